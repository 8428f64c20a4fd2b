// Searches of sales and purchases at the terminal: a table, CSV, the records as JSON, or a file with all of them.
import { Flags } from "@oclif/core";
import type { Table } from "@taxctl/sdk/reconcile";
import { pageFlags } from "../input/paging.ts";
import type { TableRow } from "../output/table.ts";
import { exportColumns, exportRow, type ListedDocument } from "./documents.ts";

/** Paging flags, and a file that gets all pages. */
export const exportFlags = {
  ...pageFlags,
  out: Flags.string({
    summary: "write all pages to a file: .xlsx, .csv or .json",
    helpValue: "file",
    exclusive: ["page"],
  }),
};

/** The rows for people and files, or the records as the service sends them for JSON. */
export function exportRows(documents: readonly ListedDocument[], wantsRecords: boolean): TableRow[] {
  return wantsRecords ? [...documents] : documents.map((document) => ({ ...exportRow(document) }));
}

/** Writes the file with its one table. */
export async function writeExport(
  path: string,
  what: keyof typeof exportColumns,
  documents: readonly ListedDocument[],
): Promise<string[]> {
  const { writeReport } = await import("../reconcile/report-file.ts");
  return writeReport(path, [exportTable(what, documents)]);
}

function exportTable(what: keyof typeof exportColumns, documents: readonly ListedDocument[]): Table {
  return {
    name: what,
    title: what === "sales" ? "Sales" : "Purchases",
    columns: exportColumns[what].map((key) => ({ key, title: key, type: typeOf(key) })),
    rows: documents.map((document) => {
      const row: Record<string, unknown> = exportRow(document);
      return Object.fromEntries(exportColumns[what].map((key) => [key, cell(row[key])]));
    }),
    marks: [],
  };
}

function typeOf(key: string): Table["columns"][number]["type"] {
  if (/(_amount|_taxable|_tax|_total)$/.test(key)) return "amount";
  return /_date$/.test(key) ? "date" : "text";
}

function cell(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  return typeof value === "number" ? value : String(value);
}

/** All pages where a file is written. */
export function wholeOrPaged<Flags extends { out?: string | undefined; all: boolean }>(flags: Flags): Flags {
  return flags.out === undefined ? flags : { ...flags, all: true };
}
