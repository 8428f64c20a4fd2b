// The time from the acceptance of a document to the control unit's result, by outcome.
import { expect } from "chai";
import { openBranch, purchase, sale } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("taxd_acceptance_to_receipt_seconds", (family) => {
  const test = forSuite(() => startTestService({ family }));
  before(async () => {
    await openBranch(test);
  });

  it("counts each sale and purchase once, and no stock movement that follows", async () => {
    await test.client.sales.create(sale({ invoice_no: "M-1" }));
    await test.client.sales.create(sale({ invoice_no: "M-2" }));
    await failureOf(test.client.sales.create(sale({ invoice_no: "M-3", remark: "SIM-884" })));
    await test.client.purchases.create(purchase({ invoice_no: "M-4" }));
    await test.service.lanes.drain();
    const text = await test.service.metrics.registry.metrics();
    const counts = text
      .split("\n")
      .filter((line) => line.startsWith("taxd_acceptance_to_receipt_seconds_count"));
    expect(counts.sort()).to.deep.equal([
      'taxd_acceptance_to_receipt_seconds_count{type="purchase",outcome="accepted"} 1',
      'taxd_acceptance_to_receipt_seconds_count{type="purchase",outcome="rejected"} 0',
      'taxd_acceptance_to_receipt_seconds_count{type="sale",outcome="accepted"} 2',
      'taxd_acceptance_to_receipt_seconds_count{type="sale",outcome="rejected"} 1',
    ]);
    const sum = /_sum\{type="sale",outcome="accepted"\} ([\d.]+)/.exec(text)?.[1];
    expect(Number(sum)).to.be.within(0, 60);
  });
});
