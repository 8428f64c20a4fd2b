// The daily fetch: once a day for each branch at its own time, and what it brings.
import { expect } from "chai";
import { localDateTime } from "../../../server/src/base/clock.ts";
import { openBranch } from "../../support/branch.ts";
import { describeEachFamily } from "../../support/database.ts";
import { deliveriesOf, receivers, register } from "../../support/webhooks.ts";
import { day, fetchTest, hour, minute } from "./fetching.ts";

describeEachFamily("daily fetch", (family) => {
  const { branch, clock, test, look, process, at, asked, names, plan, set, health } = fetchTest(family);
  const open = receivers();

  it("fetches invoices, customs records and notices at the branch's time, once a day", async () => {
    expect(await look()).to.equal(0);
    expect((await plan()).default_at).to.equal("03:00");
    at("2026-03-10T23:59:00Z");
    expect(await look()).to.equal(0);
    expect(names()).not.to.include("selectTrnsPurchaseSales");
    at("2026-03-11T00:00:00Z");
    expect(await look()).to.equal(1);
    expect(names()).to.include.members(["selectTrnsPurchaseSales", "selectNotices"]);
    const { knex } = test.service.db;
    for (const table of ["supplier_sales", "import_items"])
      expect(await knex(table).where({ branch_id: branch().branchId }), table).not.to.have.lengthOf(0);
    const { supplier_invoices, customs_records, notices } = await plan();
    expect([supplier_invoices, customs_records > 0, notices > 0]).to.deep.equal([12, true, true]);
    for (let hours = 1; hours < 24; hours += 1) {
      clock.advance(hour);
      expect(await look()).to.equal(0);
    }
    clock.advance(hour);
    expect(await look()).to.equal(1);
    expect(asked()).to.equal(2);
    expect((await plan()).supplier_invoices).to.equal(0);
  });

  it("spreads branches over the night", async () => {
    const chance = [0, 0.4, 0.999, 1];
    await openBranch(test, { bhf_id: "01" });
    await openBranch(test, { bhf_id: "02" });
    await process({ jitter: () => chance.shift() ?? 0.5 }).look();
    const times = await test.service.db.knex("daily_fetches").orderBy("default_at").pluck("default_at");
    expect(times).to.deep.equal(["01:00", "02:36", "04:59"]);
  });

  it("keeps to the branch's own time, from the next time on after a change", async () => {
    await look();
    await set("18:30");
    at("2026-03-10T15:29:59Z");
    expect(await look()).to.equal(0);
    at("2026-03-10T15:30:00Z");
    expect(await look()).to.equal(1);
    at("2026-03-11T03:00:00Z");
    expect(await look()).to.equal(0);
    await set(null);
    at("2026-03-12T00:00:00Z");
    expect(await look()).to.equal(1);
  });

  it("fetches nothing while it is switched off, and says so", async () => {
    await look();
    await set("off");
    clock.advance(3 * day);
    expect(await look()).to.equal(0);
    expect((await health())[0]).to.include({ status: "pass", bhf_id: "00" });
    expect((await health())[0]?.message).to.match(/is off$/);
    expect(asked()).to.equal(0);
  });

  it("rejects an invalid time", async () => {
    for (const daily_fetch of ["24:00", "3:00", "no"]) {
      const { status, body } = await test.call("PUT", "/branches/00", {
        body: { daily_fetch },
        key: test.account.keys.owner,
      });
      expect(status, daily_fetch).to.equal(422);
      expect(JSON.stringify(body.errors)).to.include("a time such as 02:30, or off");
    }
  });

  it("reports new records by events once, and never processed ones", async () => {
    const { url } = await open();
    await register(test, url, {
      events: ["supplier_invoices.received", "customs_records.received", "notices.received"],
    });
    await look();
    clock.advance(day);
    await look();
    const delivered = async () => {
      await test.service.webhooks.drain();
      const shown = await deliveriesOf(test);
      return shown.map(({ payload }) => payload as { event: string; data: { count: number } });
    };
    const first = await delivered();
    expect(new Set(first.map(({ event }) => event)).size).to.equal(3);
    const customs = first.filter(({ event }) => event === "customs_records.received");
    expect(customs.reduce((sum, { data }) => sum + data.count, 0)).to.equal((await plan()).customs_records);
    await test.simulator.addImports(branch().tin, "00", [{ imptItemSttsCd: "3" }]);
    clock.advance(day);
    await look();
    expect(await delivered()).to.have.lengthOf(first.length);
    expect((await plan()).customs_records).to.equal(0);
  });

  it("asks for no customs records where the plan of the account has no imports", async () => {
    await test.service.db.knex("accounts").where({ id: test.account.id }).update({ features: "[]" });
    await look();
    clock.advance(day);
    expect(await look()).to.equal(1);
    expect(names()).to.include("selectNotices");
    expect(names()).not.to.include("selectImportItem");
    expect(await test.service.db.knex("import_items").where({ branch_id: branch().branchId })).to.deep.equal(
      [],
    );
  });

  it("forgets the plan of a branch that was deleted", async () => {
    await look();
    await test.clientFor(test.account.keys.owner).branches.delete("00");
    expect(await plan()).to.equal(undefined);
    clock.advance(day);
    expect(await look()).to.equal(0);
  });

  it("fetches once on the days on which the clocks change", async () => {
    const timeZone = "Europe/Berlin";
    const there = process({ config: { ...test.service.config, timeZone } });
    at("2026-03-28T11:00:00Z");
    await there.look();
    await set("02:30");
    const fetchesOf = async (from: string, hours: number) => {
      const times: string[] = [];
      at(from);
      for (let step = 0; step < hours * 2; step += 1) {
        if ((await there.look()) > 0) times.push(localDateTime(clock.now(), timeZone).slice(0, 12));
        clock.advance(30 * minute);
      }
      return times;
    };
    // 02:30 doesn't exist on 29 March, and comes twice on 25 October.
    expect(await fetchesOf("2026-03-28T23:00:00Z", 30)).to.deep.equal(["202603290300", "202603300230"]);
    at("2026-10-24T10:00:00Z");
    expect(await there.look()).to.equal(1);
    expect(await fetchesOf("2026-10-24T22:00:00Z", 30)).to.deep.equal(["202610250230", "202610260230"]);
  });
});
