// Reads the authority's pre-filled return from an uploaded file, in the process for files.
import { tableOf } from "@taxctl/sdk/rules/books";
import type { TaxWords } from "@taxctl/sdk/rules/profiles";
import { type PrefilledRow, prefilledNames, prefilledOf } from "@taxctl/sdk/rules/vat-return";

const limits = { rows: 2_000, columns: 100, cells: 50_000, unpackedBytes: 16 * 1024 * 1024 };

export type PrefilledJob = {
  file: Uint8Array;
  name: string;
  sheet: string | undefined;
  decimalComma: boolean | undefined;
  /** The boxes of our return. */
  boxes: string[];
  words: TaxWords;
};

/** `unknown` are the labels of rows that have no box. */
export type Prefilled = { rows: PrefilledRow[]; unknown: string[] };

export const prefilledWork = {
  async prefilled({ file, name, sheet, ...options }: PrefilledJob): Promise<Prefilled> {
    const table = await tableOf(file, name, { sheet, known: prefilledNames(options.words), limits });
    return prefilledOf(table, { name, ...options });
  },
};
