// Responsible for the dry run of an input: every check that is possible here, nothing sent.
import type { SaleInput } from "@taxctl/sdk";
import type { Failure } from "../failures/failure.ts";
import type { KnownCodes } from "../items/authority-codes.ts";
import { type CreditLimits, limitReasons } from "./credit-limits.ts";
import type { Known } from "./earlier-results.ts";
import { itemRejections, knownCodes, unclassedFailure } from "./items.ts";
import type { JobOutcome, Prepared } from "./jobs.ts";
import type { Mapping } from "./mapping.ts";
import { openJobs, sendable } from "./run.ts";
import type { Source } from "./source.ts";
import type { Recalled } from "./state.ts";
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
  /** Why item codes can't be on a sale, by code, as far as the service could be asked. */
  itemProblems: (codes: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Send at most so many. */
  limit: number | undefined;
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
  const doneBefore = [...outcomes.values()].filter(({ status }) => status === "success").length;
  const open = openJobs(source.jobs, outcomes, run.limit);
  const unknown = run.registerItems ? source.unknownItems(sendable(open, outcomes, source), codes) : [];
  const unclassed = unclassedFailure(unknown, mapping);
  if (!unclassed)
    for (const [code, reason] of await itemRejections(unknown, mapping, run.tables))
      rejected.set(code, reason);
  const registrable = unknown.filter(({ code }) => !rejected.has(code));
  for (const { code } of unclassed ? unknown : registrable) codes.set(code, code);
  const planned = new Set(unknown.map(({ code }) => code));
  const named = open.flatMap((job) => linesOf(job.prepare(outcomes)).flatMap((line) => line.item_code ?? []));
  const problems = await run.itemProblems([...new Set(named)].filter((code) => !planned.has(code)));
  const withItems = (prepared: Prepared): Prepared => {
    const reasons = linesOf(prepared).flatMap(({ item_code = "" }, index) => {
      const problem = problems.get(item_code);
      return problem === undefined ? [] : [{ field: `items[${index}].item_code`, problem }];
    });
    const [first, ...others] = reasons;
    // The service's rejection has the code; the first reason shows it.
    return first
      ? { status: "invalid", reasons: [{ code: "validation_failed", ...first }, ...others] }
      : prepared;
  };
  const withinLimits = (prepared: Prepared): Prepared => {
    if (!run.creditLimits || !("document" in prepared) || prepared.original === "") return prepared;
    const reasons = limitReasons(source.jobs, outcomes, prepared, run.creditLimits);
    return reasons.length > 0 ? { status: "invalid", reasons } : prepared;
  };
  for (const kind of ["sale", "credit"]) {
    for (const job of open.filter((entry) => entry.kind === kind)) {
      const prepared = withinLimits(withItems(job.prepare(outcomes)));
      const nothing = {
        transaction_id: "",
        receipt_no: "",
        original_invoice_no: "",
        reasons: [],
        content: job.content,
      };
      const outcome: JobOutcome =
        "document" in prepared
          ? { ...nothing, status: "success", original_invoice_no: prepared.original }
          : { ...nothing, ...prepared };
      outcomes.set(job.invoiceNo, outcome);
    }
  }
  const summary = summarize({
    ended: source.ended(outcomes),
    rowsIn: source.rowsIn,
    doneBefore,
    droppedRows: source.droppedRows(outcomes),
    itemsRegistered: 0,
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

function linesOf(prepared: Prepared): SaleInput["items"] {
  return "document" in prepared ? prepared.document.items : [];
}
