// Deliveries are counted with every change, and filtered lists found by their counters are what a plain query finds.
import { expect } from "chai";
import type { DeliveryRow } from "../../../server/src/core/webhooks/delivery-store.ts";
import { type DeliverySearch, pageOfDeliveries } from "../../../server/src/core/webhooks/list-store.ts";
import { countMismatches, recount } from "../../../server/src/db/history/recount.ts";
import { createTestClock } from "../../support/clock.ts";
import { databaseFamilies } from "../../support/database.ts";
import { switchAccount } from "../../support/records.ts";
import { forget } from "../../support/retention.ts";
import { forSuite } from "../../support/suite.ts";
import {
  deliveriesOf,
  publish,
  receivers,
  register,
  sandboxOf,
  startQuietService,
} from "../../support/webhooks.ts";

const dayMs = 86_400_000;
const minuteMs = 60_000;

for (const family of databaseFamilies()) {
  describe(`counters of deliveries on ${family}`, () => {
    const clock = createTestClock();
    const test = forSuite(() => startQuietService({ family, clock }));
    const open = receivers();
    let own: number;
    const drain = () => test.service.webhooks.drain();
    const mismatches = () => countMismatches(test.service.db.knex, own);
    const rows = (): Promise<DeliveryRow[]> =>
      test.service.db
        .knex("deliveries")
        .where({ data_set_id: own })
        .orderBy([
          { column: "local_day", order: "desc" },
          { column: "seq", order: "desc" },
        ]);

    /** Every page of a filter next to the rows that it leaves of all. */
    async function expectPages(filter: Partial<DeliverySearch>): Promise<void> {
      const { from_date = "", to_date = "9", webhook_id, event, status } = filter;
      const wanted = (await rows()).filter(
        (row) =>
          row.local_day >= from_date &&
          row.local_day <= to_date &&
          [row.webhook_id, undefined].includes(webhook_id) &&
          [row.event as string, undefined].includes(event) &&
          [row.status as string, undefined].includes(status),
      );
      const found: string[] = [];
      const per_page = 3;
      for (let page = 1; page <= Math.ceil(wanted.length / per_page) + 1; page++) {
        const search = { data_set_id: own, ...filter, page, per_page };
        const { rows: shown, meta } = await pageOfDeliveries(test.service.db.knex, search);
        expect(meta.total, JSON.stringify(filter)).to.equal(wanted.length);
        found.push(...shown.map(({ id }) => id));
      }
      expect(found, JSON.stringify(filter)).to.deep.equal(wanted.map(({ id }) => id));
    }
    beforeEach(async () => {
      await switchAccount(test);
      own = await sandboxOf(test);
    });

    it("are right after each attempt, retry, resend, test, disabling, deletion and clearing away", async () => {
      const [good, bad] = [await open(), await open()];
      bad.respondWith(500);
      const kept = await register(test, good.url);
      const failing = await register(test, bad.url);
      const steps: [what: string, step: () => Promise<unknown>][] = [
        ["published", async () => [await publish(test), await publish(test)]],
        ["delivered and rejected", drain],
        ["tested", () => test.call("POST", `/webhooks/${failing.id}/test`, { body: {} })],
        ["rejected again", async () => [clock.advance(30 * minuteMs), await drain()]],
        ["reported the next day", async () => [clock.advance(dayMs), await publish(test), await drain()]],
        ["gone for good", async () => [bad.respondWith(410), clock.advance(dayMs), await drain()]],
        ["reported while disabled", async () => [await publish(test), await drain()]],
        [
          "resent",
          async () => {
            const [delivered] = await deliveriesOf(test, `?webhook_id=${kept.id}`);
            return test.call("POST", `/webhooks/deliveries/${delivered?.id}/resend`, { body: {} });
          },
        ],
        ["delivered once more", drain],
        [
          "reported and not yet sent",
          async () => [good.respondWith(500), await publish(test), await drain()],
        ],
        ["deleted", () => test.call("DELETE", `/webhooks/${kept.id}`)],
        [
          "cleared away in part",
          async () => [clock.advance(29 * dayMs), await forget("deliveries", test.service)],
        ],
      ];
      const seen = new Set<string>();
      for (const [what, step] of steps) {
        await step();
        expect(await mismatches(), what).to.deep.equal([]);
        const present = await rows();
        for (const { status, event, webhook_id } of present)
          seen.add(`${status} ${event} ${webhook_id === kept.id}`);
        for (const status of [undefined, "pending", "succeeded", "failed"]) {
          for (const webhook_id of [undefined, kept.id, failing.id]) {
            if (status || webhook_id) await expectPages({ status, webhook_id });
            await expectPages({ status, webhook_id, event: "transaction.completed" });
          }
        }
      }
      expect(seen).to.include.keys("succeeded transaction.completed true", "failed webhook.test false");
      clock.advance(31 * dayMs);
      await forget("deliveries", test.service);
      expect([await mismatches(), await rows()]).to.deep.equal([[], []]);
      expect((await deliveriesOf(test, "?status=failed")).length).to.equal(0);
    });

    it("find pages over days and months, in either order of what happened at midnight", async () => {
      const receiver = await open();
      const { id: webhook_id } = await register(test, receiver.url);
      const days: string[] = [];
      for (let day = 0; day < 12; day++) {
        receiver.respondWith(day % 4 === 0 ? 410 : 204);
        if (day % 4 === 1) await test.call("POST", `/webhooks/${webhook_id}/test`, { body: {} });
        for (let count = 0; count <= day % 3; count++) await publish(test);
        await drain();
        days.push((await rows())[0]?.local_day ?? "");
        clock.advance(4 * dayMs);
      }
      // An event of the day before that was numbered late.
      const [late] = await rows();
      const { knex } = test.service.db;
      await knex("deliveries").where({ id: late?.id }).update({ local_day: days[10] });
      for await (const { counted } of recount(test.service.db, own)) expect(counted).to.equal("deliveries");
      expect(new Set(days.map((day) => day.slice(0, 7))).size).to.be.at.least(2);
      for (const status of [undefined, "succeeded", "failed"]) {
        for (const [first, last] of [
          [0, 11],
          [3, 9],
          [5, 5],
        ]) {
          const period = { from_date: days[first ?? 0], to_date: days[last ?? 0] };
          await expectPages({ ...period, status });
          await expectPages({ ...period, status, webhook_id });
          await expectPages({ ...period, status, event: "webhook.test" });
        }
        await expectPages({ from_date: days[4], status });
        await expectPages({ to_date: days[7], status });
      }
    });

    it("that are off are found and corrected", async () => {
      await register(test, (await open()).url);
      await publish(test);
      await drain();
      const { knex } = test.service.db;
      await knex("delivery_counters").where({ data_set_id: own, status: "succeeded" }).increment("count", 3);
      expect((await mismatches()).map(({ counted, count }) => [counted, count])).to.deep.equal([
        ["deliveries", -3],
      ]);
      for await (const { count } of recount(test.service.db, own)) expect(count).to.equal(-3);
      expect(await mismatches()).to.deep.equal([]);
    });
  });
}
