// Rows of a reconciliation: only documents that are in the books twice are duplicates.
import { type Document, explain, match } from "@taxctl/sdk/reconcile";
import { expect } from "chai";
import { monthDoubt } from "../../../cli/src/reconcile/period.ts";
import { countRows, reconcileRows } from "../../../cli/src/reconcile/rows.ts";
import { explanationText } from "../../../cli/src/reconcile/show.ts";
import { booked, reported } from "../../sdk/rules/reconcile/documents.ts";

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

describe("the months of the books", () => {
  const of = (month: string, count: number) =>
    Array.from({ length: count }, (_, index) =>
      booked({ id: `${month} ${index}`, number: `${index + 1}`, date: `${month}-12` }),
    );

  it("are doubted if a few documents widen the period, with the flags that narrow it", () => {
    expect(monthDoubt([...of("2026-09", 18), ...of("2026-10", 1), ...of("2026-02", 2)], {})).to.equal(
      "The books have 18 documents of 2026-09, but 2 of 2026-02 (1, 2), 1 of 2026-10 (1). So 2026-02-01 to 2026-10-31 is compared. For 2026-09 only, add --from 2026-09-01 --to 2026-09-30.",
    );
    expect(monthDoubt([...of("2026-02", 40), ...of("2026-03", 4)], {})).to.match(
      /4 of 2026-03 \(1, 2, 3, …\).*--to 2026-02-28\.$/,
    );
  });

  it("are not doubted in books of one month, of several, and where flags name the days", () => {
    const wide = [...of("2026-09", 18), ...of("2026-10", 1)];
    expect(monthDoubt(wide, { from: "2026-09-01" })).to.equal(undefined);
    expect(monthDoubt(of("2026-09", 18), {})).to.equal(undefined);
    expect(monthDoubt([...of("2026-09", 18), ...of("2026-10", 17)], {})).to.equal(undefined);
    expect(monthDoubt([...of("2026-09", 800), ...of("2026-10", 21)], {})).to.equal(undefined);
    expect(monthDoubt([], {})).to.equal(undefined);
  });
});

describe("the explanation of a duplicate", () => {
  it("names its status, the entry that it repeats, what to do, and the decision", () => {
    const result = match([reported()], [booked({ id: "first" }), booked({ id: "second" })]);
    const [paired] = result.pairs;
    const id = result.missing_at_authority[0]?.document.id ?? "";
    const explanation = explain(result, "books", id);
    if (!explanation) throw new Error("there is no explanation");
    const decided = { decided_by: "Wanjiru", decided_at: "2026-03-10 09:00", note: "typed twice" };
    const row = { ...explanation, decision: "ignore", ...decided, registration: "" } as const;
    expect(explanationText(row, process.stdout))
      .to.contain("Status: twice in books. ")
      .and.contain(`(${paired?.books.id}) is paired with the supplier's invoice.`)
      .and.contain(`taxctl purchases decide ignore ${id}`)
      .and.contain("Decision: ignore by Wanjiru, 2026-03-10 09:00: typed twice")
      .and.contain('would match as "agree"')
      .and.not.match(/no partner|: matched as/);
  });
});
