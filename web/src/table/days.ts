// Tables that are played over days: from an hour on a limit for thinking is for that (S-L4). The door says whose turn it is, and so do the
// page's title and the badge of the installed page.
import type { protocol } from "../generated/wire.ts";
import { overDaysFrom } from "../generated/wire.ts";
import { keep, kept } from "../keep.ts";
import { type Visit, visits } from "./visits.ts";

export const isOverDays = ({ thinkingSeconds }: protocol.Setup): boolean => thinkingSeconds >= overDaysFrom;

/** Whether a table waits for anybody who sits there with this browser. */
const isMyTurn = ({ people }: protocol.WaitsFor, { person, others }: Visit): boolean =>
  [person, ...(others ?? []).map((hand) => hand.person)].some((one) => one !== null && people.includes(one));

/** "14:05" today, else with the day. */
export function whenSince(since: number, now: number, language: string): string {
  const isToday = new Date(since).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(language, isToday ? { hour: "2-digit", minute: "2-digit" } : { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }).format(since);
}

/** Since when each of those tables waits for this browser, as far as it has heard; those that do not are left out. */
export function waitingOf(visits: readonly Visit[]): ReadonlyMap<string, number> {
  return new Map(
    visits.flatMap(({ code }) => {
      const since = Number.parseInt(kept(`waits.${code}`) ?? "", 10);
      return since > 0 ? [[code, since] as const] : [];
    }),
  );
}

/** What was heard of a table, whether at the door or at the table itself: the badge goes by it at once. */
export function noteTurn(visit: Visit, waits: protocol.WaitsFor): void {
  keep(`waits.${visit.code}`, isMyTurn(waits, visit) && waits.since !== null ? String(waits.since) : null);
  showBadge();
}

/** So many tables wait for this browser: on the badge of the installed page, where there is one. */
export function showBadge(): void {
  const tables = waitingOf(visits(Date.now())).size;
  const badged = navigator as Navigator & { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };
  const shown = tables > 0 ? badged.setAppBadge?.(tables) : badged.clearAppBadge?.();
  shown?.catch(() => undefined); // a page that is not installed has none
}
