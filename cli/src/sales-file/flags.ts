// Responsible for the flags about reading a sheet, registering new items, and the run.
import { Flags, type Interfaces } from "@oclif/core";
import { decimalCommaOf, readingFlags, waitFlags } from "../input/shared-flags.ts";
import type { MappingFlags } from "./mapping.ts";

const ITEM = "NEW ITEMS";
const RUN = "RUN";
const SHEET = "SHEET";

export const sheetFlags = {
  mapping: Flags.string({
    summary: "mapping file (JSON): columns, constants, date_format, items …",
    helpGroup: SHEET,
  }),
  map: Flags.string({
    summary: "column of a field; repeat the flag for several (discount_amount is without tax)",
    multiple: true,
    multipleNonGreedy: true,
    helpValue: "field=Column",
    helpGroup: SHEET,
  }),
  set: Flags.string({
    summary: "value of a field that the file lacks; repeat the flag for several",
    multiple: true,
    multipleNonGreedy: true,
    helpValue: "field=value",
    helpGroup: SHEET,
  }),
  delimiter: Flags.string({ summary: "column delimiter (default: detected)", helpGroup: SHEET }),
  "date-format": Flags.string({
    summary: "format of dates, such as 'dd/mm/yyyy hh:mm', if the column is ambiguous",
    helpGroup: SHEET,
  }),
  ...readingFlags(SHEET),
  sheet: Flags.string({ summary: "sheet of the workbook (default the first)", helpGroup: SHEET }),
  "credit-prefix": Flags.string({
    summary: "prefix of the invoice numbers of credit notes",
    helpGroup: SHEET,
  }),
  "refuse-code": Flags.string({
    summary: "stock code that isn't a sale, such as bank charges; repeat the flag for several",
    multiple: true,
    multipleNonGreedy: true,
    helpGroup: SHEET,
  }),
  "drop-bad-rows": Flags.boolean({
    summary: "drop bad rows and submit the rest of their invoices",
    helpGroup: SHEET,
  }),
  source: Flags.string({
    summary: "system of the stock codes, if several systems use the same codes (default: default)",
    helpGroup: ITEM,
  }),
  "register-items": Flags.boolean({ summary: "register unknown items", helpGroup: ITEM }),
  "item-class": Flags.string({ summary: "item class of new items", helpGroup: ITEM }),
  "tax-type": Flags.option({
    options: ["A", "B", "C", "D", "E"] as const,
    summary: "tax type of new items (default A)",
    helpGroup: ITEM,
  })(),
  "qty-unit": Flags.string({ summary: "quantity unit of new items (default U)", helpGroup: ITEM }),
  "pkg-unit": Flags.string({ summary: "package unit of new items (default NT)", helpGroup: ITEM }),
  origin: Flags.string({ summary: "country of origin of new items (default KE)", helpGroup: ITEM }),
  "service-code": Flags.string({
    summary: "stock code that is a service, such as postage; repeat the flag for several",
    multiple: true,
    multipleNonGreedy: true,
    helpGroup: ITEM,
  }),
};

export const runFlags = {
  file: Flags.string({ summary: "another way to name FILE", helpValue: "file", helpGroup: RUN }),
  resume: Flags.boolean({
    summary: "continue an earlier run; an error if there is none",
    helpGroup: RUN,
  }),
  results: Flags.string({
    summary: "result file (default FILE.results.csv; a submitted result file is updated)",
    helpGroup: RUN,
  }),
  state: Flags.string({
    summary: "state file with item codes and progress (default: next to the result file)",
    helpGroup: RUN,
  }),
  "dry-run": Flags.boolean({
    summary: "check the file and show what a run would do; send nothing",
  }),
  limit: Flags.integer({ summary: "send at most this number of invoices", min: 1, helpGroup: RUN }),
  async: Flags.boolean({
    summary: "store all sales first, 500 in a request, then wait for the outcomes",
    helpGroup: RUN,
  }),
  ...waitFlags,
  concurrency: Flags.integer({
    summary: "parallel submissions; 1 keeps the order of the file",
    helpGroup: RUN,
    default: 4,
    min: 1,
    max: 16,
  }),
};

/** The mapping of the flags. */
export function mappingFlags(flags: Interfaces.InferredFlags<typeof sheetFlags>): MappingFlags {
  return {
    map: flags.map,
    set: flags.set,
    dateFormat: flags["date-format"],
    decimalComma: decimalCommaOf(flags),
    creditPrefix: flags["credit-prefix"],
    serviceCodes: flags["service-code"],
    refusedCodes: flags["refuse-code"],
    source: flags.source,
    item: {
      item_class_code: flags["item-class"],
      tax_type_code: flags["tax-type"],
      qty_unit_code: flags["qty-unit"],
      pkg_unit_code: flags["pkg-unit"],
      origin_nation_code: flags.origin,
    },
  };
}
