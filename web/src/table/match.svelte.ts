/**
 * A match at this table: the server's messages, shown one after the other, and the page's requests.
 *
 * One state machine decides who acts: see `phase`. Nothing is sent unless the table is `ready`.
 */
import { Previews } from "../board/previews.svelte";
import { isPlacing } from "../board/stage.svelte";
import { boardOf } from "../lib/boards";
import { fetchGame, fetchStory } from "../lib/api";
import { announce } from "../lib/announce";
import { addKeys, dropGuests, keysOf, noteMatch } from "../lib/matches.svelte";
import { noted, playerNames, sideNames, toldNames } from "../lib/people";
import type {
  Aims, Board, Event, Happened, Life, MatchInfo, NewRematch, Present, Problem, Refused, Resigned, ResultRecord, Seal, Seated, Standing, Told, ToldChances, Undone, View,
} from "../lib/protocol";
import { prepareTexts } from "../lib/opening";
import { MatchSocket, newMoveId, type Status } from "../lib/socket";
import { load } from "../lib/storage";
import { say, sayMessage, useGame, useMatch } from "../lib/text";
import { countEvents } from "../lib/variants";
import { History } from "./history.svelte";
import { added, entries, heard, upTo, type Told as Entry } from "./log";
import { prefs } from "./prefs.svelte";
import { sound } from "./sound";
import { voidWords } from "./turn";
import { Why } from "./why.svelte";

const CHANCE = -1;
/** The code of the problem with a move that came after another one. */
const STALE = "ply-stale";
/** After this time an unanswered move is mentioned, in ms: a quick answer needs no text. */
const SLOW = 1_000;
/** How long the reason why the dice were prepared again stays, once they are ready, in ms. */
const READ = 8_000;

/**
 * joining: the match is not there yet; offline: the connection is lost; showing: messages of the server are
 * still being shown; sent: a move is under way; over; ready: all is shown, and the player on turn may act.
 */
export type Phase = "joining" | "offline" | "showing" | "sent" | "over" | "ready";

/** Whether a message only places a piece. */
const placing = (told: { type: string } | undefined): told is Happened =>
  told?.type === "happened" && (told as Happened).events.length > 0 && (told as Happened).events.every(isPlacing);

export class TableMatch {
  status = $state<Status>("connecting");
  info = $state.raw<MatchInfo | null>(null);
  board = $state.raw<Board | null>(null);
  /** The players at this browser, and their sides. */
  people = $state.raw<number[]>([]);
  seats = $state.raw<number[]>([]);
  /** The view on the table, and the events that led to it: shown first. */
  view = $state.raw<View | null>(null);
  events = $state.raw<Event[]>([]);
  /** The view once all of that has been shown, and the player who then decides or throws. */
  settled = $state.raw<View | null>(null);
  onTurn = $state<number | null>(null);
  /** Which partner acts for each side. */
  acting = $state.raw<[number, number] | null>(null);
  /** The goal that is being shown, or was the last event. */
  goal = $state.raw<Event | null>(null);
  /** The dice's promise, and the players' texts for it. */
  seal = $state.raw<Seal | null>(null);
  /** The players whose pages did not take part in preparing the dice, and the number of the next attempt. */
  voided = $state.raw<{ players: number[]; attempt: number } | null>(null);
  /** The dice have not been ready for noticeably long, though everybody has sat down. */
  #slowDice = $state(false);
  #diceTimer: ReturnType<typeof setTimeout> | undefined;
  #readTimer: ReturnType<typeof setTimeout> | undefined;
  /** A computer that cannot answer just now, and tries again. */
  stalled = $state<number | null>(null);
  /** A computer that solves the whole match before it answers. */
  workingOut = $state<number | null>(null);
  ply = $state(0);
  canUndo = $state(false);
  /** …and it is a face that was entered. */
  undoDie = $state(false);
  result = $state.raw<ResultRecord | null>(null);
  /** How long the server keeps the match. */
  life = $state.raw<Life | null>(null);
  log = $state.raw<Entry[]>([]);
  /** The earlier events are being loaded. */
  recalling = $state(false);
  problem = $state.raw<Problem | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** A move was sent and has not been answered; `slow`: for noticeably long. */
  sent = $state(false);
  slow = $state(false);
  /** The game is still being compiled: the share that is done. */
  compiling = $state<number | null>(null);
  rematch = $state.raw<NewRematch | null>(null);
  /** The people who have sat down, those present, those who ask for a rematch, and the one who declined. */
  seated = $state.raw<number[]>([]);
  present = $state.raw<number[]>([]);
  /** The player is connected from another screen too, or somebody else has the player's key. */
  twice = $state(false);
  offered = $state.raw<number[]>([]);
  /** The partners who would resign, and the partner who has just refused to. */
  resigning = $state.raw<number[]>([]);
  refuser = $state<number | null>(null);
  declined = $state<number | null>(null);
  seconds = $state<number | null>(null);

