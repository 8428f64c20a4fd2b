// approveRegistration: an operator makes the account of a registration.
import { expect } from "chai";
import { removeOperator } from "../../server/src/modules/people/operators/admin.ts";
import { describeEachFamily } from "../support/database.ts";
import { mailsTo } from "../support/mails.ts";
import { newForm, operatorClient, registerBusiness } from "../support/operators.ts";
import { clientOf, sessionClient, tokenOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("approveRegistration", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  it("200: opens the account: the owner signs in, makes a sandbox key, and it works", async () => {
    const form = await registerBusiness(test);
    const { operators, me } = await operatorClient(test);
    const account = await operators.approveRegistration(form.id);
    expect(account).to.include({ name: form.business, email: form.email, status: "active" });
    expect((await mailsTo(test.service, form.email)).at(-1)?.kind).to.equal("registration_approved");
    const { email, password } = form;
    const { headers } = await sessionClient(test).sessions.create({ email, password }).withResponse();
    const owner = sessionClient(test, tokenOf(headers), { sandbox: true });
    const { key } = await owner.keys.create({});
    const health = await test.clientFor(key).health.get();
    expect(health).to.include({ environment: "sandbox" });
    expect(health.caller).to.deep.include({
      account: form.business,
      user: { name: form.name, role: "owner" },
    });
    const { email: reviewer } = await me.get();
    const entries = (await owner.audit.list({ actor: "operator" })).data;
    expect(entries.map(({ action, detail }) => [action, detail?.operator])).to.have.deep.members(
      ["registrations.approve", "accounts.register", "accounts.approve", "accounts.bind_tin"].map(
        (action) => [action, reviewer],
      ),
    );
    const [row] = await operators.registrations({ status: "approved" });
    expect(row).to.include({ id: form.id, account_id: account.id });
  });

  it("403: is for operators with two factors and a recent confirmation, while they are operators", async () => {
    const { id } = await registerBusiness(test);
    const former = await operatorClient(test);
    await removeOperator(test.service.db, test.service.clock, (await former.me.get()).email);
    expect(await failureOf(former.operators.approveRegistration(id))).to.include({ status: 401 });
    const failures = [
      [await clientOf(test, test.account.users.owner), "operator_required"],
      [await operatorClient(test, { twoFactor: false }), "two_factor_required"],
      [await operatorClient(test, { confirmed_at: 0 }), "confirmation_required"],
      [test.client, "session_required"],
    ] as const;
    for (const [client, code] of failures)
      expect(await failureOf(client.operators.approveRegistration(id))).to.include({ status: 403, code });
  });

  it("404: rejects an unknown registration", async () => {
    const { operators } = await operatorClient(test);
    expect(await failureOf(operators.approveRegistration("nothing"))).to.include({ status: 404 });
  });

  it("409: decides once, also when two operators decide at the same moment", async () => {
    const { id, tin } = await registerBusiness(test);
    const clients = [await operatorClient(test), await operatorClient(test)];
    const outcomes = await Promise.allSettled(
      clients.map(({ operators }) => operators.approveRegistration(id)),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).to.have.lengthOf(1);
    const { operators } = await operatorClient(test);
    expect(await failureOf(operators.approveRegistration(id))).to.include({
      code: "registration_not_pending",
    });
    const again = await registerBusiness(test, { ...newForm(), tin });
    expect(await failureOf(operators.approveRegistration(again.id))).to.include({
      status: 409,
      code: "tin_bound",
    });
  });
});
