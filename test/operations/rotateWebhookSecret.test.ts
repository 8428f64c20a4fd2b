// rotateWebhookSecret: a new secret, next to which the old one signs for as long as it was asked to.
import { expect } from "chai";
import { Webhook } from "standardwebhooks";
import { createTestClock, type TestClock } from "../support/clock.ts";
import { databaseFamilies } from "../support/database.ts";
import type { Received, Receiver } from "../support/receiver.ts";
import type { TestService } from "../support/service.ts";
import { publish, receivers, register, startQuietService, type TestWebhook } from "../support/webhooks.ts";

const hour = 60 * 60_000;

/** Whether the public library takes a delivery, at the time at which it was sent. */
function accepts(secret: string, { headers, body }: Received): boolean {
  const id = String(headers["webhook-id"]);
  const sentAt = new Date(Number(headers["webhook-timestamp"]) * 1_000);
  if (Math.abs(Date.now() - sentAt.getTime()) < 60_000) {
    const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    try {
      new Webhook(secret).verify(body, given);
      return true;
    } catch {
      return false;
    }
  }
  const signed = new Webhook(secret).sign(id, sentAt, body);
  return String(headers["webhook-signature"]).split(" ").includes(signed);
}

for (const family of databaseFamilies()) {
  describe(`rotateWebhookSecret on ${family}`, () => {
    const open = receivers();
    let test: TestService;
    let clock: TestClock;
    let receiver: Receiver;
    let webhook: TestWebhook;
    const rotate = (body?: unknown) => test.call("POST", `/webhooks/${webhook.id}/rotate-secret`, { body });
    const next = async (): Promise<Received> => {
      await publish(test);
      await test.service.webhooks.drain();
      const received = receiver.received.at(-1);
      if (!received) throw new Error("nothing came");
      return received;
    };
    const signatures = ({ headers }: Received) => String(headers["webhook-signature"]).split(" ").length;

    beforeEach(async () => {
      // A clock at now for each: the library compares with the machine's.
      clock = createTestClock();
      test = await startQuietService({ family, clock });
      receiver = await open();
      webhook = await register(test, receiver.url);
    });
    afterEach(() => test.close());

    it("200: signs with both until the old one ends, a day later", async () => {
      const { status, body } = await rotate();
      expect(status).to.equal(200);
      const { secret, old_secret_expires_at } = Object(body.data);
      expect(secret)
        .to.match(/^whsec_/)
        .and.not.equal(webhook.secret);
      expect(Date.parse(old_secret_expires_at)).to.equal(clock.now() + 24 * hour);
      const both = await next();
      expect(signatures(both)).to.equal(2);
      expect([accepts(secret, both), accepts(webhook.secret, both)]).to.deep.equal([true, true]);
      clock.advance(24 * hour);
      const one = await next();
      expect(signatures(one)).to.equal(1);
      expect([accepts(secret, one), accepts(webhook.secret, one)]).to.deep.equal([true, false]);
    });

    it("200: ends the old one at once when asked to", async () => {
      const { body } = await rotate({ keep_old_hours: 0 });
      const { secret, old_secret_expires_at } = Object(body.data);
      expect(old_secret_expires_at).to.equal(null);
      const received = await next();
      expect([accepts(secret, received), accepts(webhook.secret, received)]).to.deep.equal([true, false]);
    });

    it("200: a second rotation keeps the one before it, and ends the first", async () => {
      const second = Object((await rotate()).body.data).secret;
      const third = Object((await rotate({ keep_old_hours: 168 })).body.data).secret;
      const received = await next();
      expect(signatures(received)).to.equal(2);
      const accepted = [third, second, webhook.secret].map((secret) => accepts(secret, received));
      expect(accepted).to.deep.equal([true, true, false]);
    });

    it("403: another account's, which keeps its secret", async () => {
      const other = await test.openAccount();
      const path = `/webhooks/${webhook.id}/rotate-secret`;
      expect((await test.call("POST", path, { body: {}, key: other.keys.owner })).status).to.equal(403);
      expect(accepts(webhook.secret, await next())).to.equal(true);
    });

    it("200 or 404: deleted at the same time, it keeps no secret", async () => {
      for (let round = 0; round < 5; round++) {
        webhook = await register(test, `${receiver.url}/${round}`);
        const [, { status }] = await Promise.all([
          test.call("DELETE", `/webhooks/${webhook.id}`),
          rotate({ keep_old_hours: 1 }),
        ]);
        expect(status).to.be.oneOf([200, 404]);
        const row = await test.service.db.knex("webhooks").where({ id: webhook.id }).first();
        expect(row).to.include({ secret: null, old_secret: null });
      }
    });

    it("422: longer than a week, or less than nothing", async () => {
      for (const keep_old_hours of [169, -1, 1.5, "24"]) {
        const { status, body } = await rotate({ keep_old_hours });
        expect(status, String(keep_old_hours)).to.equal(422);
        expect(Object(body.errors)).to.have.property("keep_old_hours");
      }
    });
  });
}
