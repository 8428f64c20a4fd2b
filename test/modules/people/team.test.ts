// The rules of a team, no matter who changes it: an operator, or a member within the own account and rank.
import { expect } from "chai";
import { type Actor, operator } from "../../../server/src/core/accounts/actor.ts";
import { listKeys } from "../../../server/src/core/accounts/key-store.ts";
import type { Role } from "../../../server/src/core/accounts/roles.ts";
import { findEnvironment, listUsers, type UserRow } from "../../../server/src/core/accounts/store.ts";
import {
  issueKey,
  requireKey,
  revokeKey,
  rotateKey,
} from "../../../server/src/modules/people/accounts/key-admin.ts";
import {
  addUser,
  changeUser,
  removeUser,
  transferOwnership,
} from "../../../server/src/modules/people/accounts/team.ts";
import { approved, clock, rejection } from "../../support/accounts.ts";
import { auditOf } from "../../support/audit.ts";
import { describeEachFamily } from "../../support/database.ts";
import { forEachTest } from "../../support/suite.ts";

describeEachFamily("a team", (_family, open) => {
  let account: { id: number };
  let owner: UserRow;
  const db = forEachTest(open);
  beforeEach(async () => {
    ({ account, owner } = await approved(db));
  });

  const add = (role: Role, email = `${role}@duka.example`) =>
    addUser(db, clock, { account_id: account.id, name: role, email, role });

  async function actorOf(role: Role, accountId = account.id): Promise<Actor> {
    const environment = await findEnvironment(db.knex, accountId, "live");
    return {
      ...operator,
      member: { account_id: accountId, data_set_id: environment?.id ?? 0, role, keyApproval: false },
    };
  }

  it("loses a member: the person's session stays for other accounts, keys are revoked for good, and the records stay", async () => {
    const cashier = await add("cashier");
    const { id } = await issueKey(db, clock, cashier.id, "live");
    await db.knex("sessions").insert({
      id,
      token_hash: "a".repeat(64),
      person_id: cashier.person_id,
      user_agent: "",
      address: "",
      created_at: 0,
      last_used_at: 0,
      confirmed_at: 0,
      expires_at: clock.now() + 1,
    });
    await removeUser(db, clock, cashier.id);
    expect((await listUsers(db.knex, account.id)).map((user) => user.id)).to.deep.equal([owner.id]);
    expect((await requireKey(db.knex, id)).revoked_at).to.equal(clock.now());
    expect(await db.knex("sessions").select()).to.have.lengthOf(1);
    expect((await rejection(changeUser(db, clock, cashier.id, { is_active: true }))).inApi.code).to.equal(
      "not_found",
    );
    const last = (await auditOf(db.knex, account.id)).at(-1);
    expect(last).to.deep.include({
      action: "users.remove",
      old: { name: "cashier", email: "cashier@duka.example", role: "cashier" },
    });
    const again = await add("accountant", "cashier@duka.example");
    expect(again).to.include({ id: cashier.id, role: "accountant", is_active: true });
    expect((await requireKey(db.knex, id)).revoked_at, "the old key").to.equal(clock.now());
  });

  it("keeps an active owner, whatever is tried at once", async () => {
    const second = await add("owner");
    const disabled = await add("owner", "disabled@duka.example");
    await changeUser(db, clock, disabled.id, { is_active: false });
    const by = await actorOf("owner");
    const outcomes = await Promise.allSettled([
      removeUser(db, clock, owner.id, by),
      removeUser(db, clock, second.id, by),
      changeUser(db, clock, owner.id, { role: "admin" }, by),
      changeUser(db, clock, second.id, { role: "cashier", is_active: false }, by),
    ]);
    const users = await listUsers(db.knex, account.id);
    expect(users.filter(({ role, is_active }) => role === "owner" && is_active)).to.have.length(1);
    expect(outcomes.some(({ status }) => status === "rejected")).to.equal(true);
    const [left] = users.filter(({ is_active }) => is_active);
    expect((await rejection(removeUser(db, clock, left?.id ?? 0, by))).inApi).to.deep.equal({
      code: "last_owner",
    });
  });

  it("gets another owner, and the former owner becomes an admin", async () => {
    const cashier = await add("cashier");
    const by = await actorOf("owner");
    await transferOwnership(db, clock, { from: owner.id, to: cashier.id }, by);
    const roles = (await listUsers(db.knex, account.id)).map(({ id, role }) => [id, role]);
    expect(roles).to.deep.equal([
      [owner.id, "admin"],
      [cashier.id, "owner"],
    ]);
    const again = await rejection(transferOwnership(db, clock, { from: owner.id, to: cashier.id }, by));
    expect(again.inApi).to.deep.equal({ code: "role_above_own" });
    const self = transferOwnership(db, clock, { from: cashier.id, to: cashier.id }, by);
    expect((await rejection(self)).message).to.contain("owner already");
    await changeUser(db, clock, owner.id, { is_active: false });
    const without = transferOwnership(db, clock, { from: cashier.id, to: owner.id }, by);
    expect((await rejection(without)).message).to.contain("has no access");
  });

  it("can't be changed above one's own role", async () => {
    const by = await actorOf("admin");
    const admin = await add("admin");
    const cashier = await add("cashier");
    const ownerKey = await issueKey(db, clock, owner.id, "live");
    const rejected: (() => Promise<unknown>)[] = [
      () => changeUser(db, clock, cashier.id, { role: "owner" }, by),
      () => changeUser(db, clock, owner.id, { role: "cashier" }, by),
      () => removeUser(db, clock, owner.id, by),
      () => issueKey(db, clock, owner.id, "live", {}, by),
      () => rotateKey(db, clock, ownerKey.id, 24, by),
      () => revokeKey(db, clock, ownerKey.id, by),
    ];
    for (const work of rejected)
      expect((await rejection(work())).inApi).to.deep.equal({ code: "role_above_own" });
    expect(await issueKey(db, clock, admin.id, "live", {}, by)).to.have.property("key");
    expect((await revokeKey(db, clock, ownerKey.id)).revoked_at).to.equal(clock.now());
  });

  it("and its keys are out of reach for members of other accounts", async () => {
    const stranger = await actorOf("owner", account.id + 1);
    const { id } = await issueKey(db, clock, owner.id, "live");
    const sandbox = await issueKey(db, clock, owner.id, "sandbox");
    const rejected: (() => Promise<unknown>)[] = [
      () => changeUser(db, clock, owner.id, { role: "cashier" }, stranger),
      () => removeUser(db, clock, owner.id, stranger),
      () => issueKey(db, clock, owner.id, "live", {}, stranger),
      () => rotateKey(db, clock, id, 24, stranger),
      () => revokeKey(db, clock, id, stranger),
      // Of the other environment, and by what only operators can name a key by.
      async () => revokeKey(db, clock, sandbox.id, await actorOf("owner")),
      async () => revokeKey(db, clock, (await requireKey(db.knex, id)).prefix, await actorOf("owner")),
    ];
    for (const work of rejected) expect((await rejection(work())).inApi).to.deep.equal({ code: "not_found" });
    const keys = await listKeys(db.knex, account.id);
    expect(keys.every(({ revoked_at }) => revoked_at === null)).to.equal(true);
  });
});
