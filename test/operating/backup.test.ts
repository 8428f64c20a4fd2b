// Backups of the embedded database, and the records after a restore.
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect } from "chai";
import { restore } from "../../server/src/commands/restore.ts";
import { backUp, checkCopy } from "../../server/src/db/backup.ts";
import { BackupError } from "../../server/src/db/backup-error.ts";
import { lockDataDir } from "../../server/src/db/engine/lock.ts";
import { openDatabase } from "../../server/src/db/open.ts";
import { openBranch } from "../support/branch.ts";
import { createPlace, databaseFamilies } from "../support/database.ts";
import { startTestService } from "../support/service.ts";
import { runTaxd, startTaxd } from "../support/taxd.ts";

type Result = { file: string; kept: string | null; version: string };

describe("taxd backup and restore", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "taxd-backup-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const envOf = (dataDir: string) => ({ TAXD_DATA_DIR: dataDir });

  /** A data folder whose database holds one setting. */
  async function makeData(value: string): Promise<{ dataDir: string; release(): Promise<void> }> {
    const place = await createPlace("sqlite");
    const db = await openDatabase(place);
    await db.knex("settings").insert({ name: "mark", value });
    await db.close();
    return place;
  }

  async function markOf(dataDir: string): Promise<unknown> {
    const db = await openDatabase({ dataDir });
    const row = await db.knex("settings").where({ name: "mark" }).first("value");
    await db.close();
    return row?.value;
  }

  it("restores the copy, keeps the replaced data, and serves from it", async () => {
    const place = await makeData("old");
    const copy = join(folder, "copy.sqlite");
    const saved = await runTaxd(["backup", copy], envOf(place.dataDir));
    expect(saved, saved.stderr).to.include({ code: 0 });
    expect(saved.stdout).to.contain("checked").and.contain("encryption key is not in it");

    const db = await openDatabase(place);
    await db.knex("settings").where({ name: "mark" }).update({ value: "new" });
    await db.close();
    const { code, stdout, stderr } = await runTaxd(["restore", copy, "--json"], envOf(place.dataDir));
    expect(code, stderr).to.equal(0);
    const { kept, version } = JSON.parse(stdout) as Result;
    expect(version).to.equal(checkCopy(copy).version);
    expect(await markOf(place.dataDir)).to.equal("old");

    const audited = await runTaxd(["audit", "--action", "database", "--json"], envOf(place.dataDir));
    const [entry, ...more] = (JSON.parse(audited.stdout) as { entries: object[] }).entries;
    expect(more).to.deep.equal([]);
    expect(entry).to.deep.include({ action: "database.restore", actor: "operator", detail: { file: copy } });

    // The replaced data can be restored in turn.
    expect(kept).to.match(/taxctl\.sqlite\.before-\d{8}T\d{6}Z$/);
    const nowMs = Date.now() + 1_000;
    const first = restore(place.dataDir, kept ?? "", nowMs);
    expect(await markOf(place.dataDir)).to.equal("new");
    // Also twice within a second: each keeps the replaced data.
    const second = restore(place.dataDir, kept ?? "", nowMs);
    expect(second.kept).to.equal(`${first.kept}-2`);

    const serving = startTaxd(["serve"], { ...envOf(place.dataDir), TAXD_PORT: "0", TAXD_LOG_LEVEL: "warn" });
    await serving.printed(/listens at http\S+\n/);
    serving.child.kill("SIGTERM");
    expect(await serving.finished).to.include({ code: 0, stderr: "" });
    await place.release();
  });

  it("gives the database to the owner of the data folder, who runs the service", async () => {
    const place = await makeData("old");
    const copy = join(folder, "copy.sqlite");
    await backUp(place.dataDir, copy);
    const self = process.getuid?.() ?? 0;
    const owner = self === 0 ? 65_534 : self;
    chownSync(place.dataDir, owner, process.getgid?.() ?? 0);
    const { file } = restore(place.dataDir, copy, Date.now());
    expect(statSync(file).uid).to.equal(owner);
    // The command locks the folder; on a new machine it is the first one that does.
    const lock = join(place.dataDir, "taxd.lock");
    rmSync(lock, { force: true });
    (await lockDataDir(place.dataDir)).release();
    expect(statSync(lock).uid).to.equal(owner);
    await place.release();
  });

  it("names the encryption key that the data folder lacks, and the service makes no other one", async () => {
    const first = await createPlace("sqlite");
    const test = await startTestService({ place: first });
    await openBranch(test);
    const { key_id: credentials_key_id, ciphertext: credentials } = test.service.secrets.encrypt("{}", "row");
    await test.service.db.knex("devices").update({ credentials, credentials_key_id });
    await test.close();
    const copy = join(folder, "copy.sqlite");
    await backUp(first.dataDir, copy);

    const place = await createPlace("sqlite");
    const bare = await runTaxd(["restore", copy], envOf(place.dataDir));
    expect(bare.stdout).to.contain(
      `need the encryption key "${credentials_key_id}". Put that encryption.key`,
    );
    const key = join(place.dataDir, "encryption.key");
    const environment = { ...envOf(place.dataDir), TAXD_PORT: "0", TAXD_LOG_LEVEL: "silent" };
    const serving = await startTaxd(["serve"], environment).finished;
    expect(serving).to.include({ code: 1 });
    expect(serving.stderr).to.contain("The encryption key is wrong");
    expect((await runTaxd(["credentials", "forget", "k-other"], environment)).code).to.equal(1);
    expect(existsSync(key)).to.equal(false);

    copyFileSync(join(first.dataDir, "encryption.key"), key);
    const whole = await runTaxd(["restore", copy], envOf(place.dataDir));
    expect(whole.stdout).to.contain("is now the copy").and.not.contain("encryption.key");
    await first.release();
    await place.release();
  });

  it("includes the write-ahead log of a database that was killed", async () => {
    const place = await makeData("old");
    const copy = join(folder, "copy.sqlite");
    await backUp(place.dataDir, copy);
    const db = await openDatabase(place);
    await db.knex("settings").where({ name: "mark" }).update({ value: "in the log" });
    const killed = await createPlace("sqlite");
    for (const name of ["taxctl.sqlite", "taxctl.sqlite-wal"]) {
      copyFileSync(join(place.dataDir, name), join(killed.dataDir, name));
    }
    await db.close();
    const { kept } = restore(killed.dataDir, copy, Date.now());
    expect(await markOf(killed.dataDir)).to.equal("old");
    const before = new DatabaseSync(kept ?? "");
    expect(before.prepare("select value from settings where name = 'mark'").get()?.value).to.equal(
      "in the log",
    );
    before.close();
    await place.release();
    await killed.release();
  });

  it("replaces a damaged database, and keeps it as it was", async () => {
    const place = await makeData("old");
    const copy = join(folder, "copy.sqlite");
    await backUp(place.dataDir, copy);
    writeFileSync(join(place.dataDir, "taxctl.sqlite"), "no database any more");
    writeFileSync(join(place.dataDir, "taxctl.sqlite-wal"), "nor a log");
    const { kept = "" } = restore(place.dataDir, copy, Date.now());
    expect(await markOf(place.dataDir)).to.equal("old");
    expect(readFileSync(kept, "utf8")).to.equal("no database any more");
    expect(readFileSync(`${kept}-wal`, "utf8")).to.equal("nor a log");
    await place.release();
  });

  it("rejects copies that are damaged, strange, newer or missing, and changes nothing", async () => {
    const place = await makeData("mine");
    const copy = join(folder, "copy.sqlite");
    await backUp(place.dataDir, copy);

    const damaged = join(folder, "damaged.sqlite");
    const bytes = readFileSync(copy);
    bytes.fill(0x5a, 4096 * 3, 4096 * 6);
    writeFileSync(damaged, bytes);
    const strange = join(folder, "strange.sqlite");
    const other = new DatabaseSync(strange);
    other.exec("create table t (a)");
    other.close();
    const newer = join(folder, "newer.sqlite");
    copyFileSync(copy, newer);
    const later = new DatabaseSync(newer);
    later.exec("insert into schema_migrations (name, batch, applied_at) values ('9999_future', 9, 0)");
    later.close();
    const text = join(folder, "text.txt");
    writeFileSync(text, "hello");

    const wrong: [string, RegExp][] = [
      [damaged, /is damaged|is not a database of this service/],
      [strange, /is not a database of this service/],
      [newer, /newer version of the service \(9999_future\)/],
      [text, /is not a database of this service/],
      [join(folder, "nothing"), /There is no file/],
      [join(place.dataDir, "taxctl.sqlite"), /is the database itself/],
    ];
    for (const [file, message] of wrong) {
      expect(() => restore(place.dataDir, file, Date.now()), file).to.throw(BackupError, message);
    }
    const { code, stderr } = await runTaxd(["restore", damaged], envOf(place.dataDir));
    expect(code).to.equal(1);
    expect(stderr).to.match(/^.+damaged\.sqlite is .+\n$/);
    expect(await markOf(place.dataDir)).to.equal("mine");
    expect(readdirSync(place.dataDir).filter((name) => /before|restoring/.test(name))).to.deep.equal([]);
    await place.release();
  });

  it("never overwrites a file or leaves a partial one", async () => {
    const place = await makeData("x");
    const copy = join(folder, "copy.sqlite");
    writeFileSync(copy, "precious");
    const again = await runTaxd(["backup", copy], envOf(place.dataDir));
    expect(again.code).to.equal(1);
    expect(again.stderr).to.contain("exists already");
    expect(readFileSync(copy, "utf8")).to.equal("precious");
    const nowhere = await runTaxd(["backup", join(folder, "a", "b.sqlite")], envOf(place.dataDir));
    expect([nowhere.code, existsSync(join(folder, "a"))]).to.deep.equal([1, false]);
    const empty = await runTaxd(["backup", join(folder, "c.sqlite")], envOf(join(folder, "empty")));
    expect([empty.code, existsSync(join(folder, "empty"))]).to.deep.equal([2, false]);
    expect(empty.stderr).to.contain("There is no database in").and.contain("Set TAXD_DATA_DIR");
    await place.release();
  });

  if (databaseFamilies().includes("mysql")) {
    it("leaves a database server to the server's own tools", async () => {
      const env = {
        TAXD_DATABASE_URL: "mysql://u:secret@127.0.0.1:1/d",
        TAXD_ENCRYPTION_KEY: "00".repeat(32),
      };
      for (const words of ["backup", "restore"]) {
        const { code, stderr } = await runTaxd([words, join(folder, "x")], env);
        expect(code).to.equal(1);
        expect(stderr).to.contain("--single-transaction").and.not.contain("secret");
      }
    });
  }
});
