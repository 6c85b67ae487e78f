// "Your turn" for somebody who looks elsewhere: the page's title, two bells, a buzz.
// Nothing happens while the page is in front: there the screen itself says it.
import { play } from "../design/sound/synthesiser.svelte.ts";

export function signalTurn(): void {
  if (document.visibilityState === "visible" && document.hasFocus()) return;
  navigator.vibrate?.([60, 80, 60]);
  play("yourTurn");
}
