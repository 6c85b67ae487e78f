// What a player has chosen for this browser: the look, how much moves, sounds, and the level of bots used last.
// tokens.css and base.css know `data-theme` and `data-motion`; public/preferences.js sets them before anything is painted.
import { keep, kept } from "../keep.ts";

interface Preference<Value extends string> {
  readonly values: readonly Value[];
  value: Value;
}

/** One of a few values. The first is the usual one and is not kept. `styled`: the style sheets know it. */
function preference<Value extends string>(name: string, values: readonly [Value, ...Value[]], styled = false): Preference<Value> {
  const stored = kept(name);
  let current = $state<Value>(values.find((one) => one === stored) ?? values[0]);
  return {
    values,
    get value() {
      return current;
    },
    set value(chosen) {
      current = chosen;
      const unusual = chosen === values[0] ? null : chosen;
      keep(name, unusual);
      if (!styled) return;
      if (unusual) document.documentElement.dataset[name] = unusual;
      else delete document.documentElement.dataset[name];
    },
  };
}

export const theme = preference("theme", ["system", "light", "dark"], true);
export const motion = preference("motion", ["system", "less"], true);
export const sound = preference("sound", ["on", "off"]);
export const soundWords = preference("soundWords", ["off", "on"]);
export const botLevel = preference("botLevel", ["normal", "easy", "hard"]);
