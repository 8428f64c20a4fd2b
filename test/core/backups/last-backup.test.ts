// The age of the last backup, as operators, owners and Prometheus see it.
import { readFileSync } from "node:fs";
import { expect } from "chai";
import { describeConfig } from "../../../server/src/base/config.ts";
import { findLastBackup, noteBackup } from "../../../server/src/core/backups/last-backup.ts";
import { checkBackup } from "../../../server/src/modules/health/backup-check.ts";
import { describeEachFamily, environmentOf } from "../../support/database.ts";
import { startTestService, type TestService } from "../../support/service.ts";
import { runTaxd, runTaxdJson } from "../../support/taxd.ts";

const hour = 3_600_000;

describeEachFamily("the last backup", (family) => {
  let test: TestService;
  let ahead = 0;
  beforeEach(async () => {
    ahead = 0;
    const clock = { now: () => Date.now() + ahead };
    test = await startTestService({ family, clock, simulator: false, overrides: { work: false } });
  });
  afterEach(() => test.close());

  const checks = async (key: string) =>
    (await test.clientFor(key).health.get()).checks.filter(({ name }) => name === "backup");
  const metric = async () => {
    const { text } = await test.call("GET", "//metrics");
    return Number(/^taxd_backup_age_seconds (\S+)$/m.exec(text)?.[1]);
  };

  it("counts from the database's own age while there is none, and warns after the limit", async () => {
    expect(await findLastBackup(test.service.db.knex)).to.include({ isMade: false });
    const [early] = await checks(test.keys.live);
    expect(early).to.include({ status: "pass" });
    expect(early?.message).to.match(/^No backup yet: the database is \d+ (?:s|min) old$/);
    ahead = 3 * 24 * hour;
    const [late] = await checks(test.keys.live);
    expect(late).to.include({ status: "warn" });
    expect(late?.message).to.contain("No backup was ever recorded, and the database is 3 days old");
    expect(late?.remedy).to.contain("TaxdBackupOld");
    expect(await metric()).to.be.within(3 * 24 * 3_600, 3 * 24 * 3_600 + 600);
  });

  it("counts from the last one, and is no matter of a sandbox", async () => {
    await noteBackup(test.service.db.knex, Date.now() - 20 * hour);
    expect((await checks(test.keys.live))[0]).to.include({ status: "pass", message: "Last backup 20 h ago" });
    await noteBackup(test.service.db.knex, Date.now() - 3 * 24 * hour);
    const [late] = await checks(test.keys.live);
    expect(late).to.include({ status: "warn" });
    expect(late?.message).to.contain("Last backup 3 days ago: whatever was stored since is lost");
    expect(await checks(test.keys.owner)).to.deep.equal([]);
  });

  it("is recorded by a command, for backups with other tools", async () => {
    ahead = 3 * 24 * hour;
    const { config } = test.service;
    const env = environmentOf({ url: config.databaseUrl, dataDir: config.dataDir });
    const { at } = await runTaxdJson<{ at: string }>(["backup", "record"], env);
    expect(await findLastBackup(test.service.db.knex)).to.deep.equal({ at: Date.parse(at), isMade: true });
    expect(await metric()).to.be.at.least(3 * 24 * 3_600);
    const wrong = await runTaxd(["backup", "record", "yesterday"], env);
    expect(wrong).to.include({ code: 2 });
  });
});

describe("the limit of the last backup's age", () => {
  const limitMs = 26 * hour;
  for (const [when, ageMs, status] of [
    ["passes at the limit", limitMs, "pass"],
    ["warns after it", limitMs + 1, "warn"],
  ] as const)
    it(when, () => expect(checkBackup({ at: 0, isMade: true }, limitMs, ageMs).status).to.equal(status));

  it("is that of the alert", () => {
    const rules = readFileSync(new URL("../../../deploy/prometheus/rules.yml", import.meta.url), "utf8");
    const hours = describeConfig().find(({ variable }) => variable === "TAXD_BACKUP_MAX_AGE_HOURS")?.default;
    expect(rules).to.contain(`last_over_time(taxd_backup_age_seconds[5m])) > ${Number(hours) * 3_600}\n`);
  });
});
