// People: one for each e-mail address, made for each new user.
import { expect } from "chai";
import { ensurePerson, findPersonByEmail } from "../../../server/src/core/accounts/person-store.ts";
import { addUser } from "../../../server/src/modules/people/accounts/team.ts";
import { approved, clock } from "../../support/accounts.ts";
import { describeEachFamily } from "../../support/database.ts";
import { forEachTest } from "../../support/suite.ts";

describeEachFamily("people", (_family, open) => {
  const db = forEachTest(open);

  it("are shared by the accounts in which an address is a user", async () => {
    const { account, owner } = await approved(db);
    const [id] = await db.knex("accounts").insert({
      name: "B",
      email: "b@b.example",
      status: "active",
      features: "[]",
      created_at: 1,
      updated_at: 1,
    });
    const other = await addUser(db, clock, {
      account_id: Number(id),
      name: "Asha of B",
      email: " ASHA@duka.example ",
      role: "accountant",
    });
    const ben = await addUser(db, clock, {
      account_id: account.id,
      name: "Ben",
      email: "ben@duka.example",
      role: "cashier",
    });
    expect(other.person_id).to.equal(owner.person_id);
    expect(ben.person_id).to.not.equal(owner.person_id);
    expect(await findPersonByEmail(db.knex, "Asha@Duka.Example")).to.include({
      id: owner.person_id,
      name: "Asha Otieno",
      password_hash: null,
      email_verified_at: null,
    });
    expect(other.name).to.equal("Asha of B");
  });

  it("are made once by requests at the same moment", async () => {
    const ids = await Promise.all(
      Array.from({ length: 8 }, () =>
        db.transaction((trx) => ensurePerson(trx, { email: "new@duka.example", name: "New" }, clock.now())),
      ),
    );
    expect(new Set(ids).size).to.equal(1);
    expect(await findPersonByEmail(db.knex, "nobody@duka.example")).to.equal(undefined);
  });
});
