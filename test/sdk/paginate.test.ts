// Responsible for proving pages: all rows in order, and no request more than needed.
import { NotFoundError, Page, PageCall } from "@taxctl/sdk";
import { expect } from "chai";
import { clientOf, type Double, failure, type Scripted, type Seen, startDouble } from "./double.ts";

/** Rows 1 to 120, as `{ transaction_id: "n" }`. */
function answer({ query, body }: Seen): Scripted {
  const asked = { ...Object(body), ...Object.fromEntries(query) };
  const page = Number(asked.page ?? 1);
  const perPage = Number(asked.per_page ?? 50);
  const first = (page - 1) * perPage;
  const data = Array.from({ length: Math.max(0, Math.min(perPage, 120 - first)) }, (_, index) => ({
    transaction_id: String(first + index + 1),
  }));
  const meta = { current_page: page, per_page: perPage, total: 120, total_pages: Math.ceil(120 / perPage) };
  return { body: { data, meta } };
}

type Listed = Record<string, unknown>;

/** Lists of rows that tests change between two pages; 3 rows a page. */
async function startList(rows: Listed[], change: (page: number) => void): Promise<Double> {
  return startDouble(({ query, body }) => {
    const page = Number(query.get("page") ?? Object(body).page ?? 1);
    const data = rows.slice((page - 1) * 3, page * 3);
    const meta = {
      current_page: page,
      per_page: 3,
      total: rows.length,
      total_pages: Math.ceil(rows.length / 3),
    };
    change(page);
    return { body: { data, meta } };
  });
}

describe("rows of a list that grows while it is read", () => {
  const numbered = (from: number, to: number): Listed[] =>
    Array.from({ length: to - from + 1 }, (_, index) => ({ transaction_id: String(from + index) }));
  /** Two lines of one document: equal, and still two movements. */
  const moved = (name: string): Listed => ({ transaction_id: name, item_code: "KE1", qty: 1 });

  async function read(rows: Listed[], change: (page: number) => void, list: "transactions" | "movements") {
    const double = await startList(rows, change);
    const client = clientOf(double);
    const call = list === "transactions" ? client.transactions.list() : client.stock.movements();
    const found: string[] = [];
    for await (const row of call) found.push(row.transaction_id);
    await double.close();
    return found;
  }

  it("come once, however many are inserted before them", async () => {
    for (const inserted of [1, 2, 3, 5, 7]) {
      const rows = numbered(1, 8);
      let next = 0;
      const found = await read(
        rows,
        (page) => {
          if (page > 2) return;
          for (let count = 0; count < inserted; count += 1) rows.unshift({ transaction_id: `new ${next++}` });
        },
        "transactions",
      );
      expect(
        found.filter((id) => !id.startsWith("new")),
        `${inserted} inserted`,
      ).to.deep.equal(numbered(1, 8).map((row) => row.transaction_id));
    }
  });

  it("come once, although a row that comes again has changed meanwhile", async () => {
    const rows = numbered(1, 6);
    const found = await read(
      rows,
      (page) => {
        if (page > 1) return;
        rows[2] = { transaction_id: "3", status: "success" };
        rows.unshift({ transaction_id: "new" });
      },
      "transactions",
    );
    expect(found).to.deep.equal(["1", "2", "3", "4", "5", "6"]);
  });

  it("come once where rows have no id, and equal rows that are two come twice", async () => {
    for (const inserted of [0, 1, 2, 4, 7]) {
      const names = ["a", "a", "b", "b", "b", "b", "c", "d", "d"];
      const rows = names.map(moved);
      const found = await read(
        rows,
        (page) => {
          if (page !== 1) return;
          for (let count = 0; count < inserted; count += 1) rows.unshift(moved(`new ${count}`));
        },
        "movements",
      );
      expect(
        found.filter((id) => !id.startsWith("new")),
        `${inserted} inserted`,
      ).to.deep.equal(names);
    }
  });

  it("come again in pages(), which gives what the service gave", async () => {
    const rows = numbered(1, 5);
    const double = await startList(rows, (page) => page === 1 && rows.unshift({ transaction_id: "new" }));
    const found: string[] = [];
    for await (const page of clientOf(double).transactions.list().pages())
      found.push(...page.data.map((row) => row.transaction_id));
    await double.close();
    expect(found).to.deep.equal(["1", "2", "3", "3", "4", "5"]);
  });

  it("are remembered up to a bound, so that a long list needs little memory", async () => {
    const pages = 30;
    const perPage = 1_000;
    const fetchPage = async (page: number) => {
      const data = Array.from({ length: perPage }, (_, index) => ({ id: (page - 1) * perPage + index }));
      // The last page repeats a row of the first, longer ago than anything is remembered, and one of the page before.
      if (page === pages) data.splice(0, 2, { id: 0 }, { id: (page - 1) * perPage - 1 });
      const meta = { current_page: page, per_page: perPage, total: pages * perPage, total_pages: pages };
      const body = { data, meta };
      return {
        operation: "list",
        data,
        body,
        status: 200,
        headers: new Headers(),
        requestId: "r",
        warnings: [],
        idempotencyKey: undefined,
      };
    };
    const rows = await new PageCall<{ id: number }>(fetchPage, 1, ["id"]).toArray();
    expect(rows).to.have.length(pages * perPage - 1);
  });
});

