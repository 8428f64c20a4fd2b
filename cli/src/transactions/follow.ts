// Responsible for following the newest submissions: each is told once for every status it reaches.
import { setTimeout } from "node:timers/promises";
import type { Taxctl } from "@taxctl/sdk";
import type { Row } from "../output/table.ts";

type FollowOptions = { everyMs: number; signal: AbortSignal; print: (row: Row) => void };

const REMEMBERED = 1000;
/** Rows of one look, and how many of the first look are told. */
const LOOKED_AT = 50;
const SHOWN_FIRST = 10;

/** Looks at the newest page again and again until aborted: the newest rows are told first, then what changes. */
export async function followNewest(
  client: Taxctl,
  { everyMs, signal, print }: FollowOptions,
): Promise<never> {
  const told = new Map<string, string>();
  let isFirst = true;
  for (;;) {
    const { data } = await client.transactions.list({ per_page: LOOKED_AT }, { signal });
    const old = new Set(isFirst ? data.slice(SHOWN_FIRST) : []);
    isFirst = false;
    for (const row of data.toReversed()) {
      if (told.get(row.transaction_id) === row.status) continue;
      told.delete(row.transaction_id);
      told.set(row.transaction_id, row.status);
      if (!old.has(row)) print(row);
    }
    for (const id of told.keys()) {
      if (told.size <= REMEMBERED) break;
      told.delete(id);
    }
    try {
      await setTimeout(everyMs, undefined, { signal });
    } catch {
      throw signal.reason;
    }
  }
}
