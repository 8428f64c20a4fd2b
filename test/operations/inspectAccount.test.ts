// inspectAccount: operators see plan, TINs, keys and health of an account, and no content of its documents.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { operatorClient } from "../support/operators.ts";
import { clientOf, sessionClient } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";
import { bindTestTin } from "../support/tins.ts";

describeEachFamily("inspectAccount", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  it("200: shows the account with its plan, TINs, keys and the health of both environments", async () => {
    const account = await test.openAccount();
    const tin = await bindTestTin(test, "P055555556Q", account.id);
    const { operators } = await operatorClient(test);
    const shown = await operators.inspectAccount(String(account.id));
    expect(shown).to.include({ id: account.id, status: "active" });
    expect(shown.approved_at).to.be.a("string");
    expect(shown.features).to.include("async");
    expect(shown.users).to.equal(Object.keys(account.users).length);
    expect(shown.tins.map((row) => row.tin)).to.deep.equal([tin]);
    expect(shown.keys.length).to.be.greaterThan(0);
    expect(shown.keys[0]).to.include({ rate_per_minute: 1_000_000, burst: 1_000_000 });
    expect(shown.keys.map(({ user }) => user.role)).to.include("owner");
    expect(shown.health.map(({ environment }) => environment)).to.have.members(["live", "sandbox"]);
    for (const { checks } of shown.health) {
      expect(checks.map(({ name }) => name))
        .to.include("database")
        .and.not.to.include("key");
    }
    expect(JSON.stringify(shown)).not.to.contain(account.keys.owner);
  });

  it("401, 403 and 404: is for operators, and for existing accounts", async () => {
    const id = String(test.account.id);
    expect(await failureOf(sessionClient(test).operators.inspectAccount(id))).to.include({ status: 401 });
    const owner = await clientOf(test, test.account.users.owner);
    const code = "operator_required";
    expect(await failureOf(owner.operators.inspectAccount(id))).to.include({ status: 403, code });
    const { operators } = await operatorClient(test);
    expect(await failureOf(operators.inspectAccount("2147483647"))).to.include({ status: 404 });
  });
});
