/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vite";
import wasm from "vite-plugin-wasm";
import { chunkGroups } from "./plugins/chunks.ts";
import { displayFont } from "./plugins/display-font.ts";
import { firstPaint } from "./plugins/first-paint.ts";
import { pagesByKind } from "./plugins/pages.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Preloads the text face, so that the first paint seldom needs the fallback (design guide, section 3). */
const preloadTextFont = (): Plugin => ({
  name: "reedling:preload-text-font",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /figtree-latin-wght-normal-[\w-]+\.woff2$/.test(file))
        .map((file) => ({
          tag: "link",
          injectTo: "head",
          attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: "" },
        })),
  },
});

export default defineConfig({
  root: here("."),
  plugins: [react(), tailwindcss(), wasm(), displayFont(), preloadTextFont(), firstPaint(), pagesByKind()],
  resolve: {
    alias: [
      { find: "@", replacement: here("src") },
      { find: /^reedling-wasm$/, replacement: here("../wasm/pkg/reedling.js") },
      // The reader of notes, the whole practice planner and changes of series, packages of their own.
      { find: /^reedling-wasm-goals$/, replacement: here("../wasm/pkg-goals/reedling.js") },
      { find: /^reedling-wasm-planner$/, replacement: here("../wasm/pkg-planner/reedling.js") },
      { find: /^reedling-wasm-series$/, replacement: here("../wasm/pkg-series/reedling.js") },
    ],
  },
  build: {
    assetsInlineLimit: 0,
    // Every browser that knows the colours of the tokens knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // Chromium then compiles a large file while it still comes, and not function by function once the page waits for it.
        postBanner: ({ name }) => (/^(react|base|inside)$/.test(name) ? "//# allFunctionsCalledOnLoad" : ""),
      },
    },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8080" } },
  preview: { proxy: { "/api": "http://127.0.0.1:8080" } },
  test: {
    include: ["src/**/*.test.{ts,tsx}"],
    environment: "node",
    setupFiles: ["src/testing/setup.ts"],
    testTimeout: 20_000,
    // Vitest leaves a processor to whoever watches; of two it would use one.
    maxWorkers: "100%",
  },
});
