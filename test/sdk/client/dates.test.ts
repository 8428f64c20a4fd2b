import { ConfigurationError, localDate, Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import { forEachTest } from "../../support/suite.ts";
import { envelope, key, startDouble } from "./double.ts";

describe("dates", () => {
  const double = forEachTest(() => startDouble(() => envelope({})));
  const client = () => new Taxctl({ apiKey: key, baseUrl: double.url });
  const items = [{ item_code: "A", quantity: 1, unit_price: 1 }];

  it("of a document are sent as YYYYMMDD, in either form, also in lists", async () => {
    const sale = { invoice_no: "1", payment_type: "01", items };
    for (const sale_date of ["2026-03-10", "20260310"]) {
      await client().sales.create({ ...sale, sale_date });
      await client().sales.createBulk({ sales: [{ ...sale, sale_date }] });
    }
    const sent = double.seen.map(({ body }) => body);
    const single = { ...sale, sale_date: "20260310" };
    expect(sent).to.deep.equal([single, { sales: [single] }, single, { sales: [single] }]);
  });

  it("of a period are sent as YYYY-MM-DD, in either form, in a body and in a query", async () => {
    for (const from_date of ["2026-03-01", "20260301"]) {
      await client().sales.search({ from_date });
      await client().transactions.list({ from_date });
    }
    expect(
      double.seen.map(({ body, query }) => query.get("from_date") ?? Object(body).from_date),
    ).to.deep.equal(Array.from({ length: 4 }, () => "2026-03-01"));
  });

  it("of other forms, and other texts, are sent as they are, so that the service names them", async () => {
    for (const sale_date of ["10/03/2026", "2026-0310", "2026-03-10T08:00:00Z", ""])
      await client().sales.create({ invoice_no: "2026-03-10", sale_date, payment_type: "01", items });
    expect(double.seen.map(({ body }) => [Object(body).sale_date, Object(body).invoice_no])).to.deep.equal([
      ["10/03/2026", "2026-03-10"],
      ["2026-0310", "2026-03-10"],
      ["2026-03-10T08:00:00Z", "2026-03-10"],
      ["", "2026-03-10"],
    ]);
  });

  it("leave the caller's own objects as they are", async () => {
    const sale = { invoice_no: "1", sale_date: "2026-03-10", payment_type: "01", items };
    await client().sales.create(sale);
    expect(sale.sale_date).to.equal("2026-03-10");
  });
});

describe("localDate", () => {
  it("is the day at the place, on both sides of its midnight and of the program's", () => {
    const beforeMidnight = Date.parse("2026-03-10T20:59:59.999Z");
    expect(localDate("Africa/Nairobi", beforeMidnight)).to.equal("20260310");
    expect(localDate("Africa/Nairobi", beforeMidnight + 1)).to.equal("20260311");
    expect(localDate("UTC", new Date(beforeMidnight + 1))).to.equal("20260310");
    expect(localDate("Pacific/Auckland", Date.parse("2026-12-31T11:00:00Z"))).to.equal("20270101");
  });

  it("is today without a moment", () => {
    const before = localDate("UTC", Date.now());
    expect([before, localDate("UTC", Date.now())]).to.include(localDate("UTC"));
  });

  it("names a time zone that doesn't exist, and a moment that doesn't", () => {
    expect(() => localDate("Nairobi")).to.throw(ConfigurationError, "Africa/Nairobi");
    expect(() => localDate("UTC", new Date("yesterday"))).to.throw(
      ConfigurationError,
      "a moment that exists",
    );
  });
});
