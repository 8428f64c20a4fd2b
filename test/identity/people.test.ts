// People: one for each e-mail address, made from the users of earlier versions and for each new user.
import { expect } from "chai";
import { addUser } from "../../server/src/accounts/team.ts";
import { people } from "../../server/src/db/migrations/people.ts";
import { ensurePerson, findPersonByEmail } from "../../server/src/identity/person-store.ts";
import { approved, clock } from "../support/accounts.ts";
import { describeEachFamily } from "../support/database.ts";
import { forEachTest } from "../support/suite.ts";
import { describeSchema, findSchemaChanges } from "../upgrade/facts.ts";

const beforePeople = "5103_devices";

describeEachFamily("people", (_family, open) => {
  const db = forEachTest(open);

  const insertOldUser = async (account_id: number, email: string, name: string): Promise<number> => {
    const user = { account_id, name, email, role: "owner", is_active: 1, created_at: 1, updated_at: 2 };
    const [id] = await db.knex("users").insert(user);
    return Number(id);
  };
  const peopleOf = async () =>
    db
      .knex("users")
      .join("people", "people.id", "users.person_id")
      .orderBy("users.id")
      .select("users.id", "people.email", "people.name", "people.password_hash", "people.id as person");

  it("are made by the upgrade, one for each address in any case, without a password", async () => {
    const schema = await describeSchema(db);
    await db.rollback({ to: beforePeople });
    const old = await describeSchema(db);
    const ids = [
      await insertOldUser(1, "asha@duka.example", "Asha"),
      await insertOldUser(2, "Asha@Duka.example", "Asha Otieno"),
      await insertOldUser(2, "ben@duka.example", "Ben"),
    ];
    const row = (index: number, email: string, name: string, person: number) => ({
      ...{ id: ids[index], email, name, person, password_hash: null },
    });
    // There and back, twice.
    for (const _time of [1, 2]) {
      await db.migrate();
      const found = await peopleOf();
      const [asha, , ben] = found.map(({ person }) => person);
      expect(found).to.deep.equal([
        row(0, "asha@duka.example", "Asha", asha),
        row(1, "asha@duka.example", "Asha", asha),
        row(2, "ben@duka.example", "Ben", ben),
      ]);
      expect(asha).to.not.equal(ben);
      expect(findSchemaChanges(schema, await describeSchema(db))).to.deep.equal([]);
      await db.rollback({ to: beforePeople });
      expect(findSchemaChanges(old, await describeSchema(db))).to.deep.equal([]);
      expect(await db.knex("users").whereIn("id", ids)).to.have.lengthOf(3);
    }
    await db.migrate();
  });

  it("are found by the upgrade for the rest of the users after it was stopped", async () => {
    const names = people.map(({ name }) => name);
    await db.rollback({ to: beforePeople });
    for (let user = 0; user < 3; user++) await insertOldUser(1, `user-${user}@duka.example`, `User ${user}`);
    await db.migrate("5704_people_of_users");
    await db.knex("users").where({ name: "User 1" }).update({ person_id: null });
    await db.knex("schema_migrations").whereIn("name", names.slice(3)).delete();
    await db.migrate();
    expect((await peopleOf()).map(({ name }) => name)).to.deep.equal(["User 0", "User 1", "User 2"]);
    expect(await db.knex("people")).to.have.lengthOf(3);
  });

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
      ...{ account_id: Number(id), name: "Asha of B", email: " ASHA@duka.example ", role: "accountant" },
    });
    const ben = await addUser(db, clock, {
      ...{ account_id: account.id, name: "Ben", email: "ben@duka.example", role: "cashier" },
    });
    expect(other.person_id).to.equal(owner.person_id);
    expect(ben.person_id).to.not.equal(owner.person_id);
    expect(await findPersonByEmail(db.knex, "Asha@Duka.Example")).to.include({
      ...{ id: owner.person_id, name: "Asha Otieno", password_hash: null, email_verified_at: null },
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
