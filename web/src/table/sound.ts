/** Small synthesised sounds; none unless the person has turned them on. One for each event that is shown. */
import { pace, settings } from "../lib/settings.svelte";
import type { Event } from "../lib/protocol";

let context: AudioContext | undefined;

/** Fades from a volume to silence, through the given nodes. */
function faded(audio: AudioContext, source: AudioScheduledSourceNode, at: number, length: number, loud: number, rise = 0.004): AudioNode {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  source.start(start);
  source.stop(start + length);
  return gain;
}

function tone(audio: AudioContext, at: number, from: number, to: number, length: number, loud: number): void {
  const source = audio.createOscillator();
  source.type = "triangle";
  source.frequency.setValueAtTime(from, audio.currentTime + at);
  source.frequency.exponentialRampToValueAtTime(to, audio.currentTime + at + length);
  source.connect(faded(audio, source, at, length, loud));
}

/** A pea whistle: two pitches that beat against each other. */
function whistle(audio: AudioContext, at: number, length: number): void {
  for (const pitch of [2300, 2342]) tone(audio, at, pitch, pitch * 0.99, length, 0.045);
}

/** Hands, leather, a crowd: noise around a pitch. */
function noise(audio: AudioContext, at: number, pitch: number, length: number, loud: number, rise?: number): void {
  const source = audio.createBufferSource();
  source.buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = source.buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  source.connect(band).connect(faded(audio, source, at, length, loud, rise));
}

type Sound = (audio: AudioContext) => void;
const SOUNDS: Record<string, Sound> = {
  // It lasts while the die rolls, with a knock at the end.
  throw: (audio) => {
    const roll = pace(0.8);
    for (const share of [0, 0.16, 0.33, 0.52, 0.74]) tone(audio, roll * share, 900 - 420 * share, 420, 0.05, 0.1);
    tone(audio, roll, 260, 130, 0.09, 0.2);
  },
  flight: (audio) => tone(audio, 0, 180, 90, 0.14, 0.22),
  "touch-pawn": (audio) => tone(audio, 0, 420, 210, 0.07, 0.18),
  // Metal: two dissonant pitches.
  "touch-post": (audio) => [1180, 1830].forEach((pitch) => tone(audio, 0, pitch, pitch * 0.97, 0.45, 0.1)),
  "touch-bar": (audio) => [980, 1530].forEach((pitch) => tone(audio, 0, pitch, pitch * 0.97, 0.5, 0.1)),
  goal: (audio) => {
    noise(audio, 0, 700, 1.8, 0.5, 0.25);
    [523, 659, 784].forEach((pitch, i) => tone(audio, 0.08 + i * 0.13, pitch, pitch, 0.4, 0.12));
  },
  foul: (audio) => [0, 0.16].forEach((at) => whistle(audio, at, 0.12)),
  card: (audio) => whistle(audio, 0, 0.6),
  penalty: (audio) => whistle(audio, 0, 0.8),
  save: (audio) => {
    noise(audio, 0, 320, 0.16, 0.9);
    tone(audio, 0, 150, 80, 0.1, 0.2);
  },
  whistle: (audio) => [0, 0.28].forEach((at, i) => whistle(audio, at, 0.2 + i * 0.4)),
};

/** Plays the sound of an event that begins to be shown. */
export function sound({ kind, face }: Event): void {
  const make = SOUNDS[`${kind}-${face}`] ?? SOUNDS[kind];
  if (!make || !settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  make(context);
}
