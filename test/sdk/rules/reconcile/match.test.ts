// A whole month: exactly the planted statuses come out, and every difference is explained.

import { type Document, failureText, type MatchResult, match } from "@taxctl/sdk/reconcile";
import { expect } from "chai";
import { booked, reported } from "./documents.ts";
import { makeMonth, type Planted } from "./month.ts";

/** The result, in the terms of the planted cases. */
function outcomes(result: MatchResult): Map<string, Omit<Planted, "kind">> {
  const found = new Map<string, Omit<Planted, "kind">>();
  for (const { authority, books, status, rule, differences } of result.pairs) {
    const fields = differences.map(({ field }) => field);
    found.set(`${authority.id} ${books.id}`, {
      authority: authority.id,
      books: books.id,
      status,
      rule,
      fields,
    });
  }
  for (const { document } of result.missing_in_books)
    found.set(`${document.id} `, { authority: document.id });
  for (const { document } of result.missing_at_authority)
    found.set(` ${document.id}`, { books: document.id });
  return found;
}

describe("a month of 2,000 supplier sales against 1,900 purchases", () => {
  const month = makeMonth(20260331);
  const result = match(month.authority, month.books);

  it("has the planted size", () => {
    expect([month.authority.length, month.books.length]).to.deep.equal([2_000, 1_900]);
  });

  it("comes out exactly as planted, every difference by its field", () => {
    const found = outcomes(result);
    const wrong = month.planted.filter(({ kind, ...expected }) => {
      if (kind === "booked twice") return false;
      const key = `${expected.authority ?? ""} ${expected.books ?? ""}`;
      return JSON.stringify(sorted(expected)) !== JSON.stringify(sorted(found.get(key)));
    });
    expect(wrong).to.deep.equal([]);
    expect(found.size).to.equal(month.planted.length);
    expect(result.approximate).to.equal(0);
  });

  it("leaves the second booking of an invoice over and shows the first as its taken candidate", () => {
    const twice = month.planted.filter(({ kind }) => kind === "booked twice").map(({ books }) => books);
    const missing = new Map(result.missing_at_authority.map((one) => [one.document.id, one]));
    for (const id of twice) {
      const first = id?.replace(" again", "") ?? "";
      const left = missing.get(id ?? "") ?? missing.get(first);
      expect(left?.candidates[0]?.document.id).to.equal(first.replace("B", "A"));
      expect(left?.candidates[0]).to.include({ taken: true, failed: null, closest: null });
    }
  });

  it("shows for each document without a partner which rule rejected the nearest one, and why", () => {
    const missing = [...result.missing_in_books, ...result.missing_at_authority];
    expect(missing.length).to.equal(200);
    for (const { candidates } of missing) {
      expect(candidates.length).to.equal(3);
      const scores = candidates.map(({ score }) => score);
      expect(scores).to.deep.equal([...scores].sort((a, b) => b - a));
      for (const { taken, failed, closest } of candidates) {
        if (failed === null || closest === null) expect(taken).to.equal(true);
        else expect(failureText(closest)).to.match(/differ|apart/);
      }
    }
  });

  it("keeps the amounts of both sides and their difference, books − authority", () => {
    const planted = month.planted.find(({ kind }) => kind === "rounded");
    const pair = result.pairs.find(({ authority }) => authority.id === planted?.authority);
    expect(pair?.amounts.difference.tax).to.be.within(0.01, 1);
    expect(pair?.differences.find(({ field }) => field === "tax")?.difference).to.equal(
      pair?.amounts.difference.tax,
    );
  });

  for (const seed of [1, 2, 3]) {
    it(`comes out as planted with seed ${seed} too`, () => {
      const other = makeMonth(seed);
      const found = outcomes(match(other.authority, other.books));
      const statuses = (list: Iterable<Omit<Planted, "kind">>) => {
        const counts = new Map<string, number>();
        for (const { rule = "missing" } of list) counts.set(rule, (counts.get(rule) ?? 0) + 1);
        return [...counts].sort();
      };
      expect(statuses(found.values())).to.deep.equal(statuses(other.planted));
    });
  }
});

describe("one supplier with one amount and no usable number", () => {
  const count = 700;
  const ids = Array.from({ length: count }, (_, index) => String(index));
  const authority = ids.map((id) => reported({ id: `A${id}`, number: `${1_000 + Number(id) * 7}` }));
  const books = ids.map((id) => booked({ id: `B${id}`, number: "" }));
  const result = match(authority, books);

  it("is paired whole, and says that it was too crowded to weigh everything", () => {
    expect(result.pairs.length).to.equal(count);
    expect(result.approximate).to.be.within(1, count);
  });

  it("comes out the same in another order", () => {
    expect(match(authority.toReversed(), books.toReversed())).to.deep.equal(result);
  });
});

describe("documents without numbers and of one amount", () => {
  const approximateOf = (reportedCount: number, bookedCount: number) => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index));
    return match(
      ids(reportedCount).map((id) => reported({ id, number: "" })),
      ids(bookedCount).map((id) => booked({ id, number: "" })),
    ).approximate;
  };

  it("are weighed as a whole while they are few", () => {
    expect([approximateOf(1, 200), approximateOf(30, 30)]).to.deep.equal([0, 0]);
  });

  it("count each supplier sale that was not compared with every partner, or not weighed with all others", () => {
    expect([approximateOf(1, 201), approximateOf(170, 170)]).to.deep.equal([1, 170]);
  });
});

