// How figures, times and the unit's marks are written on a receipt.

import { sharedRulesOf } from "../index.ts";
import type { Words } from "./language.ts";
import type { ItemPart, Part, Receipt } from "./parts.ts";

const amounts = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const quantities = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 4 });
const rates = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 6 });

/** `1,160.00` */
export function amountText(value: number): string {
  return amounts.format(value);
}

/** `2`, `0.25`: as many decimals as there are, four at most. */
export function quantityText(value: number): string {
  return quantities.format(value);
}

/** `16%` */
export function rateText(percent: number): string {
  return `${quantities.format(percent)}%`;
}

/** `20260310101501` as `10/03/2026 10:15:01`; anything else as it is. */
export function timeText(stamp: string | null): string {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(stamp ?? "");
  if (!parts) return stamp ?? "";
  const [, year, month, day, hour, minute, second] = parts;
  return `${day}/${month}/${year} ${hour}:${minute}:${second}`;
}

/** `20260310101501` as date and time; anything else as a date that is written as it is. */
export function dateAndTime(stamp: string): { date: string; time: string } {
  const [date = stamp, time = ""] = timeText(stamp).split(" ");
  return { date, time };
}

/** `10% 116.00`; nothing without a discount. */
export function discountText(rate: number, amount: number): string {
  return amount === 0 ? "" : `${rateText(rate)} ${amountText(amount)}`;
}

/** `INCL. BILL DISCOUNT 10%`: with its rate if the sale states one. */
export function billDiscountLabel(
  { bill_discount_rate: rate }: Pick<Receipt, "bill_discount_rate">,
  { billDiscount }: Pick<Words, "billDiscount">,
): string {
  return rate === null ? billDiscount : `${billDiscount} ${rateText(rate)}`;
}

/** `K7QWMX2Z` as `K7QW-MX2Z`: groups of four, as receipts must show the unit's data. */
export function grouped(text: string): string {
  return text.replaceAll("-", "").replaceAll(/(.{4})(?=.)/g, "$1-");
}

/** Price and amount of a line in the sale's foreign currency: `USD 19.99 × 3`, `USD 59.97`. */
export function foreignItem(
  { foreign, quantity }: Receipt["items"][number],
  { foreign: sale, sign }: Receipt,
): ItemPart["foreign"] {
  if (!foreign || !sale) return null;
  const { currency } = sale;
  return {
    price: `${currency} ${signedText(foreign.unit_price, sign)} × ${quantityText(quantity)}`,
    amount: `${currency} ${signedText(foreign.total_amount, sign)}`,
  };
}

/** The total in the foreign currency, and the rate: `1 USD = KES 129.4567 (Central Bank, 10/03/2026)`. */
export function foreignTotal(receipt: Receipt, { total, exchangeRate }: Words): Part[] {
  const { foreign, sign, profile } = receipt;
  if (!foreign) return [];
  const { currency, exchange_rate, exchange_rate_source: source, exchange_rate_date: day } = foreign;
  const local = sharedRulesOf(profile).currency;
  const rate = `1 ${currency} = ${local === null ? "" : `${local} `}${rates.format(exchange_rate)}`;
  const known = [source, day && dateAndTime(`${day}000000`).date].filter((one) => one !== null);
  const from = known.length === 0 ? "" : ` (${known.join(", ")})`;
  return [
    { kind: "sum", label: `${total} ${currency}`, amount: signedText(foreign.total_amount, sign) },
    { kind: "text", text: `${exchangeRate}: ${rate}${from}`, isLeft: true },
  ];
}

/** The taxes next to those of the letters: `LV 3%`, `5.83`. */
export function extraTaxSums({ extra_taxes = [], sign }: Pick<Receipt, "extra_taxes" | "sign">): Part[] {
  return extra_taxes.map(({ code, tax_rate, tax_amount }) => ({
    kind: "sum",
    label: `${code} ${rateText(tax_rate)}`,
    amount: signedText(tax_amount, sign),
  }));
}

/** An amount with the document's sign. */
export function signedText(amount: number, sign: number): string {
  return amountText(amount === 0 ? 0 : amount * sign);
}
