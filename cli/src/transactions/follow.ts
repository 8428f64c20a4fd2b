// Following the newest submissions: each is shown once for every status it reaches.
import { setTimeout } from "node:timers/promises";
import type { Taxctl, TransactionSummary } from "@taxctl/sdk";

type FollowOptions = { everyMs: number; signal: AbortSignal; print: (row: TransactionSummary) => void };

const remembered = 1000;
/** Rows of one request, and how many of the first request are shown. */
const lookedAt = 50;
const shownFirst = 10;

/** Reads the newest page repeatedly until aborted: the newest rows are shown first, then changes. */
export async function followNewest(
  client: Taxctl,
  { everyMs, signal, print }: FollowOptions,
): Promise<never> {
  const shown = new Map<string, string>();
  let isFirst = true;
  for (;;) {
    const { data } = await client.transactions.list({ per_page: lookedAt }, { signal });
    const old = new Set(isFirst ? data.slice(shownFirst) : []);
    isFirst = false;
    for (const row of data.toReversed()) {
      if (shown.get(row.transaction_id) === row.status) continue;
      shown.delete(row.transaction_id);
      shown.set(row.transaction_id, row.status);
      if (!old.has(row)) print(row);
    }
    for (const id of shown.keys()) {
      if (shown.size <= remembered) break;
      shown.delete(id);
    }
    try {
      await setTimeout(everyMs, undefined, { signal });
    } catch {
      throw signal.reason;
    }
  }
}
