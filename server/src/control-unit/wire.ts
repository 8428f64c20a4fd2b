// Says our documents in the unit's words: one function for each kind of save, nothing else writes the unit's names.
import { add, multiply, round2 } from "@taxctl/sdk/amounts";
import type { SupplierSale } from "./fetched.ts";
import {
  type ProfileRules,
  rulesOf,
  type TaxLetter,
  TranslationError,
  taxLetters,
  unitLetter,
  unitPayment,
} from "./profiles/profile.ts";
import type {
  Author,
  DocumentLine,
  ImportUpdateDocument,
  InsuranceDocument,
  ItemDocument,
  MasterDocument,
  MovementDocument,
  PurchaseDocument,
  SaleDocument,
  SupplierLine,
  UnitAddress,
  WireCall,
} from "./types.ts";

type Wire = Record<string, unknown>;

/**
 * A sale or credit note under the number `number`.
 *
 * @throws TranslationError when a value cannot be said to this unit; call it with number 0 to check beforehand
 */
export function wireSale(address: UnitAddress, doc: SaleDocument, number: number): WireCall {
  const rules = rulesOf(address.profile);
  for (const line of doc.items) requireRate(rules, line);
  const isCredit = doc.receipt_type === "R";
  if (isCredit && !doc.original_number) {
    throw new TranslationError("original_invoice_no", "The original sale has no number at the control unit.");
  }
  const body = {
    ...identity(address),
    trdInvcNo: requireLength("invoice_no", doc.invoice_no, 50),
    invcNo: number,
    orgInvcNo: isCredit ? doc.original_number : 0,
    custTin: doc.customer_tin || null,
    custNm: cut(doc.customer_name, 60),
    salesTyCd: "N",
    rcptTyCd: doc.receipt_type,
    pmtTyCd: unitPayment(rules, doc.payment_type),
    salesSttsCd: "02",
    cfmDt: doc.confirmed_at,
    salesDt: doc.sale_date,
    stockRlsDt: doc.confirmed_at,
    cnclReqDt: null,
    cnclDt: null,
    rfdDt: isCredit ? doc.confirmed_at : null,
    rfdRsnCd: isCredit ? doc.refund_reason_code : null,
    totItemCnt: doc.items.length,
    ...buckets(rules, doc.items),
    ...totals(doc.items),
    prchrAcptcYn: "N",
    remark: cut(doc.remark, 400),
    ...audit(doc.by),
    receipt: {
      custTin: doc.customer_tin || null,
      custMblNo: cut(doc.customer_mobile, 20),
      rptNo: 1,
      trdeNm: cut(doc.trader_name, 20),
      adrs: null,
      topMsg: null,
      btmMsg: null,
      prchrAcptcYn: "N",
    },
    itemList: doc.items.map((line) => saleLine(rules, line)),
  };
  return { path: "/trnsSales/saveSales", body };
}

/**
 * A purchase under the number `number`. The unit knows supplier invoices by number only: one that is no number goes
 * as a manual registration, with the supplier's text in the remark.
 *
 * @throws TranslationError
 */
export function wirePurchase(address: UnitAddress, doc: PurchaseDocument, number: number): WireCall {
  const known = rulesOf(address.profile);
  // A supplier's figures are repeated as they are, whatever convention they follow.
  const rules: ProfileRules = doc.registration === "A" ? { ...known, amounts: "given" } : known;
  const type = doc.purchase_type ?? "N";
  const unitType = rules.purchaseTypes[type];
  if (!unitType)
    throw new TranslationError("purchase_type", `Purchase type ${type} is not known to the unit.`);
  const supplierNumber = asNumber(doc.supplier_invoice_no);
  const remark = supplierNumber === null ? withSupplierNumber(doc) : doc.remark;
  const isReturn = doc.receipt_type === "R";
  // By hand the unit wants sums; a confirmed sale carries the supplier's own header.
  const confirmed = supplierNumber !== null && doc.registration === "A" ? doc.supplier_sale : null;
  const header = confirmed
    ? supplierHeader(rules, doc.items, confirmed)
    : { ...buckets(rules, doc.items), ...totals(doc.items) };
  const body = {
    ...identity(address),
    invcNo: number,
    orgInvcNo: isReturn ? (doc.original_number ?? 0) : 0,
    spplrTin: doc.supplier_tin || null,
    spplrBhfId: doc.supplier_bhf_id || null,
    spplrNm: cut(doc.supplier_name, 60),
    spplrInvcNo: supplierNumber,
    regTyCd: supplierNumber === null ? "M" : doc.registration,
    pchsTyCd: unitType,
    rcptTyCd: doc.receipt_type,
    pmtTyCd: unitPayment(rules, doc.payment_type),
    pchsSttsCd: doc.purchase_status ?? "02",
    cfmDt: doc.confirmed_at,
    pchsDt: doc.purchase_date,
    wrhsDt: doc.confirmed_at,
    cnclReqDt: null,
    cnclDt: null,
    rfdDt: isReturn ? doc.confirmed_at : null,
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
  return { path: "/trnsPurchase/savePurchases", body };
}

/**
 * A stock movement under the number `number`.
 *
 * @throws TranslationError
 */
export function wireMovement(address: UnitAddress, doc: MovementDocument, number: number): WireCall {
  const rules = rulesOf(address.profile);
  const body = {
    ...identity(address),
    sarNo: number,
    orgSarNo: doc.original_number ?? 0,
    regTyCd: doc.registration ?? "A",
    custTin: doc.customer_tin || null,
    custNm: cut(doc.customer_name, 100),
    custBhfId: doc.customer_bhf_id ?? null,
    sarTyCd: doc.sar_type,
    ocrnDt: doc.date,
    totItemCnt: doc.items.length,
    ...totals(doc.items),
    remark: cut(doc.remark, 400),
    ...audit(doc.by),
    itemList: doc.items.map((line) => movementLine(rules, line)),
  };
  return { path: "/stock/saveStockItems", body };
}

/** What is left of an item. Repeatable. */
export function wireMaster(address: UnitAddress, doc: MasterDocument): WireCall {
  const body = { ...identity(address), itemCd: doc.item_code, rsdQty: doc.remaining_qty, ...audit(doc.by) };
  return { path: "/stockMaster/saveStockMaster", body };
}

/**
 * A new or changed item. Repeatable: saving a known code changes it.
 *
 * @throws TranslationError
 */
export function wireItem(address: UnitAddress, doc: ItemDocument): WireCall {
  const rules = rulesOf(address.profile);
  const rate = doc.tax_rate ?? (doc.tax_type_code === "E" ? rules.unitRates.E : 0);
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
    dftPrc: doc.default_price,
    grpPrcL1: doc.default_price,
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
  return { path: "/items/saveItems", body };
}

/** The status of a customs row. Repeatable. */
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
  return { path: "/imports/updateImportItems", body };
}

