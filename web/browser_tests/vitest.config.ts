// Tests in a real browser, one file after the other: `npx vitest run --config browser_tests/vitest.config.ts solo`.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["*.test.ts", "*.screens.ts", "*.bench.ts"],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
