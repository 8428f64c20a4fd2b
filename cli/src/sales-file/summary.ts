// The result of a run over a file: counts, grouped reasons, and the exit code.

import { capitalized, type TaxWords } from "@taxctl/sdk/profiles";
import type { Field } from "@taxctl/sdk/sales-file";
import { type ExitCode, exitCodes } from "../failures/exit-codes.ts";
import { Failure, type FailureCode, firstOf } from "../failures/failure.ts";
import { type Reason, sentenceOf } from "../failures/reasons.ts";
import { duration } from "../output/progress.ts";
import { clean, type Screen } from "../output/terminal.ts";
import { counted, fewOf } from "../output/words.ts";
import { hanging } from "../output/wrap.ts";
import type { controlTotal } from "./control-total.ts";
import type { RowStatus } from "./results.ts";

/** The end of one invoice in the summary. */
export type Ended = { invoiceNo: string; status: RowStatus; reasons: Reason[] };

/** How a sheet was read, for its summary. */
export type ReadAs = {
  /** Field to column, those that were recognized by their names among them. */
  columns: Partial<Record<Field, string>>;
  /** Columns that nothing is read from. */
  unused_columns: string[];
  /** `null` for a workbook. */
  encoding: string | null;
  decimal: "point" | "comma" | null;
  date_forms: string[];
  /** Rows above the header, and rows of totals and remarks below it. */
  title_rows: number;
  skipped_rows: number;
};

export type Summary = {
  rows_in: number;
  invoices_in: number;
  /** Receipts there are now, those of earlier runs included. */
  receipts_out: number;
  /** How many of them the control unit signed, while the response with the receipt was lost. */
  receipts_lost: number;
  /** How many of them earlier runs made. */
  done_before: number;
  /** Invoices whose number has a receipt for other content. */
  differs: number;
  failed: number;
  invalid: number;
  pending: number;
  unsent: number;
  dropped_rows: number;
  items_registered: number;
  /** Invoices whose buyer's TIN has an unusual form, unless the input has their receipts. */
  unusual_tins: number;
  /**
   * With tax, of the receipts of this run, or of the invoices that a run would send. Credit notes are negative. `null` if it
   * can't be calculated.
   */
  total_amount: number | null;
  /** The tax in it. */
  tax_amount: number | null;
  /** Why invoices have no receipt for their content, or lost it, most frequent first. */
  reasons: { status: string; reason: string; invoices: number; example: string }[];
  took_s: number;
  /** How the sheet was read; empty for JSON. */
  read_as?: ReadAs;
};

type Group = Summary["reasons"][number];

/** A summary with the problems and their places: by line or document, everything that was rejected before it was sent. */
export type RunReport = { summary: Summary; problems: Record<string, string[]> };

type SummaryInput = {
  ended: readonly Ended[];
  rowsIn: number;
  doneBefore: number;
  droppedRows: number;
  itemsRegistered: number;
  unusualTins: number;
  total: ReturnType<typeof controlTotal>;
  tookMs: number;
  readAs: ReadAs | undefined;
};

export function summarize(input: SummaryInput): Summary {
  const count = (status: RowStatus) => input.ended.filter((end) => end.status === status).length;
  return {
    rows_in: input.rowsIn,
    invoices_in: input.ended.length,
    receipts_out: count("success"),
    receipts_lost: input.ended.filter(({ status, reasons }) => status === "success" && reasons.length > 0)
      .length,
    done_before: input.doneBefore,
    differs: count("differs"),
    failed: count("failed"),
    invalid: count("invalid"),
    pending: count("pending"),
    unsent: count("unsent"),
    dropped_rows: input.droppedRows,
    items_registered: input.itemsRegistered,
    unusual_tins: input.unusualTins,
    ...input.total,
    reasons: groupReasons(input.ended),
    took_s: Math.round(input.tookMs / 100) / 10,
    ...(input.readAs ? { read_as: input.readAs } : {}),
  };
}

/** Groups reasons that differ only in codes and numbers; codes of the authority keep theirs. */
function reasonKind(reason: string): string {
  const bare = reason.replace(/\[\d+\]/g, "[…]");
  const words = bare.split(" ");
  const masked = words
    .map((word) => (/\d/.test(word) && !/^unit_\d+/.test(word) ? `…${/[:;]$/.exec(word) ?? ""}` : word))
    .join(" ");
  return masked.replace(/…( …)+/g, "…");
}

