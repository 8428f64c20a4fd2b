// Accounts, users, keys and numbers as operators change them: the moves, the refusals, what is stored and what is audited.
import { expect } from "chai";
import {
  approveAccount,
  changeAccount,
  registerAccount,
  setFeatures,
} from "../../server/src/accounts/admin.ts";
import { AccountError } from "../../server/src/accounts/admin-error.ts";
import { findSetting, listAudit, saveSetting } from "../../server/src/accounts/audit-store.ts";
import { issueKey, requireKey, revokeKey, setKeyLimits } from "../../server/src/accounts/key-admin.ts";
import { findKeyByHash, listKeys, readKeyEpoch, touchKey } from "../../server/src/accounts/key-store.ts";
import { environmentOfKey, hashKey, makeKey, visiblePrefix } from "../../server/src/accounts/keys.ts";
import { listNumbers } from "../../server/src/accounts/number-store.ts";
import { setNextNumber } from "../../server/src/accounts/numbers.ts";
import type { AccountMove, AccountStatus } from "../../server/src/accounts/roles.ts";
import { findAccount, listAccounts, listUsers } from "../../server/src/accounts/store.ts";
import { addUser, changeUser } from "../../server/src/accounts/team.ts";
import type { Database } from "../../server/src/db/open.ts";
import { newId } from "../../server/src/ids.ts";
import { claimLane, releaseLane } from "../../server/src/lanes/leases.ts";
import { ensureLane, ensureStreams } from "../../server/src/lanes/store.ts";
import { describeEachFamily } from "../support/database.ts";

const clock = { now: () => Date.parse("2026-03-10T09:00:00Z") };

async function refusal(work: Promise<unknown>): Promise<AccountError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof AccountError) return error;
    throw error;
  }
  throw new Error("it was not refused");
}

describe("keys", () => {
  it("have 64 characters, name their environment, and never repeat", () => {
    const made = new Set<string>();
    for (let count = 0; count < 500; count += 1) {
      const key = makeKey(count % 2 === 0 ? "live" : "sandbox");
      expect(key).to.match(count % 2 === 0 ? /^txl_[0-9A-Za-z]{60}$/ : /^txs_[0-9A-Za-z]{60}$/);
      expect(environmentOfKey(key)).to.equal(count % 2 === 0 ? "live" : "sandbox");
      made.add(key);
    }
    expect(made.size).to.equal(500);
  });

  it("use every letter and digit", () => {
    const seen = new Set(Array.from({ length: 200 }, () => makeKey("live").slice(4)).join(""));
    expect(seen.size).to.equal(62);
  });

  it("are not recognised in any other shape", () => {
    const key = makeKey("live");
    for (const wrong of [
      "",
      key.slice(0, 63),
      `${key}a`,
      key.replace("txl_", "txx_"),
      `${key.slice(0, 63)}\0`,
      `${key}\n`,
    ]) {
      expect(environmentOfKey(wrong), JSON.stringify(wrong)).to.equal(undefined);
    }
  });
});

