// Tests in a real browser, several files at a time: `npx vitest run --config browser_tests/vitest.config.ts test`, or one: `solo`.
// Each file opens a house of its own, or none; a process has one chromium for all its files.
import { basename } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// Long ones first, and those that wait for the rules' own seconds beside those that keep the processor busy.
const order = ["room", "bots_not_human", "whole_games", "not_human", "tables", "turing", "layout_not_human", "console", "solo", "layout", "access", "coming_back"];

class LongOnesFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = order.indexOf(basename(moduleId, ".test.ts"));
      return found < 0 ? order.length : found;
    };
    return Promise.resolve([...files].sort((one, other) => place(one) - place(other)));
  }
}

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["*.test.ts", "*.screens.ts", "*.film.ts", "*.bench.ts"],
    setupFiles: ["setup.ts"],
    maxWorkers: 3,
    isolate: false,
    sequence: { sequencer: LongOnesFirst },
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
