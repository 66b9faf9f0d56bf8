/** What is being picked at a table, shared by the board, the trays and the buttons. */
import { Drag } from "./drag.svelte";
import { following, hints, keyOf, led, left, meant, same, settled, shortcuts, take, within } from "./picks";
import type { Choice, Pick, Piece } from "./types";

export class Picker {
  choices = $state.raw<readonly Choice[]>([]);
  bench = $state.raw<readonly Piece[]>([]);
  made = $state.raw<readonly Pick[]>([]);
  /** What is pointed at or has the focus. */
  over = $state.raw<Pick | null>(null);
  /** The one thing that the tab key stops at. */
  stop = $state.raw("");
  /** Set while one may point at anything to ask about it. */
  ask = $state.raw<((pick: Pick) => void) | null>(null);
  onchoose: (action: number) => void = () => {};
  readonly drag = new Drag(this);

  left = $derived(left(this.choices, this.made));
  next = $derived(following(this.choices, this.made));
  settled = $derived(settled(this.choices, this.made));
  /** Cells that settle it by one click. */
  #short = $derived(shortcuts(this.choices, this.made, this.bench));
  #next = $derived(new Set([...this.next.map(keyOf), ...[...this.#short.keys()].map((id) => keyOf({ kind: "cell", id }))]));
  #open = $derived(new Set([...within(this.choices, this.made).map(keyOf), ...this.#next]));
  #stop = $derived.by(() => {
    if (this.#open.has(this.stop)) return this.stop;
    const [first] = this.next;
    return first ? keyOf(first) : "";
  });
  /** The choices that what is pointed at leads to; those left when nothing is. */
  led = $derived.by(() => {
    const over = this.#ahead();
    if (over?.kind === "cell" && this.#short.has(over.id)) return [this.#short.get(over.id)!];
    if (over) return led(this.choices, this.made, over);
    return this.made.length ? this.left : [];
  });
  /** Where one could go on to from what is pointed at; else where a ball could go now. */
  hints = $derived.by(() => {
    const over = this.#ahead();
    if (over) return over.kind === "cell" ? [] : hints(this.choices, [...this.made, over]);
    // A footballer who reaches the ball: where it could end is seen before it is picked.
    const [reached, ...more] = this.made.length ? this.next.filter(({ kind }) => kind === "piece") : [];
    if (reached && !more.length) return hints(this.choices, [...this.made, reached]);
    return hints(this.choices, this.made).filter(({ kind }) => kind === "flight");
  });

  #ahead(): Pick | null {
    return this.over && this.#next.has(keyOf(this.over)) ? this.over : null;
  }

  set(choices: readonly Choice[], bench: readonly Piece[] = []): void {
    this.choices = choices;
    this.bench = bench;
    this.made = [];
    this.over = null;
  }

  /** It can be picked next. */
  can(kind: string, id: string): boolean {
    return this.#next.has(keyOf({ kind, id }));
  }

  /** A click on it does something. */
  takes(kind: string, id: string): boolean {
    return this.ask !== null || this.#open.has(keyOf({ kind, id }));
  }

  has(kind: string, id: string): boolean {
    return this.made.some((pick) => same(pick, { kind, id }));
  }

  /** What a click on a cell with these pieces on it means. */
  meant(cell: string, pieces: readonly Piece[]): Pick | undefined {
    const here: Pick[] = [...pieces.map(({ id }) => ({ kind: "piece", id })), { kind: "cell", id: cell }];
    return meant(here, (pick) => this.can(pick.kind, pick.id), (pick) => this.takes(pick.kind, pick.id));
  }

  pick(kind: string, id: string): void {
    if (this.ask) return this.ask({ kind, id });
    const short = kind === "cell" ? this.#short.get(id) : undefined;
    const { made, action } = short ? { made: short.picks, action: short.action } : take(this.choices, this.made, { kind, id });
    this.made = made;
    this.over = null;
    if (action !== null) this.onchoose(action);
  }

  /** Take the last pick back; false: there was none. */
  back(): boolean {
    if (!this.made.length) return false;
    this.made = this.made.slice(0, -1);
    return true;
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

  /** What makes an element pickable: to be spread on it. Without a name it is called by its text. */
  on(kind: string, id: string, name?: string): Record<string, unknown> {
    const pick = { kind, id };
    const key = keyOf(pick);
    return {
      "data-pick": key,
      role: "button",
      tabindex: this.#stop === key ? 0 : -1,
      "aria-label": name,
      "aria-pressed": this.has(kind, id),
      onclick: () => this.pick(kind, id),
      onfocus: () => {
        this.stop = key;
        this.over = pick;
      },
      onblur: () => {
        if (this.over && same(this.over, pick)) this.over = null;
      },
      ...this.hover(() => pick),
    };
  }
}
