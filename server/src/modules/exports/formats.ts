// How rows become bytes: CSV and JSON lines here, workbooks in xlsx.ts.
import { neutralizeFormula } from "@taxctl/sdk/rules/cells";
import { mapInSlices } from "../../base/event-loop.ts";
import type { Column, ExportFormat } from "./columns.ts";
import type { Part, WrittenPart } from "./part.ts";
import { writeXlsx } from "./xlsx.ts";

/** Marks the text as UTF-8 for spreadsheets. */
const byteOrderMark = "\ufeff";

async function writeCsv({ columns, rows, isFirst }: Part): Promise<WrittenPart> {
  const head = isFirst ? `${byteOrderMark}${columns.map(({ name }) => name).join(",")}\r\n` : "";
  const lines = await mapInSlices(
    rows,
    (row) => `${columns.map((column) => csvCell(row[column.name], column)).join(",")}\r\n`,
  );
  return { bytes: Buffer.from(head + lines.join("")), state: {} };
}

function csvCell(value: unknown, { kind }: Column): string {
  if (value === null || value === undefined) return "";
  if (kind === "amount") return Number(value).toFixed(2);
  if (kind === "quantity") return String(value);
  const text = cellText(value);
  return /[",;|\t\n\r]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A text that no spreadsheet runs, and no terminal. */
export function cellText(value: unknown): string {
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed
  return neutralizeFormula(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, ""));
}

async function writeJsonLines({ columns, rows }: Part): Promise<WrittenPart> {
  const lines = await mapInSlices(rows, (row) => {
    const record = Object.fromEntries(columns.map(({ name }) => [name, row[name] ?? null]));
    return `${JSON.stringify(record)}\n`;
  });
  return { bytes: Buffer.from(lines.join("")), state: {} };
}

/** Writes one part of a file. */
export const writers: Record<ExportFormat, (part: Part) => Promise<WrittenPart>> = {
  csv: writeCsv,
  jsonl: writeJsonLines,
  xlsx: (part) => writeXlsx(part, cellText),
};
