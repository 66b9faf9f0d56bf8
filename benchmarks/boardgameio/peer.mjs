// The peer of the server's figures: boardgame.io with its store in memory, and two people who
// move in turn. Nothing of the game costs anything: what is measured is what is around it.
import server from "boardgame.io/dist/cjs/server.js";

const game = {
  name: "plain",
  setup: () => ({ ball: 0, moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G }, cell) => {
      G.ball = cell;
      G.moves += 1;
    },
  },
};

const port = Number(process.argv[2]);
server.Server({ games: [game], origins: [server.Origins.LOCALHOST] }).run({ port });
