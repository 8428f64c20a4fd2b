// Responsible for the rules of credit notes that the service, the fake service and the dry run share: customer, sale,
// amount, time and number of notes.
import { add } from "../amounts.ts";
import { isoDay } from "../formats.ts";
import { normalTin, type TinProfile } from "../tins.ts";

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

/** The default window of accounts. Kenya's law gives six months. */
const profileWindows: Record<TinProfile, string> = { ke: "6 months", plain: "none" };

/** The window of an account whose control unit has this profile. */
export function creditWindow({ credit_note_window }: CreditSettings, profile: TinProfile): string {
  return credit_note_window ?? profileWindows[profile];
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
  return `it is dated ${isoDay(noteDate)}, before its sale: ${invoice_no} is of ${isoDay(sale_date)}`;
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
  if (!original) return `no sale ${invoiceNo} exists in this branch`;
  if (original.receipt_type !== "S") return `${invoiceNo} is itself a credit note`;
  if (original.status === "failed") return `the sale ${invoiceNo} failed, so there is nothing to credit`;
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
  return `must be the customer of the original: ${invoice_no} ${theirs}`;
}

/**
 * The first item of which more is credited than was sold, or at a higher price. `credited` has the lines of all credit notes of
 * the sale. A higher price would leave less of the amount than of the quantity, and the rest could not be credited.
 */
export function creditProblem(
  invoiceNo: string,
  sold: readonly CreditedLine[],
  credited: readonly CreditedLine[],
): string | undefined {
  const limits = totalsByItem(sold);
  for (const [code, total] of totalsByItem(credited)) {
    const limit = limits.get(code);
    if (!limit) return `item ${code} is not on the original ${invoiceNo}`;
    if (total.qty > limit.qty)
      return `item ${code}: ${total.qty} credited in all, ${limit.qty} sold on ${invoiceNo}`;
    if (total.price > limit.price)
      return `item ${code}: credited at ${total.price}, sold at ${limit.price} on ${invoiceNo}`;
    if (total.amount > limit.amount)
      return `item ${code}: ${total.amount.toFixed(2)} credited in all, ${limit.amount.toFixed(2)} sold on ${invoiceNo}`;
  }
  return undefined;
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
