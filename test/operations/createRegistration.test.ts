// createRegistration: a business registers itself; the response says nothing about who is known.
import { expect } from "chai";
import { enqueueMailWithToken } from "../../server/src/core/mail/outbox.ts";
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

  it("202: a stranger who enters the address first, however often, doesn't keep its owner out", async () => {
    const own = newForm();
    const strangers = { ...newForm(), email: own.email, password: "a stranger's long password" };
    for (let count = 0; count < 6; count += 1) await send({ ...strangers, business: `Fake ${count}` });
    await send(own);
    // The mailbox isn't filled either.
    const mails = await mailsTo(test.service, own.email);
    expect(mails).to.have.lengthOf(3);
    const { registrations } = sessionClient(test);
    const [token = "", other = ""] = mails.map(({ values }) => values.token ?? "");
    const wrong = await failureOf(registrations.verify({ token, password: "neither of the two passwords" }));
    expect(wrong).to.include({ status: 422, code: "validation_failed" });
    await registrations.verify({ token, password: own.password });
    const rows = await test.service.db.knex("registrations").where({ email: own.email, status: "pending" });
    expect(rows.map(({ business, tin }) => [business, tin])).to.deep.equal([[own.business, own.tin]]);
    const { password_hash } = await test.service.db.knex("people").where({ email: own.email }).first();
    expect(await test.service.passwords.verify(own.password, password_hash)).to.equal(true);
    // Each code works once, and the address gets another after that.
    expect(await failureOf(registrations.verify({ token, password: own.password }))).to.include({
      status: 422,
      code: "link_invalid",
    });
    const wrongAgain = await failureOf(registrations.verify({ token: other, password: own.password }));
    expect(wrongAgain).to.include({ status: 422, code: "validation_failed" });
    await send({ ...own, tin: "P059999999Z" });
    expect(await mailsTo(test.service, own.email)).to.have.lengthOf(4);
  });

  it("202: a stranger who repeats a registration that waits fills no mailbox", async () => {
    const { id: _, ...waiting } = await registerBusiness(test);
    for (let count = 0; count < 5; count += 1) await send(waiting);
    const kinds = async () => (await mailsTo(test.service, waiting.email)).map(({ kind }) => kind);
    const inAnHour = ["registration_waiting", "registration_waiting", "registration_waiting"];
    expect(await kinds()).to.deep.equal(["registration_verify", ...inAnHour]);
    clock.advance(3_600_001);
    await send(waiting);
    expect((await kinds()).slice(4)).to.deep.equal(["registration_waiting"]);
  });

  it("202: other mails to the address don't count, such as receipts", async () => {
    const form = newForm();
    const { db, secrets } = test.service;
    const values = {
      language: "en" as const,
      sale_kind: "normal" as const,
      seller: "Shop",
      invoice_no: "1",
      path: "/r/" as const,
      token: "t",
      until: "2027-01-01",
      is_sandbox: false,
    };
    const mail = { to: form.email, kind: "receipt" as const, values };
    for (let count = 0; count < 5; count += 1)
      await enqueueMailWithToken(db.knex, secrets, mail, clock.now());
    await send(form);
    expect((await mailsTo(test.service, form.email)).at(-1)?.kind).to.equal("registration_verify");
  });

  it("422: takes no link for a name, which a mail would show", async () => {
    for (const name of [
      "Win at https://evil.example",
      "www.evil.example",
      "Pay evil.com/now",
      "evil.co.ke",
      "EVIL.COM.",
      "evil.com",
      "evil．com",
      "evil。com",
      "ftp://x",
      "Asha (evil.xyz)",
    ]) {
      const failure = await failureOf(send({ ...newForm(), name, business: name }));
      expect(Object.keys(Object(failure.errors)), name).to.have.members(["name", "business"]);
      expect(String(Object(failure.errors).name)).to.contain("without links");
    }
    for (const name of [
      "J. K. Otieno",
      "St. Mary's & Co. Ltd",
      "A.B.C. Traders",
      "Nº 7/8: Duka",
      "Dr.Comfort",
    ])
      expect((await send({ ...newForm(), name, business: name })).status, name).to.equal(202);
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
