// The pause of a branch: it lasts from the first pause until a person resumes the branch, and pauses no other branch.
import { expect } from "chai";
import { setPauseByOperator } from "../../../server/src/core/branches/pause.ts";
import { createTestClock } from "../../support/clock.ts";
import { describeEachFamily } from "../../support/database.ts";
import { branchInput, switchAccount } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

describeEachFamily("a pause", (family) => {
  const clock = createTestClock();
  const test = forSuite(() => startTestService({ family, clock, simulator: false }));
  beforeEach(async () => {
    await switchAccount(test);
    await test.client.branches.create(branchInput());
  });

  const iso = () => new Date(clock.now()).toISOString();
  async function byOperator(reason: string | null) {
    const { db } = test.service;
    const of = { account_id: test.account.id, environment: "sandbox" };
    const { id: environmentId } = await db.knex("data_sets").where(of).first("id");
    return setPauseByOperator(db, clock, { environmentId, bhfId: "00", reason });
  }

  it("keeps the time of its beginning when another reason follows, the operator's too", async () => {
    const paused_at = iso();
    await test.client.branches.pause("00", { reason: "Inventory" });
    clock.advance(60_000);
    const second = await test.client.branches.pause("00", { reason: "Repair" });
    expect(second).to.include({ paused_at, pause_reason: "Repair", updated_at: iso() });
    await byOperator("Wrong TIN");
    expect(await test.client.branches.get("00")).to.include({ paused_at, pause_reason: "Wrong TIN" });
  });

  it("begins again after an owner or an operator ended it", async () => {
    await byOperator("Wrong TIN");
    await test.client.branches.resume("00");
    clock.advance(60_000);
    await test.client.branches.pause("00", { reason: "Inventory" });
    expect(await test.client.branches.get("00")).to.include({ paused_at: iso(), pause_reason: "Inventory" });
    await byOperator(null);
    expect(await test.client.branches.get("00")).to.include({ paused_at: null, pause_reason: null });
    const { data } = await test.client.audit.list();
    const changes = data.filter(({ action }) => /^branches\.(pause|resume)$/.test(action));
    expect(changes.map(({ action, actor }) => `${action} ${actor}`).reverse()).to.deep.equal([
      "branches.pause operator",
      "branches.resume user",
      "branches.pause user",
      "branches.resume operator",
    ]);
  });

  it("leaves the branches of the same identifier alone: live, of other accounts, and a later one", async () => {
    const live = test.clientFor(test.keys.live);
    const stranger = test.clientFor((await test.openAccount()).keys.owner);
    for (const client of [live, stranger]) await client.branches.create(branchInput());
    await test.client.branches.pause("00", { reason: "Inventory" });
    for (const client of [live, stranger])
      expect(await client.branches.get("00")).to.include({ paused_at: null, pause_reason: null });
    await test.client.branches.delete("00");
    expect(await test.client.branches.create(branchInput())).to.include({ paused_at: null });
  });
});
