// "Your turn" for somebody who looks elsewhere: the page's title, a short tone, a buzz.
// Nothing happens while the page is in front: there the screen itself says it.
import { sound } from "../design/preferences.svelte.ts";

let audio: AudioContext | undefined;

export function signalTurn(): void {
  if (document.visibilityState === "visible" && document.hasFocus()) return;
  navigator.vibrate?.([60, 80, 60]);
  if (sound.value === "off") return;
  try {
    audio ??= new AudioContext();
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.frequency.setValueAtTime(523, audio.currentTime);
    tone.frequency.setValueAtTime(659, audio.currentTime + 0.12);
    loudness.gain.setValueAtTime(0.08, audio.currentTime);
    loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.4);
    tone.connect(loudness).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.4);
  } catch {
    // A browser without sound still has the title.
  }
}
