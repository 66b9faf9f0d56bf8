// The WebSocket of a match: it notices a dead connection, connects again by itself, and sends a move without
// an answer again under the same id, so that it is played once and never lost.

import { writable, type Readable, type Writable } from "svelte/store";

import { matchExists } from "./api";
import { takeEarly } from "./early";
import { socketUrl } from "./kept";
import { GONE_CODES } from "./life";
import { noteLife, noteMatch, sittingAt } from "./matches.svelte";
import { answersTo, prepareTexts } from "./opening";
import { noted, ownSides } from "./people";
import { Pulse } from "./pulse";
import type { Asked, Play, Resign, Seal, Standing, Throw, Told, Undo } from "./protocol";

/** connecting: for the first time; lost: trying again; missing: no such match; closed: by us. */
export type Status = "connecting" | "open" | "lost" | "missing" | "closed";

type Move = Play | Throw | Undo | Resign;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** How long a connection may take until the match is there: the first one, another one, and while the game is compiled. */
const JOINING = 10_000;
const REJOINING = 5_000;
const COMPILING = 60_000;
/** After this time an answer for the dice that the server could not store is sent again. */
const AGAIN = 3_000;
/** How long the connection may stay silent once the page wakes or the network has changed. */
const WAKING = 2_500;
/** Events after which a connection may be dead without notice. */
const STIRS = ["online", "offline", "pageshow", "focus"] as const;

/** An id for a move that no other has. (randomUUID is not there without https.) */
export function newMoveId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** How long to wait before the n-th attempt to connect again, with a random part so that not all come at once. */
export function backOff(attempt: number, chance: number = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}

export class MatchSocket {
  readonly status: Readable<Status>;

