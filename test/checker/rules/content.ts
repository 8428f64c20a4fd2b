// A document at the unit has the submitted buyer or supplier, dates, payment, prices, discounts and tax types.

import { contentOf } from "../asked.ts";
import { type AtUnit, describe, entriesOf, indexUnit } from "../at-unit.ts";
import { isCredit, itemsOf, linesOf } from "../content.ts";
import type { Body, Json } from "../format.ts";
import {
  type Expected,
  expectedPurchase,
  expectedSale,
  expectedTimes,
  isMoment,
  tinOf,
  trimmed,
} from "../header-values.ts";
import { bodyOf, listOf, textOf } from "../interface.ts";
import { cents, expectedLines, type LineValues } from "../line-values.ts";
import type { Report, Rule } from "../rule.ts";
import { type Document, keyOf, type Run, type UnitEntry } from "../run.ts";
import { isGrossBase } from "../unit-codes.ts";

/** Tells of one value that is not what was submitted. */
type Tell = (what: string, found: Json | undefined, due: Json) => void;

export const content: Rule = {
  name: "content",
  find(run, report) {
    const at = indexUnit(run);
    const unnamed = new Map<string, { name: string; line: number }>();
    for (const document of run.documents.values()) {
      const { type, status } = document;
      if (status !== "success" || (type !== "sales" && type !== "purchase")) continue;
      const [entry, ...others] = entriesOf(at, document);
      const submitted = contentOf(document);
      if (!entry || others.length > 0 || !submitted || !run.devices.has(document.branch ?? "")) continue;
      const tell: Tell = (what, found, due) =>
        report(
          `${describe(entry)} has the ${what} ${found ?? "none"}; submitted was ${due ?? "none"}`,
          ...submitted.lines,
          entry.line,
        );
      const original = originalOf(at, document, submitted.body);
      compareHeader(run, entry, submitted.body, original?.body, tell);
      compareLines(run, entry, submitted.body, original, at, tell);
      if (type === "sales") compareUnnamed(run, document, entry, submitted.body, unnamed, report);
    }
  },
};

/** The entry of the sale that a credit note is about. */
function originalOf(at: AtUnit, { type, branch }: Document, body: Body): UnitEntry | undefined {
  if (type !== "sales" || !isCredit(body)) return undefined;
  const [entry, ...others] = at.sales.get(keyOf(branch, textOf(body.original_invoice_no))) ?? [];
  return others.length === 0 ? entry : undefined;
}

/** The value of a field, or of a field in an object; undefined if the history doesn't have it. */
function valueAt(body: Body, field: string): Json | undefined {
  const [name = "", inner] = field.split(".");
  return inner === undefined ? body[name] : bodyOf(body[name])[inner];
}

function compareHeader(run: Run, entry: UnitEntry, body: Body, original: Body | undefined, tell: Tell): void {
  const { profile } = run.deviceAt(entry);
  const kind = entry.document === "purchase" ? "purchase" : "sale";
  const expected: Expected[] =
    kind === "sale" ? expectedSale(body, profile, original) : expectedPurchase(body, profile);
  expected.push({ what: "number of lines", field: "totItemCnt", due: listOf(body.items).length });
  for (const { what, field, due } of expected) {
    const found = valueAt(entry.body, field);
    if (found === undefined) continue;
    const isSame = typeof due === "number" ? Number(found) === due : trimmed(found) === due;
    if (!isSame) tell(what, found, due);
  }
  for (const [field, isDue] of Object.entries(expectedTimes(kind, body))) {
    const found = entry.body[field];
    if (found === undefined) continue;
    if (isDue ? !isMoment(found) : (found ?? "") !== "")
      tell(`time ${field}`, found, isDue ? "a time" : null);
  }
}

/** Sales without a customer are all sent under one name of the branch, unless somebody changed it. */
function compareUnnamed(
  run: Run,
  document: Document,
  entry: UnitEntry,
  body: Body,
  unnamed: Map<string, { name: string; line: number }>,
  report: Report,
): void {
  const { custNm } = entry.body;
  if (custNm === undefined) return;
  const name = trimmed(custNm);
  const shown = trimmed(document.detail?.counterparty_name);
  if (shown !== null && shown !== name)
    report(`${describe(entry)} has the customer's name ${name}, its record ${shown}`, entry.line);
  if (isCredit(body) || trimmed(body.customer_name) !== null) return;
  if (name === null) report(`${describe(entry)} has no customer's name`, entry.line);
  const isChanged = run.calls.some(({ request }) => "walk_in_customer_name" in bodyOf(request.body));
  // The authority's name of a TIN may have been looked up.
  if (name === null || isChanged || tinOf(body.customer_tin) !== null) return;
  const branch = document.branch ?? "";
  const first = unnamed.get(branch);
  if (!first) unnamed.set(branch, { name, line: entry.line });
  else if (first.name !== name)
    report(
      `${describe(entry)} is for no customer, and has the name ${name} in place of ${first.name}`,
      first.line,
      entry.line,
    );
}

