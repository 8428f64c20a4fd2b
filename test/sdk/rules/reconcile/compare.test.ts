// Two documents side by side: the score, every field that differs, and suppliers known by a name.

import { applyDecisions, type Document, type MatchOptions, match } from "@taxctl/sdk/reconcile";
import { expect } from "chai";
import { amounts, booked, reported } from "./documents.ts";

/** The pair of two documents, linked by a person if no rule takes it. */
function pairOf(authority: Partial<Document>, books: Partial<Document>, options?: MatchOptions) {
  const result = match([reported(authority)], [booked(books)], options);
  const link = { authority: "reported", books: "booked", action: "link", author: "amina" } as const;
  return applyDecisions(result, [{ ...link, time: "2026-04-02T08:00:00Z" }]).pairs[0];
}

describe("the score of two documents", () => {
  const free = { taxable: 0, tax: 0, total: 0 };
  for (const [name, authority, books, score] of [
    ["alike in everything", {}, {}, 100],
    ["of no amount", free, free, 100],
    ["with another spelling of the number", {}, { number: "00812" }, 97.8],
    ["with a keying slip in the number", {}, { number: "813" }, 95.5],
    ["with two wrong digits of four in the number", { number: "4711" }, { number: "4788" }, 73],
    ["with numbers that share nothing", {}, { number: "77" }, 55],
    ["of which one has no number", {}, { number: "" }, 55],
    ["without a number", { number: "" }, { number: "" }, 55],
    ["of half the amount", {}, { taxable: 500, tax: 80, total: 580 }, 85],
    ["of the other sign", {}, { kind: undefined, taxable: -1000, tax: -160, total: -1160 }, 70],
    ["with the same tax and half the total", {}, { total: 580 }, 92.5],
    ["of another own branch", {}, { own_branch: "01" }, 95],
    ["of another branch of the supplier", {}, { supplier_branch: "01" }, 95],
    ["of a supplier without a TIN and of the same name", {}, { supplier_tin: "" }, 95],
    ["of a near name", {}, { supplier_tin: "", supplier_name: "Lakeside" }, 92.5],
    ["of another supplier", {}, { supplier_tin: "P9", supplier_name: "Someone else" }, 90],
  ] as const) {
    it(`${name} is ${score}`, () => {
      expect(pairOf(authority, books)?.score).to.equal(score);
    });
  }
});

describe("the differences of two documents", () => {
  it("are every field that differs, in the order of the fields, with both values", () => {
    const books = { supplier_tin: "", supplier_branch: "03", own_branch: "01", number: "77" } as const;
    const more = { date: "2026-03-11", kind: "credit_note", ...amounts(-92_800) } as const;
    const differences = pairOf({}, { ...books, ...more })?.differences;
    const text = (field: string, authority: string, other: string) => {
      return { field, authority, books: other, difference: null };
    };
    expect(differences).to.deep.equal([
      text("supplier_tin", "P051234567Q", ""),
      text("supplier_branch", "00", "03"),
      text("own_branch", "00", "01"),
      text("number", "812", "77"),
      { field: "date", authority: "2026-03-09", books: "2026-03-11", difference: 2 },
      text("kind", "invoice", "credit_note"),
      { field: "total", authority: 1160, books: -928, difference: -2088 },
      { field: "tax", authority: 160, books: -128, difference: -288 },
      { field: "taxable", authority: 1000, books: -800, difference: -1800 },
    ]);
  });

  it("have no branch that one side doesn't know, and no blanks around a number", () => {
    const none = { supplier_branch: undefined, own_branch: undefined };
    expect(pairOf({}, { ...none, number: " 812 " })?.differences).to.deep.equal([]);
    expect(pairOf(none, {})?.differences).to.deep.equal([]);
  });

  it("have the amounts of a tax type that one side lacks, from 0", () => {
    const letters = (letter: string) => ({ by_letter: { [letter]: { taxable: 1000, tax: 160 } } });
    expect(pairOf(letters("A"), letters("E"))?.differences).to.deep.equal([
      { field: "taxable_A", authority: 1000, books: 0, difference: -1000 },
      { field: "tax_A", authority: 160, books: 0, difference: -160 },
      { field: "taxable_E", authority: 0, books: 1000, difference: 1000 },
      { field: "tax_E", authority: 0, books: 160, difference: 160 },
    ]);
  });

  it("take the tax types of a credit note with the sign of the pair", () => {
    const by_letter = { A: { taxable: 1000, tax: 160 } };
    const books = { kind: "credit_note", by_letter } as const;
    for (const pair of [
      pairOf({ kind: undefined, by_letter }, books),
      pairOf(books, { kind: undefined, by_letter }),
    ])
      expect(pair).to.deep.include({ rule: "exact", kind: "credit_note", differences: [] });
    const other = { A: { taxable: 900, tax: 160 } };
    expect(pairOf({ kind: undefined, by_letter }, { ...books, by_letter: other })?.differences).to.deep.equal(
      [{ field: "taxable_A", authority: -1000, books: -900, difference: 100 }],
    );
  });

  it("have nothing where one side names no own branch, and the options say which one that is", () => {
    const options = { ownBranches: { "": "01" } };
    const none = { own_branch: undefined };
    const difference = { field: "own_branch", difference: null };
    expect(pairOf(none, {}, options)?.differences).to.deep.equal([
      { ...difference, authority: null, books: "00" },
    ]);
    expect(pairOf({}, none, options)?.differences).to.deep.equal([
      { ...difference, authority: "00", books: null },
    ]);
  });

  it("are in whole cents, half up", () => {
    const pair = pairOf({ tax: 1.005 }, { tax: 1.004 });
    expect(pair?.amounts.difference.tax).to.equal(-0.01);
    expect(pair?.amounts.authority.tax).to.equal(1.01);
  });
});

