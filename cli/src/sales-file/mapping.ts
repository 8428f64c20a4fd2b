// Responsible for the mapping from a shop's own sheet to sales: which column is which field, constants and formats.
import { usageFailure } from "../failure.ts";
import { takePairs } from "../pairs.ts";
import { dateFormatNamed } from "./values.ts";

/** What a column or constant can stand for. `stock_code` is the shop's own code, `item_code` the service's. */
export const FIELDS = [
  "invoice_no",
  "sale_date",
  "sale_time",
  "payment_type",
  "receipt_type",
  "original_invoice_no",
  "refund_reason_code",
  "customer_id",
  "customer_tin",
  "customer_name",
  "customer_mobile",
  "remark",
  "stock_code",
  "item_code",
  "item_name",
  "quantity",
  "unit_price",
  "discount_amount",
  "discount_rate",
  "tax_type",
  "item_class_code",
  "qty_unit_code",
  "pkg_unit_code",
  "barcode",
] as const;

export type Field = (typeof FIELDS)[number];

/** How items that the service does not know are registered. The class has no default: it is the authority's, and a guess would be a wrong registration. */
export type ItemDefaults = {
  item_class_code: string;
  tax_type_code: "A" | "B" | "C" | "D" | "E";
  pkg_unit_code: string;
  qty_unit_code: string;
  origin_nation_code: string;
  item_type: "1" | "2" | "3";
};

/** A whole mapping; the mapping file has these keys, all optional, and flags win over it. */
export type Mapping = {
  /** Field to column of the sheet; a field of the same name as a column needs no entry. */
  columns: Partial<Record<Field, string>>;
  /** Field to the value where the sheet has no column for it, or an empty cell. */
  constants: Partial<Record<Field, string>>;
  /** Like `dd/mm/yyyy hh:mm`; without one, ISO dates and `YYYYMMDD` are read. */
  date_format: string | undefined;
  decimal_comma: boolean;
  /** Invoice numbers that begin so are credit notes. */
  credit_prefix: string | undefined;
  /** Shop codes that are services (postage, repair): registered without stock. */
  service_codes: string[];
  /** Shop codes whose rows are no sale of anything (bank charges, manual corrections): refused. */
  refused_codes: string[];
  /** Shop code to item code of the service. */
  items: Record<string, string>;
  item: ItemDefaults;
};

/** The mapping that an empty file and no flags make. */
export function defaultMapping(): Mapping {
  return {
    columns: {},
    constants: { payment_type: "01", refund_reason_code: "06" },
    date_format: undefined,
    decimal_comma: false,
    credit_prefix: undefined,
    service_codes: [],
    refused_codes: [],
    items: {},
    item: {
      item_class_code: "",
      tax_type_code: "A",
      pkg_unit_code: "NT",
      qty_unit_code: "U",
      origin_nation_code: "KE",
      item_type: "2",
    },
  };
}

/** What flags can say; every one wins over the mapping file. */
export type MappingFlags = {
  map?: readonly string[] | undefined;
  set?: readonly string[] | undefined;
  dateFormat?: string | undefined;
  decimalComma?: boolean | undefined;
  creditPrefix?: string | undefined;
  serviceCodes?: readonly string[] | undefined;
  refusedCodes?: readonly string[] | undefined;
  item?: Partial<Record<keyof ItemDefaults, string | undefined>>;
};

/** Default mapping, then the file's text, then flags. Unknown keys are a usage failure that names them. */
export function buildMapping(fileText: string | undefined, flags: MappingFlags): Mapping {
  const mapping = defaultMapping();
  if (fileText !== undefined) applyFile(mapping, fileText);
  takePairs(FIELDS, [
    { flag: "--map", pairs: flags.map, target: mapping.columns },
    { flag: "--set", pairs: flags.set, target: mapping.constants },
  ]);
  if (flags.dateFormat) mapping.date_format = dateFormatNamed(flags.dateFormat, "--date-format");
  if (flags.decimalComma) mapping.decimal_comma = true;
  if (flags.creditPrefix) mapping.credit_prefix = flags.creditPrefix;
  mapping.service_codes.push(...(flags.serviceCodes ?? []));
  mapping.refused_codes.push(...(flags.refusedCodes ?? []));
  const given = Object.entries(flags.item ?? {}).filter(([, value]) => value !== undefined);
  Object.assign(mapping.item, Object.fromEntries(given));
  return mapping;
}

function fieldNamed(name: string, where: string): Field {
  const field = FIELDS.find((known) => known === name);
  if (!field) throw usageFailure(`${where}: there is no field ${name}`, `Fields: ${FIELDS.join(", ")}.`);
  return field;
}

function applyFile(mapping: Mapping, text: string): void {
  const file = asRecord(parseJson(text), "The mapping file");
  for (const [key, value] of Object.entries(file)) {
    if (key === "columns" || key === "constants") {
      const pairs = Object.entries(asRecord(value, key));
      for (const [name, to] of pairs) mapping[key][fieldNamed(name, key)] = asText(to, `${key}.${name}`);
    } else if (key === "items" || key === "item") {
      for (const [name, to] of Object.entries(asRecord(value, key))) setEntry(mapping, key, name, to);
    } else if (key === "service_codes" || key === "refused_codes") {
      if (!Array.isArray(value)) throw usageFailure(`${key} of the mapping file is not a list`);
      mapping[key] = value.map((code) => asText(code, key));
    } else if (key === "date_format") mapping[key] = dateFormatNamed(asText(value, key), key);
    else if (key === "credit_prefix") mapping[key] = asText(value, key);
    else if (key === "decimal_comma") mapping.decimal_comma = value === true;
    else
      throw usageFailure(
        `The mapping file has an unknown key ${key}`,
        `Keys: ${Object.keys(mapping).join(", ")}.`,
      );
  }
}

function setEntry(mapping: Mapping, key: "items" | "item", name: string, value: unknown): void {
  if (key === "item" && !(name in mapping.item))
    throw usageFailure(
      `item.${name} of the mapping file is unknown`,
      `Keys: ${Object.keys(mapping.item).join(", ")}.`,
    );
  Object.assign(mapping[key], { [name]: asText(value, `${key}.${name}`) });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw usageFailure(`The mapping file is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function asRecord(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw usageFailure(`${what} is not an object`);
  return { ...value };
}

function asText(value: unknown, what: string): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  throw usageFailure(`${what} of the mapping file is not text`);
}

const REQUIRED: Field[] = ["invoice_no", "sale_date", "quantity", "unit_price"];

/** The column of every field for a sheet; names every field and column that is missing at once. */
export function resolveColumns(mapping: Mapping, columns: readonly string[]): Partial<Record<Field, string>> {
  const resolved: Partial<Record<Field, string>> = {};
  const problems: Record<string, string[]> = {};
  for (const field of FIELDS) {
    const wanted = mapping.columns[field];
    if (wanted !== undefined && !columns.includes(wanted))
      problems[field] = [`the file has no column ${wanted}`];
    const column = wanted ?? (columns.includes(field) ? field : undefined);
    if (column !== undefined) resolved[field] = column;
  }
  const has = (field: Field) => resolved[field] !== undefined || mapping.constants[field] !== undefined;
  for (const field of REQUIRED) if (!has(field)) problems[field] ??= [`no column: add --map ${field}=COLUMN`];
  if (!has("item_code") && !has("stock_code"))
    problems.item_code ??= ["no column: map item_code or stock_code"];
  if (Object.keys(problems).length > 0)
    throw usageFailure(
      "The columns of the file don't make a sale",
      `The file has: ${columns.join(", ")}.`,
      problems,
    );
  return resolved;
}
