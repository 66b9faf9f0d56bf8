// People at many matches, two sockets each: node load.mjs {"kind":"debut","port":…,"matches":200,
// "seconds":10}. A move is done when both have been told of it; then the next one is sent.
// The same loop drives Début and the peer; only the words on the wire differ.
import { createHash } from "node:crypto";

import WebSocket from "ws";

const HOST = "127.0.0.1";
const AT_ONCE = 50;
const SETTLE = 1000;
const work = JSON.parse(process.argv[2]);
const pick = (list) => list[Math.floor(Math.random() * list.length)];
const hashOf = (text) => createHash("sha256").update(text).digest("hex");
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

async function post(path, body) {
  const answer = await fetch(`http://${HOST}:${work.port}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

function socketTo(path) {
  return new WebSocket(`ws://${HOST}:${work.port}${path}`, {
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
}

// Each kind: `open` gives what a match needs; `join` connects a person and calls `told` with
// {next, move} for every message: who has to move now (null: nobody yet), and whose move this was;
// `send` makes that person's next move and returns its id.

const debut = {
  async open() {
    const seats = [{ side: 0 }, { side: 1 }];
    return post("/api/matches", { game: "supergoal", seats, options: { throws: 200 } });
  },
  join({ match, keys }, player, told) {
    const socket = socketTo(`/api/matches/${match}/socket`);
    const person = { socket, ply: 0, view: null };
    const text = `${match}${player}`;
    let revealed = false;
    socket.on("open", () => {
      socket.send(JSON.stringify({ type: "sit", keys: [keys[player]], hashes: [hashOf(text)] }));
    });
    socket.on("message", (data) => {
      const heard = JSON.parse(data);
      if (heard.type === "failed") throw new Error(data);
      if (heard.seal && !revealed && !heard.seal.hashes.includes(null)) {
        revealed = true;
        socket.send(JSON.stringify({ type: "reveal", opening: 0, player, text }));
      }
      if (heard.type !== "standing" && heard.type !== "happened") return;
      person.ply = heard.ply;
      person.view = heard.view;
      told({ at: heard.ply, next: heard.on_turn, over: heard.result != null, move: heard.move });
    });
    return person;
  },
  send(person) {
    const move = Math.random().toString(36).slice(2).padEnd(12, "0");
    const asked = { type: "throw", move, ply: person.ply };
    if (person.view.turn >= 0) {
      asked.type = "play";
      asked.actions = [pick(pick(person.view.groups).actions)];
    }
    person.socket.send(JSON.stringify(asked));
    return move;
  },
};

// socket.io's frames: 0 open, 40 a namespace, 42 an event, 2 and 3 ping and pong.
const PLAIN = "/plain,";
const peer = {
  async open() {
    return (await post("/games/plain/create", { numPlayers: 2 })).matchID;
  },
  join(match, player, told) {
    const socket = socketTo("/socket.io/?EIO=4&transport=websocket");
    const person = { socket, match, player: String(player), state: 0 };
    socket.on("message", (data) => {
      const text = data.toString();
      if (text === "2") socket.send("3");
      else if (text[0] === "0") socket.send(`40${PLAIN}`);
      else if (text.startsWith(`40${PLAIN}`)) {
        socket.send(`42${PLAIN}${JSON.stringify(["sync", match, person.player, null, 2])}`);
      } else if (text.startsWith(`42${PLAIN}`)) {
        const [event, , body] = JSON.parse(text.slice(2 + PLAIN.length));
        const state = event === "sync" ? body.state : event === "update" ? body : null;
        if (!state) return;
        person.state = state._stateID;
        const next = Number(state.ctx.currentPlayer);
        told({ at: state._stateID, next, over: false, move: state._stateID });
      }
    });
    return person;
  },
  send(person) {
    const payload = { type: "play", args: [person.state % 64], playerID: person.player, credentials: null };
    const update = ["update", { type: "MAKE_MOVE", payload }, person.state, person.match, person.player];
    person.socket.send(`42${PLAIN}${JSON.stringify(update)}`);
    return null;
  },
};

class Match {
  constructor(kind) {
    this.kind = kind;
    this.heard = [-1, -1];
    this.times = [];
    this.going = false;
    this.waiting = false;
  }

  async open() {
    const opened = await this.kind.open();
    await new Promise((ready) => {
      this.ready = ready;
      this.people = [0, 1].map((player) =>
        this.kind.join(opened, player, (told) => this.told(player, told)),
      );
    });
  }

  told(player, { at, next, over, move }) {
    this.heard[player] = at;
    // The mover's own answer ends the waiting that a person feels.
    if (player === this.mover && this.waiting && (this.move === null || move === this.move)) {
      this.times.push(performance.now() - this.sent);
      this.waiting = false;
    }
    if (this.heard[0] !== this.heard[1] || next === null) return;
    this.next = next;
    this.ready();
    if (over) this.going = false;
    else if (this.going && !this.waiting) this.step();
  }

  step() {
    this.mover = this.next;
    this.waiting = true;
    this.sent = performance.now();
    this.move = this.kind.send(this.people[this.mover]);
  }

  start() {
    this.going = true;
    this.step();
  }
}

const kind = { debut, peer }[work.kind];
const matches = Array.from({ length: work.matches }, () => new Match(kind));
for (let first = 0; first < matches.length; first += AT_ONCE) {
  await Promise.all(matches.slice(first, first + AT_ONCE).map((match) => match.open()));
}
await sleep(SETTLE);
for (const match of matches) match.start();
await sleep(SETTLE); // so that what is compiled while it runs is compiled
for (const match of matches) match.times.length = 0;
console.log("playing");
const before = process.cpuUsage();
const start = performance.now();
await sleep(1000 * work.seconds);
const seconds = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage(before);
const times = matches.flatMap((match) => match.times).sort((a, b) => a - b);
const at = (share) => times[Math.min(Math.floor(share * times.length), times.length - 1)] ?? 0;
console.log(
  JSON.stringify({
    moves: times.length,
    moves_a_second: times.length / seconds,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    generator: (user + system) / 1e6 / seconds,
  }),
);
process.exit(0);
