// What has just happened, told to a screen once, before it draws the view that came with it.
// Events that are there when the screen opens are not told: the view knows them already.
import { untrack } from "svelte";

export function whenItHappens<PublicEvent>(events: () => readonly PublicEvent[], hear: (happened: readonly PublicEvent[]) => void): void {
  let heard = untrack(events);
  $effect.pre(() => {
    const now = events();
    if (now === heard) return;
    heard = now;
    untrack(() => hear(now));
  });
}
