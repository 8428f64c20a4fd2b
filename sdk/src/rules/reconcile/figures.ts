// The figures of a report: by status, and by supplier.
import { type BridgeOptions, claimOf } from "./bridge.ts";
import {
  type DecidedPair,
  type DecidedResult,
  type DecidedUnmatched,
  type Decision,
  isLeftOut,
} from "./decisions.ts";
import { repeatedBy } from "./duplicates.ts";
import { Sum, subtract } from "./money.ts";
import type { Amounts, Document, Status } from "./types.ts";

/** The outcome of a document: the status of its pair, or the side that lacks it. */
export type Outcome = Status | "duplicate" | "missing_in_books" | "missing_at_authority";

/** The name of each outcome in reports, in their order. */
export const outcomeTitles: { readonly [O in Outcome]: string } = {
  exact: "Exact",
  suggested: "Suggested",
  mismatch: "Mismatch",
  residual: "Possible match",
  duplicate: "Duplicate",
  missing_in_books: "Missing in books",
  missing_at_authority: "Missing at authority",
};
export const outcomes = Object.keys(outcomeTitles) as Outcome[];

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
  pending: number;
  ignored: number;
  undecided: number;
  /** Accepted and ignored, in percent with one decimal; 0 of nothing. */
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
};

/** The figures of each outcome, and of all together. */
export function summarize(result: DecidedResult): SummaryFigures[] {
  const entries = entriesOf(result, {});
  const rows = outcomes.map((outcome) => ({
    outcome,
    of: entries.filter((entry) => entry.outcome === outcome),
  }));
  return [...rows, { outcome: "total" as const, of: entries }].map(({ outcome, of }) => {
    const accepted = countOf(of, "accept");
    const pending = countOf(of, "pending");
    const ignored = of.filter(({ decision }) => isLeftOut(decision)).length;
    return {
      outcome,
      count: of.length,
      ...sumsOf(of),
      accepted,
      pending,
      ignored,
      undecided: of.length - accepted - pending - ignored,
      decided_percent: of.length === 0 ? 0 : Math.round(((accepted + ignored) * 1000) / of.length) / 10,
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
  const undecided = entries.filter(({ decision }) => !decision).length;
  return { counts: countsOf(entries), undecided, ...sumsOf(entries), claimable: claimable.amounts };
}

function entriesOf(result: DecidedResult, options: BridgeOptions): Entry[] {
  const pair = (one: DecidedPair): Entry => ({
    outcome: one.status,
    document: one.authority,
    authority: one.amounts.authority,
    books: one.amounts.books,
    claim: claimOf(one, options),
    decision: one.decision,
  });
  /** A credit note lowers the claim even before the other side has it. */
  const claim = ({ kind, amounts, decision }: DecidedUnmatched) =>
    kind === "credit_note" && !isLeftOut(decision) ? amounts : undefined;
  return [
    ...result.pairs.map(pair),
    ...result.missing_in_books.map((one): Entry => {
      const { document, amounts, decision } = one;
      return { outcome: "missing_in_books", document, authority: amounts, claim: claim(one), decision };
    }),
    ...result.missing_at_authority.map((one): Entry => {
      const { document, amounts, decision } = one;
      const outcome = repeatedBy(one) ? "duplicate" : "missing_at_authority";
      return { outcome, document, books: amounts, claim: claim(one), decision };
    }),
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
