// Supplier sales waiting to be confirmed, and the purchases that confirm or replace them.
import { checkBuckets, checkTotals } from "../amounts.ts";
import { contentHash } from "../ledger.ts";
import { accepted, SimulatedRejection } from "../response.ts";
import { supplierInvoiceKey } from "../state.ts";
import { numberOf, textOf } from "../validate.ts";
import { type CallHandler, rowsResponse } from "./call.ts";
import { requireNumber } from "./numbers.ts";

/** `selectTrnsPurchaseSales`: those without a purchase. */
export const selectTrnsPurchaseSales: CallHandler = (call) =>
  rowsResponse(
    call,
    "saleList",
    call.branch.supplierSales.filter(({ settled }) => call.ignoresCursor || !settled),
  );

/** `savePurchases`: figures typed in by hand must add up; those of a supplier are taken as they are. */
export const savePurchases: CallHandler = async (call) => {
  const { unit, tin, bhfId, body, branch } = call;
  const number = numberOf(body, "invcNo");
  const hash = contentHash(body);
  requireNumber(call, "purchases", number, hash, branch.purchases);
  if (textOf(body, "pchsDt") > unit.clock.date())
    throw new SimulatedRejection("910", "pchsDt must not be in the future");
  if (body.regTyCd === "M" && unit.settings.amounts !== "none") {
    checkBuckets(unit.settings.country, body);
    checkTotals(body);
  }
  const key = supplierInvoiceKey(body);
  const before = key === undefined ? undefined : branch.supplierInvoices.get(key);
  const isRejected = before !== undefined && branch.purchases.get(before)?.body?.pchsSttsCd === "04";
  if (before !== undefined && !isRejected) {
    const detail = `${key} was registered as ${before} and again as ${number}`;
    unit.report({ kind: "supplier_invoice_twice", tin, bhfId, detail });
  }
  call.isFresh = true;
  await unit.commit({
    op: "purchase",
    tin,
    bhfId,
    number,
    hash,
    body,
    entry: {
      seq: 0,
      kind: "purchase",
      tin,
      bhfId,
      number,
      trdInvcNo: null,
      hash,
      rcptNo: null,
      rcptSign: null,
      totAmt: numberOf(body, "totAmt"),
      at: unit.clock.stamp(),
    },
  });
  return accepted();
};
