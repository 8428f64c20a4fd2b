// resumeBranch: what was stored during the pause is sent in its order.
import { expect } from "chai";
import { openBranch, sale } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import { failureOf, switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("resumeBranch", (family) => {
  const test = forSuite(() => startTestService({ family }));
  beforeEach(() => switchAccount(test));

  it("200 sends what waited in its order", async () => {
    const { bhf_id } = await openBranch(test);
    await test.client.branches.pause(bhf_id, { reason: "The control unit is being replaced" });
    const numbers: string[] = [];
    for (let count = 0; count < 3; count++) {
      const body = sale();
      numbers.push(body.invoice_no);
      await test.call("POST", "/sales?async=true", { body });
    }
    const resumed = await test.client.branches.resume(bhf_id);
    expect(resumed).to.include({ paused_at: null, pause_reason: null });
    await test.service.lanes.drain();
    const { data } = await test.client.transactions.list({ type: "sales" });
    const signed = data.map(({ invoice_no, status, receipt_no }) => [invoice_no, status, receipt_no]);
    expect(signed.reverse()).to.deep.equal(numbers.map((number, at) => [number, "success", String(at + 1)]));
    const { checks } = await test.client.health.get();
    expect(checks.filter(({ name }) => name === "pause")).to.deep.equal([]);
    const [entry] = (await test.client.audit.list({ action: "branches.resume" })).data;
    expect(entry).to.deep.include({ subject: `branch ${bhf_id}`, new: { pause_reason: null } });
  });

  it("200 changes and records nothing for a branch that isn't paused", async () => {
    const { bhf_id } = await openBranch(test);
    const before = await test.client.branches.get(bhf_id);
    expect(await test.client.branches.resume(bhf_id)).to.deep.equal(before);
    expect((await test.client.audit.list({ action: "branches.resume" })).data).to.deep.equal([]);
  });

  it("404 for an unknown branch", async () => {
    await openBranch(test);
    expect((await failureOf(test.client.branches.resume("77"))).status).to.equal(404);
  });
});
