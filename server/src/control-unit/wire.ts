// Translates our documents into the unit's messages: one function for each kind of save. Nothing else writes the unit's names.

import type { Profile } from "@taxctl/sdk/rules/profiles/units";
import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import type { SupplierSale } from "./fetched.ts";
import {
  profileRate,
  rulesFor,
  TranslationError,
  unitLetter,
  unitPayment,
  unitPayments,
} from "./profiles.ts";
import { containsTax } from "./supplier-base.ts";
import type {
  DocumentLine,
  ImportUpdateDocument,
  InsuranceDocument,
  ItemDocument,
  MasterDocument,
  MovementDocument,
  ProfileName,
  PurchaseDocument,
  SaleDocument,
  UnitAddress,
  WireCall,
} from "./types.ts";
import { audit, cut, identity } from "./wire-fields.ts";
import {
  buckets,
  movementLine,
  priceOnWire,
  purchaseLine,
  requireRate,
  saleLine,
  supplierHeader,
  totals,
} from "./wire-lines.ts";
import { unitWireOf } from "./wires/index.ts";

/**
 * Checks beforehand whether {@link wireSale} can translate a sale or credit note, once its original's number is known.
 *
 * @throws TranslationError
 */
export function requireSayableSale(profile: ProfileName, doc: SaleDocument): void {
  const rules = rulesOf(profile);
  for (const line of doc.items) requireRate(rules, line);
  requireLength("invoice_no", doc.invoice_no, 50);
}

/**
 * A sale or credit note with the number `number`.
 *
 * @param zNumber of the Z report that counts it
 * @throws TranslationError for a value without a code at this unit
 */
export function wireSale(address: UnitAddress, doc: SaleDocument, number: number, zNumber = 1): WireCall {
  requireSayableSale(address.profile, doc);
  const rules = rulesFor(address);
  const { messages, variants, purchaseCode } = rules;
  const isCredit = doc.receipt_type === "R";
  if (isCredit && !doc.original_number) {
    throw new TranslationError("original_invoice_no", "The original sale has no number at the control unit.");
  }
  const body = {
    ...identity(address),
    ...(messages.traderNumber ? { trdInvcNo: doc.invoice_no } : {}),
    invcNo: number,
    orgInvcNo: isCredit ? doc.original_number : 0,
    custTin: doc.customer_tin || null,
    custNm: cut(doc.customer_name, 60),
    ...(purchaseCode ? { prcOrdCd: doc.purchase_code ?? null } : {}),
    salesTyCd: "N",
    rcptTyCd: doc.receipt_type,
    pmtTyCd: unitPayments(rules, doc),
    salesSttsCd: isCredit ? variants.refund_status : "02",
    cfmDt: doc.confirmed_at,
    salesDt: doc.sale_date,
    stockRlsDt:
      messages.releasesServices || doc.items.some((line) => leavesStock(rules, line))
        ? doc.confirmed_at
        : null,
    cnclReqDt: null,
    cnclDt: null,
    rfdDt: isCredit ? doc.confirmed_at : null,
    rfdRsnCd: isCredit ? doc.refund_reason_code : null,
    totItemCnt: doc.items.length,
    ...buckets(rules, doc.items),
    ...totals(rules, doc.items),
    prchrAcptcYn: "N",
    remark: cut(doc.remark, 400),
    ...audit(doc.by),
    receipt: {
      custTin: doc.customer_tin || null,
      custMblNo: cut(doc.customer_mobile, 20),
      ...unitWireOf(address).receiptFields(
        doc,
        { one: 1, z_report: zNumber, invoice: number }[variants.report_number],
      ),
      trdeNm: doc.receipt.trade_name,
      adrs: doc.receipt.address,
      topMsg: doc.receipt.header,
      btmMsg: doc.receipt.footer,
      prchrAcptcYn: "N",
    },
    itemList: doc.items.map((line) => saleLine(rules, line)),
  };
  return { path: unitWireOf(address).paths.saveSales, body };
}

/**
 * A purchase under the number `number`. The unit knows supplier invoices by number only: one that is no number goes
 * as a manual registration, with the supplier's text in the remark.
 *
 * @throws TranslationError
 */
