// The stylesheet and the scripts of the console, under names that change with their content: browsers keep them.
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { copyScript } from "./copy.ts";
import { refreshNowScript } from "./refresh-now.ts";
import { searchKeyScript } from "./search-key.ts";
import { shareScript } from "./share.ts";
import { style } from "./style.ts";

/** The assets by path, and the paths by name. */
export function readAssets() {
  const script = readFileSync(createRequire(import.meta.url).resolve("htmx.org/dist/htmx.min.js"));
  const buttons = `${copyScript}${shareScript}${searchKeyScript}${refreshNowScript}`.trim();
  const pathOf = (name: string, ending: string, body: string | Buffer): string =>
    `/console/assets/${name}-${hash("sha256", body, "hex").slice(0, 12)}.${ending}`;
  const paths = {
    style: pathOf("console", "css", style),
    scripts: [pathOf("htmx", "js", script), pathOf("buttons", "js", buttons)] as const,
  };
  const files = new Map<string, { type: string; body: string | Buffer }>([
    [paths.style, { type: "text/css; charset=utf-8", body: style.trim() }],
    [paths.scripts[0], { type: "text/javascript; charset=utf-8", body: script }],
    [paths.scripts[1], { type: "text/javascript; charset=utf-8", body: buttons }],
  ]);
  return { paths, files };
}
