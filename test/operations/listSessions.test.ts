// listSessions: where a person is signed in.
import { expect } from "chai";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { activate, clientOf, password, sessionClient, tokenOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("listSessions", (family) => {
  const clock = createTestClock();
  const test = forSuite(() =>
    startTestService({ family, clock, simulator: false, overrides: { work: false } }),
  );

  it("200: lists the person's own live sessions, newest first, without their tokens", async () => {
    const { owner, admin } = test.account.users;
    const { email } = await activate(test, owner);
    await clientOf(test, owner);
    clock.advance(30 * 60_000);
    const { data: first, headers } = await sessionClient(test)
      .sessions.create({ email, password })
      .withResponse();
    clock.advance(60_000);
    await clientOf(test, admin);
    const second = await clientOf(test, owner);
    const { data, body } = await second.sessions.list().withResponse();
    expect(body.meta.total).to.equal(2);
    expect(data.map(({ is_current }) => is_current)).to.deep.equal([true, false]);
    expect(data[1]).to.include({ id: Object(first).id, address: "127.0.0.1" });
    expect(data[1]?.user_agent).to.match(/^taxctl-sdk/);
    expect(JSON.stringify(data)).not.to.contain(tokenOf(headers));
  });

  it("200: shows the last use, to the minute", async () => {
    const client = await clientOf(test, test.account.users.cashier);
    clock.advance(10 * 60_000);
    await client.me.get();
    const used = new Date(clock.now()).toISOString();
    for (;;) {
      const [session] = await client.sessions.list();
      if (session?.last_used_at === used) break;
    }
  });

  it("401: requires a session, not a key", async () => {
    expect(await failureOf(sessionClient(test).sessions.list())).to.include({
      status: 401,
      code: "session_missing",
    });
    expect(await failureOf(test.client.sessions.list())).to.include({
      status: 403,
      code: "session_required",
    });
  });
});
