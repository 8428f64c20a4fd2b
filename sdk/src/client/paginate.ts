// Lists in pages: the first page when awaited, all rows in `for await`.

import type { Pagination } from "../rules/openapi.ts";
import { ApiCall, type Reply } from "./call.ts";

type PageBody<Row, Meta> = { data: Row[]; meta: Meta };
/** Fetches the page that `cursor` begins; without it, the one that the caller asked for. */
export type FetchPage = (cursor?: string) => Promise<Reply<unknown>>;

/** One page of a list. */
export class Page<Row, Meta extends Pagination = Pagination> {
  readonly data: Row[];
  readonly meta: Meta;
  readonly #fetchPage: FetchPage;

  constructor(body: PageBody<Row, Meta>, fetchPage: FetchPage) {
    this.data = body.data;
    this.meta = body.meta;
    this.#fetchPage = fetchPage;
  }

  /** The number of rows on all pages. Undefined on pages after the first. */
  get total(): number | undefined {
    return this.meta.total;
  }

  get hasNext(): boolean {
    return Boolean(this.meta.next_cursor);
  }

  /** The page after this one; undefined after the last. */
  async next(): Promise<Page<Row, Meta> | undefined> {
    const { next_cursor: cursor } = this.meta;
    return cursor ? (await loadPage<Row, Meta>(this.#fetchPage, cursor)).data : undefined;
  }
}

async function loadPage<Row, Meta extends Pagination>(
  fetchPage: FetchPage,
  cursor?: string,
): Promise<Reply<Page<Row, Meta>, PageBody<Row, Meta>>> {
  const reply = await fetchPage(cursor);
  const body = reply.body as PageBody<Row, Meta>;
  return { ...reply, body, data: new Page(body, fetchPage) };
}

/**
 * A list. The SDK fetches pages as you need them, so a loop that you leave early costs no further request. Each page begins
 * where the one before it ended: you get each row once when rows are added meanwhile. Lists sorted by a quantity or by the last
 * synchronization are an exception, because their rows move.
 *
 * @example
 * for await (const transaction of client.transactions.list({ status: "failed" })) console.log(transaction.invoice_no);
 * const firstHundred = await client.transactions.list().toArray({ limit: 100 });
 */
export class PageCall<Row, Meta extends Pagination = Pagination>
  extends ApiCall<Page<Row, Meta>, PageBody<Row, Meta>>
  implements AsyncIterable<Row>
{
  constructor(fetchPage: FetchPage) {
    super(loadPage(fetchPage));
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Row, void, undefined> {
    for await (const page of this.pages()) yield* page.data;
  }

  async *pages(): AsyncGenerator<Page<Row, Meta>, void, undefined> {
    let page: Page<Row, Meta> | undefined = await this;
    while (page) {
      yield page;
      page = await page.next();
    }
  }

  /** All rows in an array. @param options.limit at most this many rows */
  async toArray(options: { limit?: number | undefined } = {}): Promise<Row[]> {
    const limit = options.limit ?? Number.POSITIVE_INFINITY;
    const rows: Row[] = [];
    if (limit <= 0) return rows;
    for await (const row of this) {
      rows.push(row);
      if (rows.length >= limit) break;
    }
    return rows;
  }
}
