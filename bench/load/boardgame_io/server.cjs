// boardgame.io's own server with its defaults: matches in memory, socket.io. The port comes from PORT.
const { Server } = require("boardgame.io/server");
const { ThreeInARow } = require("./game.cjs");

const server = Server({ games: [ThreeInARow], origins: [] });
const running = server.run({ port: Number(process.env.PORT) });

process.on("SIGTERM", async () => {
  server.kill(await running);
  process.exit(0);
});
