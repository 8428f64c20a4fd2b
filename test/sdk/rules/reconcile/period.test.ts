// The days of a comparison: those that purchases are read for, and the days around a period that partners may be of.
import { dayOf, matchPeriod, near } from "@taxctl/sdk/reconcile";
import { expect } from "chai";
import { readingPeriod } from "../../../../sdk/src/rules/reconcile/period.ts";
import { amounts, booked, reported } from "./documents.ts";

const march = { since: "2026-03-01", until: "2026-03-31" };

describe("the days that purchases are read for", () => {
  const books = ["2026-03-20", "2026-03-02", "2026-03-11"].map((date) => booked({ date }));

  it("are those of the period, and as many around it as partners may be apart", () => {
    expect(readingPeriod(march, books, 10)).to.deep.equal({ from: "2026-02-19", to: "2026-04-10" });
  });

  it("begin and end with the books where the period is open", () => {
    expect(readingPeriod({}, books, 5)).to.deep.equal({ from: "2026-02-25", to: "2026-03-25" });
  });

  it("are all days if neither the period nor the books have any", () => {
    expect(readingPeriod({}, [], 5)).to.deep.equal({ from: undefined, to: undefined });
    expect(readingPeriod({ since: "2026-03-01" }, [], 5)).to.deep.equal({
      from: "2026-02-24",
      to: undefined,
    });
  });
});

describe("the documents near a period", () => {
  const dates = ["2026-02-18", "20260219101500", "2026-03-31", "2026-04-10T23:59:00Z", "2026-04-11"];
  const documents = dates.map((date) => booked({ date }));
  const datesNear = (period: Parameters<typeof near>[1]) => near(documents, period, 10).map(dayOf);

  it("are those of the days around it, both ends included", () => {
    expect(datesNear(march)).to.deep.equal(["2026-02-19", "2026-03-31", "2026-04-10"]);
  });

  it("are all on a side where the period is open", () => {
    expect(datesNear({ since: "2026-03-01" })).to.deep.equal([
      "2026-02-19",
      "2026-03-31",
      "2026-04-10",
      "2026-04-11",
    ]);
    expect(datesNear({ until: "2026-03-31" })).to.have.lengthOf(4);
    expect(datesNear({})).to.have.lengthOf(5);
  });
});

describe("a period", () => {
  const options = { maxDays: 10 };

  it("has the pairs of which one side is in it, and the documents in it that have no partner", () => {
    const one = (id: string, date: string) => ({ id, number: id, date });
    const { result, ofOtherBranches } = matchPeriod(
      [
        reported(one("101", "2026-02-28")),
        reported(one("102", "2026-03-31")),
        reported(one("103", "2026-02-28")),
        reported(one("104", "2026-02-28")),
        reported(one("105", "2026-03-01")),
      ],
      [
        booked(one("101", "2026-03-01")),
        booked(one("102", "2026-04-01")),
        booked(one("103", "2026-02-28")),
        booked(one("206", "2026-03-31")),
        booked({ ...one("207", "2026-04-01"), ...amounts(50_000) }),
      ].map((document, index) => ({ ...document, ...amounts(100_000 + index * 10_000) })),
      { period: march, hasBranches: false, options },
    );
    expect(result.pairs.map(({ books }) => books.id)).to.deep.equal(["101", "102"]);
    expect(result.missing_in_books.map(({ document }) => document.id)).to.deep.equal(["105"]);
    expect(result.missing_at_authority.map(({ document }) => document.id)).to.deep.equal(["206"]);
    expect(ofOtherBranches).to.equal(0);
  });

  it("has no missing purchases of other own branches, and counts them", () => {
    const books = ["00", "01", undefined].map((own_branch, index) =>
      booked({ own_branch, id: String(index), number: String(index + 500) }),
    );
    const matched = (branch: string | undefined) => {
      const { result, ofOtherBranches } = matchPeriod([], books, {
        period: {},
        branch,
        hasBranches: true,
        options,
      });
      return [result.missing_at_authority.map(({ document }) => document.id), ofOtherBranches];
    };
    expect(matched("00")).to.deep.equal([["0", "2"], 1]);
    expect(matched(undefined)).to.deep.equal([["0", "1", "2"], 0]);
  });

  it("reads supplier sales as they will be when they are registered", () => {
    const sale = reported({
      date: "20260309101500",
      supplier_name: "L".repeat(70),
      own_branch: "00",
      by_letter: { A: { taxable: 1000, tax: 160 } },
    });
    const read = (books: Parameters<typeof booked>[0], hasBranches: boolean, kind = sale.kind) => {
      const period = { period: march, hasBranches, options };
      const { result } = matchPeriod([{ ...sale, kind }], [booked(books)], period);
      return result.pairs[0]?.authority;
    };
    const plain = { ...sale, date: "2026-03-09", supplier_name: "L".repeat(60), kind: undefined };
    const { by_letter, ...rest } = plain;
    expect(read({}, false)).to.deep.equal({ ...rest, own_branch: undefined });
    expect(read({}, true)).to.deep.equal(rest);
    expect(read({ by_letter }, true)).to.deep.equal(plain);
    expect(read({ kind: "credit_note" }, true, "credit_note")?.kind).to.equal("credit_note");
  });
});
