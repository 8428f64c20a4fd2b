// What the head of a document must be at the unit: kind, numbers, buyer or supplier, payment, dates, reason and remark.
import { isCredit } from "./content.ts";
import type { Body, Json } from "./format.ts";
import { listOf, textOf } from "./interface.ts";
import { mixOf, type Profile, paymentOf, purchaseTypeOf } from "./unit-codes.ts";

/** A value of the unit's body: what people call it, its field, and what must be there. */
export type Expected = { what: string; field: string; due: Json };

/** TINs are the same with blanks around them, and in small letters. */
export const tinOf = (value: Json | undefined): string | null => textOf(value)?.trim().toUpperCase() || null;

export const trimmed = (value: Json | undefined): string | null => textOf(value)?.trim() || null;

/** A text as far as the unit's field takes it. */
const cut = (value: Json | undefined, length: number): string | null =>
  trimmed(trimmed(value)?.slice(0, length));

/** A supplier's number as the unit has it: a whole number, else none. */
export function supplierNumberOf(value: Json | undefined): number | null {
  const text = textOf(value) ?? "";
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) ? number : null;
}

/** @param original The entry of the sale that a credit note credits, where the history has it. */
export function expectedSale(body: Body, profile: Profile, original: Body | undefined): Expected[] {
  const isNote = isCredit(body);
  const expected: Expected[] = [
    { what: "kind", field: "rcptTyCd", due: isNote ? "R" : "S" },
    { what: "customer's mobile number", field: "receipt.custMblNo", due: cut(body.customer_mobile, 20) },
    { what: "remark", field: "remark", due: cut(body.remark, 400) },
    { what: "reason", field: "rfdRsnCd", due: isNote ? trimmed(body.refund_reason_code) : null },
  ];
  if (!isNote) expected.push({ what: "original number", field: "orgInvcNo", due: 0 });
  // A credit note has the customer of its original.
  const tin = isNote ? (original ? tinOf(original.custTin) : undefined) : tinOf(body.customer_tin);
  const stated = tin === undefined ? (tinOf(body.customer_tin) ?? undefined) : tin;
  if (stated !== undefined)
    for (const field of ["custTin", "receipt.custTin"])
      expected.push({ what: "customer's TIN", field, due: stated });
  const name = isNote ? trimmed(original?.custNm) : cut(body.customer_name, 60);
  if (name !== null) expected.push({ what: "customer's name", field: "custNm", due: name });
  return [...expected, ...paymentAndDate(body, profile, "salesDt", body.sale_date)];
}

export function expectedPurchase(body: Body, profile: Profile): Expected[] {
  const isNote = isCredit(body);
  const number = supplierNumberOf(body.supplier_invoice_no);
  const status = textOf(body.purchase_status) ?? "02";
  const expected: Expected[] = [
    { what: "kind", field: "rcptTyCd", due: isNote ? "R" : "P" },
    { what: "supplier's TIN", field: "spplrTin", due: tinOf(body.supplier_tin) },
    { what: "supplier's name", field: "spplrNm", due: cut(body.supplier_name, 60) },
    { what: "supplier's invoice number", field: "spplrInvcNo", due: number },
    { what: "status", field: "pchsSttsCd", due: isNote && status === "02" ? "05" : status },
    { what: "type", field: "pchsTyCd", due: purchaseTypeOf(profile, textOf(body.purchase_type) ?? "N") },
  ];
  // A number that is no number goes with the remark.
  if (number !== null) expected.push({ what: "remark", field: "remark", due: cut(body.remark, 400) });
  const branch = trimmed(body.supplier_bhf_id);
  if (branch !== null) expected.push({ what: "supplier's branch", field: "spplrBhfId", due: branch });
  return [...expected, ...paymentAndDate(body, profile, "pchsDt", body.purchase_date)];
}

function paymentAndDate(body: Body, profile: Profile, field: string, date: Json | undefined): Expected[] {
  const payments = listOf(body.payments).map(({ payment_type }) => textOf(payment_type) ?? "");
  const payment = payments[0] ?? textOf(body.payment_type);
  const expected: Expected[] = [];
  if (payment !== undefined) {
    const due = payments.length > 1 ? mixOf(profile, payments) : paymentOf(profile, payment);
    expected.push({ what: "payment type", field: "pmtTyCd", due });
  }
  if (textOf(date) !== undefined) expected.push({ what: "date", field, due: textOf(date) ?? null });
  return expected;
}

/** Times that must be there, and those that must not. */
export function expectedTimes(document: "sale" | "purchase", body: Body): Record<string, boolean> {
  const isNote = isCredit(body);
  if (document === "sale") return { cfmDt: true, rfdDt: isNote };
  const status = textOf(body.purchase_status) ?? "02";
  const isStocked = status === "02" || (isNote && status === "05");
  return { cfmDt: true, wrhsDt: isStocked, cnclDt: status === "04", rfdDt: isNote && isStocked };
}

/** Whether a text is a moment of the calendar as `YYYYMMDDHHmmss`. */
export function isMoment(value: Json | undefined): boolean {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(String(value)) ?? [];
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const date = new Date(iso);
  return !Number.isNaN(date.getTime()) && date.toISOString() === iso;
}
