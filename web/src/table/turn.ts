/** Says whose turn it is: each of four is called by name. */
import { isNamed, listed, playerNames, sideNames } from "../lib/people";
import type { Message, View } from "../lib/protocol";
import { say } from "../lib/text";
import type { TableMatch } from "./match.svelte";

type Known = Pick<
  TableMatch,
  "info" | "board" | "people" | "seats" | "onTurn" | "mine" | "roller" | "telling" | "awaited" | "slowPages" | "others" | "seated" | "present" | "result" | "status"
>;

/** Facts that describe in numbers where to aim: a terminal needs them, here the board and the fan show it. */
const NUMBERS = ["fact-aims"];

/** The facts of a position that stand beside the board. */
export const factsOf = ({ facts }: Pick<View, "facts">): Message[] => facts.filter(({ id }) => !NUMBERS.includes(id));

/** The name of the waiting die: a coin is tossed. */
function waiting(board: TableMatch["board"], view: View): "coin" | "die" | "dice" {
  const kinds = view.dice.filter(({ thrown }) => thrown).flatMap((die) => board?.dice.find(({ id }) => id === die.id) ?? []);
  if (kinds.length && kinds.every(({ faces }) => faces.reduce((sum, { sides }) => sum + sides, 0) === 2)) return "coin";
  return kinds.length > 1 || kinds[0]?.between ? "dice" : "die";
}

/** `inviting`: a friend's link is shown, and the friend has not come yet; `auto`: the own die rolls by itself. */
export function turnWords(match: Known, view: View, inviting: boolean, auto: boolean): string {
  const players = match.info?.players ?? [];
  if (match.result) return say("table-over");
  if (match.telling) return say(`table-tell-${waiting(match.board, view)}`);
  const names = playerNames(players);
  const who = match.onTurn;
  const name = who === null ? (sideNames(players)[view.turn] ?? "") : (names[who] ?? "");
  const own = match.people.length === 1 ? players[match.people[0]!] : undefined;
  const alone = own !== undefined && (players.length === 2 || !isNamed(own));
  if (view.turn < 0) {
    if (inviting && players.length === 2) return say("wait-prompt");
    if (match.awaited.length) return say("table-awaits", { name: listed(match.awaited.map((i) => names[i] ?? "")) });
    if (match.slowPages.length) return say("table-awaits-page", { name: listed(match.slowPages.map((i) => names[i] ?? "")), n: match.slowPages.length });
    const dice = waiting(match.board, view);
    if (who === null) return say("table-dice-roll", { dice });
    if (!match.roller) return say("table-throws", { name, dice });
    if (auto) return alone ? say("table-your-die-rolls", { dice }) : say("table-die-of-rolls", { name, dice });
    return alone ? say("table-your-throw") : say("table-throw-of", { name });
  }
  if (match.mine) return alone ? say("table-your-turn") : say("table-turn-of", { name });
  const player = who === null ? undefined : players[who];
  if (player?.bot) return say("table-thinks", { name });
  return say(match.seats.length === 1 && match.seats[0] === player?.side ? "table-waits-partner" : "table-waits", { name });
}

/** Why no die has been rolled, if somebody's page has kept the dice from being prepared. */
export function voidWords({ info, voided }: Pick<TableMatch, "info" | "voided">): string {
  if (!voided) return "";
  const names = playerNames(info?.players ?? []);
  return say("table-void", { name: listed(voided.players.map((i) => names[i] ?? "")), n: voided.players.length, attempt: voided.attempt });
}

/** The state of a question to a partner at another screen about resigning, while it is open or was just refused. */
export function partnerWords({ info, people, resigning, refuser, result }: Pick<TableMatch, "info" | "people" | "resigning" | "refuser" | "result">): string {
  const players = info?.players ?? [];
  const names = playerNames(players);
  const asker = resigning.find((i) => people.includes(i));
  if (result) return "";
  if (asker === undefined) return refuser === null || people.includes(refuser) ? "" : say("resign-refused", { name: names[refuser] ?? "" });
  const partner = players.findIndex(({ side, bot }, i) => side === players[asker]!.side && !bot && !people.includes(i));
  return say("resign-asked", { name: names[partner] ?? "" });
}

/** The player who is to play and has left the table; "" if there is none. */
export function goneName({ info, onTurn, result, others, seated, present, status }: Known): string {
  if (status !== "open" || onTurn === null || result || !others.includes(onTurn) || !seated.includes(onTurn) || present.includes(onTurn)) return "";
  return playerNames(info?.players ?? [])[onTurn] ?? "";
}
