// Builds a client in memory and prints what went into it, as JSON, for the tests: the modules, and the file of licences.
//   node scripts/modules.mjs [FOLDER]      of that folder's vite.config.js, or of this client
import { resolve } from "node:path";
import { build } from "vite";

const root = resolve(process.argv[2] ?? resolve(import.meta.dirname, ".."));
const { output } = await build({ root, logLevel: "silent", build: { write: false } });
const modules = output.flatMap((part) => (part.type === "chunk" ? part.moduleIds : []));
const licenses = output.find((part) => part.fileName === "licenses.txt")?.source;
process.stdout.write(JSON.stringify({ modules: [...new Set(modules)], licenses }));