  #status: Writable<Status> = writable("connecting");
  #listeners = new Set<(told: Told) => void>();
  #socket: WebSocket | undefined;
  #pending: Move | undefined;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The match has arrived, over this or an earlier connection. */
  #opened = false;
  /** …over this one. */
  #standing = false;
  #closed = false;
  /** The players at this browser, as sent last, and the state of the dice's opening. */
  #sits: Pick<Standing, "match" | "people" | "result"> | undefined;
  #seal: Seal | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  /** The server has said that it does not have the match, or no longer. */
  #gone = false;
  readonly #pulse = new Pulse(
    () => this.send({ type: "ping" }),
    () => this.#drop(),
  );

  constructor(
    readonly match: string,
    readonly keys: readonly string[],
    private readonly make: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    this.status = this.#status;
    for (const stir of STIRS) globalThis.addEventListener?.(stir, this.#look);
    globalThis.document?.addEventListener("visibilitychange", this.#look);
    this.#connect();
  }

  /** Calls back with every message of the server; returns a function that stops. */
  onTold(callback: (told: Told) => void): () => void {
    this.#listeners.add(callback);
    return () => this.#listeners.delete(callback);
  }

  /** The move that has been sent and not been answered. */
  get pending(): Move | undefined {
    return this.#pending;
  }

  send(asked: Asked): void {
    if ("move" in asked) this.#pending = asked;
    if (this.#socket?.readyState !== 1) return;
    this.#socket.send(JSON.stringify(asked));
    if ("move" in asked) this.#pulse.expect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#again);
    this.#pulse.stop();
    for (const stir of STIRS) globalThis.removeEventListener?.(stir, this.#look);
    globalThis.document?.removeEventListener("visibilitychange", this.#look);
    this.#socket?.close();
    this.#listeners.clear();
    this.#status.set("closed");
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const early = takeEarly(this.match, this.keys);
    const socket = early?.socket ?? this.make(socketUrl(this.match, location.href));
    // Messages of an earlier connection are ignored.
    const before = this.#socket;
    this.#socket = socket;
    before?.close();
    this.#pulse.stop();
    this.#pulse.expect(this.#opened ? REJOINING : JOINING);
    // The server sends nothing before the page sits down, to play or to watch; an early socket has done so.
    if (!early) {
      prepareTexts(this.match, this.keys);
      socket.onopen = () => {
        if (socket !== this.#socket) return;
        this.send(sittingAt(this.match, this.keys));
      };
    }
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(message.data)) as Told);
    };
    socket.onclose = () => {
      if (socket === this.#socket) void this.#lost();
    };
    // Messages that arrived before the code was there.
    if (early) {
      queueMicrotask(() => {
        for (const data of early.heard) this.#hear(JSON.parse(data) as Told);
        if (socket.readyState === WebSocket.CLOSED) void this.#lost();
      });
    }
  }

  #hear(told: Told): void {
    if (told.type === "compiling") {
      this.#pulse.stop();
      this.#pulse.expect(COMPILING);
    }
    if (told.type === "standing") {
      // The answer to sitting down, on every connection.
      this.#opened = true;
      this.#standing = true;
      this.#attempt = 0;
      this.#status.set("open");
      // If the match stands elsewhere, it has had the move, or has no more use for it; a resignation is
      // meant whatever has been played since.
      const meant = this.#pending?.type === "resign" ? told.result === null : this.#pending?.ply === told.ply;
      if (this.#pending && meant) this.send(this.#pending);
      else this.#pending = undefined;
    }
    if (told.type === "standing") this.#sits = told;
    if (told.type === "standing" || told.type === "seated" || told.type === "sealed") {
      this.#seal = told.seal;
      this.#answerSeal();
    }
    if (told.type === "happened" || told.type === "undone" || told.type === "resigned") this.#answered(told.move);
    if (told.type === "resigning") this.#answered(told.move);
    if (told.type === "failed") {
      this.#answered(told.problem.move);
      if (told.problem.code === "store-failed") this.#again ??= setTimeout(() => this.#answerSeal(), AGAIN);
      if (!this.#standing && GONE_CODES.has(told.problem.code)) this.#end();
    }
    if (this.#standing) this.#pulse.heard(this.#pending !== undefined);
    if (told.type === "pong") return;
    this.#note(told);
    for (const listener of this.#listeners) listener(told);
  }

  /** Commits to a text for the dice, or reveals it, as soon as this page has to. */
  #answerSeal(): void {
    clearTimeout(this.#again);
    this.#again = undefined;
    if (!this.#seal || !this.#sits) return;
    const { match, people, result } = this.#sits;
    for (const answer of answersTo(this.match, this.#seal, match.players, result ? [] : people)) this.send(answer);
  }

  /** A match that no longer exists is not requested again. */
  #end(): void {
    this.#gone = true;
    noteLife(this.match, { gone: true });
    this.#socket?.close();
  }

  #answered(move: string | null): void {
    if (move !== null && this.#pending?.move === move) this.#pending = undefined;
  }

  #note(told: Told): void {
    if (told.type === "standing") {
      noteMatch(told.match.id, {
        game: told.match.game,
        ...noted(told.match.players),
        score: told.view.score,
        over: told.result !== null,
        days: told.life?.days ?? null,
        gone: false,
        sides: ownSides(told.match.players, told.people),
      });
    } else if (told.type === "happened") {
      noteMatch(this.match, { score: told.view.score, over: told.result !== null });
    } else if (told.type === "resigned") {
      noteMatch(this.match, { over: true });
    }
  }

  /** The connection gives no sign of life: its further messages are ignored. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    void this.#lost();
  }

  async #lost(): Promise<void> {
    this.#pulse.stop();
    this.#standing = false;
    if (this.#closed) return;
    this.#status.set(this.#opened ? "lost" : "connecting");
    if (this.#gone || (!this.#opened && !(await matchExists(this.match)))) {
      this.#status.set("missing");
      return;
    }
    if (this.#closed) return;
    if (this.#attempt > 1) this.#status.set("lost");
    this.#timer = setTimeout(() => this.#connect(), backOff(this.#attempt++));
  }

  /** The page wakes, or the network has changed: checks whether the connection is still alive. */
  #look = ({ type }: { type: string }): void => {
    if (this.#closed || globalThis.document?.hidden) return;
    if (this.#standing && this.#socket?.readyState === 1) this.#pulse.check(WAKING);
    // A connection begun over the old network may never open.
    else if (type === "online" || (this.#socket?.readyState ?? 3) > 1) this.#connect();
  };
}
