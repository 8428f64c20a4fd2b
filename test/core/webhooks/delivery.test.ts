// Deliveries: signed, repeated on schedule, written down, shared between processes, and never lost.
import { expect } from "chai";
import { Webhook } from "standardwebhooks";
import type { Metrics } from "../../../server/src/base/metrics.ts";
import { createDeliverer } from "../../../server/src/core/webhooks/deliverer.ts";
import { createPublisher } from "../../../server/src/core/webhooks/publisher.ts";
import { scheduleMs } from "../../../server/src/core/webhooks/schedule.ts";
import { breakRows } from "../../support/broken.ts";
import { createTestClock } from "../../support/clock.ts";
import { databaseFamilies } from "../../support/database.ts";
import type { Received } from "../../support/receiver.ts";
import { switchAccount } from "../../support/records.ts";
import { forSuite } from "../../support/suite.ts";
import {
  deliveriesOf,
  publish,
  receivers,
  register,
  sandboxOf,
  showWebhook,
  startQuietService,
} from "../../support/webhooks.ts";

const headersOf = ({ headers }: Received): Record<string, string> => ({
  "webhook-id": String(headers["webhook-id"]),
  "webhook-timestamp": String(headers["webhook-timestamp"]),
  "webhook-signature": String(headers["webhook-signature"]),
});

/** The attempts that a service has counted, by outcome. */
async function countedAttempts({ registry }: Metrics): Promise<Record<string, number>> {
  const counter = await registry.getSingleMetric("taxd_webhook_attempts_total")?.get();
  return Object.fromEntries(counter?.values.map(({ labels, value }) => [labels.outcome, value]) ?? []);
}

