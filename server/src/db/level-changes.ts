// What follows from a change of what a branch holds of goods: every counter that counts levels, in the transaction that changes them.
import type { Knex } from "knex";
import type { Delta } from "./counters.ts";
import { countKinds } from "./item-counters.ts";
import { levelKind, syncedKind } from "./level-kinds.ts";
import { addPlaceChanges, addPlaceCounts, type CountedLevel } from "./level-places.ts";
import { addRangeCounts } from "./range-growth.ts";
import { askLast } from "./together.ts";

/** Of an item what its levels are counted by: it never changes once it is registered. */
export type CountedItem = { seq: number | null; is_active: number; safety_qty: number };
/** A quantity (×10⁴), and when the unit last took it. */
export type LevelState = { qty: number; last_synced_at: number | null };
export type LevelChange = CountedItem & {
  data_set_id: number;
  branch_id: number;
  item_id: number;
  before: LevelState;
  now: LevelState;
};

/** As what a level is counted: nothing is told of what is out of use and gone. */
function countedAs(
  { is_active, safety_qty }: CountedItem,
  { qty, last_synced_at }: LevelState,
): CountedLevel {
  const kind = is_active || qty !== 0 ? levelKind({ is_active, safety_qty, qty }) : undefined;
  return { kind, qty: qty === 0 ? null : qty, synced: last_synced_at };
}

/** The kinds under which a level is counted by parts. */
function partKinds({ kind, qty, synced }: CountedLevel): string[] {
  if (kind === undefined) return [];
  return [...(qty === null ? [] : [kind]), ...(synced === null ? [] : [syncedKind(kind)])];
}

/** Counts levels anew that have changed. */
export async function countLevelChanges(
  trx: Knex.Transaction,
  changes: readonly LevelChange[],
): Promise<void> {
  const kinds: Parameters<typeof countKinds>[1] = [];
  const inRanges: Parameters<typeof addRangeCounts>[1][number] = [];
  const places: Delta[] = [];
  for (const change of changes) {
    const { data_set_id, branch_id, item_id, seq } = change;
    // What is not registered is on no list.
    if (seq === null) continue;
    const of = { data_set_id, branch_id };
    const before = countedAs(change, change.before);
    const now = countedAs(change, change.now);
    const isFirstSync = before.synced === null && now.synced !== null;
    if (before.kind !== now.kind || isFirstSync) {
      for (const kind of partKinds(before)) kinds.push({ ...of, seq, kind, delta: -1 });
      for (const kind of partKinds(now)) kinds.push({ ...of, seq, kind, delta: 1 });
    }
    if (before.kind !== now.kind) {
      for (const [{ kind, qty }, delta] of [[before, -1] as const, [now, 1] as const])
        if (kind !== undefined && qty !== null) inRanges.push({ ...of, item_id, kind, delta });
    }
    addPlaceChanges(places, { data_set_id, branch_id, item_id }, before, now);
  }
  if (kinds.length > 0) await countKinds(trx, kinds);
  if (inRanges.length > 0) await askLast(trx, addRangeCounts, inRanges);
  if (places.length > 0) await askLast(trx, addPlaceCounts, places);
}
