// Which page the address names, and moving between pages without loading them again.
// "" is the door, "t/CODE" a table, "t/CODE/tv" the same on a TV, "first/GAME" a guided first round, "pass/GAME" a game on one device
// without a server, "film/CODE/NUMBER" a game that is over and "film" one from a file, "machine" Turing Machine alone, "machine/CODE"
// one problem of it, "machine/ladder", "machine/practice" and "machine/box" what their names say, "daily" and "daily/DAY" the problems of a day,
// "print" and "print/..." what is for paper,
// "memories" what this browser remembers of its player: all relative to <base>, because a proxy may show the house under a path of its own.

export type Page =
  | { is: "Door" }
  | { is: "Table"; code: string }
  | { is: "Tv"; code: string }
  | { is: "Machine"; problem: string | null }
  | { is: "Daily"; day: string | null }
  | { is: "Film"; code: string | null; game: number }
  | { is: "FirstRound"; game: string }
  | { is: "Print"; what: string | null; which: string | null }
  | { is: "Pass"; game: string }
  | { is: "Memories" }
  | { is: "Nowhere" };

export function pageOf(path: string): Page {
  const [first, second, third, ...more] = path.split("/").filter(Boolean).map(decode);
  if (first === "t" && second && third === "tv" && more.length === 0) return { is: "Tv", code: second.toLowerCase() };
  if (first === "print" && more.length === 0) return { is: "Print", what: second ?? null, which: third ?? null };
  if (first === "film" && second && /^[1-9]\d{0,5}$/.test(third ?? "") && more.length === 0) return { is: "Film", code: second.toLowerCase(), game: Number(third) };
  if (third !== undefined) return { is: "Nowhere" };
  if (first === undefined) return { is: "Door" };
  if (first === "t" && second) return { is: "Table", code: second.toLowerCase() };
  if (first === "first" && second) return { is: "FirstRound", game: second };
  if (first === "pass" && second) return { is: "Pass", game: second };
  if (first === "film" && second === undefined) return { is: "Film", code: null, game: 0 };
  if (first === "memories" && second === undefined) return { is: "Memories" };
  if (first === "daily") return { is: "Daily", day: second ?? null };
  if (first === "machine") return { is: "Machine", problem: second ?? null };
  return { is: "Nowhere" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The path of an address within the house; null if it is outside. */
function pathInside(url: URL | Location): string | null {
  const { origin, pathname: house } = new URL(document.baseURI);
  return url.origin === origin && url.pathname.startsWith(house) ? url.pathname.slice(house.length) : null;
}

let path = $state(typeof document === "undefined" ? "" : (pathInside(location) ?? ""));

export const route = {
  get page(): Page {
    return pageOf(path);
  },
};

/** Goes to a page of ours; `replace` leaves no trace in the browser's history. */
export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", new URL(to, document.baseURI));
  path = pathInside(location) ?? "";
  scrollTo(0, 0);
}

/** Makes every link to a page of ours stay in this window. Returns how to stop. */
export function followLinks(): () => void {
  const onPop = (): void => {
    path = pathInside(location) ?? "";
  };
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element).closest?.("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
    if (!link || !plain || link.target || link.hasAttribute("download")) return;
    const inside = pathInside(new URL(link.href));
    if (inside === null || pageOf(inside).is === "Nowhere") return;
    event.preventDefault();
    go(link.href);
  };
  addEventListener("popstate", onPop);
  addEventListener("click", onClick);
  return () => {
    removeEventListener("popstate", onPop);
    removeEventListener("click", onClick);
  };
}
