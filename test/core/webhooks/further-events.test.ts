// The events of units that come back, outcomes that stay unknown, used-up retries, arrivals and disabled webhooks: each comes once.
import { expect } from "chai";
import { openBranch, sale, type TestBranch } from "../../support/branch.ts";
import { createTestClock } from "../../support/clock.ts";
import { databaseFamilies } from "../../support/database.ts";
import { switchAccount } from "../../support/records.ts";
import { forSuite } from "../../support/suite.ts";
import { eventsOf, publish, receivers, register, startQuietService } from "../../support/webhooks.ts";

const minute = 60_000;

for (const family of databaseFamilies()) {
  describe(`further events on ${family}`, () => {
    const clock = createTestClock();
    const test = forSuite(() =>
      startQuietService({ family, clock, simulator: true, overrides: { syncWaitMs: 0 } }),
    );
    const open = receivers();
    let branch: TestBranch;
    let url: string;

    before(async () => {
      ({ url } = await open());
    });
    beforeEach(async () => {
      await switchAccount(test);
      branch = await openBranch(test);
    });
    afterEach(() => test.simulator.clearFaults());

    const submit = async (body: unknown): Promise<string> => {
      const response = await test.call("POST", "/sales?async=true", { body });
      return Object(response.body.data).transaction_id;
    };
    const { delivered: deliveredEvents } = eventsOf(test);
    const events = async (name: string) => {
      return (await deliveredEvents(`?event=${name}`)).map(({ data }) => data);
    };
    const attempts = async (count: number) => {
      for (let index = 0; index < count; index++) {
        clock.advance(16_000);
        await test.service.lanes.drain();
      }
    };

    it("device.reachable comes with the first response after device.unreachable, and not before it", async () => {
      await register(test, url, { events: ["device.unreachable", "device.reachable"] });
      await submit(sale());
      await attempts(1);
      await test.simulator.setFault({ fault: "F1", times: 2 });
      await submit(sale());
      await attempts(4);
      expect(await events("device.reachable")).to.deep.equal([]);
      await test.simulator.setFault({ fault: "F1", times: "always" });
      await submit(sale());
      await attempts(5);
      const [loss] = await events("device.unreachable");
      expect(await events("device.reachable")).to.deep.equal([]);
      await test.simulator.clearFaults();
      await attempts(1);
      const reachable_since = new Date(clock.now()).toISOString();
      await submit(sale());
      await attempts(2);
      expect(await events("device.reachable")).to.deep.equal([
        {
          bhf_id: "00",
          vscu_url: test.simulator.url,
          unreachable_since: loss?.unreachable_since,
          reachable_since,
        },
      ]);
      expect(await events("device.unreachable")).to.have.lengthOf(1);
    });

    it("transaction.outcome_unknown comes an hour after the send, once, however often it is resent", async () => {
      await register(test, url, { events: ["transaction.outcome_unknown"] });
      const { stalls } = test.service;
      await test.simulator.setFault({
        fault: "F3",
        params: { how: "reset" },
        path: "saveSales",
        tin: branch.tin,
        times: "always",
      });
      const sent_at = new Date(clock.now()).toISOString();
      const id = await submit(sale({ invoice_no: "LONG" }));
      await test.service.lanes.drain();
      clock.advance(59 * minute);
      await stalls.look();
      expect(await events("transaction.outcome_unknown")).to.deep.equal([]);
      clock.advance(minute);
      await stalls.look();
      await stalls.look();
      await attempts(2);
      clock.advance(60 * minute);
      await stalls.look();
      const [unknown, ...others] = await events("transaction.outcome_unknown");
      expect(others).to.deep.equal([]);
      expect(unknown).to.include({
        transaction_id: id,
        status: "processing",
        branch_id: "00",
        invoice_no: "LONG",
        sent_at,
        resolve_with: "taxctl transactions settle LONG OUTCOME --reason REASON",
      });
    });

    it("transaction.exhausted comes when the last retry is rejected, not before", async () => {
      await register(test, url, { events: ["transaction.exhausted"] });
      const id = await submit(sale({ invoice_no: "BUSY", remark: "SIM-802" }));
      await test.service.lanes.drain();
      for (const wait of [minute, 3 * minute]) {
        clock.advance(wait);
        await test.service.lanes.drain();
      }
      expect(await events("transaction.exhausted")).to.deep.equal([]);
      for (const wait of [15 * minute, 60 * minute]) {
        clock.advance(wait);
        await test.service.lanes.drain();
      }
      const [end, ...others] = await events("transaction.exhausted");
      expect(others).to.deep.equal([]);
      expect(end).to.include({ transaction_id: id, branch_id: "00", invoice_no: "BUSY", retry_count: 3 });
      expect(end?.code).to.equal("unit_802");
    });

    it("notices.received comes for new notices only", async () => {
      await register(test, url, { events: ["notices.received"] });
      const sync = () => test.call("POST", "/notices/sync", { body: {} });
      const first = Object((await sync()).body.data).new_notices;
      await test.simulator.addNotices([{ title: "Second window" }]);
      clock.advance(minute);
      expect((await sync()).body.data).to.include({ new_notices: 1 });
      await sync();
      const sent = await events("notices.received");
      const counts = sent.map(({ count }) => count);
      expect(counts).to.deep.equal(first > 0 ? [first, 1] : [1]);
      expect(Object(sent.at(-1)?.notices)[0]).to.include({ title: "Second window" });
    });

    it("supplier_invoices.received comes for new invoices only", async () => {
      await register(test, url, { events: ["supplier_invoices.received"] });
      const fetched = () => test.call("POST", "/purchases/sales", { body: {} });
      await fetched();
      const before = (await events("supplier_invoices.received")).length;
      await test.simulator.addSupplierSales(branch.tin, "00", 2);
      clock.advance(minute);
      expect((await fetched()).status).to.equal(200);
      await fetched();
      const sent = (await events("supplier_invoices.received")).slice(before);
      expect(sent).to.have.lengthOf(1);
      expect(sent[0]).to.include({ branch_id: "00", count: 2 });
      expect(sent[0]?.invoices).to.have.lengthOf(2);
    });

    it("webhook.disabled comes to the other webhooks, not to the one that is disabled", async () => {
      const gone = await open();
      gone.respondWith(410);
      const all = { events: ["webhook.disabled", "transaction.completed"] };
      const { id } = await register(test, gone.url, all);
      await register(test, url, { events: ["webhook.disabled"] });
      await publish(test);
      const sent = await events("webhook.disabled");
      expect(sent).to.have.lengthOf(1);
      expect(sent[0]).to.include({ webhook_id: id, url: gone.url });
      expect(sent[0]?.reason).to.contain("410");
    });

    it("no event is written without a subscribed webhook", async () => {
      await register(test, url);
      await test.simulator.addNotices([{ title: "Unasked" }]);
      await test.call("POST", "/notices/sync", { body: {} });
      const rows = await test.service.db
        .knex("events")
        .where({ name: "notices.received", data_set_id: branch.environmentId });
      expect(rows).to.deep.equal([]);
    });
  });
}
