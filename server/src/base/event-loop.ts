// Long work stops for a moment again and again, so that other requests run in between.
import { monotonicMs } from "./clock.ts";
import { nextTurn } from "./timers.ts";

/** A piece of work holds the event loop about this long at a time. */
const longestMs = 8;

/** Measures how long one piece of work has held the event loop. */
export class Slice {
  #startedMs = monotonicMs();

  /** Whether it is time to let others run. */
  get isOver(): boolean {
    return monotonicMs() - this.#startedMs > longestMs;
  }

  /** Lets everything run that waits for the event loop, then starts the next slice. */
  async next(): Promise<void> {
    await nextTurn();
    this.#startedMs = monotonicMs();
  }
}

/** The result of `list.map(change)`, computed in slices. */
export async function mapInSlices<Item, Result>(
  list: readonly Item[],
  change: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const slice = new Slice();
  const results: Result[] = [];
  for (const [index, item] of list.entries()) {
    if (slice.isOver) await slice.next();
    results.push(change(item, index));
  }
  return results;
}
