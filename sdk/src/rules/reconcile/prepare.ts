// Reading documents once: dates to days, figures to signed cents, names to keys, suppliers to groups.
import { toCents } from "./money.ts";
import { numberForms } from "./number.ts";
import type { Prepared, PreparedSides } from "./prepared.ts";
import { groupByTaxpayer } from "./suppliers.ts";
import type { Document, ResolvedOptions, Side } from "./types.ts";

/**
 * Reads both sides.
 *
 * @throws RangeError that names the document with an invalid date or amount, or with an id that is on its side twice
 */
export function prepareSides(
  authority: readonly Document[],
  books: readonly Document[],
  options: ResolvedOptions,
): PreparedSides {
  const prefixes = new Set(options.numberPrefixes.map((prefix) => prefix.toUpperCase()));
  const read = (documents: readonly Document[], side: Side) => {
    const ids = new Set<string>();
    return documents.map((document) => {
      if (document.side !== side) throw new RangeError(`document ${document.id} is not of side ${side}`);
      if (ids.has(document.id))
        throw new RangeError(`two documents of side ${side} have the id ${document.id}`);
      ids.add(document.id);
      return prepare(document, options, prefixes);
    });
  };
  const sides = { authority: read(authority, "authority"), books: read(books, "books") };
  groupByTaxpayer([...sides.authority, ...sides.books], options);
  for (const side of [sides.authority, sides.books]) {
    side.sort(byContent);
    side.forEach((prepared, order) => {
      prepared.order = order;
    });
  }
  return sides;
}

/** Finds the documents of both sides by id. `owner` begins the message about one that is missing, like `the rows have`. */
export function finderOf(sides: PreparedSides, owner: string): (side: Side, id: string) => Prepared {
  const byId = (side: readonly Prepared[]) => new Map(side.map((one) => [one.document.id, one]));
  const found = { authority: byId(sides.authority), books: byId(sides.books) };
  return (side, id) => {
    const prepared = found[side].get(id);
    if (!prepared) throw new RangeError(`${owner} no document ${id} of side ${side}`);
    return prepared;
  };
}

function prepare(document: Document, options: ResolvedOptions, prefixes: ReadonlySet<string>): Prepared {
  const date = readDate(document);
  const own = document.own_branch?.trim() ?? "";
  const [month, day] = options.fiscalYearStart.split("-").map(Number);
  const started = date.month * 100 + date.day >= (month ?? 1) * 100 + (day ?? 1);
  return {
    document,
    order: 0,
    tin: document.supplier_tin.trim().toUpperCase(),
    branch: branchForm(document.supplier_branch ?? ""),
    own: branchForm(options.ownBranches[own] ?? own),
    group: 0,
    byNearName: false,
    number: numberForms(document.number, date.year, prefixes),
    unit: document.unit_number ? numberForms(document.unit_number, date.year, prefixes) : undefined,
    day: Date.UTC(date.year, date.month - 1, date.day) / 86_400_000,
    fiscalYear: started ? date.year : date.year - 1,
    ...readFigures(document, options),
  };
}

/** Two digits or letters. Spreadsheet programs drop the zero of 00 and 01. */
function branchForm(text: string): string {
  const branch = text.trim().toUpperCase();
  return /^\d$/.test(branch) ? `0${branch}` : branch;
}

function readDate({ id, side, date }: Document): { year: number; month: number; day: number } {
  const match = /^(\d{4})-?(\d\d)-?(\d\d)/.exec(date);
  const [year, month, day] = [Number(match?.[1]), Number(match?.[2]), Number(match?.[3])];
  const read = new Date(Date.UTC(year, month - 1, day));
  // Without a date, or on a day that its month doesn't have, this is another month.
  if (read.getUTCMonth() !== month - 1) {
    throw new RangeError(`document ${id} of side ${side} has no date: ${JSON.stringify(date)}`);
  }
  return { year, month, day };
}

function readFigures(
  document: Document,
  options: ResolvedOptions,
): Pick<Prepared, "kind" | "cents" | "letters"> {
  const { taxable, tax, total, by_letter, side } = document;
  const all = [
    taxable,
    tax,
    total,
    ...Object.values(by_letter ?? {}).flatMap((one) => [one.taxable, one.tax]),
  ];
  if (!all.every(Number.isFinite)) {
    throw new RangeError(`document ${document.id} of side ${side} has an amount that is not a number`);
  }
  const convention = options.creditNoteSign[side];
  const takesBack = total < 0 && convention !== "positive";
  const kind = takesBack ? "credit_note" : document.kind;
  const negate =
    kind === "credit_note" && (convention === "positive" || (convention === "auto" && total > 0));
  const cents = (value: number) => toCents(negate ? -value : value);
  const letters =
    by_letter &&
    new Map(
      Object.entries(by_letter).map(([letter, one]) => [
        letter,
        { taxable: cents(one.taxable), tax: cents(one.tax) },
      ]),
    );
  return { kind, cents: { taxable: cents(taxable), tax: cents(tax), total: cents(total) }, letters };
}

function byContent(a: Prepared, b: Prepared): number {
  return (
    compare(a.tin, b.tin) ||
    compare(a.branch, b.branch) ||
    a.day - b.day ||
    compare(a.number.text, b.number.text) ||
    compare(a.own, b.own) ||
    compare(a.kind ?? "", b.kind ?? "") ||
    a.cents.total - b.cents.total ||
    a.cents.tax - b.cents.tax ||
    a.cents.taxable - b.cents.taxable ||
    compare(a.document.id, b.document.id)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
