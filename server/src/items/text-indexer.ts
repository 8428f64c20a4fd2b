// Indexes what registered items are called, block by block, soon after a block is full: lists find parts of texts by it.
import type { Logger } from "pino";
import type { Database } from "../db/open.ts";
import { dataSetsToIndex, indexNextBlock } from "../db/text-index.ts";
import { forEachAlone, type Repeated, repeated } from "../repeated.ts";

const lookEveryMs = 60_000;

/** Indexes all blocks that are full, each minute once it is started, and stops after the one under way; a look answers how many. */
export type TextIndexer = Repeated<number>;

export function createTextIndexer({ db, log }: { db: Database; log: Logger }): TextIndexer {
  async function look(isStopping: () => boolean): Promise<number> {
    let blocks = 0;
    await forEachAlone(
      await dataSetsToIndex(db.knex),
      async (data_set_id) => {
        while (!isStopping() && (await indexNextBlock(db, data_set_id))) blocks += 1;
      },
      (data_set_id, error) =>
        log.warn({ err: error, data_set_id }, "names of items could not be indexed; lists look through them"),
    );
    if (blocks > 0) log.debug({ blocks }, "names of items are indexed");
    return blocks;
  }

  return repeated(look, lookEveryMs, (error) =>
    log.warn({ err: error }, "names of items could not be indexed; lists look through them"),
  );
}
