// The one path of every submission: stores it exactly once in its device's lane, with the claim of its Idempotency-Key.
import { hash } from "node:crypto";
import type { Context } from "../context.ts";
import type { Submission, Submitted } from "./submission.ts";

/**
 * Stores a submission and, with it, the claim of its Idempotency-Key; or finds the submission that it repeats.
 *
 * @throws ConflictError 409 when the number (or the supplier's invoice) is taken by other content.
 * @throws UnprocessableError 422 `device_not_ready`; nothing is stored then.
 */
export async function storeSubmission(context: Context, submission: Submission): Promise<Submitted> {
  // Of the bytes as received: what is written otherwise is compared only where the number is taken already.
  const content_hash = hash("sha256", context.received);
  const submitted = await context.service.intake.add({ context, submission, content_hash });
  const { claim, isAsync } = context;
  // Where it repeats another one, its answer is stored when it is known.
  if (claim && !submitted.duplicate) claim.state ??= isAsync ? "done" : "running";
  return submitted;
}
