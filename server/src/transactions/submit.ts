// The one path of every submission: stores it exactly once in its device's lane, with the claim of its Idempotency-Key.
import { hash } from "node:crypto";
import type { Context } from "../context.ts";
import type { Submission, Submitted } from "./submission.ts";

/**
 * Stores a submission with the claim of its Idempotency-Key, or finds the submission that it repeats.
 *
 * @throws ConflictError 409 if the number (or the supplier's invoice) is used by other content.
 * @throws UnprocessableError 422 `device_not_ready`; nothing is stored then.
 */
export async function storeSubmission(context: Context, submission: Submission): Promise<Submitted> {
  // Hash of the bytes as received. Other spellings are compared only if the number is already used.
  const content_hash = hash("sha256", context.received);
  const submitted = await context.service.intake.add({ context, submission, content_hash });
  const { claim, isAsync } = context;
  // If it repeats another one, its response is stored once it is known.
  if (claim && !submitted.duplicate) claim.state ??= isAsync ? "done" : "running";
  return submitted;
}
