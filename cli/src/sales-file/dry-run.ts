// Responsible for what would happen to an input: every check that can be made here, nothing sent.
import { knownCodes } from "./items.ts";
import type { JobOutcome } from "./jobs.ts";
import type { Mapping } from "./mapping.ts";
import type { Source } from "./source.ts";
import { type Summary, summarise } from "./summary.ts";

/** The summary as it would be if the service accepts what can be sent; credit notes are told their originals on that. */
export function dryRun(
  source: Source,
  mapping: Mapping,
  codes: Map<string, string>,
  registerItems: boolean,
): { summary: Summary; unknownItems: number } {
  const startedAt = performance.now();
  for (const [code, itemCode] of knownCodes(mapping, undefined)) codes.set(code, itemCode);
  const unknown = registerItems ? source.unknownItems(source.jobs, codes) : [];
  for (const { code } of unknown) codes.set(code, code);
  const outcomes = source.done(new Map());
  const doneBefore = outcomes.size;
  for (const kind of ["sale", "credit"]) {
    for (const job of source.jobs.filter((entry) => entry.kind === kind && !outcomes.has(entry.invoiceNo))) {
      const prepared = job.prepare(outcomes);
      const nothing = { transaction_id: "", receipt_no: "", original_invoice_no: "", reason: "" };
      const outcome: JobOutcome =
        "document" in prepared
          ? { ...nothing, status: "success", original_invoice_no: prepared.original }
          : { ...nothing, ...prepared };
      outcomes.set(job.invoiceNo, outcome);
    }
  }
  const summary = summarise({
    ended: source.ended(outcomes),
    rowsIn: source.rowsIn,
    doneBefore,
    droppedRows: source.droppedRows,
    itemsRegistered: 0,
    tookMs: performance.now() - startedAt,
  });
  return { summary, unknownItems: unknown.length };
}
