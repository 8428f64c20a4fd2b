// Calls of one user over HTTP, recorded for the checker of histories.
import type { Recorder } from "../support/recorder.ts";

export type Answer = {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
  /** The transaction that the response names. */
  id: string | null;
};

/**
 * A POST, or without a body a GET. Fails if the response is lost.
 *
 * @param url `/api/v1` of a service.
 */
export type Caller = (url: string, path: string, body?: object, idempotencyKey?: string) => Promise<Answer>;

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

export function createCaller(recorder: Recorder, key: string): Caller {
  return async (url, path, body, idempotencyKey) => {
    const method = body === undefined ? "GET" : "POST";
    const request = { caller: "owner", method, path, body };
    return recorder.exchange(
      idempotencyKey === undefined ? request : { ...request, idempotency_key: idempotencyKey },
      async () => {
        const response = await fetch(`${url}${path}`, {
          method,
          headers: {
            Authorization: `Bearer ${key}`,
            ...(body === undefined ? {} : { "Content-Type": "application/json" }),
            ...(idempotencyKey === undefined ? {} : { "Idempotency-Key": idempotencyKey }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(120_000),
        });
        const { status, headers } = response;
        const content = (await response.json()) as Record<string, unknown>;
        const id = text(Object(content.data).transaction_id) ?? text(content.transaction_id);
        return { status, headers, body: content, id };
      },
    );
  };
}
