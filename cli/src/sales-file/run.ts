// One run over an input of sales: items first, then documents, results written as it goes.
import type { SaleInput, Taxctl } from "@taxctl/sdk";
import type { SaleFacts, SubmittedSale } from "@taxctl/sdk/validation";
import { usageFailure } from "../failures/failure.ts";
import type { Reason } from "../failures/reasons.ts";
import { ServiceCodes } from "../items/external-codes.ts";
import { Progress, type ProgressScreen } from "../output/progress.ts";
import { endingOf } from "../transactions/outcome.ts";
import { checkedSale } from "./checks.ts";
import { controlTotal } from "./control-total.ts";
import { differsReason, hasReceipt, joined, type Known } from "./earlier-results.ts";
import { knownCodes, registerItems, unclassedFailure } from "./items.ts";
import { type Job, type JobOutcome, noReceipt, runJobs } from "./jobs.ts";
import type { Mapping } from "./mapping.ts";
import { checkPayments } from "./payment-types.ts";
import type { ResultsFile } from "./results-file.ts";
import type { Source } from "./source.ts";
import type { State } from "./state.ts";
import { storeMany } from "./store-many.ts";
import { StoredOutcomes } from "./stored-outcomes.ts";
import { type RunReport, summarize } from "./summary.ts";
import { verifyKnown } from "./verify-earlier.ts";

type SalesRun = {
  client: Taxctl;
  source: Source;
  mapping: Mapping;
  state: State | undefined;
  /** The facts about invoices in the state file. */
  kept: Known;
  results: ResultsFile | undefined;
  registerItems: boolean;
  isAsync: boolean;
  /** How long to wait for pending outcomes; 0 leaves them pending. */
  waitMs: number;
  concurrency: number;
  /** Send at most so many invoices. */
  limit: number | undefined;
  /** The service's facts about sales, for the amounts that its responses lack. */
  facts: (sales: readonly SubmittedSale[]) => Promise<SaleFacts>;
  /** How many invoices have a buyer's TIN of an unusual form. */
  unusualTins: number;
  signal: AbortSignal;
  screen: ProgressScreen;
  /** Called for each invoice as soon as its result is known. */
  onOutcome?: (invoiceNo: string, outcome: JobOutcome) => void;
  /** Whether to send sales at prices far from their items' own, which are held otherwise. Undefined: they are not looked for. */
  acceptsPrices?: ((held: ReadonlyMap<string, readonly Reason[]>) => Promise<boolean>) | undefined;
  /** Called before codes are registered although items of the same name exist. Throws to stop. */
  onUncertain?: (codes: readonly string[]) => Promise<void> | void;
  /** Called if the result file was not written because a person saved it during the run. */
  onLeft?: () => void;
};

/** How often the result file is written during a run; the state file is always exact. */
const writeEveryMs = 5_000;

/** Runs to the end. Even after an error, the result file has all results. */
export async function runSales(run: SalesRun): Promise<RunReport> {
  const startedAt = performance.now();
  const { source, state, mapping } = run;
  const known = joined(run.kept, source.receipts, run.results?.receipts ?? new Map());
  await verifyKnown(run.client, state, known);
  const outcomes = source.standings(known);
  const doneBefore = [...outcomes.values()].filter(({ status }) => status === "success").length;
  let registered: string[] = [];
  try {
    const jobs = openJobs(source.jobs, outcomes, run.limit);
    const memory = new ServiceCodes(run.client, run.signal);
    const remembered = await rememberedCodes(memory, source, jobs, mapping);
    for (const [code, itemCode] of knownCodes(mapping, state, remembered))
      source.codes.items.set(code, itemCode);
    await checkPayments(run.client, source, mapping, run.signal);
    try {
      if (run.registerItems) registered = await registerMissing(run, jobs, outcomes);
    } finally {
      await rememberCodes(memory, run, jobs, remembered);
    }
    const repeated = await send(run, await holdUnusual(run, jobs, outcomes, registered), outcomes);
    // The service returned their first receipts: another file reported them.
    const earlier = repeated.filter((invoiceNo) => outcomes.get(invoiceNo)?.status === "success");
    const summary = summarize({
      ended: source.ended(outcomes),
      rowsIn: source.rowsIn,
      doneBefore: doneBefore + earlier.length,
      droppedRows: source.droppedRows(outcomes),
      itemsRegistered: registered.length,
      unusualTins: run.unusualTins,
      total: await acceptedTotal(run, jobs, outcomes, earlier),
      readAs: source.readAs,
      tookMs: performance.now() - startedAt,
    });
    return { summary, problems: source.problems(outcomes) };
  } finally {
    await writeResults(run, outcomes);
  }
}

