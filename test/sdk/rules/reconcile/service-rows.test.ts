// The rows of a reconciliation at the service, read back as a result and as decisions.
import type { ReconciliationDocument, ReconciliationRow } from "@taxctl/sdk";
import { applyDecisions, type Decision, decisionsOfRows, resultOfRows } from "@taxctl/sdk/reconcile";
import { expect } from "chai";

const document = (id: string, more: Partial<ReconciliationDocument> = {}): ReconciliationDocument => ({
  id,
  supplier_tin: "P051234567Q",
  supplier_branch: null,
  supplier_name: null,
  own_branch: null,

  number: "812",
  unit_number: null,
  date: "2026-03-09",
  kind: null,
  claim: null,
  by_letter: null,
  extra: {},
  taxable: 1000,
  tax: 160,
  total: 1160,
  ...more,
});

const row = (more: Partial<ReconciliationRow>): ReconciliationRow => ({
  id: "row",
  status: "exact",
  seen: "s1",
  open: true,
  decision: null,
  rule: null,
  score: null,
  authority: null,
  books: null,
  difference: { taxable: 0, tax: 0, total: 0 },
  differences: [],
  candidates: [],
  registration: null,
  can_register: false,
  ...more,
});

const decision = { action: "accept", author: "Wanjiru", time: "2026-04-02T08:00:00.000Z" } as const;

describe("the result of rows", () => {
  it("has the pairs, and each document without one with its candidates of the other side", () => {
    const candidate = { score: 51.5, taken: false, reason: null };
    const result = resultOfRows(
      [
        row({ rule: "exact", score: 100, authority: document("a1"), books: document("b1") }),
        row({
          status: "missing_in_books",
          authority: document("a2", { number: "77" }),
          candidates: [{ ...candidate, document: document("b9", { total: 2320 }) }],
        }),
        row({
          status: "missing_at_authority",
          books: document("b3", { number: "78" }),
          candidates: [{ ...candidate, document: document("a9", { total: 2320 }) }],
        }),
      ],
      {},
    );
    expect(result.pairs.map(({ authority, books, rule }) => [authority.id, books.id, rule])).to.deep.equal([
      ["a1", "b1", "exact"],
    ]);
    const { supplier_tin, number, date, taxable, tax, total } = document("a1");
    expect(result.pairs[0]?.authority).to.deep.equal({
      id: "a1",
      side: "authority",
      supplier_tin,
      number,
      date,
      taxable,
      tax,
      total,
      supplier_branch: undefined,
      supplier_name: undefined,
      own_branch: undefined,
      kind: undefined,
      unit_number: undefined,
      by_letter: undefined,
      extra: undefined,
    });
    expect(result.approximate).to.equal(0);
    const shown = [...result.missing_in_books, ...result.missing_at_authority].map(
      ({ document: own, candidates }) => [
        `${own.side} ${own.id}`,
        ...candidates.map(({ document: other, score }) => `${other.side} ${other.id} ${score}`),
      ],
    );
    expect(shown).to.deep.equal([
      ["authority a2", "books b9 51.5"],
      ["books b3", "authority a9 51.5"],
    ]);
  });
});

describe("the result of rows with decisions", () => {
  it("keeps the service's candidates and scores, and what the documents have beyond their figures", () => {
    const more = {
      supplier_branch: "03",
      supplier_name: "Lakeside",
      own_branch: "01",
      kind: "invoice",
    } as const;
    const rest = {
      unit_number: "KRACU01/7",
      by_letter: { A: { taxable: 1000, tax: 160 } },
      extra: { project: "P-1" },
    };
    const other = document("b9", { total: 2320 });
    const rows = [
      row({
        status: "missing_in_books",
        authority: document("a2", { ...more, ...rest }),
        candidates: [{ score: 12.3, taken: true, reason: null, document: other }],
      }),
    ];
    const given: Decision = { ...decision, authority: "a2", books: null, action: "ignore" };
    const { missing_in_books, missing_at_authority } = applyDecisions(resultOfRows(rows, {}), [given]);
    const [missing] = missing_in_books;
    expect(missing?.document).to.deep.include({ ...more, ...rest });
    expect(missing?.decision?.action).to.equal("ignore");
    expect(missing?.candidates.map(({ score, taken }) => [score, taken])).to.deep.equal([[12.3, true]]);
    expect(missing_at_authority).to.deep.equal([]);
  });
});

describe("the decisions of rows", () => {
  it("name the documents of both sides, and have a note only if there is one", () => {
    const rows = [
      row({
        authority: document("a1"),
        books: document("b1"),
        decision: { ...decision, note: "by phone" },
      }),
      row({ books: document("b2"), decision: { ...decision, note: null } }),
      row({ authority: document("a3"), decision: { ...decision, note: null } }),
    ];
    expect(decisionsOfRows(rows)).to.deep.equal([
      { ...decision, authority: "a1", books: "b1", note: "by phone", seen: "s1" },
      { ...decision, authority: null, books: "b2", seen: "s1" },
      { ...decision, authority: "a3", books: null, seen: "s1" },
    ]);
  });

  it("don't exist for rows that nobody has decided", () => {
    expect(decisionsOfRows([row({ authority: document("a1") })])).to.deep.equal([]);
  });
});
