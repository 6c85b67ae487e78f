// What a key of the keyboard means to the machine, on any layout: digits 1 to 5 by their place, letters by what is printed or, on
// keyboards of other scripts, by their place too.

/** Whether the key is somebody else's: of the browser, of a field that is typed into, of a dialog above. */
export function isTaken(event: KeyboardEvent, where: "on the page" | "in a dialog" = "on the page"): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  if (where === "on the page" && document.querySelector("dialog[open]")) return true;
  return (event.target as Element).closest?.("textarea, select, input:not([type=radio])") != null;
}

export function digitOf({ code }: KeyboardEvent): number | null {
  const found = /^(?:Digit|Numpad)([1-5])$/.exec(code);
  return found ? Number(found[1]) : null;
}

export function letterOf({ key, code }: KeyboardEvent): string | null {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return /^\p{Letter}$/u.test(key) ? (/^Key([A-Z])$/.exec(code)?.[1] ?? null) : null;
}

/** Enter, where it does not press what has the focus. */
export const isEnter = ({ key, target }: KeyboardEvent): boolean => key === "Enter" && !(target as Element).closest?.("button, a, summary");
