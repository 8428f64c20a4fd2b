// Booking a stock take: differences are adjusted, in as many movements as necessary, never twice.
import type { Taxctl } from "@taxctl/sdk";
import { mostEntries } from "@taxctl/sdk/validation";
import { isServiceFailure } from "../failures/describe.ts";
import type { Failure } from "../failures/failure.ts";
import { runFailure } from "../failures/run-failure.ts";
import { counted } from "../output/words.ts";
import { localTimes } from "../service/local-day.ts";
import { outcomeOf, type SubmissionOutcome } from "../transactions/outcome.ts";
import { type Change, countNumber, type MovementPlan, movementOf } from "./adjust.ts";
import { findItems } from "./items.ts";

/** One movement as it went. */
type Booked = SubmissionOutcome & { sar_no: string; items: number };

type CountRun = {
  client: Taxctl;
  changes: readonly Change[];
  plan: MovementPlan;
  /** The number of the movement; a count without one gets its numbers from its content. */
  number: string | undefined;
  waitMs: number;
  signal: AbortSignal;
  /** Reports a movement that an earlier run has submitted. */
  warn: (message: string) => void;
};

/** Books in order; a movement that is rejected stops nothing after it. */
export async function bookChanges(run: CountRun): Promise<Booked[]> {
  const booked: Booked[] = [];
  for (const { part, named } of partsOf(run.changes, run.number)) {
    run.signal.throwIfAborted();
    booked.push(await bookOne(part, named, run));
  }
  return booked;
}

/** `undefined` when every movement is booked. */
export function bookingFailure(booked: readonly Booked[]): Failure | undefined {
  const count = (status: Booked["status"]) => booked.filter((one) => one.status === status).length;
  const good = count("success");
  const left = booked.length - good;
  const message = `${left} of ${counted(booked.length, "movement")} ${left === 1 ? "is" : "are"} not booked`;
  return runFailure(
    { all: booked.length, good, pending: count("pending"), failed: count("failed") },
    message,
  );
}

/** The changes of each movement, with the caller's own number of it. */
export function partsOf(
  changes: readonly Change[],
  number: string | undefined,
): { part: readonly Change[]; named: string | undefined }[] {
  const count = Math.ceil(changes.length / mostEntries);
  return Array.from({ length: count }, (_, index) => ({
    part: changes.slice(index * mostEntries, (index + 1) * mostEntries),
    named: number && count > 1 ? `${number}-${index + 1}` : number,
  }));
}

const mostAttempts = 5;

async function bookOne(chunk: readonly Change[], named: string | undefined, run: CountRun): Promise<Booked> {
  const { client, plan, signal, waitMs } = run;
  for (let attempt = 0; ; attempt += 1) {
    const sarNo = named ?? countNumber(plan.date, chunk, attempt);
    let isRepeated = false;
    const submit = async () => {
      try {
        const { data, body } = await client.stock
          .createMovement(movementOf(chunk, sarNo, plan), { signal })
          .withResponse();
        isRepeated = body.meta.duplicate === true;
        return data;
      } catch (error) {
        // The number of a count that is still open must not be replaced: only a caller's own number is reported here.
        isRepeated = named !== undefined && isKnownNumber(error);
        throw error;
      }
    };
    const outcome = await outcomeOf(client, submit, { timeoutMs: waitMs, signal });
    const booked = { ...outcome, sar_no: sarNo, items: chunk.length };
    if (isRepeated && named !== undefined) return reportEarlier(booked, run);
    if (!isRepeated || attempt === mostAttempts) return booked;
    // The number was used before. Either that was this same count, and nothing differs any more, or an earlier count
    // found the same: then this one gets a number of its own.
    const codes = chunk.map(({ item }) => item.item_code);
    const { byCode } = await findItems(client, codes, false);
    if (chunk.every(({ item }) => byCode.get(item.item_code)?.current_qty !== item.current_qty))
      return booked;
  }
}

/** Whether the service has a movement of this number already, with the same content or another. */
function isKnownNumber(error: unknown): boolean {
  if (!isServiceFailure(error)) return false;
  const duplicate: unknown = Object(Object(error.raw).meta).duplicate;
  return duplicate === true || (error.code === "invoice_conflict" && error.transactionId !== undefined);
}

/** Says when the movement was submitted, and how to book it again. */
async function reportEarlier(booked: Booked, { client, warn }: CountRun): Promise<Booked> {
  const { sar_no, status, transaction_id, reason } = booked;
  const { created_at } = await client.transactions.get(transaction_id);
  const local = await localTimes(client);
  const message = `${earlier[status]} as ${sar_no} at ${local(created_at)}; this run booked nothing. ${
    status === "failed"
      ? `To send it again, run \`taxctl transactions retry ${transaction_id}\`.`
      : "To book it again, give --number with a new number."
  }`;
  warn(message);
  return { ...booked, reason: reason === "" ? message : `${reason}; ${message}` };
}

const earlier: Record<Booked["status"], string> = {
  success: "Already booked",
  pending: "Already submitted",
  failed: "Already submitted and rejected",
  differs: "Already booked with other values",
  invalid: "Already submitted with other values",
};
