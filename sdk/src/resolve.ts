// Responsible for finding the outcome of a submission that is in doubt, for as long as the caller gives.
import type { Clock } from "./clock.ts";
import {
  type ErrorDetails,
  OutcomePendingError,
  OutcomeUnknownError,
  type ResolveOptions,
  type Resolver,
  TimeoutError,
} from "./errors.ts";
import type { Transaction } from "./openapi.ts";
import { WAIT_TIMEOUT_MS, waitForOutcome } from "./wait.ts";

/** How one question is limited. */
export type Limits = { totalTimeoutMs: number; signal: AbortSignal | undefined };

export type Doubt = {
  /** What is known of the submission; with `transactionId` it need not be sent again. */
  details: ErrorDetails;
  clock: Clock;
  /** Sends the same submission again under the same key; gives the id of its transaction. */
  sendAgain(limits: Limits): Promise<string>;
  read(transactionId: string, limits: Limits): Promise<Transaction>;
};

/** The last question is asked as the time ends, and has this long. */
const LAST_QUESTION_MS = 1_000;

/**
 * Asks for the outcome until it is known. That the service is still at work with the first request, limits its rate
 * or can't be reached is no answer. When the time is over the doubt is thrown again, and can be resolved again.
 */
export function resolverOf({ details, clock, sendAgain, read }: Doubt): Resolver {
  let id = details.transactionId;
  const resolver: Resolver = async ({ timeoutMs = WAIT_TIMEOUT_MS, signal }: ResolveOptions = {}) => {
    const deadline = clock.now() + timeoutMs;
    let cause: unknown;
    const ask = async () => {
      const totalTimeoutMs = Math.max(deadline - clock.now(), LAST_QUESTION_MS);
      try {
        id ??= await sendAgain({ totalTimeoutMs, signal });
        return await read(id, { totalTimeoutMs, signal });
      } catch (error) {
        const asked = id;
        // A failure that names its transaction says which one to read.
        id ??= Object(error).transactionId;
        if (id === asked && !Object(error).retryable) throw error;
        cause = error;
      }
    };
    try {
      return await waitForOutcome(ask, id, clock, { timeoutMs, signal });
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error;
      const isStored = details.code === "outcome_pending" || details.code === "lane_stopped";
      const Kind = isStored ? OutcomePendingError : OutcomeUnknownError;
      const message = `No outcome after ${timeoutMs} ms; call resolve() again later`;
      throw new Kind(message, { ...details, transactionId: id, cause }, resolver);
    }
  };
  return resolver;
}
