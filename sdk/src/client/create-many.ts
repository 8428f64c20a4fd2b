// Many sales: requests of as many as one may have, and one result for each sale.
import type { BulkSaleResult, SaleInput } from "../rules/openapi.ts";
import type { Resources } from "./routes.ts";
import type { RequestOptions } from "./types.ts";

export type CreateMany = (
  sales: Iterable<SaleInput> | AsyncIterable<SaleInput>,
  options?: RequestOptions,
) => AsyncGenerator<BulkSaleResult, void>;

const mostSales = 500;
/** A request may have 4 MiB. A character takes at most three bytes. */
const mostCharacters = 1_300_000;

/** Sends sales in requests of up to 500, one after the other. `index` of a result is the position among all sales. */
export async function* createMany(
  createBulk: Resources["sales"]["createBulk"],
  ...[sales, options]: Parameters<CreateMany>
): ReturnType<CreateMany> {
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
