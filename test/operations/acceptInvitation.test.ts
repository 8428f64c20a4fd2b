// acceptInvitation: the code of the mail gives access, once; a new person sets a password.
import { expect } from "chai";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { mailedToken } from "../support/mails.ts";
import { activate, clientOf, password as known, sessionClient } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("acceptInvitation", (family) => {
  const clock = createTestClock();
  const test = forSuite(() =>
    startTestService({ family, clock, simulator: false, overrides: { work: false } }),
  );
  const password = "four unrelated words";

  async function invite(email: string) {
    const owner = await clientOf(test, test.account.users.owner);
    const user = await owner.users.invite({ name: "Ben", email, role: "accountant" });
    return { id: user.id, token: await mailedToken(test.service, email) };
  }
  const accept = (body: { token: string; password?: string }) =>
    sessionClient(test).users.acceptInvitation(body);

  it("200: gives a new person a password and access", async () => {
    const email = "ben@duka.example";
    const { id, token } = await invite(email);
    const accepted = await accept({ token, password });
    expect(accepted).to.deep.include({
      role: "accountant",
      account: { id: test.account.id, name: Object(accepted).account.name },
    });
    const session = await sessionClient(test).sessions.create({ email, password });
    expect(session).to.have.property("is_current", true);
    const owner = await clientOf(test, test.account.users.owner);
    expect((await owner.users.list()).find((user) => user.id === id)).to.include({ status: "active" });
    const [entry] = (await test.clientFor(test.keys.live).audit.list({ action: "users.accept" })).data;
    expect(entry).to.include({ user_id: id, actor: "user" });
  });

  it("200: keeps the password of a person who has one", async () => {
    const stranger = await test.openAccount();
    const { email } = await activate(test, stranger.users.cashier);
    const { token } = await invite(email);
    await accept({ token, password: "another password entirely" });
    await sessionClient(test).sessions.create({ email, password: known });
    const me = await (await clientOf(test, stranger.users.cashier)).me.get();
    expect(me.memberships.map(({ role }) => role)).to.have.members(["cashier", "accountant"]);
  });

  it("200: accepts a code once, also if it comes twice at the same time", async () => {
    const { token } = await invite("twice@duka.example");
    const outcomes = await Promise.allSettled([accept({ token, password }), accept({ token, password })]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).to.have.lengthOf(1);
    expect(await failureOf(accept({ token, password }))).to.include({ status: 422, code: "link_invalid" });
  });

  it("422: rejects an expired, withdrawn or unknown code", async () => {
    const { id, token } = await invite("late@duka.example");
    const owner = await clientOf(test, test.account.users.owner);
    await owner.users.delete(String(id));
    const other = await invite("later@duka.example");
    clock.advance(24 * 3_600_000);
    for (const wrong of [token, other.token, "x"])
      expect(await failureOf(accept({ token: wrong, password }))).to.include({
        status: 422,
        code: "link_invalid",
      });
  });

  it("422: requires a strong password from a new person", async () => {
    const { token } = await invite("new@duka.example");
    for (const body of [{ token }, { token, password: "short" }]) {
      const failure = await failureOf(accept(body));
      expect(Object.keys(Object(failure.errors))).to.deep.equal(["password"]);
    }
    await accept({ token, password });
  });
});
