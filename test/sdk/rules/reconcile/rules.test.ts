// The golden table of rules: the pairs of each rule, and similar pairs that it leaves to a later rule or to none.

import { readFileSync } from "node:fs";
import { type Document, type MatchOptions, match, rules } from "@taxctl/sdk/reconcile";
import { expect } from "chai";
import { amounts, booked, reported } from "./documents.ts";

const plain = reported();
const otherBranch = { supplier_branch: "03" };

/** Differences between books and authority → the rule that takes the pair, `none` if no rule does. */
type Golden = [string, Partial<Document>, string, MatchOptions?];
const golden: Golden[] = [
  ["nothing", {}, "exact"],
  ["a date long after", { date: "2026-11-30" }, "exact"],
  ["blanks and case of the number", { number: " 8 12 " }, "exact"],
  ["a branch that the books don't know", { own_branch: undefined, supplier_branch: undefined }, "exact"],
  ["branches without their zero", { own_branch: "0", supplier_branch: "0" }, "exact"],
  ["leading zeros", { number: "00812" }, "number-alike"],
  ["a word for number", { number: "INV-812" }, "number-alike"],
  ["a series in front", { number: "LW/812" }, "number-alike"],
  ["a fiscal year in front", { number: "2025-26/812" }, "number-alike"],
  ["a rounded tax", { tax: 160.5, total: 1160.5 }, "rounding"],
  ["an amount at the tolerance", { total: 1161 }, "rounding"],
  ["a cent more than the tolerance", { total: 1161.01 }, "same-number"],
  ["a relative tolerance", { total: 1165 }, "rounding", { tolerance: { absolute: 0, relative: 0.005 } }],
  [
    "beyond a relative tolerance",
    { total: 1166 },
    "same-number",
    { tolerance: { absolute: 0, relative: 0.005 } },
  ],
  [
    "a relative tolerance above, without a number",
    { number: "77", total: 1165 },
    "amounts-only",
    { tolerance: { absolute: 0, relative: 0.005 } },
  ],
  [
    "a relative tolerance below, without a number",
    { number: "77", total: 1155 },
    "amounts-only",
    { tolerance: { absolute: 0, relative: 0.005 } },
  ],
  ...[928, 1450].map((total): Golden => {
    const tolerance = { absolute: 0, relative: 0.2 };
    return [
      `a total of ${total} at a relative tolerance`,
      { number: "77", total },
      "amounts-only",
      { tolerance },
    ];
  }),
  ...[1159, 1161].map((total): Golden => {
    return [
      `a total of ${total} at the tolerance, and another number`,
      { number: "77", total },
      "amounts-only",
    ];
  }),
  ["no tolerance", { total: 1160.01 }, "same-number", { tolerance: { absolute: 0 } }],
  ["another spelling and a rounded tax", { number: "INV812", tax: 159.1 }, "number-alike-rounding"],
  ["another amount", amounts(50_000), "same-number"],
  ["another own branch", { own_branch: "01" }, "same-number"],
  ["another name of the own branch", { own_branch: "Nairobi" }, "exact", { ownBranches: { Nairobi: "00" } }],
  ["another branch of the supplier", otherBranch, "other-branch"],
  ["another TIN with the same name", { supplier_tin: "P051234568Q" }, "other-branch"],
  ["no TIN", { supplier_tin: "", supplier_name: "LAKESIDE WHOLESALE LIMITED" }, "same-name"],
  [
    "no TIN, and another own branch",
    { supplier_tin: "", supplier_name: "LAKESIDE WHOLESALE LIMITED", own_branch: "01" },
    "other-branch",
  ],
  ["no TIN and a near name", { supplier_tin: "", supplier_name: "Lakeside Wholesalers" }, "near-name"],
  ["no TIN and a word less", { supplier_tin: "", supplier_name: "LAKESIDE" }, "near-name"],
  ["no TIN and another name", { supplier_tin: "", supplier_name: "Seaside Traders" }, "none"],
  [
    "no TIN, a near name and another number",
    { supplier_tin: "", supplier_name: "LAKESIDE", number: "77" },
    "none",
  ],
  [
    "no TIN, a near name and amount",
    { supplier_tin: "", supplier_name: "LAKESIDE", ...amounts(50_000) },
    "none",
  ],
  [
    "no TIN and a near name, names not looked at",
    { supplier_tin: "", supplier_name: "LAKESIDE" },
    "none",
    { supplierNames: false },
  ],
  [
    "another TIN of the same taxpayer",
    { supplier_tin: "P099", supplier_name: "Lakeside Two" },
    "other-branch",
    { taxpayers: { P051234567Q: "lakeside", p099: "lakeside" } },
  ],
  ["another TIN, names not looked at", { supplier_tin: "P051234568Q" }, "none", { supplierNames: false }],
  ["another branch and spelling", { ...otherBranch, number: "INV-812" }, "other-branch-alike"],
  ["another spelling and amount", { number: "INV-812", ...amounts(50_000) }, "similar-number"],
  ["another spelling and own branch", { number: "INV-812", own_branch: "01" }, "other-branch-alike"],
  ["another branch and amount", { ...otherBranch, ...amounts(50_000) }, "other-branch-amounts"],
  [
    "another branch and amount, weeks later",
    { ...otherBranch, ...amounts(50_000), date: "2026-03-20" },
    "none",
  ],
  ["a wrong digit", { number: "813" }, "keying-slip"],
  ["swapped digits", { number: "821" }, "keying-slip"],
  ["a wrong digit, ten days later", { number: "813", date: "2026-03-19" }, "keying-slip"],
  ["a wrong digit, eleven days later", { number: "813", date: "2026-03-20" }, "none"],
  ["a wrong digit and amount", { number: "813", ...amounts(50_000) }, "none"],
  ["another number", { number: "77" }, "amounts-only"],
  ["no number", { number: "n/a" }, "amounts-only"],
  ["another number, eleven days later", { number: "77", date: "2026-02-26" }, "none"],
  [
    "another number, forty days allowed",
    { number: "77", date: "2026-04-15" },
    "amounts-only",
    { maxDays: 40 },
  ],
  ["another number and own branch", { number: "77", own_branch: "01" }, "none"],
  ["another branch and a wrong digit", { ...otherBranch, number: "813" }, "other-branch-slip"],
  ["another branch and number", { ...otherBranch, number: "77" }, "other-branch-amounts-only"],
  ["another supplier", { supplier_tin: "P099", supplier_name: "Someone else" }, "none"],
  ["another kind", { kind: "credit_note" }, "none"],
  ["a kind that the books don't tell", { kind: undefined }, "exact"],
  ["another fiscal year", { date: "2025-03-09" }, "none"],
  ["a fiscal year that began in between", { date: "2026-04-01" }, "none", { fiscalYearStart: "04-01" }],
  ["a fiscal year that began just now", { date: "2026-03-19" }, "exact", { fiscalYearStart: "03-10" }],
  ["a fiscal year that began eleven days ago", { date: "2026-03-20" }, "none", { fiscalYearStart: "03-10" }],
  ["a calendar year that began in between", { date: "2025-12-01" }, "exact", { fiscalYearStart: "04-01" }],
  ["another TIN and a near name", { supplier_tin: "P099", supplier_name: "Lakeside Wholesalers" }, "none"],
];

