// Gathers the licences of all packages whose code is in the built client into one file that is served with it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const FILE = "licenses.txt";
const TEXTS = /^(licen[cs]e|copying|notice|third-party-licen[cs]e)/i;
/** The build's own helpers are no files: their code comes from the tool that is named after the zero byte. */
const HELPER = /^\0(vite|rolldown)\//;
/** Vite's text goes on with the packages that are inside Vite. They are not inside the client. */
const INSIDE_VITE = /^# Licenses of bundled dependencies$[^]*/m;
const HEAD = `The client of Tianming contains code and fonts of the packages below, each under its own licence.
Tianming itself is under the Apache License 2.0; the file LICENSE of its sources has the text.
`;

interface Package {
  name: string;
  version: string;
  license?: string;
}

const manifest = (folder: string): Package => JSON.parse(readFileSync(join(folder, "package.json"), "utf-8"));

/** Folders within a package may have a package.json too, but one without a version. */
const isPackage = (folder: string): boolean =>
  existsSync(join(folder, "package.json")) && "version" in manifest(folder);

/** The folder of the package that a module comes from; null if the module is our own. */
function folderOf(id: string, root: string): string | null {
  const helper = HELPER.exec(id);
  if (helper) return join(root, "node_modules", helper[1]!);
  if (!id.includes("/node_modules/")) return null;
  let folder = dirname(id);
  while (!isPackage(folder)) folder = dirname(folder);
  return folder;
}

/** A package with its licence. One without a text must not be shipped, so the build fails. */
function entry(folder: string): string {
  const { name, version, license } = manifest(folder);
  const texts = readdirSync(folder)
    .filter((file) => TEXTS.test(file))
    .sort();
  if (!texts.length) throw new Error(`the client contains ${name}, which has no licence text: use another package`);
  const read = texts.map((file) => readFileSync(join(folder, file), "utf-8").replace(INSIDE_VITE, "").trim());
  return [`${"=".repeat(80)}\n${name} ${version} (${license ?? "see its text"})`, ...read].join("\n\n") + "\n";
}

/** `more` are folders of packages whose files are in the client, but not as modules. */
export function licenses(more: readonly string[] = []): Plugin {
  let root = "";
  return {
    name: "licenses",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === "chunk" ? part.moduleIds : []));
      const folders = new Set([
        ...modules.map((id) => folderOf(id, root)).filter((folder) => folder !== null),
        ...more,
      ]);
      this.emitFile({ type: "asset", fileName: FILE, source: [HEAD, ...[...folders].sort().map(entry)].join("\n") });
    },
  };
}
