// A sale in a foreign currency: its amounts are stated, checked and added up in that currency, and signed in local currency.
import { add, type LineAmounts, localAmounts, multiply, portion, round2 } from "../amounts.ts";
import { currencies } from "../currencies.ts";
import { isoDay } from "../formats.ts";
import type { Payment, SaleInput } from "../openapi.ts";
import { type ProfileName, sharedRulesOf } from "../profiles/index.ts";
import { checkDecimals } from "./decimals.ts";
import { checkDocumentDay } from "./documents.ts";
import { type Figures, mostMoney } from "./lines.ts";
import type { FieldErrors, Problems } from "./problems.ts";
import type { UnusualWarning } from "./unusual.ts";

/** The currency of a sale as it was submitted. */
export type StatedCurrency = Partial<
  Pick<SaleInput, "currency" | "exchange_rate" | "exchange_rate_source" | "exchange_rate_date">
>;

/** The foreign currency of a signed sale. */
export type Exchange = {
  /** ISO 4217. */
  currency: string;
  /** Local currency for one unit of it. */
  exchange_rate: number;
  exchange_rate_source: string | null;
  /** `YYYYMMDD` */
  exchange_rate_date: string | null;
};

/** A line's price and amounts in the foreign currency. */
export type ForeignAmounts = LineAmounts & { unit_price: number };

/** A signed line; `foreign` if it was priced in a foreign currency. */
type MaybeForeign = { foreign?: ForeignAmounts };

const rateFields = ["exchange_rate", "exchange_rate_source", "exchange_rate_date"] as const;
const mostRateDecimals = 6;

/** Without the profile's own currency, which is the same as none. */
export function foreignCurrency(
  { currency }: Pick<StatedCurrency, "currency">,
  profile: ProfileName | undefined,
): string | undefined {
  const isOwn = profile !== undefined && currency === sharedRulesOf(profile).currency;
  return isOwn ? undefined : currency;
}

/** The currency of a sale's content: the profile's own is left out. */
export function normalizeCurrency<Sale extends StatedCurrency>(sale: Sale, profile: ProfileName): Sale {
  return sale.currency === undefined || foreignCurrency(sale, profile) !== undefined
    ? sale
    : { ...sale, currency: undefined };
}

/**
 * Adds the problems of currency and rate. A credit note may omit all: its original's apply.
 *
 * @returns the foreign currency with the rate of a sale; undefined for amounts in local currency, or after a problem
 */
export function checkCurrency(
  sale: StatedCurrency,
  { profile, today }: CurrencyFacts,
  isCredit: boolean,
  problems: Problems,
): Exchange | undefined {
  const { currency, exchange_rate: rate, exchange_rate_date: day } = sale;
  if (today && day !== undefined) checkDocumentDay("exchange_rate_date", day, today, problems);
  checkDecimals(rate, mostRateDecimals, "exchange_rate", problems);
  if (problems.isMalformed("currency")) return undefined;
  const local = profile && sharedRulesOf(profile).currency;
  if (foreignCurrency(sale, profile) === undefined) {
    const isOwn =
      currency === undefined
        ? "needs a currency, such as USD"
        : `must be omitted: ${currency} is the local currency`;
    for (const field of rateFields) if (sale[field] !== undefined) problems.add(field, isOwn);
    return undefined;
  }
  if (currency === undefined) return undefined;
  if (!currencies.has(currency)) {
    problems.add("currency", `${currency} is not a currency in use: send its code of ISO 4217, such as USD`);
    return undefined;
  }
  if (rate === 1) {
    const omit = `omit currency and exchange_rate if the amounts are in local currency${local ? ` (${local})` : ""}`;
    problems.add("exchange_rate", `must not be 1: send the local currency for one ${currency}, or ${omit}`);
    return undefined;
  }
  if (rate !== undefined) return exchangeOf(sale, currency, rate);
  if (!isCredit && profile !== undefined)
    problems.add(
      "exchange_rate",
      `is required with the currency ${currency}: the local currency for one ${currency}`,
    );
  return undefined;
}

type CurrencyFacts = {
  /** Without it, any currency may be the local one. */
  profile?: ProfileName | undefined;
  today?: { today: string; timeZone: string } | undefined;
};

function exchangeOf(
  { exchange_rate_source, exchange_rate_date }: StatedCurrency,
  currency: string,
  exchange_rate: number,
): Exchange {
  return {
    currency,
    exchange_rate,
    exchange_rate_source: exchange_rate_source ?? null,
    exchange_rate_date: exchange_rate_date ?? null,
  };
}

