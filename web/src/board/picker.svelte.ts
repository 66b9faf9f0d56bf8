/** What is being picked at a table, shared by the board, the trays and the buttons. */
import { Drag } from "./drag.svelte";
import { choicesOf, commonOdds, entries, exits, FLIGHT, flights, following, grow, hints, isMeasure, keyOf, meant, onlyDie, PLACE, reach, same, settled, shortcuts, spots, take, within, type Tree } from "./picks";
import { BATCH, Previews } from "./previews.svelte";
import type { Point } from "./shape";
import type { Choice, End, Group, Pick, Piece, Preview } from "./types";

/** What a choice does that does nothing. */
const DECLINE = "decline";
/** …and that an aim goes on from. */
const AIM = "aim";
/** Keys of what can be pointed at on the table. */
const LIES = /^(piece|cell|die):/;
/** More ways than these at once would hide the board. */
const FEW = 3;
/** More spots than these are pressed on the board alone. */
const BUTTONS = 5;
/** …and more thin lines than these. */
const AIMS = 24;

export class Picker {
  tree = $state.raw<Tree>(grow([]));
  bench = $state.raw<readonly Piece[]>([]);
  made = $state.raw<readonly Pick[]>([]);
  /** What is pointed at or has the focus. */
  over = $state.raw<Pick | null>(null);
  /** What a finger has pointed at: shown first, done when it is tapped again. */
  held = $state.raw<Pick | null>(null);
  /** A finger points: it cannot hover, so what is not seen yet is shown before it is done. */
  touch = false;
  /** The cells are too small for a finger to be sure which of them it hits. */
  tiny = false;
  /** Every way of the ball is wanted as a thin line, before one of them is pointed at. */
  aiming = $state(false);
  /** The die that need not be picked: there is no other. */
  die = $state.raw("");
  /** The one thing that the tab key stops at. */
  stop = $state.raw("");
  /** Set while one may point at anything to ask about it. */
  ask = $state.raw<((pick: Pick) => void) | null>(null);
  /** What is known of what actions would do. */
  previews = $state.raw(new Previews());
  onchoose: (action: number) => void = () => {};
  /** Something was pointed at that cannot be picked, after those that were: where in the window. */
  onrefuse: ((picks: readonly Pick[], x: number, y: number) => void) | null = null;
  readonly drag = new Drag(this);

  next = $derived(following(this.tree, this.made));
  settled = $derived(settled(this.tree, this.made));
  /** Where the ball can be sent off the field. */
  exits = $derived(exits(this.tree, this.made));
  /** Buttons that mean a place of the board; where cells have nothing else, those of all of them. */
  spots = $derived(spots(this.tree, this.made));

  /** Too many for a button each. */
  manySpots = $derived(this.spots.length > BUTTONS);

