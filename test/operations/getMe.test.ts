// getMe: who is signed in, and in which accounts.
import { expect } from "chai";
import { systemClock } from "../../server/src/base/clock.ts";
import { newId } from "../../server/src/base/ids.ts";
import { changeAccount } from "../../server/src/modules/people/accounts/admin.ts";
import { addUser, changeUser } from "../../server/src/modules/people/accounts/team.ts";
import { insertRegistration } from "../../server/src/modules/people/registrations/store.ts";
import { describeEachFamily } from "../support/database.ts";
import { newForm, operatorClient, registerBusiness } from "../support/operators.ts";
import { clientOf, personOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("getMe", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  it("200: shows the person, and each account with the role there", async () => {
    const { db, clock } = test.service;
    const { accountant } = test.account.users;
    const other = await test.openAccount();
    const gone = await test.openAccount();
    const id = await personOf(test, accountant);
    const { email } = await db.knex("people").where({ id }).first("email");
    const join = (account_id: number) =>
      addUser(db, clock, { account_id, name: "accountant", email, role: "admin" });
    const second = await join(other.id);
    await changeUser(db, clock, (await join(gone.id)).id, { is_active: false });
    await changeAccount(db, clock, other.id, "suspend");
    const me = await (await clientOf(test, accountant)).me.get();
    const names = await db
      .knex("accounts")
      .whereIn("id", [test.account.id, other.id])
      .orderBy("id")
      .pluck("name");
    // Without a device, those of the default country.
    const kenyan = { tax: "VAT", tin: "PIN" };
    const words = { live: kenyan, sandbox: kenyan };
    expect(me).to.deep.equal({
      id,
      email,
      name: "accountant",
      two_factor: false,
      recovery_codes_left: 0,
      is_operator: false,
      alerts: true,
      memberships: [
        {
          user_id: accountant,
          role: "accountant",
          account: {
            id: test.account.id,
            name: names[0],
            status: "active",
            status_reason: null,
            two_factor_required: false,
            words,
          },
        },
        {
          user_id: second.id,
          role: "admin",
          account: {
            id: other.id,
            name: names[1],
            status: "suspended",
            status_reason: null,
            two_factor_required: false,
            words,
          },
        },
      ],
      registrations: [],
    });
  });

  it("200: shows own registrations with their result, newest first, but not those that wait for their mail", async () => {
    const { accountant } = test.account.users;
    const person = await personOf(test, accountant);
    const { email } = await test.service.db.knex("people").where({ id: person }).first("email");
    const reason = "The TIN does not belong to this business.";
    const { operators } = await operatorClient(test);
    const { id, ...form } = await registerBusiness(test, { ...newForm(), email });
    await operators.rejectRegistration(id, { reason });
    await registerBusiness(test, { ...form, business: "Corrected Ltd" });
    await registerBusiness(test);
    const { password: _, ...stranger } = { ...newForm(), email, business: "Of a stranger" };
    const row = {
      id: newId(systemClock),
      ...stranger,
      password_hash: null,
      created_at: test.service.clock.now(),
    };
    await insertRegistration(test.service.db.knex, row);
    const { registrations } = await (await clientOf(test, accountant)).me.get();
    const shown = registrations.map(({ business, status, reason: why }) => [business, status, why]);
    expect(shown).to.deep.equal([
      ["Corrected Ltd", "pending", null],
      [form.business, "rejected", reason],
    ]);
  });

  it("403: shows a key's user nothing", async () => {
    expect(await failureOf(test.client.me.get())).to.include({ status: 403, code: "session_required" });
  });
});
