// The documents that rows of the books are: figures completed, ids that survive the next export.
import { add, hasDecimals, round2 } from "../amounts.ts";
import { isoDay } from "../formats.ts";
import { taxLetters } from "../profiles/index.ts";
import type { Amounts, Document } from "../reconcile/index.ts";
import { damageIn, type FindDamage } from "./damage.ts";
import { type DateReading, isNoDay, readDates } from "./dates.ts";
import { type BookField, fields } from "./fields.ts";
import type { Sheet, SheetRow } from "./grid.ts";
import { type BookColumns, type BooksMapping, resolveBookColumns } from "./mapping.ts";
import { type NumberReading, readAmount, readNumbers } from "./numbers.ts";
import { SheetError } from "./sheet-error.ts";
import { withoutTotals } from "./totals.ts";

/** The content of an export of the books. */
export type Books = {
  documents: Document[];
  /** Field to column, as it was read. */
  columns: BookColumns["columns"];
  guessed: BookField[];
  /** Columns that stand for nothing and only go along. */
  extra: readonly string[];
  /** Total rows and remarks below the table. */
  passedOver: number;
  /** The style of its numbers, `undefined` if they show none. */
  decimalComma: boolean | undefined;
  dateForms: string[];
  /** Calculated amounts of a workbook that had more than two decimals and were rounded. */
  rounded: number;
};

type BookRow = SheetRow & { value(field: BookField): string };

type Reading = {
  columns: BookColumns["columns"];
  numbers: NumberReading;
  dates: DateReading;
  damage: FindDamage;
  mapping: BooksMapping;
  extra: readonly string[];
  /** Called for each amount that is rounded. */
  onRounded: () => void;
};

/** Reads every row. Throws a {@link SheetError} that names the first rows without a document, and why. */
export function documentsOfBooks(whole: Sheet, mapping: BooksMapping): Books {
  const { columns, guessed, extra } = resolveBookColumns(mapping, whole.columns);
  const { number, date, supplier_tin } = columns;
  const sheet = withoutTotals(whole, { key: [number, date], more: [supplier_tin], unlabeled: true });
  const entries: BookRow[] = sheet.rows.map((sheetRow) => ({
    ...sheetRow,
    value: (field) => {
      const column = columns[field];
      return column === undefined ? "" : (sheetRow.cells[column] ?? "").trim();
    },
  }));
  let rounded = 0;
  const reading: Reading = {
    columns,
    mapping,
    extra,
    numbers: readNumbers(sheet.rows, {
      columns: figureFields.flatMap((field) => columns[field] ?? []),
      decimalComma: mapping.decimal_comma,
      readCell: readAmount,
    }),
    dates: readDates(
      entries.map((row) => row.value("date")),
      mapping.date_format,
      (cell) => entries.find((row) => row.value("date") === cell)?.line,
    ),
    damage: damageIn(sheet.rows, Object.values(columns)),
    onRounded: () => {
      rounded += 1;
    },
  };
  const problems: Record<string, string[]> = {};
  const documents: Document[] = [];
  for (const row of entries) {
    const read = readRow(row, reading);
    if (Array.isArray(read)) problems[`line ${row.line}`] = read;
    else documents.push(read);
  }
  const bad = Object.keys(problems).length;
  const hasUnreadDate = entries.some(
    (row) =>
      row.value("date") !== "" &&
      reading.dates.read(row.value("date")) === undefined &&
      !isNoDay(row.value("date")),
  );
  if (bad > 0)
    throw new SheetError("bad_books", `${bad} of ${entries.length} rows of the books can't be read`, {
      remedy: `Correct them in the export, or map other columns.${hasUnreadDate ? " If dates are written otherwise, set `date_format`." : ""}`,
      errors: problems,
    });
  return {
    documents: withIds(documents),
    columns,
    guessed,
    extra,
    passedOver: sheet.skipped ?? 0,
    decimalComma: reading.numbers.decimalComma,
    dateForms: reading.dates.forms,
    rounded,
  };
}

const figureForm = new RegExp(`^(taxable|tax|total)(_[${taxLetters.join("")}])?$`);
const figureFields = fields.filter((field) => figureForm.test(field));

