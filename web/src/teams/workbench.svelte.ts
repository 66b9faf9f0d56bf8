// The team on the table: its changes, the server's checks of it, and what can be undone.

import { checkTeam, problemOf } from "../lib/api";
import { announce } from "../lib/announce";
import type { Problem, StickerTold, TeamBook, TeamCheck } from "../lib/protocol";
import type { Kit } from "../kit/kit";
import { freeName, keepTeams, loadTeams, newId, withSaved } from "./kept";
import { countOf, emptyTeam, EMPTY, frameOf, isEmpty, listOf, placed, placeFor, sumsOf, swapped, without, type Frame, type Team } from "./team";
import { tell } from "./texts";

/** The server is asked after a pause this long, in ms. */
const PAUSE = 120;

interface Undo {
  text: string;
  back: () => void;
}

export class Workbench {
  readonly frame: Frame;
  draft: Team = $state.raw()!;
  saved: Team[] = $state.raw([]);
  /** The place that the next sticker goes to. */
  pointed: number | null = $state(null);
  /** The server's check of the team as it stands; undefined while it is requested. */
  check: TeamCheck | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  undo: Undo | null = $state.raw(null);

  private asking: AbortController | undefined;
  private pause: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    readonly book: TeamBook,
  ) {
    this.frame = frameOf(book);
    const { draft, saved } = loadTeams(game, this.frame);
    this.draft = draft;
    this.saved = saved;
    this.ask();
  }

  sums = $derived.by(() => sumsOf(this.book, this.draft.places));
  count = $derived.by(() => countOf(this.draft));
  isSaved = $derived.by(() => this.saved.some((one) => one.id === this.draft.id && same(one, this.draft)));

  sticker(number: number): StickerTold | undefined {
    return this.book.stickers[number - 1];
  }

  placeOf(number: number): number {
    return this.draft.places.indexOf(number);
  }

  // Changes to the team

  private change(news: Partial<Team>, told = ""): void {
    this.draft = { ...this.draft, ...news };
    if (news.places) this.ask();
    this.keep();
    if (told) announce(told);
  }

  add(number: number): void {
    const at = placeFor(this.draft.places, this.sticker(number)!, this.book.starting, this.pointed);
    if (at === null) announce(tell("teams-full", { n: this.frame.places }));
    else this.put(number, at);
  }

  /** Puts a sticker into this place; the one there moves to the place it came from. */
  put(number: number, at: number): void {
    this.pointed = null;
    if (this.placeOf(number) === at) return;
    this.change({ places: placed(this.draft.places, number, at) }, tell("teams-added", { who: this.sticker(number)!.name, shirt: at + 1 }));
  }

  remove(at: number): void {
    const one = this.sticker(this.draft.places[at] ?? EMPTY);
    if (one) this.change({ places: without(this.draft.places, at) }, tell("teams-removed", { who: one.name }));
  }

  /** Removes a sticker of the team; adds one that is not in it. */
  toggle(number: number): void {
    const at = this.placeOf(number);
    if (at < 0) this.add(number);
    else if (this.pointed !== null && this.pointed !== at) this.point(at);
    else this.remove(at);
  }

  /** Selects a place; a second one changes places with it. */
  point(at: number): void {
    const from = this.pointed;
    this.pointed = from === null ? at : null;
    if (from === null || from === at) return;
    if (this.draft.places[from] === EMPTY && this.draft.places[at] === EMPTY) this.pointed = at;
    else this.change({ places: swapped(this.draft.places, from, at) }, tell("teams-swapped", { a: from + 1, b: at + 1 }));
  }

  rename(name: string): void {
    this.change({ name });
  }

  wear(kit: Kit): void {
    this.change({ kit });
  }

  // Other teams

  /** Puts another team on the table; the earlier one can be restored, unless it is saved. */
  lay(team: Team, told: string): void {
    const before = this.draft;
    const lost = !isEmpty(before) && !this.isSaved;
    this.pointed = null;
    this.change({ ...team }, told);
    this.undo = lost ? { text: told, back: () => this.change({ ...before }) } : null;
  }

  layReady(places: readonly number[], name: string, kit: Kit): void {
    this.lay({ id: newId(), name, places: [...places], kit }, tell("teams-laid", { team: name }));
  }

  clear(): void {
    this.lay(emptyTeam(this.frame, newId()), tell("teams-cleared"));
  }

  save(): void {
    const name = freeName(this.saved, this.draft.name.trim() || tell("teams-unnamed"), this.draft.id);
    this.draft = { ...this.draft, name };
    this.saved = withSaved(this.saved, this.draft);
    this.keep();
    announce(tell("teams-saved", { team: name }));
  }

  /** Copies the team under another name, to continue from. */
  copy(): void {
    this.draft = { ...this.draft, id: newId(), name: freeName(this.saved, this.draft.name, "") };
    this.save();
  }

  forget(team: Team): void {
    const before = this.saved;
    this.saved = before.filter((one) => one.id !== team.id);
    this.keep();
    const told = tell("teams-deleted", { team: team.name });
    announce(told);
    this.undo = {
      text: told,
      back: () => {
        this.saved = before;
        this.keep();
      },
    };
  }

  takeBack(): void {
    const { undo } = this;
    this.undo = null;
    undo?.back();
    announce(tell("teams-undone"));
  }

  private keep(): void {
    keepTeams(this.game, this);
  }

  // What the server says

  /** Asks once the person pauses; an answer to an older question is ignored. */
  ask(): void {
    clearTimeout(this.pause);
    this.asking?.abort();
    const asking = (this.asking = new AbortController());
    const list = listOf(this.draft.places);
    this.check = null;
    this.pause = setTimeout(() => {
      checkTeam(this.game, list, asking.signal).then(
        (told) => {
          if (asking.signal.aborted) return;
          this.problem = null;
          this.check = told;
        },
        (error: unknown) => {
          if (!asking.signal.aborted) this.problem = problemOf(error);
        },
      );
    }, PAUSE);
  }

  leave(): void {
    clearTimeout(this.pause);
    this.asking?.abort();
  }
}

const same = (a: Team, b: Team): boolean =>
  a.name === b.name && listOf(a.places) === listOf(b.places) && JSON.stringify(a.kit) === JSON.stringify(b.kit);