describe("pages", () => {
  let double: Double;
  beforeEach(async () => {
    double = await startDouble((seen) =>
      seen.query.get("type") === "stock" ? failure(404, "not_found") : answer(seen),
    );
  });
  afterEach(() => double.close());

  it("gives the first page when awaited, and the next ones on request", async () => {
    const page = await clientOf(double).transactions.list();
    expect(page).to.be.instanceOf(Page);
    expect([page.data.length, page.total, page.hasNext]).to.deep.equal([50, 120, true]);
    const last = await (await page.next())?.next();
    expect([last?.data.length, last?.hasNext]).to.deep.equal([20, false]);
    expect(await last?.next()).to.equal(undefined);
    expect(double.seen).to.have.length(3);
  });

  it("walks over all rows in order, one request a page", async () => {
    const ids: string[] = [];
    for await (const row of clientOf(double).transactions.list({ status: "failed" }))
      ids.push(row.transaction_id);
    expect(ids).to.deep.equal(Array.from({ length: 120 }, (_, index) => String(index + 1)));
    expect(double.seen.map((one) => one.query.toString())).to.deep.equal([
      "status=failed&page=1",
      "status=failed&page=2",
      "status=failed&page=3",
    ]);
  });

  it("asks for no page more when a loop ends early", async () => {
    for await (const row of clientOf(double).transactions.list()) if (row.transaction_id === "50") break;
    expect(double.seen).to.have.length(1);
    for await (const row of clientOf(double).transactions.list()) if (row.transaction_id === "51") break;
    expect(double.seen).to.have.length(3);
  });

  it("collects up to a limit", async () => {
    expect(await clientOf(double).transactions.list().toArray({ limit: 50 })).to.have.length(50);
    expect(double.seen).to.have.length(1);
    expect(await clientOf(double).transactions.list({ per_page: 100 }).toArray()).to.have.length(120);
    expect(double.seen).to.have.length(3);
  });

  it("turns the pages of a search in its body", async () => {
    const sizes: number[] = [];
    for await (const page of clientOf(double).sales.search({ status: "success", per_page: 100 }).pages()) {
      sizes.push(page.data.length);
    }
    expect(sizes).to.deep.equal([100, 20]);
    expect(double.seen.map((one) => one.body)).to.deep.equal([
      { status: "success", per_page: 100, page: 1 },
      { status: "success", per_page: 100, page: 2 },
    ]);
  });

  it("starts at the page that was asked for", async () => {
    expect(await clientOf(double).transactions.list({ page: 3 }).toArray()).to.have.length(20);
    expect((await clientOf(double).transactions.list({ page: 9 })).hasNext).to.equal(false);
  });

  it("fails where the page fails", async () => {
    const list = clientOf(double).transactions.list({ type: "stock" });
    const error = await list.toArray().catch((reason) => reason);
    expect(error).to.be.instanceOf(NotFoundError);
  });

  it("shows the whole answer of the first page", async () => {
    const { data, body, status } = await clientOf(double).transactions.list().withResponse();
    expect(data.data).to.equal(body.data);
    expect([status, body.meta.total_pages]).to.deep.equal([200, 3]);
  });
});
