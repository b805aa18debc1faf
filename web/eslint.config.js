// What the linter asks for beyond the types: promises that are handled, effects that are needed, lines that fit.
import js from "@eslint/js";
import prettier from "eslint-config-prettier/flat";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

export default defineConfig(
  globalIgnores(["src/wire.ts", "node_modules/"]),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // An underscore stands for a value that is not needed.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      // Maps and sets here are replaced whole ($state.raw), or they are nobody's state.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // A component's own types are unknown here, so what it passes to a callback looks like `any`. svelte-check knows
    // them.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    // Scripts for Node and the service worker are plain JavaScript, or outside tsconfig.json: they have no types.
    files: ["*.js", "*.ts", "scripts/*.mjs", "tests/*.js", "public/*.js"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: {
      globals: { ...globals.node, ...globals.serviceworker },
      parserOptions: { projectService: false },
    },
  },
);
