// Jobs on books: reading files, matching, writing reports. Types only.
import type { BooksMapping, ReportHead } from "@taxctl/sdk/rules/books";
import type {
  Decision,
  Document,
  MatchOptions,
  PeriodMatch,
  Registering,
  Side,
  Status,
} from "@taxctl/sdk/rules/reconcile";
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
      /** Whose list of purchases it is. */
      side: Side;
    };
    /** The documents as JSON, in parts that a database takes. */
    result: { parts: string[]; documents: number; read_as: ReadAs };
  };
  match: {
    job: {
      authority: readonly Document[];
      /** The uploaded documents, of the books and of the authority's list. */
      uploaded: readonly string[];
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
      rows: readonly ReportedRow[];
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

/** A row as JSON, and what became of its supplier's invoice. */
export type ReportedRow = { body: string; registering: Registering };

export type JobKind = keyof Jobs;
/** How the books were read. */
export type ReadAs = {
  columns: { [field: string]: string };
  has_branches: boolean;
  encoding: string | null;
  decimal: "comma" | "point" | null;
  date_forms: string[];
  skipped_rows: number;
  rounded_amounts: number;
  /** The authority's list that came with the books. */
  authority_list?: { file_name: string; documents: number } | undefined;
};
