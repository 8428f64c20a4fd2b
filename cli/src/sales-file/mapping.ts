// The mapping of a run: that of the sheet, and how items are found and registered; from the mapping file and flags.
import { dateFormatProblem } from "@taxctl/sdk/books";
import { type TaxLetter, taxLetters } from "@taxctl/sdk/profiles";
import {
  emptySalesMapping,
  type Field,
  fields,
  findColumns,
  type SalesMapping,
} from "@taxctl/sdk/sales-file";
import { describeSheet, isSheetError } from "../failures/sheet.ts";
import { takePairs } from "../input/pairs.ts";
import { ownSource } from "../items/external-codes.ts";
import { dateFormatNamed } from "../spreadsheets/date-flag.ts";
import { flag, list, readMappingFile, type Take, text, texts } from "../spreadsheets/mapping-file.ts";

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
export type Mapping = SalesMapping & {
  /** Shop codes that are services (postage, repair): registered without stock. */
  service_codes: string[];
  /** Shop code to item code of the service; it overrides the codes that the service has stored. */
  items: Record<string, string>;
  /** The source of the stock codes: different systems may use the same codes. */
  source: string;
  item: ItemDefaults;
};

/** The mapping that an empty file and no flags make. */
function defaultMapping(): Mapping {
  return {
    ...emptySalesMapping(),
    service_codes: [],
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

/** The column of every field for a sheet. Names every field and column that is missing at once, with the flag for it. */
export function resolveColumns(mapping: Mapping, columns: readonly string[]): Partial<Record<Field, string>> {
  try {
    return findColumns(mapping, columns);
  } catch (error) {
    throw isSheetError(error) ? describeSheet(error) : error;
  }
}
