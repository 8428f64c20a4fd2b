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

/** Rows that an iteration remembers; enough for as many additions between two pages. */
const REMEMBERED = 10_000;

/**
 * Keeps rows that an iteration has given from coming a second time: a row that is added in front of others moves them
 * to the next page. Rows with a key are compared by it. Rows without a key may be equal and still be two, so they are
 * only left out as far as the list has grown and the page repeats the end of the earlier ones.
 */
class Fresh<Row> {
  readonly #key: readonly string[] | undefined;
  readonly #keys = new Set<string>();
  #last: string[] = [];
  #given = 0;
  #first: Pagination | undefined;

  constructor(key: readonly string[] | undefined) {
    this.#key = key;
  }

  rowsOf({ data, meta }: Page<Row>): Row[] {
    const key = this.#key;
    return key ? data.filter((row) => this.#isNew(identityOf(row, key))) : this.#withoutOverlap(data, meta);
  }

  #isNew(identity: string | undefined): boolean {
    if (identity === undefined) return true;
    const isNew = !this.#keys.delete(identity);
    this.#keys.add(identity);
    const [oldest] = this.#keys;
    if (this.#keys.size > REMEMBERED && oldest !== undefined) this.#keys.delete(oldest);
    return isNew;
  }

  #withoutOverlap(data: Row[], meta: Pagination): Row[] {
    this.#first ??= meta;
    const texts = data.map((row) => JSON.stringify(row));
    const start = (meta.current_page - this.#first.current_page) * meta.per_page;
    const furthest = this.#given + (meta.total - this.#first.total) - start;
    let head = 0;
    let repeated = 0;
    for (let back = furthest; back > 0 && repeated === 0; back -= 1) {
      // More rows were added than lie before this page: it begins with some of them.
      head = Math.max(0, back - this.#last.length);
      const end = this.#last.slice(-back).slice(0, Math.max(0, texts.length - head));
      if (end.every((text, index) => text === texts[head + index])) repeated = end.length;
    }
    if (repeated === 0) head = furthest >= this.#last.length + texts.length ? texts.length : 0;
    this.#given += data.length - repeated - head;
    this.#last = [...this.#last, ...texts.slice(head + repeated)].slice(-REMEMBERED);
    return data.filter((_, index) => index < head || index >= head + repeated);
  }
}

function identityOf(row: unknown, key: readonly string[]): string | undefined {
  const values = key.map((name) => Object(row)[name]);
  return values.includes(undefined) ? undefined : JSON.stringify(values);
}

/**
 * A list under way. Pages are fetched as they are needed, so leaving a loop early costs no further request. No
 * row comes twice when others are added meanwhile (up to 10,000 between two pages); `pages()` gives the pages unchanged.
 *
 * @example
 * for await (const transaction of client.transactions.list({ status: "failed" })) console.log(transaction.invoice_no);
 * const firstHundred = await client.transactions.list().toArray({ limit: 100 });
 */
export class PageCall<Row> extends ApiCall<Page<Row>, PageBody<Row>> implements AsyncIterable<Row> {
  readonly #rowKey: readonly string[] | undefined;

  /**
   * @param first number of the page that awaiting gives
   * @param rowKey fields that identify a row
   */
  constructor(fetchPage: FetchPage, first: number, rowKey?: readonly string[]) {
    super(loadPage(fetchPage, first));
    this.#rowKey = rowKey;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Row, void, undefined> {
    const fresh = new Fresh<Row>(this.#rowKey);
    for await (const page of this.pages()) yield* fresh.rowsOf(page);
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
