/** A match at this table: what the server told, one thing after the other, and what was asked. */
import { fetchGame, fetchReplay } from "../lib/api";
import { announce } from "../lib/announce";
import { addKeys, keysOf } from "../lib/matches.svelte";
import type {
  Board, Event, Happened, MatchInfo, Opened, Problem, Refused, ResultRecord, Standing, Told, Undone, View,
} from "../lib/protocol";
import { MatchSocket, newMoveId, type Status } from "../lib/socket";
import { load } from "../lib/storage";
import { sayEvent, sayMessage, useGame } from "../lib/text";
import { added, upTo, type Told as Entry } from "./log";
import { sound } from "./sound";

const CHANCE = -1;

export class TableMatch {
  status = $state<Status>("connecting");
  info = $state.raw<MatchInfo | null>(null);
  board = $state.raw<Board | null>(null);
  seats = $state.raw<number[]>([]);
  /** What is on the table, and the events that led to it: shown first. */
  view = $state.raw<View | null>(null);
  events = $state.raw<Event[]>([]);
  /** The view once all of that has been shown. */
  settled = $state.raw<View | null>(null);
  ply = $state(0);
  canUndo = $state(false);
  result = $state.raw<ResultRecord | null>(null);
  log = $state.raw<Entry[]>([]);
  problem = $state.raw<Problem | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** Something was sent and not answered yet. */
  pending = $state(false);
  rematch = $state.raw<Opened | null>(null);
  seconds = $state<number | null>(null);

  #socket: MatchSocket;
  #queue: (Happened | Undone | Standing)[] = [];
  #playing = false;
  #last = $state<number | null>(null);
  #clockAt = 0;
  #clockBase: number | null = null;
  #timer: ReturnType<typeof setInterval>;
  #stop: (() => void)[] = [];

  constructor(readonly id: string) {
    this.keys = [...new Set([...keysOf(id), ...load<string[]>(`debut-keys:${id}`, [])])];
    this.#socket = new MatchSocket(id, this.keys);
    this.#stop.push(this.#socket.status.subscribe((status) => (this.status = status)));
    this.#stop.push(this.#socket.onTold((told) => this.#hear(told)));
    this.#timer = setInterval(() => this.#tick(), 500);
  }

  readonly keys: string[];

  close(): void {
    clearInterval(this.#timer);
    for (const stop of this.#stop) stop();
    this.#socket.close();
  }

  /** One of my seats is to decide. */
  mine = $derived(this.settled !== null && this.seats.includes(this.settled.turn));
  /** The faces of the die that waits are to be told: real dice are thrown at this table. */
  telling = $derived(this.info?.dice === "typed" && this.settled?.turn === CHANCE && this.seats.length > 0);
  /** The die that waits is mine to throw. */
  throwing = $derived.by(() => {
    if (this.info?.dice !== "checked" || this.settled?.turn !== CHANCE || this.pending) return false;
    if (this.#last !== null) return this.seats.includes(this.#last);
    const seat = this.settled.dice.find((die) => die.thrown)?.seat;
    return this.ply > 0 && typeof seat === "number" && this.seats.includes(seat);
  });
  undoable = $derived(this.canUndo && (this.#last === null || this.seats.includes(this.#last)) && this.seats.length > 0);

  play(action: number): void {
    this.#send({ type: "play", move: newMoveId(), ply: this.ply, action });
  }
  throwDie = (): void => {
    if (this.throwing) this.#send({ type: "throw", move: newMoveId(), ply: this.ply });
  };
  undo(): void {
    if (this.undoable) this.#send({ type: "undo", move: newMoveId(), ply: this.ply });
  }
  why(text: string): void {
    this.refused = null;
    this.#socket.send({ type: "why", text });
  }
  again(): void {
    this.#socket.send({ type: "rematch" });
  }

  #send(asked: Parameters<MatchSocket["send"]>[0]): void {
    this.pending = true;
    this.problem = null;
    this.#socket.send(asked);
  }

  #hear(told: Told): void {
    switch (told.type) {
      case "standing":
        void this.#meet(told);
        break;
      case "happened":
      case "undone":
        this.#queue.push(told);
        this.#next();
        break;
      case "refused":
        this.refused = told;
        break;
      case "failed":
        this.pending = false;
        this.problem = told.problem;
        // The position is shown again with all that can be picked.
        if (this.view) this.view = { ...this.view };
        this.events = [];
        break;
      case "rematch":
        addKeys(told.opened.match, told.opened.keys);
        this.rematch = told.opened;
    }
  }

  async #meet(told: Standing): Promise<void> {
    const first = this.info === null;
    this.info = told.match;
    this.seats = told.seats;
    if (first) {
      const [game] = await Promise.all([fetchGame(told.match.game), useGame(told.match.game).catch(() => undefined)]);
      this.board = game?.board ?? null;
      void this.#remember(told.ply);
    }
    // Whatever is on its way is older than this, or comes after it.
    this.#queue = [told, ...this.#queue.filter((one) => one.ply > told.ply && one.type !== "standing")];
    this.#playing = false;
    this.#next();
  }

  /** What was told before we came. */
  async #remember(ply: number): Promise<void> {
    if (!ply) return;
    const replay = await fetchReplay(this.id).catch(() => null);
    if (!replay) return;
    let log: Entry[] = [];
    for (const frame of replay.frames) if (frame.ply <= ply) log = added(log, frame.ply, frame.events);
    this.log = [...this.log.filter((one) => one.ply > ply), ...log];
  }

  /** The next thing that was told, once the last one has been shown. */
  #next(): void {
    if (this.#playing || !this.board) return;
    const told = this.#queue.shift();
    if (!told) return;
    this.#playing = true;
    this.pending = false;
    this.ply = told.ply;
    this.canUndo = told.can_undo;
    if (told.type === "happened") {
      this.#last = told.turn;
      this.events = told.events;
      this.problem = null;
      this.#setClock(told.clock);
      sound(told.events);
    } else {
      this.#last = null;
      this.events = [];
      if (told.type === "standing") this.#setClock(told.clock);
      else this.log = upTo(this.log, told.ply);
    }
    this.#after = () => {
      if (told.type === "happened") {
        this.log = added(this.log, told.ply, told.events);
        const words = told.events.map((event) => sayEvent(event)).filter(Boolean);
        if (this.seats.includes(told.view.turn) || told.result) words.push(sayMessage(told.view.prompt));
        if (words.length) announce(words.join(" "));
      }
      if (told.type !== "undone") this.result = told.result;
    };
    this.view = told.view;
  }

  #after: () => void = () => {};

  /** All that led to the view has been shown. */
  rest = (): void => {
    this.settled = this.view;
    this.#after();
    this.#after = () => {};
    this.#playing = false;
    this.#next();
  };

  #setClock(clock: number | null): void {
    this.#clockBase = clock;
    this.#clockAt = performance.now();
    this.#tick();
  }

  #tick(): void {
    if (this.#clockBase === null) this.seconds = null;
    else this.seconds = this.#clockBase + (this.result ? 0 : (performance.now() - this.#clockAt) / 1000);
  }
}
