// listKeys: the keys of the environment, never whole.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { clientOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("listKeys", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  it("200: lists the keys of the session's environment, newest first, without secrets and revoked ones", async () => {
    const { owner } = test.account.users;
    const live = await (await clientOf(test, owner)).keys.list();
    expect(live.map(({ environment }) => environment)).to.deep.equal(["live"]);
    const sandbox = await clientOf(test, owner, { sandbox: true });
    const { key, ...made } = await sandbox.keys.create({ address_ranges: ["203.0.113.0/24"] });
    const [first, ...others] = await sandbox.keys.list();
    expect(first).to.deep.equal(made);
    expect(made).to.deep.include({
      environment: "sandbox",
      address_ranges: ["203.0.113.0/24"],
      is_expired: false,
      expires_at: null,
      last_used_at: null,
      replaced_by: null,
      prefix: key.slice(0, 12),
      user: { id: owner, name: "Owner", role: "owner" },
    });
    expect(JSON.stringify(others)).not.to.contain(test.keys.cashier.slice(12));
    await sandbox.keys.delete(made.id);
    expect((await sandbox.keys.list()).map(({ id }) => id)).not.to.include(made.id);
  });

  it("403: rejects an API key, and a session of an accountant", async () => {
    expect(await failureOf(test.client.keys.list())).to.include({ status: 403, code: "session_required" });
    const accountant = await clientOf(test, test.account.users.accountant);
    expect(await failureOf(accountant.keys.list())).to.include({ status: 403, code: "role_not_allowed" });
  });
});
