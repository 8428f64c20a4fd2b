// Copies the API reference's script and styles into `dist`. The package that has them reports each install to its makers, so it is no
// dependency of ours: a server that is installed from its package doesn't install it.
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const target = fileURLToPath(new URL("dist/reference", import.meta.url));
const files = [
  "swagger-ui.css",
  "swagger-ui-bundle.js",
  "favicon-32x32.png",
  "LICENSE",
  "NOTICE",
  "swagger-ui-bundle.js.LICENSE.txt",
];

/** Does nothing if they are there. */
export function writeReference({ again = false } = {}): void {
  if (!again && files.every((name) => existsSync(join(target, name)))) return;
  const source = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  mkdirSync(target, { recursive: true });
  for (const name of files) copyFileSync(join(source, name), join(target, name));
}

if (import.meta.main) writeReference({ again: true });
