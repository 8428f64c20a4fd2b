// What a searched text can mean: a number, a TIN, a part of a name, an amount; and in which of them a document has it.
import { fold } from "../../db/sql/values.ts";

export type Terms = {
  /** Numbers and TINs: as typed, and in capitals. */
  numbers: readonly string[];
  /** Receipt numbers: also that of a receipt's line such as `KRACU0400000001/41 NS`. */
  receipts: readonly string[];
  /** A part of a name, folded. */
  name: string;
  /** Money ×100. */
  amount: number | undefined;
};

const amountForm =
  /^(?:[A-Za-z]{2,3}(?:\.\s?|\s))?-?(?<whole>\d{1,3}(?:[,' \u00a0]\d{3})+|\d{1,12})(?:[.,](?<cents>\d{1,2}))?(?:\/[-=])?$/;

/** `1160`, `1,160.00`, `KES 1 160` or `1160/=` as money ×100; a credit note's sign doesn't matter. */
export function amountOf(text: string): number | undefined {
  const { whole, cents = "" } = amountForm.exec(text)?.groups ?? {};
  if (whole === undefined) return undefined;
  const value = Number(whole.replaceAll(/\D/g, "") + cents.padEnd(2, "0"));
  return Number.isSafeInteger(value) && value < 1e15 ? value : undefined;
}

export function termsOf(q: string): Terms {
  const text = q.trim().replaceAll(/\s+/g, " ");
  const [, printed] = /\/\s?(\d+)(?:\s[A-Z]{1,3})?$/.exec(text) ?? [];
  return {
    numbers: [...new Set([text, text.toUpperCase()])],
    receipts: [...new Set([text, ...(printed === undefined ? [] : [printed])])],
    name: fold(text),
    amount: amountOf(text),
  };
}

type Searched = {
  invoice_no: string;
  receipt_no: string | null;
  counterparty_tin: string | null;
  counterparty_name: string | null;
  supplier_no: string | null;
  total_amount: number;
  foreign_amount: number | null;
};

/** Where a text was found, the surest first. */
export type FoundBy =
  | "invoice_no"
  | "receipt_no"
  | "tin"
  | "invoice_no_beginning"
  | "supplier_invoice_no"
  | "name"
  | "amount";

/** In what a document has the text. */
export function foundIn(row: Searched, { numbers, receipts, name, amount }: Terms): FoundBy[] {
  const has = (value: string | null): boolean => value !== null && numbers.includes(value);
  const isWhole = has(row.invoice_no);
  const all: Record<FoundBy, boolean> = {
    invoice_no: isWhole,
    receipt_no: row.receipt_no !== null && receipts.includes(row.receipt_no),
    tin: has(row.counterparty_tin),
    invoice_no_beginning: !isWhole && numbers.some((number) => row.invoice_no.startsWith(number)),
    supplier_invoice_no: has(row.supplier_no),
    name: name !== "" && row.counterparty_name !== null && fold(row.counterparty_name).includes(name),
    amount:
      amount !== undefined &&
      (Number(row.total_amount) === amount || Number(row.foreign_amount ?? Number.NaN) === amount),
  };
  return (Object.keys(all) as FoundBy[]).filter((place) => all[place]);
}

const exact: readonly FoundBy[] = ["invoice_no", "receipt_no", "tin"];

/** Whether a whole number or TIN is the text: such documents come first. */
export const isExact = (places: readonly FoundBy[]): boolean => places.some((place) => exact.includes(place));
