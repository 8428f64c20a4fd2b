// The results of a file: receipts and texts under its name, and then the file itself out of the way. What comes last says that all is there.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { isServiceFailure } from "../failures/describe.ts";
import type { Failure } from "../failures/failure.ts";
import { sentenceOf } from "../failures/reasons.ts";
import type { JobOutcome } from "../sales-file/jobs.ts";
import type { Source } from "../sales-file/source.ts";
import { claimName } from "./claims.ts";
import type { Say } from "./events.ts";
import { moveEnded, writeResult } from "./files.ts";
import type { Places } from "./folder.ts";
import type { PrintJob, PrintJournal } from "./printing/journal.ts";
import type { Job } from "./queue.ts";
import { type Receipt, type ReceiptOptions, writeReceipt } from "./receipts.ts";
import type { ReportOptions } from "./report.ts";
import { errorText } from "./texts.ts";

export type ResultOptions = {
  places: Places;
  report: ReportOptions;
  receipts: Omit<ReceiptOptions, "client" | "signal">;
  /** Undefined: nothing is printed. */
  journal: PrintJournal | undefined;
  /** How long the journal knows what was printed. Older receipts are not printed again. */
  printedMs: number;
  say: Say;
};

type Sale = { invoiceNo: string; part: string; outcome: JobOutcome };

/** Where results go: to their name, or to the files that are done with if the name was used again. */
function baseOf({ claim }: Job, { out, done }: Places): string {
  const { id, file, isSuperseded } = claim;
  return isSuperseded ? join(done, `${id}-${file.stem}`) : join(out, file.stem);
}

/** Writes the receipt of a sale, once in a run, and notes it for the printer. Returns why there is no receipt of a signed sale. */
export async function writeSale(
  job: Job,
  { invoiceNo, part, outcome }: Sale,
  options: ResultOptions,
): Promise<string | undefined> {
  const { report, receipts, say } = options;
  if (job.written.has(invoiceNo)) return undefined;
  if (outcome.reasons.length > 0) return outcome.reasons.map(sentenceOf).join("; ");
  const { transaction_id: transaction } = outcome;
  const client = await report.client();
  const base = `${baseOf(job, options.places)}${part}`;
  let receipt: Receipt;
  try {
    receipt = await writeReceipt(transaction, base, { ...receipts, client, signal: report.signal });
  } catch (error) {
    if (isServiceFailure(error) && error.code === "no_receipt") return error.message;
    throw error;
  }
  const { id, file } = job.claim;
  const print = { transaction_id: transaction, claim: id, file: file.name, invoice_no: invoiceNo, begun: 0 };
  if (await isToPrint(print, receipt, options)) job.prints.push(print);
  job.written.add(invoiceNo);
  say("receipt", { file: file.name, invoice: invoiceNo, receipt: receipt.receipt_no, transaction });
  return undefined;
}

/** Whether the receipt is to be printed: it is noted, and was not printed for another file. */
async function isToPrint(
  print: PrintJob,
  receipt: Receipt,
  { journal, printedMs, say }: ResultOptions,
): Promise<boolean> {
  if (!journal) return false;
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(receipt.receipt_date ?? "") ?? [];
  const isOld = year !== undefined && Date.now() - Date.parse(`${year}-${month}-${day}`) > printedMs;
  if (!isOld && (await journal.note(print))) return true;
  say("print_skipped", { file: print.file, invoice: print.invoice_no, reason: "It was printed before." });
  return false;
}

/** Ends a file: with the text of its failure, if it has one, and with the outcome of each row if it has several sales. */
export async function end(
  job: Job,
  failure: Failure | undefined,
  several: Source | undefined,
  options: ResultOptions,
): Promise<void> {
  const { places, say } = options;
  const { id, file } = job.claim;
  const kept = `${id}-${file.name}`;
  const base = baseOf(job, places);
  if (failure) {
    const text = errorText(file.name, failure, kept);
    await writeResult(join(places.failed, `${id}-${file.stem}.error.txt`), text);
    await writeResult(`${base}.error.txt`, text);
  }
  if (several) await writeResult(`${base}.results.${several.extension}`, several.results(job.known));
  job.isEnding = true;
  await job.saying;
  await rm(join(places.out, `${file.stem}.waiting`), { force: true });
  await moveEnded(join(places.work, claimName(job.claim)), join(failure ? places.failed : places.done, kept));
  if (failure)
    say("rejected", { file: file.name, code: failure.code, reason: failure.message, kept: `failed/${kept}` });
}
