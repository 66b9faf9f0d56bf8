// The matches this browser has opened or joined, with the keys to their seats.

import * as kept from "./kept";
import { read, write, type DiceText, type Invitation, type Mine, type SeenSeal } from "./kept";
import type { Sit } from "./protocol";
import { keep, load } from "./storage";

export { keysInHash, playerInHash, randomText, type Invitation, type Mine } from "./kept";

const state = $state({ matches: read() });

/** All matches, the last one first. */
export function myMatches(): Mine[] {
  return state.matches;
}

export function keysOf(id: string): string[] {
  return state.matches.find((one) => one.id === id)?.keys ?? [];
}

/** Stores what is new about a match, and puts it first. Other tabs may have stored theirs. */
export function noteMatch(id: string, news: Partial<Omit<Mine, "id" | "keys" | "seen">>): void {
  change(id, () => ({ ...news, seen: Date.now() }));
}

/** Stores how long the server keeps a match; that is no visit. */
export function noteLife(id: string, news: Pick<Mine, "days" | "gone">): void {
  state.matches = kept.amend(id, news);
}

/** Adds keys to the seats of a match. */
export function addKeys(id: string, keys: readonly (string | null)[]): void {
  change(id, (old) => kept.withKeys(old, keys));
}

/** Changes a match in its stored form: other tabs may have changed it too. */
export function change(id: string, news: (old: Mine) => Partial<Mine>): void {
  state.matches = kept.change(id, news);
}

/** Stores the links for the others at a match that was opened here. */
export function addGuests(id: string, guests: readonly Invitation[]): void {
  change(id, (old) => ({ guests: [...(old.guests ?? []), ...guests] }));
}

/** The links for those who have not sat down yet. */
export function guestsOf(id: string): Invitation[] {
  return state.matches.find((one) => one.id === id)?.guests ?? [];
}

/** These players have sat down: their links are dropped, as their places are theirs alone. */
export function dropGuests(id: string, seated: readonly number[]): void {
  const left = guestsOf(id).filter(({ player }) => !seated.includes(player));
  if (left.length < guestsOf(id).length) change(id, () => ({ guests: left }));
}

/** A link was opened: it is stored until its owner sits down. */
export function invite(id: string, invited: Invitation): void {
  if (!keysOf(id).includes(invited.key)) change(id, () => ({ invited }));
}

export function invitationOf(id: string): Invitation | undefined {
  return state.matches.find((one) => one.id === id)?.invited;
}

/** Whether the link opened here is one that this browser gave away. */
export function isOwnGuest(id: string): boolean {
  const invited = invitationOf(id);
  return guestsOf(id).some(({ key }) => key === invited?.key);
}

/** Sits down with the link that was opened, under a name and in a kit, or under those already known. */
export function accept(id: string, name = "", kit = ""): void {
  change(id, (old) => {
    const { invited, called, wears, guests } = old;
    if (!invited) return {};
    return {
      ...kept.withKeys(old, [invited.key]),
      invited: undefined,
      called: name ? { ...called, [invited.key]: name } : called,
      wears: kit ? { ...wears, [invited.key]: kit } : wears,
      guests: guests?.filter(({ key }) => key !== invited.key),
    };
  });
}

/** Leaves the offered place to the person it was meant for. */
export function decline(id: string): void {
  change(id, () => ({ invited: undefined }));
}

/** The first message to a match with these keys. */
export function sittingAt(id: string, keys: readonly string[]): Sit {
  return kept.sitting(state.matches.find((one) => one.id === id), keys);
}

const NAME = "debut-name";

/** The last name of the person at this browser. */
export function myName(): string {
  return String(load<unknown>(NAME, "") ?? "");
}

export function keepMyName(name: string): void {
  if (name.trim()) keep(NAME, name.trim());
}

/** The seal of a match as this browser was shown it, each part as first seen, and the texts added here. */
export function sealSeen(id: string): (SeenSeal & { made: DiceText[] }) | null {
  const { seal, diceTexts = [] } = state.matches.find((one) => one.id === id) ?? {};
  return seal ? { ...seal, made: diceTexts } : null;
}

export function forgetMatch(id: string): void {
  state.matches = write(read().filter((one) => one.id !== id));
}

/** The link that invites somebody to sit down as a player and to give their name. */
export function invitationLink(id: string, { key, player }: Invitation): string {
  return `${shareLink(id, [key])}&player=${player}`;
}

/** The link that lets somebody else play a seat; without keys it lets them watch. */
export function shareLink(id: string, keys: readonly string[]): string {
  const hash = keys.map((key) => `key=${encodeURIComponent(key)}`).join("&");
  const link = `${location.origin}/match/${encodeURIComponent(id)}`;
  return hash ? `${link}#${hash}` : link;
}
