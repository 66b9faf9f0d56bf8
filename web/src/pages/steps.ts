// A match in the steps of a replay: a flick, which is several decisions, is one step.

import { moves } from "../board/picks";
import type { Event, Frame, Leg } from "../lib/protocol";

export interface Step {
  /** The position it leads to. */
  frame: Frame;
  /** All its events. */
  events: Event[];
}

export function stepsOf(frames: readonly Frame[]): Step[] {
  const steps: Step[] = [];
  for (const frame of frames) {
    const before = steps.at(-1);
    if (frame.joins && before) steps[steps.length - 1] = { frame, events: [...before.events, ...frame.events] };
    else steps.push({ frame, events: [...frame.events] });
  }
  return steps;
}

const MOVES = new Set(["walk", "flight"]);

/** The ways of a step, to be drawn when it has come to rest; none if nothing moved. */
export function waysOf(events: readonly Event[]): { seat: number | null; legs: Leg[] } | null {
  const moved = events.filter((event) => MOVES.has(event.kind) && moves(event));
  if (!moved.length) return null;
  const legs = moved.map(({ kind, path, touches, piece, points, exit }): Leg => ({ kind, path, touches, piece, points, exit }));
  return { seat: moved[0]!.seat ?? null, legs };
}

/** The shown part of a step when this event begins to be shown: a goal is known as it falls. */
export function seenBefore(events: readonly Event[], event: Event): Event[] {
  const at = events.indexOf(event);
  return events.slice(0, event.kind === "goal" ? at + 1 : at);
}

/** The events that a step's text describes: a formation is one sentence, however many pieces move. */
export function saidOf(events: readonly Event[]): Event[] {
  if (events[0]?.kind !== "phase" || events.filter(({ kind }) => kind === "walk").length < MANY) return [...events];
  return events.filter(({ kind }) => kind !== "walk");
}
const MANY = 3;
