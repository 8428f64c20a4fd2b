// Backups of the embedded database while sales are stored.
import { EventEmitter, once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { restore } from "../../server/src/commands/restore.ts";
import { backUp } from "../../server/src/db/backup.ts";
import { countMismatches } from "../../server/src/db/history/recount.ts";
import { openDatabase } from "../../server/src/db/open.ts";
import { openBranch, sale } from "../support/branch.ts";
import { createPlace } from "../support/database.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";
import { runTaxd } from "../support/taxd.ts";

describe("taxd backup and restore", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "taxd-backup-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const envOf = (dataDir: string) => ({ TAXD_DATA_DIR: dataDir });

  describe("under load", () => {
    const test = forSuite(() => startTestService({ family: "sqlite" }));
    before(async () => {
      await openBranch(test);
    });

    it("has everything acknowledged before it began, and no partial records", async () => {
      const acknowledged: string[] = [];
      const events = new EventEmitter();
      let isOver = false;
      const submit = async (): Promise<void> => {
        while (!isOver) {
          const { status, body } = await test.call("POST", "/sales?async=true", { body: sale() });
          expect(status).to.equal(202);
          acknowledged.push((body.data as { transaction_id: string }).transaction_id);
          events.emit("acknowledged");
        }
      };
      const callers = Promise.all([submit(), submit(), submit(), submit()]);
      const { dataDir } = test.service.config;
      const copies: { file: string; before: string[] }[] = [];
      try {
        for (let at = 0; at < 6; at++) {
          while (acknowledged.length < 8 * at) await once(events, "acknowledged");
          const before = [...acknowledged];
          const file = join(folder, `copy-${at}.sqlite`);
          if (at < 5) await backUp(dataDir, file);
          else expect(await runTaxd(["backup", file], envOf(dataDir))).to.include({ code: 0, stderr: "" });
          copies.push({ file, before });
        }
      } finally {
        isOver = true;
        await callers;
      }
      expect(readdirSync(folder).sort()).to.deep.equal(copies.map((_, at) => `copy-${at}.sqlite`));
      expect(copies.at(-1)?.before.length).to.be.above(20);

      for (const { file, before } of copies) {
        expect(statSync(file).mode & 0o777).to.equal(0o600);
        const place = await createPlace("sqlite");
        restore(place.dataDir, file, Date.now());
        const db = await openDatabase(place);
        try {
          const ids = new Set<string>(await db.knex("transactions").pluck("id"));
          expect(before.filter((id) => !ids.has(id))).to.deep.equal([]);
          expect(await db.knex("transaction_bodies").pluck("transaction_id")).to.have.members([...ids]);
          const { id } = await db.knex("data_sets").where({ environment: "sandbox" }).first("id");
          expect(await countMismatches(db.knex, id)).to.deep.equal([]);
          expect(await db.pendingMigrations()).to.deep.equal([]);
        } finally {
          await db.close();
          await place.release();
        }
      }
    });

    it("rejects a restore while the service runs, and changes nothing", async () => {
      const { dataDir } = test.service.config;
      const copy = join(folder, "copy.sqlite");
      await backUp(dataDir, copy);
      const { code, stdout, stderr } = await runTaxd(["restore", copy], envOf(dataDir));
      expect([code, stdout]).to.deep.equal([1, ""]);
      expect(stderr).to.match(/is in use by process \d+: stop that one/);
      expect((await test.call("POST", "/sales?async=true", { body: sale() })).status).to.equal(202);
      expect(readdirSync(dataDir).filter((name) => name.includes("before"))).to.deep.equal([]);
    });
  });
});
