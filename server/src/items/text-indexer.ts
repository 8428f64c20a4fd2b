// Indexes what registered items are called, block by block, soon after a block is full: lists find parts of texts by it.
import type { Logger } from "pino";
import type { Database } from "../db/open.ts";
import { dataSetsToIndex, indexNextBlock } from "../db/text-index.ts";
import { forEachAlone, type Repeated, repeated } from "../repeated.ts";

const lookEveryMs = 60_000;

/** Looks each minute once it is started, and stops after the block that is under way. */
export type TextIndexer = Repeated & {
  /** Indexes all blocks that are full; answers how many. */
  look(): Promise<number>;
};

export function createTextIndexer({ db, log }: { db: Database; log: Logger }): TextIndexer {
  let isStopping = false;

  async function look(): Promise<number> {
    let blocks = 0;
    await forEachAlone(
      await dataSetsToIndex(db.knex),
      async (data_set_id) => {
        while (!isStopping && (await indexNextBlock(db, data_set_id))) blocks += 1;
      },
      (data_set_id, error) =>
        log.warn({ err: error, data_set_id }, "names of items could not be indexed; lists look through them"),
    );
    if (blocks > 0) log.debug({ blocks }, "names of items are indexed");
    return blocks;
  }

  const looks = repeated(look, lookEveryMs, (error) =>
    log.warn({ err: error }, "names of items could not be indexed; lists look through them"),
  );
  return {
    look,
    start: looks.start,
    stop() {
      isStopping = true;
      return looks.stop();
    },
  };
}
