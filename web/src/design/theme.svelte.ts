// Light or dark: the system's wish, or the player's own, kept by this browser.
// tokens.css has the colours; public/theme.js puts a kept choice in place before anything is painted.
import { keep, kept } from "../keep.ts";

export type Theme = "system" | "light" | "dark";
const themes: readonly Theme[] = ["system", "light", "dark"];

const stored = kept("theme");
let current = $state<Theme>(themes.find((theme) => theme === stored) ?? "system");

export const look = {
  get theme(): Theme {
    return current;
  },
  set theme(theme: Theme) {
    current = theme;
    keep("theme", theme === "system" ? null : theme);
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  },
};
