// Deletes old uploads of sales. The sales themselves stay: they are transactions.
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../db/open.ts";
import { deleteSales, deleteUpload, findOld } from "./store.ts";

const dayMs = 24 * 60 * 60_000;
/** How long a file waits to be started, and how long the results of a started one are kept. */
const draftMs = 7 * dayMs;
const finishedMs = 90 * dayMs;

const uploadsAtOnce = 50;

/** Deletes what is old, and gives how many uploads. */
export async function deleteOldUploads({
  db,
  clock,
  isStopping,
}: {
  db: Database;
  clock: Clock;
  isStopping: () => boolean;
}): Promise<number> {
  const nowMs = clock.now();
  const times = { draftsBefore: nowMs - draftMs, othersBefore: nowMs - finishedMs };
  let deleted = 0;
  for (;;) {
    const old = await findOld(db.knex, times, uploadsAtOnce);
    for (const upload of old) {
      if (isStopping()) return deleted;
      await deleteSales(db, upload, "all");
      await db.transaction((trx) => deleteUpload(trx, upload.id));
      deleted += 1;
    }
    if (old.length < uploadsAtOnce) return deleted;
  }
}
