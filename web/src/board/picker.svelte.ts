/** The picks being made at a table, shared by the board, the trays and the buttons. */
import { Drag } from "./drag.svelte";
import { choicesOf, commonOdds, entries, exits, FLIGHT, flights, following, grow, hints, isMeasure, keyOf, meant, onlyDie, PLACE, reach, same, settled, shortcuts, spots, take, within, type Tree } from "./picks";
import { BATCH, Previews } from "./previews.svelte";
import type { Point } from "./shape";
import type { Choice, End, Group, Pick, Piece, Preview } from "./types";

/** The kind of a choice that declines to act. */
const DECLINE = "decline";
/** …and of one that an aim continues from. */
const AIM = "aim";
/** Keys of targets on the table. */
const LIES = /^(piece|cell|die):/;
/** More ways than this at once would hide the board. */
const FEW = 3;
/** If there are more spots than this, they are pressed on the board alone. */
const BUTTONS = 5;
/** …and this is the most thin lines. */
const AIMS = 24;

export class Picker {
  tree = $state.raw<Tree>(grow([]));
  bench = $state.raw<readonly Piece[]>([]);
  made = $state.raw<readonly Pick[]>([]);
  /** The hovered or focused target. */
  over = $state.raw<Pick | null>(null);
  /** The target that a finger has tapped once: shown first, played when it is tapped again. */
  held = $state.raw<Pick | null>(null);
  /** The pointer is a finger, which cannot hover: what has not been shown yet is shown before it is played. */
  touch = false;
  /** The cells are too small for a finger to be sure which one it hits. */
  tiny = false;
  /** The player wants every way of the ball as a thin line, before pointing at one of them. */
  aiming = $state(false);
  /** The die that need not be picked because there is no other. */
  die = $state.raw("");
  /** The only target that the tab key stops at. */
  stop = $state.raw("");
  /** Set while a click on any target asks about it. */
  ask = $state.raw<((pick: Pick) => void) | null>(null);
  /** The known previews of actions. */
  previews = $state.raw(new Previews());
  onchoose: (action: number) => void = () => {};
  /** A click on something that cannot be picked, after the picks made: its place in the window. */
  onrefuse: ((picks: readonly Pick[], x: number, y: number) => void) | null = null;
  readonly drag = new Drag(this);

  next = $derived(following(this.tree, this.made));
  settled = $derived(settled(this.tree, this.made));
  /** The ways to send the ball off the field. */
  exits = $derived(exits(this.tree, this.made));
  /** Buttons that mean a place of the board; if cells have nothing else, those of all of them. */
  spots = $derived(spots(this.tree, this.made));

  /** There are too many spots for a button each. */
  manySpots = $derived(this.spots.length > BUTTONS);

