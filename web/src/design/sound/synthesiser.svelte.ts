// A small synthesiser (Web Audio, no files): play("yes") makes the sound that scores.ts has written down.
// It is quiet, silent at one tap (preferences), and says in words what sounds to whoever wants to read it (Heard.svelte).
import { sound, soundWords } from "../preferences.svelte.ts";
import { type Part, scores, type SoundName } from "./scores.ts";

const quietness = 0.16;

let audio: { context: AudioContext; master: GainNode; hiss: AudioBuffer } | undefined;
let heard = $state.raw<{ sound: SoundName; times: number } | null>(null);
let times = 0;
let hushed = false;

export const hearing = {
  /** What sounded last, for those who read it; null after a while. */
  get now(): { sound: SoundName; times: number } | null {
    return heard;
  },
};

/** While something else in the room sounds in its place. Returns how to end that; to be called in an effect. */
export function hush(): () => void {
  hushed = true;
  return () => (hushed = false);
}

export function play(name: SoundName): void {
  if (hushed && name !== "yourTurn") return; // that one is for whoever holds the phone
  if (soundWords.value === "on") write(name);
  if (sound.value === "off") return;
  // A browser lets no page sound before its first press.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  try {
    audio ??= tuned();
    if (audio.context.state === "suspended") void audio.context.resume();
    for (const part of scores[name]) sing(part, audio);
  } catch {
    // A browser without sound still shows everything.
  }
}

function write(name: SoundName): void {
  const now = { sound: name, times: ++times };
  heard = now;
  setTimeout(() => {
    if (heard === now) heard = null;
  }, 2500);
}

function tuned(): NonNullable<typeof audio> {
  const context = new AudioContext();
  const master = context.createGain();
  master.gain.value = quietness;
  const softly = context.createDynamicsCompressor(); // two sounds at once are not twice as loud
  master.connect(softly).connect(context.destination);
  const hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  hiss.getChannelData(0).forEach((_, at, samples) => (samples[at] = 2 * Math.random() - 1));
  return { context, master, hiss };
}

function sing({ wave, from, to = from, at = 0, lasts, loud }: Part, { context, master, hiss }: NonNullable<typeof audio>): void {
  const begin = context.currentTime + at;
  const end = begin + lasts;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(loud, begin + 0.004); // nothing cracks
  loudness.gain.exponentialRampToValueAtTime(0.0008, end);
  loudness.connect(master);
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(from, begin);
    if (to !== from) pitch.exponentialRampToValueAtTime(to, end);
  };
  let source: AudioScheduledSourceNode;
  if (wave === "noise") {
    const noise = context.createBufferSource();
    noise.buffer = hiss;
    noise.loop = true;
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = 1.4;
    glide(band.frequency);
    noise.connect(band).connect(loudness);
    source = noise;
  } else {
    const tone = context.createOscillator();
    tone.type = wave;
    glide(tone.frequency);
    tone.connect(loudness);
    source = tone;
  }
  source.start(begin);
  source.stop(end + 0.02);
}
