// A page for those who change the screens of the games: every phase of a game, dealt by the real referee.
// `npx vite --config dev/vite.config.ts` serves it; `npx vitest run --config dev/vite.config.ts` takes the screenshots.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { referee } from "./referee.ts";

export default defineConfig({
  root: import.meta.dirname,
  publicDir: "../public",
  cacheDir: "../node_modules/.vite-dev",
  plugins: [svelte({ compilerOptions: { runes: true } }), referee()],
  server: { port: 5180, fs: { allow: [".."] } },
  test: { include: ["screens.ts"], environment: "node", testTimeout: 600_000 },
});
