// rejectKey: an operator revokes a key that waits, and says why.
import type { Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import { auditOf } from "../support/audit.ts";
import { describeEachFamily } from "../support/database.ts";
import { mailsTo } from "../support/mails.ts";
import { operatorClient, waitingKey } from "../support/operators.ts";
import { clientOf, sessionClient } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

const reason = "Name the IP addresses from which the key will be used.";

describeEachFamily("rejectKey", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  it("200: revokes the key, and mails the reason", async () => {
    const { id, key, user } = await waitingKey(test);
    const { operators, me } = await operatorClient(test);
    await operators.rejectKey(id, { reason: ` ${reason} ` });
    expect(await failureOf(test.clientFor(key).health.get())).to.include({
      status: 401,
      code: "key_revoked",
    });
    const mail = (await mailsTo(test.service, user)).at(-1);
    expect(mail).to.include({ kind: "key_rejected" });
    expect(mail?.values).to.include({ prefix: key.slice(0, 12), reason });
    const entry = (await auditOf(test.service.db.knex, test.account.id)).at(-1);
    expect(entry).to.include({
      action: "keys.reject",
      actor: "operator",
      subject: `key ${key.slice(0, 12)}`,
    });
    expect(entry?.detail).to.include({ operator: (await me.get()).email, reason });
    expect((await operators.waitingKeys()).some((one) => one.id === id)).to.equal(false);
  });

  it("401 and 403: is for operators, and needs a confirmation", async () => {
    const { id } = await waitingKey(test);
    const attempt = ({ operators }: Taxctl) => operators.rejectKey(id, { reason });
    expect(await failureOf(attempt(sessionClient(test)))).to.include({ status: 401 });
    const owner = await clientOf(test, test.account.users.owner);
    expect(await failureOf(attempt(owner))).to.include({ status: 403, code: "operator_required" });
    const late = await operatorClient(test, { confirmed_at: 0 });
    expect(await failureOf(attempt(late))).to.include({ status: 403, code: "confirmation_required" });
  });

  it("404, 409 and 422: requires a key that waits, and a reason", async () => {
    const { operators } = await operatorClient(test);
    expect(await failureOf(operators.rejectKey("nothing", { reason }))).to.include({ status: 404 });
    const { id } = await waitingKey(test);
    expect(await failureOf(operators.rejectKey(id, { reason: " " }))).to.include({ status: 422 });
    await operators.approveKey(id);
    expect(await failureOf(operators.rejectKey(id, { reason }))).to.include({
      status: 409,
      code: "key_not_waiting",
    });
  });
});
