// A rehearsed restore: it says what a real one would lack, and changes nothing, while the service works on.
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect } from "chai";
import { backUp } from "../../server/src/db/backup.ts";
import { createKey } from "../../server/src/db/sealed-copy.ts";
import { openBranch, purchase, sale } from "../support/branch.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { runTaxd, runTaxdJson } from "../support/taxd.ts";

type Report = {
  version: string;
  newest_at: string | null;
  open: number;
  differences: number;
  missing_keys: string[];
  lacks: { submissions: number; first_at: string | null } | null;
  streams: { stream: string; next_number: number; live_next_number: number | null; lacks: number | null }[];
};

describe("a rehearsed restore", () => {
  let folder: string;
  let test: TestService;
  let env: Record<string, string>;
  let copy: string;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "taxd-rehearsed-"));
    test = await startTestService({ overrides: { work: false } });
    env = { TAXD_DATA_DIR: test.service.config.dataDir, TMPDIR: folder };
    await openBranch(test);
    await submit("/sales", sale());
    await test.service.lanes.drain();
    await submit("/sales", sale());
    copy = join(folder, "copy.sqlite");
    await backUp(test.service.config.dataDir, copy);
  });
  afterEach(async () => {
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function submit(path: string, body: object): Promise<void> {
    expect((await test.call("POST", `${path}?async=true`, { body })).status).to.equal(202);
  }

  const streamsOf = ({ streams }: Report) =>
    Object.fromEntries(
      streams.map(({ stream, next_number, live_next_number, lacks }) => [
        stream,
        [next_number, live_next_number, lacks],
      ]),
    );

  it("reports what the copy lacks, and touches nothing of the service that runs", async () => {
    const beforeMs = Date.now();
    for (const body of [sale(), sale()]) await submit("/sales", body);
    await submit("/purchases", purchase());
    await test.service.lanes.drain();
    const before = readdirSync(test.service.config.dataDir).sort();
    const copied = readFileSync(copy);

    const report = await runTaxdJson<Report>(["restore", copy, "--rehearse"], env);
    expect(report).to.deep.include({ open: 1, differences: 0, missing_keys: [] });
    expect(report.lacks?.submissions).to.equal(3);
    expect(Date.parse(report.lacks?.first_at ?? "")).to.be.within(beforeMs, Date.now());
    expect(Date.parse(report.newest_at ?? "")).to.be.at.most(beforeMs);
    // The open sale of the copy and two more were signed since.
    expect(streamsOf(report).sales).to.deep.equal([2, 5, 3]);
    expect(streamsOf(report).purchases).to.deep.equal([1, 2, 1]);

    const { stdout } = await runTaxd(["restore", copy, "--rehearse"], env);
    expect(stdout).to.contain("can be restored").and.contain("It lacks 3 submissions of the database in");
    expect(stdout).to.match(/sales\s+2\s+5\s+3\n/);
    expect(stdout).to.contain("1 submissions that are open in the copy");

    expect(readdirSync(test.service.config.dataDir).sort()).to.deep.equal(before);
    expect(readFileSync(copy).equals(copied)).to.equal(true);
    expect(readdirSync(folder)).to.deep.equal(["copy.sqlite"]);
    await submit("/sales", sale());
    await test.service.lanes.drain();
    const stopped = await test.service.db.knex("streams").whereNotNull("stopped_reason");
    expect(stopped).to.deep.equal([]);
  });

  it("opens an encrypted copy, also where there is no database to compare it with", async () => {
    const { identity, recipient } = await createKey();
    const sealed = join(folder, "copy.age");
    await backUp(test.service.config.dataDir, sealed, [recipient]);
    const keyFile = join(folder, "backup.key");
    writeFileSync(keyFile, identity);
    const elsewhere = { ...env, TAXD_DATA_DIR: join(folder, "empty") };
    const args = ["restore", sealed, "--rehearse", "--key", keyFile];
    const report = await runTaxdJson<Report>(args, elsewhere);
    expect(report).to.deep.include({ open: 1, lacks: null });
    expect(streamsOf(report).sales).to.deep.equal([2, null, null]);
    expect((await runTaxd(args, elsewhere)).stdout).to.contain(
      `There is no database in ${join(folder, "empty")} to compare it with: ask each control unit`,
    );
    expect(readdirSync(folder).sort()).to.deep.equal(["backup.key", "copy.age", "copy.sqlite"]);
  });

  it("fails if the service would not work with the copy", async () => {
    const { key_id: credentials_key_id, ciphertext: credentials } = test.service.secrets.encrypt("{}", "row");
    await test.service.db.knex("devices").update({ credentials, credentials_key_id });
    const sealed = join(folder, "keyed.sqlite");
    await backUp(test.service.config.dataDir, sealed);
    const elsewhere = { ...env, TAXD_DATA_DIR: join(folder, "empty") };
    const lost = await runTaxd(["restore", sealed, "--rehearse"], elsewhere);
    expect(lost.code).to.equal(1);
    expect(lost.stdout).to.contain(`need the encryption key "${credentials_key_id}", which is not here`);

    const wrong = join(folder, "wrong.sqlite");
    copyFileSync(copy, wrong);
    const database = new DatabaseSync(wrong);
    database.exec("update counters set count = count + 1");
    database.close();
    const counted = await runTaxd(["restore", wrong, "--rehearse"], env);
    expect(counted.code).to.equal(1);
    expect(counted.stdout).to.match(/\d+ counters differ from the rows that they count: run `taxd recount`/);

    const damaged = await runTaxd(["restore", join(folder, "nothing"), "--rehearse"], env);
    expect(damaged.code).to.equal(1);
    expect(damaged.stderr).to.contain("There is no file");
    expect(readdirSync(folder).filter((name) => name.startsWith("taxd-rehearsal"))).to.deep.equal([]);
  });
});
