// Tests in a real browser, three files at a time: `npx vitest run --config browser_tests/vitest.config.ts test`, or one: `solo`.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["*.test.ts", "*.screens.ts", "*.bench.ts"],
    setupFiles: ["setup.ts"],
    maxWorkers: 3,
    isolate: false, // a process has one chromium for all its files
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
