// Opens a match with a person's choices, and sits down at it.

import { dressed } from "../kit/dressing";
import { openMatch } from "./api";
import { addGuests, addKeys, keepMyName, noteMatch } from "./matches.svelte";
import { loadPage } from "./pages";
import { botOf, noted } from "./people";
import type { GameInfo } from "./protocol";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { keep } from "./storage";
import { linked, ownPlace, wishOf, type Wishes } from "./wishes";

/** The key under which a person's choices for a game are stored. */
export const wishesKey = (game: string): string => `debut-wishes-${game}`;

export async function startMatch(info: GameInfo, wishes: Wishes): Promise<void> {
  // The table's code loads while the server opens the match.
  void loadPage("match").catch(() => undefined);
  keep(wishesKey(info.id), wishes);
  keepMyName(wishes.you);
  const chance = Math.random();
  const own = { place: ownPlace(wishes, chance), kit: settings.kit };
  const wish = await dressed(wishOf(info, wishes, chance), info, own);
  const { match, keys } = await openMatch(wish);
  // Every place is for this screen, except those of friends: their links are stored for them.
  const friends = linked(wishes, chance);
  addKeys(match, keys.filter((_, player) => !friends.includes(player)));
  if (friends.length) addGuests(match, friends.map((player) => ({ key: keys[player]!, player })));
  noteMatch(match, {
    game: info.id,
    ...noted(wish.seats.map(({ side, name = "", level }) => ({ side, name, bot: level ? botOf(level) : null }))),
  });
  go(`/match/${match}`);
}
