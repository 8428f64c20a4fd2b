// testWebhook: one event now, and its response.
import { expect } from "chai";
import { Webhook } from "standardwebhooks";
import { DatabaseLost } from "../../server/src/base/database-lost.ts";
import { NotFoundError } from "../../server/src/base/errors.ts";
import { createDeliverer } from "../../server/src/core/webhooks/deliverer.ts";
import { findWebhook } from "../../server/src/core/webhooks/store.ts";
import { createTestClock } from "../support/clock.ts";
import { databaseFamilies } from "../support/database.ts";
import { switchAccount } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";
import {
  deliveriesOf,
  publish,
  receivers,
  register,
  showWebhook,
  startQuietService,
} from "../support/webhooks.ts";

for (const family of databaseFamilies()) {
  describe(`testWebhook on ${family}`, () => {
    const clock = createTestClock();
    const test = forSuite(() => startQuietService({ family, clock }));
    const open = receivers();
    const send = (id: string, key?: string) => test.call("POST", `/webhooks/${id}/test`, { body: {}, key });
    beforeEach(() => switchAccount(test));

    it("200: posts a signed webhook.test and responds with its delivery", async () => {
      // A receiver rejects what was signed minutes ago, by the machine's clock.
      clock.advance(Date.now() - clock.now());
      const receiver = await open();
      const { id, secret } = await register(test, receiver.url);
      const { status, body } = await send(id);
      expect(status).to.equal(200);
      expect(body.message).to.equal("The receiver responded with 204");
      expect(body.data).to.include({
        webhook_id: id,
        event: "webhook.test",
        status: "succeeded",
        attempts: 1,
      });
      const [received] = receiver.received;
      const headers = Object.fromEntries(
        Object.entries(received?.headers ?? {}).map(([name, value]) => [name, String(value)]),
      );
      const event = new Webhook(secret).verify(received?.body ?? "", headers);
      expect(event).to.deep.include({ event: "webhook.test", data: { webhook_id: id } });
      expect(await deliveriesOf(test)).to.have.lengthOf(1);
    });

    it("200: reports the failure, and does not retry", async () => {
      const receiver = await open();
      const { id } = await register(test, receiver.url);
      receiver.respondWith(500);
      const { status, body } = await send(id);
      expect(status).to.equal(200);
      expect(body.message).to.equal("The test failed: The receiver responded with 500");
      expect(body.data).to.include({ status: "failed", response_status: 500, next_attempt_at: null });
      clock.advance(60 * 60_000);
      await test.service.webhooks.drain();
      expect(receiver.received).to.have.lengthOf(1);
    });

    it("200: skips a waiting queue", async () => {
      const receiver = await open();
      const { id } = await register(test, receiver.url);
      await publish(test);
      await send(id);
      expect(receiver.events.map(({ event }) => event)).to.deep.equal(["webhook.test"]);
    });

    it("200: enables a disabled webhook when its URL responds", async () => {
      const receiver = await open();
      const { id } = await register(test, receiver.url);
      receiver.respondWith(410);
      await publish(test);
      await test.service.webhooks.drain();
      expect((await send(id)).body.data).to.include({ status: "failed", response_status: 410 });
      expect(await showWebhook(test, id)).to.include({ is_active: false });
      const health = await test.call("GET", "/health");
      const checks: { name: string; status: string }[] = Object(health.body.data).checks;
      expect(checks.find(({ name }) => name === "webhooks")).to.include({ status: "warn" });
      receiver.respondWith(200);
      await send(id);
      expect(await showWebhook(test, id)).to.include({ is_active: true, disabled_reason: null });
      await publish(test);
      await test.service.webhooks.drain();
      expect(receiver.received).to.have.lengthOf(4);
    });

    it("200: says that the service can't read the secret, and sends it when it can", async () => {
      const receiver = await open();
      const { id } = await register(test, receiver.url);
      const { knex } = test.service.db;
      await knex("webhooks").where({ id }).update({ secret_key_id: "gone" });
      const { status, body } = await send(id);
      expect(status).to.equal(200);
      expect(body.message).to.match(
        /^The test failed: Not sent: the service can't read the webhook's secret/,
      );
      await knex("webhooks").where({ id }).update({ secret_key_id: test.service.secrets.keyId });
      clock.advance(60_000);
      await test.service.webhooks.drain();
      expect((await deliveriesOf(test)).map(({ status: shown }) => shown)).to.deep.equal(["succeeded"]);
    });

    it("404: if it is deleted during the request, nothing is sent or left to be sent", async () => {
      const receiver = await open();
      const { id } = await register(test, receiver.url);
      const { db, webhooks } = test.service;
      const webhook = await findWebhook(db.knex, id);
      if (!webhook) throw new Error("nothing is registered");
      await test.call("DELETE", `/webhooks/${id}`);
      const error = await webhooks.sendTest(webhook).catch((thrown: unknown) => thrown);
      expect(error).to.be.instanceOf(NotFoundError);
      expect([await deliveriesOf(test), receiver.received]).to.deep.equal([[], []]);
    });

    it("is ended by the queue when the process that sent it died, also at a disabled webhook", async () => {
      const receiver = await open();
      const { id } = await register(test, receiver.url);
      receiver.respondWith(410);
      await send(id);
      receiver.respondWith(204);
      const { db } = test.service;
      const dying = createDeliverer({
        ...test.service,
        db: {
          ...db,
          transaction: (work) => {
            if (receiver.received.length > 1) throw new DatabaseLost("unreachable", "gone");
            return db.transaction(work);
          },
        },
      });
      const webhook = await findWebhook(db.knex, id);
      if (webhook?.is_active !== false) throw new Error("it is not disabled");
      const error = await dying.sendTest(webhook).catch((thrown: unknown) => thrown);
      expect(error).to.be.instanceOf(DatabaseLost);
      await db.knex("jobs").where({ part: id }).update({ lease_until: 0 });
      await test.service.webhooks.drain();
      expect((await deliveriesOf(test)).map(({ status }) => status)).to.deep.equal(["succeeded", "failed"]);
      expect(await showWebhook(test, id)).to.include({ is_active: true });
    });

    it("403: another account's", async () => {
      const receiver = await open();
      const { id } = await register(test, receiver.url);
      const other = await test.openAccount();
      expect((await send(id, other.keys.owner)).status).to.equal(403);
      expect(receiver.received).to.have.lengthOf(0);
    });
  });
}
