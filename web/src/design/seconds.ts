// Counting down by whole seconds: what is left is told at once and whenever another second is over. More often would draw the
// page many times a second, on every phone at the table, for nothing that can be read.
export function eachSecond(endsAt: number, now: () => number, tell: (left: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = (): void => {
    const left = Math.max(0, endsAt - now());
    tell(left);
    if (left > 0) timer = setTimeout(tick, (left % 1000) + 1);
  };
  tick();
  return () => clearTimeout(timer);
}