  /** Takes the spot of this cell nearest to a point of the board as the server describes it; false: it has none. */
  tapSpot(cell: string, [x, y]: Point, reach: number): boolean {
    if (!this.manySpots) return false;
    const near = this.spots
      .map(({ cell, id, at: [u, v] }) => ({ cell, id, far: Math.hypot(u / 100 - x, v / 100 - y) }))
      .filter((spot) => (spot.cell ? spot.cell === cell : spot.far < reach))
      .sort((one, other) => one.far - other.far)[0];
    if (!near) return false;
    if (near.cell) this.pick("cell", near.cell, true);
    this.pick("button", near.id, true);
    return true;
  }
  /** Pieces that may go to the one with the ball. */
  entries = $derived(entries(this.tree, this.made));
  /** Cells that complete an action by one click, while nothing is picked. */
  #shortcuts = $derived(shortcuts(this.tree, this.bench));
  short = $derived(this.made.length ? new Map<string, Choice>() : this.#shortcuts);
  #next = $derived(new Set([...this.next.map(keyOf), ...[...this.short.keys()].map((id) => `cell:${id}`)]));
  #open = $derived(new Set([...within(this.tree, this.made), ...this.#next]));
  #stop = $derived.by(() => {
    // A target on the table is still there once it has been picked; a button is not.
    if (this.#next.has(this.stop) || (this.#open.has(this.stop) && LIES.test(this.stop))) return this.stop;
    const [first] = this.next;
    return first ? keyOf(first) : "";
  });
  /** The choices that the hovered target leads to; without one, those left. Empty if there are too many. */
  led = $derived.by((): readonly Choice[] => {
    const over = this.#ahead();
    const short = over?.kind === "cell" ? this.short.get(over.id) : undefined;
    if (short) return [short];
    const tree = over || this.made.length ? reach(this.tree, over ? [...this.made, over] : this.made) : undefined;
    return tree && tree.count <= BATCH ? choicesOf(tree) : [];
  });
  /** Their known previews. */
  told = $derived(this.led.map(({ action }) => this.previews.get(action)).filter((one) => one !== undefined));
  /** The previews whose ways can be shown at once. */
  few = $derived<readonly Preview[]>(this.led.length <= FEW ? this.told : []);
  /** Shown while a target is hovered: the odds lie on top of the instruction, and of the way back. */
  odds = $derived(this.#ahead() ? commonOdds(this.led, this.told) : undefined);
  /** Where the ball could land by the throw that follows: that of the simplest of these choices. */
  ends = $derived<readonly End[]>(this.#ahead() && this.led.length <= FEW ? (this.told[0]?.ends ?? []) : []);
  /** Where the ball could be sent by the picked or hovered target. */
  #aims = $derived.by((): readonly Choice[] => {
    if (!this.aiming) return [];
    const over = this.#ahead();
    const ahead = over && (over.kind === "die" || over.kind === "piece") ? reach(this.tree, [...this.made, over]) : undefined;
    if (ahead?.nexts.size) return flights(ahead, AIMS);
    return this.made.length || this.die ? flights(reach(this.tree, this.made), AIMS) : [];
  });
  /** Those ways, with the fate of the ball. */
  aims = $derived(this.#aims.flatMap(({ action, fate }) => {
    const preview = this.previews.get(action);
    return preview ? [{ fate, preview }] : [];
  }));
  /** The player may click on the table: a click on what cannot be picked says why not. */
  live = $derived(this.next.length > 0 && this.next.every(({ kind }) => kind !== "face"));
  /** The odds of the hovered target are being requested. */
  waiting = $derived(this.told.length < this.led.length);
  /** Possible next targets after the hovered one; otherwise where a ball could go now. */
  hints = $derived.by(() => {
    const over = this.#ahead();
    if (over) return over.kind === "cell" ? [] : hints(this.tree, [...this.made, over]);
    // A footballer who reaches the ball: its possible ends are shown before the ball is picked.
    const [reached, ...more] = this.made.length ? this.next.filter(({ kind }) => kind === "piece") : [];
    if (reached && !more.length) return hints(this.tree, [...this.made, reached]);
    return hints(this.tree, this.made).filter(({ kind }) => kind === FLIGHT);
  });

  /** Requests previews of the hovered target, and of those that may be hovered next. */
  inquire(): void {
    // A face entered for real dice has no preview.
    if (this.next.some(({ kind }) => kind === "face")) return;
    const at = reach(this.tree, this.made);
    const aims = this.#aims.map(({ action }) => action);
    this.previews.want(this.led.length ? this.led.map(({ action }) => action) : aims, [...aims, ...this.#beside(at)]);
  }

  /** The actions around the hovered target: those that follow it first. */
  #beside(at: Tree | undefined): number[] {
    // At the start, only where one request is enough for all of them.
    if (!at || (!this.made.length && !this.led.length && at.count > BATCH)) return [];
    const keys = [...at.nexts.keys()];
    const from = this.over ? Math.max(0, keys.indexOf(keyOf(this.over))) : 0;
    const found: number[] = [];
    for (let i = 0; i < keys.length && found.length < 2 * BATCH; i++) {
      const tree = at.nexts.get(keys[(from + i) % keys.length]!)!;
      if (tree.count <= FEW || !this.made.length) found.push(...choicesOf(tree, BATCH).map(({ action }) => action));
    }
    return found;
  }

  #ahead(): Pick | null {
    const at = this.over ?? this.held;
    return at && this.#next.has(keyOf(at)) ? at : null;
  }

  /** Buttons that place a whole team, where another choice is possible. */
  plans = $derived.by((): readonly Pick[] => {
    const plans = this.next.filter((pick) => pick.kind === "button" && this.places(pick));
    return plans.length < this.next.length ? plans : [];
  });

  /** The hovered target, if it can be picked next. */
  ahead = $derived(this.#ahead());

  set(groups: readonly Group[], bench: readonly Piece[] = []): void {
    this.tree = grow(groups);
    this.die = onlyDie(groups);
    this.bench = bench;
    this.made = [];
    this.over = null;
    this.held = null;
  }

  /** A ball is to be struck, or may be: aims can be taken. `only`: no other choice is possible. */
  strikes = $derived(this.next.filter((pick) => isMeasure(pick) || this.deed(pick) === AIM));
  onlyStrikes = $derived(this.strikes.length > 0 && this.strikes.length === this.next.length && !this.made.length);

  /** Whether it can be picked next. */
  can(kind: string, id: string): boolean {
    return this.#next.has(keyOf({ kind, id }));
  }

  /** The fate of the ball by everything that follows this pick. */
  fate(kind: string, id: string): string {
    return reach(this.tree, [...this.made, { kind, id }])?.fate ?? "";
  }

  /** The probability of that fate. */
  share(kind: string, id: string): number {
    return reach(this.tree, [...this.made, { kind, id }])?.share ?? 1;
  }

  /** Whether a click on it does something. */
  takes(kind: string, id: string): boolean {
    return this.ask !== null || this.#open.has(keyOf({ kind, id }));
  }

  /** Whether picking it continues the picks, or replaces one. */
  begins(kind: string, id: string): boolean {
    return this.can(kind, id) || (!this.ask && this.takes(kind, id) && !this.has(kind, id));
  }

  /** What picking it does. */
  deed(pick: Pick): string {
    return reach(this.tree, [...this.made, pick])?.deed ?? "";
  }

  /** Whether picking it declines to act. */
  declines(pick: Pick): boolean {
    return this.deed(pick) === DECLINE;
  }

  /** Whether picking it places pieces. */
  places(pick: Pick): boolean {
    return this.deed(pick) === PLACE;
  }

  has(kind: string, id: string): boolean {
    return (kind === "die" && id === this.die) || this.made.some((pick) => same(pick, { kind, id }));
  }

  /** The target meant by a click on a cell with these pieces on it. */
  meant(cell: string, pieces: readonly Piece[]): Pick | undefined {
    const here: Pick[] = [...pieces.map(({ id }) => ({ kind: "piece", id })), { kind: "cell", id: cell }];
    return meant(here, (pick) => this.can(pick.kind, pick.id), (pick) => this.takes(pick.kind, pick.id));
  }

  /** A click on a piece may mean its cell; one on a cell, a piece on it. */
  press(cell: string, pieces: readonly Piece[]): void {
    const pick = this.meant(cell, pieces);
    if (pick) this.pick(pick.kind, pick.id);
  }

  /**
   * A finger does not play what has not been shown: a die to be thrown, a ball's flight, a whole team's
   * places, and any cell it hits among many that are smaller than itself.
   */
  #unseen(pick: Pick): boolean {
    if (!this.touch || !this.can(pick.kind, pick.id)) return false;
    if (this.held && same(this.held, pick)) return false;
    const at = reach(this.tree, [...this.made, pick]);
    // A die for a piece only selects, or says what a piece that was shown will do with it.
    if (pick.kind === "die") return at?.deed !== "walk" && ![...(at?.nexts.values() ?? [])].some((next) => next.pick?.kind === "piece");
    if (pick.kind === "button") return this.places(pick);
    return (this.tiny && pick.kind === "cell") || (at?.choices.some(({ deed }) => deed === FLIGHT) ?? false);
  }

  /** Whether picking it completes an action. */
  plays(kind: string, id: string): boolean {
    return take(this.tree, this.made, { kind, id }).action !== null;
  }

  /** Picks a target, or shows it first where a finger has not seen it. `sure`: it has been shown. */
  pick(kind: string, id: string, sure = false): void {
    if (this.ask) return this.ask({ kind, id });
    if (!sure && this.#unseen({ kind, id })) {
      this.held = { kind, id };
      return;
    }
    this.held = null;
    const short = kind === "cell" ? this.short.get(id) : undefined;
    const { made, action } = short ? { made: short.picks, action: short.action } : take(this.tree, this.made, { kind, id });
    this.made = made;
    this.over = null;
    if (action !== null) this.onchoose(action);
  }

  /** Takes the last pick back; false: there was none. */
  back(): boolean {
    if (this.held) {
      this.held = null;
      return true;
    }
    if (!this.made.length) return false;
    this.made = this.made.slice(0, -1);
    return true;
  }

  /** Reports a click on a target that cannot be picked. */
  refuse(picks: readonly Pick[], x: number, y: number): void {
    if (this.live && !this.ask) this.onrefuse?.([...this.made, ...picks.slice(0, 1)], x, y);
  }

  /** The handlers that follow a pointer over a target. */
  hover(of: () => Pick | undefined): Record<string, unknown> {
    return {
      onpointerenter: () => (this.over = of() ?? null),
      onpointerleave: () => {
        const pick = of();
        if (this.over && pick && same(this.over, pick)) this.over = null;
      },
    };
  }

  /** Notes the focus, so that the tab key comes back to it. */
  focus(pick: Pick): void {
    this.stop = keyOf(pick);
    this.over = pick;
  }

  blur(pick: Pick): void {
    if (this.over && same(this.over, pick)) this.over = null;
  }

  /** The name and state of a pickable element. Without a name it is called by its text. */
  named(kind: string, id: string, name?: string): Record<string, unknown> {
    const pick = { kind, id };
    const key = keyOf(pick);
    return {
      "data-pick": key,
      role: "button",
      tabindex: this.#stop === key ? 0 : -1,
      "aria-label": name,
      "aria-pressed": this.has(kind, id),
      "data-fate": (this.can(kind, id) && this.fate(kind, id)) || undefined,
      "data-held": this.held && same(this.held, pick) ? "" : undefined,
    };
  }

  /** The attributes that make an element pickable, to be spread on it. */
  on(kind: string, id: string, name?: string): Record<string, unknown> {
    const pick = { kind, id };
    return {
      ...this.named(kind, id, name),
      onclick: () => this.pick(kind, id),
      onfocus: () => this.focus(pick),
      onblur: () => this.blur(pick),
      ...this.hover(() => pick),
    };
  }
}
