// The worklist: a file with every waiting record, its suggestion, and the decision.

import type { ImportItem } from "@taxctl/sdk";
import { readNumber, type Sheet, withoutTotals } from "@taxctl/sdk/books";
import { restoreFormula } from "@taxctl/sdk/cells";
import {
  customsLine,
  type ItemMemory,
  type OwnItem,
  reasonsText,
  recordKey,
  suggestItems,
  worthOffering,
} from "@taxctl/sdk/reconcile";
import { type Failure, usageFailure } from "../failures/failure.ts";
import { sentenceOf } from "../failures/reasons.ts";
import { toCsv } from "../output/csv.ts";
import { clean } from "../output/terminal.ts";
import { counted } from "../output/words.ts";
import type { ImportRow } from "./row.ts";
import { actions, problemsOf, type Work } from "./work.ts";

/**
 * Every record with its best suggestion. Only one that was decided before is filled in to be done. People fill in `action`
 * and, for `create`, the item; the other columns describe the record.
 */
export function worklistOf(
  records: readonly ImportItem[],
  items: readonly OwnItem[],
  memory: ItemMemory,
  applyAbove: number,
) {
  return records.map((record) => {
    const { suggestions, apply } = suggestItems(customsLine(record), items, memory, { applyAbove });
    const best = suggestions.find(({ score }) => score >= worthOffering);
    return {
      record: recordKey(record),
      import_item_name: record.item_name,
      quantity: record.quantity,
      quantity_unit_code: record.quantity_unit_code ?? "",
      supplier_name: record.supplier_name ?? "",
      amount: record.invoice_foreign_currency_amount,
      currency: record.invoice_foreign_currency ?? "",
      // The nearest own item, and why.
      suggestion: best?.item_code ?? "",
      suggested_name: best?.item_name ?? "",
      score: best?.score ?? null,
      reasons: best ? clean(reasonsText(best)) : "",
      action: apply === null ? "" : "map",
      item_code: apply ?? "",
      item_name: "",
      item_class_code: "",
      tax_type: "",
    };
  });
}

const columns = [
  "record",
  "import_item_name",
  "quantity",
  "quantity_unit_code",
  "supplier_name",
  "amount",
  "currency",
  "suggestion",
  "suggested_name",
  "score",
  "reasons",
  "action",
  "item_code",
  "item_name",
  "item_class_code",
  "tax_type",
] as const;

/** The worklist as CSV. */
export function worklistCsv(rows: ReturnType<typeof worklistOf>): string {
  return toCsv(
    columns,
    rows.map((row) => columns.map((column) => String(row[column] ?? ""))),
  );
}

/** The decisions of a file, by record; rows without an action are skipped. */
export type Task = { line: number; record: string; work: Work };

/** A worklist as read: the tasks, the number of rows without an action, and the problems by line. `skipped` counts total rows and remarks. */
type Worklist = { tasks: Task[]; left: number; skipped: number; problems: Map<number, string[]> };

/** Reads a worklist. */
export function readWorklist(sheet: Sheet): Worklist {
  if (!sheet.columns.includes("record") || !sheet.columns.includes("action"))
    throw usageFailure(
      "A worklist has at least the columns record and action",
      "`taxctl imports suggest --out FILE` makes one.",
    );
  const problems = new Map<number, string[]>();
  const tasks = new Map<string, Task>();
  let left = 0;
  const { rows, skipped = 0 } = withoutTotals(sheet, { key: ["record"] });
  for (const { line, cells } of rows) {
    const text = (column: string) => restoreFormula((cells[column] ?? "").trim());
    const action = text("action").toLowerCase();
    if (action === "" || text("status") === "success") {
      left += 1;
      continue;
    }
    const known = actions.find((one) => one === action);
    const record = text("record");
    const wrong: string[] = [];
    const numberOf = (column: string) => {
      if (text(column) === "") return undefined;
      const value = readNumber(text(column), false);
      if (value === undefined) wrong.push(`${column} ${text(column)} is not a number`);
      return value;
    };
    const work: Work = {
      action: known ?? "cancel",
      item_code: text("item_code"),
      item_name: text("item_name") || undefined,
      item_class_code: text("item_class_code") || undefined,
      tax_type: text("tax_type").toUpperCase() || undefined,
      qty_unit_code: text("qty_unit_code") || undefined,
      pkg_unit_code: text("pkg_unit_code") || undefined,
      default_price: numberOf("default_price"),
      origin_nation_code: text("origin_nation_code") || undefined,
      invoice_amount: numberOf("invoice_amount"),
    };
    if (!known) wrong.unshift(`unknown action ${action}: use ${actions.join(", ")}`);
    if (record === "") wrong.push("no record is named");
    else if (tasks.has(record)) wrong.push(`${record} stands on line ${tasks.get(record)?.line} too`);
    else tasks.set(record, { line, record, work });
    if (wrong.length > 0) problems.set(line, [...wrong, ...(known ? problemsOf(work).map(sentenceOf) : [])]);
  }
  return { tasks: [...tasks.values()].filter(({ line }) => !problems.has(line)), left, skipped, problems };
}

/** Checks a worklist that can't be applied: unreadable rows, and others that would be rejected. */
export function unreadable(
  { tasks, problems }: Pick<Worklist, "tasks" | "problems">,
  foreseen: readonly ImportRow[],
): Failure {
  const lines = new Map(tasks.map(({ record, line }) => [record, line]));
  const rejected = foreseen.filter(({ status }) => status === "invalid");
  const all = [
    ...problems,
    ...rejected.map(({ record, reasons }): [number, string[]] => [
      lines.get(record) ?? 0,
      reasons.map(sentenceOf),
    ]),
  ].toSorted(([one], [other]) => one - other);
  return usageFailure(
    `${counted(all.length, "line")} of the worklist ${all.length === 1 ? "has" : "have"} errors`,
    "Correct the worklist; nothing was done.",
    Object.fromEntries(all.map(([line, wrong]) => [`line ${line}`, wrong])),
  );
}