function readRow(row: BookRow, reading: Reading): Document | string[] {
  const { mapping, numbers, dates, extra } = reading;
  const problems: string[] = fields.flatMap((field) => {
    const column = reading.columns[field];
    const damage = column === undefined ? undefined : reading.damage(row, column);
    return damage === undefined ? [] : [`${field} ${damage}`];
  });
  const amount = (field: BookField): number | undefined => {
    const column = reading.columns[field];
    if (column === undefined || row.value(field) === "") return undefined;
    const value = numbers.read(row, column);
    if (value === undefined) {
      problems.push(`${field} ${numbers.reasonOf(row, column).replace(/ a number/, " an amount")}`);
      return undefined;
    }
    if (hasDecimals(value, 2)) return value;
    if (!row.numbers?.has(column)) {
      problems.push(`${field} ${row.value(field)} has more than 2 decimals`);
      return undefined;
    }
    reading.onRounded();
    return round2(value);
  };
  const at = dates.read(row.value("date"))?.date;
  const date = at === undefined ? undefined : isoDay(at);
  if (date === undefined && !problems.some((problem) => problem.startsWith("date ")))
    problems.push(
      row.value("date") === "" ? "date is missing" : `date ${dates.problemOf(row.value("date"))}`,
    );
  if (row.value("supplier_tin") === "" && row.value("supplier_name") === "")
    problems.push("neither supplier_tin nor supplier_name is given");
  const figures = completed({ taxable: amount("taxable"), tax: amount("tax"), total: amount("total") });
  if (!figures && problems.length === 0) problems.push("two of taxable, tax, total are needed");
  const claim = claimOf(row.value("claim"));
  if (claim === undefined)
    problems.push(`claim ${row.value("claim")} is neither month (or yes) nor none (or no)`);
  const byLetter = lettersOf(amount);
  if (problems.length > 0 || !figures || date === undefined) return problems;
  const text = (field: BookField) => row.value(field) || undefined;
  return {
    id: row.value("id"),
    side: "books",
    supplier_tin: row.value("supplier_tin").toUpperCase(),
    supplier_branch: text("supplier_branch"),
    supplier_name: text("supplier_name"),
    own_branch: text("own_branch"),
    number: withoutPipe(row.value("number")),
    ...(row.value("unit_number") ? { unit_number: withoutPipe(row.value("unit_number")) } : {}),
    date,
    kind: kindOf(row.value("kind"), mapping.credit_notes),
    ...(claim === "none" ? { claim } : {}),
    ...figures,
    by_letter: byLetter,
    extra:
      extra.length > 0
        ? Object.fromEntries(extra.map((column) => [column, row.cells[column] ?? ""]))
        : undefined,
  };
}

/** The authority's portal writes a pipe before numbers, so that spreadsheets keep leading zeros. */
const withoutPipe = (number: string): string => number.replace(/^\|\s*/, "");

/** The third of three amounts from the other two. */
function completed({ taxable, tax, total }: Partial<Amounts>): Amounts | undefined {
  if (taxable !== undefined && tax !== undefined)
    return { taxable, tax, total: total ?? round2(add(taxable, tax)) };
  if (total === undefined) return undefined;
  if (taxable !== undefined) return { taxable, tax: round2(add(total, -taxable)), total };
  if (tax !== undefined) return { taxable: round2(add(total, -tax)), tax, total };
  return undefined;
}

function lettersOf(amount: (field: BookField) => number | undefined): Document["by_letter"] {
  const found: NonNullable<Document["by_letter"]> = {};
  for (const letter of taxLetters) {
    const taxable = amount(`taxable_${letter}`);
    const tax = amount(`tax_${letter}`);
    if (taxable !== undefined || tax !== undefined) found[letter] = { taxable: taxable ?? 0, tax: tax ?? 0 };
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

const creditNote = /credit|refund|return|^(cn|crn|cr|r)$/i;

function kindOf(cell: string, creditNotes: readonly string[]): Document["kind"] {
  if (cell === "") return undefined;
  return creditNotes.includes(cell) || creditNote.test(cell) ? "credit_note" : "invoice";
}

/** Whether the tax is claimed; undefined for a cell that says neither. */
function claimOf(cell: string): "month" | "none" | undefined {
  if (/^(|month|yes|y|true|1|claim(ed)?)$/i.test(cell)) return "month";
  return /^(none|no|n|false|0|not claimed|no claim)$/i.test(cell) ? "none" : undefined;
}

/** Rows with one id are one document. Without ids, supplier, number and day identify a document, and a repeated row is a separate one. */
function withIds(documents: readonly Document[]): Document[] {
  const byId = new Map<string, Document>();
  const seen = new Map<string, number>();
  for (const document of documents) {
    if (document.id !== "") {
      const earlier = byId.get(document.id);
      byId.set(document.id, earlier ? joined(earlier, document) : document);
      continue;
    }
    const { supplier_tin, supplier_name = "", number, date } = document;
    const key = [supplier_tin || supplier_name, number, date].join("/");
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    const id = times === 1 ? key : `${key}#${times}`;
    byId.set(id, { ...document, id });
  }
  return [...byId.values()];
}

/** Two rows of the same voucher: one document of both. */
function joined(one: Document, other: Document): Document {
  if (one.supplier_tin !== other.supplier_tin || one.number !== other.number || one.date !== other.date)
    throw new SheetError(
      "bad_books",
      `The books have ${one.id} twice, with different supplier, number or date`,
      {
        remedy: "The column mapped to id must be the same only on rows of one document.",
      },
    );
  const by_letter = { ...one.by_letter };
  for (const [letter, { taxable, tax }] of Object.entries(other.by_letter ?? {})) {
    const so = by_letter[letter];
    by_letter[letter] = { taxable: add(so?.taxable ?? 0, taxable), tax: add(so?.tax ?? 0, tax) };
  }
  return {
    ...one,
    taxable: add(one.taxable, other.taxable),
    tax: add(one.tax, other.tax),
    total: add(one.total, other.total),
    ...(Object.keys(by_letter).length > 0 ? { by_letter } : {}),
  };
}
