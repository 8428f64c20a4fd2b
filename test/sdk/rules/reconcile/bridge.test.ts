// The reconciliation statement and the figures: a month worked by hand, and sums that leave nothing over whatever comes.

import {
  applyDecisions,
  type Bridge,
  bridge,
  type Decision,
  type Document,
  type MatchResult,
  match,
} from "@taxctl/sdk/reconcile";
import { expect } from "chai";
import fc from "fast-check";
import { figuresBySupplier, summarize as summarise } from "../../../../sdk/src/rules/reconcile/figures.ts";
import { amounts, booked, reported } from "./documents.ts";
import { makeMonth } from "./month.ts";

const nothing = { taxable: 0, tax: 0, total: 0 };
const time = "2026-04-02T08:00:00Z";

function decision(action: Decision["action"], authority: string | null, books: string | null): Decision {
  return { authority, books, action, author: "amina", time: time };
}

/** Totals of 1,160 a piece (tax 160) unless otherwise given. */
function worked(): MatchResult {
  const note = { kind: "credit_note", ...amounts(11_600) } as const;
  return match(
    [
      reported({ id: "a1", number: "101" }),
      reported({ id: "a2", number: "102" }),
      reported({ id: "a3", number: "103" }),
      reported({ id: "a4", number: "104", ...amounts(58_000) }),
      reported({ id: "a5", number: "105", ...amounts(34_800) }),
      reported({ id: "a6", number: "106", ...note }),
    ],
    [
      booked({ id: "b1", number: "101" }),
      booked({ id: "b2", number: "102", ...amounts(92_800) }),
      booked({ id: "b3", number: "103", ...amounts(127_600) }),
      booked({ id: "b7", number: "107", ...amounts(23_200), date: "2026-02-01" }),
      booked({ id: "b8", number: "108", ...note, ...amounts(5_800), date: "2026-02-01" }),
    ],
  );
}

/** key → tax */
function taxes({ lines }: Bridge): { [key: string]: number } {
  return Object.fromEntries(lines.map(({ key, tax }) => [key, tax]));
}

describe("the reconciliation statement of a month worked by hand", () => {
  it("without decisions claims exact pairs, less every credit note", () => {
    expect(taxes(bridge(worked()))).to.deep.equal({
      // 160 + 128 + 176 + 32 − 8
      books: 488,
      defer: -24,
      ignored_in_books: 0,
      // 80 + 48 − 16
      post: 112,
      ignored_at_authority: 0,
      differences_exact: 0,
      differences_suggested: 0,
      // 160 − 128 and 160 − 176
      differences_mismatch: 16,
      differences_residual: 0,
      // 160 × 3 + 80 + 48 − 16
      authority: 592,
      not_posted: -128,
      not_ours: 0,
      pending: 0,
      undecided: -320,
      above_books: 0,
      credit_notes: -8,
      // a1 160 − 16 − 8
      claimable: 136,
    });
  });

  it("claims accepted pairs by the side with the lower tax, and follows each decision into its own line", () => {
    const decisions = [
      decision("accept", "a2", "b2"),
      decision("pending", "a3", "b3"),
      decision("ignore", "a4", null),
      decision("ignore", null, "b8"),
    ];
    const found = bridge(worked(), decisions);
    expect(taxes(found)).to.include({
      defer: -32,
      ignored_in_books: 8,
      post: 32,
      ignored_at_authority: 80,
      not_posted: -48,
      not_ours: -80,
      pending: -160,
      undecided: 0,
      // accepted at the books' 128
      above_books: -32,
      credit_notes: 0,
      // 160 + 128 − 16
      claimable: 272,
    });
    expect(found.checks).to.deep.equal({ authority: nothing, claimable: nothing });
  });

  it("never claims more than the authority has, even where the books have more", () => {
    const { lines } = bridge(worked(), [decision("accept", "a3", "b3")]);
    expect(lines.find(({ key }) => key === "claimable")?.tax).to.equal(136 + 160);
  });

  it("has a rejected pair in the line of pending ones, and a rejected document in that of ignored ones", () => {
    const decisions = [decision("reject", "a3", "b3"), decision("reject", "a4", null)];
    expect(taxes(bridge(worked(), decisions))).to.include({
      ignored_at_authority: 80,
      not_ours: -80,
      pending: -160,
      undecided: -160,
      claimable: 136,
    });
  });

  it("claims the side with the lower tax, of equal taxes the lower total, of equal totals the authority's", () => {
    const claimed = (books: Partial<Document>) => {
      const result = match([reported({ id: "a1" })], [booked({ id: "b1", ...books })]);
      const { lines } = bridge(result, [decision("accept", "a1", "b1")]);
      const claimable = lines.find(({ key }) => key === "claimable");
      return claimable && [claimable.taxable, claimable.tax, claimable.total, claimable.documents];
    };
    expect(claimed({ tax: 150, total: 1200 })).to.deep.equal([1000, 150, 1200, 1]);
    expect(claimed({ tax: 170, total: 1100 })).to.deep.equal([1000, 160, 1160, 1]);
    expect(claimed({ total: 1100 })).to.deep.equal([1000, 160, 1100, 1]);
    expect(claimed({ taxable: 900 })).to.deep.equal([1000, 160, 1160, 1]);
  });

  it("takes a pair of credit notes off the claim before anybody accepts it", () => {
    const note = { kind: "credit_note" } as const;
    const result = match([reported(note)], [booked({ ...note, ...amounts(58_000) })]);
    expect(result.pairs.map(({ status }) => status)).to.deep.equal(["mismatch"]);
    expect(taxes(bridge(result))).to.include({ claimable: -160, undecided: 0 });
  });

  it("claims nothing undecided when exact pairs need a decision too", () => {
    const { lines } = bridge(worked(), [], { claimWithoutDecision: [] });
    expect(lines.find(({ key }) => key === "claimable")?.tax).to.equal(-24);
  });
});

