// Short explanations in a first real game, each once: what is new at this moment, in the place of the smaller sentence. This
// browser remembers what has been read; whoever walked through the guided first round has read everything.
import { untrack } from "svelte";

import type { GameName } from "../../engine/engine.ts";
import { keep, kept } from "../../keep.ts";

const toRead = 2500; // milliseconds; what went by more quickly comes again
const everything = "everything";
const placeOf = (game: GameName): string => `learnt.${game}`;

export const learnEverything = (game: GameName): void => void keep(placeOf(game), everything);

/** `now` names the moment. What is said of it, until it is over and was read. */
export function tipsOf<Tip extends string>(game: GameName, now: () => Tip | null): { readonly tip: Tip | null } {
  let learnt = $state.raw((kept(placeOf(game)) ?? "").split(","));
  const tip = $derived.by(() => {
    const moment = now();
    return moment === null || learnt.includes(everything) || learnt.includes(moment) ? null : moment;
  });
  $effect(() => {
    const shown = tip;
    if (shown === null) return;
    const since = performance.now();
    return () => {
      if (performance.now() - since < toRead) return;
      learnt = [...untrack(() => learnt).filter(Boolean), shown];
      keep(placeOf(game), learnt.join(","));
    };
  });
  return {
    get tip() {
      return tip;
    },
  };
}
