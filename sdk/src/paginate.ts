// Responsible for lists that answer in pages: the first page when awaited, all rows in `for await`.
import { ApiCall, type Reply } from "./call.ts";
import type { Pagination } from "./openapi.ts";

type PageBody<Row> = { data: Row[]; meta: Pagination };
/** Fetches the page of a number; 1 is the first. */
export type FetchPage = (page: number) => Promise<Reply<unknown>>;

/** One page of a list. */
export class Page<Row> {
  readonly data: Row[];
  readonly meta: Pagination;
  readonly #fetchPage: FetchPage;

  constructor(body: PageBody<Row>, fetchPage: FetchPage) {
    this.data = body.data;
    this.meta = body.meta;
    this.#fetchPage = fetchPage;
  }

  /** Rows on all pages together. */
  get total(): number {
    return this.meta.total;
  }

  get hasNext(): boolean {
    return this.data.length > 0 && this.meta.current_page < this.meta.total_pages;
  }

  /** The page after this one; undefined after the last. */
  async next(): Promise<Page<Row> | undefined> {
    if (!this.hasNext) return undefined;
    return (await loadPage<Row>(this.#fetchPage, this.meta.current_page + 1)).data;
  }
}

async function loadPage<Row>(fetchPage: FetchPage, number: number): Promise<Reply<Page<Row>, PageBody<Row>>> {
  const reply = await fetchPage(number);
  const body = reply.body as PageBody<Row>;
  return { ...reply, body, data: new Page(body, fetchPage) };
}

/**
 * A list under way. Pages are fetched as they are needed, so leaving a loop early costs no further request.
 *
 * @example
 * for await (const transaction of client.transactions.list({ status: "failed" })) console.log(transaction.invoice_no);
 * const firstHundred = await client.transactions.list().toArray({ limit: 100 });
 */
export class PageCall<Row> extends ApiCall<Page<Row>, PageBody<Row>> implements AsyncIterable<Row> {
  /** @param first number of the page that awaiting gives */
  constructor(fetchPage: FetchPage, first: number) {
    super(loadPage(fetchPage, first));
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Row, void, undefined> {
    for await (const page of this.pages()) yield* page.data;
  }

  async *pages(): AsyncGenerator<Page<Row>, void, undefined> {
    let page: Page<Row> | undefined = await this;
    while (page) {
      yield page;
      page = await page.next();
    }
  }

  /** @param options.limit fetch no more rows than this; all when left out */
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
