// changeAccountStatus: operators suspend, reactivate and cancel accounts; sessions and keys follow at once.
import { expect } from "chai";
import { auditOf } from "../support/audit.ts";
import { describeEachFamily } from "../support/database.ts";
import { mailsTo } from "../support/mails.ts";
import { operatorClient } from "../support/operators.ts";
import { clientOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

const reason = "Unpaid since January.";

describeEachFamily("changeAccountStatus", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  it("200: suspends at once, gives access back, and cancels for good", async () => {
    const account = await test.openAccount();
    const key = test.clientFor(account.keys.owner);
    const session = await clientOf(test, account.users.owner);
    const { operators } = await operatorClient(test);
    const move = (name: "suspend" | "reactivate" | "cancel") =>
      operators.changeAccountStatus(String(account.id), { move: name, reason });
    expect(await move("suspend")).to.include({ id: account.id, status: "suspended" });
    expect(await failureOf(key.health.get())).to.include({ status: 401, code: "account_suspended" });
    expect(await failureOf(session.health.get())).to.include({ status: 403, code: "account_suspended" });
    expect(await move("reactivate")).to.include({ status: "active" });
    await key.health.get();
    expect(await move("cancel")).to.include({ status: "cancelled" });
    expect(await failureOf(move("reactivate"))).to.include({ status: 409, code: "account_status" });
    const entry = (await auditOf(test.service.db.knex, account.id)).at(-1);
    expect(entry).to.include({ action: "accounts.cancel", actor: "operator" });
    expect(entry?.detail).to.include({ reason }).and.to.have.property("operator");
  });

  it("200: mails the owners what happened and why, and operators see the reason", async () => {
    const account = await test.openAccount();
    const { operators } = await operatorClient(test);
    const id = String(account.id);
    const { email } = await test.service.db.knex("users").where({ id: account.users.owner }).first();
    await operators.changeAccountStatus(id, { move: "suspend", reason });
    expect((await operators.inspectAccount(id)).status_reason).to.equal(reason);
    await operators.changeAccountStatus(id, { move: "reactivate", reason: "Paid." });
    expect((await operators.inspectAccount(id)).status_reason).to.equal(null);
    const mails = (await mailsTo(test.service, email)).filter(({ kind }) => kind === "account_status");
    const [suspended, reactivated, ...more] = mails.map(({ values }) => values);
    expect(suspended).to.include({ status: "suspended", reason });
    expect(reactivated).to.include({ status: "active", reason: "Paid." });
    expect(more).to.deep.equal([]);
  });

  it("403: is for operators", async () => {
    const body = { move: "suspend" as const, reason };
    const id = String(test.account.id);
    const owner = await clientOf(test, test.account.users.owner);
    const late = await operatorClient(test, { confirmed_at: 0 });
    expect(await failureOf(owner.operators.changeAccountStatus(id, body))).to.include({
      status: 403,
      code: "operator_required",
    });
    expect(await failureOf(late.operators.changeAccountStatus(id, body))).to.include({
      status: 403,
      code: "confirmation_required",
    });
  });

  it("404 and 422: requires an account and a reason", async () => {
    const { operators } = await operatorClient(test);
    const unknown = operators.changeAccountStatus("2147483647", { move: "suspend", reason });
    expect(await failureOf(unknown)).to.include({ status: 404 });
    const bare = operators.changeAccountStatus(String(test.account.id), { move: "suspend", reason: "" });
    expect(await failureOf(bare)).to.include({ status: 422 });
  });
});
