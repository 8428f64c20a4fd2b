// Copies the API reference's script and styles, and the documentation for programs, into `dist`. The package that has them reports each install to its makers, so it is no
// dependency of ours: a server that is installed from its package doesn't install it.
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { indexText, wholeText } from "../docs/llms.ts";

const target = fileURLToPath(new URL("dist/reference", import.meta.url));
const files = [
  "swagger-ui.css",
  "swagger-ui-bundle.js",
  "favicon-32x32.png",
  "LICENSE",
  "NOTICE",
  "swagger-ui-bundle.js.LICENSE.txt",
];

/** Writes a text, unless the file has it. Several processes may do so at once. */
function writeText(name: string, text: string): void {
  const file = join(target, name);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}

/** Copies nothing if it is there. */
export function writeReference({ again = false } = {}): void {
  mkdirSync(target, { recursive: true });
  writeText("llms.txt", indexText());
  writeText("llms-full.txt", wholeText());
  if (!again && files.every((name) => existsSync(join(target, name)))) return;
  const source = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  for (const name of files) copyFileSync(join(source, name), join(target, name));
}

if (import.meta.main) writeReference({ again: true });
