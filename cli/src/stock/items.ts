// Finding the items that a movement names: a few by code, many from the whole list.
import type { Item, Taxctl } from "@taxctl/sdk";
import { stockProblem } from "@taxctl/sdk/validation";
import { usageFailure } from "../failures/failure.ts";
import { runPool } from "../service/pool.ts";
import { unlessStatus } from "../service/unless-status.ts";
import type { Change } from "./adjust.ts";

/** Up to so many items are looked up one by one; beyond, reading the whole list costs fewer calls. */
const few = 20;

/** Items by code, and by barcode where it is one item's alone. */
type ItemBook = { byCode: Map<string, Item>; byBarcode: Map<string, Item> };

/** The items that are named, as far as there are any. */
export async function findItems(
  client: Taxctl,
  codes: readonly string[],
  hasBarcodes: boolean,
): Promise<ItemBook> {
  const book: ItemBook = { byCode: new Map(), byBarcode: new Map() };
  if (codes.length <= few && !hasBarcodes) {
    await runPool(codes, 4, async (code) => {
      const item = await unlessStatus([404], () => client.items.get(code));
      if (item) book.byCode.set(code, item);
    });
    return book;
  }
  const twice = new Set<string>();
  for (const item of await client.items.list({ per_page: 100 }).toArray()) {
    book.byCode.set(item.item_code, item);
    if (!item.barcode) continue;
    if (book.byBarcode.has(item.barcode)) twice.add(item.barcode);
    book.byBarcode.set(item.barcode, item);
  }
  for (const barcode of twice) book.byBarcode.delete(barcode);
  return book;
}

/** The change of one item. */
export async function changeOf(client: Taxctl, code: string, qty: number): Promise<Change> {
  const item = await client.items.get(code);
  const problem = stockProblem(code, item);
  if (problem) throw usageFailure(problem);
  return { item, qty };
}
