// What it takes to bring sixty photographs of 12 megapixels to a table: processor time of the browser and of the server, seconds by the
// clock, and the most memory that each had. `script/bench web`; docs/performance.md has the figures.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, test } from "vitest";

import { words as en } from "../src/pictures/words/en.ts";
import { visit } from "./browser.ts";
import { House } from "./house.ts";
import { jpeg } from "./photographs.ts";
import { createTable } from "./tables.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

interface Process {
  name: string;
  seconds: number;
  peak: number; // megabytes
}

/** What this process has started, with all that came of it. */
function started(): Process[] {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const parents = new Map<string, string>();
  const found = new Map<string, Process>();
  for (const id of all)
    try {
      const stat = readFileSync(`/proc/${id}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      parents.set(id, fields[1]!);
      const peak = Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? 0) / 1024;
      found.set(id, { name: stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")")), seconds: (Number(fields[11]) + Number(fields[12])) / 100, peak });
    } catch {
      continue; // it has just ended
    }
  const isOurs = (id: string | undefined): boolean => id !== undefined && (id === String(process.pid) || isOurs(parents.get(id)));
  return [...found].filter(([id]) => id !== String(process.pid) && isOurs(id)).map(([, one]) => one);
}
const total = (name: RegExp): number => started().filter((one) => name.test(one.name)).reduce((sum, { seconds }) => sum + seconds, 0);
const peak = (name: RegExp): number => Math.max(...started().filter((one) => name.test(one.name)).map((one) => one.peak));

test("sixty photographs of 12 megapixels", { timeout: 600_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "photographs-"));
  const ann = await visit(house.url);
  await createTable(ann, "turing", "Ann");
  const names = Array.from({ length: 60 }, (_, i) => join(folder, `${i}.jpg`));
  let bytes = 0;
  for (let kind = 0; kind < 6; ++kind) {
    const photograph = await jpeg(ann.page, 4000, 3000, kind, true);
    bytes += 10 * photograph.length;
    for (let i = kind; i < 60; i += 6) writeFileSync(names[i]!, photograph);
  }
  await ann.page.locator("summary", { hasText: en.title }).click();
  const before = { browser: total(/chrom|headless/), server: total(/parlour/), at: performance.now() };
  await ann.page.locator("input[type=file]").setInputFiles(names);
  await ann.page.getByText(en.here(60)).waitFor({ timeout: 500_000 });
  const took = (performance.now() - before.at) / 1000;
  console.log(
    `60 photographs, ${(bytes / 60 / 2 ** 20).toFixed(1)} MB each: browser ${(total(/chrom|headless/) - before.browser).toFixed(1)} s, server ${(total(/parlour/) - before.server).toFixed(1)} s, ` +
      `by the clock ${took.toFixed(1)} s; most memory of a process: browser ${peak(/chrom|headless/).toFixed(0)} MB, server ${peak(/parlour/).toFixed(0)} MB`,
  );
  rmSync(folder, { recursive: true });
});
