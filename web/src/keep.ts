// Small things that this browser keeps for the player: look, language, seats, notes.
// A browser that refuses to keep anything (private windows, full storage) still plays; it only forgets.

const prefix = "parlour.";

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it with null. False if the browser would not. */
export function keep(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, text);
    return true;
  } catch {
    return false;
  }
}

/** The names that are kept and begin so. */
export function keptNames(beginning: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(prefix + beginning))
      .map((name) => name.slice(prefix.length));
  } catch {
    return [];
  }
}
