// The mapping from an export of the books to documents: columns that are named, or that have clear names.
import { type BookField, columnsLike, fields } from "./fields.ts";
import { SheetError } from "./sheet-error.ts";

/** How an export of the books is read. */
export type BooksMapping = {
  /** Field to column of the export. */
  columns: Partial<Record<BookField, string>>;
  /** Like `dd/mm/yyyy`. Without it, unambiguous dates decide. */
  date_format: string | undefined;
  /** Without it, the style of numbers is decided from their columns. */
  decimal_comma: boolean | undefined;
  /** Name of the sheet in a workbook; the first one without it. */
  sheet: string | undefined;
  /** The text of credit notes in the column `kind`, besides the usual words. */
  credit_notes: string[];
  /** Further columns for every report; by default, all unmapped columns. */
  extra: string[] | undefined;
};

/** A mapping that leaves everything to the names of columns and to their cells. */
export function emptyMapping(): BooksMapping {
  return {
    columns: {},
    date_format: undefined,
    decimal_comma: undefined,
    sheet: undefined,
    credit_notes: [],
    extra: undefined,
  };
}

/** The column of each field, and which of them were found by their names. */
export type BookColumns = {
  columns: Partial<Record<BookField, string>>;
  guessed: BookField[];
  /** Columns that only go along. */
  extra: string[];
};

/** Names every field that has no column, or more than one that could be it, at once. */
export function resolveBookColumns(mapping: BooksMapping, columns: readonly string[]): BookColumns {
  const resolved: BookColumns = { columns: { ...mapping.columns }, guessed: [], extra: [] };
  const problems: Record<string, string[]> = {};
  for (const [field, column] of Object.entries(mapping.columns))
    if (!columns.includes(column)) problems[field] = [`the file has no column ${column}`];
  const taken = new Set(Object.values(mapping.columns));
  for (const field of fields) {
    if (resolved.columns[field] !== undefined) continue;
    const [only, ...others] = columnsLike(field, columns).filter((column) => !taken.has(column));
    if (only === undefined) continue;
    if (others.length > 0) {
      if (needed.includes(field))
        problems[field] = [`could be ${[only, ...others].join(" or ")}: set \`columns.${field}\``];
      continue;
    }
    resolved.columns[field] = only;
    resolved.guessed.push(field);
    taken.add(only);
  }
  const has = (field: BookField) => resolved.columns[field] !== undefined || problems[field] !== undefined;
  for (const field of ["number", "date"] as const)
    if (!has(field)) problems[field] = [`no column: set \`columns.${field}\``];
  if (!has("supplier_tin") && !has("supplier_name"))
    problems.supplier_tin = ["no column: set `columns.supplier_tin` or `columns.supplier_name`"];
  if (amounts.filter(has).length < 2)
    for (const field of amounts)
      if (!has(field))
        problems[field] = [`two of taxable, tax and total are needed: set \`columns.${field}\``];
  for (const column of mapping.extra ?? [])
    if (!columns.includes(column)) problems.extra = [`the file has no column ${column}`];
  if (Object.keys(problems).length > 0)
    throw new SheetError("bad_mapping", "The columns of the books can't be determined", {
      remedy: `Name the columns. The file has: ${listed(columns)}.`,
      errors: problems,
    });
  const used = new Set(Object.values(resolved.columns));
  resolved.extra = mapping.extra ?? columns.filter((column) => !used.has(column));
  return resolved;
}

/** The first columns, each by the beginning of its name: a file that is no table may have one of any length. */
function listed(columns: readonly string[]): string {
  const first = columns.slice(0, 50).map((name) => (name.length > 60 ? `${name.slice(0, 60)}…` : name));
  return `${first.join(", ")}${columns.length > first.length ? `, and ${columns.length - first.length} more` : ""}`;
}

const amounts = ["taxable", "tax", "total"] as const;
/** Fields that must not be left out because two columns could be them. */
const needed: readonly BookField[] = ["number", "date", "supplier_tin", ...amounts];
