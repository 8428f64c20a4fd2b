// One service with branches in two time zones, at an instant when their days differ: in Nairobi it is the evening of 10 March, in
// Auckland the morning of the 11th.
import { expect } from "chai";
import { startSimulator } from "../../server/src/simulator/index.ts";
import { browserOf, startConsole } from "../modules/console/support.ts";
import { openBranch, purchase } from "../support/branch.ts";
import { createTestClock } from "../support/clock.ts";
import { type DatabaseFamily, describeEachFamily } from "../support/database.ts";
import { readPdfDate, readPdfText } from "../support/pdf.ts";
import { withMadeUpCountry, xx } from "../support/profiles/made-up-country.ts";
import { xxUnit } from "../support/profiles/xx/simulator.ts";
import { failureOf } from "../support/records.ts";
import { forEachTest } from "../support/suite.ts";
import { eventsOf, receivers, register } from "../support/webhooks.ts";

const minute = 60_000;
const hour = 60 * minute;
const nowMs = Date.parse("2026-03-10T20:30:00Z");
const item_code = "KE2NTXU0000001";
const nairobi = { branch: "00", today: "20260310", day: "2026-03-10", zone: "Africa/Nairobi" };
const auckland = { branch: "01", today: "20260311", day: "2026-03-11", zone: "Pacific/Auckland" };
const places = [nairobi, auckland];
type Place = typeof nairobi;
const isNote = ({ receipt_type }: { receipt_type: string }) => receipt_type === "R";
const notYet = ({ today, zone }: Place) => [`must not be in the future: today is ${today} in ${zone}`];

async function start(family: DatabaseFamily, environment: Record<string, string> = {}) {
  const clock = createTestClock(nowMs);
  const now = () => new Date(clock.now());
  const test = await startConsole({
    family,
    clock,
    environment,
    simulator: { now },
    overrides: { work: false, syncWaitMs: 50 },
  });
  const abroad = await startSimulator({ country: xxUnit, wire: "oscu", amounts: "N", now });
  const tin = "P051234567Z";
  const here = await openBranch(test, { bhf_id: "00", tin, price: 0 });
  const there = await openBranch(test, {
    bhf_id: "01",
    tin,
    price: 0,
    profile: xx,
    wire: "oscu",
    url: abroad.url,
  });
  const close = async () => {
    await test.close();
    await abroad.close();
  };
  return { test, clock, abroad, branches: [here, there], close };
}

