// The report as plain tables: every sheet of the workbook, the same for CSV and JSON.
import { type Bridge, type BridgeOptions, bridgeOf } from "./bridge.ts";
import {
  applyDecisions,
  type DecidedPair,
  type DecidedResult,
  type DecidedUnmatched,
  type Decision,
} from "./decisions.ts";
import { repeatedBy } from "./duplicates.ts";
import { failureText } from "./explain.ts";
import { figuresBySupplier, figuresOfAll, summarize } from "./figures.ts";
import { money } from "./money.ts";
import { outcomes, outcomeTitles } from "./outcomes.ts";
import type { Amounts, Document, MatchResult, Side } from "./types.ts";

export type Cell = string | number | null;

export type Column = { key: string; title: string; type: "text" | "amount" | "number" | "date" };

/** One sheet. `marks` has the keys of the cells of each row that differ between the sides. */
export type Table = {
  name: string;
  title: string;
  columns: Column[];
  rows: { [key: string]: Cell }[];
  marks: string[][];
  /** Rows whose cells `keys` are the sum of the rows `plus` less the rows `minus`, by index. A workbook has formulas there. */
  totals?: { row: number; keys: string[]; plus: number[]; minus?: number[] }[];
  /** Columns that add up: below the rows, a workbook has their totals. */
  sums?: string[];
};

/** The cells of a row by column; those that are left out are empty. */
type ReportRow = { [key: string]: Cell | undefined };

/** The tables `summary`, `suppliers`, `documents`, `bridge` and `decisions`, in this order. */
export function reportTables(
  result: MatchResult,
  decisions: readonly Decision[] = [],
  options: BridgeOptions = {},
): Table[] {
  const decided = applyDecisions(result, decisions);
  return [
    summaryTable(decided, options),
    suppliersTable(decided, options),
    documentsTable(decided),
    bridgeTable(bridgeOf(decided, options)),
    decisionsTable(decided),
  ];
}

function summaryTable(result: DecidedResult, options: BridgeOptions): Table {
  const rows = summarize(result, options).map(({ outcome, authority, books, difference, ...counts }) => ({
    outcome: outcome === "total" ? "Total" : outcomeTitles[outcome],
    ...counts,
    ...spread("authority", authority),
    ...spread("books", books),
    ...spread("difference", difference),
  }));
  const columns = [
    text("outcome", "Status"),
    number("count", "Count"),
    ...sums("authority", "Authority"),
    ...sums("books", "Books"),
    ...sums("difference", "Difference"),
    number("accepted", "Accepted"),
    number("pending", "Pending"),
    number("ignored", "Ignored"),
    number("undecided", "Undecided"),
    number("decided_percent", "Decided %"),
  ];
  return withTotal(table("summary", "Summary", columns, rows), ["decided_percent"]);
}

function suppliersTable(result: DecidedResult, options: BridgeOptions): Table {
  const total = { supplier_tin: undefined, supplier_name: "Total", ...figuresOfAll(result, options) };
  const rows = [...figuresBySupplier(result, options), total].map(
    ({ counts, authority, books, difference, claimable, ...supplier }) => ({
      ...supplier,
      ...counts,
      ...spread("authority", authority),
      ...spread("books", books),
      ...spread("difference", difference),
      ...spread("claimable", claimable),
    }),
  );
  const columns = [
    text("supplier_tin", "Supplier TIN"),
    text("supplier_name", "Supplier"),
    ...outcomes.map((outcome) => number(outcome, outcomeTitles[outcome])),
    number("undecided", "Undecided"),
    ...sums("authority", "Authority"),
    ...sums("books", "Books"),
    ...sums("difference", "Difference"),
    ...sums("claimable", "Claimable"),
  ];
  return withTotal(table("suppliers", "Per supplier", columns, rows));
}

/** Both sides of a field next to each other, then its difference. */
const fields = [
  ["id", "id", "text"],
  ["supplier_tin", "supplier TIN", "text"],
  ["supplier_branch", "supplier branch", "text"],
  ["supplier_name", "supplier", "text"],
  ["own_branch", "own branch", "text"],
  ["number", "number", "text"],
  ["date", "date", "date"],
  ...money.map((field) => [field, field, "amount"] as const),
] as const;

function documentsTable(result: DecidedResult): Table {
  const all = [
    ...result.pairs.flatMap(({ authority, books }) => [authority, books]),
    ...[...result.missing_in_books, ...result.missing_at_authority].map(({ document }) => document),
  ];
  const extras = (["authority", "books"] as const).flatMap((side) =>
    [...new Set(all.filter((one) => one.side === side).flatMap(({ extra }) => Object.keys(extra ?? {})))]
      .sort()
      .map((name) => text(`${side}_extra_${name}`, `${titleOf(side)} ${name}`)),
  );
  const columns: Column[] = [
    text("outcome", "Status"),
    text("rule", "Rule"),
    number("score", "Score"),
    text("kind", "Kind"),
    ...fields.flatMap(([field, title, type]) => [
      { key: `authority_${field}`, title: `Authority ${title}`, type },
      { key: `books_${field}`, title: `Books ${title}`, type },
      ...(type === "amount" ? [{ key: `difference_${field}`, title: `Difference ${title}`, type }] : []),
    ]),
    text("differences", "Differs in"),
    text("explanation", "Nearest"),
    text("action", "Decision"),
    text("author", "Decided by"),
    text("time", "Decided at"),
    text("note", "Note"),
    ...extras,
  ];
  const rows = [
    ...result.pairs.map(pairRow),
    ...result.missing_in_books.map((one) => unmatchedRow("authority", one)),
    ...result.missing_at_authority.map((one) => unmatchedRow("books", one)),
  ];
  const keys = new Set(columns.map(({ key }) => key));
  const marks = [
    ...result.pairs.map(({ differences }) =>
      differences
        .flatMap(({ field }) => [`authority_${field}`, `books_${field}`, `difference_${field}`])
        .filter((key) => keys.has(key)),
    ),
    ...[...result.missing_in_books, ...result.missing_at_authority].map(() => []),
  ];
  const sums = columns.filter(({ type }) => type === "amount").map(({ key }) => key);
  return { ...table("documents", "Per document", columns, rows), marks, sums };
}

