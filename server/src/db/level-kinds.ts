// What items and levels of stock are counted as: whether the good is in use, and whether there is enough of it.

const use = "case when items.is_active = 1 then '' else 'unused_' end";
const amount =
  "case when stock.qty > items.safety_qty then 'enough' when stock.qty > 0 then 'little' when stock.qty < 0 then 'owed' else 'none' end";
/** What an item is counted as, as SQL over `items`. */
export const itemKindSql = `concat(${use}, case when items.item_type = '3' then 'service' else 'good' end)`;
/** What a level is counted as, as SQL over `stock` and `items`. */
export const levelKindSql = `concat(${use}, ${amount})`;

export type Item = { is_active: number; item_type: string };
export type Level = { is_active: number; safety_qty: number; qty: number };

const used = ({ is_active }: Pick<Item, "is_active">): string => (is_active ? "" : "unused_");

export const itemKind = (item: Item): string => `${used(item)}${item.item_type === "3" ? "service" : "good"}`;

export function levelKind(level: Level): string {
  const { qty, safety_qty } = level;
  const kind = qty > safety_qty ? "enough" : qty > 0 ? "little" : qty < 0 ? "owed" : "none";
  return `${used(level)}${kind}`;
}

/** Under this, levels are counted by parts that the unit has taken at some time, beside what they are. */
export const syncedKind = (kind: string): string => `synced_${kind}`;

export type QuantityFilter = { low_stock?: boolean; out_of_stock?: boolean };

/** The kinds of levels that are listed, all or those that a filter leaves. What is out of stock runs low as well. */
export function kindsOf({ low_stock, out_of_stock }: QuantityFilter): {
  owed: string[];
  none: string[];
  held: string[];
} {
  const isLeft = (isLow: boolean, isOut: boolean): boolean =>
    (low_stock === undefined || low_stock === isLow) &&
    (out_of_stock === undefined || out_of_stock === isOut);
  const little = isLeft(true, false) ? ["little", "unused_little"] : [];
  const enough = isLeft(false, false) ? ["enough", "unused_enough"] : [];
  const isOutLeft = isLeft(true, true);
  return {
    owed: isOutLeft ? ["owed", "unused_owed"] : [],
    // Of what is out of use and gone there is nothing to tell.
    none: isOutLeft ? ["none"] : [],
    held: [...little, ...enough],
  };
}

/** The branch under which items are counted by what they are; under others, by what is left of them there. */
export const noBranch = 0;

/** Some of the counters whose sum is the number of listed items; those with a minus are of items that the others count and the list leaves out. */
export type Term = { branch_id: number; kinds: readonly string[]; sign: 1 | -1 };