describe("each rule accepts the pairs in the table", () => {
  for (const [name, change, rule, options] of golden) {
    it(`${name}: ${rule}`, () => {
      const result = match([plain], [booked(change)], options);
      expect(result.pairs[0]?.rule ?? "none").to.equal(rule);
      expect(result.missing_in_books.length).to.equal(rule === "none" ? 1 : 0);
    });
  }

  it("misses no rule", () => {
    const reached = new Set(golden.map(([, , rule]) => rule));
    expect(rules.map(({ id }) => id).filter((id) => !reached.has(id))).to.deep.equal([]);
  });
});

describe("the score of a pair", () => {
  const scoreOf = (change: Partial<Document>, options?: MatchOptions) =>
    match([plain], [booked(change)], options).pairs[0]?.score;

  it("falls with the days between the dates, to nothing at three times the allowed ones", () => {
    expect(
      ["2026-03-09", "2026-03-12", "2026-03-24", "2026-04-08", "2026-06-01"].map((date) => scoreOf({ date })),
    ).to.deep.equal([100, 99, 95, 90, 90]);
  });

  it("has no part for another date if no day is allowed", () => {
    expect([scoreOf({}, { maxDays: 0 }), scoreOf({ date: "2026-03-10" }, { maxDays: 0 })]).to.deep.equal([
      100, 90,
    ]);
  });
});

