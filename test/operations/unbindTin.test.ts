// unbindTin: operators take a TIN from an account that no longer reports under it.
import type { Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import { auditOf } from "../support/audit.ts";
import { openBranch } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import { operatorClient } from "../support/operators.ts";
import { clientOf, sessionClient } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";
import { bindTestTin } from "../support/tins.ts";

describeEachFamily("unbindTin", (family) => {
  const test = forSuite(() => startTestService({ family, overrides: { work: false } }));

  it("200: unbinds the TIN, and the audit names the operator", async () => {
    const account = await test.openAccount();
    const tin = await bindTestTin(test, "P055555561Q", account.id);
    const { operators } = await operatorClient(test);
    expect((await operators.unbindTin(String(account.id), tin)).tins).to.deep.equal([]);
    const entry = (await auditOf(test.service.db.knex, account.id)).at(-1);
    expect(entry).to.include({ action: "accounts.unbind_tin", actor: "operator" });
    expect(entry?.detail).to.have.property("operator");
  });

  it("409: leaves the TIN of a live device", async () => {
    const account = await test.openAccount();
    const { tin } = await openBranch(test, { accountId: account.id, environment: "live" });
    const { operators } = await operatorClient(test);
    const failure = await failureOf(operators.unbindTin(String(account.id), tin));
    expect(failure).to.include({ status: 409, code: "tin_in_use" });
    expect((await operators.inspectAccount(String(account.id))).tins).to.have.length(1);
  });

  it("401 and 403: is for operators, and needs a confirmation", async () => {
    const id = String(test.account.id);
    const attempt = ({ operators }: Taxctl) => operators.unbindTin(id, "P055555563Q");
    expect(await failureOf(attempt(sessionClient(test)))).to.include({ status: 401 });
    const owner = await clientOf(test, test.account.users.owner);
    expect(await failureOf(attempt(owner))).to.include({ status: 403, code: "operator_required" });
    const late = await operatorClient(test, { confirmed_at: 0 });
    expect(await failureOf(attempt(late))).to.include({ status: 403, code: "confirmation_required" });
  });

  it("404: requires an account that has the TIN", async () => {
    const { operators } = await operatorClient(test);
    for (const [id, tin] of [
      ["2147483647", "P055555563Q"],
      [String(test.account.id), "P055555563Q"],
      [String(test.account.id), "é-1"],
    ] as const)
      expect(await failureOf(operators.unbindTin(id, tin))).to.include({ status: 404 });
  });
});
