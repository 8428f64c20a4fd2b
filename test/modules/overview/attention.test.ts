// What the overview says of months and checks, without storage.
import { expect } from "chai";
import { dueDateOf } from "../../../server/src/base/months.ts";
import { ofChecks, ofImports, ofMonths, sorted } from "../../../server/src/modules/overview/attention.ts";
import { daysUntil } from "../../../server/src/modules/overview/figures.ts";

const work = { open_documents: 1, undecided_rows: 0, unregistered_invoices: 12 };

describe("the overview", () => {
  it("takes a month whose return is overdue for urgent, and no other", () => {
    const february = { month: "202602", isOver: true, work, isFiled: false };
    const march = { month: "202603", isOver: false, work, isFiled: false };
    const [late] = ofMonths([february], "2026-03-21", { dueDay: 20, tax: "sales tax" });
    expect(late).to.include({ kind: "month", level: "blocks", month: "2026-02", count: 13 });
    expect(late?.reason).to.match(/^Was due on 2026-03-20\. Sales tax of purchases that nobody registers/);
    expect(late?.title).to.equal(
      "2026-02: 1 document is not finished, 12 supplier invoices are not registered",
    );
    expect(late?.remedy).to.equal("Finish its documents, register its purchases, then close the month.");
    const failed = { ...work, unregistered_invoices: 0 };
    const [alone] = ofMonths([{ ...february, work: failed }], "2026-03-01", { dueDay: 20, tax: "VAT" });
    expect(alone?.remedy).to.equal("Finish its documents, then close the month.");
    const [inTime, current] = ofMonths([february, march], "2026-03-20", { dueDay: 20, tax: "sales tax" });
    expect(inTime).to.include({ level: "look" });
    expect(inTime?.reason).to.match(/^Due on 2026-03-20\. /);
    expect(current).to.include({ level: "look", reason: "Due on 2026-04-20.", remedy: null });
    expect(current?.title).to.match(/^2026-03: /);
    const none = { open_documents: 0, undecided_rows: 0, unregistered_invoices: 0 };
    const reopened = { ...february, work: none, isFiled: true };
    const [again] = ofMonths([reopened], "2026-03-20", { dueDay: 20, tax: "sales tax" });
    expect(again).to.include({ count: 0, reason: "Due on 2026-03-20.", remedy: "Close the month again." });
    expect(again?.title).to.equal("2026-02: its return is filed, but it was reopened");
  });

  it("lists checks that don't pass by their branch and subject, without months and mail", () => {
    const codes = { name: "codes", status: "warn", message: "Never refreshed", bhf_id: "01" } as const;
    const device = { name: "device", status: "fail", message: "It is away", bhf_id: "01" } as const;
    const found = ofChecks([
      codes,
      device,
      { name: "month", status: "warn", message: "2026-02" },
      { name: "mail", status: "warn", message: "1 mail waits" },
      { name: "clock", status: "pass", message: "Agrees" },
    ]);
    expect(found.map(({ title, level }) => [title, level])).to.deep.equal([
      ["Branch 01, code tables: Never refreshed", "look"],
      ["Branch 01: It is away", "blocks"],
    ]);
    expect(sorted(found).map(({ kind }) => kind)).to.deep.equal(["device", "codes"]);
  });

  it("counts customs records by branch", () => {
    const titles = ofImports([
      { bhf_id: "00", count: 1 },
      { bhf_id: "01", count: 3 },
    ]).map(({ title }) => title);
    expect(titles[0]).to.equal("Branch 00: 1 customs record waits for a decision");
    expect(titles[1]).to.equal("Branch 01: 3 customs records wait for a decision");
  });

  it("knows the days before a day, and when the return of December is due", () => {
    expect(daysUntil("20260302", 3)).to.deep.equal(["20260228", "20260301", "20260302"]);
    expect(dueDateOf("202612", 20)).to.equal("2027-01-20");
    expect(dueDateOf("202601", 20)).to.equal("2026-02-20");
  });
});
