// `taxd branches …`: an operator pauses a branch of any account next to a running service, and resumes it.
import { expect } from "chai";
import { openBranch, sale } from "../support/branch.ts";
import { createPlace, databaseFamilies, environmentOf } from "../support/database.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";
import { runTaxd, runTaxdJson } from "../support/taxd.ts";

for (const family of databaseFamilies()) {
  describe(`taxd branches on ${family}`, () => {
    const place = forSuite(async () => {
      const made = await createPlace(family);
      return { ...made, close: () => made.release() };
    });
    const test = forSuite(() => startTestService({ family, place }));

    it("pauses and resumes a branch, recorded as an operator's change", async () => {
      const { bhf_id } = await openBranch(test);
      const env = environmentOf(place);
      const branch = [String(test.account.id), "sandbox", bhf_id];
      const reason = "The unit signs under a wrong TIN";
      const paused = await runTaxdJson(["branches", "pause", ...branch, "--reason", reason], env);
      expect(paused).to.include({ bhf_id, pause_reason: reason });
      await test.call("POST", "/sales?async=true", { body: sale() });
      await test.service.lanes.drain();
      expect((await test.client.transactions.list()).data[0]).to.include({ status: "pending" });
      const [entry] = (await test.client.audit.list({ action: "branches.pause" })).data;
      expect(entry).to.deep.include({ actor: "operator", new: { pause_reason: reason } });
      const resumed = await runTaxdJson(["branches", "resume", ...branch], env);
      expect(resumed).to.include({ bhf_id, paused_at: null });
      await test.service.lanes.drain();
      expect((await test.client.transactions.list()).data[0]).to.include({ status: "success" });
    });

    it("rejects a missing reason, and a branch that isn't there", async () => {
      const env = environmentOf(place);
      const account = String(test.account.id);
      const none = await runTaxd(["branches", "pause", account, "sandbox", "00"], env);
      expect([none.code, none.stderr]).to.deep.include(2);
      expect(none.stderr).to.contain("--reason is missing");
      const unknown = await runTaxd(["branches", "resume", account, "sandbox", "77"], env);
      expect(unknown.code).to.equal(1);
      expect(unknown.stderr).to.contain(`Account ${account} has no branch 77 in sandbox`);
    });
  });
}
