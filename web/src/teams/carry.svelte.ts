// Drags stickers: from the collection to a place, from place to place, and out again. A mouse drags
// as soon as it moves; a finger, which may mean to scroll, once it has rested on a sticker.

import type { Workbench } from "./workbench.svelte";

const MOVED = 6; // pixels
const RESTS = 280; // ms

export class Carry {
  /** The dragged sticker, its place (-1: from the collection), and its position, in pixels. */
  held = $state.raw<{ number: number; from: number; x: number; y: number } | null>(null);
  /** The place it would be put in. */
  over = $state<number | null>(null);

  constructor(
    private readonly bench: () => Workbench | undefined,
    private readonly begun: () => void,
  ) {}

  /** To be attached to the part of the page with stickers and places. */
  readonly attach = (root: HTMLElement): (() => void) => {
    root.addEventListener("pointerdown", this.#press);
    return () => root.removeEventListener("pointerdown", this.#press);
  };

  #press = (event: PointerEvent): void => {
    const from = placeUnder(event.target);
    const number = Number((event.target as Element).closest<HTMLElement>("[data-sticker]")?.dataset.sticker ?? this.bench()?.draft.places[from ?? -1] ?? 0);
    if (!number || !event.isPrimary || event.button || this.held) return;
    const finger = event.pointerType !== "mouse";
    const { clientX: x, clientY: y } = event;
    const begin = (): void => {
      this.held = { number, from: this.bench()!.placeOf(number), x, y };
      this.begun();
    };
    const rest = finger ? setTimeout(begin, RESTS) : undefined;

    const move = (now: PointerEvent): void => {
      const far = Math.hypot(now.clientX - x, now.clientY - y) > MOVED;
      if (!this.held && far && finger) end();
      else if (!this.held && far) begin();
      if (!this.held) return;
      this.held = { ...this.held, x: now.clientX, y: now.clientY };
      this.over = placeUnder(document.elementFromPoint(now.clientX, now.clientY));
    };
    const up = ({ clientX, clientY }: PointerEvent): void => {
      const { held, over } = this;
      const beside = document.elementFromPoint(clientX, clientY)?.closest(".squad");
      end();
      if (!held) return;
      // The click that follows the drag does not count for the sticker's old place.
      addEventListener("click", stop, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", stop, true));
      if (over !== null) this.bench()?.put(held.number, over);
      else if (held.from >= 0 && !beside) this.bench()?.remove(held.from);
    };
    const key = (pressed: KeyboardEvent): void => {
      if (pressed.key === "Escape") end();
    };
    /** During a drag the page does not scroll, and shows no menu. */
    const hold = (other: Event): void => {
      if (this.held) other.preventDefault();
    };
    const heard = new AbortController();
    const end = (): void => {
      clearTimeout(rest);
      heard.abort();
      this.held = this.over = null;
    };
    const options = { signal: heard.signal, passive: false };
    addEventListener("pointermove", move, options);
    addEventListener("pointerup", up, options);
    addEventListener("pointercancel", end, options);
    addEventListener("keydown", key, options);
    addEventListener("touchmove", hold, options);
    addEventListener("contextmenu", hold, options);
  };
}

function placeUnder(target: EventTarget | null): number | null {
  const place = (target as Element | null)?.closest<HTMLElement>("[data-place]");
  return place ? Number(place.dataset.place) : null;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
