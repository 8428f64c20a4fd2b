// Jobs on files of sales: reading the table of a file, and the sales in a table. Types only.
import type { SheetErrorCode } from "@taxctl/sdk/rules/books";
import type { SaleInput } from "@taxctl/sdk/rules/openapi";
import type { Reason } from "@taxctl/sdk/rules/sales-file";
import type { Request } from "../../core/context/operations.ts";

/** How the caller wants the file to be read. */
export type UploadMapping = NonNullable<Request<"createSalesUpload">["body"]["mapping"]>;

/** A sale of the file, or a row without a number. */
export type FileSale = {
  /** Empty for a row without one. */
  invoice_no: string;
  is_note: boolean;
  /** The lines of the file, the first one first. */
  lines: number[];
  /** The line of the file for each line of the document. */
  item_lines: number[];
  sale_date: string | null;
  customer_name: string | null;
  /** Null if the rows make none. */
  document: SaleInput | null;
  /** Why its rows make no document. */
  reasons: Reason[];
  /** The first line of each part, if other sales stand between its rows. */
  apart?: number[];
};

/** Why the file can't be read as sales: another mapping may help. */
export type FileProblem = { code: SheetErrorCode; message: string; errors: Record<string, string[]> };

/** A stock code, with the name that the file has for it. */
export type NamedCode = { code: string; name: string | null };

export type ReadSales = {
  /** Column of each field. */
  fields: { [field: string]: string };
  unused_columns: string[];
  decimal: "comma" | "point" | null;
  date_forms: string[];
  rows: number;
  skipped_rows: number;
  sales: FileSale[];
  /** The stock codes of the file, each with the name of its first line. */
  codes: NamedCode[];
  source: string;
  problem: FileProblem | null;
};

export type SalesJobs = {
  salesTable: {
    job: {
      file: Uint8Array;
      name: string;
      /** The columns that the caller names: the header of the file is found by them too. */
      columns: NonNullable<UploadMapping["columns"]>;
      delimiter: string | undefined;
      encoding: string | undefined;
      sheet: string | undefined;
    };
    /** The table as JSON, in parts that a database takes. */
    result: { parts: string[]; encoding: string | null; titles: number };
  };
  salesOfTable: {
    job: { parts: readonly string[]; mapping: UploadMapping };
    result: ReadSales;
  };
};
