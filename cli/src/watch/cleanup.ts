// Removing finished files after a time, and what killed processes left behind.
import { lstat, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Places } from "./folder.ts";

const dayMs = 24 * 60 * 60_000;

/** How long the journal knows what was printed: longer than files are kept. */
export const printedMsFor = (keepMs: number): number => keepMs + 2 * dayMs;

/** Removes results and finished files that are older than this, and notes of what was printed. Rejected files stay. Returns how many went. */
export async function removeOld(places: Places, keepMs: number, nowMs = Date.now()): Promise<number> {
  const ages: [string, number][] = [
    [places.out, keepMs],
    [places.done, keepMs],
    [places.printed, printedMsFor(keepMs)],
  ];
  let removed = 0;
  for (const [folder, mostMs] of ages)
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      const found = await lstat(path).catch(() => undefined);
      if (!found || found.isDirectory() || nowMs - found.mtimeMs <= mostMs) continue;
      // A `.waiting` file is about a sale that is still open.
      if (folder === places.out && /\.(waiting|error\.txt)$/.test(name)) continue;
      await rm(path, { force: true });
      removed += 1;
    }
  return removed;
}

/** What `writeAtomically` leaves behind if its process is killed. Called by the only process that writes here. */
export async function removeLeftovers(places: Places): Promise<void> {
  for (const folder of [places.out, places.done, places.failed, places.print])
    for (const name of await readdir(folder))
      if (/\.\d+\.[0-9a-f]{6}\.tmp$/.test(name)) await rm(join(folder, name), { force: true });
}