describe("the kind of a pair", () => {
  const negative = { taxable: -1000, tax: -160, total: -1160 };

  it("is an invoice where neither side has kinds", () => {
    const pair = pairOf({ kind: undefined }, { kind: undefined });
    expect(pair).to.deep.include({ rule: "exact", kind: "invoice" });
    expect(pair?.amounts.books.total).to.equal(1160);
  });

  it("stays an invoice below zero where the options call credit notes positive", () => {
    const options = { creditNoteSign: { authority: "positive", books: "positive" } } as const;
    expect(pairOf(negative, negative, options)).to.deep.include({ rule: "exact", kind: "invoice" });
  });
});

describe("suppliers known by a name", () => {
  const ruleOf = (supplier_name: string | undefined, name: string | undefined, supplier_tin = "") =>
    match([reported({ supplier_name })], [booked({ supplier_name: name, supplier_tin })]).pairs[0]?.rule;

  for (const [reportedName, bookedName, rule] of [
    ["Lakes", "Laken", "near-name"],
    ["Lakes", "Lakon", undefined],
    ["Lake Traders", "Lake", "near-name"],
    ["Ken Wholesalers", "Ken", undefined],
    ["Lake", "Traders of the Lake", "near-name"],
    ["Lakeview Hardware", "Lakeside Wholesale", undefined],
    ["The Lakeside Company Ltd", "Lakeside", "same-name"],
  ] as const)
    it(`pair ${bookedName} without a TIN and ${reportedName} by ${rule ?? "no rule"}`, () => {
      expect(ruleOf(reportedName, bookedName)).to.equal(rule);
    });

  it("are not one supplier if neither has a name", () => {
    expect(ruleOf(undefined, undefined, "P9")).to.equal(undefined);
    expect(ruleOf("Ltd", "Limited", "P9")).to.equal(undefined);
  });

  it("are not those whose name only the books have", () => {
    const sold = reported({ supplier_tin: "P1", supplier_name: "Alpha Motors" });
    const named = booked({
      id: "named",
      supplier_tin: "P1",
      number: "77",
      date: "2026-06-01",
      ...amounts(50_000),
    });
    const bought = booked({ supplier_tin: "", supplier_name: "Lakeside Wholesaler" });
    expect(match([sold], [named, bought]).pairs).to.deep.equal([]);
  });

  it("are the one with the nearer name, if two are near", () => {
    const near = reported({ id: "near", supplier_tin: "P1", supplier_name: "Lakeside Wholesales" });
    const part = reported({ id: "part", supplier_tin: "P0", supplier_name: "Lakeside Wholesale East" });
    const bought = booked({ supplier_tin: "", supplier_name: "Lakeside Wholesale" });
    for (const sold of [
      [near, part],
      [part, near],
    ])
      expect(match(sold, [bought]).pairs.map(({ authority }) => authority.id)).to.deep.equal(["near"]);
  });

  it("are one taxpayer with up to five TINs of the same name", () => {
    const rulesOf = (count: number) => {
      const sold = Array.from({ length: count - 1 }, (_, index) =>
        reported({ id: String(index), supplier_tin: `P${index}`, number: String(index + 100) }),
      );
      return match(sold, [booked({ supplier_tin: "P9", number: "100" })]).pairs.map(({ rule }) => rule);
    };
    expect([rulesOf(5), rulesOf(6)]).to.deep.equal([["other-branch"], []]);
  });
});
