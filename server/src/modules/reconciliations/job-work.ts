// What the process does for books: reads a file, matches, or writes a report.
import { booksOfTable, cleanTable, SheetError, tableOfBooks, workbookOf } from "@taxctl/sdk/rules/books";
import {
  applyDecisions,
  bridge,
  type DecidedResult,
  type Document,
  joinAuthority,
  lapsedOf,
  matchPeriod,
  near,
  reportTables,
  toCsv,
} from "@taxctl/sdk/rules/reconcile";
import { fileLimits, partChars } from "../../core/file-jobs/limits.ts";
import type { JobKind, Jobs } from "./jobs.ts";
import { documentsOf, type RowBody, rowsOf } from "./row.ts";

type Work = { [Kind in JobKind]: (job: Jobs[Kind]["job"]) => Promise<Jobs[Kind]["result"]> };

/** The work on books. */
export const booksWork: Work = {
  async read({ file, name, mapping, delimiter, encoding, side }) {
    const table = await tableOfBooks(file, name, mapping, { delimiter, encoding, limits: fileLimits });
    const books = booksOfTable(table, name, mapping);
    // A list's invoice must not be taken for the same one that the control unit gave.
    const listed = () => books.documents.map((one) => ({ ...one, id: `list/${one.id}`, side }));
    return {
      parts: partsOf(side === "books" ? books.documents : listed()),
      documents: books.documents.length,
      read_as: {
        columns: { ...books.columns },
        has_branches: books.columns.own_branch !== undefined,
        encoding: books.encoding ?? null,
        decimal: books.decimalComma === undefined ? null : books.decimalComma ? "comma" : "point",
        date_forms: books.dateForms,
        skipped_rows: books.passedOver,
        rounded_amounts: books.rounded,
      },
    };
  },

  async match({ authority, uploaded, about, decisions }) {
    const documents = uploaded.flatMap((part) => JSON.parse(part) as Document[]);
    const of = Object.groupBy(documents, ({ side }) => side);
    const { period, options } = about;
    const joined = joinAuthority(authority, near(of.authority ?? [], period, options.maxDays), options);
    const { result, ofOtherBranches } = matched(joined, of.books ?? [], about);
    const decided = applyDecisions(result, decisions);
    return {
      rows: rowsOf(decided, about.period),
      lapsed: lapsedOf(decided),
      of_other_branches: ofOtherBranches,
    };
  },

  async report({ rows, options, decisions, head, format, table, claim }) {
    const stored = rows.map(({ body, registering }) => ({ body: JSON.parse(body) as RowBody, registering }));
    const result = resultOf(
      stored.map(({ body }) => body),
      options,
    );
    const registrations = new Map(
      stored.map(({ body, registering }) => [documentsOf(body).authority?.id ?? "", registering]),
    );
    const shown = { claimWithoutDecision: claim, registrations };
    const tables = reportTables(result, decisions, shown);
    const names = tables.map(({ name }) => name);
    const bytes = (text: string) => new TextEncoder().encode(text);
    if (format === "xlsx") return { file: await workbookOf(tables, head), tables: names };
    if (format === "csv") {
      const chosen = tables.find(({ name }) => name === (table ?? names[0]));
      return { file: bytes(chosen ? toCsv(cleanTable(chosen)) : ""), tables: names };
    }
    const drawn = bridge(result, decisions, shown);
    const rest = Object.values(drawn.checks).flatMap(({ taxable, tax, total }) => [taxable, tax, total]);
    if (rest.some((amount) => amount !== 0)) throw new Error("the reconciliation statement does not add up");
    const report = { ...head, bridge: drawn, tables };
    return { file: bytes(JSON.stringify(report)), tables: names };
  },
};

/** The engine rejects documents that it can't match, with a sentence. */
function matched(...period: Parameters<typeof matchPeriod>): ReturnType<typeof matchPeriod> {
  try {
    return matchPeriod(...period);
  } catch (error) {
    throw error instanceof RangeError ? new SheetError("bad_books", error.message) : error;
  }
}

/** The result that stored rows are. */
function resultOf(rows: readonly RowBody[], options: Jobs["report"]["job"]["options"]): DecidedResult {
  const unmatched = rows.flatMap((row) => ("unmatched" in row ? [row.unmatched] : []));
  return {
    options: options as DecidedResult["options"],
    pairs: rows.flatMap((row) => ("pair" in row ? [row.pair] : [])),
    missing_in_books: unmatched.filter(({ document }) => document.side === "authority"),
    missing_at_authority: unmatched.filter(({ document }) => document.side === "books"),
    approximate: 0,
    decisions: [],
    problems: [],
  };
}

function partsOf(documents: readonly Document[]): string[] {
  const parts: string[] = [];
  let part: string[] = [];
  let length = 0;
  const end = () => {
    if (part.length > 0) parts.push(`[${part.join(",")}]`);
    part = [];
    length = 0;
  };
  for (const document of documents) {
    const text = JSON.stringify(document);
    if (text.length > partChars)
      throw new SheetError(
        "bad_books",
        `The purchase ${document.number.slice(0, 100)} has cells of ${text.length} characters`,
        {
          remedy: "Shorten them in the export.",
        },
      );
    if (length + text.length > partChars) end();
    part.push(text);
    length += text.length;
  }
  end();
  return parts;
}
