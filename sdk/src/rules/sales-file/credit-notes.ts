// Finds the earlier sale of the sheet that a credit note credits.
import { add } from "../amounts.ts";
import type { Invoice } from "./invoices.ts";

/** The place of a sale in the sheet. */
export type SaleState = "success" | "waiting" | "not accepted" | "differs";

export type OriginalLookup = { original: string } | { reason: string; waiting: boolean };

type Entry = { invoice: Invoice; state: SaleState; left: Map<string, number> };

/**
 * The sold quantities, and the rest that can still be credited. Sales are entered in the order of the sheet, and credit notes
 * are looked up in that order too, so that an interrupted run finds the same originals.
 */
export class Sold {
  readonly #entries: Entry[] = [];

  /** Enters a sale; `position` in the sheet is the order of calls. */
  enter(invoice: Invoice, state: SaleState): void {
    this.#entries.push({ invoice, state, left: quantitiesOf(invoice) });
  }

  /** Takes a credit note's quantities off its original. */
  take(original: string, credit: Invoice): void {
    const entry = this.#entries.find(({ invoice }) => invoice.invoiceNo === original);
    if (!entry) return;
    for (const [key, quantity] of quantitiesOf(credit))
      entry.left.set(key, add(entry.left.get(key) ?? 0, -quantity));
  }

  /**
   * The original of a credit note: the most recent earlier sale to the same customer that was accepted and still has
   * every line of it, same code and same unit price. Exactly one document must cover all lines.
   */
  original(credit: Invoice): OriginalLookup {
    const customer = customerOf(credit);
    if (customer === undefined)
      return no("it names no customer, so the original invoice can't be determined");
    const before = this.#entries.filter(
      ({ invoice }) => customerOf(invoice) === customer && precedes(invoice, credit),
    );
    if (before.length === 0) return no(`no earlier invoice of customer ${customer} in the file`);
    const wanted = quantitiesOf(credit);
    const covering = before
      .filter(({ left }) => [...wanted].every(([key, quantity]) => (left.get(key) ?? 0) >= quantity))
      .toSorted(
        (a, b) =>
          compare(momentOf(b.invoice), momentOf(a.invoice)) || firstRow(b.invoice) - firstRow(a.invoice),
      );
    const waiting = covering.findIndex(({ state }) => state === "waiting");
    const accepted = covering.findIndex(({ state }) => state === "success");
    const found = covering[accepted];
    if (found && (waiting === -1 || accepted < waiting)) return { original: found.invoice.invoiceNo };
    const held = covering[waiting];
    if (held) return { reason: `its original ${held.invoice.invoiceNo} is not finished yet`, waiting: true };
    const rejected = covering[0];
    if (rejected?.state === "differs")
      return no(`its original ${rejected.invoice.invoiceNo} differs from the content of its receipt`);
    if (rejected) return no(`its original ${rejected.invoice.invoiceNo} was not accepted`);
    return no(this.#nearest(before, wanted, customer));
  }

  #nearest(before: readonly Entry[], wanted: ReadonlyMap<string, number>, customer: string): string {
    for (const [key, quantity] of wanted) {
      const [code, price] = key.split(separator);
      const sold = before.filter(({ left }) => left.has(key));
      const most = Math.max(...sold.map(({ left }) => left.get(key) ?? 0));
      if (sold.length === 0)
        return `no earlier invoice of customer ${customer} in the file has ${code} at ${price}`;
      if (most < quantity)
        return `no earlier invoice of customer ${customer} has ${quantity} of ${code} at ${price} left, at most ${most}`;
    }
    return `no single earlier invoice of customer ${customer} covers all its lines`;
  }
}

const separator = "\u0000";

function keyOf(line: { code: string; unit_price: number }): string {
  return `${line.code}${separator}${line.unit_price}`;
}

function quantitiesOf({ lines }: Invoice): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of lines) found.set(keyOf(line), add(found.get(keyOf(line)) ?? 0, line.quantity));
  return found;
}

/** The identity of a customer: the sheet's own customer number, else TIN, else name. */
export function customerOf({ head }: Invoice): string | undefined {
  return head.customer_id ?? head.customer_tin ?? head.customer_name;
}

function momentOf({ head }: Invoice): string {
  return head.sale_date + (head.sale_time ?? "");
}

function firstRow(invoice: Invoice): number {
  return invoice.rows[0] ?? 0;
}

/** Earlier in the sheet and not later in time; times count where both have one. */
function precedes(sale: Invoice, credit: Invoice): boolean {
  if (firstRow(sale) >= firstRow(credit) || sale.head.sale_date > credit.head.sale_date) return false;
  if (sale.head.sale_date < credit.head.sale_date) return true;
  return (sale.head.sale_time ?? "") <= (credit.head.sale_time ?? "999999");
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function no(reason: string): OriginalLookup {
  return { reason, waiting: false };
}
