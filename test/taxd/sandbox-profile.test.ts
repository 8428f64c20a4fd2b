// The sandbox account's key and its profile in taxctl's file: made once, found again, other profiles left alone.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { systemClock } from "../../server/src/base/clock.ts";
import { saveProfile } from "../../server/src/commands/client-profile.ts";
import { CommandFailure } from "../../server/src/commands/command.ts";
import { ensureSandboxAccess } from "../../server/src/commands/sandbox-account.ts";
import { findKeyByHash, listKeys } from "../../server/src/core/accounts/key-store.ts";
import { hashKey } from "../../server/src/core/accounts/keys.ts";
import { findPersonByEmail, updateEmail } from "../../server/src/core/accounts/person-store.ts";
import { listAccounts } from "../../server/src/core/accounts/store.ts";
import type { Database } from "../../server/src/db/open.ts";
import { changeAccount } from "../../server/src/modules/people/accounts/admin.ts";
import { revokeKey } from "../../server/src/modules/people/accounts/key-admin.ts";
import { describeEachFamily } from "../support/database.ts";

const profile = {
  base_url: "http://127.0.0.1:8080/api/v1",
  api_key: "txs_a",
  environment: "sandbox",
} as const;

describe("the command line's profiles", () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "taxd-profile-"));
    file = join(folder, "taxctl", "config.json");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const write = (content: unknown) => {
    mkdirSync(join(folder, "taxctl"), { recursive: true });
    writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  };
  const read = () => JSON.parse(readFileSync(file, "utf8"));

  it("are made readable by their owner only", () => {
    expect(saveProfile(file, "sandbox", profile)).to.deep.equal({ name: "sandbox", isCurrent: true });
    expect(read()).to.deep.equal({ version: 1, current: "sandbox", profiles: { sandbox: profile } });
    expect(statSync(file).mode & 0o777).to.equal(0o600);
    expect(statSync(join(folder, "taxctl")).mode & 0o777).to.equal(0o700);
    expect(readdirSync(join(folder, "taxctl"))).to.deep.equal(["config.json"]);
  });

  it("keep other profiles, the current one, and unknown fields", () => {
    write({
      version: 1,
      current: "shop",
      profiles: { shop: { api_key: "txl_b", color: 1 } },
      theme: "dark",
    });
    expect(saveProfile(file, "sandbox", profile)).to.deep.equal({ name: "sandbox", isCurrent: false });
    expect(read()).to.deep.equal({
      version: 1,
      current: "shop",
      profiles: { shop: { api_key: "txl_b", color: 1 }, sandbox: profile },
      theme: "dark",
    });
  });

  it("replace a current one that does not exist", () => {
    write({ version: 1, current: "gone", profiles: {} });
    expect(saveProfile(file, "sandbox", profile)).to.deep.equal({ name: "sandbox", isCurrent: true });
    expect(read().current).to.equal("sandbox");
  });

  for (const [why, content] of [
    ["is no JSON", "{"],
    ["is of another version", { version: 2, profiles: {} }],
    ["has profiles of another shape", { version: 1, profiles: [] }],
  ] as const) {
    it(`are left as they are when the file ${why}`, () => {
      write(content);
      const before = readFileSync(file, "utf8");
      expect(saveProfile(file, "sandbox", profile)).to.have.property("problem");
      expect(readFileSync(file, "utf8")).to.equal(before);
    });
  }

  it("say so when they can't be written", () => {
    writeFileSync(join(folder, "taxctl"), "a file in the folder's place");
    expect(saveProfile(file, "sandbox", profile)).to.have.property("problem");
  });
});

describeEachFamily("the sandbox account", (_family, open) => {
  let db: Database;
  let folder: string;
  let file: string;
  beforeEach(async () => {
    db = await open();
    folder = mkdtempSync(join(tmpdir(), "taxd-sandbox-"));
    file = join(folder, "config.json");
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true, force: true });
    await db.close();
  });

  const ensure = (port = 8080) =>
    ensureSandboxAccess({ db, clock: systemClock }, file, `http://127.0.0.1:${port}/api/v1`, port);

  it("is approved with every feature, and has one key of 6,000 requests a minute", async () => {
    const { key, isNew } = await ensure();
    expect(isNew).to.equal(true);
    const record = await findKeyByHash(db.knex, hashKey(key));
    expect(record).to.include({ rate_per_minute: 6000, revoked_at: null });
    expect(record?.account).to.deep.include({
      status: "active",
      features: ["async", "imports", "webhooks", "insurances"],
    });
    expect(record?.environment.name).to.equal("sandbox");
    const valid = (await listKeys(db.knex, record?.account_id ?? 0)).filter(
      ({ revoked_at }) => revoked_at === null,
    );
    expect(valid.map(({ id }) => id)).to.deep.equal([record?.id]);
  });

  it("keeps its key, and takes a new port over into the profile", async () => {
    const first = await ensure();
    expect(await ensure()).to.deep.include({ key: first.key, isNew: false });
    expect(await ensure(8090)).to.deep.include({ key: first.key, isNew: false });
    expect(JSON.parse(readFileSync(file, "utf8")).profiles.sandbox.base_url).to.equal(
      "http://127.0.0.1:8090/api/v1",
    );
    expect(await listAccounts(db.knex)).to.have.length(1);
  });

  it("is found again when its owner changed the e-mail address", async () => {
    const first = await ensure();
    const owner = await findPersonByEmail(db.knex, "owner@sandbox.example");
    expect(owner && (await updateEmail(db.knex, owner, "me@duka.example", 1))).to.equal(true);
    expect(await ensure()).to.deep.include({ key: first.key, isNew: false });
    expect((await listAccounts(db.knex)).map(({ email }) => email)).to.deep.equal(["me@duka.example"]);
  });

  it("gets another key when the old one is revoked or lost", async () => {
    const first = await ensure();
    await revokeKey(db, systemClock, first.key);
    const second = await ensure();
    expect(second.isNew).to.equal(true);
    rmSync(file);
    const third = await ensure();
    expect(new Set([first.key, second.key, third.key]).size).to.equal(3);
    expect(third.profile).to.deep.equal({ name: "sandbox", isCurrent: true });
  });

  it("leaves a sandbox profile of another service alone", async () => {
    const other = {
      ...profile,
      base_url: "https://tax.example.com/api/v1",
      api_key: `txs_${"a".repeat(60)}`,
    };
    saveProfile(file, "sandbox", other);
    const { profile: saved } = await ensure();
    expect(saved).to.deep.equal({ name: "sandbox-8080", isCurrent: false });
    expect(JSON.parse(readFileSync(file, "utf8")).profiles.sandbox).to.deep.equal(other);
    expect(await ensure()).to.deep.include({ isNew: false, profile: saved });
  });

  it("says what to do when it was suspended", async () => {
    const { key } = await ensure();
    const record = await findKeyByHash(db.knex, hashKey(key));
    await changeAccount(db, systemClock, record?.account_id ?? 0, "suspend");
    const failure = await ensure().catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(CommandFailure);
    expect(failure).to.have.property("remedy").that.contains("taxd accounts reactivate");
  });
});
