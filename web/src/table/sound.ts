/** Small sounds made on the spot; none unless the person has asked for them. */
import { settings } from "../lib/settings.svelte";
import type { Event } from "../lib/protocol";

let context: AudioContext | undefined;

function click(at: number, pitch: number, length: number, loud: number): void {
  if (!context) return;
  const start = context.currentTime + at;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, start + length);
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

/** What an event sounds like. */
export function sound(events: readonly Event[]): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  for (const { kind } of events) {
    if (kind === "throw") [0, 0.09, 0.2, 0.34].forEach((at, i) => click(at, 900 - i * 120, 0.05, 0.12));
    else if (kind === "flight") click(0.5, 180, 0.14, 0.2);
    else if (kind === "goal") [0, 0.14, 0.28].forEach((at, i) => click(at, 520 + i * 130, 0.3, 0.15));
    else if (kind === "whistle") click(0, 2300, 0.5, 0.06);
  }
}