describe("credit notes and invoices", () => {
  const note = { kind: "credit_note" } as const;
  const negative = { taxable: -1000, tax: -160, total: -1160 };

  it("match whatever sign each side writes", () => {
    for (const authority of [note, { ...note, ...negative }, negative]) {
      for (const books of [note, { ...note, ...negative }, negative, { kind: undefined, ...negative }]) {
        const [pair] = match([reported(authority)], [booked(books)]).pairs;
        expect(pair).to.deep.include({ status: "exact", kind: "credit_note", differences: [] });
        expect(pair?.amounts.books.total).to.equal(-1160);
      }
    }
  });

  it("match a side without kinds, by their size", () => {
    const [pair] = match([reported({ kind: undefined })], [booked({ ...note, ...negative })]).pairs;
    expect(pair).to.deep.include({ status: "exact", kind: "credit_note" });
    expect(pair?.amounts.authority).to.deep.equal(negative);
  });

  it("follow the sign that the options set for a side", () => {
    const signs = { creditNoteSign: { authority: "positive", books: "negative" } } as const;
    const [pair] = match([reported(note)], [booked({ ...note, ...negative })], signs).pairs;
    expect(pair?.status).to.equal("exact");
    const [other] = match(
      [reported({ ...note, ...negative })],
      [booked({ ...note, ...negative })],
      signs,
    ).pairs;
    expect(other).to.deep.include({ rule: "same-number" });
  });
});

describe("competing documents", () => {
  it("pair by number though dates are crossed", () => {
    const result = match(
      [reported({ id: "a1", number: "501" }), reported({ id: "a2", number: "777", date: "2026-03-28" })],
      [booked({ id: "b1", number: "501", date: "2026-03-28" }), booked({ id: "b2", number: "777" })],
    );
    expect(pairsOf(result)).to.deep.equal(["a1 b1 exact", "a2 b2 exact"]);
  });

  it("are assigned together: the pair that a greedy choice would take leaves two without a partner", () => {
    // By amounts a1 takes b1 or b2, a2 only b1. a1 is nearer to b1, so the one that chooses first decides.
    const result = match(
      [
        reported({ id: "a1", number: "", date: "2026-03-09" }),
        reported({ id: "a2", number: "", date: "2026-03-01" }),
      ],
      [
        booked({ id: "b1", number: "", date: "2026-03-09" }),
        booked({ id: "b2", number: "", date: "2026-03-19" }),
      ],
    );
    expect(pairsOf(result)).to.deep.equal(["a1 b2 amounts-only", "a2 b1 amounts-only"]);
  });

  it("stay apart where the name of a purchase without a TIN is as near to two suppliers", () => {
    const sold = (id: string, supplier_tin: string, supplier_name: string) =>
      reported({ id, supplier_tin, supplier_name });
    const bought = booked({ supplier_tin: "", supplier_name: "Lakeside Wholesale" });
    const east = sold("a1", "P051234567Q", "Lakeside Wholesale East");
    const west = sold("a2", "P051234568Q", "Lakeside Wholesale West");
    expect(pairsOf(match([east], [bought]))).to.deep.equal(["a1 booked near-name"]);
    expect(pairsOf(match([east, west], [bought]))).to.deep.equal([]);
  });

  it("serve the earlier rule first, even where more pairs were possible", () => {
    const result = match(
      [reported({ id: "a1", number: "812" }), reported({ id: "a2", number: "4711" })],
      [booked({ id: "b1", number: "812" }), booked({ id: "b2", number: "812", total: 1500 })],
    );
    expect(pairsOf(result)).to.deep.equal(["a1 b1 exact"]);
  });
});

describe("letters", () => {
  const letter = (taxable: number, tax: number) => ({ by_letter: { A: { taxable, tax } } });

  it("are compared if both sides have them", () => {
    const [pair] = match([reported(letter(1000, 160))], [booked(letter(900, 260))]).pairs;
    expect(pair?.rule).to.equal("same-number");
    expect(pair?.differences).to.deep.equal([
      { field: "taxable_A", authority: 1000, books: 900, difference: -100 },
      { field: "tax_A", authority: 160, books: 260, difference: 100 },
    ]);
  });

  it("are not required if one side lacks them", () => {
    expect(match([reported(letter(1000, 160))], [booked()]).pairs[0]?.status).to.equal("exact");
  });
});

it("the published table is the table that is used", () => {
  const page = readFileSync(new URL("../../../../docs/matching.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| \d+ \| `([^`]+)` \| `(\w+)` \| (.+) \|$/gm)].map(
    ([, id, status, rest]) => [id, status, ...(rest ?? "").split(" | ")],
  );
  const expected = rules.map(({ id, status, supplier, number, ownBranch, amounts: sum, date }) => {
    return [id, status, supplier, number, ownBranch, sum, date];
  });
  expect(rows).to.deep.equal(expected);
});

function pairsOf({ pairs }: ReturnType<typeof match>): string[] {
  return pairs.map(({ authority, books, rule }) => `${authority.id} ${books.id} ${rule}`).sort();
}
