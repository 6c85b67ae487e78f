// Two ways of playing for those who see nothing or hold no mouse: things are found by what they are and how they are called, and
// pressed; or reached with the Tab key and the arrows alone.
import type { Locator, Page } from "playwright-core";

export interface Hands {
  press(what: Locator): Promise<void>;
  write(what: Locator, text: string): Promise<void>;
  choose(radio: Locator): Promise<void>;
}

export const byNames = (_page: Page): Hands => ({
  press: (what) => what.click(),
  write: (what, text) => what.fill(text),
  choose: (radio) => radio.press("Space"), // an unseen radio of a dialog that still opens is missed by a click
});

const mostTabs = 60;

export function byKeyboard(page: Page): Hands {
  const hasFocus = (what: Locator): Promise<boolean> => what.evaluate((one) => one === document.activeElement);
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  const reach = async (what: Locator): Promise<void> => {
    await what.waitFor();
    for (let tabs = 0; tabs < mostTabs; ++tabs) {
      if (await hasFocus(what)) return;
      await press("Tab");
    }
    throw new Error(`${what} is not reached with ${mostTabs} tabs`);
  };
  return {
    press: async (what) => {
      await reach(what);
      await press("Enter");
    },
    write: async (what, text) => {
      await reach(what);
      await page.keyboard.type(text);
    },
    // A group of radios is one stop of the Tab key; the arrows go round in it.
    choose: async (radio) => {
      await radio.waitFor();
      const group = await radio.getAttribute("name");
      const inGroup = (): Promise<boolean> => page.evaluate((name) => document.activeElement?.getAttribute("name") === name, group);
      for (let tabs = 0; tabs < mostTabs && !(await inGroup()); ++tabs) await press("Tab");
      if (!(await radio.isChecked())) await press("Space"); // the first one may have the focus without being chosen
      for (let steps = 0; steps < 12 && !(await radio.isChecked()); ++steps) await press("ArrowRight");
      if (!(await radio.isChecked())) throw new Error(`${radio} cannot be chosen with the arrows`);
    },
  };
}