/** A table whose last row is the total of the rows above. */
function withTotal(whole: Table, except: readonly string[] = []): Table {
  const row = whole.rows.length - 1;
  const keys = whole.columns
    .filter(({ key, type }) => type !== "text" && !except.includes(key))
    .map(({ key }) => key);
  return { ...whole, totals: [{ row, keys, plus: Array.from({ length: row }, (_, at) => at) }] };
}

function pairRow({ authority, books, amounts, ...pair }: DecidedPair): ReportRow {
  return {
    outcome: outcomeTitles[pair.status],
    rule: pair.rule,
    score: pair.score,
    kind: pair.kind,
    ...sideOf(authority, amounts.authority),
    ...sideOf(books, amounts.books),
    ...spread("difference", amounts.difference),
    differences: pair.differences.map(({ field }) => field).join(", "),
    ...decisionOf(pair.decision),
  };
}

function unmatchedRow(side: Side, one: DecidedUnmatched): ReportRow {
  const { document, kind, amounts, candidates, decision } = one;
  const missing = side === "authority" ? "missing_in_books" : "missing_at_authority";
  const [nearest] = candidates;
  const why =
    nearest && (nearest.closest ? failureText(nearest.closest) : "already matched, perhaps a duplicate");
  return {
    outcome: outcomeTitles[side === "books" && repeatedBy(one) ? "duplicate" : missing],
    kind,
    ...sideOf(document, amounts),
    explanation: nearest && `${nearest.document.id} (${nearest.score}): ${why}`,
    ...decisionOf(decision),
  };
}

function bridgeTable({ lines, checks }: Bridge): Table {
  const check = (label: string, amounts: Amounts) => ({ label, type: "check", documents: null, ...amounts });
  const columns = [
    text("label", "Line"),
    text("type", "Kind"),
    number("documents", "Documents"),
    ...money.map((field): Column => ({ key: field, title: titleOf(field), type: "amount" })),
  ];
  const rows = [
    ...lines,
    check("Check: books to authority", checks.authority),
    check("Check: authority to claimable", checks.claimable),
  ];
  // A balance is the balance before it and the lines between.
  const balances = lines.flatMap(({ type }, row) => (type === "balance" ? [row] : []));
  const totals = balances.slice(1).map((row, index) => ({
    row,
    keys: [...money],
    plus: Array.from({ length: row - (balances[index] ?? 0) }, (_, at) => (balances[index] ?? 0) + at),
  }));
  return { ...table("bridge", "Reconciliation", columns, rows), totals };
}

function decisionsTable({ decisions, problems }: DecidedResult): Table {
  const reasons = new Map(problems.map(({ decision, reason }) => [decision, reason]));
  const columns = [
    text("time", "Time"),
    text("author", "Author"),
    text("action", "Action"),
    text("authority", "Authority id"),
    text("books", "Books id"),
    text("note", "Note"),
    text("problem", "Not applied because"),
  ];
  const rows = decisions.map((decision) => ({ ...decision, problem: reasons.get(decision) }));
  return table("decisions", "Decisions", columns, rows);
}

/** A document's cells. Amounts are the signed ones of the result, everything else is as it came. */
function sideOf(document: Document, amounts: Amounts): ReportRow {
  const cells: ReportRow = {};
  for (const [field, , type] of fields) {
    const key = `${document.side}_${field}`;
    cells[key] = type === "amount" ? amounts[field] : document[field];
  }
  for (const [name, value] of Object.entries(document.extra ?? {}))
    cells[`${document.side}_extra_${name}`] = value;
  return cells;
}

function decisionOf({ action, author, time, note }: Partial<Decision> = {}): ReportRow {
  return { action, author, time, note };
}

function spread(prefix: string, amounts: Amounts): ReportRow {
  return Object.fromEntries(money.map((field) => [`${prefix}_${field}`, amounts[field]]));
}

function sums(prefix: string, title: string): Column[] {
  return money.map((field) => ({
    key: `${prefix}_${field}`,
    title: `${title} ${field}`,
    type: "amount",
  }));
}

function table(name: string, title: string, columns: Column[], rows: readonly ReportRow[]): Table {
  // Each row has every column, so that no writer has to know about gaps.
  const full = rows.map((row) => Object.fromEntries(columns.map(({ key }) => [key, row[key] ?? null])));
  return { name, title, columns, rows: full, marks: rows.map(() => []) };
}

function text(key: string, title: string): Column {
  return { key, title, type: "text" };
}

function number(key: string, title: string): Column {
  return { key, title, type: "number" };
}

function titleOf(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
