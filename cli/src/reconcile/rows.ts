// The rows that a reconciliation is shown as: one for each pair and each document without a partner.
import {
  type Decision,
  dayOf,
  isFinal,
  isUndecided,
  type MatchResult,
  outcomeTitles,
  type Pair,
  repeatedBy,
  type Unmatched,
} from "@taxctl/sdk/reconcile";
import { usageFailure } from "../failures/failure.ts";

/** The documents of a row. */
export const statuses = [
  "exact",
  "suggested",
  "mismatch",
  "residual",
  "missing_in_books",
  "missing_at_authority",
  "duplicate",
] as const;

export type RowStatus = (typeof statuses)[number];

/** A status as people read it; JSON and CSV keep the value. */
export function statusWords(status: RowStatus): string {
  return outcomeTitles[status].toLowerCase();
}

/** Whether the control unit has, or gets, the purchase of a supplier's invoice, or its rejection. */
export type Registration = "registered" | "rejected";

/** One line of the table, the CSV and the JSON. Amounts are signed; `difference` is books − authority. */
export type ReconcileRow = {
  status: RowStatus;
  decision: Decision["action"] | "";
  decided_by: string;
  decided_at: string;
  note: string;
  /** What the service has sent about the supplier's invoice; empty for nothing. */
  registration: Registration | "";
  rule: string;
  score: number | null;
  supplier_tin: string;
  supplier_name: string;
  authority_number: string;
  books_number: string;
  authority_date: string;
  books_date: string;
  authority_total: number | null;
  books_total: number | null;
  difference: number | null;
  tax_difference: number | null;
  /** The fields that differ, or the nearest candidate. */
  differs: string;
  /** Where the supplier's invoice comes from: the uploaded list, or the control unit. */
  authority_source: "list" | "control unit" | "";
  authority_id: string;
  books_id: string;
};

/** The decision for a pair or a document; the engine's own results have it after decisions are applied. */
type Decided = { decision?: Decision | undefined };

type Result = {
  pairs: readonly (Pair & Decided)[];
  missing_in_books: readonly (Unmatched & Decided)[];
  missing_at_authority: readonly (Unmatched & Decided)[];
};

/** Every row, pairs first. */
export function reconcileRows(result: Result | MatchResult): ReconcileRow[] {
  const { pairs, missing_in_books, missing_at_authority }: Result = result;
  return [
    ...pairs.map(pairRow),
    ...missing_in_books.map((one) => missingRow(one, "missing_in_books")),
    ...missing_at_authority.map((one) =>
      missingRow(one, repeatedBy(one) ? "duplicate" : "missing_at_authority"),
    ),
  ];
}

function pairRow(pair: Pair & Decided): ReconcileRow {
  const { authority, books, amounts } = pair;
  return {
    status: pair.status,
    ...decisionCells(pair.decision),
    rule: pair.rule,
    score: pair.score,
    supplier_tin: authority.supplier_tin,
    supplier_name: authority.supplier_name ?? books.supplier_name ?? "",
    authority_number: authority.number,
    books_number: books.number,
    authority_date: dayOf(authority),
    books_date: dayOf(books),
    authority_total: amounts.authority.total,
    books_total: amounts.books.total,
    difference: amounts.difference.total,
    tax_difference: amounts.difference.tax,
    differs: pair.differences.map(({ field }) => field).join(", "),
    authority_source: sourceOf(authority.id),
    authority_id: authority.id,
    books_id: books.id,
  };
}

/** The service puts `list/` before the ids of the uploaded list. */
const sourceOf = (id: string): ReconcileRow["authority_source"] =>
  id.startsWith("list/") ? "list" : "control unit";

