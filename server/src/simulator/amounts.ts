// Checks the money of a document: sums of lines, tax rates, and the convention that the line amounts follow.

import { type Country, rateOf, taxLettersOf } from "./country.ts";
import type { AmountConvention } from "./modes.ts";
import { SimulatedRejection } from "./response.ts";
import type { Body } from "./state.ts";
import { linesOf, numberOf, textOf } from "./validate.ts";

const tolerance = 0.01;

/** Rounds half up to cents, without the binary error of a product. */
export function toCents(value: number): number {
  return Math.round(Number((value * 100).toPrecision(15))) / 100;
}

function differs(expected: number, found: number, allowed = tolerance): boolean {
  return Math.abs(expected - found) > allowed + 1e-6;
}

function reject(field: string, expected: number, found: number, itemSeq?: number): never {
  const where = itemSeq === undefined ? "" : ` on item: ${itemSeq}`;
  throw new SimulatedRejection("910", `Invalid ${field}${where}. Expected: ${expected}, But Found: ${found}`);
}

function sumOf(lines: Body[], field: string): number {
  return toCents(lines.reduce((sum, line) => sum + numberOf(line, field), 0));
}

function requireSum(body: Body, field: string, lines: Body[], lineField: string): void {
  const expected = sumOf(lines, lineField);
  const found = numberOf(body, field);
  if (differs(expected, found, 0)) reject(field, expected, found);
}

/** The three totals of a document must be the sums of its lines. */
export function checkTotals(body: Body): void {
  const lines = linesOf(body);
  requireSum(body, "totTaxblAmt", lines, "taxblAmt");
  requireSum(body, "totTaxAmt", lines, "taxAmt");
  requireSum(body, "totAmt", lines, "totAmt");
}

/** The buckets of each tax type must be the sums of their lines. */
export function checkBuckets(country: Country, body: Body): void {
  const lines = linesOf(body);
  for (const letter of taxLettersOf(country)) {
    const own = lines.filter((line) => line.taxTyCd === letter);
    requireSum(body, `taxblAmt${letter}`, own, "taxblAmt");
    requireSum(body, `taxAmt${letter}`, own, "taxAmt");
  }
}

/** Each rate of the header must be the rate of its letter. */
function checkRates(country: Country, body: Body): void {
  for (const letter of taxLettersOf(country)) {
    const found = numberOf(body, `taxRt${letter}`);
    const rate = rateOf(country, letter);
    if (found !== rate) {
      const text = `Tax rate mismatch. Expected: ${rate}, Found: ${found}`;
      throw new SimulatedRejection("910", `Rule taxRt${letter} failed: ${text}`);
    }
  }
}

function checkLine(country: Country, line: Body, convention: AmountConvention): void {
  const itemSeq = numberOf(line, "itemSeq");
  const rate = (rateOf(country, textOf(line, "taxTyCd")) ?? 0) / 100;
  const qty = numberOf(line, "qty");
  const supply = numberOf(line, "splyAmt");
  const taxable = numberOf(line, "taxblAmt");
  const total = numberOf(line, "totAmt");
  const expectedSupply = toCents(numberOf(line, "prc") * qty);
  // A price is itself rounded to cents, so the product may be off by half a cent a piece.
  if (differs(expectedSupply, supply, tolerance + qty * 0.005))
    reject("splyAmt", expectedSupply, supply, itemSeq);
  const after = toCents(supply - numberOf(line, "dcAmt"));
  const expectedTotal = convention === "N" ? toCents(taxable + numberOf(line, "taxAmt")) : after;
  const bases = { S: toCents(total / (1 + rate)), G: total, N: after };
  const taxes = {
    S: toCents(total - taxable),
    G: toCents((total * rate) / (1 + rate)),
    N: toCents(taxable * rate),
  };
  const key = convention === "G" || convention === "N" ? convention : "S";
  if (differs(expectedTotal, total)) reject("totAmt", expectedTotal, total, itemSeq);
  if (differs(bases[key], taxable)) reject("taxblAmt", bases[key], taxable, itemSeq);
  const tax = numberOf(line, "taxAmt");
  if (differs(taxes[key], tax)) reject("taxAmt", taxes[key], tax, itemSeq);
}

/** Checks a sale by the chosen strictness; each rejection has the expected and the found figure. */
export function checkSaleAmounts(country: Country, body: Body, convention: AmountConvention): void {
  if (convention === "none") return;
  if (convention !== "sums") for (const line of linesOf(body)) checkLine(country, line, convention);
  checkBuckets(country, body);
  checkTotals(body);
  checkRates(country, body);
}
