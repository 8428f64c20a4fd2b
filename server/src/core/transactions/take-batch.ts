// Chooses the submissions that are stored in one database transaction, so that no account blocks the others.
import { mostInBatch, type Waiting } from "../../db/batching/batcher.ts";
import { identityOf } from "./batch.ts";
import type { Entry, Submitted } from "./submission.ts";

/** The most lines of a batch: storing a sale of 999 lines takes as long as storing a hundred of ten lines. */
const mostInAll = { entries: mostInBatch, lines: 2_000 };
/** The most of one environment while others wait: a chain's closing time must not delay the corner shop. */
const mostOfOne = { entries: 16, lines: 1_000 };

type WaitingEntry = Waiting<Entry, Submitted>;

function linesOf({ submission }: Entry): number {
  const { items } = submission.document as { items?: unknown };
  return Array.isArray(items) ? items.length : 1;
}

/**
 * In the order of arrival, first within the limits of each environment, then within those of the batch. The first that can be
 * taken is taken, however long it is. Two of one identity never share a batch, and are stored in their order: the later one
 * also waits for an earlier one that is being written.
 */
export function takeBatch(
  waiting: WaitingEntry[],
  writing: ReadonlySet<WaitingEntry> = new Set(),
): [batch: WaitingEntry[], rest: WaitingEntry[]] {
  const batch: WaitingEntry[] = [];
  const identities = new Set([...writing].flatMap(({ entry }) => identityOf(entry)));
  const used = new Map<number, { entries: number; lines: number }>();
  let allLines = 0;
  const take = (some: WaitingEntry[], most: { entries: number; lines: number }): WaitingEntry[] => {
    const passed = new Set<string>();
    return some.filter((one) => {
      const { id } = one.entry.context.environment;
      const { entries, lines } = used.get(id) ?? { entries: 0, lines: 0 };
      const more = linesOf(one.entry);
      const keys = identityOf(one.entry);
      const isFull = batch.length >= mostInAll.entries || entries >= most.entries;
      const isLong = lines + more > most.lines || allLines + more > mostInAll.lines;
      const mustWait = keys.some((key) => identities.has(key) || passed.has(key));
      if (isFull || (isLong && batch.length > 0) || mustWait) {
        for (const key of keys) passed.add(key);
        return true;
      }
      for (const key of keys) identities.add(key);
      used.set(id, { entries: entries + 1, lines: lines + more });
      allLines += more;
      batch.push(one);
      return false;
    });
  };
  const rest = take(take(waiting, mostOfOne), mostInAll);
  return [batch, rest];
}
