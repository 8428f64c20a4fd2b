// Which goods out of use a branch still has on its lists.
import { blockBits, blocksWith, partBits, partsWith } from "../db/item-counters.ts";
import { numbered } from "../db/item-texts.ts";
import { noBranch, type Term } from "../db/level-kinds.ts";
import type { Queryable } from "../db/schema.ts";
import { goodsOf, heldQty, type StockScope, withStock } from "./scope.ts";

const blockOf = (seq: number): number => seq >> blockBits;
const partOf = (seq: number): number => seq >> partBits;

/** The counters of goods out of use: of those of which there is anything, or less than nothing, and of the others. */
function termsOf({ branch_id }: StockScope): { left: Term[]; gone: Term[] } {
  const kinds = ["unused_enough", "unused_little", "unused_owed"];
  return {
    left: [{ branch_id, kinds, sign: 1 }],
    gone: [
      { branch_id: noBranch, kinds: ["unused_good"], sign: 1 },
      { branch_id, kinds, sign: -1 },
    ],
  };
}

/**
 * Those of some goods out of use of which there is anything, or less than nothing: the others are on no list. Counters tell of blocks where
 * all or nothing is left; in others, goods are looked up, and where little is left, in parts alone that have some of it.
 *
 * @param unused Their numbers, ascending, as those that are returned.
 */
export async function leftOf(
  db: Queryable,
  scope: StockScope,
  unused: readonly number[],
): Promise<readonly number[]> {
  // A counter costs what a good costs: of fewer goods than blocks, none is asked.
  if (unused.length <= blockOf(unused.at(-1) ?? 0)) return lookUp(db, scope, unused);
  const { data_set_id } = scope;
  const terms = termsOf(scope);
  // Each of the two was so at some time, whatever changes in between: that suffices for what it alone says.
  const [left, gone] = await Promise.all([
    blocksWith(db, data_set_id, terms.left),
    blocksWith(db, data_set_id, terms.gone),
  ]);
  const possible = unused.filter((seq) => left.has(blockOf(seq)));
  let unsure = possible.filter((seq) => gone.has(blockOf(seq)));
  const blocks = [...left.keys()].filter((block) => gone.has(block));
  if (blocks.reduce((sum, block) => sum + (left.get(block) ?? 0), 0) < unsure.length) {
    const parts = await partsWith(db, data_set_id, terms.left, blocks);
    unsure = unsure.filter((seq) => parts.has(partOf(seq)));
  }
  const found = new Set(await lookUp(db, scope, unsure));
  return possible.filter((seq) => found.has(seq) || !gone.has(blockOf(seq)));
}

async function lookUp(db: Queryable, scope: StockScope, unused: readonly number[]): Promise<number[]> {
  if (unused.length === 0) return [];
  const levels = goodsOf(withStock(numbered(db, scope.data_set_id, unused), db, scope), scope);
  const found: number[] = await levels.whereRaw(`${heldQty} <> 0`).pluck("items.seq");
  return found.sort((one, other) => one - other);
}
