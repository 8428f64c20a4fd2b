// Takes back a binding of which nothing was sent.
import type { Trx } from "../db/sql/schema.ts";
import type { Bound } from "./bind.ts";
import { updateCall } from "./calls.ts";
import type { CallKinds } from "./kinds.ts";
import { restoreWire } from "./wires.ts";

/**
 * Puts a call back as it was before it was bound: nothing of it was written. The attempt never reached the unit, so it isn't kept. A
 * replay stays in doubt.
 *
 * @returns False if another attempt has taken over: nothing is written then.
 */
export async function unbind(
  kinds: CallKinds,
  trx: Trx,
  { call, unbound, attemptId, replay }: Bound,
  nowMs: number,
): Promise<boolean> {
  const { state, number, z_no, attempt_id, sends, sent_at, due_at, held_until, doubt_code } = unbound;
  // The send before it has ended.
  const former = {
    state,
    number,
    z_no,
    attempt_id,
    sends,
    holder: null,
    sent_at,
    due_at,
    held_until,
    doubt_code,
  };
  const current = { id: call.id, state: call.state, attempt_id: attemptId };
  if (!(await updateCall(trx, current, { ...former, updated_at: nowMs }))) return false;
  if (!replay) await restoreWire(trx, unbound);
  const kind = kinds[call.kind];
  if (replay) await kind.doubted(trx, unbound, unbound.last_error ?? "");
  else await kind.notSent(trx, unbound);
  return true;
}