function compareLines(
  run: Run,
  entry: UnitEntry,
  body: Body,
  original: UnitEntry | undefined,
  at: AtUnit,
  tell: Tell,
): void {
  const found = listOf(entry.body.itemList);
  const asked = listOf(body.items);
  // Other items or quantities are what `figures` finds.
  const codes = itemsOf(found.map(({ itemCd, qty }) => ({ code: textOf(itemCd), quantity: Number(qty) })));
  if (found.length === 0 || codes.join() !== itemsOf(linesOf(body)).join()) return;
  const { profile, amounts } = run.deviceAt(entry);
  const expected = expectedLines(body, profile, (code) => run.items.get(code));
  const isNote = entry.document === "sale" && isCredit(body);
  for (const [line, values, index] of paired(found, expected)) {
    const say: Tell = (what, ...rest) => tell(`${what} of ${values.code}`, ...rest);
    const money = (what: string, given: Json | undefined, due: number | undefined, off = 0): void => {
      if (typeof given === "number" && due !== undefined && Math.abs(cents(given) - due) > off)
        say(what, given, due / 100);
    };
    const name = textOf(asked[index]?.item_name);
    if (
      name !== undefined &&
      line.itemNm !== undefined &&
      trimmed(line.itemNm) !== trimmed(name.slice(0, 200))
    )
      say("name", line.itemNm, name);
    const isLowered = isGrossBase(profile) && isAtLowerPrice(line, values, isNote);
    if (amounts !== "tax_excluded" && !isLowered) money("unit price", line.prc, values.price);
    const letter = isNote ? letterAt(original, values.code) : values.letter;
    if (letter !== undefined && line.taxTyCd !== undefined && line.taxTyCd !== letter)
      say("tax type", line.taxTyCd, letter);
    const { total, taxable, gross, discountRate } = values;
    const isGross = amounts === "tax_included" && gross !== undefined && !isLowered;
    if (isGrossBase(profile)) compareBase(line, isLowered, money);
    if (isNote) {
      // The discount of a note is what its share of the original lacks.
      if (isGross) money("supply", line.splyAmt, gross);
      if (isGross && typeof line.totAmt === "number")
        money("discount", line.dcAmt, gross - cents(line.totAmt));
      continue;
    }
    if (entry.body.regTyCd === "A") {
      // A confirmed line has the supplier's figures; its taxable amount is none of those that a request must state alike.
      const { supply_amount, tax_amount, total_amount } = asked[index] ?? {};
      money("supply", line.splyAmt, statedCents(supply_amount));
      money("tax", line.taxAmt, statedCents(tax_amount));
      money("total", line.totAmt, statedCents(total_amount));
      continue;
    }
    // What people enter of a purchase may be off by a cent.
    const off = entry.document === "purchase" ? 1 : values.tolerance;
    money("total", line.totAmt, total, off);
    if (!isGrossBase(profile)) money("taxable amount", line.taxblAmt, taxable, 2 * off);
    money(
      "tax",
      line.taxAmt,
      taxable === undefined || total === undefined ? undefined : total - taxable,
      2 * off,
    );
    if (
      !isLowered &&
      discountRate !== undefined &&
      typeof line.dcRt === "number" &&
      line.dcRt !== discountRate
    )
      say("discount rate", line.dcRt, discountRate);
    if (!isGross || total === undefined) continue;
    money("supply", line.splyAmt, gross, off);
    money("discount", line.dcAmt, gross - total, 2 * off);
  }
  if (isNote && original) compareShares(entry, original, at, tell);
  if (entry.body.regTyCd !== "A") compareSums(entry.body, found, tell);
}

/** Whether a discount, which no rate gives to the cent, became a lower price. */
const isAtLowerPrice = (
  { dcAmt, prc }: Body,
  { price, total, gross }: LineValues,
  isNote: boolean,
): boolean =>
  // A credit note has the discount of its original.
  Number(dcAmt) === 0 && price !== undefined && (isNote || total !== gross) && cents(Number(prc)) < price;