function missingRow(missing: Unmatched & Decided, status: RowStatus): ReconcileRow {
  const { document, amounts, candidates } = missing;
  const isAuthority = document.side === "authority";
  const [nearest] = candidates;
  const repeated = status === "duplicate" ? repeatedBy(missing) : undefined;
  const near = repeated
    ? `in the books twice: ${repeated.document.number || "no number"} of ${dayOf(repeated.document)} is paired already`
    : nearest
      ? `nearest: ${nearest.document.number || "no number"} of ${dayOf(nearest.document)}${nearest.taken ? ", taken" : ""}`
      : "";
  return {
    status,
    ...decisionCells(missing.decision),
    rule: "",
    score: nearest?.score ?? null,
    supplier_tin: document.supplier_tin,
    supplier_name: document.supplier_name ?? "",
    authority_number: isAuthority ? document.number : "",
    books_number: isAuthority ? "" : document.number,
    authority_date: isAuthority ? dayOf(document) : "",
    books_date: isAuthority ? "" : dayOf(document),
    authority_total: isAuthority ? amounts.total : null,
    books_total: isAuthority ? null : amounts.total,
    difference: isAuthority ? -amounts.total : amounts.total,
    tax_difference: isAuthority ? -amounts.tax : amounts.tax,
    differs: near,
    authority_source: isAuthority ? sourceOf(document.id) : "",
    authority_id: isAuthority ? document.id : "",
    books_id: isAuthority ? "" : document.id,
  };
}

type DecisionCells = Pick<ReconcileRow, "decision" | "decided_by" | "decided_at" | "note" | "registration">;

/** The registration is known where the row is shown. */
function decisionCells({ action, author, time, note }: Partial<Decision> = {}): DecisionCells {
  const by = { decided_by: author ?? "", decided_at: time ?? "", note: note ?? "" };
  return { decision: action ?? "", ...by, registration: "" };
}

/** Columns of the table, the most important first: a narrow screen drops from the end. CSV and JSON have all. */
export const rowColumns = [
  "status",
  "decision",
  "supplier_name",
  "authority_number",
  "books_number",
  "difference",
  "differs",
  "authority_total",
  "books_total",
  "registration",
];

/** How many rows there are of each status, and how many have a final decision. */
export type Counts = Record<RowStatus, { count: number; decided: number; difference: number }>;

export function countRows(rows: readonly ReconcileRow[]): Counts {
  const none = () => ({ count: 0, decided: 0, difference: 0 });
  const counts: Counts = {
    exact: none(),
    suggested: none(),
    mismatch: none(),
    residual: none(),
    missing_in_books: none(),
    missing_at_authority: none(),
    duplicate: none(),
  };
  for (const { status, decision, difference } of rows) {
    const of = counts[status];
    of.count += 1;
    if (isFinal(decision)) of.decided += 1;
    of.difference = Math.round((of.difference + (difference ?? 0)) * 100) / 100;
  }
  return counts;
}

/** Rows that need a decision. Of exact pairs, none does: registering them is a step of its own. */
export function openRows(rows: readonly ReconcileRow[]): ReconcileRow[] {
  return rows.filter((row) => isUndecided(row, row.registration === "" ? undefined : "registered"));
}

/** Whether a flag names the status: by its value, or as tables show it, with blanks, hyphens or underscores. */
function isNamed(status: RowStatus, name: string): boolean {
  const plain = (text: string) => text.trim().toLowerCase().replaceAll(/[-_]/g, " ");
  return [status, statusWords(status)].map(plain).includes(plain(name));
}

/** The statuses that a flag names, of those that it can name. */
function namedStatuses<Status extends RowStatus>(
  named: string,
  known: readonly Status[],
  what: string,
): Status[] {
  return named.split(",").map((name) => {
    const status = known.find((one) => isNamed(one, name));
    if (!status) throw usageFailure(`Unknown ${what}: ${name}`, `Use ${known.map(statusWords).join(", ")}.`);
    return status;
  });
}

/** The statuses that a flag names; without one all but exact. */
export function chosenStatuses(named: string | undefined, all: boolean): readonly RowStatus[] {
  if (named !== undefined) return namedStatuses(named, statuses, "status");
  return all ? statuses : statuses.filter((status) => status !== "exact");
}

const pairStatuses = ["exact", "suggested", "mismatch", "residual"] as const;

/** The statuses of pairs that a flag names. */
export function acceptedStatuses(named: string): (typeof pairStatuses)[number][] {
  return namedStatuses(named, pairStatuses, "status of a pair");
}
