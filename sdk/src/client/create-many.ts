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

/**
 * Sends entries in requests, one after the other. What the service didn't get to is sent with the next one.
 *
 * @param prepare An entry as it is sent, each time.
 */
async function* createMany<Entry, Sent, Result extends object>(
  entries: Iterable<Entry> | AsyncIterable<Entry>,
  most: number,
  prepare: (entry: Entry) => Sent,
  send: (part: Sent[]) => PromiseLike<{ results: Result[] }>,
): AsyncGenerator<Result & { index: number }, void> {
  let part: Sent[] = [];
  let size = 0;
  let index = 0;
  async function* sent() {
    const { results } = await send(part);
    if (!results[0]) throw new TypeError("The service sent nothing");
    part = part.slice(results.length);
    size = 0;
    for (const result of results) yield { ...result, index: index++ };
  }
  for await (const entry of entries) {
    const more = JSON.stringify(entry).length;
    if (part.length === most || (size > 0 && size + more > mostCharacters)) yield* sent();
    part.push(prepare(entry));
    size += more;
  }
  while (part[0]) yield* sent();
}

/** Sends sales in requests of up to 500. `index` of a result is the position among all sales. */
export const createManySales = (
  createBulk: Resources["sales"]["createBulk"],
  ...[entries, options]: Parameters<CreateManySales>
): ReturnType<CreateManySales> =>
  createMany(
    entries,
    mostSales,
    (sale) => sale,
    (sales) => createBulk({ sales }, options),
  );

/** Sends items in requests of up to 100. */
export const createManyItems = (
  createBulk: Resources["items"]["createBulk"],
  ...[entries, options]: Parameters<CreateManyItems>
): ReturnType<CreateManyItems> =>
  createMany(
    entries,
    mostItems,
    ({ idempotency_key: key = crypto.randomUUID(), ...item }) => ({ key, item }),
    (part) =>
      createBulk(
        { idempotency_keys: part.map(({ key }) => key), items: part.map(({ item }) => item) },
        options,
      ),
  );
