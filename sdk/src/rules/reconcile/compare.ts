// Comparing two documents: every relation that a rule needs, the score, and the fields that differ.
import { type Cents, fromCents } from "./money.ts";
import { type NumberRelation, numberSimilarity, relateNumbers } from "./number.ts";
import type { Prepared } from "./prepared.ts";
import type { Difference, Kind, ResolvedOptions } from "./types.ts";

/** One amount of both sides in cents, under its field's name. `limit` is the tolerance. */
export type AmountOfBoth = { field: string; authority: number; books: number; limit: number };

/** How two documents relate. */
export type Comparison = {
  authority: Prepared;
  books: Prepared;
  /** `same`: TIN and supplier branch agree; `taxpayer`: only who is behind them; `name`: the same name, a TIN is missing; `near`: no TIN, and a near name. */
  supplier: "same" | "taxpayer" | "name" | "near" | "other";
  sameKind: boolean;
  kind: Kind;
  /** Same fiscal year, or dates near each other. */
  sameYear: boolean;
  number: NumberRelation;
  sameOwnBranch: boolean;
  amounts: "equal" | "within" | "beyond";
  days: number;
  /** 0 to 1000. */
  score: number;
};

/** The weight of each part of the score, 1000 in total. */
const weights = { number: 450, amounts: 300, date: 100, supplier: 100, ownBranch: 50 };

const supplierWorth = { same: 1, taxpayer: 0.5, name: 0.5, near: 0.25, other: 0 };

/** Compares a document of the authority with one of the books. */
export function compareDocuments(authority: Prepared, books: Prepared, options: ResolvedOptions): Comparison {
  const supplier = relateSuppliers(authority, books);
  const number = relateAllNumbers(authority, books);
  const days = Math.abs(authority.day - books.day);
  const sameOwnBranch = authority.own === "" || books.own === "" || authority.own === books.own;
  const kind = authority.kind ?? books.kind ?? "invoice";
  const compared = { authority, books, kind };
  const total = nearness(signed(authority, kind).total, signed(books, kind).total);
  const tax = nearness(signed(authority, kind).tax, signed(books, kind).tax);
  const near = options.maxDays === 0 ? (days === 0 ? 1 : 0) : Math.max(0, 1 - days / (3 * options.maxDays));
  const score =
    weights.number * numberSimilarity(authority.number, books.number, number) +
    (weights.amounts * (total + tax)) / 2 +
    weights.date * near +
    weights.supplier * supplierWorth[supplier] +
    weights.ownBranch * (sameOwnBranch ? 1 : 0);
  return {
    ...compared,
    supplier,
    sameKind: authority.kind === undefined || books.kind === undefined || authority.kind === books.kind,
    sameYear: authority.fiscalYear === books.fiscalYear || days <= options.maxDays,
    number,
    sameOwnBranch,
    amounts: relateAmounts(compared, options),
    days,
    score: Math.round(score),
  };
}

/** Compares two documents of different sides, whichever comes first. */
export function compareEither(one: Prepared, other: Prepared, options: ResolvedOptions): Comparison {
  const [authority, books] = one.document.side === "authority" ? [one, other] : [other, one];
  return compareDocuments(authority, books, options);
}

/** The relation of the suppliers' numbers; equal if both sides have the same control unit's number, in whichever column. */
function relateAllNumbers(a: Prepared, b: Prepared): NumberRelation {
  const isSameUnit = [
    [a.unit, b.unit],
    [a.unit, b.number],
    [a.number, b.unit],
  ].some(([one, other]) => one && other && relateNumbers(one, other) === "equal");
  return isSameUnit ? "equal" : relateNumbers(a.number, b.number);
}

/** The figures of a document in a pair of this kind: a side without kinds writes credit notes positive. */
export function signed({ kind, cents }: Prepared, pairKind: Kind): Cents {
  if (kind !== undefined || pairKind === "invoice") return cents;
  return { taxable: -cents.taxable, tax: -cents.tax, total: -cents.total };
}

