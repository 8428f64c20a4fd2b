// Many sales or items: requests of as many as one may have, and one result for each.
import type { BulkItemResult, BulkSaleResult, ItemInput, SaleInput } from "../rules/openapi.ts";
import type { Resources } from "./routes.ts";
import type { RequestOptions } from "./types.ts";

export type CreateManySales = (
  sales: Iterable<SaleInput> | AsyncIterable<SaleInput>,
  options?: RequestOptions,
) => AsyncGenerator<BulkSaleResult, void>;

/** `idempotency_key`: within a day, an item is registered once under it, whatever call sends it. */
type KeyedItem = ItemInput & { idempotency_key?: string | undefined };

export type CreateManyItems = (
  items: Iterable<KeyedItem> | AsyncIterable<KeyedItem>,
  options?: RequestOptions,
) => AsyncGenerator<BulkItemResult, void>;

const mostSales = 500;
const mostItems = 100;
/** A request may have 4 MiB. A character takes at most three bytes. */
const mostCharacters = 1_300_000;

/** Sends sales in requests of up to 500, one after the other. `index` of a result is the position among all sales. */
export async function* createManySales(
  createBulk: Resources["sales"]["createBulk"],
  ...[sales, options]: Parameters<CreateManySales>
): ReturnType<CreateManySales> {
  let part: SaleInput[] = [];
  let size = 0;
  let index = 0;
  async function* send() {
    const { results } = await createBulk({ sales: part }, options);
    for (const result of results) yield { ...result, index: index++ };
    part = [];
    size = 0;
  }
  for await (const sale of sales) {
    const more = JSON.stringify(sale).length;
    if (part.length === mostSales || (size > 0 && size + more > mostCharacters)) yield* send();
    part.push(sale);
    size += more;
  }
  if (size > 0) yield* send();
}

/** Sends items in requests of up to 100, one after the other. What the service didn't get to is sent with the next request. */
export async function* createManyItems(
  createBulk: Resources["items"]["createBulk"],
  ...[items, options]: Parameters<CreateManyItems>
): ReturnType<CreateManyItems> {
  let waiting: (ItemInput & { idempotency_key: string })[] = [];
  let index = 0;
  async function* send() {
    const input = {
      idempotency_keys: waiting.map(({ idempotency_key }) => idempotency_key),
      items: waiting.map(({ idempotency_key: _key, ...item }) => item),
    };
    const { results } = await createBulk(input, options);
    if (results.length === 0) throw new TypeError("The service sent no result for any of the items");
    waiting = waiting.slice(results.length);
    for (const result of results) yield { ...result, index: index++ };
  }
  for await (const item of items) {
    waiting.push({ ...item, idempotency_key: item.idempotency_key ?? crypto.randomUUID() });
    if (waiting.length === mostItems) yield* send();
  }
  while (waiting.length > 0) yield* send();
}
