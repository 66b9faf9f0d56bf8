import { get } from "svelte/store";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Told } from "./protocol";
import { backOff, MatchSocket, newMoveId, socketUrl } from "./socket";

class FakeSocket {
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
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
  tell(told: unknown): void {
    this.readyState = 1;
    this.onmessage?.({ data: JSON.stringify(told) });
  }
}

const standing = {
  type: "standing",
  match: { id: "m", game: "duel", options: {}, players: [{ name: "A" }, { name: "B" }], dice: "checked" },
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

test("the address carries the keys", () => {
  expect(socketUrl("m", ["a b", "c"], "https://x.test/match/m")).toBe(
    "wss://x.test/api/matches/m/socket?key=a+b&key=c",
  );
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
  expect(socketNow().sent).toEqual([move]);
  socketNow().close();
  expect(get(socket.status)).toBe("lost");
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.made).toHaveLength(2);
  expect(socketNow().sent).toEqual([]);
  socketNow().tell(standing);
  expect(socketNow().sent).toEqual([move]);
  socketNow().tell({ type: "happened", move: "12345678", view: { score: [0, 0] }, result: null });
  expect(socket.pending).toBeUndefined();
  socketNow().close();
  await vi.advanceTimersByTimeAsync(1000);
  socketNow().tell(standing);
  expect(socketNow().sent).toEqual([]);
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
