// The body that the control unit got for a stored sale: the call keeps it.

import { defaultProfile } from "@taxctl/sdk/rules/profiles";
import { type SentSale, sentSaleOf } from "../../control-unit/sent-sale.ts";
import type { SaleDocument } from "../../control-unit/types.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { findAcceptedWire } from "../../lanes/wires.ts";
import { findProfile } from "../devices/store.ts";
import type { TransactionRow } from "../transactions/store.ts";

export async function findSentSale(
  db: Queryable,
  row: Pick<TransactionRow, "id" | "branch_id">,
  document: SaleDocument,
): Promise<SentSale> {
  const [call, profile] = await Promise.all([
    findAcceptedWire(db, row.id, "sale"),
    findProfile(db, row.branch_id),
  ]);
  return sentSaleOf(call, profile ?? defaultProfile, document);
}
