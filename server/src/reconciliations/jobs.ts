// The jobs of the thread for books: reads files, matches, writes reports. Types only.
import type { BooksMapping, ReportHead, SheetError } from "@taxctl/sdk/books";
import type { Decision, Document, MatchOptions, PeriodMatch, Status } from "@taxctl/sdk/reconcile";
import type { MatchedRow } from "./row.ts";

export type ReportFormat = "xlsx" | "csv" | "json";

export type Jobs = {
  read: {
    job: {
      file: Uint8Array;
      name: string;
      mapping: BooksMapping;
      delimiter: string | undefined;
      encoding: string | undefined;
    };
    /** The documents as JSON, in parts that a database takes. */
    result: { parts: string[]; documents: number; read_as: ReadAs };
  };
  match: {
    job: {
      authority: readonly Document[];
      books: readonly string[];
      about: PeriodMatch;
      decisions: readonly Decision[];
    };
    result: {
      rows: MatchedRow[];
      lapsed: { decision: Decision; reason: string }[];
      of_other_branches: number;
    };
  };
  report: {
    job: {
      rows: readonly string[];
      options: MatchOptions;
      decisions: readonly Decision[];
      head: ReportHead;
      format: ReportFormat;
      table: string | undefined;
      /** Statuses whose VAT can be claimed without a decision. */
      claim: readonly Status[];
    };
    result: { file: Uint8Array; tables: string[] };
  };
};

export type JobKind = keyof Jobs;
/** A job as the thread gets it. */
export type BooksJob = { kind: JobKind; job: Jobs[JobKind]["job"] };
/** How the books were read. */
export type ReadAs = {
  columns: { [field: string]: string };
  has_branches: boolean;
  encoding: string | null;
  decimal: "comma" | "point" | null;
  date_forms: string[];
  skipped_rows: number;
  rounded_amounts: number;
};
export type BooksProblem = Pick<SheetError, "code" | "message" | "remedy" | "errors">;
/** The thread's result, or the problem of the file. */
export type JobOutcome<Kind extends JobKind> = { result: Jobs[Kind]["result"] } | { problem: BooksProblem };
