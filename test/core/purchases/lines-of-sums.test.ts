// The figures of a supplier's sale whose lines are known only as the API has them.
import { expect } from "chai";
import { reportedSale } from "../../../bench/support/console-records.ts";
import { withLines } from "../../../server/src/core/purchases/lines-of-sums.ts";

const rates = new Map([["A", { rate: 16 }]]);

describe("the lines of a supplier's sale without its unit's own", () => {
  it("have the amount without the tax as taxable, where the price has the tax in it", () => {
    const { lines } = withLines(reportedSale(1, "20260310", { net: 1000, tax: 160 }), rates);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.include({ taxable_amount: 1000, tax_amount: 160, total_amount: 1160, tax_rate: 16 });
  });

  it("are one for each tax type of the sums, where it has none", () => {
    const reported = reportedSale(1, "20260310", { net: 1000, tax: 160 });
    const { lines } = withLines({ ...reported, sale: { ...reported.sale, itemList: [] } }, rates);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.include({ taxable_amount: 1000, tax_amount: 160, total_amount: 1160, tax_type: "A" });
  });
});
