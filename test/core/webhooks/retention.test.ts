// Old deliveries and their events are deleted; pending ones are not, and lists stay complete.
import { expect } from "chai";
import { systemClock } from "../../../server/src/base/clock.ts";
import { newId } from "../../../server/src/base/ids.ts";
import { breakRows } from "../../support/broken.ts";
import { createTestClock } from "../../support/clock.ts";
import { databaseFamilies } from "../../support/database.ts";
import { switchAccount } from "../../support/records.ts";
import { forget as forgetOld } from "../../support/retention.ts";
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

for (const family of databaseFamilies()) {
  describe(`the retention of deliveries on ${family}`, () => {
    const clock = createTestClock();
    const test = forSuite(() => startQuietService({ family, clock }));
    const open = receivers();
    const forget = () => forgetOld("deliveries", test.service);
    const drain = () => test.service.webhooks.drain();
    const listed = async () => (await deliveriesOf(test)).map(({ transaction_id }) => transaction_id);
    const total = async () =>
      Object((await test.call("GET", "/webhooks/deliveries?per_page=1")).body.meta).total;
    const events = async () =>
      (await test.service.db.knex("events").where({ data_set_id: await sandboxOf(test) })).length;
    beforeEach(async () => {
      // What another test left.
      clock.advance(31 * dayMs);
      await forget();
      await switchAccount(test);
    });

    it("deletes older deliveries and no newer ones", async () => {
      await register(test, (await open()).url);
      for (let count = 0; count < 3; count++) await publish(test);
      await drain();
      clock.advance(29 * dayMs);
      const young = await publish(test);
      await drain();
      expect(await forget()).to.equal(0);
      expect(await total()).to.equal(4);
      clock.advance(2 * dayMs);
      expect(await forget()).to.equal(3);
      expect([await listed(), await total(), await events()]).to.deep.equal([[young], 1, 1]);
      clock.advance(30 * dayMs);
      expect(await forget()).to.equal(1);
      expect([await listed(), await total(), await events()]).to.deep.equal([[], 0, 0]);
      const next = await publish(test);
      await drain();
      expect([await listed(), await total()]).to.deep.equal([[next], 1]);
    });

    it("deletes in parts, all of them in one check", async () => {
      await register(test, (await open()).url);
      await publish(test);
      await drain();
      const { knex } = test.service.db;
      const data_set_id = await sandboxOf(test);
      const first = await knex("deliveries").where({ data_set_id }).first();
      const copies = Array.from({ length: 1_100 }, (_, index) => index + 2);
      for (let start = 0; start < copies.length; start += 100) {
        const some = copies.slice(start, start + 100);
        await knex("deliveries").insert(
          some.map((seq) => ({ ...first, id: newId(systemClock), event_id: newId(systemClock), seq })),
        );
      }
      await knex("delivery_sequences").where({ data_set_id }).update({ last_seq: 1_101 });
      expect(await total()).to.equal(1_101);
      clock.advance(31 * dayMs);
      expect(await forget()).to.equal(1_101);
      expect(await total()).to.equal(0);
    });

    it("keeps pending deliveries, and those sent after them, until they are finished", async () => {
      const receiver = await open();
      await register(test, receiver.url);
      await publish(test);
      await drain();
      receiver.respondWith(500);
      const waiting = await publish(test);
      await drain();
      receiver.respondWith(204);
      const later = await publish(test);
      clock.advance(1_000);
      await drain();
      clock.advance(31 * dayMs);
      expect(await forget()).to.equal(1);
      expect([await listed(), await total(), await events()]).to.deep.equal([[later, waiting], 2, 2]);
      await drain();
      expect((await deliveriesOf(test)).map(({ status }) => status)).to.deep.equal([
        "succeeded",
        "succeeded",
      ]);
      expect(await forget()).to.equal(2);
      expect(await events()).to.equal(0);
    });

    it("deletes those of other environments if one environment's can't be deleted, and its own once they can", async () => {
      const { url } = await open();
      await register(test, url);
      await publish(test);
      const broken = await sandboxOf(test);
      Object.assign(test.account, await test.openAccount());
      await register(test, url);
      await publish(test);
      await drain();
      clock.advance(31 * dayMs);
      const repair = await breakRows(test.service.db, "delete on deliveries", `old.data_set_id = ${broken}`);
      try {
        expect(await forget()).to.equal(1);
      } finally {
        await repair();
      }
      expect(await total()).to.equal(0);
      expect(await forget()).to.equal(1);
      expect(await test.service.db.knex("deliveries").where({ data_set_id: broken })).to.deep.equal([]);
    });

    it("rejects a deleted delivery as a position", async () => {
      await register(test, (await open()).url);
      await publish(test);
      await drain();
      const [old] = await deliveriesOf(test);
      clock.advance(31 * dayMs);
      await forget();
      const response = await test.call("GET", `/webhooks/deliveries?after=${old?.id}`);
      expect([response.status, Object(response.body.errors).after]).to.deep.equal([
        422,
        ["must be the id of a delivery that is still kept"],
      ]);
    });
  });
}
