// Lines and headers as the unit counts them: supply, discount, the buckets of each tax type, and their sums.
import { add, portion } from "@taxctl/sdk/rules/amounts";
import { taxLetters } from "@taxctl/sdk/rules/profiles";
import type { Profile } from "@taxctl/sdk/rules/profiles/units";
import { discountRate, supplyWithTax } from "@taxctl/sdk/rules/validation";
import type { SupplierSale } from "./fetched.ts";
import { TranslationError, unitLetter } from "./profiles.ts";
import type { DocumentLine, SupplierLine } from "./types.ts";
import { cut } from "./wire-fields.ts";

type Wire = Record<string, unknown>;

export function saleLine(rules: Profile, line: DocumentLine): Wire {
  return {
    ...itemOf(line),
    ...packing(line),
    pkg: packagesOf(rules, line),
    ...supplyOf(rules, line),
    isrccCd: line.insurance_code ?? null,
    isrccNm: cut(line.insurance_name, 100),
    isrcRt: line.insurance_rate ?? null,
    isrcAmt: line.insurance_amount ?? null,
    taxTyCd: unitLetter(rules, line.tax_type, line.tax_rate),
    taxblAmt: taxableOf(rules, line),
    taxAmt: line.tax_amount,
    totAmt: line.total_amount,
  };
}

export function purchaseLine(rules: Profile, line: DocumentLine, supplier: SupplierLine | undefined): Wire {
  return {
    ...itemOf(line),
    spplrItemClsCd: cut(supplier?.item_class_code, 10),
    spplrItemCd: cut(supplier?.item_code, 20),
    spplrItemNm: cut(supplier?.item_name, 200),
    ...packing(line),
    ...supplyOf(rules, line),
    taxblAmt: taxableOf(rules, line),
    taxTyCd: unitLetter(rules, line.tax_type, line.tax_rate),
    taxAmt: line.tax_amount,
    totAmt: line.total_amount,
    itemExprDt: line.expiry_date ?? null,
  };
}

export function movementLine(rules: Profile, line: DocumentLine): Wire {
  const { prc, splyAmt, dcAmt } = supplyOf(rules, line);
  return {
    ...itemOf(line),
    ...packing(line),
    itemExprDt: line.expiry_date ?? null,
    prc,
    splyAmt,
    totDcAmt: dcAmt,
    taxblAmt: taxableOf(rules, line),
    taxTyCd: unitLetter(rules, line.tax_type, line.tax_rate),
    taxAmt: line.tax_amount,
    totAmt: line.total_amount,
  };
}

function itemOf(line: DocumentLine) {
  return {
    itemSeq: line.item_seq,
    itemCd: line.item_code,
    itemClsCd: line.item_class_code,
    itemNm: cut(line.item_name, 200),
    bcd: cut(line.bcd, 20),
  };
}

/** A line always has a package: units reject 0. */
function packing(line: DocumentLine) {
  return {
    pkgUnitCd: line.pkg_unit_code || "NT",
    pkg: Math.max(1, line.pkg),
    qtyUnitCd: line.qty_unit_code,
    qty: Math.abs(line.qty),
  };
}

/** The packages of a line of a sale. */
function packagesOf({ variants }: Profile, line: DocumentLine): number {
  const { qty, pkg } = packing(line);
  return { stated: pkg, one: 1, quantity: qty }[variants.packages];
}

/** The taxable amount of a line. Prices without tax have none that contains it. */
function taxableOf({ amounts, messages }: Profile, line: DocumentLine): number {
  const isWithTax = messages.taxable === "with_tax" && amounts !== "tax_excluded";
  return isWithTax ? line.total_amount : line.taxable_amount;
}

/**
 * Price, supply and discount of a line. With `tax_included` they include tax, see {@link supplyWithTax}. With `tax_excluded`
 * all three are without tax: supply less discount is the taxable amount.
 */
