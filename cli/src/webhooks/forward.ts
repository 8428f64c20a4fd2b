// Bringing an event to a receiver on this machine or network, signed as the service would sign it.
import { signWebhook } from "@taxctl/sdk/webhooks";

/** A receiver's response. */
export type Forwarded = { status: number | null; took_ms: number; error: string | null };

const limitMs = 15_000;

/** Posts an event. A receiver that can't be reached is a result too. */
export async function forward(
  url: string,
  event: string,
  secrets: readonly string[],
  id: string,
  fetcher: typeof fetch,
): Promise<Forwarded> {
  const { body, headers } = await signWebhook({ event, secret: secrets, id });
  const startedAt = performance.now();
  const took = () => Math.round(performance.now() - startedAt);
  try {
    const response = await fetcher(url, {
      method: "POST",
      body,
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(limitMs),
    });
    await response.body?.cancel();
    return { status: response.status, took_ms: took(), error: null };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { status: null, took_ms: took(), error: cause instanceof Error ? cause.message : String(cause) };
  }
}
