// Which entries of the unit belong to which documents.
import type { Body } from "./format.ts";
import { textOf } from "./interface.ts";
import { type Document, keyOf, type Run, type Submission, type UnitEntry } from "./run.ts";

/** A supplier's invoice as the unit knows it; undefined if the number is no number, or none is given. */
const supplierKey = (branch: string, tin: unknown, number: unknown, kind: unknown): string | undefined =>
  Number.isInteger(Number(number)) && Number(number) > 0
    ? keyOf(branch, String(tin).trim().toUpperCase(), String(Number(number)), String(kind ?? "P"))
    : undefined;

export type AtUnit = {
  sales: Map<string, UnitEntry[]>;
  purchases: Map<string, UnitEntry[]>;
  suppliers: Map<string, UnitEntry[]>;
};

const add = <T>(map: Map<string, T[]>, key: string, value: T): void => {
  const found = map.get(key);
  if (found) found.push(value);
  else map.set(key, [value]);
};

export function indexUnit(run: Run): AtUnit {
  const found: AtUnit = { sales: new Map(), purchases: new Map(), suppliers: new Map() };
  for (const entry of run.unit) {
    const branch = run.branchAt(entry);
    if (entry.document === "sale") add(found.sales, keyOf(branch, entry.invoice_no ?? ""), entry);
    if (entry.document !== "purchase") continue;
    add(found.purchases, keyOf(branch, String(entry.number)), entry);
    const key = entryKey(branch, entry.body);
    if (key !== undefined) add(found.suppliers, key, entry);
  }
  return found;
}

const entryKey = (branch: string, body: Body): string | undefined =>
  supplierKey(branch, body.spplrTin, body.spplrInvcNo, body.rcptTyCd);

/** The entries that can be a document's own. */
export function entriesOf(at: AtUnit, document: Document): UnitEntry[] {
  const { branch = "", type, number = "", receipt_no } = document;
  if (type === "sales") return at.sales.get(keyOf(branch, number)) ?? [];
  if (type !== "purchase") return [];
  for (const { body } of [{ body: document.detail?.request_data as Body }, ...document.submissions]) {
    const key = body && supplierKey(branch, body.supplier_tin, body.supplier_invoice_no, body.receipt_type);
    const found = key === undefined ? undefined : at.suppliers.get(key);
    if (found) return found;
  }
  return receipt_no == null ? [] : (at.purchases.get(keyOf(branch, receipt_no)) ?? []);
}

/** By which an entry of the unit and a submission can be the same. */
export function namesOf(submission: Submission): string[] {
  const { type, branch = "", number, body } = submission;
  const names = number === undefined ? [] : [keyOf(type, branch, number)];
  const key =
    type === "purchase"
      ? supplierKey(branch, body.supplier_tin, body.supplier_invoice_no, body.receipt_type)
      : undefined;
  return key === undefined ? names : [...names, key];
}

/** The same of an entry; undefined if it can't be told. */
export function nameOfEntry(run: Run, entry: UnitEntry): string | undefined {
  const branch = run.branchAt(entry);
  if (entry.document === "sale") return keyOf("sales", branch, textOf(entry.invoice_no ?? undefined) ?? "");
  return entry.document === "purchase" ? entryKey(branch, entry.body) : undefined;
}

/** An entry as sentences name it. */
export const describe = ({ document, number, invoice_no, tin, branch }: UnitEntry): string =>
  `${document} number ${number}${invoice_no === null ? "" : ` (${invoice_no})`} of unit ${tin}/${branch}`;