/** The total of this run's receipts. A stored sale that was waited for has no amounts in its response: they are calculated. */
async function acceptedTotal(
  { facts }: SalesRun,
  jobs: readonly Job[],
  outcomes: ReadonlyMap<string, JobOutcome>,
  earlier: readonly string[],
): Promise<ReturnType<typeof controlTotal>> {
  const others = new Set(earlier);
  const accepted = jobs.flatMap((job) => {
    const outcome = others.has(job.invoiceNo) ? undefined : outcomes.get(job.invoiceNo);
    if (outcome?.status !== "success") return [];
    const prepared = outcome.amounts ? undefined : job.prepare(outcomes);
    const document = prepared && "document" in prepared ? prepared.document : undefined;
    return [{ kind: job.kind, amounts: outcome.amounts, document }];
  });
  const known = await facts(accepted.flatMap(({ document }) => document ?? []));
  return controlTotal(
    accepted.map(({ kind, amounts, document }) => ({
      kind,
      amounts: amounts ?? (document && checkedSale(document, known).amounts),
    })),
  );
}

/** Invoices without a receipt. With a limit, those never tried come first, so that limited runs finish. */
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

/** The codes of this source that the service has stored. Only codes that the mapping lacks are requested. */
export async function rememberedCodes(
  memory: ServiceCodes,
  source: Source,
  jobs: readonly Job[],
  mapping: Mapping,
): Promise<Map<string, string>> {
  const open = source.unknownItems(jobs, new Map()).some(({ line }) => !line.codeIsOurs);
  return open ? memory.of(mapping.source) : new Map();
}

/** Has the service remember the items of this run's codes, also those that only the state file knew. */
async function rememberCodes(
  memory: ServiceCodes,
  { source, mapping, state }: SalesRun,
  jobs: readonly Job[],
  remembered: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { code, line } of source.unknownItems(jobs, new Map())) {
    const item_code = source.codes.items.get(code) ?? state?.items.get(code);
    if (line.codeIsOurs || item_code === undefined || remembered.get(code) === item_code) continue;
    await memory.add(mapping.source, { external_code: code, item_code, description: line.name });
  }
  await memory.flush();
}

/**
 * The jobs that can be sent once each code has an item: for the others, nothing is registered. Credit notes count on
 * their originals being accepted.
 */
export function sendable(
  jobs: readonly Job[],
  outcomes: ReadonlyMap<string, JobOutcome>,
  source: Source,
): Job[] {
  const codes = source.codes.items;
  const assumed = source.unknownItems(jobs, codes).map(({ code }) => code);
  const trial = new Map(outcomes);
  for (const code of assumed) codes.set(code, code);
  try {
    return [...jobs]
      .toSorted((one, other) => Number(one.kind === "credit") - Number(other.kind === "credit"))
      .filter((job) => {
        const prepared = job.prepare(trial);
        if (!("document" in prepared)) return false;
        const { original: original_invoice_no } = prepared;
        trial.set(job.invoiceNo, { ...noReceipt, status: "success", original_invoice_no, reasons: [] });
        return true;
      });
  } finally {
    for (const code of assumed) codes.delete(code);
  }
}

async function registerMissing(
  run: SalesRun,
  jobs: readonly Job[],
  outcomes: ReadonlyMap<string, JobOutcome>,
): Promise<string[]> {
  const { client, source, mapping, state, signal } = run;
  const wanted = source.unknownItems(sendable(jobs, outcomes, source), source.codes.items);
  if (wanted.length === 0) return [];
  if (!state)
    throw usageFailure("Registering items needs a state file", "Name one with --results or --state.");
  const unclassed = unclassedFailure(wanted, mapping);
  if (unclassed) throw unclassed;
  const progress = new Progress({ screen: run.screen, label: "Items", total: wanted.length });
  try {
    const tick = (good: boolean) => progress.tick(good);
    const onUncertain = async (codes: readonly string[]) => run.onUncertain?.(codes);
    const found = await registerItems(wanted, {
      client,
      mapping,
      state,
      known: source.codes.items,
      signal,
      tick,
      onUncertain,
    });
    for (const [code, reason] of found.rejected) source.codes.rejected.set(code, reason);
    return found.registered;
  } finally {
    progress.end();
    for (const [code, itemCode] of state.items)
      if (!source.codes.items.has(code)) source.codes.items.set(code, itemCode);
  }
}

