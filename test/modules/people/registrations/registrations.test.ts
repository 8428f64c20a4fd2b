// A business registers itself, proves its mailbox and password, and is reviewed by an operator.
import { expect } from "chai";
import { ServiceError, ValidationError } from "../../../../server/src/base/errors.ts";
import { createSecrets } from "../../../../server/src/base/secrets.ts";
import { operatorNamed } from "../../../../server/src/core/accounts/actor.ts";
import { findPersonByEmail } from "../../../../server/src/core/accounts/person-store.ts";
import { listUsers } from "../../../../server/src/core/accounts/store.ts";
import { listBindings } from "../../../../server/src/core/accounts/tin-store.ts";
import { bindTin } from "../../../../server/src/core/accounts/tins.ts";
import type { MailRow } from "../../../../server/src/core/mail/store.ts";
import { addOperator, removeOperator } from "../../../../server/src/modules/people/operators/admin.ts";
import { findOperatorOf, listOperators } from "../../../../server/src/modules/people/operators/store.ts";
import {
  type Form,
  linkLifeMs,
  register,
  verifyRegistration,
} from "../../../../server/src/modules/people/registrations/register.ts";
import {
  approveRegistration,
  rejectRegistration,
} from "../../../../server/src/modules/people/registrations/review.ts";
import { listRegistrations } from "../../../../server/src/modules/people/registrations/store.ts";
import { approved, rejection } from "../../../support/accounts.ts";
import { auditOf } from "../../../support/audit.ts";
import { createTestClock } from "../../../support/clock.ts";
import { describeEachFamily } from "../../../support/database.ts";
import { valuesOf } from "../../../support/mails.ts";
import { forget } from "../../../support/retention.ts";
import { forEachTest } from "../../../support/suite.ts";

const form: Form = {
  business: "Duka Ltd",
  tin: "p051234567z",
  country: "KE",
  name: "Asha Otieno",
  email: "Asha@Duka.example",
  password: "four unrelated words",
  terms_version: "2026-01",
};

const secrets = createSecrets([{ id: "k1", key: Buffer.alloc(32, 1) }]);

/** Stands in for the costly hash. */
const passwords = {
  hash: async (password: string) => `hash of ${password}`,
  verify: async (password: string, hash: string | null) => hash === `hash of ${password}`,
};