export function wirePurchase(address: UnitAddress, doc: PurchaseDocument, number: number): WireCall {
  const known = rulesFor(address);
  // A supplier's figures are sent unchanged, whatever convention they follow.
  const rules: Profile =
    doc.registration === "A"
      ? { ...known, amounts: "as_submitted", messages: messagesOf(known, doc) }
      : known;
  const type = doc.purchase_type ?? "N";
  const unitType = rules.purchaseTypes[type];
  if (!unitType)
    throw new TranslationError("purchase_type", `Purchase type ${type} is not known to the unit.`);
  const supplierNumber = asNumber(doc.supplier_invoice_no);
  const remark = supplierNumber === null ? withSupplierNumber(doc) : doc.remark;
  const isReturn = doc.receipt_type === "R";
  // Items come in or go out with an approved purchase and a supplier's credit note alone.
  const isStocked = doc.purchase_status === null || ["02", "05"].includes(doc.purchase_status);
  // For purchases entered by hand the unit wants sums; a confirmed sale has the supplier's own header.
  const confirmed = supplierNumber !== null && doc.registration === "A" ? doc.supplier_sale : null;
  const header = confirmed
    ? supplierHeader(rules, doc.items, confirmed)
    : { ...buckets(rules, doc.items), ...totals(rules, doc.items) };
  const body = {
    ...identity(address),
    invcNo: number,
    orgInvcNo: isReturn ? (doc.original_number ?? 0) : 0,
    spplrTin: doc.supplier_tin || null,
    spplrBhfId: doc.supplier_bhf_id || null,
    spplrNm: cut(doc.supplier_name, 60),
    spplrInvcNo: supplierNumber,
    ...(rules.messages.supplierUnit ? { spplrSdcId: cut(unitOf(doc.supplier_sale), 12) } : {}),
    regTyCd: supplierNumber === null ? "M" : doc.registration,
    pchsTyCd: unitType,
    rcptTyCd: doc.receipt_type,
    pmtTyCd: unitPayment(rules, doc.payment_type),
    pchsSttsCd: doc.purchase_status ?? "02",
    cfmDt: doc.confirmed_at,
    pchsDt: doc.purchase_date,
    wrhsDt: isStocked ? doc.confirmed_at : null,
    cnclReqDt: doc.purchase_status === "03" ? doc.confirmed_at : null,
    cnclDt: doc.purchase_status === "04" ? doc.confirmed_at : null,
    rfdDt: isReturn && isStocked ? doc.confirmed_at : null,
    totItemCnt: doc.items.length,
    ...header,
    remark: cut(remark, 400),
    ...audit(doc.by),
    itemList: doc.items.map((line) =>
      purchaseLine(
        rules,
        line,
        doc.supplier_lines?.find((other) => other.item_seq === line.item_seq),
      ),
    ),
  };
  return { path: unitWireOf(address).paths.savePurchases, body };
}

/**
 * A stock movement under the number `number`.
 *
 * @throws TranslationError
 */
export function wireMovement(address: UnitAddress, doc: MovementDocument, number: number): WireCall {
  const rules = rulesFor(address);
  const body = {
    ...identity(address),
    sarNo: number,
    orgSarNo: doc.original_number ?? (rules.variants.original_movement === "own" ? number : 0),
    regTyCd: doc.registration ?? "A",
    custTin: doc.customer_tin || null,
    custNm: cut(doc.customer_name, 100),
    custBhfId: doc.customer_bhf_id ?? null,
    sarTyCd: doc.sar_type,
    ocrnDt: doc.date,
    totItemCnt: doc.items.length,
    ...totals(rules, doc.items),
    remark: cut(doc.remark, 400),
    ...audit(doc.by),
    itemList: doc.items.map((line) => movementLine(rules, line)),
  };
  return { path: unitWireOf(address).paths.saveStockItems, body };
}

/** The stock balance of an item. It can be sent again. */
export function wireMaster(address: UnitAddress, doc: MasterDocument): WireCall {
  const body = { ...identity(address), itemCd: doc.item_code, rsdQty: doc.remaining_qty, ...audit(doc.by) };
  return { path: unitWireOf(address).paths.saveStockMaster, body };
}