/** A line as it is signed: its own amounts become local, and `foreign` has those that were stated. */
export function localLine<Line extends Figures>(
  line: Line,
  exchange_rate: number,
  total?: number,
): Line & { foreign: ForeignAmounts } {
  const { qty: quantity, unit_price, tax_rate } = line;
  const { total_amount, supply_amount, tax_amount, discount_amount, discount_with_tax, taxable_amount } =
    line;
  const amounts = {
    total_amount,
    supply_amount,
    tax_amount,
    discount_amount,
    discount_with_tax,
    taxable_amount,
  };
  const local = localAmounts(amounts, { quantity, tax_rate, exchange_rate }, total);
  return { ...line, ...local, foreign: { unit_price, ...amounts } };
}

/** The lines with the amounts that were stated: of a sale in a foreign currency, those in that currency. */
export function statedLines<Line extends MaybeForeign>(lines: readonly Line[]): Line[] {
  return lines.map((line) => (line.foreign ? { ...line, ...line.foreign } : line));
}

/** Adds a problem for each amount that local currency makes too large. */
export function checkLocalAmounts(lines: readonly Figures[], problems: Problems): void {
  for (const [index, line] of lines.entries())
    for (const field of ["unit_price", "total_amount"] as const) {
      if (line[field] <= mostMoney) continue;
      problems.add(
        `items[${index}].${field}`,
        `must be at most ${mostMoney.toFixed(2)} in local currency, is ${line[field]}`,
      );
    }
  const total = add(0, ...lines.map(({ total_amount }) => total_amount));
  if (total > mostMoney)
    problems.add("total_amount", `must be at most ${mostMoney.toFixed(2)} in local currency, is ${total}`);
}

/** Payments in a foreign currency as shares of the local total: each is rounded half up, and the last is the remainder. */
export function localPayments(payments: readonly Payment[], total: number): Payment[] {
  const paid = add(0, ...payments.map(({ amount }) => amount));
  let left = total;
  return payments.map(({ payment_type, amount }, index) => {
    const isLast = index === payments.length - 1;
    const share = isLast ? left : Math.min(left, portion(amount, total, paid));
    left = add(left, -share);
    return { payment_type, amount: share };
  });
}

/** The problems of a credit note that states another currency or rate than its original has, by field. */
export function creditCurrencyErrors(
  invoiceNo: string,
  sold: Exchange | undefined,
  note: StatedCurrency,
  profile: ProfileName | undefined,
): FieldErrors {
  const errors: FieldErrors = {};
  const local = profile && sharedRulesOf(profile).currency;
  if (!sold) {
    const found = foreignCurrency(note, profile);
    const own = local ?? "local currency";
    if (found !== undefined)
      errors.currency = [
        `must be ${own}, as ${invoiceNo} was sold, found ${found}. Omit it to have the original's`,
      ];
    return errors;
  }
  for (const field of ["currency", ...rateFields] as const) {
    const [theirs, found] = [sold[field], note[field]];
    if (found === undefined || found === theirs) continue;
    errors[field] = [
      `must be ${theirs ?? "omitted"}, as ${invoiceNo} was sold, found ${found}. Omit it to have the original's`,
    ];
  }
  return errors;
}

/** The rate of the last sale in a currency. */
export type LastRate = { exchange_rate: number; invoice_no: string /** `YYYYMMDD` */; sale_date: string };

/** A rate is unusual that is so far, in percent, from the last one. */
const usualPercent = 5;

/** A warning of a rate that is far from the last one of its currency. */
export function rateWarning(
  { currency, exchange_rate: rate }: Pick<Exchange, "currency" | "exchange_rate">,
  last: LastRate,
): UnusualWarning | undefined {
  const difference = Math.abs(add(rate, -last.exchange_rate));
  if (multiply(difference, 100) <= multiply(last.exchange_rate, usualPercent)) return undefined;
  const percent = round2((difference * 100) / last.exchange_rate);
  const side = rate > last.exchange_rate ? "above" : "below";
  const message = `The rate ${rate} for ${currency} is ${percent} % ${side} the last one, ${last.exchange_rate} (${last.invoice_no} of ${isoDay(last.sale_date)}). Check the rate.`;
  return { code: "exchange_rate_unusual", message, field: "exchange_rate" };
}
