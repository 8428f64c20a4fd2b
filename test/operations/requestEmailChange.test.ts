// requestEmailChange: a code to the new e-mail address; nobody learns whether another person has it.
import type { Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { mailedToken, mailsTo } from "../support/mails.ts";
import { activate, clientOf, insertToken, password, sessionClient } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { expectCodeRequired, withFactor } from "../support/second-factor.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

const message = "If no other person has this e-mail address, a mail with a code is on its way to it";

describeEachFamily("requestEmailChange", (family) => {
  const clock = createTestClock();
  const test = forSuite(() =>
    startTestService({ family, clock, simulator: false, overrides: { work: false } }),
  );

  const ask = (client: Taxctl, email: string, current_password = password) =>
    client.me.requestEmailChange({ email, current_password }).withResponse();
  const confirm = (client: Taxctl, token: string) => client.me.confirmEmailChange({ token }).withResponse();

  /** A person of an account of its own: no test uses up the codes of another one. */
  async function somebody() {
    const { users } = await test.openAccount();
    const { id, email } = await activate(test, users.owner);
    return { id, email, client: await clientOf(test, users.owner) };
  }

  it("202: mails a code to the new address, and changes nothing yet", async () => {
    const { id, email, client } = await somebody();
    const { status, body } = await ask(client, "Asha.New@Duka.Example");
    expect([status, body.message]).to.deep.equal([202, message]);
    const to = "asha.new@duka.example";
    const [mail, ...more] = await mailsTo(test.service, to);
    expect(more).to.deep.equal([]);
    expect(mail).to.deep.include({ kind: "email_change" });
    expect(mail?.values.expires_at).to.equal(clock.now() + 24 * 3_600_000);
    const [row] = await test.service.db.knex("person_tokens").where({ purpose: "email", person_id: id });
    expect(row).to.include({ subject: to, used_at: null });
    expect(JSON.stringify(row)).not.to.contain(mail?.values.token);
    expect(await client.me.get()).to.include({ email });
    expect(await mailsTo(test.service, email)).to.deep.equal([]);
  });

  it("202: takes the longest address", async () => {
    const { client } = await somebody();
    const email = `${"a".repeat(60)}@${"d".repeat(60)}.${"d".repeat(60)}.example`.padEnd(200, "e");
    await ask(client, email);
    await confirm(client, await mailedToken(test.service, email));
    expect(await test.service.db.knex("people").where({ email })).to.have.lengthOf(1);
  });

  it("202: responds to the address of another person as to a free one, and mails nothing", async () => {
    const [known, asking] = [await somebody(), await somebody()];
    const responses = [];
    for (const email of ["free@duka.example", known.email.toUpperCase()]) {
      const began = performance.now();
      const { status, body } = await ask(asking.client, email);
      expect(performance.now() - began).to.be.greaterThan(240);
      responses.push({ status, message: body.message });
    }
    expect(responses[0]).to.deep.equal(responses[1]);
    expect(await mailsTo(test.service, known.email)).to.deep.equal([]);
    // The request counts as any other, and replaces the earlier code.
    const earlier = await mailedToken(test.service, "free@duka.example");
    expect(await failureOf(confirm(asking.client, earlier))).to.include({ code: "link_invalid" });
    await ask(asking.client, "free@duka.example");
    expect(await failureOf(ask(asking.client, "free@duka.example"))).to.include({ status: 429 });
  });

  it("202: revokes the earlier code", async () => {
    const { client, email } = await somebody();
    const [first, second] = ["first@duka.example", "second@duka.example"];
    await ask(client, first);
    await ask(client, second);
    const failure = await failureOf(confirm(client, await mailedToken(test.service, first)));
    expect(failure).to.include({ status: 422, code: "link_invalid" });
    expect(await client.me.get()).to.include({ email });
    expect((await confirm(client, await mailedToken(test.service, second))).status).to.equal(200);
  });

  it("202: mails one address at most three codes an hour, whoever requests them", async () => {
    const to = "crowded@duka.example";
    for (let person = 0; person < 4; person++) await ask((await somebody()).client, to);
    expect(await mailsTo(test.service, to)).to.have.lengthOf(3);
    clock.advance(3_600_001);
    await ask((await somebody()).client, to);
    expect(await mailsTo(test.service, to)).to.have.lengthOf(4);
  });

  it("403: wants a code where two-factor sign-in is on, also right after the password", async () => {
    const { client, complete } = await withFactor(test, (await test.openAccount()).users.owner);
    const to = "factor@duka.example";
    await expectCodeRequired(test, client, (late) => ask(late, to));
    expect(await mailsTo(test.service, to)).to.deep.equal([]);
    const later = await complete();
    const guess = await failureOf(ask(later, to, "a guess"));
    expect(guess, "the code does not replace it").to.deep.include({
      status: 422,
      errors: { current_password: ["is wrong"] },
    });
    await ask(later, to);
    expect(await mailsTo(test.service, to)).to.have.lengthOf(1);
  });

  it("422: always wants the current password, and lets nobody guess it", async () => {
    const { client } = await somebody();
    const to = "guessed@duka.example";
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await failureOf(ask(client, to, "a guess"))).to.deep.include({
        status: 422,
        errors: { current_password: ["is wrong"] },
      });
    expect(await failureOf(ask(client, to))).to.include({ status: 429, code: "too_many_attempts" });
    expect(await mailsTo(test.service, to)).to.deep.equal([]);
  });

  it("422: rejects the address as it is, in any case, and one that mail can't be sent to", async () => {
    const { client, email } = await somebody();
    for (const same of [email, email.toUpperCase()])
      expect(await failureOf(ask(client, same))).to.deep.include({
        status: 422,
        errors: { email: ["is your e-mail address already"] },
      });
    for (const wrong of ["nobody", `${"a".repeat(200)}@duka.example`])
      expect(await failureOf(ask(client, wrong))).to.include({ status: 422, code: "validation_failed" });
  });

  it("429: sends a person at most three codes in an hour, also at once", async () => {
    const { id, client } = await somebody();
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4].map((number) => ask(client, `many-${number}@duka.example`)),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).to.have.lengthOf(3);
    const failure = await failureOf(ask(client, "more@duka.example"));
    expect(failure).to.include({ status: 429, code: "too_many_mails" });
    clock.advance(3_600_001);
    const later = sessionClient(test, await insertToken(test, id));
    expect((await ask(later, "more@duka.example")).status).to.equal(202);
  });
});
