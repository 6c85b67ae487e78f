// How much a page jumps by itself: layout shifts that follow no key, click or touch of its own player, as the browser
// measures them. What others do must not move what one is about to press.
import type { Page } from "playwright-core";

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}
declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[];
  }
}

/** To be called before the page is loaded. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    const nameOf = (node: Node | null): string => (node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput)
          window.shifts.push({
            value: entry.value,
            moved: entry.sources.map(({ node, previousRect: from, currentRect: to }) => `${nameOf(node)} ${from.x},${from.y} -> ${to.x},${to.y}`),
          });
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What has jumped since this was asked last, when the page has drawn what it knows. */
export async function shiftsOf(page: Page): Promise<{ sum: number; moved: string[] }> {
  const shifts = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; ++frame) await new Promise(requestAnimationFrame);
    return window.shifts.splice(0);
  });
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved: shifts.flatMap(({ moved }) => moved) };
}