  /** Takes the spot of this cell nearest to a point of the board, as it is told; false: it has none. */
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
  /** Who may go to whoever has the ball. */
  entries = $derived(entries(this.tree, this.made));
  /** Cells that settle it by one click, while nothing is picked. */
  #shortcuts = $derived(shortcuts(this.tree, this.bench));
  short = $derived(this.made.length ? new Map<string, Choice>() : this.#shortcuts);
  #next = $derived(new Set([...this.next.map(keyOf), ...[...this.short.keys()].map((id) => `cell:${id}`)]));
  #open = $derived(new Set([...within(this.tree, this.made), ...this.#next]));
  #stop = $derived.by(() => {
    // What lies on the table is still there once it has been picked; a button is not.
    if (this.#next.has(this.stop) || (this.#open.has(this.stop) && LIES.test(this.stop))) return this.stop;
    const [first] = this.next;
    return first ? keyOf(first) : "";
  });
  /** The choices that what is pointed at leads to; those left when nothing is. None: too many. */
  led = $derived.by((): readonly Choice[] => {
    const over = this.#ahead();
    const short = over?.kind === "cell" ? this.short.get(over.id) : undefined;
    if (short) return [short];
    const tree = over || this.made.length ? reach(this.tree, over ? [...this.made, over] : this.made) : undefined;
    return tree && tree.count <= BATCH ? choicesOf(tree) : [];
  });
  /** What is known of them. */
  told = $derived(this.led.map(({ action }) => this.previews.get(action)).filter((one) => one !== undefined));
  /** The actions whose ways can be shown at once. */
  few = $derived<readonly Preview[]>(this.led.length <= FEW ? this.told : []);
  /** For as long as something is pointed at: they lie on top of what to do, and of the way back. */
  odds = $derived(this.#ahead() ? commonOdds(this.led, this.told) : undefined);
  /** Where the ball could land by the throw that follows: that of the plainest of these choices. */
  ends = $derived<readonly End[]>(this.#ahead() && this.led.length <= FEW ? (this.told[0]?.ends ?? []) : []);
  /** Where the ball could be sent by what is picked or pointed at. */
  #aims = $derived.by((): readonly Choice[] => {
    if (!this.aiming) return [];
    const over = this.#ahead();
    const ahead = over && (over.kind === "die" || over.kind === "piece") ? reach(this.tree, [...this.made, over]) : undefined;
    if (ahead?.nexts.size) return flights(ahead, AIMS);
    return this.made.length || this.die ? flights(reach(this.tree, this.made), AIMS) : [];
  });
  /** Those ways, with what becomes of the ball. */
  aims = $derived(this.#aims.flatMap(({ action, fate }) => {
    const preview = this.previews.get(action);
    return preview ? [{ fate, preview }] : [];
  }));
  /** Somebody may point at the table: what cannot be picked is told why not. */
  live = $derived(this.next.length > 0 && this.next.every(({ kind }) => kind !== "face"));
  /** Something is pointed at whose odds are on their way. */
  waiting = $derived(this.told.length < this.led.length);
  /** Where one could go on to from what is pointed at; else where a ball could go now. */
  hints = $derived.by(() => {
    const over = this.#ahead();
    if (over) return over.kind === "cell" ? [] : hints(this.tree, [...this.made, over]);
    // A footballer who reaches the ball: where it could end is seen before it is picked.
    const [reached, ...more] = this.made.length ? this.next.filter(({ kind }) => kind === "piece") : [];
    if (reached && !more.length) return hints(this.tree, [...this.made, reached]);
    return hints(this.tree, this.made).filter(({ kind }) => kind === FLIGHT);
  });

  /** Asks for what is pointed at, and for what may be pointed at next. */
  inquire(): void {
    // What came up on real dice leads nowhere that could be shown.
    if (this.next.some(({ kind }) => kind === "face")) return;
    const at = reach(this.tree, this.made);
    const aims = this.#aims.map(({ action }) => action);
    this.previews.want(this.led.length ? this.led.map(({ action }) => action) : aims, [...aims, ...this.#beside(at)]);
  }

  /** The actions around what is pointed at: those that come after it first. */
  #beside(at: Tree | undefined): number[] {
    // From the start only where a breath is enough for all of them.
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

  /** Buttons that put a whole team, where one may also do otherwise. */
  plans = $derived.by((): readonly Pick[] => {
    const plans = this.next.filter((pick) => pick.kind === "button" && this.places(pick));
    return plans.length < this.next.length ? plans : [];
  });

  /** What is pointed at, of what can be picked next. */
  ahead = $derived(this.#ahead());

  set(groups: readonly Group[], bench: readonly Piece[] = []): void {
    this.tree = grow(groups);
    this.die = onlyDie(groups);
    this.bench = bench;
    this.made = [];
    this.over = null;
    this.held = null;
  }

  /** A ball is to be struck, or may be: aims can be taken. `only`: nothing else can be done. */
  strikes = $derived(this.next.filter((pick) => isMeasure(pick) || this.deed(pick) === AIM));
  onlyStrikes = $derived(this.strikes.length > 0 && this.strikes.length === this.next.length && !this.made.length);

  /** It can be picked next. */
  can(kind: string, id: string): boolean {
    return this.#next.has(keyOf({ kind, id }));
  }

  /** What becomes of the ball by whatever follows this pick. */
  fate(kind: string, id: string): string {
    return reach(this.tree, [...this.made, { kind, id }])?.fate ?? "";
  }

  /** How likely that is. */
  share(kind: string, id: string): number {
    return reach(this.tree, [...this.made, { kind, id }])?.share ?? 1;
  }

  /** A click on it does something. */
  takes(kind: string, id: string): boolean {
    return this.ask !== null || this.#open.has(keyOf({ kind, id }));
  }

  /** To take it up goes on from here, or changes one's mind. */
  begins(kind: string, id: string): boolean {
    return this.can(kind, id) || (!this.ask && this.takes(kind, id) && !this.has(kind, id));
  }

  /** What becomes by picking it. */
  deed(pick: Pick): string {
    return reach(this.tree, [...this.made, pick])?.deed ?? "";
  }

  /** To pick it is to let it be. */
  declines(pick: Pick): boolean {
    return this.deed(pick) === DECLINE;
  }

  /** To pick it puts pieces where they shall be. */
  places(pick: Pick): boolean {
    return this.deed(pick) === PLACE;
  }

  has(kind: string, id: string): boolean {
    return (kind === "die" && id === this.die) || this.made.some((pick) => same(pick, { kind, id }));
  }

  /** What a click on a cell with these pieces on it means. */
  meant(cell: string, pieces: readonly Piece[]): Pick | undefined {
    const here: Pick[] = [...pieces.map(({ id }) => ({ kind: "piece", id })), { kind: "cell", id: cell }];
    return meant(here, (pick) => this.can(pick.kind, pick.id), (pick) => this.takes(pick.kind, pick.id));
  }

  /** A click on a piece may mean its cell; one on a cell, what lies there. */
  press(cell: string, pieces: readonly Piece[]): void {
    const pick = this.meant(cell, pieces);
    if (pick) this.pick(pick.kind, pick.id);
  }

  /**
   * A finger does not play what it has not been shown: a die to be thrown, a ball's flight, a whole team's
   * places, and whatever cell it hits among many that are smaller than itself.
   */
  #unseen(pick: Pick): boolean {
    if (!this.touch || !this.can(pick.kind, pick.id)) return false;
    if (this.held && same(this.held, pick)) return false;
    const at = reach(this.tree, [...this.made, pick]);
    // A die for a piece is only taken up, or tells what a piece that was seen shall do it with.
    if (pick.kind === "die") return at?.deed !== "walk" && ![...(at?.nexts.values() ?? [])].some((next) => next.pick?.kind === "piece");
    if (pick.kind === "button") return this.places(pick);
    return (this.tiny && pick.kind === "cell") || (at?.choices.some(({ deed }) => deed === FLIGHT) ?? false);
  }

  /** To pick it settles it. */
  plays(kind: string, id: string): boolean {
    return take(this.tree, this.made, { kind, id }).action !== null;
  }

  /** Point at something: it is picked, or shown first where a finger has not seen it. `sure`: it was seen. */
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

  /** Take the last pick back; false: there was none. */
  back(): boolean {
    if (this.held) {
      this.held = null;
      return true;
    }
    if (!this.made.length) return false;
    this.made = this.made.slice(0, -1);
    return true;
  }

  /** What was pointed at cannot be picked. */
  refuse(picks: readonly Pick[], x: number, y: number): void {
    if (this.live && !this.ask) this.onrefuse?.([...this.made, ...picks.slice(0, 1)], x, y);
  }

  /** What follows a pointer over something. */
  hover(of: () => Pick | undefined): Record<string, unknown> {
    return {
      onpointerenter: () => (this.over = of() ?? null),
      onpointerleave: () => {
        const pick = of();
        if (this.over && pick && same(this.over, pick)) this.over = null;
      },
    };
  }

  /** It has the focus, and the tab key comes back to it. */
  focus(pick: Pick): void {
    this.stop = keyOf(pick);
    this.over = pick;
  }

  blur(pick: Pick): void {
    if (this.over && same(this.over, pick)) this.over = null;
  }

  /** What a pickable element is called and how it stands. Without a name it is called by its text. */
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

  /** What makes an element pickable: to be spread on it. */
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
