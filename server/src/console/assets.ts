// The stylesheet and the script of the console, under names that change with their content: browsers keep them.
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { style } from "./style.ts";

export type Asset = { type: string; body: string | Buffer; tag: string };

/** The assets by path, and the paths by name. */
export function readAssets() {
  const script = readFileSync(createRequire(import.meta.url).resolve("htmx.org/dist/htmx.min.js"));
  const pathOf = (name: string, ending: string, body: string | Buffer): string =>
    `/console/assets/${name}-${hash("sha256", body, "hex").slice(0, 12)}.${ending}`;
  const paths = { style: pathOf("console", "css", style), script: pathOf("htmx", "js", script) };
  const files = new Map<string, { type: string; body: string | Buffer }>([
    [paths.style, { type: "text/css; charset=utf-8", body: style.trim() }],
    [paths.script, { type: "text/javascript; charset=utf-8", body: script }],
  ]);
  return { paths, files };
}
