// What the film of a game shows, as JSON, for the tests.
//   node scripts/film.mjs GAME < steps.json
// Input: [{ before, events }], the view before each step and what happened in it. Output: for each step, the frames of
// its film, [{ chapter, events, view, flights }], where `events` is how many events the picture shows.
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { rolldown } from "rolldown";

const file = join(resolve(import.meta.dirname, "..", "src"), "games", process.argv[2], "picture.ts");
const bundle = await rolldown({ input: file, logLevel: "silent" });
const { output } = await bundle.generate({ format: "esm" });
const { filmed = () => true, frames } = await import(
  `data:text/javascript;base64,${Buffer.from(output[0].code).toString("base64")}`
);
const films = JSON.parse(await text(process.stdin)).map(({ before, events }) =>
  filmed(events)
    ? frames(before, events, (name) => name).map(({ chapter, events, view, flights = [] }) => ({
        chapter,
        events: events.length,
        view,
        flights,
      }))
    : [],
);
process.stdout.write(JSON.stringify(films));
