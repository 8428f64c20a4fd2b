// The nightly matching: books are matched once after 05:00 with what arrived, summarized by an event, and periods without data are reported once.
import type { Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import { fromBlob } from "../../../server/src/db/sql/values.ts";
import { createNightlyMatching } from "../../../server/src/modules/reconciliations/nightly.ts";
import { createTestClock } from "../../support/clock.ts";
import { describeEachFamily } from "../../support/database.ts";
import { base64, booksOf, openReconciling, type Reported } from "../../support/reconciliation.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";
import { receivers, register, sandboxOf } from "../../support/webhooks.ts";

type MatchedEvent = { reconciliation_id: string; counts: Record<string, number> };

const day = 24 * 60 * 60_000;
/** 12:00 in Nairobi. */
const noon = Date.parse("2026-03-10T09:00:00Z");
/** 05:00 in Nairobi. */
const fiveOfNextDay = Date.parse("2026-03-11T02:00:00Z");

describeEachFamily("nightly matching", (family) => {
  let client: Taxctl;
  let sales: Reported;
  const clock = createTestClock(noon);
  const test = forSuite(() =>
    startTestService({
      family,
      clock,
      simulator: { now: () => new Date(clock.now()) },
      overrides: { work: false },
    }),
  );
  const open = receivers();
  let url: string;

  before(async () => {
    ({ url } = await open());
  });
  beforeEach(async () => {
    setTime(noon);
    await test.service.db.knex("reconciliations").delete();
    ({ client, sales } = await openReconciling(test));
    await makeAccountOn("2026-02-28");
    await register(test, url, { events: ["reconciliation.matched", "reconciliation.no_data"] });
  });

  /** Another process on the same database. */
  const process = () => createNightlyMatching(test.service);
  const setTime = (ms: number) => clock.advance(ms - clock.now());
  const events = async (name: string) => {
    const data_set_id = await sandboxOf(test);
    const rows: { payload: Uint8Array }[] = await test.service.db
      .knex("events")
      .where({ name, data_set_id })
      .orderBy("id")
      .select("payload");
    return rows.map(({ payload }) => fromBlob<{ data: MatchedEvent }>(payload).data);
  };
  const makeAccountOn = (date: string) =>
    test.service.db
      .knex("accounts")
      .where({ id: test.account.id })
      .update({ created_at: Date.parse(date) });
  const month = { from_date: "2026-03-01", to_date: "2026-03-31" };
  const upload = (more = {}) =>
    client.reconciliations.create({
      ...month,
      file: base64(booksOf(sales)),
      file_name: "march.csv",
      ...more,
    });

  it("matches once after five o'clock, by one process, and reports the result", async () => {
    const made = await upload();
    // Arrived after the upload.
    await test.service.db.knex("supplier_sales").update({ sales_date: "20260309" });
    const [first, second] = [process(), process()];
    setTime(fiveOfNextDay - 1);
    expect(await first.look()).to.equal(0);
    setTime(fiveOfNextDay);
    const matched = await Promise.all([first.look(), second.look()]);
    expect(matched.toSorted()).to.deep.equal([0, 1]);
    expect(await first.look()).to.equal(0);
    expect((await client.reconciliations.get(made.id)).matched_at).to.equal("2026-03-11T02:00:00.000Z");
    const sent = await events("reconciliation.matched");
    expect(sent).to.have.length(1);
    expect(sent[0]).to.deep.include({
      reconciliation_id: made.id,
      branch_id: null,
      ...month,
      open: made.open,
    });
    expect(sent[0]?.counts).to.include({ exact: sales.length, missing_in_books: 0 });
    setTime(fiveOfNextDay + day);
    expect(await second.look()).to.equal(1);
  });

  it("leaves out accounts that turned it off, and periods that ended long ago", async () => {
    await upload();
    await upload({ from_date: "2025-01-01", to_date: "2025-01-31" });
    await test.clientFor(test.account.keys.owner).account.update({ nightly_matching: false });
    setTime(fiveOfNextDay);
    expect(await process().look()).to.equal(0);
    await test.clientFor(test.account.keys.owner).account.update({ nightly_matching: null });
    expect(await process().look()).to.equal(1);
  });

  it("tries failing books once a night, and continues with others", async () => {
    const broken = await upload();
    const good = await upload({ branch_id: "00" });
    await test.service.db
      .knex("reconciliation_books")
      .where({ reconciliation_id: broken.id })
      .update({ body: Buffer.from("no JSON") });
    setTime(fiveOfNextDay);
    const nightly = process();
    expect(await nightly.look()).to.equal(1);
    expect(await nightly.look()).to.equal(0);
    expect((await events("reconciliation.matched")).map((data) => data.reconciliation_id)).to.deep.equal([
      good.id,
    ]);
  });

  it("stores neither the match nor the event if one fails, and both in the next run", async () => {
    const made = await upload();
    const before = await client.reconciliations.get(made.id);
    setTime(fiveOfNextDay);
    const { knex } = test.service.db;
    await knex.schema.renameTable("events", "events_away");
    const failed = await process()
      .look()
      .then(
        () => undefined,
        (error: Error) => error.message,
      )
      .finally(() => knex.schema.renameTable("events_away", "events"));
    expect(failed).to.contain("events");
    expect(await client.reconciliations.get(made.id)).to.deep.equal(before);
    expect(await process().look()).to.equal(1);
    expect(await events("reconciliation.matched")).to.have.length(1);
  });

  it("reports periods without invoices or books once, from the sixth day on, and health names them", async () => {
    await upload({ from_date: "2026-01-01", to_date: "2026-01-31" });
    const warnings = async () => {
      const { checks } = await client.health.get();
      return checks.filter(({ name }) => name === "matching").map(({ message }) => message);
    };
    const silent = "No supplier reported an invoice for 2026-01-01 to 2026-01-31";
    // Nobody expects books of February in an account that was made in March.
    await makeAccountOn("2026-03-01");
    expect(await warnings()).to.deep.equal([silent]);
    await makeAccountOn("2026-02-28");
    expect(await warnings()).to.deep.equal([
      silent,
      "Nobody has uploaded the purchases of 2026-02-01 to 2026-02-28",
    ]);
    await process().look();
    await process().look();
    expect(await events("reconciliation.no_data")).to.deep.equal([
      { branch_id: null, from_date: "2026-01-01", to_date: "2026-01-31", missing: "supplier_invoices" },
      { branch_id: null, from_date: "2026-02-01", to_date: "2026-02-28", missing: "books" },
    ]);
    await upload({ from_date: "2026-02-01", to_date: "2026-03-31" });
    expect(await warnings()).to.have.length(1);
    await test.clientFor(test.account.keys.owner).account.update({ nightly_matching: false });
    expect(await warnings()).to.deep.equal([]);
  });

  it("reports nothing to an account that uploads no books, nor in the first days of a month", async () => {
    await process().look();
    await upload({ from_date: "2026-01-01", to_date: "2026-01-31" });
    await test.service.db.knex("reconciliations").update({ summary: null });
    setTime(Date.parse("2026-03-05T09:00:00Z"));
    await process().look();
    expect(await events("reconciliation.no_data")).to.deep.equal([]);
  });
});
