// Keys: their shape, and their life from issue to revocation.
import { expect } from "chai";
import { operator } from "../../../server/src/core/accounts/actor.ts";
import {
  findKeyByHash,
  listKeys,
  readKeyEpoch,
  touchKey,
} from "../../../server/src/core/accounts/key-store.ts";
import { environmentOfKey, hashKey, makeKey, visiblePrefix } from "../../../server/src/core/accounts/keys.ts";
import {
  approveKey,
  issueKey,
  rejectKey,
  requireKey,
  revokeKey,
  rotateKey,
  setKeyLimits,
} from "../../../server/src/modules/people/accounts/key-admin.ts";
import { approved, clock, rejection } from "../../support/accounts.ts";
import { describeEachFamily } from "../../support/database.ts";
import { forEachTest } from "../../support/suite.ts";

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

  it("are not recognized in any other shape", () => {
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

describeEachFamily("a key", (_family, open) => {
  const db = forEachTest(open);

  it("is found by its hash with everything authentication needs", async () => {
    const { account, owner, keys } = await approved(db);
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
    expect(record?.environment.name).to.equal("sandbox");
    expect(await findKeyByHash(db.knex, hashKey(makeKey("live")))).to.equal(undefined);
  });

  it("is stored as a hash only, in no table and no audit entry", async () => {
    const { keys } = await approved(db);
    for (const name of ["api_keys", "audit"]) {
      const rows: Record<string, unknown>[] = await db.knex(name);
      const text = rows
        .flatMap((row) => Object.values(row))
        .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString() : String(value)))
        .join("\n");
      for (const { key } of keys) expect(text).to.not.contain(key.slice(13));
    }
  });

  it("carries its limits", async () => {
    const { owner } = await approved(db);
    const terms = {
      cidrs: ["203.0.113.0/24", "::1"],
      expires_at: clock.now() + 1000,
      rate_per_minute: 600,
      burst: 50,
    };
    const { key } = await issueKey(db, clock, owner.id, "live", terms);
    expect(await findKeyByHash(db.knex, hashKey(key))).to.deep.include(terms);
  });

  it("is rejected with invalid limits", async () => {
    const { account, owner } = await approved(db);
    const issue = (terms: object) => rejection(issueKey(db, clock, owner.id, "live", terms));
    expect((await issue({ cidrs: ["10.0.0.0/8", "everywhere"] })).message).to.contain('"everywhere"');
    for (const cidr of ["10/8", "10.0.0.0/33", "10.0.0.0/"])
      expect((await issue({ cidrs: [cidr] })).message).to.contain(`"${cidr}"`);
    expect((await issue({ expires_at: clock.now() })).message).to.contain("expired already");
    expect((await issue({ rate_per_minute: 0 })).message).to.contain("rate");
    expect((await issue({ burst: 1.5 })).message).to.contain("burst");
    expect(await listKeys(db.knex, account.id)).to.have.length(2);
  });

  it("leaves earlier keys valid until they are revoked, once", async () => {
    const { owner, keys } = await approved(db);
    const first = keys[0]?.key ?? "";
    await issueKey(db, clock, owner.id, "live");
    expect((await findKeyByHash(db.knex, hashKey(first)))?.revoked_at).to.equal(null);
    const epoch = await readKeyEpoch(db.knex);
    expect((await revokeKey(db, clock, first)).revoked_at).to.equal(clock.now());
    expect(await readKeyEpoch(db.knex)).to.equal(epoch + 1);
    expect((await rejection(revokeKey(db, clock, first))).message).to.contain("revoked already");
    expect(await readKeyEpoch(db.knex)).to.equal(epoch + 1);
  });

  it("is rotated: a second key has the same limits, and both work until the overlap ends", async () => {
    const { owner } = await approved(db);
    const terms = { cidrs: ["203.0.113.0/24"], rate_per_minute: 600, burst: 50 };
    const year = 365 * 24 * 3_600_000;
    const old = await issueKey(db, clock, owner.id, "live", { ...terms, expires_at: clock.now() + year });
    const epoch = await readKeyEpoch(db.knex);
    const later = { now: () => clock.now() + 1_000 };
    const { replaces, key, ...issued } = await rotateKey(db, later, old.id, 48);
    expect(issued).to.include({ environment: "live", user: owner.email });
    expect(await findKeyByHash(db.knex, hashKey(key))).to.deep.include({
      ...terms,
      expires_at: later.now() + year,
      replaced_by: null,
    });
    expect(replaces).to.include({ id: old.id, revoked_at: null, replaced_by: issued.id });
    expect(replaces.expires_at).to.equal(later.now() + 48 * 3_600_000);
    expect(await readKeyEpoch(db.knex)).to.be.above(epoch);
  });

  it("is rotated with other ranges and another end", async () => {
    const { owner } = await approved(db);
    const old = await issueKey(db, clock, owner.id, "live", { expires_at: clock.now() + 1_000 });
    const changes = { cidrs: ["203.0.113.0/24"], expires_at: clock.now() + 5_000 };
    const { key, ...issued } = await rotateKey(db, clock, old.id, 0, operator, changes);
    expect(issued).to.deep.include(changes);
    expect(await findKeyByHash(db.knex, hashKey(key))).to.deep.include(changes);
    const wrong = rotateKey(db, clock, issued.id, 0, operator, { cidrs: ["shop"] });
    expect((await rejection(wrong)).message).to.contain('"shop" is neither an address nor a CIDR range');
  });

  it("is rotated once, also by requests at the same time, and not once it has ended", async () => {
    const { account, owner } = await approved(db);
    const old = await issueKey(db, clock, owner.id, "live");
    const rotate = (id: string) => rotateKey(db, clock, id, 24);
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => rotate(old.id)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).to.have.length(1);
    expect(await listKeys(db.knex, account.id)).to.have.length(4);
    expect((await rejection(rotate(old.id))).inApi).to.deep.equal({ code: "key_ended" });
    const revoked = await issueKey(db, clock, owner.id, "live");
    await revokeKey(db, clock, revoked.id);
    expect((await rejection(rotate(revoked.id))).message).to.contain("has ended");
    const expired = await issueKey(db, clock, owner.id, "live", { expires_at: clock.now() + 1 });
    const later = { now: () => clock.now() + 1 };
    expect((await rejection(rotateKey(db, later, expired.id))).message).to.contain("has ended");
    expect(await listKeys(db.knex, account.id)).to.have.length(6);
  });

  it("that expires before the overlap ends keeps its end", async () => {
    const { owner } = await approved(db);
    const expires_at = clock.now() + 3_600_000;
    const old = await issueKey(db, clock, owner.id, "live", { expires_at });
    expect((await rotateKey(db, clock, old.id, 24)).replaces.expires_at).to.equal(expires_at);
  });

  it("is identified by its id, its visible prefix or the key, and by nothing else", async () => {
    const { keys } = await approved(db);
    const { id = "", key = "" } = keys[0] ?? {};
    for (const named of [id, visiblePrefix(key), key])
      expect((await requireKey(db.knex, named)).id).to.equal(id);
    for (const named of ["", "txl_", `${key.slice(0, 12)}zzz`, makeKey("live")]) {
      expect((await rejection(requireKey(db.knex, named))).remedy).to.contain("taxd keys list");
    }
  });

  it("that waits is approved or rejected by its prefix, once, and every process learns of it", async () => {
    const { account, owner } = await approved(db);
    const issue = () => issueKey(db, clock, owner.id, "live", { is_approved: false });
    const [first, second] = [await issue(), await issue()];
    const epoch = await readKeyEpoch(db.knex);
    expect(await approveKey(db, clock, visiblePrefix(first.key))).to.include({ is_approved: true });
    const rejected = await rejectKey(db, clock, visiblePrefix(second.key), "Whose is it?");
    expect(rejected).to.include({ is_approved: false, revoked_at: clock.now() });
    expect(await readKeyEpoch(db.knex)).to.equal(epoch + 2);
    for (const key of [first, second]) {
      const again = [approveKey(db, clock, key.id), rejectKey(db, clock, key.id, "Twice")];
      for (const one of again)
        expect((await rejection(one)).inApi).to.deep.equal({ code: "key_not_waiting" });
    }
    const third = await issue();
    expect((await rejection(rejectKey(db, clock, third.id, " "))).inApi).to.deep.equal({ field: "reason" });
    expect((await listKeys(db.knex, account.id)).at(-1)).to.include({ revoked_at: null, is_approved: false });
  });

  it("gets other limits, and every process applies them", async () => {
    const { keys } = await approved(db);
    const epoch = await readKeyEpoch(db.knex);
    const changed = await setKeyLimits(db, clock, keys[0]?.id ?? "", { rate_per_minute: 6000 });
    expect(changed).to.include({ rate_per_minute: 6000, burst: 100 });
    expect(await readKeyEpoch(db.knex)).to.equal(epoch + 1);
  });

  it("notes its use at most once a minute", async () => {
    const { keys } = await approved(db);
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
