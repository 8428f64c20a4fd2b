// Responsible for following deliveries from a machine that nobody can reach: asked again and again, each told once.
import { setTimeout } from "node:timers/promises";
import type { Delivery, Query, Taxctl } from "@taxctl/sdk";

type ListenOptions = {
  client: Taxctl;
  query: Query<"listDeliveries">;
  /** Deliveries after this one; all without it. */
  after: string | undefined;
  everyMs: number;
  signal: AbortSignal;
  onDelivery: (delivery: Delivery) => Promise<void>;
};

/** Never ends by itself: throws what the signal was aborted with. */
export async function listen({
  client,
  query,
  everyMs,
  signal,
  onDelivery,
  ...options
}: ListenOptions): Promise<never> {
  let { after } = options;
  for (;;) {
    const page = { ...query, ...(after ? { after } : {}), per_page: 100 };
    const found = await client.webhooks.deliveries(page, { signal }).toArray();
    // Newest first; what arrives while pages are read moves a row to the next page, where it comes once more.
    const inOrder = [...new Map(found.map((delivery) => [delivery.id, delivery])).values()].toReversed();
    for (const delivery of inOrder) {
      signal.throwIfAborted();
      await onDelivery(delivery);
      after = delivery.id;
    }
    try {
      await setTimeout(everyMs, undefined, { signal });
    } catch {
      throw signal.reason;
    }
  }
}

/** The last delivery there is: what comes after it happens from now on. */
export async function newestDelivery(client: Taxctl, signal: AbortSignal): Promise<string | undefined> {
  const { data } = await client.webhooks.deliveries({ per_page: 1 }, { signal });
  return data[0]?.id;
}