describe("input that can't be matched", () => {
  it("is rejected by name: an invalid date, a repeated id, a wrong side, an invalid amount", () => {
    for (const date of ["2026-02-30", "2026-04-31", "2026-03-00", "2026-13-01", "soon"])
      expect(() => match([reported({ id: "x1", date })], [])).to.throw(RangeError, /x1.*no date/);
    expect(() => match([reported({ id: "x2" }), reported({ id: "x2" })], [])).to.throw(RangeError, /x2/);
    expect(() => match([booked({ id: "x3" })], [])).to.throw(RangeError, /x3 is not of side authority/);
    expect(() => match([], [booked({ id: "x4", tax: Number.NaN })])).to.throw(RangeError, /x4/);
    const by_letter = { A: { taxable: Number.NaN, tax: 0 } };
    expect(() => match([reported({ id: "x5", by_letter })], [])).to.throw(RangeError, /x5/);
  });

  it("is rejected with invalid options, by their names", () => {
    for (const [options, name] of [
      [{ tolerance: { absolute: -1 } }, "tolerance.absolute"],
      [{ tolerance: { absolute: Number.POSITIVE_INFINITY } }, "tolerance.absolute"],
      [{ tolerance: { relative: 1 } }, "tolerance.relative"],
      [{ tolerance: { relative: -0.1 } }, "tolerance.relative"],
      [{ maxDays: 1.5 }, "maxDays"],
      [{ maxDays: -1 }, "maxDays"],
      ...["1-1", "01-01T", "", "0101"].map(
        (fiscalYearStart) => [{ fiscalYearStart }, "fiscalYearStart"] as const,
      ),
      [{ fiscalYearStart: "13-01" }, "fiscalYearStart"],
      [{ fiscalYearStart: "02-30" }, "fiscalYearStart"],
      [{ fiscalYearStart: "02-29" }, "fiscalYearStart"],
    ] as const) {
      expect(() => match([], [], options)).to.throw(RangeError, name);
    }
  });

  it("may be empty: two empty sides have an empty result", () => {
    const { pairs, missing_in_books, missing_at_authority } = match([], []);
    expect([pairs, missing_in_books, missing_at_authority]).to.deep.equal([[], [], []]);
  });
});

describe("the documents without a partner", () => {
  it("are in the order of their suppliers, days, numbers and figures, whatever the order of the input", () => {
    const inOrder: Partial<Document>[] = [
      { supplier_tin: "P1", supplier_branch: "02", date: "2026-03-09" },
      { supplier_tin: "P2", supplier_branch: "01", date: "2026-03-09" },
      { supplier_tin: "P2", supplier_branch: "02", date: "2026-03-01", number: "9" },
      { supplier_tin: "P2", supplier_branch: "02", date: "2026-03-02", number: "1" },
      { supplier_tin: "P2", supplier_branch: "02", date: "2026-03-02", number: "2", own_branch: "01" },
      { supplier_tin: "P2", supplier_branch: "02", date: "2026-03-02", number: "2", own_branch: "02" },
      { supplier_tin: "P3", total: -20, tax: -1, taxable: 9 },
      { supplier_tin: "P3", total: -10, tax: -2, taxable: 9 },
      { supplier_tin: "P3", total: 10, tax: 2, taxable: 9 },
      { supplier_tin: "P3", total: 20, tax: 1, taxable: 9 },
      { supplier_tin: "P3", total: 20, tax: 2, taxable: 7 },
      { supplier_tin: "P3", total: 20, tax: 2, taxable: 8 },
    ];
    const ids = inOrder.map((_, index) => String(99 - index));
    const documents = inOrder.map((one, index) => booked({ ...one, id: ids[index] ?? "" }));
    for (const given of [documents, documents.toReversed()]) {
      const { missing_at_authority } = match([], given);
      expect(missing_at_authority.map(({ document }) => document.id)).to.deep.equal(ids);
    }
    const alike = ["1", "2", "3"].map((id) => booked({ id }));
    const { missing_at_authority } = match([], alike.toReversed());
    expect(missing_at_authority.map(({ document }) => document.id)).to.deep.equal(["1", "2", "3"]);
  });

  it("are invoices if their side has no kinds and their total is not negative", () => {
    const totals = [1160, 0.5, 0, -1160];
    const documents = totals.map((total, index) =>
      booked({
        id: String(index),
        number: String(index + 1),
        kind: undefined,
        taxable: total,
        tax: 0,
        total,
      }),
    );
    const kinds = match([], documents).missing_at_authority.map(({ kind }) => kind);
    expect(kinds).to.deep.equal(["invoice", "invoice", "invoice", "credit_note"]);
    const note = booked({ kind: "credit_note", taxable: 0.5, tax: 0, total: 0.5 });
    expect(match([], [note]).missing_at_authority[0]?.amounts.total).to.equal(-0.5);
  });
});

function sorted(planted: Omit<Planted, "kind"> | undefined) {
  const { authority, books, status, rule, fields } = planted ?? {};
  return { authority, books, status, rule, fields: fields?.toSorted() };
}

describe("the pairs of a result", () => {
  it("are in the order of the authority's documents, whichever rule found them first", () => {
    const authority = [
      reported({ id: "1", number: "700", date: "2026-03-01" }),
      reported({ id: "2", number: "812", date: "2026-03-02", total: 2320, tax: 320, taxable: 2000 }),
    ];
    const books = [
      booked({ id: "1", number: "911", date: "2026-03-01" }),
      booked({ id: "2", number: "812", date: "2026-03-02", total: 2320, tax: 320, taxable: 2000 }),
    ];
    const { pairs } = match(authority, books);
    expect(pairs.map((pair) => [pair.authority.id, pair.rule])).to.deep.equal([
      ["1", "amounts-only"],
      ["2", "exact"],
    ]);
  });
});
