/** What is being picked at a table, shared by the board, the trays and the buttons. */
import { following, keyOf, led, left, same, settled, take, within } from "./picks";
import type { Choice, Pick } from "./types";

export class Picker {
  choices = $state.raw<readonly Choice[]>([]);
  made = $state.raw<readonly Pick[]>([]);
  /** What is pointed at or has the focus. */
  over = $state.raw<Pick | null>(null);
  /** The one thing that the tab key stops at. */
  stop = $state.raw("");
  /** Set while one may point at anything to ask about it. */
  ask = $state.raw<((pick: Pick) => void) | null>(null);
  onchoose: (action: number) => void = () => {};

  left = $derived(left(this.choices, this.made));
  next = $derived(following(this.choices, this.made));
  settled = $derived(settled(this.choices, this.made));
  #open = $derived(new Set(within(this.choices, this.made).map(keyOf)));
  #next = $derived(new Set(this.next.map(keyOf)));
  #stop = $derived.by(() => {
    if (this.#open.has(this.stop)) return this.stop;
    const [first] = this.next;
    return first ? keyOf(first) : "";
  });
  /** The choices that what is pointed at leads to; those left when nothing is. */
  led = $derived.by(() => {
    const over = this.over;
    if (over && this.#next.has(keyOf(over))) return led(this.choices, this.made, over);
    return this.made.length ? this.left : [];
  });

  set(choices: readonly Choice[]): void {
    this.choices = choices;
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

  pick(kind: string, id: string): void {
    if (this.ask) return this.ask({ kind, id });
    const { made, action } = take(this.choices, this.made, { kind, id });
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

  /** What makes an element pickable: to be spread on it. Without a name it is called by its text. */
  on(kind: string, id: string, name?: string): Record<string, unknown> {
    const pick = { kind, id };
    const key = keyOf(pick);
    const point = () => (this.over = pick);
    const leave = () => {
      if (this.over && same(this.over, pick)) this.over = null;
    };
    return {
      "data-pick": key,
      role: "button",
      tabindex: this.#stop === key ? 0 : -1,
      "aria-label": name,
      "aria-pressed": this.has(kind, id),
      onclick: () => this.pick(kind, id),
      onfocus: () => {
        this.stop = key;
        point();
      },
      onblur: leave,
      onpointerenter: point,
      onpointerleave: leave,
    };
  }
}