/**
 * A new or changed item. It can be sent again: saving a known code changes it.
 *
 * @throws TranslationError
 */
export function wireItem(address: UnitAddress, doc: ItemDocument): WireCall {
  const rules = rulesFor(address);
  const rate = doc.tax_rate ?? profileRate(rules, doc.tax_type_code);
  const price = priceOnWire(rules, doc.default_price, rate);
  const body = {
    ...identity(address),
    itemCd: doc.item_code,
    itemClsCd: doc.item_class_code,
    itemTyCd: doc.item_type,
    itemNm: cut(doc.item_name, 200),
    itemStdNm: null,
    orgnNatCd: doc.origin_nation_code,
    pkgUnitCd: doc.pkg_unit_code,
    qtyUnitCd: doc.qty_unit_code,
    taxTyCd: unitLetter(rules, doc.tax_type_code, rate),
    btchNo: null,
    bcd: cut(doc.barcode, 20),
    dftPrc: price,
    grpPrcL1: price,
    grpPrcL2: null,
    grpPrcL3: null,
    grpPrcL4: null,
    grpPrcL5: null,
    addInfo: null,
    sftyQty: doc.safety_qty,
    isrcAplcbYn: "N",
    useYn: doc.is_active ? "Y" : "N",
    ...audit(doc.by),
  };
  return { path: unitWireOf(address).paths.saveItems, body };
}

/** The status of a customs row. It can be sent again. */
export function wireImportUpdate(address: UnitAddress, doc: ImportUpdateDocument): WireCall {
  const { modrId, modrNm } = audit(doc.by);
  const body = {
    ...identity(address),
    taskCd: doc.task_code,
    dclDe: doc.declaration_date,
    itemSeq: doc.item_sequence,
    hsCd: doc.hs_code,
    itemClsCd: doc.item_class_code,
    itemCd: doc.item_code,
    imptItemSttsCd: doc.import_item_status_code,
    remark: cut(doc.remark, 400) ?? "updated",
    modrId,
    modrNm,
  };
  return { path: unitWireOf(address).paths.updateImportItems, body };
}

/** An insurance of the branch (a pharmacy). It can be sent again. */
export function wireInsurance(address: UnitAddress, doc: InsuranceDocument): WireCall {
  const body = {
    ...identity(address),
    isrccCd: doc.code,
    isrccNm: cut(doc.name, 100),
    isrcRt: doc.rate,
    useYn: doc.is_active ? "Y" : "N",
    ...audit(doc.by),
  };
  return { path: unitWireOf(address).paths.saveBrancheInsurances, body };
}

/** Whether something leaves the shop with a line. */
const leavesStock = ({ itemCodes }: Profile, { item_code }: DocumentLine): boolean =>
  itemCodes.read(item_code).item_type !== "3";

/** The messages of a purchase that repeats a supplier's figures: its taxable amounts contain the tax if the supplier's did. */
function messagesOf({ messages }: Profile, { supplier_sale: sale }: PurchaseDocument): Profile["messages"] {
  return sale && !containsTax(sale) ? { ...messages, taxable: "without_tax" } : messages;
}

/** The supplier's unit, of its number of the invoice: `SDC010000005/812`. */
function unitOf(sale: SupplierSale | null | undefined): string | null {
  return sale?.cu_invoice_no?.split("/")[0] ?? null;
}

/** A supplier's invoice number as the unit's number; null for text, and for numbers that JSON can't hold exactly. */
function asNumber(invoiceNo: string): number | null {
  const value = /^\d+$/.test(invoiceNo) ? Number(invoiceNo) : Number.NaN;
  return Number.isSafeInteger(value) ? value : null;
}

function withSupplierNumber(doc: PurchaseDocument): string {
  const label = `Supplier invoice ${doc.supplier_invoice_no}`;
  return doc.remark ? `${label}; ${doc.remark}` : label;
}

function requireLength(field: string, value: string, most: number): void {
  if (value.length <= most) return;
  throw new TranslationError(field, `The control unit takes at most ${most} characters.`);
}
