// listDeliveries: deliveries by every filter, and a reader that misses nothing.
import { expect } from "chai";
import { createDeliverer } from "../../server/src/core/webhooks/deliverer.ts";
import { createTestClock } from "../support/clock.ts";
import { databaseFamilies } from "../support/database.ts";
import { switchAccount } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";
import { deliveriesOf, publish, receivers, register, startQuietService } from "../support/webhooks.ts";

for (const family of databaseFamilies()) {
  describe(`listDeliveries on ${family}`, () => {
    const clock = createTestClock();
    const test = forSuite(() => startQuietService({ family, clock }));
    const open = receivers();
    const list = (query: string) => test.call("GET", `/webhooks/deliveries${query}`);
    const idsOf = async (query: string) => (await deliveriesOf(test, query)).map(({ id }) => id);
    const drain = () => test.service.webhooks.drain();
    beforeEach(() => switchAccount(test));

    it("200: shows the payload, newest first, in pages that add up", async () => {
      const receiver = await open();
      const { id } = await register(test, receiver.url);
      const published: string[] = [];
      for (let index = 0; index < 5; index++) {
        published.unshift(await publish(test));
        await drain();
      }
      const { body } = await list("?per_page=2&page=2");
      expect(body.meta).to.include({ current_page: 2, per_page: 2, total: 5, total_pages: 3 });
      const shown = await deliveriesOf(test);
      expect(shown.map(({ transaction_id }) => transaction_id)).to.deep.equal(published);
      expect(shown[0]).to.include({
        webhook_id: id,
        url: receiver.url,
        status: "succeeded",
        response_status: 204,
      });
      expect(Object(shown[0]?.payload).data.transaction_id).to.equal(published[0]);
      const pages = [...(await idsOf("?per_page=2")), ...(await idsOf("?per_page=2&page=2"))];
      expect([...pages, ...(await idsOf("?per_page=2&page=3"))]).to.deep.equal(shown.map((one) => one.id));
      expect(await idsOf("?per_page=2&page=4")).to.deep.equal([]);
    });

    it("200: by webhook, event, status, transaction and day", async () => {
      const [good, bad] = [await open(), await open()];
      bad.respondWith(500);
      const one = await register(test, good.url);
      const two = await register(test, bad.url);
      const id = await publish(test);
      await publish(test);
      await drain();
      await test.call("POST", `/webhooks/${one.id}/test`, { body: {} });
      expect(await idsOf("")).to.have.lengthOf(5);
      expect(await idsOf(`?webhook_id=${two.id}`)).to.have.lengthOf(2);
      expect(await idsOf("?event=webhook.test")).to.have.lengthOf(1);
      expect(await idsOf("?status=pending")).to.have.lengthOf(2);
      expect(await idsOf("?status=succeeded")).to.have.lengthOf(3);
      expect(await idsOf(`?transaction_id=${id}`)).to.have.lengthOf(2);
      expect(await idsOf(`?transaction_id=${id}&webhook_id=${one.id}&status=succeeded`)).to.have.lengthOf(1);
      expect(await idsOf(`?transaction_id=${id.toUpperCase()}`)).to.have.lengthOf(2);
      expect(await idsOf(`?webhook_id=${two.id.toUpperCase()}`)).to.have.lengthOf(2);
      const day = new Date(clock.now() + 3 * 60 * 60_000).toISOString().slice(0, 10);
      expect(await idsOf(`?from_date=${day}&to_date=${day}`)).to.have.lengthOf(5);
      expect(await idsOf("?to_date=2020-01-01")).to.deep.equal([]);
    });

    it("200: lists everything after a reader's newest delivery, and nothing twice", async () => {
      const receiver = await open();
      const { id } = await register(test, receiver.url);
      await publish(test);
      await drain();
      let newest = (await idsOf(""))[0];
      const read: string[] = [];
      for (let round = 0; round < 3; round++) {
        await Promise.all([publish(test), publish(test)]);
        await drain();
        for (const query of [`?after=${newest}`, `?after=${newest}&webhook_id=${id}`]) {
          expect(await idsOf(query)).to.have.lengthOf(2);
          expect((await list(query)).body.meta).to.include({ total: 2 });
        }
        const fresh = await idsOf(`?after=${newest}`);
        read.unshift(...fresh);
        newest = fresh[0];
        expect(await idsOf(`?after=${newest}`)).to.deep.equal([]);
      }
      expect(read).to.deep.equal((await idsOf("")).slice(0, 6));
    });

    it("200: misses nothing while several processes make deliveries", async () => {
      const receiver = await open();
      await register(test, receiver.url);
      await publish(test);
      await drain();
      let newest = (await idsOf(""))[0];
      const first = newest;
      const others = [createDeliverer({ ...test.service }), createDeliverer({ ...test.service })];
      const read: string[] = [];
      const readOn = async () => {
        const fresh = await idsOf(`?after=${newest}&per_page=100`);
        newest = fresh[0] ?? newest;
        read.push(...fresh);
      };
      let isOver = false;
      const work = async (deliver: () => Promise<void>) => {
        for (let index = 0; index < 10; index++) {
          await Promise.all([publish(test), publish(test)]);
          await deliver();
        }
      };
      const working = Promise.all([work(drain), ...others.map((other) => work(other.drain))]).finally(() => {
        isOver = true;
      });
      while (!isOver) await readOn();
      await working;
      await drain();
      await readOn();
      expect(read).to.have.lengthOf(60);
      expect(read).to.have.members(await idsOf(`?after=${first}&per_page=100`));
      await Promise.all(others.map((other) => other.stop()));
    });

    it("200: nothing of another account or environment", async () => {
      const receiver = await open();
      await register(test, receiver.url);
      await publish(test);
      await drain();
      const other = await test.openAccount();
      for (const key of [other.keys.owner, test.account.keys.live]) {
        const { body } = await test.call("GET", "/webhooks/deliveries", { key });
        expect(body.data).to.deep.equal([]);
      }
    });

    it("422: days in the wrong order, or an unknown position", async () => {
      const wrong = await list("?from_date=2026-03-02&to_date=2026-03-01");
      expect(wrong.status).to.equal(422);
      expect(Object(wrong.body.errors)).to.have.property("from_date");
      const lost = await list("?after=0199c1a2-6f2e-7d10-9a41-000000000000");
      expect(lost.body.errors).to.deep.equal({ after: ["must be the id of a delivery that is still kept"] });
    });
  });
}
