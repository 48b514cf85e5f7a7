// Sounds, made here: short tones and noises, no files. Muted, nothing is missed.

import { prefs } from "./prefs.svelte";

type Note = { at: number; from: number; to: number; lasts: number; loud: number; noise?: boolean };

const NOTES: Record<string, Note[]> = {
  turn: [
    { at: 0, from: 523, to: 523, lasts: 0.14, loud: 0.2 },
    { at: 0.13, from: 784, to: 784, lasts: 0.24, loud: 0.2 },
  ],
  react: [
    { at: 0, from: 660, to: 660, lasts: 0.12, loud: 0.25 },
    { at: 0.14, from: 660, to: 660, lasts: 0.12, loud: 0.25 },
    { at: 0.28, from: 880, to: 880, lasts: 0.22, loud: 0.25 },
  ],
  pluck: [{ at: 0, from: 620, to: 480, lasts: 0.09, loud: 0.18 }],
  plop: [{ at: 0, from: 300, to: 520, lasts: 0.1, loud: 0.16 }],
  card: [{ at: 0, from: 2400, to: 800, lasts: 0.07, loud: 0.1, noise: true }],
  tick: [{ at: 0, from: 1200, to: 1200, lasts: 0.03, loud: 0.12 }],
  thud: [{ at: 0, from: 160, to: 60, lasts: 0.16, loud: 0.25 }],
  growl: [{ at: 0, from: 90, to: 240, lasts: 0.4, loud: 0.2, noise: true }],
  bite: [
    { at: 0, from: 700, to: 200, lasts: 0.06, loud: 0.22, noise: true },
    { at: 0.08, from: 500, to: 120, lasts: 0.09, loud: 0.22, noise: true },
  ],
  dash: [{ at: 0, from: 500, to: 2200, lasts: 0.18, loud: 0.1, noise: true }],
  low: [{ at: 0, from: 196, to: 147, lasts: 0.5, loud: 0.2 }],
  sour: [{ at: 0, from: 311, to: 277, lasts: 0.35, loud: 0.16 }],
  dice: [
    { at: 0, from: 1800, to: 900, lasts: 0.04, loud: 0.14, noise: true },
    { at: 0.09, from: 1600, to: 800, lasts: 0.04, loud: 0.12, noise: true },
    { at: 0.2, from: 1500, to: 700, lasts: 0.05, loud: 0.1, noise: true },
  ],
  coin: [{ at: 0, from: 990, to: 1320, lasts: 0.12, loud: 0.14 }],
  flag: [{ at: 0, from: 440, to: 660, lasts: 0.2, loud: 0.12 }],
  event: [{ at: 0, from: 110, to: 70, lasts: 0.7, loud: 0.25, noise: true }],
  dull: [{ at: 0, from: 140, to: 120, lasts: 0.08, loud: 0.18 }],
  fanfare: [
    { at: 0, from: 523, to: 523, lasts: 0.16, loud: 0.2 },
    { at: 0.16, from: 659, to: 659, lasts: 0.16, loud: 0.2 },
    { at: 0.32, from: 784, to: 784, lasts: 0.4, loud: 0.22 },
  ],
};

export type Sound = keyof typeof NOTES;

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;

/** After the longest sound: one that is silent would keep the processor awake for nothing. */
const REST_AFTER = 2_000;

function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const data = hiss.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return hiss;
}

function sound(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const end = start + note.lasts;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(note.loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(audio.destination);
  if (note.noise) {
    const source = audio.createBufferSource();
    source.buffer = noise(audio);
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.setValueAtTime(note.from, start);
    filter.frequency.exponentialRampToValueAtTime(note.to, end);
    source.connect(filter).connect(gain);
    source.start(start);
    source.stop(end);
  } else {
    const tone = audio.createOscillator();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(note.from, start);
    tone.frequency.exponentialRampToValueAtTime(note.to, end);
    tone.connect(gain);
    tone.start(start);
    tone.stop(end);
  }
}

/** Play a sound, if sounds are wanted and the browser allows them yet. */
export function play(name: Sound): void {
  if (!prefs.sound || typeof AudioContext === "undefined") return;
  if (!navigator.userActivation?.hasBeenActive) return;
  const audio = (context ??= new AudioContext());
  clearTimeout(rest);
  rest = setTimeout(() => void audio.suspend(), REST_AFTER);
  void audio.resume();
  for (const note of NOTES[name] ?? []) sound(audio, note);
}
