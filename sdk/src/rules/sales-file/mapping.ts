// The mapping from a shop's own sheet to sales: which column is which field, constants and formats.
import { type KnownNames, SheetError } from "../books/index.ts";
import { type Field, fields, likelyColumns, likelyFields } from "./fields.ts";

/** How a sheet of sales is read. */
export type SalesMapping = {
  /** Field to column of the sheet; a field of the same name as a column needs no entry. */
  columns: Partial<Record<Field, string>>;
  /** Field to the value where the sheet has no column for it, or an empty cell. */
  constants: Partial<Record<Field, string>>;
  /** The sheet's word for the payment, such as `M-PESA`, to the code of the payment type. */
  payment_types: Record<string, string>;
  /** Like `dd/mm/yyyy hh:mm`; without one, the form is decided from the column. */
  date_format: string | undefined;
  /** Without it, the style of numbers is decided from their columns. */
  decimal_comma: boolean | undefined;
  /** Invoice numbers that begin so are credit notes. */
  credit_prefix: string | undefined;
  /** Shop codes of rows that aren't sales (bank charges, manual corrections): rejected. */
  rejected_codes: string[];
};

/** A mapping that leaves everything to the names of columns and to their cells. */
export function emptySalesMapping(): SalesMapping {
  return {
    columns: {},
    constants: { payment_type: "01", refund_reason_code: "06" },
    payment_types: {},
    date_format: undefined,
    decimal_comma: undefined,
    credit_prefix: undefined,
    rejected_codes: [],
  };
}

/** The names in a header of sales: fields, names like them, and columns of the mapping. */
export function knownNames(mapping: Pick<SalesMapping, "columns">): KnownNames {
  const mapped = new Set<string>(Object.values(mapping.columns));
  return (columns) => {
    const others = columns.filter((name) => !mapped.has(name));
    return columns.length - others.length + likelyFields(others);
  };
}

const required: Field[] = ["invoice_no", "sale_date", "quantity", "unit_price"];

/** The columns that are found, and what is missing or unclear by field. */
export type RecognizedColumns = {
  columns: Partial<Record<Field, string>>;
  problems: Record<string, string[]>;
};

/** The column of each field for a sheet, by the mapping or by its own name; names every field and column that is missing at once. */
export function recognizeColumns(
  mapping: Pick<SalesMapping, "columns" | "constants">,
  columns: readonly string[],
): RecognizedColumns {
  const resolved: Partial<Record<Field, string>> = {};
  const problems: Record<string, string[]> = {};
  for (const field of fields) {
    const wanted = mapping.columns[field];
    if (wanted !== undefined && !columns.includes(wanted))
      problems[field] = [`the file has no column ${wanted}`];
    else if (wanted !== undefined) resolved[field] = wanted;
    else if (columns.includes(field)) resolved[field] = field;
  }
  const taken = new Set(Object.values(resolved));
  for (const field of fields) {
    // A constant says that no column has it.
    if (resolved[field] !== undefined || problems[field] || mapping.constants[field] !== undefined) continue;
    // The shop's own code stands for an item where the sheet has no code of the service.
    if (field === "stock_code" && resolved.item_code !== undefined) continue;
    const [only, ...others] = likelyColumns(field, columns, taken);
    if (only === undefined) continue;
    if (others.length === 0) {
      resolved[field] = only;
      taken.add(only);
    } else if (required.includes(field) || field === "stock_code")
      problems[field] = [`could be ${[only, ...others].join(" or ")}: set \`columns.${field}\``];
  }
  const has = (field: Field) => resolved[field] !== undefined || mapping.constants[field] !== undefined;
  for (const field of required) if (!has(field)) problems[field] ??= [`no column: set \`columns.${field}\``];
  if (!has("item_code") && !has("stock_code") && !problems.stock_code)
    problems.item_code ??= ["no column: map item_code or stock_code"];
  return { columns: resolved, problems };
}

/** @throws SheetError if a column is missing or unclear */
export function requireColumns({ problems }: RecognizedColumns, header: readonly string[]): void {
  if (Object.keys(problems).length > 0)
    throw new SheetError("bad_mapping", "The file lacks columns of a sale", {
      remedy: `Name the columns. The file has: ${header.join(", ")}.`,
      errors: problems,
    });
}

/** The column of every field for a sheet. @throws SheetError if a column is missing or unclear */
export function findColumns(
  mapping: Pick<SalesMapping, "columns" | "constants">,
  columns: readonly string[],
): RecognizedColumns["columns"] {
  const recognized = recognizeColumns(mapping, columns);
  requireColumns(recognized, columns);
  return recognized.columns;
}
