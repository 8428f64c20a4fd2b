// The stock movements that correct quantities: amounts by the rules, numbers that make repetition safe.
import { createHash } from "node:crypto";
import type { Item, StockMovementInput } from "@taxctl/sdk";
import { add, documentTotals, lineAmounts, multiply, round2 } from "@taxctl/sdk/amounts";

/** How the API calls the kinds of movements. */
const movementTypes = { in: "11", out: "12", adjust: "13" } as const;
export type MovementKind = keyof typeof movementTypes;

/** The fields of an item that a movement has. */
export type MovedItem = Pick<
  Item,
  | "item_code"
  | "item_class_code"
  | "item_name"
  | "barcode"
  | "pkg_unit_code"
  | "qty_unit_code"
  | "default_price"
  | "tax_type_code"
> &
  Partial<Pick<Item, "tax_rate">>;

type Moved = Pick<Change, "qty" | "price"> & { item: MovedItem };

/** One item's change. */
export type Change = {
  item: Item;
  /** Signed for an adjustment, positive for in and out. */
  qty: number;
  /** Price of a piece; by default the item's own. */
  price?: number | undefined;
  /** Line of the count. */
  line?: number | undefined;
};

export type MovementPlan = {
  kind: MovementKind;
  /** `YYYYMMDD` */
  date: string;
  remark: string | undefined;
  /** Percent by tax type. */
  rates: ReadonlyMap<string, number>;
  branch: string | undefined;
};

/** A change as it is shown before it is booked. */
export function shownChange({ item, qty, price }: Change) {
  const { item_code, item_name, current_qty, default_price } = item;
  const counted_qty = Math.round((current_qty + qty) * 10_000) / 10_000;
  const total_amount = round2(multiply(qty, price ?? default_price));
  return { item_code, item_name, current_qty, counted_qty, change_qty: qty, total_amount };
}

/** The movement of some changes. `sar_no` is the caller's. */
export function movementOf(changes: readonly Moved[], sarNo: string, plan: MovementPlan): StockMovementInput {
  const items = changes.map((change, index) => line(change, index, plan));
  const amounts = documentTotals(
    items.map(({ tot_amt, tax_amt, taxbl_amt, sply_amt }) => ({
      total_amount: tot_amt,
      tax_amount: tax_amt,
      taxable_amount: taxbl_amt,
      supply_amount: sply_amt,
    })),
  );
  return {
    ...(plan.branch ? { branch_id: plan.branch } : {}),
    sar_no: sarNo,
    sar_ty_cd: movementTypes[plan.kind],
    sar_dt: plan.date,
    tot_item_cnt: items.length,
    tot_taxbl_amt: amounts.taxable_amount,
    tot_tax_amt: amounts.tax_amount,
    tot_amt: amounts.total_amount,
    ...(plan.remark ? { remark: plan.remark } : {}),
    items,
  };
}

function line(change: Moved, index: number, { rates }: MovementPlan): StockMovementInput["items"][number] {
  const { item, qty } = change;
  const sign = qty < 0 ? -1 : 1;
  const unitPrice = change.price ?? item.default_price;
  const amounts = lineAmounts({
    quantity: Math.abs(qty),
    unit_price: unitPrice,
    tax_rate: item.tax_rate ?? rates.get(item.tax_type_code) ?? 0,
  });
  return {
    item_seq: index + 1,
    item_cd: item.item_code,
    item_clss_cd: item.item_class_code,
    item_nm: item.item_name,
    ...(item.barcode ? { bcd: item.barcode } : {}),
    pkg_unit_cd: item.pkg_unit_code,
    // Packages take fewer decimals than quantities.
    pkg: round2(qty),
    qty_unit_cd: item.qty_unit_code,
    qty,
    prc: unitPrice,
    sply_amt: signed(amounts.supply_amount, sign),
    taxbl_amt: signed(amounts.taxable_amount, sign),
    tax_ty_cd: item.tax_type_code,
    tax_amt: signed(amounts.tax_amount, sign),
    tot_amt: signed(amounts.total_amount, sign),
  };
}

function signed(amount: number, sign: number): number {
  return amount === 0 ? 0 : sign * amount;
}

/** The exact change from one quantity to another. */
export function differenceOf(counted: number, current: number): number {
  return add(counted, -current);
}

/**
 * The default number of a stock take. It includes the quantities before and after: a repeated run after a crash gets the same number, and a
 * later count of the same items gets another.
 */
export function countNumber(date: string, changes: readonly Change[], attempt: number): string {
  const content = changes.map(({ item, qty }) => [item.item_code, item.current_qty, qty]);
  return `COUNT-${date}-${shortHash(content)}${attempt === 0 ? "" : `-${attempt + 1}`}`;
}

/**
 * The default number of one item's change. The quantity in stock is not in it: a command that is run again on the same day
 * gets the same number, and the service books it once. The service keeps the numbers of each branch apart.
 */
export function changeNumber({ item, qty, price }: Change, { kind, date, remark }: MovementPlan): string {
  return `ADJUST-${date}-${shortHash([kind, item.item_code, qty, price ?? null, remark ?? null])}`;
}

/** Twelve characters that equal content has in common. */
export function shortHash(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 12).toUpperCase();
}
