// verifyRegistration: mailbox and password together confirm a registration.
import { expect } from "chai";
import { addOperator } from "../../server/src/modules/people/operators/admin.ts";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { mailedToken, mailsTo } from "../support/mails.ts";
import { newForm, operatorClient } from "../support/operators.ts";
import { activate, password as known, sessionClient } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("verifyRegistration", (family) => {
  const clock = createTestClock();
  const test = forSuite(() =>
    startTestService({ family, clock, simulator: false, overrides: { work: false } }),
  );
  beforeEach(() => clock.advance(3_600_001));

  async function sent(form = newForm()) {
    await sessionClient(test).registrations.create(form);
    return { ...form, token: await mailedToken(test.service, form.email) };
  }
  const verify = (token: string, password: string) =>
    sessionClient(test).registrations.verify({ token, password });

  it("200: lets the registration wait for review, and its person sign in", async () => {
    const { token, email, password, business } = await sent();
    await verify(token, password);
    const waiting = await (await operatorClient(test)).operators.registrations();
    expect(waiting.map((row) => row.business)).to.include(business);
    await sessionClient(test).sessions.create({ email, password });
    const failure = await failureOf(verify(token, password));
    expect(failure).to.include({ status: 422, code: "link_invalid" });
  });

  it("200: notifies each operator once", async () => {
    const email = "night-watch@tax.example";
    await addOperator(test.service, { name: "Kamau", email });
    const { token, password, business } = await sent();
    const invited = (await mailsTo(test.service, email)).length;
    await verify(token, password);
    await failureOf(verify(token, password));
    const [mail, ...more] = (await mailsTo(test.service, email)).slice(invited);
    expect(mail).to.deep.equal({
      kind: "review_waiting",
      values: { name: "Kamau", what: `The registration of ${business}`, page: "/console/operators" },
    });
    expect(more).to.deep.equal([]);
  });

  it("200: leaves a known person's password unchanged", async () => {
    const { email } = await activate(test, test.account.users.owner);
    const { token, password } = await sent({ ...newForm(), email });
    await verify(token, password);
    await sessionClient(test).sessions.create({ email, password: known });
    expect(await failureOf(sessionClient(test).sessions.create({ email, password }))).to.include({
      status: 401,
    });
  });

  it("422: requires more than the code: a stranger can't prepare access for somebody", async () => {
    const { token, email, password } = await sent();
    const failure = await failureOf(verify(token, "not the stranger's password"));
    expect(failure).to.include({ status: 422, code: "validation_failed" });
    expect(await failureOf(sessionClient(test).sessions.create({ email, password }))).to.include({
      status: 401,
    });
    await verify(token, password);
  });

  it("422: rejects an expired and an unknown code", async () => {
    const { token, password } = await sent();
    clock.advance(24 * 3_600_000);
    for (const wrong of [token, "x"])
      expect(await failureOf(verify(wrong, password))).to.include({ status: 422, code: "link_invalid" });
  });
});