  /** Previews of hovered actions. */
  readonly previews = new Previews((actions) => this.#socket.send({ type: "point", ply: this.ply, actions }));

  /** The table of all aims, once the board needs it. */
  aims = $state.raw<Aims | null>(null);
  #aimsAt = -1;
  wantAims = (): void => {
    if (this.#aimsAt === this.ply) return;
    this.#aimsAt = this.ply;
    this.#socket.send({ type: "aims", ply: this.ply });
  };

  /** Who would get the ball by an aim, with that aim. */
  chances = $state.raw<ToldChances | null>(null);
  wantChances = (actions: number[]): void => this.#socket.send({ type: "chances", ply: this.ply, actions });

  /** Why a clicked target cannot be picked. */
  readonly pointing = new Why((asked) => this.#socket.send(asked));

  /** Earlier positions, to look back at while the match goes on. */
  readonly history: History;

  #socket: MatchSocket;
  /** Pieces already placed, shown together with the next one. */
  #placed: Happened[] = [];
  #queue: (Happened | Undone | Standing | Resigned)[] = [];
  /** A message of the server is being shown. */
  #showing = $state(false);
  #slowTimer: ReturnType<typeof setTimeout> | undefined;
  /** The id of the last requested roll. */
  #rolling = "";
  /** The ply of the last message; `ply` is the one shown. */
  #heard = 0;
  #clockAt = 0;
  #clockBase: number | null = null;
  #timer: ReturnType<typeof setInterval>;
  #stop: (() => void)[] = [];

  constructor(readonly id: string) {
    this.keys = [...new Set([...keysOf(id), ...load<string[]>(`debut-keys:${id}`, [])])];
    this.history = new History(id);
    this.#socket = new MatchSocket(id, this.keys);
    this.#stop.push(this.#socket.status.subscribe((status) => (this.status = status)));
    this.#stop.push(this.#socket.onTold((told) => this.#hear(told)));
    this.#timer = setInterval(() => this.#tick(), 500);
  }

  readonly keys: string[];

  close(): void {
    clearInterval(this.#timer);
    for (const timer of [this.#slowTimer, this.#diceTimer, this.#readTimer]) clearTimeout(timer);
    for (const stop of this.#stop) stop();
    this.#socket.close();
    useMatch();
  }

  phase = $derived.by((): Phase => {
    if (this.settled === null) return "joining";
    if (this.result) return "over";
    if (this.status !== "open") return "offline";
    if (this.#showing) return "showing";
    return this.sent ? "sent" : "ready";
  });
  ready = $derived(this.phase === "ready");
  /** A hash or a text is still missing before any die can be rolled. */
  preparing = $derived((this.seal?.waiting.length ?? 0) > 0);
  #mine = $derived(this.onTurn !== null && this.people.includes(this.onTurn));
  /** A player at this browser decides. */
  mine = $derived(this.settled !== null && this.settled.turn >= 0 && this.#mine);
  /** The face of the waiting die is to be entered: real dice are rolled at this table. */
  telling = $derived(this.info?.dice === "typed" && this.settled?.turn === CHANCE && this.people.length > 0 && (this.onTurn === null || this.#mine));
  /** The waiting die belongs to a player at this browser… */
  roller = $derived(!this.result && this.info !== null && this.info.dice !== "typed" && this.settled?.turn === CHANCE && this.#mine);
  /** …and may be rolled now. */
  throwing = $derived(this.roller && this.ready && !this.preparing);
  /** The table rolls the waiting die, once the player has seen their move and does not take it back. */
  holding = $derived(this.ready && !this.preparing && this.canUndo && this.info?.dice !== "typed" && this.settled?.turn === CHANCE && this.onTurn === null);
  /** The players who have not sat down yet: before that no die is thrown. */
  absent = $derived((this.info?.players ?? []).map((_, i) => i).filter((i) => !this.info?.players[i]?.bot && !this.seated.includes(i)));
  awaited = $derived(this.info?.dice === "checked" ? this.absent : []);
  /** The players for whose pages the dice have been waiting noticeably long. */
  slowPages = $derived(this.#slowDice ? (this.seal?.waiting ?? []) : []);
  /** The people at this match who play elsewhere. */
  others = $derived((this.info?.players ?? []).map((_, i) => i).filter((i) => !this.info?.players[i]?.bot && !this.people.includes(i)));
  /** No player's key is stored here. */
  watching = $derived(this.info !== null && this.people.length === 0);
  /** A link has brought a key that fits no seat. */
  get strange(): boolean {
    return this.watching && keysOf(this.id).length > 0;
  }
  /** A player at this browser has to continue the match. */
  due = $derived(!this.result && (this.mine || this.roller || this.telling));
  undoable = $derived(this.canUndo && !this.sent && this.status === "open");

  /** Plays actions; several at once are one move: stored, shown and taken back together. */
  play(...actions: number[]): void {
    if (!this.ready || !(this.mine || this.telling)) return;
    this.#send({ type: "play", move: newMoveId(), ply: this.ply, actions, hold: this.mine && prefs.hold });
  }
  throwDie = (): void => {
    if (!this.throwing) return;
    this.#rolling = newMoveId();
    this.#send({ type: "throw", move: this.#rolling, ply: this.ply });
  };
  /** The move has been shown: the table may roll the die that comes after it. */
  letRoll = (): void => {
    if (this.holding) this.#socket.send({ type: "seen", ply: this.ply });
  };
  undo(): void {
    // All that has arrived counts, even if it has not been shown yet.
    if (this.undoable) this.#send({ type: "undo", move: newMoveId(), ply: this.#heard });
  }
  why(text: string): void {
    this.refused = null;
    this.#socket.send({ type: "why", text });
  }
  /** Asks for a rematch, or agrees to one. */
  again(): void {
    this.declined = null;
    this.#socket.send({ type: "rematch" });
  }
  decline(): void {
    this.#socket.send({ type: "decline" });
  }
  /** Resigns; a partner elsewhere is asked first; `alone`: an absent one is not waited for. */
  resign(side: number, alone = false): void {
    if (this.result) return;
    this.refuser = null;
    this.#send({ type: "resign", move: newMoveId(), ply: this.#heard, side, alone });
  }
  /** Refuses to resign as a partner asks, or withdraws the question. */
  keepPlaying(side: number): void {
    this.#socket.send({ type: "keep-playing", side });
  }

  #send(asked: Parameters<MatchSocket["send"]>[0]): void {
    this.problem = null;
    this.#socket.send(asked);
    this.#look();
  }

  /** Only the socket knows what has been sent and not been answered. */
  #look(): void {
    this.sent = this.#socket.pending !== undefined;
    clearTimeout(this.#slowTimer);
    this.slow = false;
    if (this.sent) this.#slowTimer = setTimeout(() => (this.slow = this.sent), SLOW);
  }

  #hear(told: Told): void {
    this.#look();
    switch (told.type) {
      case "standing":
        void this.#meet(told);
        break;
      case "undone":
        this.#know(told);
        this.#cut(told);
        break;
      case "happened":
      case "resigned":
        this.#know(told);
        this.#queue.push(told);
        this.#next();
        break;
      case "previews":
        if (told.ply === this.ply) this.previews.take(told.previews);
        break;
      case "aims":
        if (told.ply === this.ply) this.aims = told.aims;
        break;
      case "chances":
        if (told.ply === this.ply) this.chances = told;
        break;
      case "seated":
        this.#seat(told);
        this.#see(told.seal);
        break;
      case "sealed":
        this.#see(told.seal);
        break;
      case "present":
        this.#presence(told);
        break;
      case "resigning":
        this.resigning = told.players;
        this.refuser = told.refused;
        break;
      case "offered":
        this.offered = told.players;
        this.declined = told.declined;
        break;
      case "stalled":
        this.stalled = told.problem ? told.player : null;
        this.workingOut = null;
        break;
      case "working-out":
        this.workingOut = told.player;
        break;
      case "refused":
        if (!this.pointing.hear(told)) this.refused = told;
        break;
      case "compiling":
        this.compiling = told.progress;
        break;
      case "failed":
        // Another screen of the player has rolled the die already: nothing else was wanted.
        if (told.problem.code === STALE && told.problem.move === this.#rolling) break;
        this.problem = told.problem;
        break;
      case "rematch":
        addKeys(told.opened.match, told.opened.keys);
        prepareTexts(told.opened.match, keysOf(told.opened.match));
        this.rematch = told;
    }
  }

  /** What can be taken back is known at once, while earlier messages are still being shown. */
  #know(told: Happened | Undone | Standing | Resigned): void {
    this.#heard = told.ply;
    this.workingOut = null;
    this.canUndo = told.type !== "resigned" && told.can_undo;
    this.undoDie = told.type !== "resigned" && told.undo_die;
  }

  /** A move was taken back: what has not been shown of it is dropped. */
  #cut(told: Undone): void {
    this.#skip(told.ply);
    // Nobody has seen yet where the match stood when the player came.
    this.#queue = [...this.#queue.filter((one) => one.type === "standing"), told];
    this.#next();
  }

  /** Up to this ply all events enter the commentary, though they are not shown any more. */
  #skip(ply: number): void {
    if (this.#showing && this.ply <= ply) this.#after();
    this.#after = () => {};
    for (const one of this.#queue) {
      if (one.type === "happened" && one.ply <= ply) this.log = added(this.log, one.ply, one.events);
      if (one.type === "resigned") this.log = added(this.log, one.ply + 1, one.events);
    }
    this.#showing = false;
  }

  async #meet(told: Standing): Promise<void> {
    const first = this.info === null;
    const missed = told.ply !== this.#heard || (told.result !== null && this.result === null);
    this.compiling = null;
    this.info = told.match;
    this.people = told.people;
    this.seats = told.seats;
    useMatch(() => toldNames(this.info?.players ?? []), told.seats, () => playerNames(this.info?.players ?? []), told.people);
    this.#know(told);
    this.seated = told.seated;
    this.#see(told.seal);
    this.#presence(told.present);
    this.offered = told.offered;
    this.life = told.life;
    this.resigning = told.resigning;
    dropGuests(this.id, told.seated);
    this.stalled = null;
    this.#skip(told.ply);
    // All waiting messages are older than this one.
    this.#queue = [told];
    if (first) {
      const [game] = await Promise.all([fetchGame(told.match.game), useGame(told.match.game).catch(() => undefined)]);
      this.board = game ? boardOf(game, told.view) : null;
    }
    if (first || missed) {
      if (!first) this.log = upTo(this.log, told.ply);
      void this.#remember(told.ply, told.result !== null);
    }
    this.#next();
  }

  #presence(told: Present | null): void {
    this.present = told?.players ?? [];
    this.twice = told?.twice.some((i) => this.people.includes(i)) ?? false;
  }

  #seat({ player, name, kit }: Seated): void {
    this.seated = [...this.seated, player];
    this.present = [...new Set([...this.present, player])];
    dropGuests(this.id, [player]);
    if (!this.info) return;
    const players = this.info.players.map((one, i) => (i === player ? { ...one, name, kit } : one));
    this.info = { ...this.info, players };
    noteMatch(this.id, noted(players));
  }

  /** The opening of the dice is mentioned only where it takes longer than usual. */
  #see(seal: Seal | null): void {
    const again = (seal?.voided.length ?? 0) > (this.seal?.voided.length ?? 0);
    this.seal = seal;
    if (again || !this.preparing || this.awaited.length) {
      clearTimeout(this.#diceTimer);
      this.#diceTimer = undefined;
      this.#slowDice = false;
    }
    if (!this.preparing) {
      if (this.voided) this.#readTimer ??= setTimeout(() => (this.voided = null), READ);
      return;
    }
    if (!this.awaited.length) this.#diceTimer ??= setTimeout(() => (this.#slowDice = true), SLOW);
    const players = seal?.voided.at(-1);
    if (!players || this.voided?.attempt === seal!.voided.length + 1) return;
    clearTimeout(this.#readTimer);
    this.#readTimer = undefined;
    this.voided = { players, attempt: seal!.voided.length + 1 };
    announce(voidWords(this));
  }

  /** Loads the events before the player came, or while the connection was lost. */
  async #remember(ply: number, over: boolean): Promise<void> {
    if (!ply && !over) return;
    this.recalling = true;
    const story = await fetchStory(this.id).catch(() => null);
    this.recalling = false;
    if (!story) return;
    const last = over ? Infinity : Math.min(ply, this.#heard);
    const log = story.frames.filter((frame) => frame.ply <= last).flatMap((frame) => entries(frame.ply, frame.events)).reverse();
    // Events that came meanwhile were described without these: their lines may change.
    this.log = [...(over ? [] : this.log.filter((one) => one.ply > ply)), ...log].map((one) => ({ ...one }));
    countEvents([this.log.map(({ event }) => event).reverse()]);
  }

  /** Shows the next message, once the last one has been shown. */
  #next(): void {
    if (this.#showing || !this.board) return;
    const told = this.#queue.shift();
    if (!told) return;
    // A team that is placed pawn by pawn is shown at once.
    if (placing(told) && placing(this.#queue[0])) {
      this.#placed.push(told);
      this.history.happened(told.ply, told.view, told.events);
      return this.#next();
    }
    const placed = this.#placed;
    this.#placed = [];
    this.#showing = true;
    this.ply = told.ply;
    this.previews.reset();
    this.aims = null;
    this.chances = null;
    this.#aimsAt = -1;
    this.pointing.clear();
    if (told.type === "resigned") {
      this.onTurn = null;
      this.resigning = [];
      this.result = told.result;
      this.events = [];
      this.#showing = false;
      this.log = added(this.log, told.ply + 1, told.events);
      announce(say("result-resigned", { name: sideNames(this.info?.players ?? [])[told.side] ?? "" }));
      return;
    }
    // The problem was about an earlier position.
    if (told.type !== "standing") this.problem = null;
    if (told.type === "happened") {
      countEvents([this.log.map(({ event }) => event).reverse(), told.events]);
      this.refuser = null;
      this.events = [...placed, told].flatMap(({ events }) => events);
      this.stalled = null;
      this.#setClock(told.clock);
      this.history.happened(told.ply, told.view, told.events);
    } else {
      this.events = [];
      if (told.type === "standing") {
        this.#setClock(told.clock);
        this.history.stands(told.ply, told.view);
      } else {
        this.log = upTo(this.log, told.ply);
        this.history.undone(told.ply, told.view);
      }
    }
    this.goal = null;
    const before = this.onTurn;
    let untold = told.type === "happened";
    this.#tell = () => {
      if (told.type === "happened" && untold) {
        untold = false;
        for (const one of [...placed, told]) this.log = added(this.log, one.ply, one.events);
        const words = heard(told.ply, this.events);
        const mine = told.on_turn !== null && this.people.includes(told.on_turn);
        // Of several players at this screen, the one whose turn it is is announced by name.
        if (mine && this.people.length > 1 && told.on_turn !== before) words.push(`${say("table-turn-of", { name: playerNames(this.info!.players)[told.on_turn!]! })}.`);
        if (mine || told.result) words.push(sayMessage(told.view.prompt, undefined, told.acting));
        if (words.length) announce(words.join(" "));
      }
    };
    this.#after = () => {
      this.onTurn = told.on_turn;
      this.acting = told.acting;
      this.#tell();
      if (told.type !== "undone") this.result = told.result;
      else announce(sayMessage(told.view.prompt, undefined, told.acting));
    };
    this.view = told.view;
  }

  #tell: () => void = () => {};
  #after: () => void = () => {};

  /** An event begins to be shown: now it sounds, and a goal is counted and announced. */
  shown = (event: Event): void => {
    sound(event);
    if (event.kind !== "goal") return;
    this.goal = event;
    this.#tell();
  };

  /** All that led to the view has been shown. */
  rest = (): void => {
    this.settled = this.view;
    this.#after();
    this.#after = () => {};
    this.#showing = false;
    this.#next();
  };

  /** Nobody looks at the table just now: the events that led to the view are not shown. */
  settle(): void {
    this.events = [];
    this.rest();
  }

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