describeEachFamily("a registration", (_family, open) => {
  const clock = createTestClock();
  const db = forEachTest(open);

  type Mail = { recipient: string; kind: string; content: Record<string, string> };
  async function mails(): Promise<Mail[]> {
    const rows: MailRow[] = await db.knex("mails").orderBy("id");
    return rows.map((mail) => ({ ...mail, content: valuesOf({ secrets }, mail) }));
  }
  const codes = async () => (await mails()).flatMap(({ content }) => content.token ?? []);
  const dependencies = () => ({ db, clock, passwords, secrets });
  const submit = (change: Partial<Form> = {}) => register(dependencies(), { ...form, ...change });
  const verify = (token: string, password = form.password) =>
    verifyRegistration(dependencies(), { token, password });
  const failureOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

  async function pending(change: Partial<Form> = {}): Promise<string> {
    const before = (await listRegistrations(db.knex, "pending")).map(({ id }) => id);
    await submit(change);
    await verify((await codes()).at(-1) ?? "", { ...form, ...change }.password);
    const [row] = (await listRegistrations(db.knex, "pending")).filter(({ id }) => !before.includes(id));
    if (!row) throw new Error("it does not wait");
    return row.id;
  }

  it("waits for review once mailbox and password are proved", async () => {
    await submit();
    expect(await listRegistrations(db.knex, "pending")).to.deep.equal([]);
    const [mail] = await mails();
    expect(mail).to.include({ recipient: "asha@duka.example", kind: "registration_verify" });
    expect(await findPersonByEmail(db.knex, form.email), "before the proof").to.equal(undefined);
    await verify(mail?.content.token ?? "");
    const [row] = await listRegistrations(db.knex, "pending");
    expect(row).to.include({
      business: "Duka Ltd",
      tin: "P051234567Z",
      country: "KE",
      email: "asha@duka.example",
    });
    expect(row).to.include({ terms_version: "2026-01", tin_account_id: null, same_tin: 0 });
    expect(row).not.to.have.property("password_hash");
    const person = await findPersonByEmail(db.knex, form.email);
    expect(person).to.include({ password_hash: `hash of ${form.password}`, email_verified_at: clock.now() });
    expect((await db.knex("registrations").first()).password_hash).to.equal(null);
  });

  it("is not confirmed with another password, with a used, expired or unknown code", async () => {
    await submit();
    const [token = ""] = await codes();
    expect(await failureOf(verify(token, "another password"))).to.be.instanceOf(ValidationError);
    expect(await findPersonByEmail(db.knex, form.email)).to.equal(undefined);
    await verify(token);
    for (const used of [token, "x".repeat(43), ""])
      expect(await failureOf(verify(used))).to.include({ status: 422, code: "link_invalid" });
    await submit({ tin: "P000000001A" });
    clock.advance(linkLifeMs);
    expect(await failureOf(verify((await codes()).at(-1) ?? ""))).to.be.instanceOf(ServiceError);
    expect(await listRegistrations(db.knex, "pending")).to.have.lengthOf(1);
    const look = () => forget("registrations", { db, clock });
    clock.advance(6 * 24 * 3_600_000 - 1);
    expect(await look()).to.equal(0);
    clock.advance(2);
    expect(await look()).to.equal(1);
    expect(await listRegistrations(db.knex, "pending")).to.have.lengthOf(1);
  });

  it("keeps name and password of a person who is known", async () => {
    await pending();
    await pending({ tin: "P000000001A", password: "a stranger's password", name: "Stranger" });
    const person = await findPersonByEmail(db.knex, form.email);
    expect(person).to.include({ password_hash: `hash of ${form.password}`, name: form.name });
  });

  it("that is sent twice waits once, also when both codes are used at once", async () => {
    await submit();
    await submit();
    await Promise.all((await codes()).map((code) => verify(code)));
    expect(await listRegistrations(db.knex, "pending")).to.have.lengthOf(1);
    await submit();
    expect((await mails()).at(-1)).to.include({ kind: "registration_waiting" });
    expect(await listRegistrations(db.knex, "unverified")).to.deep.equal([]);
  });

  it("sends no more than three mails an hour to one address", async () => {
    for (let count = 0; count < 5; count += 1) await submit({ tin: `P00000000${count}A` });
    expect(await mails()).to.have.lengthOf(3);
    await submit({ email: "ben@duka.example" });
    expect(await mails()).to.have.lengthOf(4);
    clock.advance(60 * 60_000 + 1);
    await submit();
    expect(await mails()).to.have.lengthOf(5);
  });

  it("becomes an active account with its owner and TIN, without keys", async () => {
    const by = operatorNamed({ id: 7, email: "op@tax.example" });
    const account = await approveRegistration(db, clock, await pending(), by);
    expect(account).to.include({ name: "Duka Ltd", status: "active", email: "asha@duka.example" });
    const person = await findPersonByEmail(db.knex, form.email);
    expect((await listUsers(db.knex, account.id))[0]).to.include({ role: "owner", person_id: person?.id });
    expect(await listBindings(db.knex, account.id)).to.have.lengthOf(1);
    expect(await db.knex("data_sets").where({ account_id: account.id })).to.have.lengthOf(2);
    expect(await db.knex("api_keys").where({ account_id: account.id })).to.deep.equal([]);
    expect((await mails()).at(-1)).to.include({ kind: "registration_approved" });
    const entry = (await auditOf(db.knex, account.id)).at(-1);
    expect(entry).to.include({ action: "registrations.approve", actor: "operator" });
    expect(entry?.detail).to.deep.equal({ tin: "P051234567Z", operator: "op@tax.example" });
  });

  it("accepts one of several decisions at the same time", async () => {
    const id = await pending();
    const outcomes = await Promise.allSettled([
      approveRegistration(db, clock, id),
      approveRegistration(db, clock, id),
      rejectRegistration(db, clock, id, "no"),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).to.have.lengthOf(1);
    expect((await rejection(approveRegistration(db, clock, id))).inApi.code).to.equal(
      "registration_not_pending",
    );
  });

  it("is rejected with a reason, which the applicant reads; a new one may follow", async () => {
    const id = await pending();
    expect((await rejection(rejectRegistration(db, clock, id, " "))).inApi).to.deep.equal({
      field: "reason",
    });
    await rejectRegistration(db, clock, id, "The TIN is not yours.");
    expect((await mails()).at(-1)?.content).to.include({ reason: "The TIN is not yours." });
    expect(await db.knex("accounts").select()).to.deep.equal([]);
    expect(await pending()).not.to.equal(id);
  });

  it("of a TIN that others use shows it, and can't be approved", async () => {
    const { account } = await approved(db);
    await bindTin(db, clock, account.id, form.tin);
    const id = await pending();
    await pending({ email: "ben@duka.example" });
    const rows = await listRegistrations(db.knex, "pending");
    expect(rows.map(({ tin_account_id, same_tin }) => [tin_account_id, same_tin])).to.deep.equal([
      [account.id, 1],
      [account.id, 1],
    ]);
    expect((await rejection(approveRegistration(db, clock, id))).inApi.code).to.equal("tin_bound");
    expect(await db.knex("accounts").select()).to.have.lengthOf(1);
  });

  it("that is unknown or not confirmed is not reviewed", async () => {
    await submit();
    const [row] = await listRegistrations(db.knex, "unverified");
    expect((await rejection(approveRegistration(db, clock, row?.id ?? ""))).message).to.contain(
      "not confirmed",
    );
    expect((await rejection(approveRegistration(db, clock, "x"))).inApi.code).to.equal("not_found");
  });

  describe("its operators", () => {
    it("are added once, get a mail to set a password, and are removed with their sessions", async () => {
      const operator = { name: "Wanjiru", email: "Wanjiru@tax.example" };
      const row = await addOperator(dependencies(), operator);
      expect(row).to.include({ email: "wanjiru@tax.example", two_factor: false });
      expect((await mails())[0]).to.include({
        kind: "operator_invitation",
        recipient: "wanjiru@tax.example",
      });
      expect((await rejection(addOperator(dependencies(), operator))).message).to.contain("already");
      expect(await listOperators(db.knex)).to.have.lengthOf(1);
      await removeOperator(db, clock, operator.email);
      expect(await findOperatorOf(db.knex, row.person_id)).to.equal(undefined);
      expect((await rejection(removeOperator(db, clock, operator.email))).message).to.contain(
        "not an operator",
      );
    });
  });
});
