// Stores many sales of one request: each by the rules of a single sale, with a result of its own.

import { ServiceError, UnavailableError } from "../../base/errors.ts";
import type { BulkEntry, Context } from "../../core/context/context.ts";
import { contextOfEntry } from "../../core/context/entry.ts";
import type { ResponseOf } from "../../core/context/operations.ts";
import type { SaleInput } from "../../core/sales/rules.ts";
import { prepareSale, storeSale } from "../../core/sales/submission.ts";
import { isLocal, receiptKindOf } from "../../core/transactions/kinds.ts";
import { acceptedResponseOf } from "../../core/transactions/outcome.ts";
import { mostInBatch } from "../../db/batching/batcher.ts";
import { countOpen } from "../../db/history/counters.ts";
import { shownWarnings, why } from "./entry.ts";

type Response = ResponseOf<"createSalesBulk">;
/** What came of a sale. */
export type Result = Response["body"]["data"]["results"][number];

/** Sales of an environment that wait for their signature: two hours of a control unit that signs seven a second. */
const mostUnsent = 50_000;
const unsentRetryS = 60;

/** Stores the entries of the request; sales first, so that a credit note finds its original among them. */
export async function storeEach(context: Context): Promise<Response> {
  const { entries } = context;
  await requireRoom(context, entries.length);
  const numbered = entries.map((entry, index) => ({ entry, index }));
  const isNote = ({ entry }: { entry: BulkEntry }) =>
    Reflect.get(Object(entry.value), "receipt_type") === "R";
  const results: Result[] = [];
  for (const kind of [numbered.filter((one) => !isNote(one)), numbered.filter(isNote)]) {
    // A part at a time: the transactions that store it have room for other requests.
    for (let start = 0; start < kind.length; start += mostInBatch) {
      const part = kind.slice(start, start + mostInBatch);
      results.push(...(await Promise.all(part.map(({ entry, index }) => storeEntry(context, entry, index)))));
    }
  }
  results.sort((one, other) => one.index - other.index);
  const count = (result: Result["result"]) => results.filter((one) => one.result === result).length;
  const [accepted, duplicates, rejected] = [count("accepted"), count("duplicate"), count("rejected")];
  const sales = `${results.length} ${results.length === 1 ? "sale" : "sales"}`;
  const found = `${duplicates} ${duplicates === 1 ? "duplicate" : "duplicates"}`;
  return {
    status: 202,
    body: {
      status: "processing",
      message:
        results.length === 0
          ? "Nothing was submitted: send the sales as entries of sales."
          : `${sales}: ${accepted} accepted, ${found}, ${rejected} rejected.`,
      data: { accepted, duplicates, rejected, results },
    },
  };
}

/** @throws UnavailableError 503 when too many sales are waiting with these. */
export async function requireRoom(
  { service, environment }: Pick<Context, "service" | "environment">,
  more: number,
): Promise<void> {
  const unsent = await countOpen(service.db.knex, { data_set_id: environment.id, type: "sales" });
  if (unsent + more <= mostUnsent) return;
  const message = `${unsent} sales of the account are not signed yet, and at most ${mostUnsent} may wait. Nothing was stored: send the request again when fewer are waiting.`;
  throw new UnavailableError(message, unsentRetryS);
}

/**
 * Stores one sale, by the rules of a single one.
 *
 * @throws what is no fault of the sale
 */
export async function storeEntry(context: Context, entry: BulkEntry, index: number): Promise<Result> {
  const invoice_no = invoiceNoOf(entry);
  try {
    const { body, branch } = await entry.read();
    const own = contextOfEntry(context, branch, entry.bytes);
    const sale = body as SaleInput;
    const submitted = await storeSale(own, sale, await prepareSale(own, sale));
    const { id: transaction_id, invoiceNo } = submitted;
    const stored = { index, invoice_no: invoiceNo, transaction_id, sale_kind: receiptKindOf(submitted.type) };
    if (submitted.duplicate) {
      const standing = await standingOf(own, submitted);
      return { ...stored, result: "duplicate", ...standing, ...shownWarnings(own) };
    }
    if (isLocal(submitted.type))
      return { ...stored, result: "accepted", status: "success", ...shownWarnings(own) };
    context.service.lanes.wake(submitted.laneId);
    return { ...stored, result: "accepted", status: "pending", ...shownWarnings(own) };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status >= 500) throw error;
    const { transaction_id = null } = error.details;
    return { index, invoice_no, result: "rejected", transaction_id, status: null, ...why(error) };
  }
}

/** The state of the first submission; a failed one, which is thrown, with the reason. */
async function standingOf(
  context: Context,
  submitted: Parameters<typeof acceptedResponseOf>[1],
): Promise<Pick<Result, "status" | "code" | "message">> {
  try {
    const open = await acceptedResponseOf(context, submitted);
    return { status: open?.body.data.status ?? "success" };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { status: "failed", ...why(error) };
  }
}

function invoiceNoOf({ value }: BulkEntry): string | null {
  const number: unknown = Reflect.get(Object(value), "invoice_no");
  return typeof number === "string" ? number : null;
}
