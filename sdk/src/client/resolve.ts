// Finding the outcome of a submission that is in doubt, for as long as the caller gives.

import type { Transaction } from "../rules/openapi.ts";
import type { Clock } from "./clock.ts";
import {
  type ErrorDetails,
  OutcomePendingError,
  OutcomeUnknownError,
  type ResolveOptions,
  type Resolver,
  TimeoutError,
} from "./errors.ts";
import { waitForOutcome, waitTimeoutMs } from "./wait.ts";

/** How one question is limited. */
export type ResolveLimits = { totalTimeoutMs: number; signal: AbortSignal | undefined };

export type UnconfirmedSubmission = {
  /** The known facts about the submission; with `transactionId` it need not be sent again. */
  details: ErrorDetails;
  clock: Clock;
  /** Sends the same submission again under the same key; gives the id of its transaction. */
  sendAgain(limits: ResolveLimits): Promise<string>;
  read(transactionId: string, limits: ResolveLimits): Promise<Transaction>;
};

/** The last request is sent as the time ends, and has this long. */
const lastQuestionMs = 1_000;

/**
 * Polls for the outcome until it is known. If the service still processes the first request, limits its rate
 * or can't be reached, polling continues. When the time is over the error is thrown again, and can be resolved again.
 */
export function resolverOf({ details, clock, sendAgain, read }: UnconfirmedSubmission): Resolver {
  let id = details.transactionId;
  const resolver: Resolver = async ({ timeoutMs = waitTimeoutMs, signal }: ResolveOptions = {}) => {
    const deadline = clock.now() + timeoutMs;
    let cause: unknown;
    const ask = async () => {
      const totalTimeoutMs = Math.max(deadline - clock.now(), lastQuestionMs);
      try {
        id ??= await sendAgain({ totalTimeoutMs, signal });
        return await read(id, { totalTimeoutMs, signal });
      } catch (error) {
        const asked = id;
        // A failure that names its transaction shows which one to read.
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
