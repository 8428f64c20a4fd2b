// Deletes rows that are older than they are kept, a part at a time until none is left, so that growth never outruns it.

import type { Logger } from "pino";
import type { Database } from "./db/open.ts";
import type { Trx } from "./db/sql/schema.ts";
import { type Repeated, repeated } from "./repeated.ts";

const rowsAtOnce = 500;

type Options = {
  db: Database;
  log: Logger;
  /** The name of the rows in the log. */
  rows: string;
  everyMs: number;
  /** Deletes at most `most` old rows, and gives how many it deleted. */
  deletePart(trx: Trx, most: number): Promise<number>;
};

/** A look gives how many rows it deleted. */
export function createRetention({ db, log, rows, everyMs, deletePart }: Options): Repeated<number> {
  async function look(isStopping: () => boolean): Promise<number> {
    let deleted = 0;
    for (let isMore = true; isMore && !isStopping(); ) {
      const count = await db.transaction((trx) => deletePart(trx, rowsAtOnce));
      deleted += count;
      isMore = count === rowsAtOnce;
    }
    if (deleted > 0) log.info({ deleted }, `old ${rows} are deleted`);
    return deleted;
  }

  return repeated(look, everyMs, (error) => log.warn({ err: error }, `old ${rows} could not be deleted`));
}
