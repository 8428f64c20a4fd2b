// changeAccountFeatures: operators set the features of an account's plan, which apply to its keys at once.
import type { Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import { auditOf } from "../support/audit.ts";
import { describeEachFamily } from "../support/database.ts";
import { operatorClient } from "../support/operators.ts";
import { clientOf, sessionClient } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("changeAccountFeatures", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  it("200: changes the plan at once, and the audit names the operator", async () => {
    const account = await test.openAccount();
    const key = test.clientFor(account.keys.owner);
    const { operators } = await operatorClient(test);
    const id = String(account.id);
    const shown = await operators.changeAccountFeatures(id, { features: ["async"] });
    expect(shown)
      .to.include({ id: account.id })
      .and.to.deep.include({ features: ["async"] });
    expect(await failureOf(key.webhooks.list())).to.include({ status: 403 });
    await operators.changeAccountFeatures(id, { features: ["async", "webhooks"] });
    await key.webhooks.list();
    const entry = (await auditOf(test.service.db.knex, account.id)).at(-1);
    expect(entry).to.include({ action: "accounts.features", actor: "operator" });
    expect(entry?.detail?.operator).to.match(/^operator-\d+@tax\.example$/);
  });

  it("401 and 403: is for operators, and needs a confirmation", async () => {
    const id = String(test.account.id);
    const attempt = ({ operators }: Taxctl) => operators.changeAccountFeatures(id, { features: [] });
    expect(await failureOf(attempt(sessionClient(test)))).to.include({ status: 401 });
    const owner = await clientOf(test, test.account.users.owner);
    expect(await failureOf(attempt(owner))).to.include({ status: 403, code: "operator_required" });
    const late = await operatorClient(test, { confirmed_at: 0 });
    expect(await failureOf(attempt(late))).to.include({ status: 403, code: "confirmation_required" });
  });

  it("404 and 422: requires an account, and existing features", async () => {
    const { operators } = await operatorClient(test);
    const unknown = operators.changeAccountFeatures("2147483647", { features: [] });
    expect(await failureOf(unknown)).to.include({ status: 404 });
    const wrong = operators.changeAccountFeatures(String(test.account.id), { features: ["gold" as "async"] });
    expect(await failureOf(wrong)).to.include({ status: 422 });
  });
});
