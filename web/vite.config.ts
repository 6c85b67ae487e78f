// How the pages are built: hashed files into build/web, nothing inline, so that a strict CSP holds.
// web/CMakeLists.txt runs this; `npm run dev` serves the same for a person who changes pages.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { compressed } from "./tools/compressed.ts";
import { faceParts } from "./tools/faces.ts";
import { serviceWorker } from "./tools/service_worker.ts";
import { words } from "./tools/words.ts";

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true } }), faceParts(), words(), serviceWorker(), compressed()],
  base: "./", // the server writes into <base> where the house stands
  build: {
    outDir: process.env["PARLOUR_WEB_OUT"] ?? "../build/web",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],  // light-dark() as it is written
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What every page uses comes as one file: many small ones would cost a slow phone more than they save.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "base", test: /node_modules\/(svelte|esm-env|clsx)|\/src\/(design|keep|router|words\/(index|plural|games)|games\/(register|[^/]+\/(game|Emblem|Cover)|art\/art)|generated\/wire|table\/(api|visits)|engine\/load)/ }],
        },
      },
    },
  },
  worker: { format: "es" },
  // The server takes only requests of its own pages, so the browser's Host goes through as it is.
  server: { proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true }, "/pictures": { target: "http://127.0.0.1:8080" } } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