for (const family of databaseFamilies()) {
  describe(`webhook deliveries on ${family}`, () => {
    const clock = createTestClock();
    const test = forSuite(() => startQuietService({ family, clock }));
    const open = receivers();
    const drain = () => test.service.webhooks.drain();
    beforeEach(() => switchAccount(test));

    describe("the request", () => {
      it("is the API's body, signed so that the public library accepts it", async () => {
        const receiver = await open();
        const { secret } = await register(test, receiver.url);
        const id = await publish(test, "request-77");
        await drain();
        const [received] = receiver.received;
        if (!received) throw new Error("nothing came");
        const event = new Webhook(secret).verify(received.body, headersOf(received));
        expect(event).to.deep.include({ event: "transaction.completed", type: "transaction.completed" });
        expect(Object(event).data).to.include({ transaction_id: id, status: "success" });
        expect(received).to.deep.include({ method: "POST", path: "/hooks" });
        expect(received.headers).to.include({
          "content-type": "application/json",
          "x-request-id": "request-77",
        });
        expect(() =>
          new Webhook("whsec_c29tZSBvdGhlcg==").verify(received.body, headersOf(received)),
        ).to.throw();
      });

      it("is sent to every webhook that subscribed to the event, under one id, and to no other", async () => {
        const [one, two, other] = [await open(), await open(), await open()];
        await register(test, one.url);
        await register(test, two.url, { events: ["stock.low", "transaction.completed"] });
        await register(test, other.url, { events: ["stock.low"] });
        await publish(test);
        await drain();
        expect([one, two, other].map(({ received }) => received.length)).to.deep.equal([1, 1, 0]);
        expect(one.received[0]?.headers["webhook-id"]).to.equal(two.received[0]?.headers["webhook-id"]);
      });

      it("stays within its environment", async () => {
        const receiver = await open();
        await register(test, receiver.url);
        Object.assign(test.account, await test.openAccount());
        await publish(test);
        await drain();
        expect(receiver.received).to.have.lengthOf(0);
        expect(
          await test.service.db.knex("events").where({ data_set_id: await sandboxOf(test) }),
        ).to.deep.equal([]);
      });
    });

    describe("the schedule", () => {
      it("is not put off by a clock that was a day ahead, neither before nor after the first attempt", async () => {
        const receiver = await open();
        await register(test, receiver.url);
        const startMs = clock.now();
        clock.advance(24 * 3_600_000);
        receiver.respondWith((response) => response.writeHead(clock.now() > startMs ? 500 : 200).end());
        await publish(test);
        await drain();
        expect(receiver.received).to.have.lengthOf(1);
        await publish(test);
        await createPublisher({
          ...test.service,
          timeZone: test.service.config.timeZone,
        }).publish();
        clock.advance(-24 * 3_600_000);
        await drain();
        expect(receiver.received).to.have.lengthOf(3);
        expect((await deliveriesOf(test)).map(({ status }) => status)).to.deep.equal([
          "succeeded",
          "succeeded",
        ]);
      });

      it("retries with the same id and a new timestamp until it is received", async () => {
        const receiver = await open();
        const { id, secret } = await register(test, receiver.url);
        receiver.respondWith((response, _received, got) => response.writeHead(got < 3 ? 500 : 200).end());
        const before = await countedAttempts(test.service.metrics);
        await publish(test);
        await drain();
        expect(await deliveriesOf(test)).to.have.lengthOf(1);
        expect((await deliveriesOf(test))[0]).to.deep.include({
          status: "pending",
          attempts: 1,
          response_status: 500,
          error: "The receiver responded with 500",
        });
        expect(await showWebhook(test, id)).to.include({ is_active: true, last_success_at: null });
        clock.advance(4_000);
        await drain();
        expect(receiver.received).to.have.lengthOf(1);
        clock.advance(2_000);
        await drain();
        clock.advance(6 * 60_000);
        await drain();
        expect(receiver.received).to.have.lengthOf(3);
        const ids = new Set(receiver.received.map(({ headers }) => headers["webhook-id"]));
        expect(ids.size).to.equal(1);
        for (const received of receiver.received) {
          const headers = headersOf(received);
          const sent = new Date(Number(headers["webhook-timestamp"]) * 1_000);
          const expected = new Webhook(secret).sign(headers["webhook-id"] ?? "", sent, received.body);
          expect(headers["webhook-signature"]).to.equal(expected);
        }
        const times = new Set(receiver.received.map(({ headers }) => headers["webhook-timestamp"]));
        expect(times.size).to.equal(3);
        const [delivery] = await deliveriesOf(test);
        expect(delivery).to.deep.include({
          status: "succeeded",
          attempts: 3,
          error: null,
          next_attempt_at: null,
        });
        expect(delivery?.attempt_log.map(({ response_status }) => response_status)).to.deep.equal([
          500, 500, 200,
        ]);
        expect((await showWebhook(test, id)).last_success_at).to.be.a("string");
        const { delivered = 0, failed = 0, given_up } = before;
        const counted = { delivered: delivered + 1, failed: failed + 2, given_up };
        expect(await countedAttempts(test.service.metrics)).to.deep.equal(counted);
      });

      it("gives up after the tenth attempt, three days later", async () => {
        const receiver = await open();
        const { id } = await register(test, receiver.url);
        receiver.respondWith(503);
        const { delivered, failed = 0, given_up = 0 } = await countedAttempts(test.service.metrics);
        await publish(test);
        for (const wait of scheduleMs) {
          clock.advance(wait * 1.1);
          await drain();
        }
        expect(receiver.received).to.have.lengthOf(10);
        const [delivery] = await deliveriesOf(test);
        expect(delivery).to.include({ status: "failed", attempts: 10, next_attempt_at: null });
        const counted = { delivered, failed: failed + 9, given_up: given_up + 1 };
        expect(await countedAttempts(test.service.metrics)).to.deep.equal(counted);
        expect(await showWebhook(test, id)).to.include({ is_active: true });
        clock.advance(48 * 60 * 60_000);
        await drain();
        expect(receiver.received).to.have.lengthOf(10);
      });

      it("disables a webhook that has failed for 5 days, and keeps later events to be resent", async () => {
        const receiver = await open();
        const { id } = await register(test, receiver.url);
        receiver.respondWith(500);
        for (let hours = 0; hours <= 5 * 24; hours += 12) {
          await publish(test);
          await drain();
          clock.advance(12 * 60 * 60_000);
        }
        const shown = await showWebhook(test, id);
        expect(shown).to.include({ is_active: false, disabled_reason: "Every delivery failed for 5 days" });
        expect((await deliveriesOf(test, "?status=pending")).length).to.equal(0);
        const before = receiver.received.length;
        await publish(test);
        await drain();
        expect(receiver.received).to.have.lengthOf(before);
        const [missed] = await deliveriesOf(test);
        expect(missed).to.include({ status: "failed", attempts: 0 });
        expect(missed?.error).to.match(/disabled/);
      });

      it("does not add up failures that lie further apart than the schedule", async () => {
        const receiver = await open();
        const { id } = await register(test, receiver.url);
        receiver.respondWith(500);
        await publish(test);
        for (const wait of scheduleMs) {
          clock.advance(wait * 1.1);
          await drain();
        }
        clock.advance(7 * 24 * 60 * 60_000);
        await publish(test);
        await drain();
        expect(await showWebhook(test, id)).to.include({ is_active: true });
      });

      it("disables at once an address that responds with 410", async () => {
        const receiver = await open();
        const { id } = await register(test, receiver.url);
        receiver.respondWith(500);
        await publish(test);
        await drain();
        receiver.respondWith(410);
        await publish(test);
        await drain();
        const shown = await showWebhook(test, id);
        expect(shown.is_active).to.equal(false);
        expect(shown.disabled_reason).to.match(/410/);
        expect((await deliveriesOf(test)).map(({ status }) => status)).to.deep.equal(["failed", "failed"]);
      });
    });

    it("continue for other webhooks if one webhook's can't be claimed, and for that one a minute later", async () => {
      const [broken, sound] = [await open(), await open()];
      const { id } = await register(test, broken.url);
      await publish(test);
      const condition = `new.part = '${id}' and new.owner is not null`;
      const repair = await breakRows(test.service.db, "update on jobs", condition);
      try {
        Object.assign(test.account, await test.openAccount());
        await register(test, sound.url);
        await publish(test);
        await drain();
        expect([broken, sound].map(({ received }) => received.length)).to.deep.equal([0, 1]);
      } finally {
        await repair();
      }
      await drain();
      expect(broken.received).to.have.lengthOf(0);
      clock.advance(60_000);
      await drain();
      expect(broken.received).to.have.lengthOf(1);
    });

    it("finds deliveries that a fast clock postponed as soon as it starts", async () => {
      const receiver = await open();
      await register(test, receiver.url);
      clock.advance(24 * 3_600_000);
      await publish(test);
      await createPublisher({ ...test.service, timeZone: "UTC" }).publish();
      clock.advance(-24 * 3_600_000);
      const live = createDeliverer({ ...test.service });
      live.start();
      await receiver.count(1);
      await live.stop();
    });

    it("sends a lone event at once when it is woken", async () => {
      const receiver = await open();
      await register(test, receiver.url);
      const live = createDeliverer({ ...test.service });
      live.start();
      await publish(test);
      live.wake();
      await receiver.count(1);
      await live.stop();
    });
  });
}
