// resendDelivery: the same event under the same id once more, one delivery or a listed range.
import { expect } from "chai";
import { lockWebhook } from "../../server/src/core/webhooks/store.ts";
import { createTestClock } from "../support/clock.ts";
import { databaseFamilies } from "../support/database.ts";
import { untilAsked } from "../support/queries.ts";
import { switchAccount } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";
import { deliveriesOf, publish, receivers, register, startQuietService } from "../support/webhooks.ts";

for (const family of databaseFamilies()) {
  describe(`resendDelivery on ${family}`, () => {
    const clock = createTestClock();
    const test = forSuite(() => startQuietService({ family, clock }));
    const open = receivers();
    const resend = (id: string | undefined, key?: string) =>
      test.call("POST", `/webhooks/deliveries/${id}/resend`, { body: {}, key });
    const drain = () => test.service.webhooks.drain();
    beforeEach(() => switchAccount(test));

    it("200: resends a received delivery, byte for byte, under the same id", async () => {
      const receiver = await open();
      await register(test, receiver.url);
      await publish(test);
      await drain();
      const [delivery] = await deliveriesOf(test);
      const { status, body } = await resend(delivery?.id);
      expect(status).to.equal(200);
      expect(body.data).to.include({ id: delivery?.id, status: "pending", attempts: 1 });
      expect(Object(body.data).next_attempt_at).to.be.a("string");
      await drain();
      const [first, second] = receiver.received;
      expect(second?.body).to.equal(first?.body);
      expect(second?.headers["webhook-id"]).to.equal(first?.headers["webhook-id"]);
      expect((await deliveriesOf(test))[0]).to.include({ status: "succeeded", attempts: 2 });
    });

    it("200: restarts the schedule of a delivery that was given up", async () => {
      const receiver = await open();
      await register(test, receiver.url);
      receiver.respondWith(500);
      await publish(test);
      await drain();
      const [delivery] = await deliveriesOf(test);
      const { knex } = test.service.db;
      await knex("deliveries").where({ id: delivery?.id }).update({ status: "failed", step: 10 });
      await knex("jobs").where({ subject: delivery?.id }).delete();
      await resend(delivery?.id);
      await drain();
      clock.advance(6_000);
      receiver.respondWith(200);
      await drain();
      expect((await deliveriesOf(test))[0]).to.include({ status: "succeeded", attempts: 3 });
    });

    it("200: a range, listed by its status and resent one by one after the URL was fixed", async () => {
      const receiver = await open();
      const { id } = await register(test, receiver.url);
      receiver.respondWith(410);
      const published = [await publish(test), await publish(test), await publish(test)];
      await drain();
      await publish(test).then((missed) => published.push(missed));
      await drain();
      const failed = await deliveriesOf(test, `?status=failed&webhook_id=${id}`);
      expect(failed).to.have.lengthOf(4);
      const rejected = await resend(failed[0]?.id);
      expect(`${rejected.status} ${rejected.body.code}`).to.equal("409 webhook_inactive");
      receiver.respondWith(200);
      await test.call("POST", `/webhooks/${id}/test`, { body: {} });
      receiver.received.length = 0;
      for (const delivery of failed) expect((await resend(delivery.id)).status).to.equal(200);
      await drain();
      expect(receiver.events.map(({ data }) => data.transaction_id)).to.have.members(published);
      expect(await deliveriesOf(test, "?status=failed")).to.deep.equal([]);
    });

    it("409: of a deleted webhook", async () => {
      const receiver = await open();
      const { id } = await register(test, receiver.url);
      await publish(test);
      await drain();
      await test.call("DELETE", `/webhooks/${id}`);
      const [delivery] = await deliveriesOf(test);
      const { status, body } = await resend(delivery?.id);
      expect(`${status} ${body.code}`).to.equal("409 webhook_inactive");
      expect(body.message).to.match(/deleted/);
    });

    it("404: deleted during the request", async () => {
      const { id: webhook_id } = await register(test, (await open()).url);
      await publish(test);
      await drain();
      const [delivery] = await deliveriesOf(test);
      const { db } = test.service;
      const asked = await db.transaction(async (trx) => {
        await lockWebhook(trx, webhook_id);
        const isRead = untilAsked(db, /from .deliveries. where .id. = /);
        const response = resend(delivery?.id);
        await isRead;
        await trx("deliveries").where({ id: delivery?.id }).delete();
        return { response };
      });
      const { status, body } = await asked.response;
      expect([status, body.code]).to.deep.equal([404, "not_found"]);
      expect(body.message).to.equal(`The delivery ${delivery?.id} is no longer kept.`);
    });

    it("403 and 404: another account's, the other environment's, an unknown one", async () => {
      const receiver = await open();
      await register(test, receiver.url);
      await publish(test);
      await drain();
      const [delivery] = await deliveriesOf(test);
      const other = await test.openAccount();
      expect((await resend(delivery?.id, other.keys.owner)).status).to.equal(403);
      expect((await resend(delivery?.id, test.account.keys.live)).status).to.equal(404);
      expect((await resend("x")).status).to.equal(404);
      await drain();
      expect(receiver.received).to.have.lengthOf(1);
    });
  });
}
