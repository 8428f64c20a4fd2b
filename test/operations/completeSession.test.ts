// completeSession: the second step of a sign-in, with a code of the authenticator app or a recovery code.
import { expect } from "chai";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { activate, clientOf, codeOf, password, sessionClient, tokenOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("completeSession", (family) => {
  const clock = createTestClock();
  let email: string;
  let secret: string;
  let recoveryCodes: string[];
  const test = forSuite(() =>
    startTestService({ family, clock, simulator: false, overrides: { work: false } }),
  );
  before(async () => {
    const { owner } = test.account.users;
    email = (await activate(test, owner)).email;
    const token = await clientOf(test, owner);
    secret = (await token.me.beginTwoFactor()).secret;
    const { recovery_codes } = await token.me.confirmTwoFactor({ code: codeOf(secret, clock) });
    recoveryCodes = recovery_codes;
  });
  beforeEach(() => clock.advance(20 * 60_000));

  const challenge = async (): Promise<string> =>
    Object(await sessionClient(test).sessions.create({ email, password })).challenge;
  const complete = (input: { challenge: string; code: string }) =>
    sessionClient(test).sessions.complete(input).withResponse();

  it("201: opens the session with a code of the app", async () => {
    const { status, headers } = await complete({ challenge: await challenge(), code: codeOf(secret, clock) });
    expect(status).to.equal(201);
    const me = await sessionClient(test, tokenOf(headers)).me.get();
    expect(me).to.include({ email, two_factor: true, recovery_codes_left: 10 });
  });

  it("201: accepts a code of one step before or after, and with blanks", async () => {
    for (const offMs of [-30_000, 30_000]) {
      clock.advance(5 * 60_000);
      const code = codeOf(secret, { now: () => clock.now() + offMs });
      const input = { challenge: await challenge(), code: `${code.slice(0, 3)} ${code.slice(3)}` };
      expect((await complete(input)).status).to.equal(201);
    }
  });

  it("401: rejects a code of two steps before or after", async () => {
    for (const offMs of [-60_000, 60_000]) {
      const code = codeOf(secret, { now: () => clock.now() + offMs });
      const failure = await failureOf(complete({ challenge: await challenge(), code }));
      expect(failure).to.include({ status: 401, code: "sign_in_failed" });
    }
  });

  it("401: accepts each code once, also in another sign-in, and none of an earlier step", async () => {
    const code = codeOf(secret, clock);
    const earlier = codeOf(secret, { now: () => clock.now() - 30_000 });
    await complete({ challenge: await challenge(), code });
    for (const used of [code, earlier])
      expect(await failureOf(complete({ challenge: await challenge(), code: used }))).to.include({
        status: 401,
        code: "sign_in_failed",
      });
  });

  it("201: accepts each recovery code once, in any spelling", async () => {
    const [code = ""] = recoveryCodes;
    await complete({ challenge: await challenge(), code: code.replaceAll("-", " ").toUpperCase() });
    const me = await (await clientOf(test, test.account.users.owner)).me.get();
    expect(me.recovery_codes_left).to.equal(9);
    expect(await failureOf(complete({ challenge: await challenge(), code }))).to.include({ status: 401 });
  });

  it("401: completes a sign-in once, and not after five minutes", async () => {
    const used = await challenge();
    await complete({ challenge: used, code: codeOf(secret, clock) });
    const late = await challenge();
    clock.advance(5 * 60_000 + 1);
    for (const old of [used, late, "x".repeat(43)]) {
      const failure = await failureOf(complete({ challenge: old, code: codeOf(secret, clock) }));
      expect(failure).to.include({ status: 401, code: "challenge_expired" });
    }
  });

  it("opens one session where a code is sent twice at once", async () => {
    const input = { challenge: await challenge(), code: codeOf(secret, clock) };
    const outcomes = await Promise.allSettled([complete(input), complete(input), complete(input)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).to.have.lengthOf(1);
  });

  it("422: rejects a malformed code", async () => {
    const failure = await failureOf(complete({ challenge: await challenge(), code: "12" }));
    expect(failure).to.include({ status: 422, code: "validation_failed" });
  });

  it("429: delays a caller with the right password after wrong codes, whatever the address", async () => {
    // A success clears what failed before.
    await complete({ challenge: await challenge(), code: recoveryCodes[1] ?? "" });
    const failures: (number | undefined)[] = [];
    for (let attempt = 0; attempt < 7; attempt++) {
      const failure = await failureOf(complete({ challenge: await challenge(), code: "000000" }));
      failures.push(failure.status);
    }
    expect(failures).to.deep.equal([401, 401, 401, 401, 401, 429, 429]);
    clock.advance(2_000);
    const { status } = await complete({ challenge: await challenge(), code: codeOf(secret, clock) });
    expect(status).to.equal(201);
  });
});
