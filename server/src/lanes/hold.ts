// Numbering that is held after a restore: the units have counted on meanwhile, and nothing goes out under a number that may be used.
import type { Knex } from "knex";
import { recordOperatorChange } from "../audit/record.ts";
import { heldReason } from "../db/held-reason.ts";
import type { Queryable } from "../db/schema.ts";
import type { CallRow } from "./kinds.ts";
import type { StreamRow } from "./store.ts";

/** Unlike one that another system disturbs, a held stream does not even repeat what was never answered. */
export function isHeld(stream: Pick<StreamRow, "stopped_reason"> | undefined): boolean {
  return stream?.stopped_reason === heldReason;
}

/** What to do about a stream that has stopped. */
export function remedyOfStop(reason: string): string {
  if (reason !== heldReason) {
    return "Stop the other system, then let the operators set the number (taxd numbers set)";
  }
  return 'Look up the last number at the control unit, then let the operators set the next one (taxd numbers set); see "After a restore" in docs/operating.md';
}

/** Holds every stream of every device, recorded for each data set; answers how many. */
export async function holdNumbers(trx: Queryable, nowMs: number): Promise<number> {
  const held: number = await trx("streams").update({ stopped_reason: heldReason, updated_at: nowMs });
  const ids: number[] = await trx("lanes")
    .distinct("data_set_id")
    .orderBy("data_set_id")
    .pluck("data_set_id");
  const change = {
    action: "numbers.hold",
    subject: "numbers of every device",
    new: { stopped_reason: heldReason },
  };
  for (const data_set_id of ids) await recordOperatorChange(trx, { data_set_id }, change, nowMs);
  return held;
}

/** Calls that wait for the unit's midnight, or for a program that serves their path: nobody should wait for them. */
export function heldBack(db: Queryable): Knex.QueryBuilder {
  return db("calls as held_calls")
    .join("streams as held_streams", (on) =>
      on.on("held_streams.lane_id", "held_calls.lane_id").andOn("held_streams.name", "held_calls.stream"),
    )
    .where("held_calls.state", "waiting")
    .andWhere((why) =>
      why.whereNotNull("held_calls.held_until").orWhereNotNull("held_streams.unserved_since"),
    )
    .select(db.raw("1"));
}

const numbered = ["sale", "purchase", "movement"];

/** Calls that waited already when their stream was held: the unit may have taken them since the copy was made. */
export function heldCalls(db: Queryable): Knex.QueryBuilder {
  return db("calls")
    .join("streams", (on) => on.on("streams.lane_id", "calls.lane_id").andOn("streams.name", "calls.stream"))
    .where({ "calls.state": "waiting", "streams.stopped_reason": heldReason })
    .whereIn("calls.kind", numbered)
    .whereRaw("calls.created_at <= streams.updated_at");
}

/** The call of a transaction that is held, if there is one. */
export async function findHeldCall(
  trx: Knex.Transaction,
  transactionId: string,
): Promise<CallRow | undefined> {
  return heldCalls(trx).where("calls.transaction_id", transactionId).orderBy("calls.id").first("calls.*");
}