/** Reasons with a subject are of one kind in all lines. */
function kindOf(reason: Reason): string {
  return reason.subject === undefined ? reasonKind(sentenceOf(reason)) : reason.problem;
}

function groupReasons(ended: readonly Ended[]): Summary["reasons"] {
  const groups = new Map<string, Summary["reasons"][number]>();
  const subjects = new Map<string, ReadonlySet<string>>();
  for (const { invoiceNo, status, reasons } of ended) {
    for (const [kind, [reason, ...others]] of Map.groupBy(reasons, kindOf)) {
      if (!reason) continue;
      const key = status + kind;
      const group = groups.get(key) ?? {
        status,
        reason: sentenceOf(reason),
        invoices: 0,
        example: invoiceNo,
      };
      group.invoices += 1;
      groups.set(key, group);
      const named = [reason, ...others].flatMap(({ subject }) => subject ?? []);
      const known = new Set([...(subjects.get(key) ?? []), ...named]);
      subjects.set(key, known);
      if (known.size > 0) group.reason = `${kind} ${fewOf([...known])}`;
      else if (group.invoices > 1) group.reason = kind;
    }
  }
  return [...groups.values()].toSorted((a, b) => b.invoices - a.invoices);
}

/** The summary of a run for people. */
export function summaryText(
  summary: Summary,
  resultsPath: string | undefined,
  words: TaxWords,
  screen: Screen,
): string {
  const text = shownLines([
    ["Invoices in", `${summary.invoices_in} (${counted(summary.rows_in, "row")})`],
    ["Receipts out", receiptsText(summary)],
    ...totalLines(summary, summary.receipts_out - summary.done_before, "this run", words),
    ["Changed after the receipt", summary.differs],
    ["Items registered", summary.items_registered],
    ["Rejected before sending", summary.invalid],
    ["Rejected by the authority", summary.failed],
    ["Pending", summary.pending],
    ["Not sent", summary.unsent],
    [`Unusual ${words.tin} of the buyer`, summary.unusual_tins],
    ["Rows dropped", summary.dropped_rows],
    ...readAsLines(summary),
    ["Time taken", duration(summary.took_s)],
  ]);
  const heading = summary.differs > 0 ? "Without a receipt, or changed after it" : "Without a receipt";
  const isLost = ({ status }: Group) => status === "success";
  const reasons =
    shownReasons(
      summary.reasons.filter((group) => !isLost(group)),
      heading,
      screen,
    ) + shownReasons(summary.reasons.filter(isLost), "Signed, but the receipt was lost", screen);
  return `${text}${reasons}${resultsPath ? `\nResults: ${resultsPath}\n` : ""}`;
}

function receiptsText({ receipts_out, receipts_lost, done_before }: Summary): string | number {
  const parts = [
    ...(receipts_lost > 0 ? [`${receipts_lost} of them lost`] : []),
    ...(done_before > 0 ? [`${done_before} of them before`] : []),
  ];
  return parts.length > 0 ? `${receipts_out} (${parts.join(", ")})` : receipts_out;
}

/** The expected result of a run, for people, `now` or after a correction: nothing has happened. */
export function dryRunText(
  summary: Summary,
  itemsToRegister: number,
  when: string,
  words: TaxWords,
  screen: Screen,
): string {
  const text = shownLines([
    ["Invoices in", `${summary.invoices_in} (${counted(summary.rows_in, "row")})`],
    ["Would be sent", summary.receipts_out - summary.done_before],
    ...totalLines(summary, summary.receipts_out - summary.done_before, "these", words),
    ["Have a receipt already", summary.done_before],
    ["Changed after the receipt", summary.differs],
    ["Items to register", itemsToRegister > 0 ? `at most ${itemsToRegister}` : 0],
    ["Would be rejected", summary.invalid],
    ["Left for another run", summary.unsent],
    [`Unusual ${words.tin} of the buyer`, summary.unusual_tins],
    ["Rows to drop", summary.dropped_rows],
    ...readAsLines(summary),
  ]);
  return `Nothing was sent. This is what a run would do ${when}:\n\n${text}${shownReasons(summary.reasons, "Would get no receipt", screen)}`;
}

