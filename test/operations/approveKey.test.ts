// approveKey: a key that waits works once an operator approves it.
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

describeEachFamily("approveKey", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  it("200: the key works at once; its user gets a mail, and the audit names the operator", async () => {
    const { id, key, user } = await waitingKey(test);
    const program = test.clientFor(key);
    expect(await failureOf(program.health.get())).to.include({ status: 401, code: "key_not_approved" });
    const { operators, me } = await operatorClient(test);
    await operators.approveKey(id);
    expect((await program.health.get()).caller.key).to.include({ id });
    const mail = (await mailsTo(test.service, user)).at(-1);
    expect(mail).to.deep.include({
      kind: "key_approved",
      values: { name: mail?.values.name, prefix: key.slice(0, 12) },
    });
    const entry = (await auditOf(test.service.db.knex, test.account.id)).at(-1);
    expect(entry).to.include({
      action: "keys.approve",
      actor: "operator",
      subject: `key ${key.slice(0, 12)}`,
    });
    expect(entry?.detail).to.include({ operator: (await me.get()).email });
  });

  it("200: a key that was rotated while it waited still waits", async () => {
    const waiting = await waitingKey(test);
    const owner = await clientOf(test, test.account.users.owner);
    const rotated = await owner.keys.rotate(waiting.id, {});
    expect(rotated.is_approved).to.equal(false);
    expect(await failureOf(test.clientFor(rotated.key).health.get())).to.include({
      code: "key_not_approved",
    });
    await (await operatorClient(test)).operators.approveKey(rotated.id);
    expect((await test.clientFor(rotated.key).health.get()).caller.key).to.include({ id: rotated.id });
  });

  it("401 and 403: is for operators, and needs a confirmation", async () => {
    const { id } = await waitingKey(test);
    const attempt = ({ operators }: Taxctl) => operators.approveKey(id);
    expect(await failureOf(attempt(sessionClient(test)))).to.include({ status: 401 });
    const owner = await clientOf(test, test.account.users.owner);
    expect(await failureOf(attempt(owner))).to.include({ status: 403, code: "operator_required" });
    const late = await operatorClient(test, { confirmed_at: 0 });
    expect(await failureOf(attempt(late))).to.include({ status: 403, code: "confirmation_required" });
    expect((await waitingOf(await operatorClient(test))).includes(id)).to.equal(true);
  });

  it("404 and 409: requires a key that waits; of two operators, one approves", async () => {
    const { operators } = await operatorClient(test);
    expect(await failureOf(operators.approveKey("nothing"))).to.include({ status: 404 });
    const { id } = await waitingKey(test);
    const outcomes = await Promise.allSettled([operators.approveKey(id), operators.approveKey(id)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).to.have.lengthOf(1);
    expect(await failureOf(operators.approveKey(id))).to.include({ status: 409, code: "key_not_waiting" });
    const revoked = await waitingKey(test);
    const owner = await clientOf(test, test.account.users.owner);
    await owner.keys.delete(revoked.id);
    expect(await failureOf(operators.approveKey(revoked.id))).to.include({ status: 409 });
  });
});

const waitingOf = async ({ operators }: Taxctl): Promise<string[]> =>
  (await operators.waitingKeys()).map(({ id }) => id);
