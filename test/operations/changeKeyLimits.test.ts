// changeKeyLimits: operators raise or lower the limits of one key.
import type { Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import { auditOf } from "../support/audit.ts";
import { describeEachFamily } from "../support/database.ts";
import { operatorClient } from "../support/operators.ts";
import { clientOf, sessionClient } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("changeKeyLimits", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  async function openWithKey() {
    const account = await test.openAccount();
    const { operators } = await operatorClient(test);
    const [key] = (await operators.inspectAccount(String(account.id))).keys;
    if (!key) throw new Error("the account has no key");
    return { account, operators, key };
  }

  it("200: changes the given limits, and the audit names the operator", async () => {
    const { account, operators, key } = await openWithKey();
    const shown = await operators.changeKeyLimits(String(account.id), key.id, { rate_per_minute: 600 });
    const changed = shown.keys.find(({ id }) => id === key.id);
    expect(changed).to.include({ rate_per_minute: 600, burst: 1_000_000 });
    const entry = (await auditOf(test.service.db.knex, account.id)).at(-1);
    expect(entry).to.include({ action: "keys.limits", actor: "operator", subject: `key ${key.prefix}` });
    expect(entry?.detail).to.have.property("operator");
  });

  it("401 and 403: is for operators, and needs a confirmation", async () => {
    const id = String(test.account.id);
    const attempt = ({ operators }: Taxctl) =>
      operators.changeKeyLimits(id, "0199c166-0000-7a00-8b00-00000000e001", { burst: 5 });
    expect(await failureOf(attempt(sessionClient(test)))).to.include({ status: 401 });
    const owner = await clientOf(test, test.account.users.owner);
    expect(await failureOf(attempt(owner))).to.include({ status: 403, code: "operator_required" });
    const late = await operatorClient(test, { confirmed_at: 0 });
    expect(await failureOf(attempt(late))).to.include({ status: 403, code: "confirmation_required" });
  });

  it("404 and 422: requires a key of the account, and limits of at least 1", async () => {
    const { account, operators, key } = await openWithKey();
    const foreign = operators.changeKeyLimits(String(test.account.id), key.id, { burst: 5 });
    expect(await failureOf(foreign)).to.include({ status: 404 });
    for (const limits of [{}, { burst: 0 }]) {
      const wrong = operators.changeKeyLimits(String(account.id), key.id, limits);
      expect(await failureOf(wrong)).to.include({ status: 422 });
    }
  });
});
