// The figures of a report: by status, and by supplier.
import { type BridgeOptions, claimOf, claimOfOne } from "./bridge.ts";
import {
  type DecidedPair,
  type DecidedResult,
  type DecidedUnmatched,
  type Decision,
  isLeftOut,
} from "./decisions.ts";
import { repeatedBy } from "./duplicates.ts";
import { Sum, subtract } from "./money.ts";
import { type Outcome, outcomes } from "./outcomes.ts";
import type { Amounts, Document } from "./types.ts";
import { isUndecided } from "./undecided.ts";

/** The figures of one outcome, or of all (`total`). */
export type SummaryFigures = {
  outcome: Outcome | "total";
  /** Pairs, or documents without a partner. */
  count: number;
  authority: Amounts;
  books: Amounts;
  /** books − authority */
  difference: Amounts;
  accepted: number;
  /** Looked at; each of them is also undecided. */
  pending: number;
  ignored: number;
  /** Those that need a decision. */
  undecided: number;
  /** Those that need no decision, in percent with one decimal; 0 of nothing. */
  decided_percent: number;
};

/** The figures of one supplier. */
export type SupplierFigures = {
  supplier_tin: string;
  supplier_name: string;
  counts: { [O in Outcome]: number };
  undecided: number;
  authority: Amounts;
  books: Amounts;
  /** books − authority */
  difference: Amounts;
  claimable: Amounts;
};

/** One row of whatever is counted: a pair, or a document alone. */
type Entry = {
  outcome: Outcome;
  document: Document;
  authority?: Amounts;
  books?: Amounts;
  claim?: Amounts | undefined;
  decision?: Decision | undefined;
  isUndecided: boolean;
};

/** The figures of each outcome, and of all together. */
export function summarize(result: DecidedResult, options: BridgeOptions = {}): SummaryFigures[] {
  const entries = entriesOf(result, options);
  const rows = outcomes.map((outcome) => ({
    outcome,
    of: entries.filter((entry) => entry.outcome === outcome),
  }));
  return [...rows, { outcome: "total" as const, of: entries }].map(({ outcome, of }) => {
    const accepted = countOf(of, "accept");
    const pending = countOf(of, "pending");
    const ignored = of.filter(({ decision }) => isLeftOut(decision)).length;
    const undecided = of.filter((entry) => entry.isUndecided).length;
    return {
      outcome,
      count: of.length,
      ...sumsOf(of),
      accepted,
      pending,
      ignored,
      undecided,
      decided_percent: of.length === 0 ? 0 : Math.round(((of.length - undecided) * 1000) / of.length) / 10,
    };
  });
}

/** The figures of each supplier, by TIN, then name. A pair counts for the supplier that the authority names. */
export function figuresBySupplier(result: DecidedResult, options: BridgeOptions = {}): SupplierFigures[] {
  const suppliers = new Map<string, Entry[]>();
  for (const entry of entriesOf(result, options)) {
    const { supplier_tin, supplier_name } = entry.document;
    const key = supplier_tin.trim().toUpperCase() || ` ${supplier_name ?? ""}`;
    const known = suppliers.get(key);
    if (known) known.push(entry);
    else suppliers.set(key, [entry]);
  }
  return [...suppliers]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, entries]) => {
      const named = entries.find(({ document }) => document.supplier_name)?.document;
      return {
        supplier_tin: entries[0]?.document.supplier_tin ?? "",
        supplier_name: named?.supplier_name ?? "",
        ...figuresOf(entries),
      };
    });
}

/** The figures of all suppliers together. */
export function figuresOfAll(result: DecidedResult, options: BridgeOptions): ReturnType<typeof figuresOf> {
  return figuresOf(entriesOf(result, options));
}

function figuresOf(entries: readonly Entry[]): Omit<SupplierFigures, "supplier_tin" | "supplier_name"> {
  const claimable = new Sum();
  for (const { claim } of entries) if (claim) claimable.add(claim);
  const undecided = entries.filter((entry) => entry.isUndecided).length;
  return { counts: countsOf(entries), undecided, ...sumsOf(entries), claimable: claimable.amounts };
}

function entriesOf(result: DecidedResult, options: BridgeOptions): Entry[] {
  const entry = (one: Omit<Entry, "isUndecided">): Entry => {
    const registering = one.authority && options.registrations?.get(one.document.id);
    const { outcome: status, decision } = one;
    return { ...one, isUndecided: isUndecided({ status, decision: decision?.action }, registering) };
  };
  const pair = (one: DecidedPair): Entry =>
    entry({
      outcome: one.status,
      document: one.authority,
      authority: one.amounts.authority,
      books: one.amounts.books,
      claim: claimOf(one, options),
      decision: one.decision,
    });
  const alone = (outcome: Outcome, side: "authority" | "books", one: DecidedUnmatched): Entry => {
    const { document, amounts, decision } = one;
    return entry({ outcome, document, [side]: amounts, claim: claimOfOne(one, options), decision });
  };
  return [
    ...result.pairs.map(pair),
    ...result.missing_in_books.map((one) => alone("missing_in_books", "authority", one)),
    ...result.missing_at_authority.map((one) =>
      alone(repeatedBy(one) ? "duplicate" : "missing_at_authority", "books", one),
    ),
  ];
}

function sumsOf(entries: readonly Entry[]): Pick<SummaryFigures, "authority" | "books" | "difference"> {
  const [authority, books] = [new Sum(), new Sum()];
  for (const entry of entries) {
    if (entry.authority) authority.add(entry.authority);
    if (entry.books) books.add(entry.books);
  }
  const sums = { authority: authority.amounts, books: books.amounts };
  return { ...sums, difference: subtract(sums.books, sums.authority) };
}

function countsOf(entries: readonly Entry[]): SupplierFigures["counts"] {
  const counts = outcomes.map((outcome) => [
    outcome,
    entries.filter((entry) => entry.outcome === outcome).length,
  ]);
  return Object.fromEntries(counts);
}

function countOf(entries: readonly Entry[], action: Decision["action"]): number {
  return entries.filter(({ decision }) => decision?.action === action).length;
}