describe("the figures of the month", () => {
  const decisions = [
    decision("accept", "a1", "b1"),
    decision("pending", "a2", "b2"),
    decision("ignore", "a4", null),
    decision("reject", "a5", null),
  ];
  const decided = applyDecisions(worked(), decisions);

  it("count the decisions of each status, and the decided part of it", () => {
    const rows = summarise(decided).map(
      ({ outcome, count, accepted, pending, ignored, undecided, decided_percent }) => [
        outcome,
        count,
        accepted,
        pending,
        ignored,
        undecided,
        decided_percent,
      ],
    );
    expect(rows).to.deep.equal([
      ["exact", 1, 1, 0, 0, 0, 100],
      ["suggested", 0, 0, 0, 0, 0, 0],
      ["mismatch", 2, 0, 1, 0, 2, 0],
      ["residual", 0, 0, 0, 0, 0, 0],
      ["duplicate", 0, 0, 0, 0, 0, 0],
      ["missing_in_books", 3, 0, 0, 2, 1, 66.7],
      ["missing_at_authority", 2, 0, 0, 0, 2, 0],
      ["total", 8, 1, 1, 2, 5, 37.5],
    ]);
  });

  it("are by TIN however it is written, else by name, in this order, with the first name that is known", () => {
    const result = match(
      [
        reported({ id: "1", supplier_tin: "P2", supplier_name: undefined, number: "1" }),
        reported({ id: "2", supplier_tin: " p2 ", supplier_name: "Second", number: "2" }),
        reported({ id: "3", supplier_tin: "P1", supplier_name: undefined, number: "3" }),
      ],
      [
        booked({ id: "4", supplier_tin: "", supplier_name: "Zebra", number: "4" }),
        booked({ id: "5", supplier_tin: "", supplier_name: undefined, number: "5" }),
      ],
    );
    const rows = figuresBySupplier(applyDecisions(result, []));
    expect(
      rows.map(({ supplier_tin, supplier_name, counts, undecided }) => [
        supplier_tin,
        supplier_name,
        counts.missing_in_books,
        counts.missing_at_authority,
        undecided,
      ]),
    ).to.deep.equal([
      ["", "", 0, 1, 1],
      ["", "Zebra", 0, 1, 1],
      ["P1", "", 1, 0, 1],
      ["P2", "Second", 2, 0, 2],
    ]);
  });

  it("have the amounts of both sides, their difference, and what can be claimed", () => {
    const [row] = figuresBySupplier(decided);
    expect(row).to.deep.include({
      authority: { taxable: 3700, tax: 592, total: 4292 },
      books: { taxable: 3050, tax: 488, total: 3538 },
      difference: { taxable: -650, tax: -104, total: -754 },
      // a1, less both credit notes
      claimable: { taxable: 850, tax: 136, total: 986 },
    });
  });
});

