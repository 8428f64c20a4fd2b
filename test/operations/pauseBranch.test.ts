// pauseBranch: everything is stored, nothing is sent, and health and the waiting submissions say so.
import { expect } from "chai";
import { openBranch, sale } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import { branchInput, failureOf, itemInput, switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

const reason = "The control unit is being replaced";

describeEachFamily("pauseBranch", (family) => {
  let ahead = 0;
  const clock = { now: () => Date.now() + ahead };
  const test = forSuite(() => startTestService({ family, clock }));
  beforeEach(async () => {
    ahead = 0;
    await switchAccount(test);
  });
  afterEach(() => test.simulator.clearFaults());

  const sent = (tin: string) => test.simulator.requests.filter((request) => request.tin === tin).length;
  const checksOf = async (name: string, bhf_id: string) =>
    (await test.client.health.get()).checks.filter((check) => check.name === name && check.bhf_id === bhf_id);

  describe("200", () => {
    it("stores submissions and sends nothing; health and the submission name the reason", async () => {
      const { bhf_id, tin } = await openBranch(test);
      const paused = await test.client.branches.pause(bhf_id, { reason });
      expect(paused).to.include({ bhf_id, pause_reason: reason });
      expect(paused.paused_at).to.be.a("string");
      expect(await test.client.branches.get(bhf_id)).to.deep.equal(paused);
      const before = sent(tin);
      const body = sale();
      const begun = performance.now();
      const failure = await failureOf(test.client.sales.create(body));
      expect(performance.now() - begun, "a caller doesn't wait for a paused branch").to.be.below(15_000);
      expect(failure).to.include({ code: "outcome_pending" });
      expect(failure.error).to.contain(reason);
      await test.service.lanes.drain();
      expect(sent(tin)).to.equal(before);
      const [row] = (await test.client.transactions.list()).data;
      expect(row).to.include({ invoice_no: body.invoice_no, status: "pending" });
      const { blocked } = await test.client.transactions.get(String(row?.transaction_id));
      expect(blocked?.message).to.contain(reason);
      expect(blocked?.remedy).to.equal(
        `Resume it: POST /branches/${bhf_id}/resume, \`taxctl branches resume ${bhf_id}\``,
      );
      ahead = 60_000;
      const [check] = await checksOf("pause", bhf_id);
      expect(check).to.include({ status: "warn", remedy: blocked?.remedy });
      expect(check?.message).to.contain(reason);
      const [worker] = (await test.client.health.get()).checks.filter(({ name }) => name === "worker");
      expect(worker?.status, "no process is to blame").to.equal("pass");
      ahead = 16 * 60_000;
      expect((await checksOf("queue", bhf_id))[0]?.status).to.equal("fail");
    });

    it("resends no call whose outcome is unknown", async () => {
      const { bhf_id, tin } = await openBranch(test);
      await test.simulator.setFault({ fault: "F3", params: { how: "reset" }, tin, path: "saveSales" });
      await test.call("POST", "/sales?async=true", { body: sale() });
      await test.service.lanes.drain();
      await test.client.branches.pause(bhf_id, { reason });
      const before = sent(tin);
      ahead = 60_000;
      await test.service.lanes.drain();
      expect(sent(tin)).to.equal(before);
      expect((await test.client.transactions.list()).data[0]).to.include({ in_doubt: true });
    });

    it("leaves the other branches alone, and is recorded with its reason", async () => {
      const { bhf_id } = await openBranch(test);
      await test.client.branches.create(branchInput({ bhf_id: "09", name: "Other" }));
      await test.client.branches.pause("09", { reason });
      expect((await test.client.sales.create(sale({ branch_id: bhf_id }))).receipt_no).to.equal("1");
      expect(await checksOf("pause", bhf_id)).to.deep.equal([]);
      await test.client.branches.pause("09", { reason: "Another one" });
      const entries = (await test.client.audit.list({ action: "branches.pause" })).data;
      expect(entries.map((entry) => [entry.subject, entry.old, entry.new])).to.deep.equal([
        ["branch 09", { pause_reason: reason }, { pause_reason: "Another one" }],
        ["branch 09", { pause_reason: null }, { pause_reason: reason }],
      ]);
    });
  });

  it("422 branch_paused for an item, which would have to go to the unit at once", async () => {
    const { bhf_id, tin } = await openBranch(test);
    await test.client.branches.pause(bhf_id, { reason });
    const before = sent(tin);
    const failure = await failureOf(test.client.items.create(itemInput({ item_name: "Tea" })));
    expect(failure).to.include({ status: 422, code: "branch_paused" });
    expect(failure.message).to.contain(reason);
    expect(sent(tin)).to.equal(before);
  });

  it("422 without a reason, 404 for an unknown branch", async () => {
    await openBranch(test);
    const { status, body } = await test.call("POST", "/branches/00/pause", { body: {} });
    expect([status, Object.keys(Object(body.errors))]).to.deep.equal([422, ["reason"]]);
    expect((await failureOf(test.client.branches.pause("77", { reason }))).status).to.equal(404);
    expect((await test.client.branches.get("00")).paused_at).to.equal(null);
  });
});
