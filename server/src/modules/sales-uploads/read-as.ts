// How a file was read, as it is kept with its upload.
import type { FileProblem, NamedCode, ReadSales } from "./jobs.ts";

export type ReadAs = Pick<
  ReadSales,
  "fields" | "unused_columns" | "decimal" | "date_forms" | "rows" | "skipped_rows"
> & {
  columns: string[];
  first_rows: string[][];
  encoding: string | null;
  title_rows: number;
  problem: FileProblem | null;
  /** Stock codes without an item, at most 100. */
  unknown_codes: NamedCode[];
};
