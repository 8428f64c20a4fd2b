// Numbering that is held after a restore: the units have counted on meanwhile, and nothing goes out under a number that may be used.
// Decisions about the API: 96.

import { shellWord } from "@taxctl/sdk/rules/commands";
import type { Queryable, QueryBuilder, Trx } from "../db/sql/schema.ts";
import { type CallRow, type StreamName, serviceFault, settledCode } from "./kinds.ts";
import type { StreamRow } from "./store.ts";

/** Why a held stream has stopped; a stream that has stopped for this reason is held. */
export const heldReason =
  "the database was restored from a copy, and the control unit may have counted on since";

/** Unlike a stream that another system disturbs, a held stream doesn't even replay a call in doubt. */
export function isHeld(stream: Pick<StreamRow, "stopped_reason"> | undefined): boolean {
  return stream?.stopped_reason === heldReason;
}

/** A stopped stream, with its device. */
export type StoppedStream = {
  account_id: number;
  environment: string;
  tin: string;
  bhf_id: string;
  name: StreamName;
  stopped_reason: string;
};

/** The command that sets the next number of a stream; `NEXT` if a person must look it up. */
export function setNumberCommand(
  stream: Omit<StoppedStream, "stopped_reason">,
  next: number | string,
): string {
  const { account_id, environment, bhf_id, name, tin } = stream;
  return `taxd numbers set ${account_id} ${environment} ${shellWord(bhf_id)} ${name} ${next} --tin ${shellWord(tin)}`;
}

/** The remedy for a stopped stream. */
export function remedyOfStop(stream: StoppedStream): string {
  const command = `\`${setNumberCommand(stream, "NEXT")}\``;
  if (stream.stopped_reason !== heldReason) {
    return `Stop the other system. An operator then sets the number: ${command}`;
  }
  return `Look up the last number at the control unit. An operator then sets the next one: ${command}. See "After a restore" in docs/operators/backup.md`;
}

/** Streams that have stopped, of these lanes. */
export async function findStoppedStreams(
  db: Queryable,
  laneIds: readonly number[],
): Promise<(StoppedStream & { lane_id: number })[]> {
  return db("streams")
    .join("lanes", "lanes.id", "streams.lane_id")
    .join("data_sets", "data_sets.id", "lanes.data_set_id")
    .whereIn("streams.lane_id", laneIds)
    .whereNotNull("streams.stopped_reason")
    .select("streams.lane_id", "streams.name", "streams.stopped_reason", "lanes.tin", "lanes.bhf_id")
    .select("data_sets.account_id", "data_sets.environment");
}

/** Holds every stream of every device: how many, and the environments that have a device. */
export async function holdStreams(
  trx: Queryable,
  nowMs: number,
): Promise<{ held: number; environments: number[] }> {
  const held: number = await trx("streams").update({ stopped_reason: heldReason, updated_at: nowMs });
  const environments: number[] = await trx("lanes")
    .distinct("data_set_id")
    .orderBy("data_set_id")
    .pluck("data_set_id");
  return { held, environments };
}

/**
 * Calls that wait for the unit's midnight, for a program that serves their path, or after a fault inside the service.
 * Callers should not wait for them.
 */
export function heldBack(db: Queryable): QueryBuilder {
  return db("calls as held_calls")
    .join("streams as held_streams", (on) =>
      on.on("held_streams.lane_id", "held_calls.lane_id").andOn("held_streams.name", "held_calls.stream"),
    )
    .where("held_calls.state", "waiting")
    .andWhere((why) =>
      why
        .whereNotNull("held_calls.held_until")
        .orWhereNotNull("held_streams.unserved_since")
        .orWhere("held_calls.doubt_code", serviceFault),
    )
    .select(db.raw("1"));
}

/** The kinds of calls that have a number of their stream. */
export const numberedKinds = ["sale", "purchase", "movement"] as const;
export type NumberedKind = (typeof numberedKinds)[number];

/**
 * Waiting calls of held streams: the unit may have taken them since the copy was made. Callers may have submitted documents again that
 * the copy lacks, so those submitted since are among them. The service knows that the unit lacks a stock movement if it sent the
 * document itself after that.
 */
export function heldCalls(db: Queryable): QueryBuilder {
  const sentSince = db("calls as documents")
    .whereRaw("documents.transaction_id = calls.transaction_id and calls.created_at > streams.updated_at")
    .where("documents.state", "done")
    .whereNot("documents.result_code", settledCode)
    .whereIn("documents.kind", numberedKinds)
    .select(db.raw("1"));
  return db("calls")
    .join("streams", (on) => on.on("streams.lane_id", "calls.lane_id").andOn("streams.name", "calls.stream"))
    .where({ "calls.state": "waiting", "streams.stopped_reason": heldReason })
    .whereIn("calls.kind", numberedKinds)
    .whereNotExists(sentSince);
}

/** The call of a transaction that is held, if there is one of these kinds. */
export async function findHeldCall(
  trx: Trx,
  transactionId: string,
  kinds: readonly NumberedKind[] = numberedKinds,
): Promise<CallRow | undefined> {
  return heldCalls(trx)
    .where("calls.transaction_id", transactionId)
    .whereIn("calls.kind", kinds)
    .orderBy("calls.id")
    .first("calls.*");
}

/** Whether the stream of a call is held. */
export async function isHeldCall(
  trx: Trx,
  { lane_id, stream }: Pick<CallRow, "lane_id" | "stream">,
): Promise<boolean> {
  return isHeld(await trx("streams").where({ lane_id, name: stream }).first("stopped_reason"));
}
