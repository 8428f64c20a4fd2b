// The mapping from a shop's own sheet to sales: which column is which field, constants and formats.
import { dateFormatProblem } from "@taxctl/sdk/books";
import { type TaxLetter, taxLetters } from "@taxctl/sdk/profiles";
import { usageFailure } from "../failures/failure.ts";
import { takePairs } from "../input/pairs.ts";
import { ownSource } from "../items/external-codes.ts";
import { dateFormatNamed } from "../spreadsheets/date-flag.ts";
import { flag, list, readMappingFile, type Take, text, texts } from "../spreadsheets/mapping-file.ts";
import { type Field, fields, likelyColumns } from "./fields.ts";

/** How items that the service does not know are registered. The class has no default: it is the authority's, and a guess would be a wrong registration. */
type ItemDefaults = {
  item_class_code: string;
  /** Undefined: the standard rate. */
  tax_type_code: TaxLetter | undefined;
  pkg_unit_code: string;
  qty_unit_code: string;
  /** Default: the country of the control unit. */
  origin_nation_code: string | undefined;
  item_type: "1" | "2" | "3";
};

/** A whole mapping; the mapping file has these keys, all optional, and flags win over it. */
export type Mapping = {
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
  /** Shop codes that are services (postage, repair): registered without stock. */
  service_codes: string[];
  /** Shop codes of rows that aren't sales (bank charges, manual corrections): rejected. */
  rejected_codes: string[];
  /** Shop code to item code of the service; it overrides the codes that the service has stored. */
  items: Record<string, string>;
  /** The source of the stock codes: different systems may use the same codes. */
  source: string;
  item: ItemDefaults;
};

/** The mapping that an empty file and no flags make. */
function defaultMapping(): Mapping {
  return {
    columns: {},
    constants: { payment_type: "01", refund_reason_code: "06" },
    payment_types: {},
    date_format: undefined,
    decimal_comma: undefined,
    credit_prefix: undefined,
    service_codes: [],
    rejected_codes: [],
    items: {},
    source: ownSource,
    item: {
      item_class_code: "",
      tax_type_code: undefined,
      pkg_unit_code: "NT",
      qty_unit_code: "U",
      origin_nation_code: undefined,
      item_type: "2",
    },
  };
}

/** The options of flags; each overrides the mapping file. */
export type MappingFlags = {
  map?: readonly string[] | undefined;
  set?: readonly string[] | undefined;
  dateFormat?: string | undefined;
  decimalComma?: boolean | undefined;
  creditPrefix?: string | undefined;
  serviceCodes?: readonly string[] | undefined;
  rejectedCodes?: readonly string[] | undefined;
  source?: string | undefined;
  item?: Partial<Record<keyof ItemDefaults, string | undefined>>;
};

/** Default mapping, then the file's text, then flags. */
export function buildMapping(fileText: string | undefined, flags: MappingFlags): Mapping {
  const mapping = defaultMapping();
  if (fileText !== undefined) applyFile(mapping, fileText);
  takePairs(fields, [
    { flag: "--map", pairs: flags.map, target: mapping.columns },
    { flag: "--set", pairs: flags.set, target: mapping.constants },
  ]);
  if (flags.dateFormat) mapping.date_format = dateFormatNamed(flags.dateFormat);
  if (flags.decimalComma !== undefined) mapping.decimal_comma = flags.decimalComma;
  if (flags.creditPrefix) mapping.credit_prefix = flags.creditPrefix;
  mapping.service_codes.push(...(flags.serviceCodes ?? []));
  mapping.rejected_codes.push(...(flags.rejectedCodes ?? []));
  if (flags.source) mapping.source = flags.source;
  const given = Object.entries(flags.item ?? {}).filter(([, value]) => value !== undefined);
  Object.assign(mapping.item, Object.fromEntries(given));
  return mapping;
}

function applyFile(mapping: Mapping, source: string): void {
  const { item } = mapping;
  const keys: Record<keyof Mapping, Take> = {
    columns: texts(mapping.columns, fields),
    constants: texts(mapping.constants, fields),
    payment_types: texts(mapping.payment_types),
    date_format: text((format) => (mapping.date_format = format), dateFormatProblem),
    decimal_comma: flag((is) => (mapping.decimal_comma = is)),
    credit_prefix: text((prefix) => (mapping.credit_prefix = prefix)),
    service_codes: list((codes) => (mapping.service_codes = codes)),
    rejected_codes: list((codes) => (mapping.rejected_codes = codes)),
    items: texts(mapping.items),
    source: text((source) => (mapping.source = source)),
    item: texts(item as Record<string, string>, Object.keys(item), {
      tax_type_code: taxLetters,
      item_type: ["1", "2", "3"],
    }),
  };
  readMappingFile(source, keys);
}

const required: Field[] = ["invoice_no", "sale_date", "quantity", "unit_price"];

/** The column of every field for a sheet, by the mapping or by its own name; names every field and column that is missing at once. */
export function resolveColumns(mapping: Mapping, columns: readonly string[]): Partial<Record<Field, string>> {
  const resolved: Partial<Record<Field, string>> = {};
  const problems: Record<string, string[]> = {};
  for (const field of fields) {
    const wanted = mapping.columns[field];
    if (wanted !== undefined && !columns.includes(wanted))
      problems[field] = [`the file has no column ${wanted}`];
    const column = wanted ?? (columns.includes(field) ? field : undefined);
    if (column !== undefined) resolved[field] = column;
  }
  const taken = new Set(Object.values(resolved));
  for (const field of fields) {
    // A constant says that no column has it.
    if (resolved[field] !== undefined || mapping.constants[field] !== undefined) continue;
    // The shop's own code stands for an item where the sheet has no code of the service.
    if (field === "stock_code" && resolved.item_code !== undefined) continue;
    const [only, ...others] = likelyColumns(field, columns, taken);
    if (only === undefined) continue;
    if (others.length === 0) {
      resolved[field] = only;
      taken.add(only);
    } else if (required.includes(field) || field === "stock_code")
      problems[field] = [`could be ${[only, ...others].join(" or ")}: add --map ${field}=COLUMN`];
  }
  const has = (field: Field) => resolved[field] !== undefined || mapping.constants[field] !== undefined;
  for (const field of required) if (!has(field)) problems[field] ??= [`no column: add --map ${field}=COLUMN`];
  if (!has("item_code") && !has("stock_code") && !problems.stock_code)
    problems.item_code ??= ["no column: map item_code or stock_code"];
  if (Object.keys(problems).length > 0)
    throw usageFailure(
      "The file lacks columns of a sale",
      `Name the columns. The file has: ${columns.join(", ")}.`,
      problems,
    );
  return resolved;
}
