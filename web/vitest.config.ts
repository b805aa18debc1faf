import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The pure modules are tested in Node, with the client's own runtime of Svelte; what needs a page is in tests/web.
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  test: { include: ["tests/**/*.test.{js,ts}"], setupFiles: ["tests/browser.ts"] },
});
