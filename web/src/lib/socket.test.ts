import { get } from "svelte/store";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { socketUrl } from "./kept";
import type { Told } from "./protocol";
import { ANSWER, BEAT } from "./pulse";
import { hashOf } from "./sha256";
import { backOff, MatchSocket, newMoveId } from "./socket";

class FakeSocket {
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  /** The messages sent after sitting down. */
  get moves(): unknown[] {
    return this.sent.filter((one) => (one as { type: string }).type !== "sit");
  }
  tell(told: unknown): void {
    if (this.readyState !== 1) this.open();
    this.onmessage?.({ data: JSON.stringify(told) });
  }
}

const standing = {
  type: "standing",
  match: { id: "m", game: "duel", options: {}, players: [{ name: "A", side: 0 }, { name: "B", side: 1 }], dice: "checked" },
  people: [0],
  seats: [0],
  ply: 4,
  view: { score: [0, 0] },
  can_undo: false,
  result: null,
  clock: null,
};

const make = (url: string): WebSocket => new FakeSocket(url) as unknown as WebSocket;
const socketNow = (): FakeSocket => FakeSocket.made.at(-1)!;

beforeEach(() => {
  FakeSocket.made = [];
  vi.useFakeTimers();
  vi.stubGlobal("location", { href: "http://table.test/match/m" });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 200 })));
});
afterEach(() => {
  vi.useRealTimers();
});

test("the address carries no keys", () => {
  expect(socketUrl("m", "https://x.test/match/m")).toBe("wss://x.test/api/matches/m/socket");
  const socket = new MatchSocket("m", ["secret"], make);
  expect(socketNow().url).not.toContain("secret");
  socket.close();
});

test("one sits down first, with the hash of the same text for a key whenever one comes back", async () => {
  const socket = new MatchSocket("m", ["a", "b"], make);
  socketNow().open();
  const [sit] = socketNow().sent as { type: string; keys: string[]; hashes: string[] }[];
  expect(sit).toMatchObject({ type: "sit", keys: ["a", "b"] });
  expect(sit!.hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  expect(new Set(sit!.hashes).size).toBe(2);
  socketNow().tell(standing);
  socketNow().close();
  await vi.advanceTimersByTimeAsync(1000);
  socketNow().open();
  expect(socketNow().sent).toEqual([sit]);
  socket.close();
  // A spectator has no keys and no hashes.
  const watcher = new MatchSocket("m", [], make);
  socketNow().open();
  expect(socketNow().sent).toEqual([{ type: "sit", keys: [], hashes: [], names: [], kits: [] }]);
  watcher.close();
});

test("it waits longer and longer, within bounds", () => {
  expect(backOff(0, 0.5)).toBe(400);
  expect(backOff(2, 0.5)).toBe(1600);
  expect(backOff(30, 1)).toBe(10000);
});

test("ids of moves differ and are long enough", () => {
  expect(newMoveId()).not.toBe(newMoveId());
  expect(newMoveId().length).toBeGreaterThanOrEqual(8);
});

test("it tells what it hears", () => {
  const socket = new MatchSocket("m", ["k"], make);
  const heard: Told[] = [];
  const stop = socket.onTold((told) => heard.push(told));
  expect(get(socket.status)).toBe("connecting");
  socketNow().tell(standing);
  expect(get(socket.status)).toBe("open");
  stop();
  socketNow().tell(standing);
  expect(heard).toHaveLength(1);
  socket.close();
  expect(get(socket.status)).toBe("closed");
});

test("a move without an answer is sent again after a break, with the same id", async () => {
  const socket = new MatchSocket("m", ["k"], make);
  socketNow().tell(standing);
  const move = { type: "throw", move: "12345678", ply: 4 } as const;
  socket.send(move);
  expect(socketNow().moves).toEqual([move]);
  socketNow().close();
  expect(get(socket.status)).toBe("lost");
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.made).toHaveLength(2);
  expect(socketNow().moves).toEqual([]);
  socketNow().tell(standing);
  expect(socketNow().moves).toEqual([move]);
  socketNow().tell({ type: "happened", move: "12345678", view: { score: [0, 0] }, result: null });
  expect(socket.pending).toBeUndefined();
  socketNow().close();
  await vi.advanceTimersByTimeAsync(1000);
  socketNow().tell(standing);
  expect(socketNow().moves).toEqual([]);
  socket.close();
});

test("a refused move is not sent again", () => {
  const socket = new MatchSocket("m", ["k"], make);
  socketNow().tell(standing);
  socket.send({ type: "throw", move: "12345678", ply: 4 });
  socketNow().tell({ type: "failed", problem: { code: "late", en: "", fr: "", move: "12345678", ply: 5 } });
  expect(socket.pending).toBeUndefined();
  socket.close();
});

test("a match that the server does not know is given up", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 404 })));
  const socket = new MatchSocket("m", [], make);
  socketNow().close();
  await vi.advanceTimersByTimeAsync(20000);
  expect(get(socket.status)).toBe("missing");
  expect(FakeSocket.made).toHaveLength(1);
});

test("a move over a dead line is noticed within the time of an answer, and played once over the next one", async () => {
  const socket = new MatchSocket("m", ["k"], make);
  socketNow().tell(standing);
  const dead = socketNow();
  const move = { type: "throw", move: "12345678", ply: 4 } as const;
  socket.send(move);
  await vi.advanceTimersByTimeAsync(ANSWER - 1);
  expect(get(socket.status)).toBe("open");
  await vi.advanceTimersByTimeAsync(1);
  expect(get(socket.status)).toBe("lost");
  expect(dead.readyState).toBe(3);
  await vi.advanceTimersByTimeAsync(1000);
  socketNow().tell(standing);
  expect(get(socket.status)).toBe("open");
  expect(socketNow().moves).toEqual([move]);
  // The dead connection reacts too late: nobody listens to it any more.
  dead.onmessage?.({ data: JSON.stringify({ type: "happened", move: "12345678", view: { score: [9, 9] }, result: null }) });
  expect(socket.pending).toEqual(move);
  socket.close();
});

