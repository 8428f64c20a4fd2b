// The file with the invoices that suppliers were asked for.
import type { AskedInvoice } from "@taxctl/sdk/reconcile";
import { usageFailure } from "../failures/failure.ts";
import { writeAtomically } from "../files/atomic-file.ts";
import { readTextIfThere } from "../files/read-if-there.ts";
import { parseJson } from "../input/read.ts";
import { safeJson } from "../output/terminal.ts";

/** The invoices of earlier letters; none without a file. */
export async function readAsked(path: string): Promise<AskedInvoice[]> {
  const text = await readTextIfThere(path);
  if (text === undefined) return [];
  const value = parseJson(text, path);
  const rows = typeof value === "object" && value !== null && "asked" in value ? value.asked : undefined;
  if (!Array.isArray(rows) || !rows.every(isAsked))
    throw usageFailure(`${path} is not the file of earlier letters`, "Name another folder with --out.");
  return rows;
}

function isAsked(row: unknown): row is AskedInvoice {
  if (typeof row !== "object" || row === null) return false;
  const texts = ["id", "supplier_tin", "supplier_name", "number", "date", "asked_at"];
  const numbers = ["tax", "total", "times"];
  const has = (type: string) => (field: string) => typeof Object(row)[field] === type;
  return texts.every(has("string")) && numbers.every(has("number"));
}

export function writeAsked(path: string, asked: readonly AskedInvoice[]): Promise<void> {
  return writeAtomically(path, `${safeJson({ version: 1, asked })}\n`);
}
