// The rules of credit notes that the service and the dry run share: customer, sale,
// amount, time and number of notes.
import { add } from "../amounts.ts";
import { isoDay } from "../formats.ts";
import { type ProfileName, sharedRulesOf } from "../profiles/index.ts";
import { normalTin } from "../tins.ts";
import type { FieldErrors } from "./problems.ts";

/** A line of a sale or of a credit note, as far as the rules need it. */
export type CreditedLine = { item_code: string; qty: number; unit_price: number; total_amount: number };

/** The original of a credit note, as far as the rules need it. */
export type CreditedSale = { receipt_type: string | null; status: string };

/** How much of each line of a sale its credit notes leave. */
export function quantitiesLeft(
  sold: readonly Pick<CreditedLine, "item_code" | "qty">[],
  credited: readonly Pick<CreditedLine, "item_code" | "qty">[],
): number[] {
  const taken = new Map<string, number>();
  for (const { item_code, qty } of credited) taken.set(item_code, add(taken.get(item_code) ?? 0, qty));
  return sold.map(({ item_code, qty }) => {
    const gone = Math.min(taken.get(item_code) ?? 0, qty);
    taken.set(item_code, add(taken.get(item_code) ?? 0, -gone));
    return add(qty, -gone);
  });
}

/** The account's settings of credit notes. */
export type CreditSettings = {
  /** How long after a sale it can be credited: `6 months`, `90 days` or `none`. Null: the limit of the control unit's profile. */
  credit_note_window: string | null;
  /** How many credit notes a sale can have. Null: any number. */
  credit_notes_per_sale: number | null;
};

/** The window of an account whose control unit has this profile. */
export function creditWindow({ credit_note_window }: CreditSettings, profile: ProfileName): string {
  return credit_note_window ?? sharedRulesOf(profile).creditWindow;
}

/** The last day (`YYYYMMDD`) on which a sale can be credited; undefined when there is no limit. */
export function lastCreditDay(saleDate: string, window: string): string | undefined {
  const [, count, unit] = /^(\d+) (day|month)s?$/.exec(window) ?? [];
  if (count === undefined) return undefined;
  const year = Number(saleDate.slice(0, 4));
  const month = Number(saleDate.slice(4, 6)) - 1;
  const day = Number(saleDate.slice(6, 8));
  if (unit === "day") return dayOf(new Date(Date.UTC(year, month, day + Number(count))));
  // The same day of a later month, or that month's last day where it is shorter.
  const end = new Date(Date.UTC(year, month + Number(count) + 1, 0));
  end.setUTCDate(Math.min(day, end.getUTCDate()));
  return dayOf(end);
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10).replaceAll("-", "");
}

/** Why a credit note of this day is too late for its original. */
export function windowProblem(
  noteDate: string,
  original: { invoice_no: string; sale_date: string },
  window: string,
): string | undefined {
  const { invoice_no, sale_date } = original;
  const last = lastCreditDay(sale_date, window);
  if (last === undefined || noteDate <= last) return undefined;
  return `${invoice_no} is of ${isoDay(sale_date)}, and credit notes are allowed for ${window} after the sale, until ${isoDay(last)} (setting credit_note_window)`;
}

/** Why a credit note can't have this day: it would lower the tax of a day, or a month, before its sale. */
export function earlyProblem(
  noteDate: string,
  { invoice_no, sale_date }: { invoice_no: string; sale_date: string },
): string | undefined {
  if (noteDate >= sale_date) return undefined;
  return `it is dated ${isoDay(noteDate)}, before its sale: ${invoice_no} is of ${isoDay(sale_date)}. Date it then or later`;
}

/** Why a sale can't have one more credit note; `earlier` counts those that haven't failed. */
export function countProblem(
  invoiceNo: string,
  earlier: number,
  { credit_notes_per_sale: most }: CreditSettings,
): string | undefined {
  if (most === null || earlier < most) return undefined;
  return `${invoiceNo} has ${earlier} already, and a sale can have ${most} (setting credit_notes_per_sale)`;
}

