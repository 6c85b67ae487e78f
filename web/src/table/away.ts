// Who of those who sit has been away for how long, as this page saw it, so that nobody waits for ever without being asked.
export const patience = 30_000; // milliseconds until the table is asked what to do

/** Since when each is missed: whoever is back is forgotten, whoever is new begins now. */
export function missedSince(before: ReadonlyMap<number, number>, seated: readonly number[], present: ReadonlySet<number>, now: number): ReadonlyMap<number, number> {
  return new Map(seated.filter((person) => !present.has(person)).map((person) => [person, before.get(person) ?? now]));
}

/** Those who have been missed long enough. */
export function overdue(missed: ReadonlyMap<number, number>, now: number): number[] {
  return [...missed].flatMap(([person, since]) => (now - since >= patience ? [person] : []));
}
