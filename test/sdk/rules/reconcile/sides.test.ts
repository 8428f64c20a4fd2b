// Three sides compared: each document stands in one row, whatever the order, and the missing sides are named.
import { compareSides, type Document } from "@taxctl/sdk/reconcile";
import { expect } from "chai";
import fc from "fast-check";
import { reported } from "./documents.ts";

const of = (number: string, more: Partial<Document> = {}) => reported({ id: number, number, ...more });

describe("compareSides", () => {
  it("says on which side a document is missing, or differs", () => {
    const rows = compareSides({
      authority: [of("1"), of("2"), of("3", { total: 1170, tax: 170 })],
      books: [of("1"), of("3"), of("4")],
      registered: [of("1"), of("2"), of("3"), of("5")],
    });
    const shown = rows.map(({ documents, status, missing }) => [
      Object.values(documents)[0]?.number,
      status,
      missing.join(),
    ]);
    expect(shown).to.have.deep.members([
      ["1", "exact", ""],
      ["2", "missing", "books"],
      ["3", "mismatch", ""],
      ["4", "missing", "authority,registered"],
      ["5", "missing", "authority,books"],
    ]);
  });

  it("pairs by the control unit's number that one of the sides has, and doesn't miss a side that is not given", () => {
    const unit_number = "KRACU0100000001/118";
    const [row, ...others] = compareSides({
      authority: [of("|00118", { unit_number, date: "2026-03-01" })],
      registered: [of("INV-7", { unit_number })],
    });
    expect(others).to.deep.equal([]);
    expect(row).to.deep.include({ status: "exact", missing: [] });
    expect(row?.documents.registered).to.include({ id: "INV-7", side: "authority" });
  });

  it("pairs the books with the registered document, whatever the authority's list calls it", () => {
    const unit_number = "KRACU0103746806/507";
    const rows = compareSides({
      authority: [of("|507", { unit_number })],
      registered: [of("00017", { unit_number })],
      books: [of("00017")],
    });
    expect(rows).to.have.lengthOf(1);
    expect(rows[0]).to.deep.include({ status: "exact", missing: [] });
  });

  it("has the status of the worst pair, and the differences of all", () => {
    const [row] = compareSides({
      authority: [of("1", { total: 1160.5 })],
      registered: [of("1")],
      books: [of("1", { total: 2320 })],
    });
    expect(row?.status).to.equal("mismatch");
    expect(row?.differences.map(({ field, difference }) => [field, difference])).to.deep.equal([
      ["total", -0.5],
      ["total", 1160],
    ]);
    expect(compareSides({ books: [of("1")] }).map(({ status }) => status)).to.deep.equal(["exact"]);
  });

  it("takes a document without a number for one of the same amount", () => {
    for (const [authority, registered] of [
      ["", "7"],
      ["7", ""],
    ] as const) {
      const rows = compareSides({
        authority: [reported({ number: authority })],
        registered: [reported({ number: registered })],
      });
      expect(rows.map(({ status }) => status)).to.deep.equal(["residual"]);
    }
  });

  it("puts each document into exactly one row", () => {
    const side = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 12 });
    fc.assert(
      fc.property(side, side, side, (...numbers) => {
        const [authority, books, registered] = numbers.map((list) =>
          list.map((one) => of(`A${one}00`, { total: 100 * one, taxable: 100 * one, tax: 0 })),
        );
        const rows = compareSides({ authority, books, registered });
        for (const [name, list] of Object.entries({ authority, books, registered })) {
          const found = rows.flatMap(({ documents }) => documents[name as "books"]?.id ?? []);
          expect(found.toSorted()).to.deep.equal(list?.map(({ id }) => id).toSorted());
        }
      }),
    );
  });
});
