// Registers the supplier sales that people accepted, and rejects those that they rejected: each once, however often it is called.

import { type PurchaseOptions, purchaseOf, rejectionOf } from "@taxctl/sdk/rules/reconcile";
import { sourceOfSupplier } from "@taxctl/sdk/rules/tins";
import { cutText } from "../../base/cut-text.ts";
import { ServiceError } from "../../base/errors.ts";
import type { FetchedSupplierSale } from "../../control-unit/fetched.ts";
import { findBranchById } from "../../core/branches/store.ts";
import { taxTypesOf } from "../../core/codes/tax-types.ts";
import type { Context } from "../../core/context/context.ts";
import { contextOfEntry } from "../../core/context/entry.ts";
import { itemsOfExternalCodes } from "../../core/items/external-code-store.ts";
import { findItemsByCode } from "../../core/items/store.ts";
import type { PurchaseInput } from "../../core/purchases/rules.ts";
import { rejected } from "../../core/purchases/status.ts";
import { storePurchase } from "../../core/purchases/store-purchase.ts";
import { fromBlob } from "../../db/sql/values.ts";
import { readSale } from "./authority-store.ts";
import { mostRegistered } from "./limits.ts";
import { documentsOf } from "./row.ts";
import * as rowStore from "./row-store.ts";
import type * as store from "./store.ts";

export type RegisterOptions = {
  payment_type: string;
  prefix: string;
  claim: Pick<PurchaseOptions, "claim" | "claim_month" | "claim_reason">;
  /** Whether decisions to reject go to the authority too. */
  reject: boolean;
};
type Result = {
  authority_id: string;
  invoice_no: string | null;
  transaction_id: string | null;
  result: "accepted" | "duplicate" | "not_registered";
  claim: "month" | "none" | null;
  reason: string | null;
};
type Sale = ReturnType<typeof readSale>;

/** Stores the purchases of the next rows. `last` is the position of the last row; null at the end. */
export async function registerSome(
  context: Context,
  reconciliation: store.ReconciliationRow,
  options: RegisterOptions,
  after: number,
): Promise<{ results: Result[]; last: number | null }> {
  const { db } = context.service;
  const decisions = options.reject ? ["accept", "reject"] : ["accept"];
  const rows = await rowStore.findToRegister(db.knex, reconciliation, {
    decisions,
    after,
    most: mostRegistered + 1,
  });
  const some = rows.slice(0, mostRegistered);
  const taxTypes = await taxTypesOf(db.knex, context.environment.id);
  const rates = new Map([...taxTypes].map(([code, { rate }]) => [code, rate ?? 0]));
  const results: Result[] = [];
  for (const row of some) results.push(await registerOne(context, row, options, rates));
  return { results, last: rows.length > mostRegistered ? (some.at(-1)?.position ?? null) : null };
}

async function registerOne(
  context: Context,
  row: rowStore.StoredRow & { branch_id: number; sale: Uint8Array },
  options: RegisterOptions,
  rates: ReadonlyMap<string, number>,
): Promise<Result> {
  const authority_id = authorityIdOf(row.body);
  const failed = (reason: string): Result => ({
    authority_id,
    reason,
    invoice_no: null,
    transaction_id: null,
    claim: null,
    result: "not_registered",
  });
  const branch = await findBranchById(context.service.db.knex, row.branch_id);
  if (!branch) return failed("its branch is gone");
  const sale = readSale(fromBlob<FetchedSupplierSale>(row.sale));
  const body = await bodyOf(context, sale, row, options, rates);
  if (typeof body === "string") return failed(body);
  const own = contextOfEntry(context, branch, Buffer.alloc(0));
  try {
    const { document, claim, submitted } = await storePurchase(own, body);
    if (!submitted.duplicate) context.service.lanes.wake(submitted.laneId);
    const { id: transaction_id, invoiceNo: invoice_no, duplicate } = submitted;
    return {
      authority_id,
      invoice_no,
      transaction_id,
      result: duplicate ? "duplicate" : "accepted",
      claim: document.purchase_status === rejected ? null : claim.month === undefined ? "none" : "month",
      reason: own.warnings.find(({ code }) => code === "input_tax_late")?.message ?? null,
    };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status >= 500) throw error;
    const problems = Object.entries(error.details.errors ?? {}).map(
      ([field, said]) => `${field} ${said.join(", ")}`,
    );
    return failed(cutText([error.message, ...problems].join("; "), 500));
  }
}

