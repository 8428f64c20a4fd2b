// Responsible for booking a physical count: what differs is adjusted, in as many movements as it takes, never twice.
import type { Item, Taxctl } from "@taxctl/sdk";
import { mostEntries } from "@taxctl/sdk/validation";
import { type Outcome, outcomeOf } from "../outcome.ts";
import { type Change, countNumber, type MovementPlan, movementOf } from "./adjust.ts";

/** One movement as it went. */
export type Booked = Outcome & { sar_no: string; items: number };

export type CountRun = {
  client: Taxctl;
  changes: readonly Change[];
  plan: MovementPlan;
  /** The caller's own number; without one it is made from the content. */
  number: string | undefined;
  /** Reads quantities again, after a number turned out to be used. */
  reread: (items: readonly Item[]) => Promise<Map<string, number>>;
  waitMs: number;
  signal: AbortSignal;
  /** Filled as it goes. */
  booked: Booked[];
};

/** Books in order; a movement that is refused stops nothing after it. */
export async function bookChanges(run: CountRun): Promise<void> {
  for (const { part, named } of partsOf(run.changes, run.number)) {
    run.signal.throwIfAborted();
    run.booked.push(await bookOne(part, named, run));
  }
}

/** The changes of each movement, with the caller's own number of it. */
export function partsOf(
  changes: readonly Change[],
  number: string | undefined,
): { part: readonly Change[]; named: string | undefined }[] {
  const count = Math.ceil(changes.length / mostEntries);
  return Array.from({ length: count }, (_, index) => ({
    part: changes.slice(index * mostEntries, (index + 1) * mostEntries),
    named: number && count > 1 ? `${number}-${index + 1}` : number,
  }));
}

const MOST_ATTEMPTS = 5;

async function bookOne(chunk: readonly Change[], named: string | undefined, run: CountRun): Promise<Booked> {
  const { client, plan, signal, waitMs } = run;
  for (let attempt = 0; ; attempt += 1) {
    const sarNo = named ?? countNumber(plan.date, chunk, attempt);
    let isRepeated = false;
    const submit = async () => {
      const { data, body } = await client.stock
        .createMovement(movementOf(chunk, sarNo, plan), { signal })
        .withResponse();
      isRepeated = body.meta.duplicate === true;
      return data;
    };
    const outcome = await outcomeOf(client, submit, { timeoutMs: waitMs, signal });
    const booked = { ...outcome, sar_no: sarNo, items: chunk.length };
    if (!isRepeated || named !== undefined || attempt === MOST_ATTEMPTS) return booked;
    // The number was used before. Either that was this same count, and nothing differs any more, or an earlier count
    // found the same: then this one gets a number of its own.
    const now = await run.reread(chunk.map(({ item }) => item));
    if (chunk.every(({ item }) => now.get(item.item_code) !== item.current_qty)) return booked;
  }
}
