// The stylesheet, the font and the scripts of the console, under names that change with their content: browsers keep them.
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { copyScript } from "./copy.ts";
import { refreshNowScript } from "./refresh-now.ts";
import { searchKeyScript } from "./search-key.ts";
import { shareScript } from "./share.ts";
import { fontFace, style } from "./style.ts";

/** The assets by path, and the paths by name. */
export function readAssets() {
  const { resolve } = createRequire(import.meta.url);
  const script = readFileSync(resolve("htmx.org/dist/htmx.min.js"));
  const font = readFileSync(resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"));
  const buttons = `${copyScript}${shareScript}${searchKeyScript}${refreshNowScript}`.trim();
  const pathOf = (name: string, ending: string, body: string | Buffer): string =>
    `/console/assets/${name}-${hash("sha256", body, "hex").slice(0, 12)}.${ending}`;
  const fontPath = pathOf("inter", "woff2", font);
  const styled = `${fontFace(fontPath)}${style.trim()}`;
  const paths = {
    style: pathOf("console", "css", styled),
    scripts: [pathOf("htmx", "js", script), pathOf("buttons", "js", buttons)] as const,
  };
  const files = new Map<string, { type: string; body: string | Buffer }>([
    [paths.style, { type: "text/css; charset=utf-8", body: styled }],
    [fontPath, { type: "font/woff2", body: font }],
    [paths.scripts[0], { type: "text/javascript; charset=utf-8", body: script }],
    [paths.scripts[1], { type: "text/javascript; charset=utf-8", body: buttons }],
  ]);
  return { paths, files };
}