/** The purchase, or why it can't be registered. */
async function bodyOf(
  context: Context,
  sale: Sale,
  { decision, body }: rowStore.StoredRow,
  { payment_type, prefix, claim }: RegisterOptions,
  rates: ReadonlyMap<string, number>,
): Promise<PurchaseInput | string> {
  const note = ("pair" in body ? body.pair : body.unmatched).decision?.note;
  if (decision === "reject") return withDefaults(rejectionOf(sale, { branch: undefined, remark: note }));
  if (sale.itemList.length === 0)
    return "the supplier reported no lines: register it with POST /purchases, with a line for each tax type";
  const codes = await ownCodes(context, sale);
  const missing = sale.itemList.filter(({ itemCd }) => !codes.has(itemCd));
  if (missing.length > 0)
    return `no item for ${missing
      .slice(0, 5)
      .map(({ itemCd, itemNm }) => `${itemCd} (${itemNm})`)
      .join(", ")}: set it with PUT /items/external-codes`;
  const purchase = purchaseOf(sale, {
    prefix,
    paymentType: payment_type,
    ...claimOf(body, claim),
    rates,
    itemCode: ({ itemCd }) => codes.get(itemCd) ?? itemCd,
    sameItem: true,
  });
  return withDefaults(purchase);
}

/** The claim of a pair whose books say that nobody claims its tax, else that of the request. */
function claimOf(
  body: rowStore.StoredRow["body"],
  claim: RegisterOptions["claim"],
): RegisterOptions["claim"] {
  return documentsOf(body).books?.claim === "none" ? { claim: "none" } : claim;
}

/** The defaults of the schema, for comparison with a caller's request. */
function withDefaults(purchase: ReturnType<typeof purchaseOf>): PurchaseInput {
  const { purchase_type = "N", receipt_type = "P", claim = "month" } = purchase;
  const items = purchase.items.map(
    ({ discount_rate = 0, discount_amount = 0, non_deductible = false, ...line }) => ({
      ...line,
      discount_rate,
      discount_amount,
      non_deductible,
    }),
  );
  return { ...purchase, purchase_type, receipt_type, claim, items };
}

/** Our item behind each of the supplier's codes: the remembered one, else the item with the same code and name. */
async function ownCodes({ service, environment }: Context, sale: Sale): Promise<Map<string, string>> {
  const { knex } = service.db;
  const source = sourceOfSupplier(sale.spplrTin);
  const foreign = sale.itemList.map(({ itemCd }) => itemCd);
  const remembered = await itemsOfExternalCodes(
    knex,
    environment.id,
    foreign.map((external_code) => ({ source, external_code })),
  );
  const same = await findItemsByCode(knex, environment.id, foreign);
  const items = new Map([...same.values()].map((item) => [item.item_code, item.item_name]));
  const codes = new Map<string, string>();
  for (const { itemCd, itemNm } of sale.itemList) {
    const own = remembered.get(source)?.get(itemCd);
    if (own !== undefined) codes.set(itemCd, own);
    else if (items.get(itemCd)?.trim().toLowerCase() === itemNm.trim().toLowerCase())
      codes.set(itemCd, itemCd);
  }
  return codes;
}

function authorityIdOf(body: rowStore.StoredRow["body"]): string {
  return "pair" in body ? body.pair.authority.id : body.unmatched.document.id;
}