/** Every amount that both sides have: total, tax, taxable, then by letter. */
export function amountsOfBoth(
  { authority, books, kind }: Pick<Comparison, "authority" | "books" | "kind">,
  options: ResolvedOptions,
): AmountOfBoth[] {
  const [a, b] = [signed(authority, kind), signed(books, kind)];
  const amounts: AmountOfBoth[] = [];
  const push = (field: string, left: number, right: number) => {
    const relative = options.tolerance.relative * Math.max(Math.abs(left), Math.abs(right));
    const limit = Math.max(Math.round(options.tolerance.absolute * 100), Math.floor(relative + 1e-6));
    amounts.push({ field, authority: left, books: right, limit });
  };
  push("total", a.total, b.total);
  push("tax", a.tax, b.tax);
  push("taxable", a.taxable, b.taxable);
  if (!authority.letters || !books.letters) return amounts;
  const flip = (prepared: Prepared) => (prepared.kind === undefined && kind === "credit_note" ? -1 : 1);
  for (const letter of [...new Set([...authority.letters.keys(), ...books.letters.keys()])].sort()) {
    const [left, right] = [authority.letters.get(letter), books.letters.get(letter)];
    for (const field of ["taxable", "tax"] as const) {
      const values = [(left?.[field] ?? 0) * flip(authority), (right?.[field] ?? 0) * flip(books)] as const;
      push(`${field}_${letter}`, ...values);
    }
  }
  return amounts;
}

/** Every field that differs, in the order of the fields of a document. */
export function listDifferences(comparison: Comparison, options: ResolvedOptions): Difference[] {
  const { authority, books } = comparison;
  const differences: Difference[] = [];
  const text = (field: string, left: string | undefined, right: string | undefined) =>
    differences.push({ field, authority: left ?? null, books: right ?? null, difference: null });
  const [a, b] = [authority.document, books.document];
  if (authority.tin !== books.tin) text("supplier_tin", a.supplier_tin, b.supplier_tin);
  if (authority.branch !== "" && books.branch !== "" && authority.branch !== books.branch) {
    text("supplier_branch", a.supplier_branch, b.supplier_branch);
  }
  if (!comparison.sameOwnBranch) text("own_branch", a.own_branch, b.own_branch);
  if (a.number.trim() !== b.number.trim()) text("number", a.number, b.number);
  if (authority.day !== books.day) {
    differences.push({
      field: "date",
      authority: a.date,
      books: b.date,
      difference: books.day - authority.day,
    });
  }
  if (!comparison.sameKind) text("kind", authority.kind, books.kind);
  for (const { field, authority: left, books: right } of amountsOfBoth(comparison, options)) {
    if (left === right) continue;
    const difference = fromCents(right - left);
    differences.push({ field, authority: fromCents(left), books: fromCents(right), difference });
  }
  return differences;
}

function relateSuppliers(a: Prepared, b: Prepared): Comparison["supplier"] {
  const sameBranch = a.branch === "" || b.branch === "" || a.branch === b.branch;
  if (a.tin !== "" && a.tin === b.tin && sameBranch) return "same";
  if (a.group !== b.group) return "other";
  if (a.byNearName || b.byNearName) return "near";
  return a.tin === "" || b.tin === "" ? "name" : "taxpayer";
}

function relateAmounts(
  compared: Pick<Comparison, "authority" | "books" | "kind">,
  options: ResolvedOptions,
): Comparison["amounts"] {
  let relation: Comparison["amounts"] = "equal";
  for (const { authority, books, limit } of amountsOfBoth(compared, options)) {
    if (authority === books) continue;
    if (Math.abs(authority - books) > limit) return "beyond";
    relation = "within";
  }
  return relation;
}

/** 1 for equal amounts, 0 for amounts of another sign or size. */
function nearness(a: number, b: number): number {
  if (a === b) return 1;
  return Math.max(0, 1 - Math.abs(a - b) / Math.max(Math.abs(a), Math.abs(b)));
}
