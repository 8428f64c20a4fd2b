// Rows of a reconciliation: only documents that are in the books twice are duplicates.
import { type Document, match } from "@taxctl/sdk/reconcile";
import { expect } from "chai";
import { countRows, reconcileRows } from "../../cli/src/reconcile/rows.ts";
import { booked, reported } from "../sdk/reconcile/documents.ts";

const statuses = (authority: Document[], books: Document[]) =>
  reconcileRows(match(authority, books)).map(({ status, books_id }) => `${status} ${books_id}`);

describe("the rows of a reconciliation", () => {
  it("call a purchase that is in the books twice a duplicate", () => {
    const result = match(
      [reported()],
      [booked(), booked({ id: "again", number: "0812", date: "2026-03-11" })],
    );
    const rows = reconcileRows(result);
    expect(rows.map(({ status }) => status)).to.deep.equal(["exact", "duplicate"]);
    expect(rows[1]).to.include({ books_id: "again", authority_id: "" });
    expect(rows[1]?.differs).to.equal("in the books twice: 812 of 2026-03-09 is paired already");
    expect(countRows(rows).duplicate).to.deep.equal({ count: 1, decided: 0, difference: 1160 });
  });

  it("call another purchase of the same amount, or one that nobody reported, missing", () => {
    expect(statuses([reported()], [booked(), booked({ id: "other", number: "77" })])).to.deep.equal([
      "exact booked",
      "missing_at_authority other",
    ]);
    const stranger = booked({ id: "other", supplier_tin: "P099", supplier_name: "Someone else" });
    expect(statuses([reported()], [booked(), stranger])).to.deep.equal([
      "exact booked",
      "missing_at_authority other",
    ]);
  });
});
