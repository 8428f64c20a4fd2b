// Opening the input of a run: a sheet, a workbook or JSON, recognized by its content.

import type { Interfaces } from "@oclif/core";
import { decode, isWorkbook, tableOf } from "@taxctl/sdk/books";
import { knownNames } from "@taxctl/sdk/sales-file";
import type { Ask } from "../input/ask.ts";
import type { Today } from "../service/local-day.ts";
import { readAsking } from "../spreadsheets/ask.ts";
import { looksLikeJson } from "./document-jobs.ts";
import type { sheetReadingFlags } from "./flags.ts";
import type { Mapping } from "./mapping.ts";
import { type DocumentOptions, documentSource, type Source, sheetSource } from "./source.ts";

type OpenOptions = {
  flags: Interfaces.InferredFlags<typeof sheetReadingFlags>;
  mapping: Mapping;
  today: Today;
  facts: DocumentOptions["facts"];
  /** Asks how numbers and dates are written if the sheet doesn't show it. */
  ask: () => Promise<Ask | undefined>;
};

/** The input that a file has, `path` being its name. */
export async function openSource(bytes: Buffer, path: string, options: OpenOptions): Promise<Source> {
  const { mapping, today, facts, ask } = options;
  const { delimiter, encoding, sheet, proforma, "drop-bad-rows": dropBadRows } = options.flags;
  const text = isWorkbook(bytes, path) ? "" : decode(bytes, encoding).text;
  if (looksLikeJson(text)) return documentSource(text, { today, facts, proforma });
  const table = await tableOf(bytes, path, { delimiter, encoding, sheet, known: knownNames(mapping) });
  return readAsking(() => sheetSource(table, { mapping, dropBadRows, today }), mapping, ask);
}
