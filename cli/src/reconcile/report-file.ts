// Writing the tables of a report to a file: a workbook, CSV or JSON, all from the same figures.
import { extname } from "node:path";
import { cleanTable, type ReportHead, workbookOf } from "@taxctl/sdk/books";
import { type Table, toCsv } from "@taxctl/sdk/reconcile";
import { usageFailure } from "../failures/failure.ts";
import { writeAtomically } from "../files/atomic-file.ts";
import { safeJson } from "../output/terminal.ts";

const extensions = [".xlsx", ".csv", ".json"];

/** Rejects a file of another format, before any work is done for it. */
export function checkReportPath(path: string): void {
  if (!extensions.includes(extname(path).toLowerCase()))
    throw usageFailure(`Unsupported file extension: ${path}`, "Use .xlsx, .csv or .json.");
}

/** Writes the report and returns the files made. CSV has a file for each table; a single table goes to the file that was named. */
export async function writeReport(
  path: string,
  tables: readonly Table[],
  head?: ReportHead,
): Promise<string[]> {
  checkReportPath(path);
  const extension = extname(path).toLowerCase();
  if (extension === ".xlsx") {
    await writeAtomically(path, await workbookOf(tables, head));
    return [path];
  }
  if (extension === ".json") {
    await writeAtomically(path, `${safeJson({ ...head, tables })}\n`);
    return [path];
  }
  const stem = path.slice(0, -extension.length);
  const files = tables.map((table) => ({
    file: tables.length === 1 ? path : `${stem}.${table.name}${extension}`,
    content: toCsv(cleanTable(table)),
  }));
  for (const { file, content } of files) await writeAtomically(file, content);
  return files.map(({ file }) => file);
}
