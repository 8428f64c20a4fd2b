// confirmSession: the person shows the password or a code again, before what could do lasting harm.
import { expect } from "chai";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { activate, clientOf, codeOf, password, sessionClient, tokenOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("confirmSession", (family) => {
  const clock = createTestClock();
  const test = forSuite(() =>
    startTestService({ family, clock, simulator: false, overrides: { work: false } }),
  );

  it("200: confirms with the password for 10 minutes, under a new token", async () => {
    await activate(test, test.account.users.owner);
    const client = await clientOf(test, test.account.users.owner, { confirmed_at: 0 });
    expect(await failureOf(client.me.beginTwoFactor())).to.include({
      status: 403,
      code: "confirmation_required",
    });
    const { headers } = await client.sessions.confirm({ password }).withResponse();
    expect(await failureOf(client.me.get())).to.include({ status: 401, code: "session_ended" });
    const confirmed = sessionClient(test, tokenOf(headers));
    clock.advance(10 * 60_000 - 1);
    expect(await confirmed.me.beginTwoFactor()).to.have.property("secret");
    clock.advance(1);
    expect(await failureOf(confirmed.me.beginTwoFactor())).to.include({ status: 403 });
  });

  it("200: confirms with a code where two-factor sign-in is on", async () => {
    await activate(test, test.account.users.admin);
    const client = await clientOf(test, test.account.users.admin);
    const { secret } = await client.me.beginTwoFactor();
    const { headers } = await client.me.confirmTwoFactor({ code: codeOf(secret, clock) }).withResponse();
    clock.advance(11 * 60_000);
    const later = sessionClient(test, tokenOf(headers));
    const code = codeOf(secret, clock);
    const confirmed = await later.sessions.confirm({ code }).withResponse();
    const again = await failureOf(sessionClient(test, tokenOf(confirmed.headers)).sessions.confirm({ code }));
    expect(again).to.include({ status: 422, code: "confirmation_failed" });
  });

  it("422: rejects a wrong password, a code without two-factor sign-in, and neither", async () => {
    await activate(test, test.account.users.accountant);
    const client = await clientOf(test, test.account.users.accountant);
    for (const input of [{ password: "wrong" }, { code: "123456" }])
      expect(await failureOf(client.sessions.confirm(input))).to.include({
        status: 422,
        code: "confirmation_failed",
      });
    expect(await failureOf(client.sessions.confirm({}))).to.include({
      status: 422,
      code: "validation_failed",
    });
  });

  it("429: delays a session after wrong passwords", async () => {
    const client = await clientOf(test, test.account.users.cashier);
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await failureOf(client.sessions.confirm({ password: "guess" }))).to.include({ status: 422 });
    expect(await failureOf(client.sessions.confirm({ password: "guess" }))).to.include({
      status: 429,
      code: "too_many_attempts",
    });
  });
});