describeEachFamily("accounts", (_family, open) => {
  let db: Database;
  beforeEach(async () => {
    db = await open();
  });
  afterEach(() => db.close());

  const register = (email = "asha@duka.example") =>
    registerAccount(db, clock, { name: " Duka Ltd ", email, owner_name: "Asha Otieno", features: ["async"] });

  it("is registered once under an address, however it is written, until it is cancelled", async () => {
    const { account } = await register();
    for (const email of ["asha@duka.example", "Asha@Duka.example"]) {
      const { message, remedy } = await refusal(register(email));
      expect(message)
        .to.contain(`Account ${account.id} (Duka Ltd) has the address`)
        .and.contain("pending_approval");
      expect(remedy).to.contain(`taxd accounts approve ${account.id}`);
    }
    expect(await listAccounts(db.knex)).to.have.lengthOf(1);
    await approveAccount(db, clock, account.id);
    expect((await refusal(register())).remedy).to.contain("taxd accounts list");
    await changeAccount(db, clock, account.id, "cancel");
    expect((await register()).account.id).not.to.equal(account.id);
  });

  async function approved() {
    const { account, owner } = await register();
    const { keys } = await approveAccount(db, clock, account.id);
    return { account, owner, keys };
  }

  describe("an account", () => {
    it("waits for approval with its owner", async () => {
      const { account, owner } = await register("Asha@Duka.example");
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
      const { owner } = await register();
      expect((await refusal(issueKey(db, clock, owner.id, "sandbox"))).remedy).to.contain("Approve it first");
    });

    it("gets both data sets and its owner's keys when approved", async () => {
      const { account, keys } = await approved();
      expect((await findAccount(db.knex, account.id))?.approved_at).to.equal(clock.now());
      expect(keys.map(({ environment }) => environment)).to.deep.equal(["live", "sandbox"]);
      expect(keys.map(({ key }) => environmentOfKey(key))).to.deep.equal(["live", "sandbox"]);
      const records = await Promise.all(keys.map(({ key }) => findKeyByHash(db.knex, hashKey(key))));
      expect(records[0]?.data_set.id).to.not.equal(records[1]?.data_set.id);
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
        it(`${status}: ${name} ${target ? `makes it ${target}` : "is refused, naming what is possible"}`, async () => {
          const { account } = await register();
          for (const step of ways[status]) await move(account.id, step);
          const epoch = await readKeyEpoch(db.knex);
          if (target) {
            await move(account.id, name);
            expect((await findAccount(db.knex, account.id))?.status).to.equal(target);
            expect(await readKeyEpoch(db.knex)).to.be.above(epoch);
            return;
          }
          const error = await refusal(move(account.id, name));
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
      const { account } = await register();
      const outcomes = await Promise.allSettled([1, 2, 3].map(() => approveAccount(db, clock, account.id)));
      expect(outcomes.filter(({ status }) => status === "fulfilled")).to.have.length(1);
      expect(await listKeys(db.knex, account.id)).to.have.length(2);
    });

    it("that does not exist is refused, as are a nameless one and a false address", async () => {
      expect((await refusal(changeAccount(db, clock, 404, "suspend"))).message).to.equal(
        "There is no account 404.",
      );
      const input = { name: "Duka", email: "a@b.example", owner_name: "Asha", features: [] };
      expect((await refusal(registerAccount(db, clock, { ...input, name: "  " }))).message).to.contain(
        "1 to 200",
      );
      expect((await refusal(registerAccount(db, clock, { ...input, email: "asha" }))).message).to.contain(
        "asha",
      );
      expect(await listAccounts(db.knex)).to.deep.equal([]);
    });

    it("is listed by state, and its plan can be changed", async () => {
      const { account } = await approved();
      await register("b@example.com");
      expect((await listAccounts(db.knex, "active")).map(({ id }) => id)).to.deep.equal([account.id]);
      await setFeatures(db, clock, account.id, ["imports", "webhooks"]);
      expect((await findAccount(db.knex, account.id))?.features).to.deep.equal(["imports", "webhooks"]);
    });
  });

  describe("a user", () => {
    it("is added, given another role and disabled", async () => {
      const { account } = await approved();
      const user = await addUser(db, clock, {
        account_id: account.id,
        name: "Ben",
        email: "ben@duka.example",
        role: "cashier",
      });
      expect((await changeUser(db, clock, user.id, { role: "accountant" })).role).to.equal("accountant");
      expect((await changeUser(db, clock, user.id, { is_active: false })).is_active).to.equal(false);
      expect((await refusal(issueKey(db, clock, user.id, "live"))).message).to.contain("disabled");
      expect((await listUsers(db.knex, account.id)).map(({ name }) => name)).to.deep.equal([
        "Asha Otieno",
        "Ben",
      ]);
    });

    it("has an address of its own within the account", async () => {
      const { account } = await approved();
      const input = {
        account_id: account.id,
        name: "Ben",
        email: "ASHA@duka.example",
        role: "admin" as const,
      };
      expect((await refusal(addUser(db, clock, input))).message).to.contain("asha@duka.example");
    });

    it("stays when it is the only active owner, also when two are changed at once", async () => {
      const { account, owner } = await approved();
      expect((await refusal(changeUser(db, clock, owner.id, { role: "admin" }))).remedy).to.contain(
        "owner first",
      );
      expect((await refusal(changeUser(db, clock, owner.id, { is_active: false }))).message).to.contain(
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

  describe("a key", () => {
    it("is found by its hash with everything authentication needs", async () => {
      const { account, owner, keys } = await approved();
      const key = keys[1]?.key ?? "";
      const record = await findKeyByHash(db.knex, hashKey(key));
      expect(record).to.deep.include({
        prefix: key.slice(0, 12),
        cidrs: [],
        rate_per_minute: 60,
        burst: 100,
        expires_at: null,
        revoked_at: null,
        last_used_at: null,
      });
      expect(record?.user).to.deep.equal({
        id: owner.id,
        name: "Asha Otieno",
        email: "asha@duka.example",
        role: "owner",
        is_active: true,
      });
      expect(record?.account).to.deep.equal({
        id: account.id,
        name: "Duka Ltd",
        status: "active",
        features: ["async"],
      });
      expect(record?.data_set.environment).to.equal("sandbox");
      expect(await findKeyByHash(db.knex, hashKey(makeKey("live")))).to.equal(undefined);
    });

    it("is stored as a hash only, in no table and no audit entry", async () => {
      const { keys } = await approved();
      for (const name of ["api_keys", "audit"]) {
        const rows: Record<string, unknown>[] = await db.knex(name);
        const text = rows
          .flatMap((row) => Object.values(row))
          .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString() : String(value)))
          .join("\n");
        for (const { key } of keys) expect(text).to.not.contain(key.slice(13));
      }
    });

    it("carries its terms", async () => {
      const { owner } = await approved();
      const terms = {
        cidrs: ["203.0.113.0/24", "::1"],
        expires_at: clock.now() + 1000,
        rate_per_minute: 600,
        burst: 50,
      };
      const { key } = await issueKey(db, clock, owner.id, "live", terms);
      expect(await findKeyByHash(db.knex, hashKey(key))).to.deep.include(terms);
    });

    it("is refused with terms that can't be", async () => {
      const { account, owner } = await approved();
      const issue = (terms: object) => refusal(issueKey(db, clock, owner.id, "live", terms));
      expect((await issue({ cidrs: ["10.0.0.0/8", "everywhere"] })).message).to.contain('"everywhere"');
      expect((await issue({ expires_at: clock.now() })).message).to.contain("expired already");
      expect((await issue({ rate_per_minute: 0 })).message).to.contain("rate");
      expect((await issue({ burst: 1.5 })).message).to.contain("burst");
      expect(await listKeys(db.knex, account.id)).to.have.length(2);
    });

    it("leaves earlier keys valid until they are revoked, once", async () => {
      const { owner, keys } = await approved();
      const first = keys[0]?.key ?? "";
      await issueKey(db, clock, owner.id, "live");
      expect((await findKeyByHash(db.knex, hashKey(first)))?.revoked_at).to.equal(null);
      const epoch = await readKeyEpoch(db.knex);
      expect((await revokeKey(db, clock, first)).revoked_at).to.equal(clock.now());
      expect(await readKeyEpoch(db.knex)).to.equal(epoch + 1);
      expect((await refusal(revokeKey(db, clock, first))).message).to.contain("revoked already");
      expect(await readKeyEpoch(db.knex)).to.equal(epoch + 1);
    });

    it("is named by id, visible prefix or itself, and nothing else", async () => {
      const { keys } = await approved();
      const { id = "", key = "" } = keys[0] ?? {};
      for (const named of [id, visiblePrefix(key), key])
        expect((await requireKey(db.knex, named)).id).to.equal(id);
      for (const named of ["", "txl_", `${key.slice(0, 12)}zzz`, makeKey("live")]) {
        expect((await refusal(requireKey(db.knex, named))).remedy).to.contain("taxd keys list");
      }
    });

    it("gets other limits, and tells every process", async () => {
      const { keys } = await approved();
      const epoch = await readKeyEpoch(db.knex);
      const changed = await setKeyLimits(db, clock, keys[0]?.id ?? "", { rate_per_minute: 6000 });
      expect(changed).to.include({ rate_per_minute: 6000, burst: 100 });
      expect(await readKeyEpoch(db.knex)).to.equal(epoch + 1);
    });

    it("notes its use at most once a minute", async () => {
      const { keys } = await approved();
      const id = keys[0]?.id ?? "";
      const used = async (atMs: number) => {
        await touchKey(db.knex, id, atMs);
        return (await requireKey(db.knex, id)).last_used_at;
      };
      expect(await used(1_000_000)).to.equal(1_000_000);
      expect(await used(1_059_999)).to.equal(1_000_000);
      expect(await used(1_060_001)).to.equal(1_060_001);
    });
  });

  it("audits every change and nothing that was refused", async () => {
    const { account, owner, keys } = await approved();
    await changeAccount(db, clock, account.id, "suspend", "unpaid");
    await refusal(changeAccount(db, clock, account.id, "suspend"));
    await revokeKey(db, clock, keys[0]?.id ?? "");
    await addUser(db, clock, {
      account_id: account.id,
      name: "Ben",
      email: "ben@duka.example",
      role: "cashier",
    });
    const entries = await listAudit(db.knex, account.id);
    expect(entries.map(({ action }) => action)).to.deep.equal([
      "accounts.register",
      "accounts.approve",
      "keys.issue",
      "keys.issue",
      "accounts.suspend",
      "keys.revoke",
      "users.add",
    ]);
    expect(entries[4]?.detail).to.deep.equal({ from: "active", to: "suspended", reason: "unpaid" });
    expect(entries[5]?.user_id).to.equal(owner.id);
  });

  it("keeps settings by name", async () => {
    expect(await findSetting(db.knex, "a")).to.equal(undefined);
    await saveSetting(db.knex, "a", "1");
    await saveSetting(db.knex, "a", "1");
    await saveSetting(db.knex, "a", "2");
    expect(await findSetting(db.knex, "a")).to.equal("2");
  });

  describe("a number", () => {
    const scope = (accountId: number) =>
      ({
        account_id: accountId,
        environment: "live",
        bhf_id: "00",
        tin: "P051234567Z",
        stream: "sales",
      }) as const;

    it("is set for a branch that moves here, and shown", async () => {
      const { account } = await approved();
      expect(await setNextNumber(db, clock, scope(account.id), 4512)).to.deep.equal({
        tin: "P051234567Z",
        from: 1,
        to: 4512,
      });
      const rows = await listNumbers(db.knex, account.id);
      expect(rows.find(({ stream }) => stream === "sales")).to.include({
        environment: "live",
        bhf_id: "00",
        next_number: 4512,
      });
      expect(
        rows.filter(({ stream }) => stream !== "sales").map(({ next_number }) => next_number),
      ).to.deep.equal([1, 1]);
    });

    it("goes down only by force", async () => {
      const { account } = await approved();
      await setNextNumber(db, clock, scope(account.id), 10);
      expect((await refusal(setNextNumber(db, clock, scope(account.id), 9))).remedy).to.contain("--force");
      expect((await setNextNumber(db, clock, scope(account.id), 9, { isForced: true })).from).to.equal(10);
      const actions = (await listAudit(db.knex, account.id)).filter(({ action }) => action === "numbers.set");
      expect(actions.map(({ detail }) => detail)).to.deep.equal([
        { from: 1, to: 10, is_forced: false },
        { from: 10, to: 9, is_forced: true },
      ]);
    });

    it("needs to know the TIN", async () => {
      const { account } = await approved();
      const { tin: _tin, ...unknown } = scope(account.id);
      expect((await refusal(setNextNumber(db, clock, unknown, 5))).remedy).to.contain("--tin");
      await setNextNumber(db, clock, scope(account.id), 5);
      expect((await setNextNumber(db, clock, unknown, 6)).from).to.equal(5);
    });

    it("is not changed beside a worker, nor under a call that has no answer", async () => {
      const { account } = await approved();
      await setNextNumber(db, clock, scope(account.id), 7);
      const lane: { id: number } = await db.knex("lanes").first("id");
      await claimLane(db, lane.id, "worker", 60_000);
      expect(
        (await refusal(setNextNumber(db, clock, scope(account.id), 8, { waitMs: 0 }))).message,
      ).to.contain("busy");
      await releaseLane(db, lane.id, "worker");
      await db.knex("calls").insert({
        id: newId(),
        lane_id: lane.id,
        stream: "sales",
        kind: "sale",
        state: "sent",
        number: 7,
        due_at: 0,
        tries: 0,
        content: Buffer.from("{}"),
        created_at: 0,
        updated_at: 0,
      });
      expect((await refusal(setNextNumber(db, clock, scope(account.id), 8))).message).to.contain("number 7");
      expect((await setNextNumber(db, clock, { ...scope(account.id), stream: "stock" }, 8)).to).to.equal(8);
    });

    it("belongs to a data set that exists", async () => {
      const { account } = await register();
      expect((await refusal(setNextNumber(db, clock, scope(account.id), 8))).message).to.contain(
        "no live data",
      );
      await db.transaction(async (trx) => {
        const id = await ensureLane(trx, { data_set_id: 1, tin: "P051234567Z", bhf_id: "00" }, 0);
        await ensureStreams(trx, id, 0);
      });
      expect(await listNumbers(db.knex, account.id)).to.deep.equal([]);
    });
  });
});
