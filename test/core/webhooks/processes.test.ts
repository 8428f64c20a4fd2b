// Deliveries of several processes: each is sent by one of them, and what one drops another sends.
import { expect } from "chai";
import { DatabaseLost } from "../../../server/src/base/database-lost.ts";
import { createDeliverer } from "../../../server/src/core/webhooks/deliverer.ts";
import { createPublisher } from "../../../server/src/core/webhooks/publisher.ts";
import { databaseFamilies } from "../../support/database.ts";
import { untilAsked } from "../../support/queries.ts";
import { switchAccount } from "../../support/records.ts";
import { forSuite } from "../../support/suite.ts";
import { deliveriesOf, publish, receivers, register, startQuietService } from "../../support/webhooks.ts";

for (const family of databaseFamilies()) {
  describe(`webhook deliveries of several processes on ${family}`, () => {
    const test = forSuite(() => startQuietService({ family }));
    const open = receivers();
    const drain = () => test.service.webhooks.drain();
    beforeEach(() => switchAccount(test));

    describe("several processes", () => {
      it("share the queue: each event arrives once", async () => {
        const receiver = await open();
        await register(test, receiver.url);
        const ids = new Set<string>();
        for (let index = 0; index < 40; index++) ids.add(await publish(test));
        const others = [createDeliverer({ ...test.service }), createDeliverer({ ...test.service })];
        await Promise.all([drain(), ...others.map((other) => other.drain())]);
        await drain();
        expect(receiver.events.map(({ data }) => data.transaction_id)).to.have.members([...ids]);
        await Promise.all(others.map((other) => other.stop()));
      });

      it("resend under the same id a delivery that one of them sent and could not record", async () => {
        const receiver = await open();
        await register(test, receiver.url);
        await publish(test);
        const { db } = test.service;
        const dying = createDeliverer({
          ...test.service,
          db: {
            ...db,
            transaction: (work) => {
              if (receiver.received.length > 0) throw new DatabaseLost("unreachable", "gone");
              return db.transaction(work);
            },
          },
        });
        await dying.drain();
        expect(receiver.received).to.have.lengthOf(1);
        await drain();
        expect(receiver.received, "the lease still runs").to.have.lengthOf(1);
        await db.knex("jobs").update({ lease_until: 0 });
        await drain();
        expect(receiver.received).to.have.lengthOf(2);
        const [first, second] = receiver.received;
        expect(second?.headers["webhook-id"]).to.equal(first?.headers["webhook-id"]);
        expect(second?.body).to.equal(first?.body);
        expect((await deliveriesOf(test))[0]).to.include({ status: "succeeded", attempts: 2 });
        await dying.stop();
      });

      it("release aborted deliveries at once when one stops", async () => {
        const receiver = await open();
        await register(test, receiver.url);
        receiver.respondWith(() => undefined);
        await publish(test);
        const stopped = createDeliverer({ ...test.service, limits: { connectMs: 1_000, totalMs: 60_000 } });
        stopped.start();
        await receiver.count(1);
        await stopped.stop(0);
        receiver.respondWith(204);
        await drain();
        expect((await deliveriesOf(test))[0]).to.include({ status: "succeeded", attempts: 2 });
      });
    });

    it("plans no retry for a delivery that was dropped while a stopping process sent it", async () => {
      const receiver = await open();
      const { id } = await register(test, receiver.url);
      receiver.respondWith(() => undefined);
      await publish(test);
      const stopped = createDeliverer({ ...test.service, limits: { connectMs: 1_000, totalMs: 60_000 } });
      stopped.start();
      await receiver.count(1);
      await test.call("DELETE", `/webhooks/${id}`);
      await stopped.stop(0);
      expect((await deliveriesOf(test))[0]).to.include({
        status: "failed",
        error: "Not sent, the webhook was deleted",
        next_attempt_at: null,
      });
    });

    it("releases deliveries of its last check before it stops", async () => {
      await register(test, (await open()).url);
      await publish(test);
      const { db } = test.service;
      await createPublisher({ ...test.service, timeZone: "UTC" }).publish();
      const [delivery] = await deliveriesOf(test);
      const stopped = createDeliverer({ ...test.service });
      const isDue = untilAsked(db, /from .jobs. where .queue. = .* and .part. = /);
      const { stopping } = await db.transaction(async (trx) => {
        await trx("jobs").where({ subject: delivery?.id }).forUpdate().first("subject");
        stopped.start();
        await isDue;
        return { stopping: stopped.stop(0) };
      });
      await stopping;
      const job = await db.knex("jobs").where({ subject: delivery?.id }).first("owner", "lease_until");
      expect(job).to.deep.equal({ owner: null, lease_until: 0 });
      expect((await deliveriesOf(test))[0]).to.include({ status: "pending" });
    });
  });
}
