// Responsible for the mapping from an export of the books to documents: columns by file, by flag, or by clear names.
import { usageFailure } from "../failures/failure.ts";
import { takePairs } from "../input/pairs.ts";
import { dateFormatNamed, dateFormatRefusal } from "../sales-file/values.ts";
import { flag, list, readMappingFile, type Take, text, texts } from "../spreadsheets/mapping-file.ts";
import { type BookField, columnsLike, FIELDS } from "./fields.ts";

/** A whole mapping; the mapping file has these keys, all optional, and flags win over it. */
export type BooksMapping = {
  /** Field to column of the export. */
  columns: Partial<Record<BookField, string>>;
  /** Like `dd/mm/yyyy`; without one it is told from the dates, where they leave no doubt. */
  date_format: string | undefined;
  /** Without it, the style of numbers is decided from their columns. */
  decimal_comma: boolean | undefined;
  /** Name of the sheet in a workbook; the first one without it. */
  sheet: string | undefined;
  /** What the column `kind` says of credit notes, beside the usual words. */
  credit_notes: string[];
  /** Further columns that go along into every report; all that stand for nothing else without it. */
  extra: string[] | undefined;
};

export type BooksFlags = {
  map?: readonly string[] | undefined;
  dateFormat?: string | undefined;
  decimalComma?: boolean | undefined;
  sheet?: string | undefined;
};

/** No mapping, then the file's text, then flags. */
export function booksMapping(fileText: string | undefined, flags: BooksFlags): BooksMapping {
  const mapping: BooksMapping = {
    columns: {},
    date_format: undefined,
    decimal_comma: undefined,
    sheet: undefined,
    credit_notes: [],
    extra: undefined,
  };
  if (fileText !== undefined) applyFile(mapping, fileText);
  takePairs(FIELDS, [{ flag: "--map", pairs: flags.map, target: mapping.columns }]);
  if (flags.dateFormat) mapping.date_format = dateFormatNamed(flags.dateFormat);
  if (flags.decimalComma !== undefined) mapping.decimal_comma = flags.decimalComma;
  if (flags.sheet) mapping.sheet = flags.sheet;
  return mapping;
}

function applyFile(mapping: BooksMapping, source: string): void {
  const keys: Record<keyof BooksMapping, Take> = {
    columns: texts(mapping.columns, FIELDS),
    date_format: text((format) => (mapping.date_format = format), dateFormatRefusal),
    decimal_comma: flag((is) => (mapping.decimal_comma = is)),
    sheet: text((name) => (mapping.sheet = name)),
    credit_notes: list((words) => (mapping.credit_notes = words)),
    extra: list((columns) => (mapping.extra = columns)),
  };
  readMappingFile(source, keys);
}

/** The column of each field, and which of them were told from their names. */
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
  for (const field of FIELDS) {
    if (resolved.columns[field] !== undefined) continue;
    const [only, ...others] = columnsLike(field, columns).filter((column) => !taken.has(column));
    if (only === undefined) continue;
    if (others.length > 0) {
      if (NEEDED.includes(field))
        problems[field] = [`could be ${[only, ...others].join(" or ")}: add --map ${field}=COLUMN`];
      continue;
    }
    resolved.columns[field] = only;
    resolved.guessed.push(field);
    taken.add(only);
  }
  const has = (field: BookField) => resolved.columns[field] !== undefined || problems[field] !== undefined;
  for (const field of ["number", "date"] as const)
    if (!has(field)) problems[field] = [`no column: add --map ${field}=COLUMN`];
  if (!has("supplier_tin") && !has("supplier_name"))
    problems.supplier_tin = ["no column: add --map supplier_tin=COLUMN (or supplier_name)"];
  if (AMOUNTS.filter(has).length < 2)
    for (const field of AMOUNTS) if (!has(field)) problems[field] = ["two of taxable, tax, total are needed"];
  for (const column of mapping.extra ?? [])
    if (!columns.includes(column)) problems.extra = [`the file has no column ${column}`];
  if (Object.keys(problems).length > 0)
    throw usageFailure(
      "It is not clear which columns of the books are what",
      `The file has: ${columns.join(", ")}.`,
      problems,
    );
  const used = new Set(Object.values(resolved.columns));
  resolved.extra = mapping.extra ?? columns.filter((column) => !used.has(column));
  return resolved;
}

const AMOUNTS = ["taxable", "tax", "total"] as const;
/** Fields that must not be left out because two columns could be them. */
const NEEDED: readonly BookField[] = ["number", "date", "supplier_tin", ...AMOUNTS];
