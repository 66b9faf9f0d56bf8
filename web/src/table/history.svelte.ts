/** Looking back during a match: earlier positions, while the match itself goes on. */
import { tick } from "svelte";
import { fetchReplay } from "../lib/api";
import type { Event, Replay, View } from "../lib/protocol";
import { countEvents } from "../lib/variants";

export interface Moment {
  ply: number;
  view: View;
  /** The events that led to it. */
  events: Event[];
}

const NONE: Event[] = [];

/** The known positions, followed by the later ones. */
export function joined(known: readonly Moment[], later: readonly Moment[]): Moment[] {
  const from = later[0]?.ply ?? Infinity;
  return [...known.filter(({ ply }) => ply < from), ...later];
}

export class History {
  /** The ply on display; null: the match as it stands. */
  at = $state<number | null>(null);
  /** Where the match stood when the reader began to look back. */
  left = $state(0);
  loading = $state(false);
  /** The positions known so far, in their order. */
  moments = $state.raw<readonly Moment[]>([]);
  /** The current ply of the match. */
  live = $state(0);

  /** The reader went one step on: the way to it is shown. */
  #moved = $state(false);
  #asked: Promise<void> | null = null;
  /** The ply from which on this browser has received every position. */
  #since = Infinity;

  constructor(
    readonly id: string,
    readonly fetch: (id: string) => Promise<Replay> = fetchReplay,
  ) {}

  #moment = $derived(this.at === null ? undefined : this.moments.find(({ ply }) => ply === this.at));
  view = $derived(this.#moment?.view ?? null);
  events = $derived(this.#moved ? (this.#moment?.events ?? NONE) : NONE);
  /** The events there, with or without movement. */
  told = $derived(this.#moment?.events ?? NONE);

  /** The match has come to this position. */
  happened(ply: number, view: View, events: Event[]): void {
    this.moments = joined(this.moments, [{ ply, view, events }]);
    this.live = ply;
  }

  /** The player has come (back) to this position: what was between is not known here. */
  stands(ply: number, view: View): void {
    if (ply !== this.live || !this.moments.length) {
      this.#asked = null;
      this.#since = ply;
    }
    this.happened(ply, view, this.moments.find((one) => one.ply === ply)?.events ?? NONE);
  }

  /** Plies were taken back: a reader who looked at one of them is back at the match. */
  undone(ply: number, view: View): void {
    this.#since = Math.min(this.#since, ply);
    this.happened(ply, view, this.moments.find((one) => one.ply === ply)?.events ?? NONE);
    if (this.at !== null && this.at >= ply) this.back();
  }

  /** Shows a ply; the last one is the match itself. */
  async look(ply: number, moved = false): Promise<void> {
    if (ply >= this.live) return this.back();
    if (ply < this.#since) await this.#remember();
    if (!this.moments.some((one) => one.ply === ply) || ply >= this.live) return;
    if (this.at === null) this.left = this.live;
    this.#moved = moved;
    this.at = ply;
  }

  /** Moves so many positions on, or back. */
  async step(by: 1 | -1): Promise<void> {
    const from = this.at ?? this.live;
    if (by < 0 && from <= this.#since) await this.#remember();
    const plies = this.moments.map(({ ply }) => ply);
    const to = by < 0 ? plies.findLast((ply) => ply < from) : plies.find((ply) => ply > from);
    if (to !== undefined) await this.look(to, by > 0);
  }

  /** Something moved in time at this ply, and can be watched again. */
  moves(ply: number | null): boolean {
    const events = this.moments.find((one) => one.ply === ply)?.events ?? NONE;
    return events.some(({ points }) => (points?.length ?? 0) > 1);
  }

  /** Shows the way to a position again, from the one before it: that of the match itself, too. */
  async again(ply: number): Promise<void> {
    if (ply <= this.#since) await this.#remember();
    const before = this.moments.findLast((one) => one.ply < ply);
    if (!before || !this.moves(ply)) return;
    if (this.at === null) this.left = this.live;
    this.#moved = false;
    this.at = before.ply;
    await tick();
    this.#moved = true;
    this.at = ply;
  }

  back = (): void => {
    this.at = null;
    this.#moved = false;
  };

  /** Everything before the player came, requested once. */
  #remember(): Promise<void> {
    this.#asked ??= this.#fetch();
    return this.#asked;
  }

  async #fetch(): Promise<void> {
    this.loading = true;
    try {
      const { frames } = await this.fetch(this.id);
      countEvents(frames.map(({ events }) => events));
      // Positions received here are as the own team knows them, also those that came meanwhile.
      const own = this.moments.filter(({ ply }) => ply >= this.#since);
      const before = frames.filter(({ ply }) => ply < (own[0]?.ply ?? this.live));
      this.moments = joined(before.map(({ ply, view, events }) => ({ ply, view, events })), own);
      this.#since = 0;
    } catch {
      this.#asked = null;
    } finally {
      this.loading = false;
    }
  }
}
