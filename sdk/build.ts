// Responsible for a build without leftovers: `tsc -b` keeps the outputs of sources that were renamed or deleted, and `npm pack` would
// ship them.
import { existsSync } from "node:fs";
import { glob, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Deletes the compiler's outputs in `dist` that have no source in `src`. */
export async function removeStale(packageFolder: URL): Promise<void> {
  const folder = fileURLToPath(packageFolder);
  const dist = join(folder, "dist");
  for await (const output of glob("**/*.{js,d.ts,js.map,d.ts.map}", { cwd: dist })) {
    const source = output.replace(/(\.d\.ts|\.js)(\.map)?$/, ".ts");
    if (!existsSync(join(folder, "src", source))) await rm(join(dist, output));
  }
}

if (import.meta.main) await removeStale(new URL(".", import.meta.url));
