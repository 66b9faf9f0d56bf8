// The kits of both teams in a match, for every component that draws it. If nobody has a kit, nothing
// changes; if one has, both wear kits, so that they can be distinguished.

import { getContext, setContext } from "svelte";

import { load } from "../lib/storage";
import { awayKit, COLOURS, numberOn, readKit, writeKit, type Kit } from "./kit";

/** The kits of team A and team B; null: the usual colours. */
export type Worn = readonly [Kit, Kit] | null;

const KEY = Symbol("kits");
export const USUAL: readonly [Kit, Kit] = [
  { pattern: "plain", main: "red", second: "white" },
  { pattern: "plain", main: "blue", second: "white" },
];

/** `own`: the team that the reader plays alone, and the kit they have set for themselves. */
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

/** The kit that a player brings to a match: that of the team they saved last, otherwise that of every game. */
export function ownKit(game: string, kit: string): string {
  const teams = load<{ saved?: { kit?: unknown }[] } | null>(`debut-teams-${game}`, null);
  const own = readKit(teams?.saved?.[0]?.kit) ?? readKit(kit);
  return own ? writeKit(own) : "";
}

/** Sets the kits for all pieces below this component. */
export const dress = (worn: () => Worn): void => void setContext(KEY, worn);

export const wornHere = (): (() => Worn) => getContext<(() => Worn) | undefined>(KEY) ?? (() => null);

/** The colours of a team's things, and of the text on them; null: the usual ones. */
export const colourOf = (worn: Worn, seat: 0 | 1): string | null => worn && COLOURS[worn[seat].main];
export const inkOf = (worn: Worn, seat: 0 | 1): string | null => worn && COLOURS[numberOn(worn[seat]).ink];
