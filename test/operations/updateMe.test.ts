// updateMe: a person's own name, in all accounts.
import { expect } from "chai";
import { addUser } from "../../server/src/modules/people/accounts/team.ts";
import { describeEachFamily } from "../support/database.ts";
import { clientOf, personOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("updateMe", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  it("200: changes the name in each account, for keys at once, and records it there", async () => {
    const { db, clock } = test.service;
    const { admin } = test.account.users;
    const other = await test.openAccount();
    const { email } = await db
      .knex("people")
      .where({ id: await personOf(test, admin) })
      .first("email");
    await addUser(db, clock, { account_id: other.id, name: "admin", email, role: "cashier" });
    const withKey = test.clientFor(test.keys.admin);
    expect((await withKey.health.get()).caller.user.name).to.equal("admin");
    const client = await clientOf(test, admin);
    const me = await client.me.update({ name: " Amina Odhiambo " });
    expect(me.name).to.equal("Amina Odhiambo");
    expect((await client.me.get()).name).to.equal("Amina Odhiambo");
    expect((await withKey.health.get()).caller.user.name).to.equal("Amina Odhiambo");
    for (const key of [test.keys.owner, other.keys.owner]) {
      const [entry] = (await test.clientFor(key).audit.list({ action: "people" })).data;
      expect(entry).to.deep.include({
        action: "people.update",
        actor: "user",
        user_name: "Amina Odhiambo",
        old: { name: "admin" },
        new: { name: "Amina Odhiambo" },
      });
    }
    await client.me.update({ name: "Amina Odhiambo" });
    expect((await test.client.audit.list({ action: "people" })).data).to.have.lengthOf(1);
  });

  it("200: turns mails about problems off and on, and records it", async () => {
    const client = await clientOf(test, test.account.users.accountant);
    expect((await client.me.get()).alerts).to.equal(true);
    expect(await client.me.update({ alerts: false })).to.include({ alerts: false, name: "accountant" });
    expect((await client.me.get()).alerts).to.equal(false);
    const [entry] = (await test.client.audit.list({ action: "people" })).data;
    expect(entry).to.deep.include({ old: { alerts: true }, new: { alerts: false } });
    expect((await client.me.update({ alerts: true })).alerts).to.equal(true);
  });

  it("422: rejects a name without letters, links, control characters and other fields", async () => {
    const client = await clientOf(test, test.account.users.owner);
    for (const input of [
      { name: "" },
      { name: "   " },
      { name: "a\nb" },
      { name: "Asha www.evil.example" },
      { name: "A", email: "b@example.com" },
      { alerts: "no" },
      {},
    ])
      expect(await failureOf(client.me.update(input as { name: string })), JSON.stringify(input)).to.include({
        status: 422,
        code: "validation_failed",
      });
    expect((await client.me.get()).name).to.equal("Owner");
  });
});
