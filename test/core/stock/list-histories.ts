// Random items with histories in two branches, and the lists that they are to make.
import fc from "fast-check";
import type { StockFilter, StockSort } from "../../../server/src/core/stock/list-store.ts";
import { fold } from "../../../server/src/db/sql/values.ts";

export const scale = 10_000;

export type Item = {
  item_name: string;
  barcode: string | null;
  is_active: boolean;
  item_type: string;
  safety_qty: number;
  /** The branch whose unit registers it. */
  branch: 1 | 2;
};
/** What happens to an item of the list, in one of two branches: `what` is a quantity (in whole units) or a change. */
export type Step = {
  item: number;
  branch: 1 | 2;
  what:
    | { book: number }
    | { take: number }
    | { count: true }
    | { rename: string }
    | { use: boolean }
    | { safety: number };
};

const letters = (...all: string[]) =>
  fc.array(fc.constantFrom(...all), { minLength: 1, maxLength: 9 }).map((some) => some.join(""));
const names = letters("a", "B", "ab", " ", "%", "_", "!", "é", "ß", "\u{1f34e}", "0");
const branch = fc.constantFrom(1 as const, 2 as const);
export const items: fc.Arbitrary<Item[]> = fc.array(
  fc.record({
    item_name: names,
    barcode: fc.option(letters("0", "1", "12", "x")),
    is_active: fc.constantFrom(true, true, false),
    item_type: fc.constantFrom("1", "2", "2", "3"),
    safety_qty: fc.constantFrom(0, 2, 5),
    branch,
  }),
  { minLength: 1, maxLength: 40 },
);
const quantity = fc.oneof(fc.integer({ min: -4, max: 6 }), fc.constantFrom(1_000, 99_999_999));
export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    item: fc.nat(),
    branch,
    what: fc.oneof(
      { weight: 5, arbitrary: quantity.map((book) => ({ book })) },
      quantity.map((take) => ({ take })),
      fc.constant({ count: true as const }),
      names.map((rename) => ({ rename })),
      fc.boolean().map((use) => ({ use })),
      fc.constantFrom(0, 3).map((safety) => ({ safety })),
    ),
  }),
  { maxLength: 40 },
);
export const flag = fc.constantFrom(undefined, true, false);
export const part = fc.option(fc.oneof(names, letters("a", "b"), letters("0", "1")), { nil: undefined });
export const sorts = fc.record({
  sort_by: fc.constantFrom(undefined, "item_code", "item_name", "current_qty", "last_synced_at"),
  sort_order: fc.constantFrom("asc", "desc"),
}) as fc.Arbitrary<StockSort>;
export const given = <T extends object>(filter: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as never;

/** An item as it is to be listed, with what branch 1 holds of it where it is on that branch's list. */
export type Known = Item & {
  id: number;
  item_code: string;
  levels: Map<number, { qty: number; synced: number | null }>;
};

export const hasParts = (item: Known, { item_code, item_name, barcode }: StockFilter): boolean =>
  (item_code === undefined || item.item_code.toLowerCase().includes(item_code.trim().toLowerCase())) &&
  (item_name === undefined || fold(item.item_name).includes(fold(item_name))) &&
  (barcode === undefined || (item.barcode ?? "").includes(barcode.trim().toLowerCase()));

export const levelOf = ({ levels }: Known) => levels.get(1) ?? { qty: 0, synced: null };

/** What a branch's list is to show, in the order of registration. */
export function listedOf(known: readonly Known[], filter: StockFilter): Known[] {
  const { low_stock, out_of_stock } = filter;
  return known.filter((item) => {
    const level = item.levels.get(1);
    if (!level || (!item.is_active && level.qty === 0) || !hasParts(item, filter)) return false;
    if (low_stock !== undefined && low_stock !== level.qty <= item.safety_qty) return false;
    return out_of_stock === undefined || out_of_stock === level.qty <= 0;
  });
}

const values: Record<NonNullable<StockSort["sort_by"]>, (item: Known) => string | number> = {
  item_code: ({ item_code }) => item_code,
  item_name: ({ item_name }) => Buffer.from(fold(item_name)).toString("hex"),
  current_qty: (item) => levelOf(item).qty,
  last_synced_at: (item) => levelOf(item).synced ?? -1,
};
export function sorted(listed: readonly Known[], { sort_by, sort_order }: StockSort): Known[] {
  if (sort_by === undefined) return listed.toReversed();
  const keyOf = values[sort_by];
  const ascending = listed.toSorted((one, other) => {
    const [left, right] = [keyOf(one), keyOf(other)];
    return left < right ? -1 : left > right ? 1 : one.id - other.id;
  });
  return sort_order === "asc" ? ascending : ascending.reverse();
}
