// The dry run of an input: every check that is possible here, nothing sent.
import type { SaleInput } from "@taxctl/sdk";
import type { SaleItem } from "@taxctl/sdk/validation";
import type { Failure } from "../failures/failure.ts";
import type { Reason } from "../failures/reasons.ts";
import type { KnownCodes } from "../items/authority-codes.ts";
import { type Checked, checkedSale } from "./checks.ts";
import { type Counted, controlTotal } from "./control-total.ts";
import { type CreditLimits, limitReasons } from "./credit-limits.ts";
import { Credits } from "./credits.ts";
import type { Known } from "./earlier-results.ts";
import { itemOf, itemRejections, knownCodes, unclassedFailure, type Wanted } from "./items.ts";
import { type JobOutcome, noReceipt, type Prepared } from "./jobs.ts";
import type { Mapping } from "./mapping.ts";
import { openJobs, sendable } from "./run.ts";
import type { ServiceFacts } from "./service-facts.ts";
import type { Source } from "./source.ts";
import type { Recalled } from "./state.ts";
import { type StoredSale, storedOutcome } from "./stored-sales.ts";
import { type RunReport, summarize } from "./summary.ts";

type DryRun = {
  source: Source;
  mapping: Mapping;
  registerItems: boolean;
  recalled: Pick<Recalled, "items">;
  /** Codes that the service has stored, if it could be asked. */
  remembered: ReadonlyMap<string, string>;
  known: Known;
  /** The authority's tables, if the service could be asked. */
  tables: KnownCodes | undefined;
  /** The account's limits of credit notes, if the service could be asked. */
  creditLimits: CreditLimits | undefined;
  /** The service's facts about sales, as far as it could be asked. Planned items need not be registered yet. */
  facts: ServiceFacts["of"];
  /** What the service would sign of a document, if it says so. */
  preview: (document: SaleInput) => Promise<Checked | undefined>;
  /** The receipts that the service has under these numbers, if it could be asked. */
  stored: (
    invoiceNos: readonly string[],
    documents: readonly SaleInput[],
  ) => Promise<ReadonlyMap<string, StoredSale>>;
  /** Send at most so many. */
  limit: number | undefined;
  /** Whether sales at prices far from their items' own are sent. */
  acceptsPrices: boolean;
  /** How many invoices have a buyer's TIN of an unusual form. */
  unusualTins: number;
};

