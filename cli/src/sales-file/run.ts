// Responsible for one run over an input of sales: items first, then documents, results written as it goes.
import type { SaleInput, Taxctl } from "@taxctl/sdk";
import { usageFailure } from "../failure.ts";
import { endingOf } from "../outcome.ts";
import { Progress, type ProgressScreen } from "../progress.ts";
import { knownCodes, registerItems, unclassedFailure } from "./items.ts";
import { type Job, type JobOutcome, runJobs } from "./jobs.ts";
import { differsReason, hasReceipt, joined, type Known } from "./known.ts";
import type { Mapping } from "./mapping.ts";
import type { ResultsFile } from "./results-file.ts";
import type { Source } from "./source.ts";
import type { State } from "./state.ts";
import { summarise, type Told } from "./summary.ts";
import { verifyKnown } from "./verify-known.ts";

export type SalesRun = {
  client: Taxctl;
  source: Source;
  mapping: Mapping;
  /** The same maps that the source's jobs look codes up in; filled here. */
  codes: Map<string, string>;
  refusedCodes: Map<string, string>;
  state: State | undefined;
  /** What the state file tells of invoices. */
  kept: Known;
  results: ResultsFile | undefined;
  registerItems: boolean;
  isAsync: boolean;
  /** How long to wait for outcomes that are not there at once; 0 leaves them pending. */
  waitMs: number;
  concurrency: number;
  /** Send at most so many invoices. */
  limit: number | undefined;
  signal: AbortSignal;
  screen: ProgressScreen;
  /** Told of each invoice as soon as its end is known. */
  onOutcome?: (invoiceNo: string, outcome: JobOutcome) => void;
  /** Told which codes were registered although there are items of the same name. */
  onDoubtful?: (codes: readonly string[]) => void;
  /** Told where a result file is kept that was changed while the run went on. */
  onKept?: (path: string) => void;
};

/** How often the result file is written while the run goes on; the state file is exact at every moment. */
const WRITE_EVERY_MS = 5_000;

/** Runs to the end. Whatever is thrown, the result file says what was done by then. */
export async function runSales(run: SalesRun): Promise<Told> {
  const startedAt = performance.now();
  const { source, state, mapping } = run;
  const known = joined(run.kept, source.receipts, run.results?.receipts ?? new Map());
  await verifyKnown(run.client, state, known);
  const outcomes = source.standings(known);
  const doneBefore = [...outcomes.values()].filter(({ status }) => status === "success").length;
  let itemsRegistered = 0;
  try {
    for (const [code, itemCode] of knownCodes(mapping, state)) run.codes.set(code, itemCode);
    const jobs = openJobs(source.jobs, outcomes, run.limit);
    if (run.registerItems) itemsRegistered = await registerMissing(run, jobs);
    await send(run, jobs, outcomes);
    const summary = summarise({
      ended: source.ended(outcomes),
      rowsIn: source.rowsIn,
      doneBefore,
      droppedRows: source.droppedRows(outcomes),
      itemsRegistered,
      readAs: source.readAs,
      tookMs: performance.now() - startedAt,
    });
    return { summary, problems: source.problems(outcomes) };
  } finally {
    await writeResults(run, outcomes);
  }
}

/** What has no receipt yet; of a limited number, what was never tried goes first, so that limited runs get through. */
export function openJobs(
  jobs: readonly Job[],
  outcomes: ReadonlyMap<string, JobOutcome>,
  limit: number | undefined,
): Job[] {
  const open = jobs.filter(({ invoiceNo }) => !hasReceipt(outcomes.get(invoiceNo) ?? { status: "" }));
  if (limit === undefined) return open;
  const chosen = open.toSorted(
    (a, b) => Number(outcomes.has(a.invoiceNo)) - Number(outcomes.has(b.invoiceNo)),
  );
  return chosen.slice(0, limit);
}

async function registerMissing(run: SalesRun, jobs: readonly Job[]): Promise<number> {
  const { client, source, mapping, state, concurrency, signal } = run;
  const wanted = source.unknownItems(jobs, run.codes);
  if (wanted.length === 0) return 0;
  if (!state)
    throw usageFailure("Registering items needs a state file", "Name one with --results or --state.");
  const unclassed = unclassedFailure(wanted, mapping);
  if (unclassed) throw unclassed;
  const progress = new Progress({ screen: run.screen, label: "Items", total: wanted.length });
  try {
    const tick = (good: boolean) => progress.tick(good);
    const found = await registerItems(wanted, { client, mapping, state, concurrency, signal, tick });
    if (found.doubtful.length > 0) run.onDoubtful?.(found.doubtful);
    for (const [code, reason] of found.refused) run.refusedCodes.set(code, reason);
    return found.registered;
  } finally {
    progress.end();
    for (const [code, itemCode] of state.items) if (!run.codes.has(code)) run.codes.set(code, itemCode);
  }
}

async function send(run: SalesRun, jobs: readonly Job[], outcomes: Map<string, JobOutcome>): Promise<void> {
  const { client, state, signal } = run;
  const progress = new Progress({ screen: run.screen, label: "Invoices", total: jobs.length });
  const waiting = { timeoutMs: run.waitMs, signal };
  const submit = async (document: SaleInput) => {
    const ending = await endingOf(client, () => submitSale(client, document, run.isAsync, signal), waiting);
    if (ending.status !== "differs") return ending;
    const kind = document.receipt_type === "R" ? "credit" : "sale";
    return { ...ending, reasons: [differsReason(ending.receipt_no, kind)] };
  };
  let writtenAt = performance.now();
  const keep = async (job: Job, outcome: JobOutcome) => {
    if (outcome.status === "unsent") return;
    run.onOutcome?.(job.invoiceNo, outcome);
    // Of another content's receipt the service is asked each time: only it knows what that was.
    if (outcome.status !== "differs") await state?.keepInvoice(job.invoiceNo, outcome);
    if (performance.now() - writtenAt < WRITE_EVERY_MS) return;
    writtenAt = performance.now();
    await writeResults(run, outcomes);
  };
  try {
    const tick = (good: boolean) => progress.tick(good);
    await runJobs({ jobs, outcomes, submit, keep, concurrency: run.concurrency, signal, tick });
  } finally {
    progress.end();
  }
}

/** Submits, asynchronously where wished; both ways give at least a transaction id. */
function submitSale(client: Taxctl, document: SaleInput, isAsync: boolean, signal: AbortSignal) {
  return isAsync
    ? client.sales.create(document, { async: true, signal })
    : client.sales.create(document, { signal });
}

async function writeResults(
  { source, results, state, onKept }: SalesRun,
  outcomes: ReadonlyMap<string, JobOutcome>,
): Promise<void> {
  const kept = await results?.write(source.results(outcomes), state);
  if (kept !== undefined) onKept?.(kept);
}