/** An insurance that the branch (a pharmacy) works with. Repeatable. */
export function wireInsurance(address: UnitAddress, doc: InsuranceDocument): WireCall {
  const body = {
    ...identity(address),
    isrccCd: doc.code,
    isrccNm: cut(doc.name, 100),
    isrcRt: doc.rate,
    useYn: doc.is_active ? "Y" : "N",
    ...audit(doc.by),
  };
  return { path: "/branches/saveBrancheInsurances", body };
}

function identity(address: UnitAddress) {
  return { tin: address.tin, bhfId: address.bhf_id };
}

/** The four fields that every save must carry, in the unit's lengths. */
function audit(by: Author) {
  const id = cut(by.id, 20) ?? "system";
  const name = cut(by.name, 60) ?? id;
  return { regrId: id, regrNm: name, modrId: id, modrNm: name };
}

function saleLine(rules: ProfileRules, line: DocumentLine): Wire {
  const { splyAmt, dcRt, dcAmt } = supplyOf(rules, line);
  return {
    itemSeq: line.item_seq,
    itemCd: line.item_code,
    itemClsCd: line.item_class_code,
    itemNm: cut(line.item_name, 200),
    bcd: cut(line.bcd, 20),
    ...packing(line),
    prc: line.unit_price,
    splyAmt,
    dcRt,
    dcAmt,
    isrccCd: null,
    isrccNm: null,
    isrcRt: null,
    isrcAmt: null,
    taxTyCd: unitLetter(rules, line.tax_type, line.tax_rate),
    taxblAmt: line.taxable_amount,
    taxAmt: line.tax_amount,
    totAmt: line.total_amount,
  };
}

function purchaseLine(rules: ProfileRules, line: DocumentLine, supplier: SupplierLine | undefined): Wire {
  const { splyAmt, dcRt, dcAmt } = supplyOf(rules, line);
  return {
    itemSeq: line.item_seq,
    itemCd: line.item_code,
    itemClsCd: line.item_class_code,
    itemNm: cut(line.item_name, 200),
    bcd: cut(line.bcd, 20),
    spplrItemClsCd: cut(supplier?.item_class_code ?? null, 10),
    spplrItemCd: cut(supplier?.item_code ?? null, 20),
    spplrItemNm: cut(supplier?.item_name ?? null, 200),
    ...packing(line),
    prc: line.unit_price,
    splyAmt,
    dcRt,
    dcAmt,
    taxblAmt: line.taxable_amount,
    taxTyCd: unitLetter(rules, line.tax_type, line.tax_rate),
    taxAmt: line.tax_amount,
    totAmt: line.total_amount,
    itemExprDt: line.expiry_date ?? null,
  };
}

function movementLine(rules: ProfileRules, line: DocumentLine): Wire {
  const { splyAmt, dcAmt } = supplyOf(rules, line);
  return {
    itemSeq: line.item_seq,
    itemCd: line.item_code,
    itemClsCd: line.item_class_code,
    itemNm: cut(line.item_name, 200),
    bcd: cut(line.bcd, 20),
    ...packing(line),
    itemExprDt: line.expiry_date ?? null,
    prc: line.unit_price,
    splyAmt,
    totDcAmt: dcAmt,
    taxblAmt: line.taxable_amount,
    taxTyCd: unitLetter(rules, line.tax_type, line.tax_rate),
    taxAmt: line.tax_amount,
    totAmt: line.total_amount,
  };
}

