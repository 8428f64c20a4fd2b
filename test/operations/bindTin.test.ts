// bindTin: operators decide which account reports under a TIN; no two accounts have the same.
import type { Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import { auditOf } from "../support/audit.ts";
import { describeEachFamily } from "../support/database.ts";
import { operatorClient } from "../support/operators.ts";
import { clientOf, sessionClient } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("bindTin", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  it("200: binds the TIN, a second time too, and the audit names the operator", async () => {
    const account = await test.openAccount();
    const { operators } = await operatorClient(test);
    const bind = () => operators.bindTin(String(account.id), { tin: "p055555557q" });
    expect((await bind()).tins.map(({ tin }) => tin)).to.deep.equal(["P055555557Q"]);
    expect((await bind()).tins).to.have.length(1);
    const entry = (await auditOf(test.service.db.knex, account.id)).at(-1);
    expect(entry).to.include({ action: "accounts.bind_tin", actor: "operator", subject: "tin P055555557Q" });
    expect(entry?.detail).to.have.property("operator");
  });

  it("409: leaves a TIN with the account that has it, and a cancelled account without", async () => {
    const [first, second] = [await test.openAccount(), await test.openAccount()];
    const { operators } = await operatorClient(test);
    await operators.bindTin(String(first.id), { tin: "P055555558Q" });
    const taken = operators.bindTin(String(second.id), { tin: "P055555558Q" });
    expect(await failureOf(taken)).to.include({ status: 409, code: "tin_bound" });
    await operators.changeAccountStatus(String(second.id), { move: "cancel", reason: "Closed." });
    const late = operators.bindTin(String(second.id), { tin: "P055555559Q" });
    expect(await failureOf(late)).to.include({ status: 409, code: "account_status" });
  });

  it("401 and 403: is for operators, and needs a confirmation", async () => {
    const id = String(test.account.id);
    const attempt = ({ operators }: Taxctl) => operators.bindTin(id, { tin: "P055555560Q" });
    expect(await failureOf(attempt(sessionClient(test)))).to.include({ status: 401 });
    const owner = await clientOf(test, test.account.users.owner);
    expect(await failureOf(attempt(owner))).to.include({ status: 403, code: "operator_required" });
    const late = await operatorClient(test, { confirmed_at: 0 });
    expect(await failureOf(attempt(late))).to.include({ status: 403, code: "confirmation_required" });
  });

  it("404 and 422: requires an account, and a TIN", async () => {
    const { operators } = await operatorClient(test);
    const unknown = operators.bindTin("2147483647", { tin: "P055555560Q" });
    expect(await failureOf(unknown)).to.include({ status: 404 });
    const wrong = operators.bindTin(String(test.account.id), { tin: "P-1" });
    expect(await failureOf(wrong)).to.include({ status: 422 });
  });
});
