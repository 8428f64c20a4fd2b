// One POST to a webhook's URL: guarded, bounded in time and size, never redirected; failures become one sentence.

import { describeConnection } from "../../base/connection-problems.ts";
import { limitSignal, nextTurn } from "../../base/timers.ts";
import { createAgents } from "../../control-unit/agents.ts";
import type { Resolver } from "../../control-unit/connect.ts";
import { checkUrl, GuardError } from "../../control-unit/guard.ts";
import type { AttemptOutcome } from "./delivery-store.ts";

export type PostLimits = {
  /** Resolving, connecting and the TLS handshake together. */
  connectMs: number;
  /** The whole attempt, until the response's headers are there. */
  totalMs: number;
};

export const defaultLimits: PostLimits = { connectMs: 5_000, totalMs: 15_000 };

/** How much of a response's body is read, to keep the connection; a longer one ends it. */
const bodyBytes = 16 * 1024;
const headerBytes = 16 * 1024;

export type Posting = {
  url: string;
  /** Live data is sent to public https addresses only; data of sandboxes to private ones too, where operators allow it. */
  environment: "live" | "sandbox";
  headers: Record<string, string>;
  body: Uint8Array;
  signal: AbortSignal;
};

/** Thrown if the service stops before a response came. */
export class PostStopped extends Error {
  override name = "PostStopped";
}

export type Poster = {
  /** @throws PostStopped when `signal` is aborted; everything else is an outcome. */
  post(posting: Posting): Promise<AttemptOutcome>;
  close(): Promise<void>;
};

/** The problems of a URL for an environment, as sentences. */
export function checkWebhookUrl(
  url: string,
  environment: "live" | "sandbox",
  allowPrivateSandbox: boolean,
): string[] {
  const isLive = environment === "live";
  return checkUrl(url, { allowPrivate: !isLive && allowPrivateSandbox, httpsOnly: isLive, allowQuery: true });
}

/** Connections of their own, kept apart from those to control units. */
export function createPoster(limits: PostLimits, allowPrivateSandbox: boolean, resolver?: Resolver): Poster {
  const { connectMs } = limits;
  const agents = createAgents({ connectMs, keepAliveMaxMs: 10_000, maxHeaderSize: headerBytes, resolver });

  return {
    async post(posting) {
      const { url, environment, headers, body, signal } = posting;
      const problems = checkWebhookUrl(url, environment, allowPrivateSandbox);
      if (problems.length > 0) return failed(`Not sent: the URL ${problems.join(", ")}`);
      const agent = await agents.find(environment === "sandbox" && allowPrivateSandbox);
      // One turn of the loop, so that a kept connection that the other side has closed is seen to be closed.
      await nextTurn();
      const limit = limitSignal(limits.totalMs);
      const { origin, pathname, search } = new URL(url);
      try {
        const response = await agent.request({
          origin,
          path: pathname + search,
          method: "POST",
          headers,
          body,
          signal: AbortSignal.any([signal, limit]),
        });
        // Only the status counts; the rest of the response is read within the limits, and dropped.
        response.body.dump({ limit: bodyBytes }).catch(() => undefined);
        return outcomeOf(response.statusCode);
      } catch (error) {
        if (signal.aborted) throw new PostStopped("The service stops");
        if (limit.aborted) return failed(`No response within ${limits.totalMs / 1_000} s`);
        return failed(describe(error));
      }
    },
    close: agents.close,
  };
}

function failed(error: string): AttemptOutcome {
  return { response_status: null, error };
}

function outcomeOf(response_status: number): AttemptOutcome {
  if (response_status >= 200 && response_status < 300) return { response_status, error: null };
  const isRedirect = response_status >= 300 && response_status < 400;
  const note = isRedirect ? "; redirects are not followed" : "";
  return { response_status, error: `The receiver responded with ${response_status}${note}` };
}

/** A sentence for the log of deliveries, without the URL, the network behind it or the sent content. */
function describe(error: unknown): string {
  if (error instanceof GuardError) return "Not sent: the host has an IP address that is not allowed";
  if (error instanceof Error && error.name === "HTTPParserError") return "The response is not HTTP";
  return error instanceof Error ? describeConnection(error, "receiver") : "The attempt failed.";
}