const document = fc.record({
  number: fc.constantFrom("1", "2", "3", "03", "INV-4", "77", ""),
  kind: fc.constantFrom("invoice", "credit_note", undefined),
  taxable: fc.integer({ min: -9_999_999_999_999, max: 9_999_999_999_999 }),
  tax: fc.integer({ min: -99_999, max: 99_999 }),
});
const drawn = fc.record({
  authority: fc.array(document, { maxLength: 8 }),
  books: fc.array(document, { maxLength: 8 }),
  picks: fc.array(
    fc.record({ at: fc.nat(), action: fc.constantFrom("accept", "pending", "ignore", "unlink") }),
  ),
});

describe("any reconciliation statement", () => {
  it("sums to zero, to the cent, whatever is decided", () => {
    fc.assert(
      fc.property(drawn, ({ authority, books, picks }) => {
        const make = (list: typeof authority, build: (given: Partial<Document>) => Document) =>
          list.map(({ taxable, tax, ...rest }, index) => {
            const figures = { taxable: taxable / 100, tax: tax / 100, total: (taxable + tax) / 100 };
            return build({ ...rest, ...figures, id: String(index) });
          });
        const result = match(make(authority, reported), make(books, booked));
        const subjects: [string | null, string | null][] = [
          ...result.pairs.map((pair) => [pair.authority.id, pair.books.id] satisfies [string, string]),
          ...result.missing_in_books.map((one) => [one.document.id, null] satisfies [string, null]),
          ...result.missing_at_authority.map((one) => [null, one.document.id] satisfies [null, string]),
        ];
        const decisions = picks.flatMap(({ at, action }) => {
          const subject = subjects[at % Math.max(1, subjects.length)];
          return subject ? [decision(action as Decision["action"], ...subject)] : [];
        });
        const { checks, lines } = bridge(result, decisions);
        expect(checks).to.deep.equal({ authority: nothing, claimable: nothing });
        const decided = applyDecisions(result, decisions);
        const claimed = figuresBySupplier(decided).reduce(
          (sum, { claimable }) => sum + Math.round(claimable.tax * 100),
          0,
        );
        expect(claimed / 100 || 0).to.equal(lines.find(({ key }) => key === "claimable")?.tax);
      }),
    );
  });

  it("has the sums of the documents as its balances, and the figures by status and supplier add up to them", () => {
    const { authority, books } = makeMonth(7);
    const result = match(authority, books, { creditNoteSign: { authority: "auto", books: "auto" } });
    const decided = applyDecisions(result, []);
    const { lines, checks } = bridge(result);
    expect(checks).to.deep.equal({ authority: nothing, claimable: nothing });
    const rows = summarise(decided);
    const total = rows.find(({ outcome }) => outcome === "total");
    expect(total?.count).to.equal(
      result.pairs.length + result.missing_in_books.length + result.missing_at_authority.length,
    );
    for (const [key, side] of [
      ["books", "books"],
      ["authority", "authority"],
    ] as const) {
      const balance = lines.find((line) => line.key === key);
      expect(balance?.documents).to.equal(key === "books" ? books.length : authority.length);
      expect(total?.[side].total).to.equal(balance?.total);
      const cents = (list: { [S in typeof side]: { total: number } }[]) =>
        list.reduce((sum, row) => sum + Math.round(row[side].total * 100), 0) / 100;
      expect(cents(figuresBySupplier(decided))).to.equal(balance?.total);
      expect(cents(rows.filter(({ outcome }) => outcome !== "total"))).to.equal(balance?.total);
    }
  });
});
