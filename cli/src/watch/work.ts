// One file from its sales to its results. Whatever happens, it can be done again: what is stored is not signed twice.
import { join } from "node:path";
import { describe, isServiceFailure } from "../failures/describe.ts";
import { Failure } from "../failures/failure.ts";
import { isSheetError } from "../failures/sheet.ts";
import type { JobOutcome } from "../sales-file/jobs.ts";
import type { Source } from "../sales-file/source.ts";
import { storedOnly } from "../transactions/outcome.ts";
import { claimName } from "./claims.ts";
import { failureOf } from "./failure-of.ts";
import { readPlain } from "./files.ts";
import { partsFor } from "./names.ts";
import type { Job } from "./queue.ts";
import { openSales, reportSales } from "./report.ts";
import { end, type ResultOptions, writeSale } from "./results.ts";

/** How a try ended: with results, or open because an outcome is (`wait`) or because nothing goes now (`pause`). */
export type Ended =
  | { kind: "done"; receipts: number; isRejected: boolean }
  | { kind: "wait" | "pause"; reason: string };

export type WorkOptions = ResultOptions & {
  /** Resolves when the files that were taken before this one have had a try: a credit note needs its sale. */
  before: (job: Job) => Promise<unknown>;
};

/** Works on a file. Throws only the reason of a signal that stops the run. */
export async function work(job: Job, options: WorkOptions): Promise<Ended> {
  const { report, places } = options;
  job.isEnding = false;
  try {
    // The wrong account is no fault of the file.
    await report.client();
    const bytes = await readPlain(join(places.work, claimName(job.claim)));
    const source = await opened(bytes, job, options);
    if (source instanceof Failure) {
      await end(job, source, undefined, options);
      return { kind: "done", receipts: 0, isRejected: true };
    }
    if (source.jobs.some(({ kind }) => kind === "credit")) await options.before(job);
    await reportSales(source, job.known, report);
    return await conclude(job, source, options);
  } catch (error) {
    if (report.signal.aborted) throw error;
    // Neither content nor number is at fault. The sale may even be signed: it is looked at again.
    return { kind: "pause", reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  const { message, remedy } = describe(error);
  return remedy === undefined ? message : `${message.replace(/\.?$/, ".")} ${remedy}`;
}

/** The sales of a file, or why it has none. */
async function opened(bytes: Buffer, { claim }: Job, { report }: WorkOptions): Promise<Source | Failure> {
  try {
    const source = await openSales(bytes, claim.file.name, report);
    if (source.isResultFile)
      return new Failure("This is a result file", {
        code: "bad_file",
        remedy: "Submit it with `taxctl sales submit`, which goes on where it ended.",
      });
    if (source.rowsIn > 0) return source;
    return new Failure("The file has no sale", {
      code: "bad_file",
      remedy: "Write at least one sale into it.",
    });
  } catch (error) {
    if (error instanceof Failure || isSheetError(error)) return describe(error);
    if (isServiceFailure(error) || (error instanceof Error && "syscall" in error) || report.signal.aborted)
      throw error;
    const why = error instanceof Error ? error.message : String(error);
    const remedy = "Write JSON, CSV or .xlsx, under a temporary name, and rename it when it is complete.";
    return new Failure(`The file can't be read: ${why}`, { code: "bad_file", remedy, cause: error });
  }
}

/** Writes what is known; the file is done when every sale of it has ended. */
async function conclude(job: Job, source: Source, options: WorkOptions): Promise<Ended> {
  const { known } = job;
  const lost: Record<string, string[]> = {};
  let receipts = 0;
  for (const [invoiceNo, part] of partsFor(source.jobs.map((one) => one.invoiceNo))) {
    const outcome = known.get(invoiceNo);
    if (outcome?.status !== "success") continue;
    receipts += 1;
    const problem = await writeSale(job, { invoiceNo, part, outcome }, options);
    if (problem !== undefined) lost[invoiceNo] = [problem];
  }
  const open = [...known.values()].filter(isOpen);
  if (open.length > 0) return { kind: "wait", reason: openReason(open, source.jobs.length) };
  const failure = failureOf(source, known, lost);
  await end(job, failure, source.jobs.length > 1 ? source : undefined, options);
  return { kind: "done", receipts, isRejected: failure !== undefined };
}

/** Without an outcome: stored and not finished, or the service failed over it. */
function isOpen({ status, reasons: [first] }: JobOutcome): boolean {
  return status === "pending" || (status === "invalid" && first?.code === "internal_error");
}

/** Why sales have no outcome, for the till's user. */
function openReason(open: readonly JobOutcome[], all: number): string {
  const what = all === 1 ? "The sale is" : `${open.length} of ${all} sales are`;
  const problem = open[0]?.reasons[0]?.problem ?? "";
  if (!problem.startsWith(storedOnly)) return problem;
  const obstacle = problem.slice(storedOnly.length).replace(/^[.\s]+/, "");
  return `${what} stored, and will be sent.${obstacle === "" ? "" : ` ${obstacle}`}`;
}