/** The taxable amount is the total, the discount its rate of the supply, and a lower price gives the total without one. */
function compareBase(
  { taxblAmt, totAmt, splyAmt, dcRt, dcAmt, prc, qty }: Body,
  isLowered: boolean,
  money: (what: string, given: Json | undefined, due: number | undefined, off?: number) => void,
): void {
  money("taxable amount", taxblAmt, statedCents(totAmt));
  if (typeof dcRt === "number" && typeof splyAmt === "number")
    money("discount", dcAmt, Math.floor(splyAmt * dcRt + 0.5 + 1e-6));
  if (!isLowered) return;
  money("supply", splyAmt, statedCents(totAmt));
  money("unit price", prc, cents(Number(totAmt) / Number(qty)), 1);
}

const statedCents = (amount: Json | undefined): number | undefined =>
  typeof amount === "number" ? cents(amount) : undefined;

/** Lines of the unit with what is expected of them: in the order of the request where that fits, else by item and quantity. */
function paired(found: Body[], expected: LineValues[]): [Body, LineValues, number][] {
  const isSame = (line: Body | undefined, { code, quantity }: LineValues): boolean =>
    line?.itemCd === code && Number(line?.qty) === Math.abs(quantity);
  if (expected.every((values, index) => isSame(found[index], values)))
    return expected.map((values, index) => [found[index] ?? {}, values, index]);
  return expected.flatMap((values, index) => {
    const same = found.filter((line) => isSame(line, values));
    const [line] = same;
    return line && same.length === 1 ? [[line, values, index] as [Body, LineValues, number]] : [];
  });
}

/** The tax type under which a sale was signed with an item; undefined if it isn't one. */
function letterAt(original: UnitEntry | undefined, code: string | undefined): string | undefined {
  const letters = new Set(
    listOf(original?.body.itemList).flatMap((line) => (line.itemCd === code ? [textOf(line.taxTyCd)] : [])),
  );
  return letters.size === 1 ? [...letters][0] : undefined;
}

/** Quantity and total of an item in an entry. */
function sumOf({ body }: UnitEntry, code: string): { quantity: number; total: number } {
  const sum = { quantity: 0, total: 0 };
  for (const line of listOf(body.itemList)) {
    if (line.itemCd !== code) continue;
    sum.quantity += Number(line.qty);
    sum.total += cents(Number(line.totAmt));
  }
  return sum;
}

/** A credit note takes its share of what the sale was signed with, and all notes of a sale together never more. */
function compareShares(entry: UnitEntry, original: UnitEntry, at: AtUnit, tell: Tell): void {
  const notes = [...at.sales.values()]
    .flat()
    .filter(
      ({ body, tin, branch }) =>
        body.rcptTyCd === "R" &&
        Number(body.orgInvcNo) === original.number &&
        tin === original.tin &&
        branch === original.branch,
    );
  for (const code of new Set(listOf(entry.body.itemList).map(({ itemCd }) => textOf(itemCd) ?? ""))) {
    const whole = sumOf(original, code);
    const sums = notes.map((note) => sumOf(note, code));
    const credited = sums.reduce((total, sum) => total + sum.total, 0);
    const quantity = sums.reduce((total, sum) => total + sum.quantity, 0);
    const isAll = Math.abs(quantity - whole.quantity) < 0.005;
    if (credited > whole.total || (isAll && credited !== whole.total))
      tell(`credited total of ${code}`, credited / 100, whole.total / 100);
    const lines = listOf(original.body.itemList).filter(({ itemCd }) => itemCd === code);
    const own = sumOf(entry, code);
    const share = (whole.total * own.quantity) / whole.quantity;
    if (lines.length === 1 && Math.abs(own.total - share) > Math.max(1, notes.length))
      tell(`total of ${code}`, own.total / 100, Math.round(share) / 100);
  }
}

/** The sums of a document are those of its lines, for each tax type and for all. */
function compareSums(body: Body, lines: Body[], tell: Tell): void {
  const sums = new Map<string, number>();
  const add = (name: string, amount: Json | undefined): void =>
    void sums.set(name, (sums.get(name) ?? 0) + cents(Number(amount)));
  for (const letter of "ABCDE")
    for (const name of [`taxblAmt${letter}`, `taxAmt${letter}`]) sums.set(name, 0);
  for (const { taxTyCd, taxblAmt, taxAmt, totAmt } of lines) {
    add(`taxblAmt${taxTyCd}`, taxblAmt);
    add(`taxAmt${taxTyCd}`, taxAmt);
    add("totTaxblAmt", taxblAmt);
    add("totTaxAmt", taxAmt);
    add("totAmt", totAmt);
  }
  for (const [name, sum] of sums) {
    const found = body[name];
    if (typeof found === "number" && !Number.isNaN(sum) && cents(found) !== sum)
      tell(`sum ${name}`, found, sum / 100);
  }
}
