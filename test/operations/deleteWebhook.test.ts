// deleteWebhook: nothing more is sent; the log stays.
import { expect } from "chai";
import { createTestClock } from "../support/clock.ts";
import { databaseFamilies } from "../support/database.ts";
import { switchAccount } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";
import { deliveriesOf, publish, receivers, register, startQuietService } from "../support/webhooks.ts";

for (const family of databaseFamilies()) {
  describe(`deleteWebhook on ${family}`, () => {
    const clock = createTestClock();
    const test = forSuite(() => startQuietService({ family, clock }));
    const open = receivers();
    beforeEach(() => switchAccount(test));

    it("200: sends nothing more, drops waiting deliveries, and keeps the log", async () => {
      const receiver = await open();
      receiver.respondWith(500);
      const { id } = await register(test, receiver.url);
      await publish(test);
      await test.service.webhooks.drain();
      await publish(test);
      const { status } = await test.call("DELETE", `/webhooks/${id}`);
      expect(status).to.equal(200);
      expect((await test.call("GET", `/webhooks/${id}`)).status).to.equal(404);
      expect((await test.call("DELETE", `/webhooks/${id}`)).status).to.equal(404);
      expect((await test.call("GET", "/webhooks")).body.data).to.deep.equal([]);
      await publish(test);
      clock.advance(60 * 60_000);
      await test.service.webhooks.drain();
      expect(receiver.received).to.have.lengthOf(1);
      const [delivery, ...others] = await deliveriesOf(test);
      expect(others).to.deep.equal([]);
      expect(delivery).to.include({
        status: "failed",
        attempts: 1,
        error: "Not sent, the webhook was deleted",
      });
    });

    it("200: deletes its secrets", async () => {
      const { id } = await register(test, "http://127.0.0.1:4000/hooks");
      await test.call("POST", `/webhooks/${id}/rotate-secret`, { body: {} });
      await test.call("DELETE", `/webhooks/${id}`);
      const row = await test.service.db.knex("webhooks").where({ id }).first();
      expect(row).to.include({
        secret: null,
        old_secret: null,
        secret_key_id: null,
        old_secret_key_id: null,
      });
    });

    it("403: another account's, which stays", async () => {
      const { id } = await register(test, "http://127.0.0.1:4000/hooks");
      const other = await test.openAccount();
      expect((await test.call("DELETE", `/webhooks/${id}`, { key: other.keys.owner })).status).to.equal(403);
      expect((await test.call("GET", `/webhooks/${id}`)).status).to.equal(200);
    });
  });
}