/** A line always has a package: units refuse 0. */
function packing(line: DocumentLine) {
  return {
    pkgUnitCd: line.pkg_unit_code || "NT",
    pkg: Math.max(1, line.pkg),
    qtyUnitCd: line.qty_unit_code,
    qty: Math.abs(line.qty),
  };
}

/**
 * Supply and discount of a line. Convention "split": supply is price × quantity with the tax in it, and the discount is
 * what the buyer saves of it; a total above that (suppliers that price without tax) has no discount to show.
 */
function supplyOf(rules: ProfileRules, line: DocumentLine) {
  if (rules.amounts === "given") {
    return { splyAmt: line.supply_amount, dcRt: line.discount_rate, dcAmt: line.discount_amount };
  }
  const splyAmt = round2(multiply(line.unit_price, Math.abs(line.qty)));
  const dcAmt = Math.max(0, add(splyAmt, -line.total_amount));
  return { splyAmt, dcRt: discountRate(line.discount_rate, dcAmt, splyAmt), dcAmt };
}

/** The discount's percent: units refuse an amount with a rate of 0, and a rate without an amount. */
function discountRate(given: number, dcAmt: number, splyAmt: number): number {
  if (dcAmt === 0 || splyAmt === 0) return 0;
  if (given > 0) return given;
  return Math.max(0.01, round2((dcAmt * 100) / splyAmt));
}

/** The fifteen fields of the header: base, rate and tax of each of the unit's letters. */
function buckets(rules: ProfileRules, lines: DocumentLine[]): Wire {
  const own = new Map<TaxLetter, DocumentLine[]>(taxLetters.map((letter) => [letter, []]));
  for (const line of lines) own.get(unitLetter(rules, line.tax_type, line.tax_rate))?.push(line);
  const fields: Wire = {};
  for (const [letter, group] of own)
    fields[`taxblAmt${letter}`] = add(...group.map((line) => line.taxable_amount));
  for (const [letter, group] of own) fields[`taxRt${letter}`] = group[0]?.tax_rate ?? rules.unitRates[letter];
  for (const [letter, group] of own) fields[`taxAmt${letter}`] = add(...group.map((line) => line.tax_amount));
  return fields;
}

function totals(lines: DocumentLine[]): Wire {
  return {
    totTaxblAmt: add(...lines.map((line) => line.taxable_amount)),
    totTaxAmt: add(...lines.map((line) => line.tax_amount)),
    totAmt: add(...lines.map((line) => line.total_amount)),
  };
}

/** The header of a supplier's sale, back in the unit's letters. */
function supplierHeader(rules: ProfileRules, lines: DocumentLine[], sale: SupplierSale): Wire {
  const fields = buckets(rules, lines);
  for (const letter of taxLetters) {
    const unit = rules.letters[letter];
    fields[`taxblAmt${unit}`] = sale[`taxblAmt${letter}`];
    fields[`taxAmt${unit}`] = sale[`taxAmt${letter}`];
  }
  fields[`taxRt${rules.letters.A}`] = sale.taxRtA;
  const { totTaxblAmt, totTaxAmt, totAmt } = sale;
  return { ...fields, totTaxblAmt, totTaxAmt, totAmt };
}

/** A sale's rate must be one that the unit's letter can have: letters without tax have none, the others some. */
function requireRate(rules: ProfileRules, line: DocumentLine): void {
  const letter = unitLetter(rules, line.tax_type, line.tax_rate);
  const isTaxed = rules.unitRates[letter] > 0;
  if (isTaxed === line.tax_rate > 0) return;
  const expected = isTaxed ? "a rate above 0" : "a rate of 0";
  throw new TranslationError(
    "tax_rate",
    `Line ${line.item_seq}: tax type ${line.tax_type} needs ${expected}, not ${line.tax_rate}.`,
  );
}

/** A supplier's invoice number as the unit's number; null for text and for what a JSON number cannot hold exactly. */
function asNumber(invoiceNo: string): number | null {
  const value = /^\d+$/.test(invoiceNo) ? Number(invoiceNo) : Number.NaN;
  return Number.isSafeInteger(value) ? value : null;
}

function withSupplierNumber(doc: PurchaseDocument): string {
  const label = `Supplier invoice ${doc.supplier_invoice_no}`;
  return doc.remark ? `${label}; ${doc.remark}` : label;
}

function requireLength(field: string, value: string, most: number): string {
  if (value.length <= most) return value;
  throw new TranslationError(field, `The control unit takes at most ${most} characters.`);
}

/** At most `most` characters, never half a character; null for what is empty. */
function cut(value: string | null | undefined, most: number): string | null {
  if (value == null || value.trim() === "") return null;
  if (value.length <= most) return value;
  let end = most;
  const last = value.charCodeAt(end - 1);
  if (last >= 0xd800 && last <= 0xdbff) end -= 1;
  return value.slice(0, end).trimEnd();
}