/**
 * The jobs: of sales with unusual prices, those that are not accepted end without being sent.
 *
 * @param registered items of this run, whose prices are only those of their first lines
 */
async function holdUnusual(
  { facts, acceptsPrices }: SalesRun,
  jobs: Job[],
  outcomes: ReadonlyMap<string, JobOutcome>,
  registered: readonly string[],
): Promise<Job[]> {
  if (!acceptsPrices) return jobs;
  const sales = jobs.flatMap((job) => {
    const prepared = job.kind === "sale" ? job.prepare(outcomes) : undefined;
    return prepared && "document" in prepared ? [prepared.document] : [];
  });
  const known = withoutPrices(await facts(sales), new Set(registered));
  const held = new Map<string, Reason[]>();
  for (const sale of sales) {
    const { held: reasons } = checkedSale(sale, known);
    if (reasons.length > 0) held.set(sale.invoice_no, reasons);
  }
  if (held.size === 0 || (await acceptsPrices(held))) return jobs;
  return jobs.map((job) => {
    const reasons = held.get(job.invoiceNo);
    return reasons ? { ...job, prepare: () => ({ status: "invalid", reasons }) } : job;
  });
}

function withoutPrices(facts: SaleFacts, codes: ReadonlySet<string>): SaleFacts {
  const { items } = facts;
  if (!items || codes.size === 0) return facts;
  const get = (code: string) => {
    const item = items.get(code);
    return item && codes.has(code) ? { ...item, default_price: undefined } : item;
  };
  return { ...facts, items: { get } };
}

/** Sends the jobs and enters their outcomes. Returns the numbers that the service had already. */
async function send(
  run: SalesRun,
  jobs: readonly Job[],
  outcomes: Map<string, JobOutcome>,
): Promise<string[]> {
  const { client, state, signal } = run;
  const progress = new Progress({ screen: run.screen, label: "Invoices", total: jobs.length });
  const waiting = { timeoutMs: run.waitMs, signal };
  const storing = run.isAsync ? storeMany(client, jobs, outcomes, signal) : new Map<string, string>();
  const stored = await Promise.resolve(storing).catch((error: unknown) => {
    progress.end();
    throw error;
  });
  const storedOutcomes = new StoredOutcomes(client, stored.values());
  const repeated: string[] = [];
  const submitSale = async (document: SaleInput) => {
    const { data, body } = await client.sales
      .create(document, run.isAsync ? { async: true, signal } : { signal })
      .withResponse();
    if (body.meta.duplicate) repeated.push(document.invoice_no);
    return data;
  };
  const submit = async (document: SaleInput) => {
    const transactionId = stored.get(document.invoice_no);
    const ending =
      transactionId === undefined
        ? await endingOf(client, () => submitSale(document), waiting)
        : await storedOutcomes.endingOf(transactionId, waiting);
    if (ending.status !== "differs") return ending;
    const kind = document.receipt_type === "R" ? "credit" : "sale";
    return { ...ending, reasons: [differsReason(ending.receipt_no, kind)] };
  };
  let writtenAt = performance.now();
  const keep = async (job: Job, outcome: JobOutcome) => {
    if (outcome.status === "unsent") return;
    run.onOutcome?.(job.invoiceNo, outcome);
    // For a receipt of other content, the service is asked each time, because only it knows that content.
    if (outcome.status !== "differs") await state?.keepInvoice(job.invoiceNo, outcome);
    if (performance.now() - writtenAt < writeEveryMs) return;
    writtenAt = performance.now();
    await writeResults(run, outcomes);
  };
  try {
    const tick = (good: boolean) => progress.tick(good);
    await runJobs({ jobs, outcomes, submit, keep, concurrency: run.concurrency, signal, tick });
  } finally {
    progress.end();
  }
  return repeated;
}

async function writeResults(
  { source, results, state, onLeft }: SalesRun,
  outcomes: ReadonlyMap<string, JobOutcome>,
): Promise<void> {
  if (!results) return;
  if (!(await results.write(source.results(outcomes), state))) onLeft?.();
}
