// The figures of `taxctl status`: the past month that comes next stands below the tax.
import { taxWordsOf } from "@taxctl/sdk/rules/profiles";
import { expect } from "chai";
import { figureText } from "../../../cli/src/reports/overview.ts";

const sales = { documents: 0, taxable_amount: 0, tax_amount: 0, total_amount: 0 };
const vat = {
  ...{ month: "2026-03", is_closed: false, due_date: "2026-04-20" },
  ...{ output_tax: 0, deductible_tax: 0, net: 0, payable: 0, carried_forward: 0 },
};
const overview = {
  ...{ date: "2026-03-10", currency: "KES", branches: [], attention: [] },
  figures: { today: sales, month_so_far: sales, vat, vat_due: null, days: [] },
};
const past = {
  ...{ month: "2026-02", stage: "work" as const, text: "1 failed, 2 to decide", due_date: "2026-03-20" },
};

describe("the figures of the status", () => {
  const words = taxWordsOf("ke");

  it("name the past month that is not filed, and what it needs", () => {
    const text = figureText({ ...overview, past_month: past }, words);
    expect(text).to.match(/^2026-02 +1 failed, 2 to decide, due 2026-03-20$/m);
  });

  it("have no such line without a past month, and nothing for a cashier", () => {
    expect(figureText({ ...overview, past_month: null }, words)).to.not.contain("2026-02");
    expect(figureText({ ...overview, figures: null, past_month: null }, words)).to.equal("");
  });
});
