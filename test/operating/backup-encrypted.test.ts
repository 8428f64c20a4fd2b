// Copies that only the holder of a key opens, made again and again and sent on.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { findLastBackup } from "../../server/src/core/backups/last-backup.ts";
import { backUp } from "../../server/src/db/backup.ts";
import { openDatabase } from "../../server/src/db/open.ts";
import { createKey, sealFile } from "../../server/src/db/sealed-copy.ts";
import { createPlace, type DatabasePlace } from "../support/database.ts";
import { runTaxd, runTaxdJson, startTaxd } from "../support/taxd.ts";
import { until } from "../support/until.ts";

describe("encrypted copies", () => {
  let folder: string;
  let place: DatabasePlace;
  let env: Record<string, string>;
  let keyFile: string;
  let recipient: string;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), "taxd-sealed-"));
    place = await createPlace("sqlite");
    env = { TAXD_DATA_DIR: place.dataDir };
    keyFile = join(folder, "backup.key");
    ({ recipient } = await runTaxdJson<{ recipient: string }>(["backup", "key", keyFile], env));
    await setMark("secret-mark");
  });
  after(async () => {
    await place.release();
    rmSync(folder, { recursive: true, force: true });
  });

  async function setMark(value: string): Promise<void> {
    const db = await openDatabase(place);
    await db.knex("settings").insert({ name: "mark", value }).onConflict("name").merge();
    await db.close();
  }

  async function read<Found>(
    work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<Found>,
  ): Promise<Found> {
    const db = await openDatabase(place);
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  }

  it("are opened with the key alone, and leave nothing unencrypted", async () => {
    expect(statSync(keyFile).mode & 0o777).to.equal(0o600);
    expect(recipient).to.match(/^age1[a-z0-9]+$/);
    const copy = join(folder, "copy.sqlite.age");
    const made = await runTaxd(["backup", copy, "--encrypt-to", recipient], env);
    expect(made, made.stderr).to.include({ code: 0 });
    expect(made.stdout).to.contain("checked and encrypted");
    expect(readFileSync(copy, "latin1"))
      .to.match(/^age-encryption\.org\/v1\n/)
      .and.not.contain("secret-mark");
    expect(statSync(copy).mode & 0o777).to.equal(0o600);
    expect(readdirSync(folder).sort()).to.deep.equal(["backup.key", "copy.sqlite.age"]);

    await setMark("later");
    const without = await runTaxd(["restore", copy], env);
    expect([without.code, without.stderr]).to.deep.equal([
      1,
      `${copy} is encrypted. Give the file of its secret key with --key: \`taxd backup key\` wrote it.\n`,
    ]);
    const other = join(folder, "other.key");
    writeFileSync(other, `${(await createKey()).identity}\n`);
    const wrong = await runTaxd(["restore", copy, "--key", other], env);
    expect(wrong.code).to.equal(1);
    expect(wrong.stderr).to.contain("is encrypted for another key");
    rmSync(other);
    const { code, stderr } = await runTaxd(["restore", copy, "--key", keyFile], env);
    expect(code, stderr).to.equal(0);
    expect(await read(({ knex }) => knex("settings").where({ name: "mark" }).pluck("value"))).to.deep.equal([
      "secret-mark",
    ]);
    const { entries } = await runTaxdJson<{ entries: object[] }>(["audit", "--action", "database"], env);
    expect(entries[0]).to.deep.include({ detail: { file: copy } });
    expect(readdirSync(place.dataDir).filter((name) => name.startsWith("copying"))).to.deep.equal([]);
  });

  it("are opened by each of their keys", async () => {
    const second = await createKey();
    const copy = join(folder, "two.sqlite.age");
    await backUp(place.dataDir, copy, [recipient, second.recipient]);
    const file = join(folder, "second.key");
    writeFileSync(file, `# the accountant's\n${second.identity}\n`);
    const { code, stderr } = await runTaxd(["restore", copy, "--key", file], env);
    expect(code, stderr).to.equal(0);
    rmSync(file);
  });

  it("are rejected if they were cut or changed, whole or not a database", async () => {
    const copy = join(folder, "whole.sqlite.age");
    await backUp(place.dataDir, copy, [recipient]);
    const bytes = readFileSync(copy);
    const cut = join(folder, "cut.age");
    writeFileSync(cut, bytes.subarray(0, bytes.length - 70_000));
    const changed = join(folder, "changed.age");
    bytes.fill(0x5a, 90_000, 90_010);
    writeFileSync(changed, bytes);
    for (const file of [cut, changed]) {
      const { code, stderr } = await runTaxd(["restore", file, "--key", keyFile], env);
      expect([code, stderr]).to.deep.equal([
        1,
        `${file} is damaged: it can't be decrypted to its end. Take another copy.\n`,
      ]);
    }
    const text = join(folder, "text");
    writeFileSync(text, "hello");
    await sealFile(text, `${text}.age`, [recipient]);
    const { code, stderr } = await runTaxd(["restore", `${text}.age`, "--key", keyFile], env);
    expect(code).to.equal(1);
    expect(stderr).to.contain("is not a database of this service");
    expect(readdirSync(place.dataDir).filter((name) => name.startsWith("copying"))).to.deep.equal([]);
  });

  it("take no wrong key, and never show a secret one", async () => {
    const { identity } = await createKey();
    for (const [wrong, shown] of [
      [identity, "a secret key"],
      ["age1nonsense", '"age1nonsense"'],
    ] as const) {
      const { code, stderr } = await runTaxd(["backup", join(folder, "x"), "--encrypt-to", wrong], env);
      expect(code).to.equal(2);
      expect(stderr).to.contain(`--encrypt-to can't be ${shown}`).and.not.contain(identity);
    }
    const again = await runTaxd(["backup", "key", keyFile], env);
    expect([again.code, again.stderr]).to.deep.equal([
      1,
      `${keyFile} exists already. Name a new file: copies may need that key.\n`,
    ]);
    const text = join(folder, "no.key");
    writeFileSync(text, "hello");
    const copy = join(folder, "whole.sqlite.age");
    for (const [file, said] of [
      [text, "is not a key file"],
      [join(folder, "nothing"), "There is no key file"],
    ] as const)
      expect((await runTaxd(["restore", copy, "--key", file], env)).stderr).to.contain(said);
  });

  it("remove what a killed run left in the data folder", async () => {
    const left = join(place.dataDir, "copying-4194304");
    mkdirSync(left);
    await backUp(place.dataDir, join(folder, "after.age"), [recipient]);
    expect(existsSync(left)).to.equal(false);
  });

  it("count as backups only once they are sent", async () => {
    const earlier = await read(({ knex }) => findLastBackup(knex));
    const file = join(folder, "unsent.sqlite");
    const failed = await runTaxd(["backup", file, "--send", "echo no route to office >&2; exit 23"], env);
    expect([failed.code, failed.stderr]).to.deep.equal([
      1,
      `${file} is made, but the command after it ended with 23: no route to office. Correct the command of --send. A copy that was not sent doesn't count as a backup.\n`,
    ]);
    expect(await read(({ knex }) => findLastBackup(knex))).to.deep.equal(earlier);
    const sent = join(folder, "sent.sqlite");
    const { code, stderr } = await runTaxd(
      ["backup", sent, "--send", `cp "$COPY" "${folder}/office.sqlite"`],
      env,
    );
    expect(code, stderr).to.equal(0);
    expect(readFileSync(join(folder, "office.sqlite")).equals(readFileSync(sent))).to.equal(true);
    const last = await read(({ knex }) => findLastBackup(knex));
    expect(last.isMade).to.equal(true);
    expect(last.at).to.be.above(earlier.isMade ? earlier.at : 0);
  });

  it("are made again and again until the command is stopped, and a failure ends nothing", async () => {
    const copies = join(folder, "copies");
    mkdirSync(copies);
    const old = ["taxctl-2020-01-01T00-00-00Z.sqlite.age", "taxctl-2020-01-01T01-00-00Z.sqlite.age"];
    for (const name of [...old, "notes"]) writeFileSync(join(copies, name), "");
    const args = ["backup", copies, "--every", "1", "--encrypt-to", recipient];
    const running = startTaxd([...args, "--send", '[ -e "$(dirname "$COPY")/reachable" ]'], env);
    try {
      await until(() => running.stderr() !== "");
      expect(running.stderr()).to.match(/^No backup: .* is made, but the command after it ended with 1\./);
      running.child.kill("SIGTERM");
      expect(await running.finished).to.include({ code: 0 });
    } finally {
      running.child.kill("SIGKILL");
    }
    expect(readdirSync(copies)).to.include.members(old);
    writeFileSync(join(copies, "reachable"), "");
    const again = startTaxd([...args, "--send", '[ -e "$(dirname "$COPY")/reachable" ]'], env);
    try {
      await again.printed(/taxctl-\S+Z\.sqlite\.age: [\d.]+ MiB, checked and sent\.\n/);
      again.child.kill("SIGTERM");
      expect(await again.finished).to.include({ code: 0, stderr: "" });
    } finally {
      again.child.kill("SIGKILL");
    }
    const names = readdirSync(copies);
    expect(names).to.include("notes");
    expect(names.filter((name) => old.includes(name))).to.deep.equal([]);
    for (const [wrong, said] of [
      [["backup", copies, "--keep", "3"], "--keep is for --every"],
      [["backup", copies, "--every", "0"], "--every must be a whole number from 1"],
      [["backup", join(folder, "nowhere"), "--every", "5"], "There is no folder"],
    ] as const)
      expect((await runTaxd(wrong, env)).stderr).to.contain(said);
  });
});
