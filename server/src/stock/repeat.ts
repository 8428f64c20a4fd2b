// Sends refused follow-ups again: those of one item by hand, all of them at night.
import type { Knex } from "knex";
import type { Queryable } from "../db/schema.ts";
import { fromBlob } from "../db/values.ts";
import type { StockContent } from "../lanes/choose.ts";
import { lastTry } from "./sync.ts";

type Refused = { id: string; content: Uint8Array };

const atOnce = 500;

/** Makes the follow-ups of an item that were refused (for good, or to be tried later) due now. */
export async function repeatRefused(
  trx: Knex.Transaction,
  { lane_id, item_id }: { lane_id: number; item_id: number },
  nowMs: number,
): Promise<void> {
  const rows: Refused[] = await trx("calls")
    .where({ lane_id, stream: "stock" })
    .andWhere((held) =>
      held
        .where({ state: "refused" })
        .orWhere((later) => later.where({ state: "waiting" }).andWhere("tries", ">", 0)),
    )
    .select("id", "content");
  const own = rows.filter(({ content }) => {
    const { follow_up, item_ids } = fromBlob<StockContent>(content);
    return follow_up && item_ids.includes(item_id);
  });
  await makeDue(trx, own, nowMs);
}

/** Makes everything due that was left refused after a success: at most 500 in one transaction; answers how many. */
export async function repeatAll(trx: Knex.Transaction, nowMs: number, after: string): Promise<string[]> {
  const rows: Refused[] = await refusedFollowUps(trx)
    .andWhere("calls.id", ">", after)
    .orderBy("calls.id")
    .limit(atOnce)
    .select("calls.id", "calls.content");
  await makeDue(trx, rows, nowMs);
  return rows.map(({ id }) => id);
}

/** Refused calls of transactions that succeeded: nothing but their follow-ups can be refused. */
function refusedFollowUps(db: Queryable): Knex.QueryBuilder {
  return db("calls")
    .join("transactions", "transactions.id", "calls.transaction_id")
    .where({ "calls.state": "refused", "calls.stream": "stock", "transactions.status": "success" });
}

/** One try each: what is refused again is left as it was. */
async function makeDue(trx: Knex.Transaction, rows: Refused[], nowMs: number): Promise<void> {
  for (let start = 0; start < rows.length; start += atOnce) {
    const ids = rows.slice(start, start + atOnce).map(({ id }) => id);
    const changes = { state: "waiting", due_at: nowMs, tries: lastTry, updated_at: nowMs };
    await trx("calls").whereIn("id", ids).whereIn("state", ["refused", "waiting"]).update(changes);
  }
}
