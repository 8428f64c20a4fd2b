// The run over many documents: sales side by side, then credit notes one by one, each kept when done.
import type { SaleInput } from "@taxctl/sdk";
import type { Reason } from "../failures/reasons.ts";
import { runPool } from "../service/pool.ts";
import type { Ending } from "../transactions/outcome.ts";
import type { RowStatus } from "./results.ts";

/** The result of a job. An `unsent` one can still be sent in another run. */
export type JobOutcome = Omit<Ending, "status"> & {
  status: RowStatus;
  original_invoice_no: string;
  /** Hash of the submitted content; empty if it is unknown. */
  content: string;
};

/** The fields of a result without a receipt. */
export const noReceipt = { transaction_id: "", receipt_no: "", original_invoice_no: "", content: "" };

/** A document to send, or why it can't be sent now. */
export type Prepared =
  | { document: SaleInput; original: string }
  | { status: "invalid" | "unsent"; reasons: Reason[] };

export type Job = {
  invoiceNo: string;
  kind: "sale" | "credit";
  /** Hash of its content. */
  content: string;
  /** Called just before it is sent; a credit note gets its original here. */
  prepare(outcomes: ReadonlyMap<string, JobOutcome>): Prepared;
};

export type RunOptions = {
  jobs: readonly Job[];
  /** Earlier results, and this run's additions. */
  outcomes: Map<string, JobOutcome>;
  submit: (document: SaleInput) => Promise<Ending>;
  /** Stores a result permanently before the next document begins. */
  keep: (job: Job, outcome: JobOutcome) => Promise<void>;
  concurrency: number;
  signal: AbortSignal;
  tick: (good: boolean) => void;
};

/** Sends the jobs. Credit notes wait for all sales, so that each gets its original from final results. */
export async function runJobs(options: RunOptions): Promise<void> {
  const { jobs, signal } = options;
  const isSale = ({ kind }: Job) => kind === "sale";
  await runPool(jobs.filter(isSale), options.concurrency, (job) => runJob(job, options), signal);
  await runPool(
    jobs.filter((job) => !isSale(job)),
    1,
    (job) => runJob(job, options),
    signal,
  );
}

async function runJob(job: Job, { outcomes, submit, keep, tick }: RunOptions): Promise<void> {
  const prepared = job.prepare(outcomes);
  let outcome: JobOutcome;
  if ("document" in prepared) {
    const ended = await submit(prepared.document);
    const content = ended.status === "differs" ? "" : job.content;
    outcome = { ...ended, original_invoice_no: prepared.original, content };
  } else {
    outcome = { ...noReceipt, ...prepared, content: job.content };
  }
  outcomes.set(job.invoiceNo, outcome);
  await keep(job, outcome);
  tick(outcome.status === "success");
}