/** The summary if the service accepts all sendable documents; credit notes get their originals on that assumption. */
export async function dryRun(
  run: DryRun,
): Promise<RunReport & { unknownItems: number; unclassed: Failure | undefined }> {
  const { source, mapping } = run;
  const { items: codes, rejected } = source.codes;
  const startedAt = performance.now();
  for (const [code, itemCode] of knownCodes(mapping, run.recalled, run.remembered)) codes.set(code, itemCode);
  const outcomes = source.standings(run.known);
  let doneBefore = [...outcomes.values()].filter(({ status }) => status === "success").length;
  const open = openJobs(source.jobs, outcomes, run.limit);
  const unknown = run.registerItems ? source.unknownItems(sendable(open, outcomes, source), codes) : [];
  const unclassed = unclassedFailure(unknown, mapping);
  if (!unclassed)
    for (const [code, reason] of await itemRejections(unknown, mapping, run.tables))
      rejected.set(code, reason);
  const registrable = unknown.filter(({ code }) => !rejected.has(code));
  for (const { code } of unclassed ? unknown : registrable) codes.set(code, code);
  const planned = new Map(unknown.map((entry) => [entry.code, plannedItem(entry, mapping)]));
  const prepared = open.map((job) => job.prepare(outcomes));
  const documents = prepared.flatMap((one) => ("document" in one ? [one.document] : []));
  const stored = await run.stored(
    open.map(({ invoiceNo }) => invoiceNo),
    documents,
  );
  const known = await run.facts(documents, (code) => planned.has(code));
  const { items } = known;
  const facts = { ...known, items: items && { get: (code: string) => planned.get(code) ?? items.get(code) } };
  const amountsOf = new Map<string, Counted["amounts"]>();
  const heldOf = new Map<string, Reason[]>();
  const credits = new Credits(
    source.jobs,
    outcomes,
    (document) => checkedSale(document, facts),
    facts.profile,
  );
  // A file of thousands is checked here, by the service's own rules; what only the service knows is asked one by one.
  const isAlone = source.jobs.length === 1 && planned.size === 0;
  const check = async (document: SaleInput, original: string): Promise<Checked> => {
    const checked = checkedSale(document, facts);
    if (checked.reasons.length > 0 || stored.has(document.invoice_no)) return checked;
    if (credits.hasSale(original)) return credits.check(document, original, checked);
    return ((isAlone || original !== "") && (await run.preview(document))) || checked;
  };
  const byRules = async (prepared: Prepared): Promise<Prepared> => {
    if (!("document" in prepared)) return prepared;
    // Codes of planned items may be the sheet's: their form is not that of the service's.
    const { reasons, held, amounts } = await check(prepared.document, prepared.original);
    if (held.length > 0 && !run.acceptsPrices) heldOf.set(prepared.document.invoice_no, held);
    amountsOf.set(prepared.document.invoice_no, amounts);
    const [first, ...others] = reasons;
    // The service's rejection has the code; the first reason shows it.
    return first
      ? { status: "invalid", reasons: [{ code: "validation_failed", ...first }, ...others] }
      : prepared;
  };
  const withinLimits = (prepared: Prepared): Prepared => {
    if (!("document" in prepared) || prepared.original === "") return prepared;
    const reasons = limitReasons(source.jobs, outcomes, prepared, run.creditLimits);
    return reasons.length > 0 ? { status: "invalid", reasons } : prepared;
  };
  const sent: Counted[] = [];
  for (const kind of ["sale", "credit"] as const) {
    for (const job of open.filter((entry) => entry.kind === kind)) {
      const valid = await byRules(job.prepare(outcomes));
      const receipt = "document" in valid ? stored.get(job.invoiceNo) : undefined;
      if ("document" in valid && receipt) {
        const outcome = storedOutcome(valid.document, amountsOf.get(job.invoiceNo), receipt);
        outcomes.set(job.invoiceNo, { ...outcome, content: job.content });
        if (outcome.status === "success") doneBefore += 1;
        continue;
      }
      const held = heldOf.get(job.invoiceNo);
      const prepared = held ? { status: "invalid" as const, reasons: held } : withinLimits(valid);
      const nothing = { ...noReceipt, reasons: [], content: job.content };
      const outcome: JobOutcome =
        "document" in prepared
          ? { ...nothing, status: "success", original_invoice_no: prepared.original }
          : { ...nothing, ...prepared };
      outcomes.set(job.invoiceNo, outcome);
      if (outcome.status === "success") sent.push({ kind, amounts: amountsOf.get(job.invoiceNo) });
    }
  }
  const summary = summarize({
    ended: source.ended(outcomes),
    rowsIn: source.rowsIn,
    doneBefore,
    droppedRows: source.droppedRows(outcomes),
    itemsRegistered: 0,
    total: controlTotal(sent),
    unusualTins: run.unusualTins,
    readAs: source.readAs,
    tookMs: performance.now() - startedAt,
  });
  return {
    summary,
    problems: source.problems(outcomes),
    unknownItems: registrable.length,
    unclassed,
  };
}

/** The item that a run would register. Its price is only that of its first line. */
function plannedItem(entry: Wanted, mapping: Mapping): SaleItem {
  const { pkg_unit_code = "", barcode = null, default_price: _, ...item } = itemOf(entry, mapping);
  return { ...item, item_code: entry.code, pkg_unit_code, barcode, is_active: true };
}
