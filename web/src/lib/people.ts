// How a player is called.

import { say, canSay } from "./text";

/** The name of a level from 1 to 5. */
export function levelName(level: number): string {
  return canSay(`level-${level}`) ? say(`level-${level}`) : say("level-n", { level });
}

/** A player's name; the computer's is that of its level. */
export function playerName(name: string, bot: string | null | undefined, seat: number): string {
  const level = /^level(\d+)$/.exec(bot ?? "")?.[1];
  if (level) return levelName(Number(level));
  if (bot) return say("computer");
  const plain = name === "" || name === "A" || name === "B";
  return plain ? say(seat === 0 ? "new-side-a" : "new-side-b") : name;
}
