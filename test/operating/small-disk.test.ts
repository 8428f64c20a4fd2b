// An embedded database on a real file system that runs full, fails, or loses the database's file.
import { copyFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { DatabaseLost } from "../../server/src/base/database-lost.ts";
import { createLog } from "../../server/src/base/log.ts";
import { saveSetting } from "../../server/src/db/settings.ts";
import { openBranch, sale } from "../support/branch.ts";
import { createPlace, type DatabasePlace } from "../support/database.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { mountSmallDisk, type SmallDisk } from "../support/small-disk.ts";

type Check = { name: string; status: string; message: string; remedy?: string };

describe("an embedded database on a small disk", () => {
  let disk: SmallDisk;
  let place: DatabasePlace;
  let test: TestService;
  let lines: string[];

  const start = async (): Promise<void> => {
    const log = createLog("info", { write: (line: string) => lines.push(line) });
    test = await startTestService({ place, overrides: { log } });
  };
  beforeEach(async () => {
    lines = [];
    disk = mountSmallDisk(24);
    const empty = await createPlace("sqlite");
    copyFileSync(join(empty.dataDir, "taxctl.sqlite"), join(disk.path, "taxctl.sqlite"));
    await empty.release();
    place = { ...empty, dataDir: disk.path, release: async () => undefined };
    await start();
    await openBranch(test);
  });
  afterEach(async () => {
    await test?.close();
    disk?.close();
  });

  /** A sale of many bytes, so that a full disk shows at once. */
  const submit = () => test.call("POST", "/sales?async=true", { body: sale({ remark: "x".repeat(400) }) });
  const databaseCheck = async (): Promise<Check | undefined> => {
    const { body, status, text } = await test.call("GET", "/health");
    expect(status, text).to.equal(200);
    return (body.data as { checks: Check[] }).checks.find(({ name }) => name === "database");
  };
  const statusOf = async (path: string): Promise<number> => (await test.call("GET", path)).status;
  /** Submits until the database takes nothing more. */
  const submitUntilLost = async (): Promise<void> => {
    for (let tries = 0; tries < 200; tries++) if ((await submit()).status === 503) return;
    expect.fail("the database still takes everything");
  };

  it("continues without a restart when a full disk has space again, with one bounded log line for each failure", async () => {
    expect((await submit()).status).to.equal(202);
    await test.service.lanes.drain();
    await test.service.lanes.stop();
    disk.fill();
    await submitUntilLost();
    lines.length = 0;
    let accepted = 0;
    let failed = 0;
    for (let tries = 0; failed < 30 && tries < 2_000; tries++) {
      // Once a second the log is moved into the database file, and has a little room again.
      if ((await submit()).status === 503) failed += 1;
      else accepted += 1;
    }
    const failures = lines.filter((line) => line.includes('"status":503'));
    expect(failures).to.have.length(30);
    expect(lines.length - accepted).to.be.at.most(35);
    for (const line of lines) expect(line.length, line.slice(0, 500)).to.be.below(8_000);
    expect(failures.at(-1)?.length).to.be.closeTo(failures[0]?.length ?? 0, 100);
    expect(failures[0]).to.contain("The disk of the data folder is full");

    let check: Check | undefined;
    for (let tries = 0; check?.status !== "fail" && tries < 20; tries++) {
      await submitUntilLost();
      check = await databaseCheck();
    }
    expect([check?.status, await statusOf("//readyz")]).to.deep.equal(["fail", 200]);
    expect(check?.message).to.contain("The disk of the data folder is full: free some space.");
    expect(await statusOf("/transactions")).to.equal(200);

    const stored = await test.service.db.knex("transactions");
    disk.free();
    expect((await submit()).status).to.equal(202);
    expect(await test.service.db.knex("transactions")).to.have.length(stored.length + 1);
    expect(await statusOf("//readyz")).to.equal(200);
    const after = await databaseCheck();
    expect(after).to.include({ status: "warn" });
    expect(after?.message).to.match(/^\d+ s ago a request could not be stored\. The disk/);
  });

  it("sends every accepted document once there is space again, with its lane at work all the time", async () => {
    expect((await submit()).status).to.equal(202);
    disk.fill();
    lines.length = 0;
    let failures = 0;
    let accepted = 1;
    // The log has room now and then: what the lane stores is moved into the database file.
    for (let tries = 0; failures < 50 && tries < 2_000; tries++) {
      if ((await submit()).status === 503) failures += 1;
      else accepted += 1;
    }
    expect(failures).to.equal(50);
    const bytes = lines.join("").length;
    expect(bytes / (failures + accepted), "bytes of log for each request").to.be.below(8_000);
    for (const line of lines) expect(line.length, line.slice(0, 500)).to.be.below(8_000);

    disk.free();
    const { knex } = test.service.db;
    const isOpen = () => knex("transactions").whereNot({ status: "success" }).first("id");
    while (await isOpen()) await test.service.lanes.drain();
    expect((await knex("transactions")).length).to.equal(accepted);
    expect((await submit()).status).to.equal(202);
  });

  it("can be read while its file system is read-only, says so, and is complete after a restart", async () => {
    const first = await submit();
    expect(first.status).to.equal(202);
    await test.service.lanes.drain();
    await test.service.lanes.stop();
    disk.fail();
    const rejected = await submit();
    expect([rejected.status, rejected.body.code]).to.deep.equal([503, "unavailable"]);
    for (const path of ["/transactions", "/branches", "/stock/movements"]) {
      const read = await test.call("GET", path, { key: test.keys.accountant });
      expect(read.status, read.text).to.equal(200);
    }
    const check = await databaseCheck();
    expect(check?.status).to.equal("fail");
    expect(check?.message).to.contain("is not read-only");
    expect(await statusOf("//readyz")).to.equal(200);

    await test.close();
    disk.repair();
    await start();
    const found = await test.service.db.knex("transactions").select("id", "status");
    expect(found).to.have.length(1);
    expect(found[0]).to.include({ status: "success" });
    await openBranch(test);
    expect((await submit()).status).to.equal(202);
  });

  it("does not confirm a transaction whose file was moved before its commit", async () => {
    await test.service.lanes.stop();
    const file = join(disk.path, "taxctl.sqlite-wal");
    const stored = test.service.db.transaction(async (trx) => {
      await saveSetting(trx, "moved", "yes");
      renameSync(file, `${file}.moved`);
    });
    const failure = await stored.catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(DatabaseLost).and.include({ reason: "moved" });
    renameSync(`${file}.moved`, file);
    expect((await submit()).status).to.equal(202);
  });

  for (const name of ["taxctl.sqlite", "taxctl.sqlite-wal"]) {
    it(`stores nothing while ${name} is moved away or replaced, and continues when it is back`, async () => {
      await test.service.lanes.stop();
      expect((await submit()).status).to.equal(202);
      const file = join(disk.path, name);
      const moved = `${file}.moved`;
      renameSync(file, moved);
      expect((await submit()).status).to.equal(503);
      expect((await databaseCheck())?.message).to.contain("The database file was moved or deleted");
      expect((await databaseCheck())?.status).to.equal("fail");
      expect(await statusOf("//readyz")).to.equal(200);
      expect(await statusOf("/transactions")).to.equal(200);

      copyFileSync(moved, file);
      expect((await submit()).status).to.equal(503);
      const replaced = await databaseCheck();
      expect(replaced?.message).to.contain("The database file was replaced");
      expect(replaced?.message).not.to.contain(disk.path);

      rmSync(file);
      renameSync(moved, file);
      expect((await submit()).status).to.equal(202);
      expect(await test.service.db.knex("transactions")).to.have.length(2);
      await test.close();
      await start();
      expect(await test.service.db.knex("transactions")).to.have.length(2);
    });
  }
});
