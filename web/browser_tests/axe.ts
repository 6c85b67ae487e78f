// What axe finds on a page that some people could not see, hear or reach.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
interface Axe {
  run: (options?: { readonly runOnly: readonly string[] }) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
}

/** By day and by night: everything in one of them, and what is a matter of colours in the other. */
export async function complaintsOfAxe(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: Axe }).axe;
    const { dataset } = document.documentElement;
    const chosen = dataset["theme"];
    const complaints: string[] = [];
    for (const [theme, options] of [["light", undefined], ["dark", { runOnly: ["color-contrast"] }]] as const) {
      dataset["theme"] = theme;
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish(); // colours on their way
      const { violations } = await run(options);
      complaints.push(...violations.flatMap(({ id, nodes }) => nodes.map((node) => `${theme}, ${id}: ${node.html} ${node.failureSummary}`)));
    }
    if (chosen === undefined) delete dataset["theme"];
    else dataset["theme"] = chosen;
    return complaints;
  });
}
