// Outages of a control unit, stored as they begin and end, in the transaction that stores a call's result.
import { cutText } from "../base/cut-text.ts";
import type { UnitResult } from "../control-unit/types.ts";
import { newRowId } from "../db/row-ids.ts";
import type { Queryable, QueryBuilder, Trx } from "../db/sql/schema.ts";
import { type StreamName, streamNames } from "./kinds.ts";
import type { LaneRow } from "./store.ts";

/** The unit could not be reached, did not respond, or responded that it accepts nothing. */
type OutageReason = "unreachable" | "unanswered" | "rejecting";

export type OutageRow = {
  id: string;
  lane_id: number;
  stream: StreamName;
  reason: OutageReason;
  message: string;
  began_at: number;
  ended_at: number | null;
  first_call_id: string;
  end_id: string | null;
};

/** A call, when it was sent, and when its result came: storing the result may take longer. */
type SentCall = { id: string; stream: StreamName; sentMs: number; endedMs: number };

/** Why a result means that the unit is out of order; undefined where it responded. */
function reasonOf(result: UnitResult<unknown>): OutageReason | undefined {
  if (result.kind === "not_sent") return "unreachable";
  if (result.kind === "doubt") return "unanswered";
  return result.kind === "rejected" && result.of_unit ? "rejecting" : undefined;
}

/**
 * Begins or ends the outage of a locked lane. A response ends it. After a call without a response, only a response in the same
 * stream does: a unit can sign one kind of document and hang at another.
 *
 * @returns The changes of the lane.
 */
export async function noteOutage(
  trx: Trx,
  lane: Pick<LaneRow, "id" | "outage_id">,
  call: SentCall,
  result: UnitResult<unknown>,
): Promise<Pick<LaneRow, "outage_id"> | undefined> {
  const reason = reasonOf(result);
  if (lane.outage_id !== null) {
    if (reason) return undefined;
    const { stream, reason: begunBy } = await trx("outages").where({ id: lane.outage_id }).first();
    if (begunBy === "unanswered" && stream !== call.stream) return undefined;
    await trx("outages")
      .where({ id: lane.outage_id })
      .update({ ended_at: call.endedMs, end_id: newRowId(trx) });
    return { outage_id: null };
  }
  if (!reason) return undefined;
  const id = newRowId(trx);
  const oldest = await openCalls(trx, lane.id).min({ id: "id" }).first();
  await trx("outages").insert({
    id,
    lane_id: lane.id,
    stream: call.stream,
    reason,
    message: cutText(result.message, 500),
    began_at: call.sentMs,
    first_call_id: oldest?.id ?? call.id,
  });
  return { outage_id: id };
}

function openCalls(trx: Trx, lane_id: number): QueryBuilder {
  return trx("calls").where({ lane_id }).whereIn("stream", streamNames).whereIn("state", ["waiting", "sent"]);
}

/** A call whose result comes within this time after its record has not waited. */
const promptMs = 5_000;

/**
 * The calls of documents that waited during an outage: stored before its end, and without a result before its beginning. A unit can
 * hang at one kind of document and sign the others at once meanwhile: those haven't waited.
 */
export function waitedCalls(db: Queryable, outage: OutageRow): QueryBuilder {
  const { lane_id, first_call_id, end_id, began_at, ended_at } = outage;
  const calls = db("calls")
    .where({ lane_id })
    .whereIn("stream", streamNames)
    .whereIn("state", ["waiting", "sent", "done", "rejected", "cancelled"])
    .where("id", ">=", first_call_id)
    .where((waited) =>
      waited
        .whereIn("state", ["waiting", "sent"])
        .orWhere((late) =>
          late.where("updated_at", ">=", began_at).whereRaw("updated_at - created_at >= ?", promptMs),
        )
        .orWhere((after) => after.where("updated_at", ">=", ended_at ?? Number.MAX_SAFE_INTEGER)),
    )
    .whereNotNull("transaction_id");
  return end_id === null ? calls : calls.where("id", "<", end_id);
}
