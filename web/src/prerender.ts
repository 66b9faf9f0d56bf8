// Draws the first view of each page without a browser: at the build, for the server to send.

import { FluentBundle } from "@fluent/bundle";
import { render } from "svelte/server";

import App from "./App.svelte";
import { give } from "./lib/first";
import { loadPage } from "./lib/pages";
import { GAMES_HERE, type GameHere, type GameInfo } from "./lib/protocol";
import { follow, type Route } from "./lib/router.svelte";
import { LANGUAGES, settings, type Language } from "./lib/settings.svelte";
import { takeFirst } from "./lib/text";
import { loadWeb } from "./lib/webtexts";

export interface View {
  title: string;
  body: string;
}

const PATHS: Record<Route["name"], string> = {
  home: "/",
  new: "/new/-",
  match: "/match/-",
  rules: "/rules/-",
  learn: "/learn/-",
  teams: "/teams/-",
  replay: "/replay",
  analysis: "/replay/-/analysis",
  skill: "/skill",
  settings: "/settings",
  missing: "/-/-",
};

/** A game before its board is loaded: the empty frame has its shape. */
function blank({ id, width, height, lessons, teams, pace }: GameHere): GameInfo {
  const team = { name: "", default: "", choices: [], low: 0, high: 0, text: 1, first: null, team: true };
  const board = { game: id, width, height, cells: [], lines: [], dice: [], ground: [] };
  return { id, board, options: teams ? [team] : [], levels: [], lessons, still: { pieces: [], dice: [], board: "", swapped: false }, partners: false, ready: true, progress: 1, boards: {}, unfit: {}, pace };
}

function viewOf(path: string): View {
  globalThis.location = { pathname: path, hash: "" } as Location;
  follow();
  const { head, body } = render(App);
  // Removed because nothing is taken over from it: Svelte's marks have no use, and inline styles are
  // not allowed in a page (their values are those of the code that draws it again).
  const plain = body.replace(/<!--.*?-->/gs, "").replace(/ style="[^"]*"/g, "");
  return { title: /<title>.*<\/title>/s.exec(head)?.[0] ?? "", body: plain };
}

/** Every page in every language, and the ids of the texts that the games gave for them. */
export async function prerender(
  textOf: (game: string, lang: Language) => string,
): Promise<{ views: Record<Language, Record<string, View>>; said: string[] }> {
  const said = new Set<string>();
  const { getMessage } = FluentBundle.prototype;
  FluentBundle.prototype.getMessage = function (id) {
    const found = getMessage.call(this, id);
    if (found) said.add(id);
    return found;
  };
  await loadPage("home");
  const views = {} as Record<Language, Record<string, View>>;
  for (const lang of LANGUAGES) {
    settings.language = lang;
    await loadWeb(lang);
    const texts = GAMES_HERE.map(({ id }) => [`${id}/${lang}`, textOf(id, lang)] as const);
    give({ games: GAMES_HERE.map(blank), texts: Object.fromEntries(texts) });
    takeFirst();
    views[lang] = Object.fromEntries(
      Object.entries(PATHS).map(([name, path]) => [name, viewOf(path)]),
    );
  }
  return { views, said: [...said] };
}
