// The writer of exports: each row once, no matter who writes, and whatever is killed in between.
import { createHash } from "node:crypto";
import { expect } from "chai";
import { systemClock } from "../../../server/src/base/clock.ts";
import { newId } from "../../../server/src/base/ids.ts";
import { toBlob } from "../../../server/src/db/sql/values.ts";
import { createExportWriter } from "../../../server/src/modules/exports/writer.ts";
import { describeEachFamily } from "../../support/database.ts";
import { anyTime, csvRows, fileOf, jsonRows, workbookRows } from "../../support/exports.ts";
import { listenToQueries, type Statement } from "../../support/queries.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";
import { until } from "../../support/until.ts";
import { sandboxOf } from "../../support/webhooks.ts";

const entries = 4_500;

describeEachFamily("the writer of exports", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));
  before(async () => {
    const { knex } = test.service.db;
    const data_set_id = await sandboxOf(test);
    const rows = Array.from({ length: entries }, (_, index) => ({
      id: crypto.randomUUID(),
      account_id: test.account.id,
      data_set_id,
      actor: "service",

      action: "tests.count",
      subject: `entry ${index}`,
      new_values: toBlob({ index, text: "<&>\u0007é" }),
      created_at: Date.now(),
    }));
    for (let start = 0; start < entries; start += 500)
      await knex("audit").insert(rows.slice(start, start + 500));
  });

  /** `aheadMs`: how much later it finds the end of a lease. */
  const writerOf = (aheadMs = 0) => {
    const { db, log, secrets, config, clock } = test.service;
    const later = { ...db, now: () => db.knex.raw("? + ?", [db.now(), aheadMs]) };
    return createExportWriter({ db: later, log, secrets, config, clock, written: () => {} });
  };
  const create = (format: "csv" | "xlsx" | "jsonl") =>
    test.client.exports.create({ type: "audit", format, ...anyTime });
  const subjectsOf = (rows: Record<string, unknown>[]) =>
    rows.map(({ subject }) => String(subject)).filter((subject) => subject.startsWith("entry "));

  async function expectWhole(id: string, format: "csv" | "xlsx" | "jsonl"): Promise<void> {
    const made = await test.client.exports.get(id);
    expect(made).to.include({ status: "ready", error: null });
    const file = await fileOf(test.client, id);
    expect(createHash("sha256").update(file).digest("hex")).to.equal(made.sha256);
    const rows =
      format === "xlsx" ? await workbookRows(file) : format === "csv" ? csvRows(file) : jsonRows(file);
    expect(rows).to.have.length(made.rows);
    const subjects = subjectsOf(rows);
    expect(subjects).to.have.length(entries);
    expect(new Set(subjects).size).to.equal(entries);
    await test.client.exports.delete(id);
    const { knex } = test.service.db;
    // The service's own writer may have begun to delete them.
    await until(async () => {
      await writerOf().drain();
      return (await knex("jobs").where({ subject: id })).length === 0;
    });
    expect(await knex("export_parts").where({ export_id: id })).to.deep.equal([]);
  }

  for (const format of ["csv", "xlsx", "jsonl"] as const) {
    it(`resumes where a killed process stopped (${format})`, async () => {
      const { id } = await create(format);
      await writerOf().look();
      // A process that is killed keeps its lease.
      const { db } = test.service;
      const lease = db.knex.raw("? + ?", [db.now(), 30_000]);
      await db
        .knex("jobs")
        .where({ subject: id })
        .update({ owner: newId(systemClock), lease_until: lease });
      expect((await test.client.exports.get(id)).rows).to.be.within(2_000, entries);
      const other = writerOf();
      await other.look();
      expect((await test.client.exports.get(id)).rows, "the lease is not over").to.be.below(entries);
      await writerOf(31_000).drain();
      await expectWhole(id, format);
    });
  }

  it("writes each row once where two processes write at the same time", async () => {
    const { id } = await create("xlsx");
    // The second takes every lease for ended.
    await Promise.all([writerOf().drain(), writerOf(31_000).drain(), writerOf(62_000).drain()]);
    await writerOf(120_000).drain();
    await expectWhole(id, "xlsx");
  });

  it("fails an export that can't be written, and continues with the others", async () => {
    const { knex } = test.service.db;
    const [broken, sound] = [await create("csv"), await create("jsonl")];
    const writer = writerOf();
    await writer.look();
    await knex("export_parts").where({ export_id: broken.id }).update({ key_id: "lost" });
    await writer.drain();
    const failed = await test.client.exports.get(broken.id);
    expect(failed).to.include({ status: "failed", sha256: null });
    expect(failed.error).to.be.a("string");
    await expectWhole(sound.id, "jsonl");
  });

  for (const [why, period, count] of [
    ["in which every entry matches", anyTime, entries],
    ["in which no entry matches", { from_date: "2019-01-01", to_date: "2019-01-31" }, 0],
  ] as const) {
    it(`reads the audit in short steps, without counting, for a period ${why}`, async () => {
      const { id } = await test.client.exports.create({ type: "audit", format: "jsonl", ...period });
      const own = { account_id: test.account.id };
      const ownIds: unknown[] = await test.service.db.knex("data_sets").where(own).pluck("id");
      const reads: Statement[] = [];
      const end = listenToQueries(test.service.db, (statement) => {
        if (/from [`"(]*audit\b/.test(statement.sql)) reads.push(statement);
      });
      await writerOf().drain();
      end();
      expect(reads.length).to.be.at.least(entries / 250);
      for (const { sql, bindings = [] } of reads) {
        expect(sql).to.not.match(/count\(/);
        // A limit on the index of entries, or the ids that it found.
        expect(sql).to.match(/ limit (?:\?|\d+)|\.`?id`? in \(/);
        const limits = bindings.filter(
          (value) => typeof value === "number" && value < 1e6 && !ownIds.includes(value),
        );
        expect(Math.max(bindings.length, ...limits.map(Number))).to.be.at.most(250);
      }
      const made = await test.client.exports.get(id);
      expect(made.status).to.equal("ready");
      expect(made.rows).to.be.within(count, count + 50);
    });
  }
});
