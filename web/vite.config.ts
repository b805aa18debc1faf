import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fontPackages, fonts } from "./fonts.ts";
import { licenses } from "./licenses.ts";

// The client is built into the Python package, which serves it. In development the API is the server on port 8080.
export default defineConfig({
  plugins: [fonts(), svelte(), licenses(fontPackages())],
  build: {
    outDir: "../src/tianming/server/client",
    emptyOutDir: true,
    target: "es2022",
    // Fonts stay files: a page is usable before they have come.
    assetsInlineLimit: (path) => (path.endsWith(".woff2") ? false : undefined),
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } }, fs: { allow: [".."] } },
});
