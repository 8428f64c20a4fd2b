// Accounts and users as operators change them: transitions, rejections, stored rows and audit entries.
import { expect } from "chai";
import { findKeyByHash, listKeys, readKeyEpoch } from "../../../server/src/core/accounts/key-store.ts";
import { environmentOfKey, hashKey } from "../../../server/src/core/accounts/keys.ts";
import type { AccountMove, AccountStatus } from "../../../server/src/core/accounts/roles.ts";
import { findAccount, listAccounts, listUsers } from "../../../server/src/core/accounts/store.ts";
import { findSetting, saveSetting } from "../../../server/src/db/settings.ts";
import {
  approveAccount,
  changeAccount,
  registerAccount,
  setFeatures,
} from "../../../server/src/modules/people/accounts/admin.ts";
import { issueKey, revokeKey } from "../../../server/src/modules/people/accounts/key-admin.ts";
import { addUser, changeUser } from "../../../server/src/modules/people/accounts/team.ts";
import { approved, clock, register, rejection } from "../../support/accounts.ts";
import { auditOf } from "../../support/audit.ts";
import { describeEachFamily } from "../../support/database.ts";
import { forEachTest } from "../../support/suite.ts";

describeEachFamily("accounts", (_family, open) => {
  const db = forEachTest(open);

  it("registers an e-mail address once, however it is written, until the account is cancelled", async () => {
    const { account } = await register(db);
    for (const email of ["asha@duka.example", "Asha@Duka.example"]) {
      const { message, remedy } = await rejection(register(db, email));
      expect(message)
        .to.contain(`Account ${account.id} (Duka Ltd) has the address`)
        .and.contain("pending_approval");
      expect(remedy).to.contain(`taxd accounts approve ${account.id}`);
    }
    expect(await listAccounts(db.knex)).to.have.lengthOf(1);
    await approveAccount(db, clock, account.id);
    expect((await rejection(register(db))).remedy).to.contain("taxd accounts list");
    await changeAccount(db, clock, account.id, "cancel");
    expect((await register(db)).account.id).not.to.equal(account.id);
  });

  describe("an account", () => {
    it("waits for approval with its owner", async () => {
      const { account, owner } = await register(db, "Asha@Duka.example");
      expect(account).to.deep.include({ name: "Duka Ltd", status: "pending_approval", features: ["async"] });
      expect(account.approved_at).to.equal(null);
      expect(owner).to.include({
        account_id: account.id,
        role: "owner",
        email: "asha@duka.example",
        is_active: true,
      });
    });

    it("has no keys before approval", async () => {
      const { owner } = await register(db);
      expect((await rejection(issueKey(db, clock, owner.id, "sandbox"))).remedy).to.contain(
        "Approve it first",
      );
    });

    it("gets both environments and its owner's keys when approved", async () => {
      const { account, keys } = await approved(db);
      expect((await findAccount(db.knex, account.id))?.approved_at).to.equal(clock.now());
      expect(keys.map(({ environment }) => environment)).to.deep.equal(["live", "sandbox"]);
      expect(keys.map(({ key }) => environmentOfKey(key))).to.deep.equal(["live", "sandbox"]);
      const records = await Promise.all(keys.map(({ key }) => findKeyByHash(db.knex, hashKey(key))));
      expect(records[0]?.environment.id).to.not.equal(records[1]?.environment.id);
    });

    const moves: Record<AccountStatus, Partial<Record<AccountMove, AccountStatus>>> = {
      pending_approval: { approve: "active", cancel: "cancelled" },
      active: { suspend: "suspended", cancel: "cancelled" },
      suspended: { reactivate: "active", cancel: "cancelled" },
      cancelled: {},
    };
    const ways: Record<AccountStatus, AccountMove[]> = {
      pending_approval: [],
      active: ["approve"],
      suspended: ["approve", "suspend"],
      cancelled: ["cancel"],
    };
    const move = (id: number, name: AccountMove): Promise<unknown> =>
      name === "approve" ? approveAccount(db, clock, id) : changeAccount(db, clock, id, name);

    for (const [status, allowed] of Object.entries(moves) as [
      AccountStatus,
      Partial<Record<AccountMove, AccountStatus>>,
    ][]) {
      for (const name of ["approve", "suspend", "reactivate", "cancel"] as const) {
        const target = allowed[name];
        it(`${status}: ${name} ${target ? `makes it ${target}` : "is rejected, with the possible changes"}`, async () => {
          const { account } = await register(db);
          for (const step of ways[status]) await move(account.id, step);
          const epoch = await readKeyEpoch(db.knex);
          if (target) {
            await move(account.id, name);
            expect((await findAccount(db.knex, account.id))?.status).to.equal(target);
            expect(await readKeyEpoch(db.knex)).to.be.above(epoch);
            return;
          }
          const error = await rejection(move(account.id, name));
          expect(error.message).to.contain(status).and.contain("Duka Ltd");
          const possible = Object.keys(allowed);
          expect(error.remedy).to.contain(
            possible.length === 0 ? "register a new account" : possible.join(", "),
          );
          expect((await findAccount(db.knex, account.id))?.status).to.equal(status);
          expect(await readKeyEpoch(db.knex)).to.equal(epoch);
        });
      }
    }

    it("is approved once by two operators at once", async () => {
      const { account } = await register(db);
      const outcomes = await Promise.allSettled([1, 2, 3].map(() => approveAccount(db, clock, account.id)));
      expect(outcomes.filter(({ status }) => status === "fulfilled")).to.have.length(1);
      expect(await listKeys(db.knex, account.id)).to.have.length(2);
    });

    it("is rejected if it doesn't exist, has no name or has an invalid address", async () => {
      expect((await rejection(changeAccount(db, clock, 404, "suspend"))).message).to.equal(
        "There is no account 404.",
      );
      const input = { name: "Duka", email: "a@b.example", owner_name: "Asha", features: [] };
      expect((await rejection(registerAccount(db, clock, { ...input, name: "  " }))).message).to.contain(
        "1 to 200",
      );
      expect((await rejection(registerAccount(db, clock, { ...input, email: "asha" }))).message).to.contain(
        "asha",
      );
      expect(await listAccounts(db.knex)).to.deep.equal([]);
    });

    it("is listed by state, and its plan can be changed", async () => {
      const { account } = await approved(db);
      await register(db, "b@example.com");
      expect((await listAccounts(db.knex, "active")).map(({ id }) => id)).to.deep.equal([account.id]);
      await setFeatures(db, clock, account.id, ["imports", "webhooks"]);
      expect((await findAccount(db.knex, account.id))?.features).to.deep.equal(["imports", "webhooks"]);
    });
  });

  describe("a user", () => {
    it("is added, given another role and disabled", async () => {
      const { account } = await approved(db);
      const user = await addUser(db, clock, {
        account_id: account.id,
        name: "Ben",
        email: "ben@duka.example",
        role: "cashier",
      });
      expect((await changeUser(db, clock, user.id, { role: "accountant" })).role).to.equal("accountant");
      expect((await changeUser(db, clock, user.id, { is_active: false })).is_active).to.equal(false);
      expect((await rejection(issueKey(db, clock, user.id, "live"))).message).to.contain("disabled");
      expect((await listUsers(db.knex, account.id)).map(({ name }) => name)).to.deep.equal([
        "Asha Otieno",
        "Ben",
      ]);
    });

    it("has a unique address within the account", async () => {
      const { account } = await approved(db);
      const input = {
        account_id: account.id,
        name: "Ben",
        email: "ASHA@duka.example",
        role: "admin" as const,
      };
      expect((await rejection(addUser(db, clock, input))).message).to.contain("asha@duka.example");
    });

    it("stays when it is the only active owner, also when two are changed at once", async () => {
      const { account, owner } = await approved(db);
      expect((await rejection(changeUser(db, clock, owner.id, { role: "admin" }))).remedy).to.contain(
        "owner first",
      );
      expect((await rejection(changeUser(db, clock, owner.id, { is_active: false }))).message).to.contain(
        "only active owner",
      );
      const second = await addUser(db, clock, {
        account_id: account.id,
        name: "Ben",
        email: "b@duka.example",
        role: "owner",
      });
      const changes = [owner, second].map(({ id }) => changeUser(db, clock, id, { is_active: false }));
      const outcomes = await Promise.allSettled(changes);
      expect(outcomes.filter(({ status }) => status === "fulfilled")).to.have.length(1);
    });
  });

  it("audits every change, and no rejected one", async () => {
    const { account, owner, keys } = await approved(db);
    await changeAccount(db, clock, account.id, "suspend", "unpaid");
    await rejection(changeAccount(db, clock, account.id, "suspend"));
    await revokeKey(db, clock, keys[0]?.id ?? "");
    await addUser(db, clock, {
      account_id: account.id,
      name: "Ben",
      email: "ben@duka.example",
      role: "cashier",
    });
    const entries = await auditOf(db.knex, account.id);
    expect(entries.map(({ action }) => action)).to.deep.equal([
      "accounts.register",
      "accounts.approve",
      "keys.issue",
      "keys.issue",
      "accounts.suspend",
      "keys.revoke",
      "users.add",
    ]);
    expect(entries[4]).to.deep.include({
      actor: "operator",
      old: { status: "active" },
      new: { status: "suspended" },
      detail: { reason: "unpaid" },
    });
    expect(entries[5]?.new)
      .to.have.property("revoked_at")
      .that.matches(/^2026-/);
    expect(entries[2]?.new).to.include({ user_id: owner.id, environment: "live" });
  });

  it("keeps settings by name", async () => {
    expect(await findSetting(db.knex, "a")).to.equal(undefined);
    await saveSetting(db.knex, "a", "1");
    await saveSetting(db.knex, "a", "1");
    await saveSetting(db.knex, "a", "2");
    expect(await findSetting(db.knex, "a")).to.equal("2");
  });
});
