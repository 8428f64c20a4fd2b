// inviteUser: a person is invited by e-mail, and has no access before accepting.
import type { Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { mailedToken, mailsTo } from "../support/mails.ts";
import { clientOf, sessionClient } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("inviteUser", (family) => {
  const clock = createTestClock();
  const test = forSuite(() =>
    startTestService({ family, clock, simulator: false, overrides: { work: false } }),
  );
  const ben = { name: "Ben Kamau", email: "ben@duka.example", role: "accountant" as const };

  it("201: sends a mail with a code, of which only the hash stays", async () => {
    const client = await clientOf(test, test.account.users.owner);
    const user = await client.users.invite({ ...ben, email: "Ben@Duka.example" });
    expect(user).to.include({ ...ben, status: "invited" });
    const [mail] = await mailsTo(test.service, ben.email);
    expect(mail?.kind).to.equal("invitation");
    const rows = await test.service.db.knex("person_tokens");
    expect(JSON.stringify(rows)).not.to.contain(mail?.values.token);
    const [entry] = (await test.clientFor(test.keys.live).audit.list({ action: "users.invite" })).data;
    expect(entry).to.deep.include({ user_id: test.account.users.owner, new: { ...ben } });
  });

  it("201: invites again with a new code, name and role; the earlier code is worthless", async () => {
    const client = await clientOf(test, test.account.users.owner);
    const first = await mailedToken(test.service, ben.email);
    const again = await client.users.invite({ ...ben, name: "Ben K.", role: "cashier" });
    expect(again).to.include({ name: "Ben K.", role: "cashier", status: "invited" });
    expect((await client.users.list()).filter(({ email }) => email === ben.email)).to.have.lengthOf(1);
    const accept = sessionClient(test).users.acceptInvitation({
      token: first,
      password: "four unrelated words",
    });
    expect(await failureOf(accept)).to.include({ status: 422, code: "link_invalid" });
  });

  it("403: is the owner's, with a session that was confirmed", async () => {
    const { owner, admin } = test.account.users;
    const failures = [
      [await clientOf(test, admin), "role_not_allowed"],
      [await clientOf(test, owner, { confirmed_at: 0 }), "confirmation_required"],
      [test.client, "session_required"],
    ] as const;
    for (const [client, code] of failures)
      expect(await failureOf(client.users.invite(ben))).to.include({ status: 403, code });
  });

  it("201 after a confirmation, with the Idempotency-Key of the request that lacked it", async () => {
    const { owner } = test.account.users;
    const eve = { ...ben, email: "eve@duka.example" };
    const invite = (client: Taxctl) => client.users.invite(eve, { idempotencyKey: "invite-eve" });
    const unconfirmed = await clientOf(test, owner, { confirmed_at: 0 });
    const code = "confirmation_required";
    expect(await failureOf(invite(unconfirmed))).to.include({ status: 403, code });
    expect(await invite(await clientOf(test, owner))).to.include({ email: eve.email });
  });

  it("409: rejects the address of a user", async () => {
    const client = await clientOf(test, test.account.users.owner);
    const [owner] = await client.users.list();
    const failure = await failureOf(client.users.invite({ ...ben, email: owner?.email ?? "" }));
    expect(failure).to.include({ status: 409, code: "already_exists" });
  });

  it("422: names wrong fields", async () => {
    const client = await clientOf(test, test.account.users.owner);
    const failure = await failureOf(client.users.invite({ ...ben, email: "ben", name: "" }));
    expect(Object.keys(Object(failure.errors))).to.have.members(["email", "name"]);
    expect(failure).to.include({ status: 422 });
    const link = await failureOf(client.users.invite({ ...ben, name: "Pay at https://evil.example" }));
    expect(Object(link.errors).name, "the mail would show it").to.deep.equal([
      "must be a single line without links, domains, control characters or U+FFFD",
    ]);
  });

  it("429: limits the mails to one mailbox", async () => {
    const client = await clientOf(test, test.account.users.owner);
    const carl = { ...ben, email: "carl@duka.example" };
    for (let count = 0; count < 5; count += 1) await client.users.invite(carl);
    expect(await failureOf(client.users.invite(carl))).to.include({ status: 429, code: "too_many_mails" });
    clock.advance(3_600_001);
    await (await clientOf(test, test.account.users.owner)).users.invite(carl);
    expect(await mailsTo(test.service, carl.email)).to.have.lengthOf(6);
  });
});
