// Explanations: every rule's result on a pair or candidate, in words, and supplier sales as documents.

import {
  type Document,
  documentOfSupplierSale,
  explain,
  failureText,
  match,
  rules,
} from "@taxctl/sdk/reconcile";
import { expect } from "chai";
import { amounts, booked, reported } from "./documents.ts";

describe("explaining a document", () => {
  const result = match(
    [reported({ id: "a1", ...amounts(50_000) }), reported({ id: "a2", number: "900" })],
    [
      booked({ id: "b1", number: "INV-0812", ...amounts(50_000) }),
      booked({ id: "b2", number: "INV-0777", date: "2026-03-30" }),
    ],
  );

  it("without a partner names the closest rule, the failed condition, and by how much", () => {
    const [nearest] = result.missing_in_books[0]?.candidates ?? [];
    expect(nearest?.document.id).to.equal("b2");
    expect(nearest?.failed).to.deep.include({
      rule: "exact",
      field: "number",
      authority: "900",
      books: "INV-0777",
    });
    expect(nearest?.closest).to.deep.include({
      rule: "amounts-only",
      field: "date",
      difference: 21,
      limit: 10,
    });
  });

  it("names the rule that lacked least, not the last one", () => {
    const { missing_in_books } = match([reported()], [booked({ date: "2024-03-09" })]);
    expect(missing_in_books[0]?.candidates[0]?.closest?.rule).to.equal("similar-number");
  });

  it("names the entry that a duplicate in the books repeats", () => {
    const twice = match([reported()], [booked({ id: "first" }), booked({ id: "second" })]);
    const [paired] = twice.pairs;
    const [other] = twice.missing_at_authority;
    expect(explain(twice, "books", other?.document.id ?? "")?.duplicate_of).to.equal(paired?.books);
    expect(explain(twice, "books", paired?.books.id ?? "")?.duplicate_of).to.equal(null);
    expect(explain(result, "books", "b2")?.duplicate_of).to.equal(null);
  });

  it("shows both numbers as they were compared and the result of every rule", () => {
    const found = explain(result, "books", "b2");
    expect(found?.pair).to.equal(null);
    const compared = found?.compared.find(({ document }) => document.id === "a2");
    expect(compared?.numbers).to.deep.equal({ authority: "900", books: "777", relation: "different" });
    expect(compared?.rules.map(({ rule }) => rule)).to.deep.equal(rules.map(({ id }) => id));
    expect(compared?.rules.every(({ failure }) => failure !== null)).to.equal(true);
    expect(compared).to.include({ days: 21, score: 48 });
    expect(result.missing_at_authority[0]?.candidates.map(({ score }) => score)).to.include(48);
  });

  it("names the first amount that differs at all, where a rule allows no difference", () => {
    const failures = (tax: number) => {
      const found = match([reported()], [booked({ tax })]);
      return explain(found, "authority", "reported")?.compared[0]?.rules.map(({ failure }) => failure);
    };
    const differing = { field: "tax", authority: 160 } as const;
    expect(failures(160.01)?.[0]).to.deep.equal({
      ...differing,
      rule: "exact",
      books: 160.01,
      difference: 0.01,
      limit: 0,
    });
    expect(failures(150)?.[2]).to.deep.equal({
      ...differing,
      rule: "rounding",
      books: 150,
      difference: -10,
      limit: 1,
    });
  });

  it("finds candidates of other suppliers by number and by amount", () => {
    const stranger = { supplier_tin: "P9", supplier_name: "Someone else" };
    const candidates = (more: Partial<Document>) => {
      const { missing_in_books } = match([reported()], [booked({ ...stranger, ...more })]);
      return missing_in_books[0]?.candidates.map(({ document, taken }) => [document.id, taken]);
    };
    expect(candidates({ ...amounts(50_000) })).to.deep.equal([["booked", false]]);
    expect(candidates({ number: "77", total: -1160 })).to.deep.equal([["booked", false]]);
    expect(candidates({ number: "77", ...amounts(50_000) })).to.deep.equal([]);
  });

  it("with a partner shows why no earlier rule took the pair", () => {
    const found = explain(result, "authority", "a1");
    expect(found?.pair).to.deep.equal({ status: "suggested", rule: "number-alike" });
    const [exact, alike] = found?.compared[0]?.rules ?? [];
    expect(exact?.failure?.field).to.equal("number");
    expect(found?.compared.map(({ document }) => document.id)).to.deep.equal(["b1"]);
    expect(explain(result, "books", "b1")?.compared.map(({ document }) => document.id)).to.deep.equal(["a1"]);
    expect(alike?.failure).to.equal(null);
  });

  it("names the supplier's branch if the TIN agrees, and the TIN if no document has one", () => {
    const failureOf = (authority: Partial<Document>, books: Partial<Document>) => {
      const found = match([reported({ id: "a1", ...authority })], [booked({ id: "b1", ...books })]);
      return explain(found, "authority", "a1")?.compared[0]?.rules[0]?.failure;
    };
    expect(failureOf({ supplier_branch: "00" }, { supplier_branch: "03" })).to.include({
      field: "supplier_branch",
      authority: "00",
      books: "03",
    });
    expect(failureOf({ supplier_tin: "" }, { supplier_tin: "" })).to.include({ field: "supplier_tin" });
  });

  it("counts the days from the authority's date to the date in the books", () => {
    const found = match([reported({ date: "2026-03-09" })], [booked({ date: "2026-03-13" })]);
    const [difference] = found.pairs[0]?.differences ?? [];
    expect(difference).to.include({ field: "date", difference: 4 });
  });

  it("that the result does not have is undefined", () => {
    expect(explain(result, "books", "a1")).to.equal(undefined);
  });
});

