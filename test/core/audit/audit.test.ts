// The audit as a record that stays: append-only, and read by operators.

import { readFile } from "node:fs/promises";
import { expect } from "chai";
import { operatorNamed } from "../../../server/src/core/accounts/actor.ts";
import { shown } from "../../../server/src/core/audit/shown.ts";
import { openDatabase } from "../../../server/src/db/open.ts";
import { changeAccount } from "../../../server/src/modules/people/accounts/admin.ts";
import {
  createPlace,
  databaseFamilies,
  describeEachFamily,
  environmentOf,
  openTestDatabase,
} from "../../support/database.ts";
import { branchInput, openInitialized } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";
import { runTaxd, runTaxdJson } from "../../support/taxd.ts";

const message = async (work: PromiseLike<unknown>): Promise<string> =>
  Promise.resolve(work).then(
    () => "",
    (error: unknown) => String(error),
  );

describe("the audit on SQLite", () => {
  const db = forSuite(() => openTestDatabase("sqlite"));
  before(async () => {
    await db.knex("audit").insert({ id: "1", action: "a.b", subject: "s", actor: "operator", created_at: 1 });
  });

  it("rejects every update and deletion in the database", async () => {
    const words = "entries of the audit are never changed";
    expect(await message(db.knex("audit").update({ action: "c.d" }))).to.contain(words);
    expect(await message(db.knex("audit").delete())).to.contain(words);
    expect(
      await message(
        db.knex.raw("replace into audit (id, action, subject, created_at) values ('1', 'x.y', 's', 2)"),
      ),
    ).to.contain(words);
    expect(await db.knex("audit").pluck("action")).to.deep.equal(["a.b"]);
  });
});

for (const family of databaseFamilies().filter((one) => one === "mysql")) {
  describe(`the documented grants on ${family}`, () => {
    it("let the service work, and change no entry of the audit", async () => {
      const place = await createPlace(family);
      const admin = await openDatabase(place);
      const user = `audit_${process.pid}`;
      const guide = await readFile(new URL("../../../docs/operators/databases.md", import.meta.url), "utf8");
      const query = /select concat\('grant.+?database\(\);/s.exec(guide)?.[0] ?? "";
      const url = Object.assign(new URL(place.url ?? ""), { username: user, password: "" }).href;
      try {
        await admin.knex.raw(`create user ${user}`);
        const own = query.replaceAll("taxctl_service", user);
        const granted: { statement: string }[] = await admin.knex.raw(own);
        for (const { statement } of granted) await admin.knex.raw(statement);
        const test = await startTestService({ place: { ...place, url } });
        try {
          const device = await openInitialized(test);
          expect(device.bhf_id).to.equal("00");
          const { knex } = test.service.db;
          const denied = "denied to user";
          expect(await message(knex("audit").update({ action: "c.d" }))).to.contain(denied);
          expect(await message(knex("audit").delete())).to.contain(denied);
          expect(await message(knex.raw("truncate table audit"))).to.contain(denied);
          const { data } = await test.client.audit.list({ actor: "user" });
          expect(data.map(({ action }) => action)).to.include("devices.initialize");
        } finally {
          await test.close();
        }
      } finally {
        await admin.knex.raw(`drop user if exists ${user}`);
        await admin.close();
        await place.release();
      }
    });
  });
}

describeEachFamily("taxd audit", (family) => {
  it("lists the entries of every account, filtered, as a table and as JSON", async () => {
    const place = await createPlace(family);
    const test = await startTestService({ family, place, simulator: false });
    try {
      const env = environmentOf(place);
      await test.client.branches.create(branchInput());
      const listed = await runTaxdJson<{ entries: { action: string; user_email: string }[] }>(
        ["audit", String(test.account.id), "--action", "branches"],
        env,
      );
      expect(listed.entries.map(({ action }) => action)).to.deep.equal(["branches.create"]);
      const all = await runTaxd(["audit", "--actor", "operator", "--limit", "2"], env);
      expect(all.stdout).to.match(/operator +keys\.issue +key tx/);
      expect(all.stdout.trim().split("\n")).to.have.lengthOf(3);
      const by = operatorNamed({ id: 1, email: "olga@tax.example" });
      await changeAccount(test.service.db, test.service.clock, test.account.id, "suspend", "Unpaid.", by);
      const rest = ["audit", String(test.account.id), "--without", "branches", "--limit", "1000"];
      const others = await runTaxdJson<{ entries: { action: string }[] }>(rest, env);
      expect(others.entries.map(({ action }) => action))
        .to.include("accounts.approve")
        .and.not.include("branches.create");
      const named = await runTaxd(["audit", "--action", "accounts.suspend"], env);
      expect(named.stdout).to.match(/ operator olga@tax\.example +accounts\.suspend /);
      const wrong = await runTaxd(["audit", "--from", "2026-02-30"], env);
      expect([wrong.code, wrong.stderr]).to.satisfy(
        ([code, text]: [number, string]) => code === 2 && text.includes("--from"),
      );
      expect((await runTaxd(["audit", "99"], env)).code).to.equal(1);
    } finally {
      await test.close();
      await place.release();
    }
  });
});

describe("values of the audit", () => {
  it("hide secrets at every depth and keep other values", () => {
    const values = {
      a: 1,
      secret: "s",
      nested: [{ token: "t", b: null }],
      credentials: { user: "u" },
      gone: undefined,
    };
    expect(shown(values)).to.deep.equal({
      a: 1,
      secret: "***",
      nested: [{ token: "***", b: null }],
      credentials: { user: "***" },
    });
    expect(shown(undefined)).to.equal(null);
  });

  it("write times as the API does, and other numbers as they are", () => {
    expect(shown({ expires_at: 1_795_439_921_414, revoked_at: null, retries: 3 })).to.deep.equal({
      expires_at: "2026-11-23T13:18:41.414Z",
      revoked_at: null,
      retries: 3,
    });
  });

  it("keep long values as size and hash", () => {
    const { text, short } = Object(shown({ text: "x".repeat(3_000), short: "y" }));
    expect(text).to.have.keys("bytes", "sha256");
    expect(short).to.equal("y");
  });
});