describeEachFamily("two time zones in one service", (family) => {
  withMadeUpCountry();
  const opened = forEachTest(() => start(family));
  const open = receivers();
  const client = () => opened.test.client;
  const knex = () => opened.test.service.db.knex;
  const drain = () => opened.test.service.lanes.drain();
  const at = (time: string) => opened.clock.advance(Date.parse(time) - opened.clock.now());
  const body = (invoice_no: string, sale_date: string, more = {}) => ({
    invoice_no,
    sale_date,
    payment_type: "01",
    items: [{ item_code, quantity: 1, unit_price: 580 }],
    ...more,
  });
  const submit = async ({ branch }: Place, ...sale: Parameters<typeof body>) => {
    const { transaction_id } = await client().sales.create(body(...sale), { async: true, branch });
    await drain();
    return transaction_id;
  };
  /** A signed sale of today at each place, `S-00` and `S-01`. */
  const sellAtBoth = async () => {
    const ids = [];
    for (const place of places) ids.push(await submit(place, `S-${place.branch}`, place.today));
    return ids as [string, string];
  };
  /** The values of a column, by branch. */
  const columnOf = (table: string, column: string) =>
    knex()(table)
      .join("branches", "branches.id", `${table}.branch_id`)
      .orderBy("branches.bhf_id")
      .pluck(`${table}.${column}`);

  it("take a sale of each branch's own day, and refuse that of its tomorrow", async () => {
    const [here, there] = await sellAtBoth();
    for (const id of [here, there]) expect((await client().transactions.get(id)).status).to.equal("success");
    for (const place of places) {
      const tomorrow = String(Number(place.today) + 1);
      const refused = await failureOf(client().sales.create(body("T-1", tomorrow), { branch: place.branch }));
      expect([refused.status, refused.errors]).to.deep.equal([400, { sale_date: notYet(place) }]);
      // Next to another problem too, of its form.
      const wrong = { ...body("T-1", auckland.today), payment_type: "?" };
      const { errors } = await failureOf(client().sales.create(wrong, { branch: place.branch }));
      expect(Object.keys(errors ?? {}).sort()).to.deep.equal(
        place === nairobi ? ["payment_type", "sale_date"] : ["payment_type"],
      );
    }
    expect(await knex()("transactions")).to.have.length(2);
  });

  it("give the time and the days of records by their branch", async () => {
    const [here, there] = await sellAtBoth();
    expect([
      (await client().sales.get(here)).sale_time,
      (await client().sales.get(there)).sale_time,
    ]).to.deep.equal(["233000", "093000"]);
    for (const table of ["transactions", "movements"])
      expect(await columnOf(table, "local_day"), table).to.deep.equal([nairobi.day, auckland.day]);
    const numbers = async (query: object) =>
      (await client().transactions.list(query).toArray()).map(({ invoice_no }) => invoice_no);
    expect(await numbers({ from_date: auckland.day })).to.deep.equal(["S-01"]);
    expect(await numbers({ to_date: nairobi.day })).to.deep.equal(["S-00"]);
    for (const { day } of places) {
      const sums = await client().transactions.sums({ type: "sales", document_from: day, document_to: day });
      // Each country has its own currency.
      const counted = [sums, ...(sums.other_currencies ?? [])].filter(({ documents }) => documents > 0);
      expect(counted, day).to.have.length(1);
      expect(counted[0], day).to.include({ documents: 1, total_amount: 580 });
    }
    // Statistics that end "today" have the day that has only begun elsewhere, and those of a branch its own.
    const last = async (path: string) => Object((await opened.test.call("GET", path)).body).period.to;
    expect(await last("/transactions/stats")).to.equal(auckland.day);
    expect(await last("/branches/00/stats")).to.equal(nairobi.day);
    expect(await last("/branches/01/stats")).to.equal(auckland.day);
  });

  it("date what has no date of its own by its branch: credit notes, counts, transfers", async () => {
    const sold = await sellAtBoth();
    for (const id of sold)
      await client().sales.reissue(id, { customer_name: "Acacia Hotel" }, { async: true });
    await drain();
    const notes = (await client().sales.search({}).toArray()).filter(isNote);
    const dates = (documents: { branch_id: string; sale_date: string }[]) =>
      documents.map(({ branch_id, sale_date }) => [branch_id, sale_date]).sort();
    const own = places.map(({ branch, today }) => [branch, today]);
    expect(dates(notes)).to.deep.equal(own);
    for (const { branch } of places)
      await client().stock.saveMaster({ item_code, remaining_qty: 10 }, { branch });
    await client().stock.transfer(
      { reference: "T-1", from_branch_id: "00", to_branch_id: "01", items: [{ item_code, quantity: 1 }] },
      { async: true },
    );
    const moved = await client().transactions.list({ type: "stock" }).toArray();
    expect(moved).to.have.length(4);
    for (const { branch_id, document_date } of moved)
      expect([branch_id, document_date]).to.deep.equal(own[Number(branch_id)]);
    // A date must have come at both ends.
    const tomorrow = {
      reference: "T-2",
      from_branch_id: "01",
      to_branch_id: "00",
      transfer_date: auckland.today,
      items: [{ item_code, quantity: 1 }],
    };
    const { errors } = await failureOf(client().stock.transfer(tomorrow));
    expect(errors).to.deep.equal({ transfer_date: notYet(nairobi) });
  });

  it("take a purchase by the day of its branch, and claim it in the month of that day", async () => {
    at("2026-03-31T20:30:00Z");
    const [line] = purchase().items;
    const untaxed = {
      tax_rate: 0,
      tax_amount: 0,
      supply_amount: 5800,
      taxable_amount: 5800,
      total_amount: 5800,
    };
    const bought = (branch: string) => {
      const of = { supplier_tin: "200-0001", purchase_date: "20260401", items: [{ ...line, ...untaxed }] };
      return client().purchases.create(purchase(of as object), { async: true, branch });
    };
    const { errors } = await failureOf(bought("00"));
    expect(errors?.purchase_date).to.deep.equal(notYet({ ...nairobi, today: "20260331" }));
    const { transaction_id } = await bought("01");
    const row = await knex()("transactions").where({ id: transaction_id }).first();
    expect([row.document_date, row.claim_month, row.local_day]).to.deep.equal([
      "20260401",
      null,
      "2026-04-01",
    ]);
  });

  it("begin business days by the clock of the branch: X and Z reports", async () => {
    await sellAtBoth();
    for (const { branch, day } of places) {
      const x = await client().reports.xReport({ branch_id: branch });
      expect([x.business_day, x.documents], branch).to.deep.equal([day, 1]);
      const z = await client().reports.createZReport({}, { branch });
      expect([z.business_day, z.documents], branch).to.deep.equal([day, 1]);
    }
    const again = (branch: string) => client().reports.createZReport({}, { branch });
    // Past midnight in Nairobi, which is no new business day.
    at("2026-03-11T01:30:00Z");
    for (const { branch } of places) expect((await failureOf(again(branch))).code).to.equal("z_report_made");
    // Half past five in the morning, and in the afternoon.
    at("2026-03-11T02:30:00Z");
    expect((await again("00")).business_day).to.equal("2026-03-11");
    expect((await failureOf(again("01"))).code).to.equal("z_report_made");
    // The same the other way round.
    at("2026-03-11T16:30:00Z");
    expect((await again("01")).business_day).to.equal("2026-03-12");
    expect((await failureOf(again("00"))).code).to.equal("z_report_made");
    const printed = async (branch: string) =>
      readPdfText(await client().reports.zReport("1", { format: "pdf" }, { branch }));
    expect(await printed("00")).to.include("10/03/2026 23:30");
    expect(await printed("01")).to.include("11/03/2026 09:30");
  });

  it("bind a training document to the business day of its branch", async () => {
    for (const { branch } of places) await client().devices.update(branch, { training: true });
    const train = async (name: string) => {
      for (const { branch } of places)
        await client().sales.create(body(`${name}-${branch}`, "20260310"), { branch });
      return columnOf("open_z_reports", "business_day");
    };
    // 18:30 in Nairobi, and before the business day of the 11th in Auckland.
    at("2026-03-10T15:30:00Z");
    expect(await train("A")).to.deep.equal(["20260310", "20260310"]);
    expect(await columnOf("transactions", "local_day")).to.deep.equal([nairobi.day, auckland.day]);
    for (const { branch } of places) await client().reports.createZReport({}, { branch });
    // Half past five: of the next day in Auckland, and in the evening in Nairobi, where the next day's comes early.
    at("2026-03-10T16:30:00Z");
    const { business_day } = await client().reports.xReport({ branch_id: "01" });
    expect(business_day).to.equal("2026-03-11");
    expect(await train("B")).to.deep.equal(["20260311", "20260311"]);
    expect((await client().reports.createZReport({}, { branch: "01" })).business_day).to.equal("2026-03-11");
    expect((await failureOf(client().reports.createZReport({}, { branch: "00" }))).code).to.equal(
      "z_report_made",
    );
  });

  it("print a receipt in the time of its unit, and date the file at the instant of signing", async () => {
    const [here, there] = await sellAtBoth();
    const print = (id: string) => client().transactions.receipt(id, { format: "pdf" });
    expect(await readPdfText(await print(here)))
      .to.include("10/03/2026")
      .and.include("23:30");
    const { receipt_date, sale_date, sale_time } = await client().transactions.receipt(there);
    expect([receipt_date, sale_date, sale_time]).to.deep.equal(["20260311093000", "20260311", "093000"]);
    for (const id of [here, there]) expect(await readPdfDate(await print(id))).to.equal("D:20260310203000Z");
  });

  it("know how far each unit's clock is off by the unit's own zone", async () => {
    await sellAtBoth();
    for (const { branch } of places)
      expect((await client().devices.test(branch)).clock_offset_ms, branch).to.equal(0);
    const clocks = async () => {
      const { checks } = await client().health.get();
      // That of the service stands.
      const ofUnits = checks.filter(({ name, bhf_id }) => name === "clock" && bhf_id !== undefined);
      return ofUnits.map(({ bhf_id, message }) => [bhf_id, message]);
    };
    expect(await clocks()).to.deep.equal([]);
    await opened.abroad.setFault({ fault: "F32", times: "always", params: { ms: 20 * minute } });
    await submit(auckland, "S-2", auckland.today);
    expect(await clocks()).to.deep.equal([["01", "The control unit's clock is 20 min ahead"]]);
    expect((await client().devices.test("01")).clock_offset_ms).to.equal(20 * minute);
  });

  it("let a document wait for the midnight of its unit", async () => {
    // 21:30 in Auckland at a unit that is eleven hours behind.
    await opened.abroad.setFault({
      fault: "F32",
      path: "saveSales",
      times: "always",
      params: { ms: -11 * hour },
    });
    const id = await submit(auckland, "S-1", auckland.today);
    const state = async () => (await client().transactions.get(id)).status;
    const [call] = await knex()("calls").where({ transaction_id: id });
    expect([await state(), Number(call?.held_until) - nowMs]).to.deep.equal([
      "pending",
      90 * minute + minute,
    ]);
    opened.clock.advance(90 * minute);
    await drain();
    expect(await state()).to.equal("pending");
    opened.clock.advance(2 * minute);
    await drain();
    expect(await state()).to.equal("success");
  });

  it("fetch each branch's records at its own time of the day", async () => {
    const look = () => opened.test.service.dailyFetch.look();
    for (const { branch } of places) await client().branches.update(branch, { daily_fetch: "10:00" });
    expect(await look()).to.equal(0);
    const next = async () => {
      const { checks } = await client().health.get();
      return checks.flatMap(({ name, message }) =>
        name === "fetch" ? (/on (.*)/.exec(message)?.[1] ?? []) : [],
      );
    };
    expect(await next()).to.deep.equal(["2026-03-11 at 10:00", "2026-03-11 at 10:00"]);
    at("2026-03-10T21:00:00Z");
    expect(await look()).to.equal(1);
    expect(opened.abroad.requests.some((request) => request.function === "selectTrnsPurchaseSales")).to.equal(
      true,
    );
    expect(await look()).to.equal(0);
    at("2026-03-11T07:00:00Z");
    expect(await look()).to.equal(1);
    expect(await next()).to.deep.equal(["2026-03-12 at 10:00", "2026-03-12 at 10:00"]);
    const asked = (await opened.test.call("GET", "/purchases/sales?branch_id=01")).body.meta;
    expect(asked).to.include({ next_fetch_at: "2026-03-11T21:00:00.000Z" });
  });

  it("count an event of a branch on its day, and others on the account's", async () => {
    const events = eventsOf(opened.test);
    const hook = await register(opened.test, (await open()).url);
    await sellAtBoth();
    await events.delivered();
    await opened.test.call("POST", `/webhooks/${hook.id}/test`);
    const named = async (query: string) =>
      (await events.delivered(query)).map(({ event, data }) => [event, data.branch_id ?? null]);
    expect(await named(`?from_date=${auckland.day}`)).to.deep.equal([["transaction.completed", "01"]]);
    expect(await named(`?to_date=${nairobi.day}`)).to.deep.equal([
      ["transaction.completed", "00"],
      ["webhook.test", null],
    ]);
  });

  it("have the zone of the first branch as that of the account, and each branch's next to it", async () => {
    const { time_zone, lanes } = await client().health.get();
    expect(time_zone).to.equal(nairobi.zone);
    expect(lanes.map((lane) => [lane.bhf_id, lane.time_zone])).to.deep.equal([
      ["00", nairobi.zone],
      ["01", auckland.zone],
    ]);
    expect(Object((await opened.test.call("GET", "/overview")).body.data).date).to.equal(nairobi.day);
    // The month that is over in Auckland isn't over for the account.
    at("2026-03-31T20:30:00Z");
    const { code } = await failureOf(client().periods.close("2026-03"));
    expect(code).to.equal("period_not_over");
    at("2026-03-31T21:30:00Z");
    expect((await client().periods.close("2026-03")).status).to.equal("closed");
  });

  it("show times of a branch on its pages, and those of the account elsewhere", async () => {
    const [, there] = await sellAtBoth();
    const { test } = opened;
    const browser = await browserOf(test, test.account.users.owner);
    const page = async (path: string) =>
      (await browser.open(`/console/${test.account.id}/sandbox${path}`)).text;
    expect(await page(`/documents/${there}`))
      .to.include("11 Mar 2026, 09:30")
      .and.not.include("23:30");
    expect(await page("/branches/01"))
      .to.include("11 Mar 2026, 09:30")
      .and.not.include("23:30");
    expect(await page("/branches/00"))
      .to.include("10 Mar 2026, 23:30")
      .and.not.include("09:30");
    expect(await page("")).to.match(/Tuesday 10 March · sandbox, 23:30/);
    // A correction is dated at the branch.
    const credit = await browser.open(`/console/${test.account.id}/sandbox/documents/${there}/credit`);
    const reason = "refund_reason_code";
    await browser.submit(credit, "Send the credit note", { [reason]: "06" });
    const [note] = (await client().sales.search({}).toArray()).filter(isNote);
    expect(note).to.include({ branch_id: "01", sale_date: auckland.today });
  });
});

describeEachFamily("one time zone in the settings", (family) => {
  withMadeUpCountry();
  const opened = forEachTest(() => start(family, { TAXD_TIME_ZONE: "Africa/Kigali" }));

  it("overrides those of the profiles, for documents as for the account", async () => {
    const { client } = opened.test;
    const { time_zone, lanes } = await client.health.get();
    expect([time_zone, ...lanes.map((lane) => lane.time_zone)]).to.deep.equal(Array(3).fill("Africa/Kigali"));
    for (const { branch } of places) {
      const tomorrow = { invoice_no: "S-1", sale_date: auckland.today, payment_type: "01" };
      const items = [{ item_code, quantity: 1, unit_price: 580 }];
      const { errors } = await failureOf(client.sales.create({ ...tomorrow, items }, { branch }));
      expect(errors).to.deep.equal({ sale_date: notYet({ ...nairobi, zone: "Africa/Kigali" }) });
      const x = await client.reports.xReport({ branch_id: branch });
      expect(x.business_day).to.equal(nairobi.day);
    }
  });
});
