// What both teams of a match wear, told to all that is drawn of it. Where nobody has a kit, nothing
// changes; where one has, both are dressed, so that they are told apart.

import { getContext, setContext } from "svelte";

import { load } from "../lib/storage";
import { awayKit, COLOURS, numberOn, readKit, writeKit, type Kit } from "./kit";

/** Of team A and team B; none: as always. */
export type Worn = readonly [Kit, Kit] | null;

const KEY = Symbol("kits");
export const USUAL: readonly [Kit, Kit] = [
  { pattern: "plain", main: "red", second: "white" },
  { pattern: "plain", main: "blue", second: "white" },
];

/** `own`: the team that the reader alone plays, and the kit he has set for himself. */
export function wornBy(players: readonly { side: number; kit?: string }[], own?: { seats: readonly number[]; kit: string }): Worn {
  const kits = [0, 1].map((side) => {
    const told = players.filter((one) => one.side === side).map((one) => readKit(one.kit));
    const mine = own?.seats.length === 1 && own.seats[0] === side ? readKit(own.kit) : null;
    return told.find((kit) => kit !== null) ?? mine;
  });
  if (!kits[0] && !kits[1]) return null;
  const home = kits[0] ?? USUAL[0];
  return [home, awayKit(home, kits[1] ?? USUAL[1])];
}

/** What one brings along to a match: the kit of the team that he saved last, else that of every game. */
export function ownKit(game: string, kit: string): string {
  const teams = load<{ saved?: { kit?: unknown }[] } | null>(`debut-teams-${game}`, null);
  const own = readKit(teams?.saved?.[0]?.kit) ?? readKit(kit);
  return own ? writeKit(own) : "";
}

/** From here on down, pieces wear this. */
export const dress = (worn: () => Worn): void => void setContext(KEY, worn);

export const wornHere = (): (() => Worn) => getContext<(() => Worn) | undefined>(KEY) ?? (() => null);

/** The colours of a team's things, and of what is written on them; none: as always. */
export const colourOf = (worn: Worn, seat: 0 | 1): string | null => worn && COLOURS[worn[seat].main];
export const inkOf = (worn: Worn, seat: 0 | 1): string | null => worn && COLOURS[numberOn(worn[seat]).ink];
