// The follow-ups of a success: the movement of its items, then their stock balances; through the stock stream.
// Decisions about the API: 59.

import type { Clock } from "../../base/clock.ts";
import { localDate } from "../../base/clock.ts";
import { type ZoneSetting, zoneOf } from "../../base/zone.ts";
import type { Author, DocumentLine, MovementDocument } from "../../control-unit/types.ts";
import { wireMovement } from "../../control-unit/wire.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { toBlob } from "../../db/sql/values.ts";
import { contentOf, enqueueCalls } from "../../lanes/calls.ts";
import type { StockContent } from "../../lanes/choose.ts";
import type { CallKind } from "../../lanes/kinds.ts";
import type { TransactionRow } from "../transactions/store.ts";
import { enqueueMasters, leavesItsTransaction } from "./masters.ts";
import { acknowledge, markSynced, type StockChange } from "./sync-store.ts";

/** The movement that follows from a transaction, with the signed quantity (×10⁴) of each item. */
export type FollowUpContent = StockContent & {
  document: MovementDocument;
  branch_id: number;
  data_set_id: number;
  changes: StockChange[];
};

type FollowUp = {
  /** The unit's own code. */
  sar_type: string;
  remark: string | null;
  by: Author;
  /** `YYYYMMDD`; today where left out. */
  date?: string | undefined;
  /** One a line, in order. */
  stockLines: { line: DocumentLine; change: StockChange }[];
};

/** Puts the movement of a transaction's items into its lane. */
export async function enqueueMovement(
  trx: Trx,
  row: Pick<
    TransactionRow,
    "id" | "lane_id" | "branch_id" | "data_set_id" | "counterparty_tin" | "counterparty_name"
  >,
  { sar_type, remark, by, date, stockLines }: FollowUp,
  now: { ms: number; timeZone: string },
): Promise<void> {
  if (stockLines.length === 0) return;
  const changes = stockLines.map(({ change }) => change);
  const content: FollowUpContent = {
    follow_up: true,
    item_ids: [...new Set(changes.map(({ item_id }) => item_id))],
    branch_id: row.branch_id,
    data_set_id: row.data_set_id,
    changes,
    document: {
      sar_type,
      date: date ?? localDate(now.ms, now.timeZone),
      customer_tin: row.counterparty_tin,
      customer_name: row.counterparty_name,
      original_number: null,
      remark,
      by,
      items: stockLines.map(({ line }, index) => ({ ...line, item_seq: index + 1 })),
    },
  };
  await enqueueCalls(
    trx,
    [
      {
        lane_id: row.lane_id,
        stream: "stock",
        kind: "movement",
        transaction_id: row.id,
        content: toBlob(content),
      },
    ],
    now.ms,
  );
}

/** A movement that follows: numbered, so the rules of doubt apply; its rejection never changes the transaction. */
export function followUpKind(dependencies: ZoneSetting & { clock: Clock }): CallKind {
  const { clock } = dependencies;
  return {
    numbered: true,
    ...leavesItsTransaction(clock),
    async prepare(_trx, call, unit, number) {
      const { document } = contentOf<FollowUpContent>(call);
      // A clock that was ahead when the movement was stored: units reject dates in the future.
      const today = localDate(clock.now(), zoneOf(dependencies, unit.profile));
      const date = document.date < today ? document.date : today;
      return wireMovement(unit, { ...document, date }, number);
    },
    async accepted(trx, call) {
      const content = contentOf<FollowUpContent>(call);
      const { branch_id, changes, document } = content;
      const nowMs = clock.now();
      await acknowledge(trx, "followUp", content, changes, nowMs);
      await markSynced(trx, call.transaction_id);
      const { lane_id, transaction_id } = call;
      await enqueueMasters(trx, { lane_id, transaction_id, branch_id, by: document.by }, changes, nowMs);
    },
  };
}
