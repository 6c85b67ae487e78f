// To whom a shared device goes next.

/** The first, going round from whoever had it last, whom the table waits for; null: nobody here. */
export function nextOf<Hand extends { seat: number | null }>(hands: readonly Hand[], waitedFor: readonly number[], last: Hand | undefined): Hand | null {
  const begin = last ? hands.indexOf(last) + 1 : 0;
  const round = [...hands.slice(begin), ...hands.slice(0, begin)];
  return round.find(({ seat }) => seat !== null && waitedFor.includes(seat)) ?? null;
}