function supplyOf(rules: Profile, line: DocumentLine) {
  const { unit_price, discount_rate, discount_with_tax } = line;
  if (rules.amounts === "as_submitted") {
    return { prc: unit_price, splyAmt: line.supply_amount, dcRt: discount_rate, dcAmt: discount_with_tax };
  }
  const withTax = supplyWithTax(line);
  const gross = withTax.supply_amount;
  if (rules.amounts === "tax_included") {
    if (rules.messages.discounts === "rates" && !followsFromRate(withTax)) return asLowerPrice(line);
    return { prc: unit_price, splyAmt: gross, dcRt: withTax.discount_rate, dcAmt: withTax.discount_amount };
  }
  const hasDiscount = gross > line.total_amount;
  const splyAmt = hasDiscount
    ? Math.max(line.taxable_amount, withoutTax(gross, line.tax_rate))
    : line.taxable_amount;
  const dcAmt = add(splyAmt, -line.taxable_amount);
  const prc =
    line.qty === 0 ? withoutTax(unit_price, line.tax_rate) : portion(splyAmt, 1, Math.abs(line.qty));
  return { prc, splyAmt, dcRt: discountRate(discount_rate, dcAmt, splyAmt), dcAmt };
}

/** Whether a discount is its rate of the supply, to the cent. */
function followsFromRate({
  supply_amount,
  discount_rate,
  discount_amount,
}: ReturnType<typeof supplyWithTax>) {
  return portion(supply_amount, discount_rate, 100) === discount_amount;
}

/** A line whose discount no rate of two decimals gives: its total is its supply, at a lower price. */
function asLowerPrice({ total_amount, qty, unit_price }: DocumentLine) {
  const prc = qty === 0 ? unit_price : portion(total_amount, 1, Math.abs(qty));
  return { prc, splyAmt: total_amount, dcRt: 0, dcAmt: 0 };
}

function withoutTax(amount: number, rate: number): number {
  return portion(amount, 100, 100 + rate);
}

/** The price of an item, with or without its tax. */
export function priceOnWire(rules: Profile, price: number, rate: number): number {
  return rules.amounts === "tax_excluded" ? withoutTax(price, rate) : price;
}

/** The fields of the header: base, rate and tax of each of the unit's letters. */
export function buckets(rules: Profile, lines: DocumentLine[]): Wire {
  const own = new Map<string, DocumentLine[]>(Object.keys(rules.unitRates).map((letter) => [letter, []]));
  for (const line of lines) own.get(unitLetter(rules, line.tax_type, line.tax_rate))?.push(line);
  const fields: Wire = {};
  for (const [letter, group] of own)
    fields[`taxblAmt${letter}`] = add(...group.map((line) => taxableOf(rules, line)));
  for (const [letter, group] of own) fields[`taxRt${letter}`] = group[0]?.tax_rate ?? rules.unitRates[letter];
  for (const [letter, group] of own) fields[`taxAmt${letter}`] = add(...group.map((line) => line.tax_amount));
  return fields;
}

export function totals(rules: Profile, lines: DocumentLine[]): Wire {
  return {
    totTaxblAmt: add(...lines.map((line) => taxableOf(rules, line))),
    totTaxAmt: add(...lines.map((line) => line.tax_amount)),
    totAmt: add(...lines.map((line) => line.total_amount)),
  };
}

/** The header of a supplier's sale, back in the unit's letters. */
export function supplierHeader(rules: Profile, lines: DocumentLine[], sale: SupplierSale): Wire {
  const fields = buckets(rules, lines);
  const [first] = taxLetters;
  for (const letter of taxLetters) {
    const unit = rules.letters[letter];
    if (unit === undefined) continue;
    fields[`taxblAmt${unit}`] = sale[`taxblAmt${letter}`];
    fields[`taxAmt${unit}`] = sale[`taxAmt${letter}`];
    if (letter === first) fields[`taxRt${unit}`] = sale.taxRtA;
  }
  const { totTaxblAmt, totTaxAmt, totAmt } = sale;
  return { ...fields, totTaxblAmt, totTaxAmt, totAmt };
}

/** A sale's rate must be one that the unit's letter can have: letters without tax have none, the others some. */
export function requireRate(rules: Profile, line: DocumentLine): void {
  const letter = unitLetter(rules, line.tax_type, line.tax_rate);
  const isTaxed = (rules.unitRates[letter] ?? 0) > 0;
  if (isTaxed === line.tax_rate > 0) return;
  const expected = isTaxed ? "a rate above 0" : "a rate of 0";
  throw new TranslationError(
    "tax_rate",
    `Line ${line.item_seq}: tax type ${line.tax_type} needs ${expected}, not ${line.tax_rate}.`,
  );
}
