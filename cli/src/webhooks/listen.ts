// Following deliveries from a machine without a public URL: polled repeatedly, each shown once.
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

/** Never ends normally: throws the signal's reason. */
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
    // Newest first; a delivery that arrives while pages are read moves a row to the next page, where it comes once more.
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

/** The latest delivery: later ones are new. */
export async function newestDelivery(client: Taxctl, signal: AbortSignal): Promise<string | undefined> {
  const { data } = await client.webhooks.deliveries({ per_page: 1 }, { signal });
  return data[0]?.id;
}
