// What was revealed makes room by itself after a while where nobody presses a key for it: on a TV, and on phones before one,
// which keep in step with it; and for whoever only watches.
import type { Part } from "../contract.ts";

const longEnough = 9000; // to be read twice, from a sofa

/** `revealed`: it lies open, and nothing moves any more. */
export function goOnAlone(part: () => Part, revealed: () => boolean, goOn: () => void): void {
  $effect(() => {
    if (part() === "all" || part() === "film" || !revealed()) return;
    const timer = setTimeout(goOn, longEnough);
    return () => clearTimeout(timer);
  });
}
