// The items that a purchase registers before itself, from its own lines: checked with it, saved in its lane, one after the other.
// Decisions about the API: 65.

import { shareWord } from "@taxctl/sdk/rules/validation";
import type { Clock } from "../../base/clock.ts";
import type { PurchaseDocument } from "../../control-unit/types.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { toBlob } from "../../db/sql/values.ts";
import { contentOf, hastenCalls } from "../../lanes/calls.ts";
import type { Waiting } from "../../lanes/kinds.ts";
import { rejectCalls } from "../../lanes/transaction-calls.ts";
import { findItemsByCode } from "../items/store.ts";
import type { ItemSource, NewItem } from "../transactions/new-item-kind.ts";
import { findDocument, type TransactionRow } from "../transactions/store.ts";
import type { Submission } from "../transactions/submission.ts";
import { releaseSupplierSale } from "./supplier-sale-store.ts";

/** A purchase as it is stored. */
export type StoredPurchase = PurchaseDocument & { new_items?: NewItem[] };

type StepContent = { item_code: string };

/** Nothing wakes a call whose item is put off; it looks again after this time. */
const lookAgainMs = 15_000;

/** The calls that register the items. */
export function itemSteps(items: readonly NewItem[]): Submission["call"][] {
  return items.map(({ item_code }) => ({
    stream: "purchases",
    kind: "item",
    content: toBlob({ item_code } satisfies StepContent),
  }));
}

/** Lets a call wait until these items are registered. */
export async function waitForItems(
  trx: Trx,
  { data_set_id }: Pick<TransactionRow, "data_set_id">,
  items: readonly NewItem[],
  nowMs: number,
): Promise<Waiting | undefined> {
  if (items.length === 0) return undefined;
  const codes = items.map(({ item_code }) => item_code);
  const registered = await findItemsByCode(trx, data_set_id, codes);
  const missing = codes.find((code) => !registered.has(code));
  if (missing === undefined) return undefined;
  return { wait_until: nowMs + lookAgainMs, because: `item ${missing} is registered first` };
}

/** The items of purchases, as steps in the lane. */
export function purchaseItems({ clock }: { clock: Clock }): ItemSource {
  return {
    async read(trx, call, row) {
      const { by, new_items = [] } = await findDocument<StoredPurchase>(trx, call);
      const { item_code } = contentOf<StepContent>(call);
      const at = new_items.findIndex((item) => item.item_code === item_code);
      const item = new_items[at];
      const wait = await waitForItems(trx, row, new_items.slice(0, at), clock.now());
      return { item, by, ...(wait ? { wait } : {}) };
    },
    objectTo({ item_name }, item) {
      if (shareWord(item_name, item.content.item_name)) return undefined;
      const message = `${item.item_code} was registered meanwhile as ${item_name}, and the line says ${item.content.item_name}`;
      return { code: "item_name_differs", message, passing: false };
    },
    reword: ({ message, ...rejection }, { item_code }) => ({
      ...rejection,
      message: `item ${item_code} was not registered: ${message}`,
    }),
    registered: (trx, { lane_id, stream }) => hastenCalls(trx, lane_id, stream, clock.now()),
    async failed(trx, call, row) {
      await rejectCalls(trx, call, clock.now());
      await releaseSupplierSale(trx, row, row.id);
    },
  };
}