describe("a rejection in words", () => {
  for (const [change, text] of [
    [{ number: "77", date: "2026-05-01" }, /^dates are 53 days apart .*at most 10/],
    [
      { number: "77", ...amounts(120_000) },
      /^total differs by 40.00 \(authority 1160.00, books 1200.00\), at most 1.00 is allowed/,
    ],
    [{ number: "77", own_branch: "01" }, /^own_branch differs \(authority 00, books 01\)/],
    [{ number: "77", kind: "credit_note" }, /^kind differs \(authority invoice, books credit_note\)/],
    [{ date: "2024-03-09" }, /^fiscal years differ and dates are 730 days apart/],
    [
      { supplier_tin: "P9", supplier_name: "Else" },
      /^supplier_tin differs \(authority P051234567Q, books P9\)/,
    ],
  ] as const) {
    it(`names field and values: ${Object.keys(change).join(", ")}`, () => {
      const [missing] = match([reported()], [booked(change)]).missing_in_books;
      const closest = missing?.candidates[0]?.closest;
      expect(closest && failureText(closest)).to.match(text);
    });
  }

  for (const [failure, text] of [
    [
      { field: "date", authority: "2026-03-09", books: "2026-03-08", difference: -1, limit: 0 },
      "dates are 1 day apart (authority 2026-03-09, books 2026-03-08), at most 0 are allowed",
    ],
    [
      { field: "date", authority: "2026-03-09", books: "2026-03-11", difference: 2, limit: 1 },
      "dates are 2 days apart (authority 2026-03-09, books 2026-03-11), at most 1 is allowed",
    ],
    [
      { field: "tax", authority: 160, books: 160.5, difference: 0.5, limit: 0 },
      "tax differs by 0.50 (authority 160.00, books 160.50), it must be equal",
    ],
    [
      { field: "supplier_tin", authority: "P1", books: "", difference: null, limit: null },
      "supplier_tin differs (authority P1, books none)",
    ],
    [
      { field: "number", authority: null, books: "7", difference: null, limit: null },
      "number differs (authority none, books 7)",
    ],
  ] as const)
    it(`says what would be allowed: ${text}`, () => {
      expect(failureText({ rule: "exact", ...failure })).to.equal(text);
    });
});

it("a supplier sale of the API becomes a document that its purchase matches", () => {
  const letters = { taxblAmtB: 0, taxblAmtC: 0, taxblAmtD: 0, taxblAmtE: 0 };
  const taxes = { taxAmtB: 0, taxAmtC: 0, taxAmtD: 0, taxAmtE: 0 };
  const sale = {
    spplrTin: "P051234567Q",
    spplrBhfId: "00",
    spplrNm: "Lakeside Wholesale Ltd",
    spplrInvcNo: "812",
    cu_invoice_no: null,
    sale_date: "20260309",
    rcptTyCd: "S" as const,
    regDt: "20260310162000",
    totItemCnt: 0,
    taxblAmtA: 1000,
    taxAmtA: 160,
    ...letters,
    ...taxes,
    taxRtA: 16,
    totTaxblAmt: 1000,
    totTaxAmt: 160,
    totAmt: 1160,
    itemList: [],
  };
  const document = documentOfSupplierSale(sale, "00");
  expect(document).to.deep.include({
    side: "authority",
    own_branch: "00",
    by_letter: { A: { taxable: 1000, tax: 160 } },
  });
  expect(document.date).to.equal("20260309");
  const [pair] = match([document], [booked()]).pairs;
  expect(pair).to.deep.include({ status: "exact", differences: [] });
  const zeroRated = documentOfSupplierSale({ ...sale, taxblAmtB: 500, taxAmtC: 1 });
  expect(zeroRated.by_letter).to.deep.equal({
    A: { taxable: 1000, tax: 160 },
    B: { taxable: 500, tax: 0 },
    C: { taxable: 0, tax: 1 },
  });
  const unit_number = "KRACU0100000001/118";
  expect(documentOfSupplierSale({ ...sale, cu_invoice_no: unit_number })).to.include({ unit_number });
  expect(document.kind).to.equal("invoice");
  expect(documentOfSupplierSale({ ...sale, rcptTyCd: "R" }).kind).to.equal("credit_note");
});