/** Why this sale can't be credited; `undefined` for the original means that the branch has no sale of that number. */
export function originalProblem(invoiceNo: string, original: CreditedSale | undefined): string | undefined {
  if (!original) return `no sale ${invoiceNo} exists in this branch: POST /sales/search lists its sales`;
  if (original.receipt_type !== "S")
    return `${invoiceNo} is itself a credit note: name the sale that it credits. To take a credit back, submit a new sale`;
  if (original.status === "failed")
    return `the sale ${invoiceNo} failed, so there is nothing to credit: submit the correct sale instead`;
  return undefined;
}

/** Why a credit note with this customer TIN can't be of this sale. */
export function customerProblem(
  customerTin: string | null,
  original: { invoice_no: string; customer_tin: string | null },
): string | undefined {
  const { customer_tin, invoice_no } = original;
  if (customerTin === null || normalTin(customerTin) === normalTin(customer_tin ?? "")) return undefined;
  const theirs = customer_tin === null ? "has no customer TIN" : `was made out to ${customer_tin}`;
  return `must be the customer of the original: ${invoice_no} ${theirs}. Omit it to have the original's`;
}

/**
 * The first item of which more is credited than was sold, or at a higher price. `earlier` has the lines of the sale's other credit
 * notes. A higher price would leave less of the amount than of the quantity, and the rest could not be credited.
 */
export function creditProblem(
  invoiceNo: string,
  { sold, earlier }: { sold: readonly CreditedLine[]; earlier: readonly CreditedLine[] },
  note: readonly CreditedLine[],
): string | undefined {
  const limits = totalsByItem(sold);
  const before = totalsByItem(earlier);
  for (const [code, total] of totalsByItem([...earlier, ...note])) {
    const limit = limits.get(code);
    if (!limit)
      return `item ${code} is not on the original ${invoiceNo}: credit its items, ${firstOf([...limits.keys()])}`;
    if (total.qty > limit.qty)
      return `item ${code}: ${total.qty} credited in all, ${limit.qty} sold on ${invoiceNo}. ${add(limit.qty, -(before.get(code)?.qty ?? 0))} can still be credited`;
    if (total.price > limit.price)
      return `item ${code}: credited at ${total.price}, sold at ${limit.price} on ${invoiceNo}. Credit it at ${limit.price} at most`;
    if (total.amount > limit.amount)
      return `item ${code}: ${total.amount.toFixed(2)} credited in all, ${limit.amount.toFixed(2)} sold on ${invoiceNo}. ${add(limit.amount, -(before.get(code)?.amount ?? 0)).toFixed(2)} can still be credited`;
  }
  return undefined;
}

type TaxedLine = { item_code: string; tax_type: string; tax_rate: number };

/** Lines of a credit note whose tax differs from that of the sold item, by field: control units reject them. */
export function creditTaxErrors(
  invoiceNo: string,
  sold: readonly TaxedLine[],
  note: readonly TaxedLine[],
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [index, { item_code, tax_type, tax_rate }] of note.entries()) {
    const same = sold.filter((line) => line.item_code === item_code);
    const ofType = same.filter((line) => line.tax_type === tax_type);
    if (same.length === 0 || ofType.some((line) => line.tax_rate === tax_rate)) continue;
    const isOtherType = ofType.length === 0;
    const field = isOtherType ? "tax_type" : "tax_rate";
    const found = isOtherType ? tax_type : tax_rate;
    const theirs = isOtherType ? same : ofType;
    const either = [...new Set(theirs.map((line) => String(line[field])))].join(" or ");
    errors[`items[${index}].${field}`] = [
      `must be ${either}, as ${invoiceNo} sold ${item_code}, found ${found}. Omit it to have the original's`,
    ];
  }
  return errors;
}

/** A message names so many items. */
const mostNamed = 8;

function firstOf(codes: readonly string[]): string {
  const more = codes.length - mostNamed;
  return `${codes.slice(0, mostNamed).join(", ")}${more > 0 ? `, and ${more} more` : ""}`;
}

type ItemTotal = { qty: number; amount: number /** The highest. */; price: number };

function totalsByItem(lines: readonly CreditedLine[]): Map<string, ItemTotal> {
  const totals = new Map<string, ItemTotal>();
  for (const line of lines) {
    const before = totals.get(line.item_code) ?? { qty: 0, amount: 0, price: 0 };
    totals.set(line.item_code, {
      qty: add(before.qty, line.qty),
      amount: add(before.amount, line.total_amount),
      price: Math.max(before.price, line.unit_price),
    });
  }
  return totals;
}