/** The total of `count` invoices and its tax; `which` distinguishes them from those that have receipts of earlier runs. */
function totalLines(
  { total_amount, tax_amount, done_before }: Summary,
  count: number,
  which: string,
  { tax }: TaxWords,
): [string, string | number][] {
  if (count === 0 || total_amount === null || tax_amount === null) return [];
  const of = done_before > 0 ? ` (${which} only)` : "";
  return [
    [`Total with ${tax}`, `${total_amount.toFixed(2)}${of}`],
    [`${capitalized(tax)} in it`, tax_amount.toFixed(2)],
  ];
}

function readAsLines({ read_as: readAs }: Summary): [string, string | number][] {
  if (!readAs) return [];
  const { columns, unused_columns, encoding, decimal, date_forms, title_rows, skipped_rows } = readAs;
  const renamed = Object.entries(columns).flatMap(([field, column]) =>
    field === column ? [] : [`${field} from ${clean(column)}`],
  );
  const parts = [
    ...(encoding === null ? [] : [encoding]),
    ...(decimal === null ? [] : [`decimal ${decimal}`]),
    ...(date_forms.length > 0 ? [`dates ${date_forms.join(", ")}`] : []),
  ];
  return [
    ["Columns", renamed.join(", ") || 0],
    ["Columns without a use", unused_columns.map(clean).join(", ") || 0],
    ["Read as", parts.length > 0 ? parts.join("; ") : 0],
    ["Title rows skipped", title_rows],
    ["Total rows skipped", skipped_rows],
  ];
}

function shownLines(lines: [string, string | number][]): string {
  const shown = lines.filter(([, value], index) => value !== 0 || index < 2);
  const width = Math.max(27, ...shown.map(([name]) => name.length + 2));
  return shown.map(([name, value]) => `${name.padEnd(width)}${value}\n`).join("");
}

function shownReasons(reasons: readonly Group[], heading: string, screen: Screen): string {
  if (reasons.length === 0) return "";
  const lines = reasons.map(({ invoices, reason, example }) => {
    const why = `${clean(reason)} (${clean(example)}${invoices > 1 ? ", …" : ""})`;
    return `${String(invoices).padStart(6)}  ${hanging(why, 8, screen)}\n`;
  });
  return `\n${heading}:\n${lines.join("")}`;
}

/**
 * The failure of a run, `undefined` if every invoice has its receipt.
 *
 * @param problems problems by place; the first are listed
 */
export function summaryFailure(
  summary: Summary,
  problems: RunReport["problems"],
  next: string,
  verb: "have" | "would get" = "have",
): Failure | undefined {
  const { invoices_in, receipts_out, differs, failed, pending, invalid, unsent, dropped_rows } = summary;
  if (receipts_out === invoices_in && dropped_rows === 0) return undefined;
  const left = invoices_in - receipts_out;
  const lacks = [
    ...(left > differs ? [lackingText(left - differs, invoices_in, verb)] : []),
    ...(differs > 0 ? [`${counted(differs, "invoice was", "invoices were")} changed after the receipt`] : []),
  ];
  const message = lacks.join("; ") || `${counted(dropped_rows, "row")} dropped`;
  let exitCode: ExitCode = exitCodes.partly;
  let code: FailureCode = "partly_done";
  if (left === pending && dropped_rows === 0) [exitCode, code] = [exitCodes.pending, "still_pending"];
  else if (receipts_out === 0 && failed > 0 && failed === left)
    [exitCode, code] = [exitCodes.rejected, "rejected"];
  else if (receipts_out === 0 && differs === 0 && invalid + unsent > 0)
    [exitCode, code] = [exitCodes.failure, "nothing_done"];
  const errors = firstOf(problems);
  const [all, listed] = [Object.keys(problems).length, Object.keys(errors).length];
  const more = all > listed ? ` Only the first ${listed} of ${all} are listed here.` : "";
  let remedy = `${next}${more}`;
  if (left > 0 && left === unsent) remedy = "Run the same command again for the rest.";
  else if (left > 0 && left === differs)
    remedy =
      "Undo the change in the file, or correct the invoice: `taxctl sales reissue`. Another sale needs a number of its own.";
  return new Failure(message, { code, exitCode, remedy, errors });
}

function lackingText(lacking: number, of: number, verb: "have" | "would get"): string {
  const does = verb === "have" && lacking === 1 ? "has" : verb;
  return `${lacking} of ${counted(of, "invoice")} ${does} no receipt`;
}
