// createRegistration: a business registers itself; the response says nothing about who is known.
import { expect } from "chai";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { mailsTo } from "../support/mails.ts";
import { newForm, registerBusiness } from "../support/operators.ts";
import { activate, sessionClient } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("createRegistration", (family) => {
  const clock = createTestClock();
  const test = forSuite(() =>
    startTestService({ family, clock, simulator: false, overrides: { work: false } }),
  );
  beforeEach(() => clock.advance(3_600_001));
  const send = (form: ReturnType<typeof newForm>) =>
    sessionClient(test).registrations.create(form).withResponse();

  it("202: sends a code and stores neither password nor code", async () => {
    const form = newForm();
    const { status } = await send(form);
    expect(status).to.equal(202);
    const [mail] = await mailsTo(test.service, form.email);
    expect(mail?.kind).to.equal("registration_verify");
    const stored = JSON.stringify([
      await test.service.db.knex("registrations"),
      await test.service.db.knex("person_tokens"),
    ]);
    expect(stored).not.to.contain(form.password).and.not.to.contain(mail?.values.token);
  });

  it("202: responds identically for unknown, known and waiting addresses, and for those that got many mails", async () => {
    const unknown = newForm();
    const { email } = await activate(test, test.account.users.owner);
    const waiting = await registerBusiness(test);
    const bodies = [];
    for (const form of [unknown, unknown, unknown, unknown, { ...newForm(), email }, waiting]) {
      const { id: _, ...body } = { id: "", ...form };
      const response = await test.call("POST", "/registrations", { key: null, body });
      const { meta, ...rest } = response.body;
      bodies.push({ status: response.status, keys: Object.keys(Object(meta)), ...rest });
    }
    for (const body of bodies) expect(body).to.deep.equal(bodies[0]);
    expect(await mailsTo(test.service, unknown.email)).to.have.lengthOf(3);
    expect((await mailsTo(test.service, waiting.email)).at(-1)?.kind).to.equal("registration_waiting");
  });

  it("202: sends one mail for a key, and rejects the key with another body", async () => {
    const form = newForm();
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const post = (body: object) => test.call("POST", "/registrations", { key: null, body, headers });
    const [first, second] = [await post(form), await post(form)];
    expect([first.status, second.status]).to.deep.equal([202, 202]);
    expect(second.headers.get("Idempotency-Replayed")).to.equal("true");
    expect(await mailsTo(test.service, form.email)).to.have.lengthOf(1);
    const other = await post({ ...form, business: "Another" });
    expect([other.status, other.body.code]).to.deep.equal([422, "idempotency_mismatch"]);
    await test.call("POST", "/registrations", { key: null, body: form });
    expect(await mailsTo(test.service, form.email)).to.have.lengthOf(2);
  });

  it("422: names wrong fields and weak passwords", async () => {
    const failure = await failureOf(
      send({ ...newForm(), email: "asha", country: "Kenya", tin: "P 1", business: "" }),
    );
    expect(failure).to.include({ status: 422, code: "validation_failed" });
    expect(Object.keys(Object(failure.errors))).to.have.members(["email", "country", "tin", "business"]);
    const noPin = await failureOf(send({ ...newForm(), country: "KE", tin: "123" }));
    expect(String(Object(noPin.errors).tin)).to.contain("A or P, nine digits and a letter");
    expect((await send({ ...newForm(), country: "UG", tin: "123" })).status).to.equal(202);
    const weak = await failureOf(send({ ...newForm(), password: "short" }));
    expect(Object.keys(Object(weak.errors))).to.deep.equal(["password"]);
  });

  it("422: requires the current version of the terms, and stores it", async () => {
    const environment = { TAXD_TERMS_VERSION: "2026-11", TAXD_TERMS_URL: "https://tax.example/terms" };
    const own = await startTestService({ family, environment, simulator: false, overrides: { work: false } });
    try {
      const client = sessionClient(own).registrations;
      const old = await failureOf(client.create({ ...newForm(), terms_version: "2026-01" }));
      expect(old).to.deep.include({
        status: 422,
        errors: { terms_version: ["must be 2026-11, the version that is valid now"] },
      });
      const form = { ...newForm(), terms_version: "2026-11" };
      await client.create(form);
      const stored = await own.service.db.knex("registrations").select("email", "terms_version");
      expect(stored).to.deep.equal([{ email: form.email, terms_version: "2026-11" }]);
    } finally {
      await own.close();
    }
  });

  it("429: accepts ten an hour from one network", async () => {
    for (let count = 0; count < 10; count += 1) await send(newForm());
    const failure = await failureOf(send(newForm()));
    expect(failure).to.include({ status: 429, code: "rate_limited", retryAfter: 3600 });
    clock.advance(3_600_000);
    await send(newForm());
  });
});
