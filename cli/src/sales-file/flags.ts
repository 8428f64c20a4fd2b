// The flags about reading a sheet, registering new items, and the run.
import { Flags, type Interfaces } from "@oclif/core";
import { taxLetters } from "@taxctl/sdk/profiles";
import { decimalCommaOf, readingFlags, waitFlags } from "../input/shared-flags.ts";
import type { MappingFlags } from "./mapping.ts";

const item = "NEW ITEMS";
const run = "RUN";
const sheet = "SHEET";

/** How a sheet is read. */
export const sheetReadingFlags = {
  mapping: Flags.string({
    summary: "mapping file (JSON): columns, constants, date_format, items …",
    helpGroup: sheet,
  }),
  map: Flags.string({
    summary: "column of a field; repeat the flag for several (discount_amount is without tax)",
    multiple: true,
    multipleNonGreedy: true,
    helpValue: "field=Column",
    helpGroup: sheet,
  }),
  set: Flags.string({
    summary: "value of a field that the file lacks; repeat the flag for several",
    multiple: true,
    multipleNonGreedy: true,
    helpValue: "field=value",
    helpGroup: sheet,
  }),
  proforma: Flags.boolean({
    summary: "submit quotations, which aren't sent to the control unit (sale_kind proforma)",
  }),
  delimiter: Flags.string({ summary: "column delimiter (default: detected)", helpGroup: sheet }),
  "date-format": Flags.string({
    summary: "format of dates, such as 'dd/mm/yyyy hh:mm', if the column is ambiguous",
    helpGroup: sheet,
  }),
  ...readingFlags(sheet),
  sheet: Flags.string({ summary: "sheet of the workbook (default the first)", helpGroup: sheet }),
  "credit-prefix": Flags.string({
    summary: "prefix of the invoice numbers of credit notes",
    helpGroup: sheet,
  }),
  "reject-code": Flags.string({
    summary: "stock code that isn't a sale, such as bank charges; repeat the flag for several",
    multiple: true,
    multipleNonGreedy: true,
    helpGroup: sheet,
  }),
  "drop-bad-rows": Flags.boolean({
    summary: "drop bad rows and submit the rest of their invoices",
    helpGroup: sheet,
  }),
  source: Flags.string({
    summary: "system of the stock codes, if several systems use the same codes (default: default)",
    helpGroup: sheet,
  }),
};

/** How a sheet is read, and how unknown items are registered. */
export const sheetFlags = {
  ...sheetReadingFlags,
  "register-items": Flags.boolean({ summary: "register unknown items", helpGroup: item }),
  "item-class": Flags.string({ summary: "item class of new items", helpGroup: item }),
  "tax-type": Flags.option({
    options: taxLetters,
    summary: "tax type of new items (default: the standard rate)",
    helpGroup: item,
  })(),
  "qty-unit": Flags.string({ summary: "quantity unit of new items (default U)", helpGroup: item }),
  "pkg-unit": Flags.string({ summary: "package unit of new items (default NT)", helpGroup: item }),
  origin: Flags.string({
    summary: "country of origin of new items (default: the country of the control unit)",
    helpGroup: item,
  }),
  "service-code": Flags.string({
    summary: "stock code that is a service, such as postage; repeat the flag for several",
    multiple: true,
    multipleNonGreedy: true,
    helpGroup: item,
  }),
};

export const runFlags = {
  file: Flags.string({ summary: "another way to name FILE", helpValue: "file", helpGroup: run }),
  resume: Flags.boolean({
    summary: "continue an earlier run; an error if there is none",
    helpGroup: run,
  }),
  results: Flags.string({
    summary: "result file (default FILE.results.csv; a submitted result file is updated)",
    helpGroup: run,
  }),
  state: Flags.string({
    summary: "state file with item codes and progress (default: next to the result file)",
    helpGroup: run,
  }),
  "dry-run": Flags.boolean({
    summary: "check the file and show what a run would do; send nothing",
  }),
  "accept-unusual-prices": Flags.boolean({
    summary: "submit sales at prices far from their items' own; without it, they are held",
    helpGroup: run,
  }),
  limit: Flags.integer({ summary: "send at most this number of invoices", min: 1, helpGroup: run }),
  async: Flags.boolean({
    summary: "store all sales first, 500 in a request, then wait for the outcomes",
    helpGroup: run,
  }),
  ...waitFlags,
  concurrency: Flags.integer({
    summary: "parallel submissions; 1 keeps the order of the file",
    helpGroup: run,
    default: 4,
    min: 1,
    max: 16,
  }),
};

/** The mapping of the flags. */
export function mappingFlags(
  flags: Interfaces.InferredFlags<typeof sheetReadingFlags> &
    Partial<Interfaces.InferredFlags<typeof sheetFlags>>,
): MappingFlags {
  return {
    map: flags.map,
    set: flags.proforma ? [...(flags.set ?? []), "sale_kind=proforma"] : flags.set,
    dateFormat: flags["date-format"],
    decimalComma: decimalCommaOf(flags),
    creditPrefix: flags["credit-prefix"],
    serviceCodes: flags["service-code"],
    rejectedCodes: flags["reject-code"],
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
