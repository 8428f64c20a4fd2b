// What the compiler leaves to do: the OpenAPI document as JSON, and a build without leftovers (`tsc -b` keeps the outputs
// of sources that were renamed or deleted, and `npm pack` would ship them).
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { glob, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const source = new URL("../openapi.yaml", import.meta.url);
const target = new URL("dist/openapi.json", import.meta.url);

/** Writes openapi.yaml as JSON into `dist`, unless a later one is there. Several processes may do so at once. */
export function writeDocument(): void {
  if (existsSync(target) && statSync(target).mtimeMs > statSync(source).mtimeMs) return;
  mkdirSync(new URL(".", target), { recursive: true });
  const own = new URL(`openapi.${process.pid}.json`, target);
  writeFileSync(own, JSON.stringify(parse(readFileSync(source, "utf8"))));
  renameSync(own, target);
}

/** Deletes the compiler's outputs in `dist` that have no source in `src`. */
export async function removeStale(packageFolder: URL): Promise<void> {
  const folder = fileURLToPath(packageFolder);
  const dist = join(folder, "dist");
  // Other builds make these folders: `sdk/build-commonjs.ts` and `server/build.ts`.
  const options = { cwd: dist, exclude: (path: string) => path === "cjs" || path === "reference" };
  for await (const output of glob("**/*.{js,d.ts,js.map,d.ts.map}", options)) {
    const source = output.replace(/(\.d\.ts|\.js)(\.map)?$/, ".ts");
    if (!existsSync(join(folder, "src", source))) await rm(join(dist, output));
  }
}

if (import.meta.main) {
  writeDocument();
  for (const folder of ["../sdk/", "../server/"]) await removeStale(new URL(folder, import.meta.url));
}
