// Proving pages: all rows in order, and no request more than needed.
import { NotFoundError, Page } from "@taxctl/sdk";
import { expect } from "chai";
import { forEachTest } from "../../support/suite.ts";
import { clientOf, failure, type Seen, startDouble } from "./double.ts";

/** Rows 1 to 120, as `{ transaction_id: "n" }`. A cursor is the number of the row before it. */
function respond({ query, body }: Seen): { body: object } {
  const asked: Record<string, unknown> = { ...Object(body), ...Object.fromEntries(query) };
  const page = Number(asked.page ?? 1);
  const perPage = Number(asked.per_page ?? 50);
  const first = asked.cursor === undefined ? (page - 1) * perPage : Number(asked.cursor);
  const data = Array.from({ length: Math.max(0, Math.min(perPage, 120 - first)) }, (_, index) => ({
    transaction_id: String(first + index + 1),
  }));
  const totals = { current_page: page, total: 120, total_pages: Math.ceil(120 / perPage) };
  const next_cursor = first + perPage < 120 ? String(first + perPage) : null;
  return {
    body: { data, meta: { ...(asked.cursor === undefined && totals), per_page: perPage, next_cursor } },
  };
}

describe("pages", () => {
  const double = forEachTest(() =>
    startDouble((seen) => (seen.query.get("type") === "stock" ? failure(404, "not_found") : respond(seen))),
  );

  it("gives the first page when awaited, and the next ones on request", async () => {
    const page = await clientOf(double).transactions.list();
    expect(page).to.be.instanceOf(Page);
    expect([page.data.length, page.total, page.hasNext]).to.deep.equal([50, 120, true]);
    const last = await (await page.next())?.next();
    expect([last?.data.length, last?.total, last?.hasNext]).to.deep.equal([20, undefined, false]);
    expect(await last?.next()).to.equal(undefined);
    expect(double.seen).to.have.length(3);
  });

  it("walks over all rows in order, one request a page", async () => {
    const ids: string[] = [];
    for await (const row of clientOf(double).transactions.list({ status: "failed" }))
      ids.push(row.transaction_id);
    expect(ids).to.deep.equal(Array.from({ length: 120 }, (_, index) => String(index + 1)));
    expect(double.seen.map((one) => one.query.toString())).to.deep.equal([
      "status=failed",
      "status=failed&cursor=50",
      "status=failed&cursor=100",
    ]);
  });

  it("requests no further page when a loop ends early", async () => {
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
      { status: "success", per_page: 100 },
      { status: "success", per_page: 100, cursor: "100" },
    ]);
  });

  it("starts at the requested page", async () => {
    expect(await clientOf(double).transactions.list({ page: 3 }).toArray()).to.have.length(20);
    expect((await clientOf(double).transactions.list({ page: 9 })).hasNext).to.equal(false);
  });

  it("continues from a stored cursor, and from a page requested by number", async () => {
    expect(await clientOf(double).transactions.list({ cursor: "110" }).toArray()).to.have.length(10);
    expect(await clientOf(double).transactions.list({ page: 2 }).toArray()).to.have.length(70);
    expect(double.seen.map((one) => one.query.toString())).to.deep.equal([
      "cursor=110",
      "page=2",
      "cursor=100",
    ]);
  });

  it("fails if the page fails", async () => {
    const list = clientOf(double).transactions.list({ type: "stock" });
    const error = await list.toArray().catch((reason) => reason);
    expect(error).to.be.instanceOf(NotFoundError);
  });

  it("shows the whole response of the first page", async () => {
    const { data, body, status } = await clientOf(double).transactions.list().withResponse();
    expect(data.data).to.equal(body.data);
    expect([status, body.meta.total_pages]).to.deep.equal([200, 3]);
  });
});
