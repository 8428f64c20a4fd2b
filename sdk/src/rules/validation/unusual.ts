// Content that is valid and probably a mistake: it is accepted with a warning.
import { isoDay } from "../formats.ts";
import type { Line, SignedLine } from "./lines.ts";

/** A price this many times the item's own, or this many times below, is unusual. */
const farFactor = 10;
/** A quantity this near to the item's price looks like that price. */
const nearFactor = 2;
/** A warning names so many lines. */
const mostNamed = 5;

/** A line whose price is far from the item's own. */
export type UnusualLine = {
  index: number;
  unit_price: number;
  /** The item's own price, with tax. */
  usual: number;
  /** Whether the quantity looks like the price. */
  looksSwapped: boolean;
};

type PricedLine = Pick<SignedLine, "item_code" | "qty" | "unit_price">;

/** @param priceOf the item's own price with tax; undefined or 0 if it has none */
export function unusualLines(
  lines: readonly PricedLine[],
  priceOf: (itemCode: string) => number | undefined,
): UnusualLine[] {
  return lines.flatMap(({ item_code, qty, unit_price }, index) => {
    const usual = priceOf(item_code) ?? 0;
    if (usual <= 0 || (unit_price < usual * farFactor && unit_price * farFactor > usual)) return [];
    const looksSwapped = qty <= usual * nearFactor && qty * nearFactor >= usual;
    return [{ index, unit_price, usual, looksSwapped }];
  });
}

export type UnusualWarning = {
  code:
    | "price_unusual"
    | "tax_type_differs"
    | "unit_differs"
    | "discount_unusual"
    | "insurance_rate_differs"
    | "date_unusual"
    | "exchange_rate_unusual"
    | "own_tin";
  message: string;
  field: string;
};

/** One warning of all lines whose price is far from the item's own. */
export function priceWarning(
  lines: readonly PricedLine[],
  priceOf: (itemCode: string) => number | undefined,
): UnusualWarning | undefined {
  const unusual = unusualLines(lines, priceOf);
  const [first] = unusual;
  if (!first) return undefined;
  const named = unusual.map(
    ({ index, unit_price, usual }) =>
      `items[${index}] ${unit_price.toFixed(2)} instead of ${usual.toFixed(2)}`,
  );
  const swapped = unusual.some(({ looksSwapped }) => looksSwapped)
    ? " Check that quantity and price aren't swapped."
    : "";
  const message = `Prices are far from the items' own: ${firstOf(named)}.${swapped}`;
  return { code: "price_unusual", message, field: `items[${first.index}].unit_price` };
}

function firstOf(named: readonly string[]): string {
  const more = named.length - mostNamed;
  return `${named.slice(0, mostNamed).join(", ")}${more > 0 ? `, and ${more} more` : ""}`;
}

type OwnValues = Pick<SignedLine, "qty_unit_code"> & { tax_type_code: string };

type ItemOf = (itemCode: string) => OwnValues | undefined;

/** A value of lines that should be their item's; a message names the lines between its beginning and the advice. */
type Differing = {
  code: UnusualWarning["code"];
  field: "tax_type" | "qty_unit_code";
  own: keyof OwnValues;
  begins: string;
  advice: string;
};

/** One warning of all lines that have another value than their item. */
function differenceWarning(lines: readonly SignedLine[], itemOf: ItemOf, what: Differing) {
  const { code, field, own, begins, advice } = what;
  const found = lines.flatMap((line, index) => {
    const item = itemOf(line.item_code);
    return item && line[field] !== item[own]
      ? [{ index, text: `items[${index}] ${line[field]} instead of ${item[own]}` }]
      : [];
  });
  const [first] = found;
  if (!first) return undefined;
  const message = `${begins}: ${firstOf(found.map(({ text }) => text))}. ${advice}`;
  return { code, message, field: `items[${first.index}].${field}` };
}

/** One warning of all lines whose tax type isn't the item's. */
export const taxTypeWarning = (lines: readonly SignedLine[], itemOf: ItemOf): UnusualWarning | undefined =>
  differenceWarning(lines, itemOf, {
    code: "tax_type_differs",
    field: "tax_type",
    own: "tax_type_code",
    begins: "Tax types differ from the items' own",
    advice: "Omit tax_type to have the item's, or change the item (PATCH /items/{itemCode}).",
  });

/** One warning of all lines in another unit than the item's: their quantities are booked as if they were in the item's. */
export const unitWarning = (lines: readonly SignedLine[], itemOf: ItemOf): UnusualWarning | undefined =>
  differenceWarning(lines, itemOf, {
    code: "unit_differs",
    field: "qty_unit_code",
    own: "qty_unit_code",
    begins: "Quantity units differ from the items' own, and quantities are booked unconverted",
    advice: "Send the quantity in the item's unit.",
  });

type InsuredLine = Pick<Line, "insurance_code" | "insurance_rate">;

/** A warning of the first line with another rate than its insurance is registered with. */
export function insuranceRateWarning(
  lines: readonly InsuredLine[],
  insurances: ReadonlyMap<string, { rate: number }>,
): UnusualWarning | undefined {
  for (const [index, { insurance_code: code = "", insurance_rate: rate }] of lines.entries()) {
    const registered = insurances.get(code)?.rate;
    if (registered === undefined || rate === undefined || rate === registered) continue;
    const field = `items[${index}].insurance_rate`;
    const message = `${field} is ${rate}, and the insurance ${code} is registered with ${registered}. Omit it to have that rate, or change the insurance (PATCH /insurances/{code}).`;
    return { code: "insurance_rate_differs", message, field };
  }
  return undefined;
}

/** A rate below this, in percent, is rather a fraction. */
const leastUsualRate = 1;

/** A warning of the first rate that looks like a fraction, such as 0.1 for 10 %. */
export function discountWarning(
  { bill_discount_rate }: { bill_discount_rate?: number | undefined },
  lines: readonly Pick<Line, "discount_rate">[],
): UnusualWarning | undefined {
  const rates = lines.map(({ discount_rate }, index) => ({
    field: `items[${index}].discount_rate`,
    rate: discount_rate ?? 0,
  }));
  const all = [...rates, { field: "bill_discount_rate", rate: bill_discount_rate ?? 0 }];
  const small = all.find(({ rate }) => rate > 0 && rate < leastUsualRate);
  if (!small) return undefined;
  const percent = Number((small.rate * 100).toFixed(2));
  const message = `A discount of ${small.rate} % was signed (${small.field}). Rates are percent: ${percent} stands for ${percent} %.`;
  return { code: "discount_unusual", message, field: small.field };
}

/** A sale is rarely reported so many years later. */
const usualYears = 20;

/** A warning of a day (`YYYYMMDD`) that is years ago. */
export function dateWarning(field: string, day: string, today: string): UnusualWarning | undefined {
  const isLong = Number(today) - Number(day) > usualYears * 10_000;
  if (!isLong) return undefined;
  const message = `${field} is ${isoDay(day)}, more than ${usualYears} years ago. Check the year.`;
  return { code: "date_unusual", message, field };
}
