// listWaitingKeys: the keys of all accounts that operators have to approve.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { operatorClient } from "../support/operators.ts";
import { clientOf, sessionClient } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("listWaitingKeys", (family) => {
  const environment = { TAXD_KEY_APPROVAL: "on" };
  const test = forSuite(() =>
    startTestService({ family, environment, simulator: false, overrides: { work: false } }),
  );

  it("200: lists the live keys that members create under TAXD_KEY_APPROVAL, oldest first", async () => {
    const { operators } = await operatorClient(test);
    expect(await operators.waitingKeys()).to.deep.equal([]);
    const other = await test.openAccount();
    const owner = await clientOf(test, test.account.users.owner);
    const created = await owner.keys.create({ address_ranges: ["203.0.113.0/24"] }).withResponse();
    expect(created.body.message).to.equal(
      "Keep the key, it is not shown again. It works once an operator has approved it",
    );
    const second = await (await clientOf(test, other.users.owner)).keys.create({});
    const { id, prefix, created_at } = created.data;
    const waiting = await operators.waitingKeys();
    expect(waiting.map((key) => key.id)).to.deep.equal([id, second.id]);
    expect(waiting[0]).to.deep.equal({
      id,
      prefix,
      created_at,
      kind: "key",
      name: null,
      environment: "live",
      expires_at: null,
      address_ranges: ["203.0.113.0/24"],
      account: { id: test.account.id, name: waiting[0]?.account.name },
      user: created.data.user,
    });
    expect((await owner.keys.list())[0]).to.include({ id, is_approved: false });
    const shown = (await operators.inspectAccount(String(test.account.id))).keys;
    expect(shown.find((key) => key.id === id)).to.include({ is_approved: false });
    await operators.approveKey(id);
    expect((await owner.keys.list())[0]).to.include({ id, is_approved: true });
    await (await clientOf(test, other.users.owner)).keys.delete(second.id);
    expect(await operators.waitingKeys()).to.deep.equal([]);
  });

  it("200: leaves out sandbox keys, which work at once", async () => {
    const sandbox = await clientOf(test, test.account.users.owner, { sandbox: true });
    expect(await sandbox.keys.create({})).to.include({ is_approved: true });
    const { operators } = await operatorClient(test);
    expect(await operators.waitingKeys()).to.deep.equal([]);
  });

  it("401 and 403: is for operators with two factors", async () => {
    expect(await failureOf(sessionClient(test).operators.waitingKeys())).to.include({ status: 401 });
    const owner = await clientOf(test, test.account.users.owner);
    expect(await failureOf(owner.operators.waitingKeys())).to.include({ code: "operator_required" });
    const single = await operatorClient(test, { twoFactor: false });
    expect(await failureOf(single.operators.waitingKeys())).to.include({ code: "two_factor_required" });
  });
});
