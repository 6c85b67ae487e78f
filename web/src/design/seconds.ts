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

/** As a clock shows it: minutes and seconds, and hours where there are some. */
export function clockOf(seconds: number): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, two(seconds % 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
