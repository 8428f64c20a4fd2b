// Why sales of a file have no receipt: everything that is wrong, by line or number, and what to do.
import { Failure, foreignCode } from "../failures/failure.ts";
import { sentenceOf } from "../failures/reasons.ts";
import { counted } from "../output/words.ts";
import { hasReceipt } from "../sales-file/earlier-results.ts";
import type { JobOutcome } from "../sales-file/jobs.ts";
import type { Source } from "../sales-file/source.ts";

const correct =
  "Correct the file, and drop it again. Keep the numbers: sales that have a receipt get no second one.";

/** The failure of a file whose sales have all ended; undefined if all have receipts for their content. */
export function failureOf(
  source: Source,
  known: ReadonlyMap<string, JobOutcome>,
  lost: Readonly<Record<string, string[]>>,
): Failure | undefined {
  const ended = source.ended(known);
  const without = ended.filter(({ status }) => status !== "success");
  const sent = without.filter(({ status }) => status !== "invalid" && status !== "dropped");
  const errors: Record<string, string[]> = { ...lost };
  // Rows have lines; documents have the numbers of their sales.
  if (source.extension === "csv") Object.assign(errors, source.problems(known));
  for (const [index, { invoiceNo, reasons }] of (source.extension === "csv" ? sent : without).entries())
    errors[invoiceNo || `sale ${index + 1}`] = reasons.map((reason) =>
      sentenceOf({ ...reason, code: undefined }),
    );
  if (Object.keys(errors).length === 0) return undefined;
  for (const place of Object.keys(errors)) errors[place] = errors[place]?.map(withoutRegistration) ?? [];
  const [only] = without;
  const isAlone = ended.length === 1;
  const message = isAlone
    ? "The sale has no receipt"
    : `${counted(without.length + Object.keys(lost).length, "sale")} of ${ended.length} without a receipt`;
  const code = only?.reasons[0]?.code;
  const needsOther = sent.some((end) => hasReceipt(end));
  return new Failure(without.length === 0 ? "A receipt is missing" : message, {
    code: isAlone && only ? foreignCode(code ?? "validation_failed") : "bad_file",
    remedy: without.length === 0 || (needsOther && isAlone) ? undefined : correct,
    errors,
  });
}

/** Codes without an item are mapped: items are registered by people, who know their class. */
function withoutRegistration(problem: string): string {
  return problem.replace("Map it, or add --register-items:", "Map it with `taxctl items map CODE=ITEM`:");
}
