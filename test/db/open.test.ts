// Opening a database, and the messages of failures; the lock on the data folder.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { loadConfig } from "../../server/src/base/config.ts";
import { DatabaseLost } from "../../server/src/base/database-lost.ts";
import { lockDataDir } from "../../server/src/db/engine/lock.ts";
import { openDatabase } from "../../server/src/db/open.ts";
import { createService } from "../../server/src/service.ts";
import { caught } from "../support/caught.ts";
import { createPlace, databaseFamilies } from "../support/database.ts";

async function problem(promise: Promise<unknown>): Promise<string> {
  const error = await caught(promise);
  expect(error).to.be.instanceOf(DatabaseLost);
  return error instanceof Error ? error.message : "";
}

describe("opening a database", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "taxctl-open-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("makes the data folder, and finds its rows again", async () => {
    const dataDir = join(folder, "a", "b");
    const first = await openDatabase({ dataDir });
    await first.migrate();
    await first.knex("settings").insert({ name: "a", value: "kept" });
    await first.close();
    const second = await openDatabase({ dataDir });
    expect(await second.knex("settings").pluck("value")).to.deep.equal(["kept"]);
    await second.close();
  });

  it("says how to fix an invalid data folder", async () => {
    writeFileSync(join(folder, "file"), "");
    const sentence = await problem(openDatabase({ dataDir: join(folder, "file") }));
    expect(sentence).to.contain(join(folder, "file")).and.contain("TAXD_DATA_DIR");
  });

  it("says how to fix a file that isn't a database", async () => {
    writeFileSync(
      join(folder, "taxctl.sqlite"),
      "not a database, but long enough to be read as one\n".repeat(100),
    );
    expect(await problem(openDatabase({ dataDir: folder }))).to.match(/restore it from a backup/);
  });

  it("creates no empty database in a data folder that had one, and says how to recover", async () => {
    const dataDir = join(folder, "data");
    const config = loadConfig({ TAXD_DATA_DIR: dataDir, TAXD_LOG_LEVEL: "silent" });
    const first = await createService(config, { work: false });
    await first.close();
    renameSync(join(dataDir, "taxctl.sqlite"), join(folder, "taxctl.sqlite"));
    const missing = await problem(createService(config, { work: false }));
    expect(missing).to.contain("holds encryption.key, but no database").and.contain("taxd restore");
    writeFileSync(join(dataDir, "taxctl.sqlite"), "");
    expect(await problem(openDatabase({ dataDir })), "an empty file").to.equal(missing);
    rmSync(join(dataDir, "taxctl.sqlite"));
    writeFileSync(join(dataDir, "taxctl.sqlite-wal"), "what was committed last");
    const log = await problem(openDatabase({ dataDir }));
    expect(log).to.contain("encryption.key and taxctl.sqlite-wal");
    expect(readdirSync(dataDir), "nothing was created or deleted").to.have.members([
      "encryption.key",
      "taxctl.sqlite-wal",
      "taxd.lock",
    ]);

    rmSync(join(dataDir, "taxctl.sqlite-wal"));
    renameSync(join(folder, "taxctl.sqlite"), join(dataDir, "taxctl.sqlite"));
    const again = await createService(config, { work: false });
    await again.close();
    rmSync(join(dataDir, "taxctl.sqlite"));
    renameSync(join(dataDir, "encryption.key"), join(folder, "encryption.key"));
    const fresh = await createService(config, { work: false });
    await fresh.close();
  });

  it("says how to write a database URL", async () => {
    for (const url of [
      "",
      "localhost",
      "postgres://localhost/a",
      "mysql://root:s3cret@localhost",
      "mysql://root:s3cret@localhost/",
    ]) {
      const sentence = await problem(openDatabase({ url, dataDir: folder }));
      expect(sentence, url).to.contain("mysql://user:password@host:3306/database").and.not.contain("s3cret");
    }
  });

  it("says how to fix a missing server", async () => {
    const sentence = await problem(
      openDatabase({ url: "mysql://root:s3cret@127.0.0.1:1/a", dataDir: folder }),
    );
    expect(sentence).to.contain("No database server responds at 127.0.0.1:1").and.not.contain("s3cret");
    expect(
      await problem(openDatabase({ url: "mysql://root@nowhere.invalid/a?tls=off", dataDir: folder })),
    ).to.contain("nowhere.invalid");
  });
});

if (databaseFamilies().includes("mysql")) {
  describe("opening a database on a server", () => {
    it("says how to fix a missing database, a wrong user and a missing privilege", async () => {
      const place = await createPlace("mysql");
      const { url = "", dataDir } = place;
      const to = (changes: Partial<URL>): string => Object.assign(new URL(url), changes).href;
      const missing = problem(openDatabase({ url: to({ pathname: "/no_such_database" }), dataDir }));
      expect(await missing).to.contain('no database "no_such_database"');
      const rejected = problem(
        openDatabase({ url: to({ username: "nobody", password: "s3cret" }), dataDir }),
      );
      expect(await rejected)
        .to.contain('rejects user "nobody"')
        .and.contain("If both are correct, remove the anonymous users of the server")
        .and.not.contain("s3cret");
      const database = await openDatabase(place);
      await database.knex.raw("create user if not exists 'guest'@'%' identified by 'guest'");
      const guest = to({ username: "guest", password: "guest" });
      expect(await problem(openDatabase({ url: guest, dataDir }))).to.contain(
        'User "guest" may not use database',
      );
      await database.knex.raw("drop user 'guest'@'%'");
      await database.close();
      await place.release();
    });
  });
}

describe("the lock on a data folder", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "taxctl-lock-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("admits one holder at a time, and names it to the second", async () => {
    const lock = await lockDataDir(folder);
    const sentence = await problem(lockDataDir(folder));
    expect(sentence).to.contain(folder).and.contain(`process ${process.pid}`).and.contain("TAXD_DATA_DIR");
    lock.release();
    lock.release();
    (await lockDataDir(folder)).release();
  });

  it("ends with a holder that is killed", async () => {
    const program = `
      import { lockDataDir } from ${JSON.stringify(new URL("../../server/src/db/engine/lock.ts", import.meta.url).href)};
      await lockDataDir(${JSON.stringify(folder)});
      process.stdout.write("locked");
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ["--input-type=module", "--conditions=source", "-e", program], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    expect(await problem(lockDataDir(folder))).to.contain(`process ${child.pid}`);
    child.kill("SIGKILL");
    await once(child, "exit");
    (await lockDataDir(folder)).release();
  });

  it("says how to fix an invalid folder", async () => {
    writeFileSync(join(folder, "file"), "");
    expect(await problem(lockDataDir(join(folder, "file")))).to.contain("TAXD_DATA_DIR");
  });
});