test("a line on which nothing is said is asked now and then, and given up when it does not answer", async () => {
  const socket = new MatchSocket("m", ["k"], make);
  socketNow().tell(standing);
  await vi.advanceTimersByTimeAsync(BEAT);
  expect(socketNow().moves).toEqual([{ type: "ping" }]);
  socketNow().tell({ type: "pong" });
  await vi.advanceTimersByTimeAsync(BEAT);
  expect(socketNow().moves).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(ANSWER);
  expect(get(socket.status)).toBe("lost");
  socket.close();
});

test("a page that wakes looks whether its line is alive", async () => {
  const stirred = new EventTarget();
  vi.stubGlobal("addEventListener", stirred.addEventListener.bind(stirred));
  vi.stubGlobal("removeEventListener", stirred.removeEventListener.bind(stirred));
  const socket = new MatchSocket("m", ["k"], make);
  socketNow().tell(standing);
  stirred.dispatchEvent(new Event("focus"));
  expect(socketNow().moves).toEqual([{ type: "ping" }]);
  await vi.advanceTimersByTimeAsync(ANSWER);
  expect(get(socket.status)).toBe("lost");
  // Back on the network: it connects at once, though one connection has begun, and over one connection only.
  const begun = FakeSocket.made.length;
  const [stuck] = [socketNow()];
  stirred.dispatchEvent(new Event("online"));
  expect(FakeSocket.made).toHaveLength(begun + 1);
  expect(stuck.readyState).toBe(3);
  socketNow().tell(standing);
  await vi.advanceTimersByTimeAsync(5000);
  expect(FakeSocket.made).toHaveLength(begun + 1);
  socket.close();
  vi.unstubAllGlobals();
});

test("a connection that never gets to the match is tried again", async () => {
  const socket = new MatchSocket("m", ["k"], make);
  socketNow().open();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(FakeSocket.made.length).toBeGreaterThan(1);
  expect(get(socket.status)).toBe("connecting");
  socket.close();
});

describe("the dice are opened by the page itself", () => {
  const seal = (more: object = {}) => ({ commitment: "c".repeat(64), hashes: [null, "b".repeat(64)], texts: null, waiting: [0], voided: [], ...more });
  const sits = (more: object = {}) => ({ ...standing, seal: seal(more) });
  const answers = () => socketNow().moves as { type: string; opening: number; player: number; hash: string; text: string }[];

  test.each(["sealed", "seated"])("it commits when its hash is missing, and reveals on being %s", (type) => {
    const socket = new MatchSocket(`${type}-m`, ["k"], make);
    socketNow().tell(sits());
    const [commit] = answers();
    expect(commit).toMatchObject({ type: "commit", opening: 0, player: 0 });
    socketNow().tell({ type, player: 1, name: "B", seal: seal({ hashes: [commit!.hash, "b".repeat(64)] }) });
    expect(answers()[1]).toMatchObject({ type: "reveal", opening: 0, player: 0 });
    expect(hashOf(answers()[1]!.text)).toBe(commit!.hash);
    socketNow().tell({ type: "sealed", seal: seal({ hashes: [commit!.hash, "b".repeat(64)], texts: [answers()[1]!.text, "t"], waiting: [] }) });
    expect(answers()).toHaveLength(2);
    socket.close();
  });

  test("it answers again over the next line, and a server that could not store it, with the same text", async () => {
    const socket = new MatchSocket("lines", ["k"], make);
    socketNow().tell(sits());
    const [commit] = answers();
    socketNow().tell({ type: "failed", problem: { code: "store-failed", en: "", fr: "", move: null, ply: null } });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(answers()).toEqual([commit, commit]);
    socketNow().close();
    await vi.advanceTimersByTimeAsync(1_000);
    socketNow().tell(sits());
    expect(answers()).toEqual([commit]);
    socket.close();
  });

  test("what an early socket heard is answered over it", async () => {
    const socket = new FakeSocket("early");
    socket.readyState = 1;
    vi.stubGlobal("WebSocket", { CLOSED: 3 });
    vi.stubGlobal("early", { match: "early", keys: ["k"], socket, heard: [JSON.stringify(sits())] });
    const taken = new MatchSocket("early", ["k"], make);
    await vi.advanceTimersByTimeAsync(0);
    expect(socket.moves).toMatchObject([{ type: "commit", opening: 0, player: 0 }]);
    taken.close();
    vi.unstubAllGlobals();
  });

  test("a match that is over is not answered", () => {
    const socket = new MatchSocket("over", ["k"], make);
    socketNow().tell({ ...sits(), result: { score: [0, 0] } });
    expect(answers()).toEqual([]);
    socket.close();
  });
});

test.each(["match-removed", "match-unknown"])("a match that is no longer there is not asked for again: %s", async (code) => {
  const socket = new MatchSocket("m", [], make);
  const gone = { type: "failed", problem: { code, en: "", fr: "", move: null, ply: null } };
  socketNow().tell(standing);
  socketNow().close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSocket.made.length).toBe(2);
  socketNow().tell(gone);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([get(socket.status), FakeSocket.made.length]).toEqual(["missing", 2]);
  socket.close();
});

test("a refusal of something else ends nothing", async () => {
  const socket = new MatchSocket("m", [], make);
  socketNow().tell({ type: "failed", problem: { code: "store-failed", en: "", fr: "", move: null, ply: null } });
  socketNow().close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSocket.made.length).toBe(2);
  socket.close();
});
