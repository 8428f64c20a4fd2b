// A purchase in its device's lane: the message for its number, and the consequences of its registration.
// Decisions about the API: 67.
import type { Clock } from "../../base/clock.ts";
import { type ZoneSetting, zoneOf } from "../../base/zone.ts";
import type { PurchaseDocument } from "../../control-unit/types.ts";
import { wirePurchase } from "../../control-unit/wire.ts";
import type { CallKind } from "../../lanes/kinds.ts";
import { cancelCalls, rejectCalls } from "../../lanes/transaction-calls.ts";
import { moveItems, type StockEffect } from "../stock/effects.ts";
import { finishAccepted, finishRejected, markDoubt, markNotSent, markSent } from "../transactions/finish.ts";
import { registerLocally } from "../transactions/new-item-kind.ts";
import { findDocument, readTransaction } from "../transactions/store.ts";
import { type StoredPurchase, waitForItems } from "./new-items.ts";
import { movesStock } from "./status.ts";
import { claimSupplierSale, keyOf, releaseSupplierSale } from "./supplier-sale-store.ts";

export function purchaseKind(dependencies: ZoneSetting & { clock: Clock }): CallKind {
  const { clock } = dependencies;
  return {
    numbered: true,
    async prepare(trx, call, unit, number) {
      const document = await findDocument<StoredPurchase>(trx, call);
      const { new_items = [] } = document;
      const row = new_items.length > 0 ? await readTransaction(trx, call.transaction_id) : undefined;
      const wait = row && (await waitForItems(trx, row, new_items, clock.now()));
      return wait ?? wirePurchase(unit, document, number);
    },
    sent: (trx, call) => markSent(trx, call.transaction_id, clock),
    notSent: (trx, call) => markNotSent(trx, call.transaction_id, clock),
    doubted: (trx, call) => markDoubt(trx, call.transaction_id, clock),
    async accepted(trx, call, unit, acceptance) {
      // The unit returns no receipt for a purchase: the number is ours, and the time is that of the response.
      const receipt_no = call.number === null ? null : String(call.number);
      const response = { receipt_no, receipt_date: acceptance.result_date };
      const row = await finishAccepted(trx, call.transaction_id, acceptance, response, clock);
      const document = await findDocument<StoredPurchase>(trx, call);
      const now = { ms: clock.now(), timeZone: zoneOf(dependencies, unit.address.profile) };
      // A rejection had put the supplier's sale back on the list. A successful retry removes it for ever.
      await claimSupplierSale(trx, row, keyOf(document), row.id);
      if (document.new_items) {
        // A person may have recorded that the unit took it, and so its items, before these were sent from here.
        for (const item of document.new_items) await registerLocally(trx, row, unit.address, item, now.ms);
        await cancelCalls(trx, row.id, now.ms);
      }
      if (!movesStock(document.purchase_status, document.receipt_type)) return;
      await moveItems(trx, row, effectOf(document, row.invoice_no), document, unit.address.profile, now);
    },
    async rejected(trx, call, rejection) {
      const { row, again } = await finishRejected(trx, call.transaction_id, rejection, clock);
      if (again !== null) return again;
      await rejectCalls(trx, call, clock.now());
      await releaseSupplierSale(trx, row, row.id);
      return null;
    },
  };
}

/** A purchase brings items; the supplier's credit note sends them back, shown as the unit's movement 12. */
function effectOf({ receipt_type, purchase_date: date }: PurchaseDocument, invoiceNo: string): StockEffect {
  return receipt_type === "R"
    ? {
        reason: "purchase_return",
        movement_type: "12",
        sign: -1,
        date,
        reference: `Purchase return ${invoiceNo}`,
      }
    : { reason: "purchase", movement_type: "PURCHASE", sign: 1, reference: `Purchase ${invoiceNo}`, date };
}
