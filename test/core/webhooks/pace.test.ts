// The pace of webhooks: one account's events go out at a bounded rate, and hold up nobody else's.
import { expect } from "chai";
import { createTestClock } from "../../support/clock.ts";
import { databaseFamilies } from "../../support/database.ts";
import { publish, receivers, register, startQuietService } from "../../support/webhooks.ts";

for (const family of databaseFamilies()) {
  describe(`the pace of webhooks on ${family}`, () => {
    const open = receivers();

    it("sends five seconds' worth at once, and the rest at the configured rate", async () => {
      const clock = createTestClock();
      const test = await startQuietService({ family, clock, environment: { TAXD_WEBHOOK_PACE: "2" } });
      const busy = await open();
      await register(test, busy.url);
      for (let count = 0; count < 15; count++) await publish(test);
      const drain = () => test.service.webhooks.drain();
      await drain();
      expect(busy.received).to.have.length(10);
      clock.advance(1_000);
      await drain();
      expect(busy.received).to.have.length(12);

      Object.assign(test.account, await test.openAccount());
      const quiet = await open();
      await register(test, quiet.url);
      await publish(test);
      await drain();
      expect([busy.received.length, quiet.received.length]).to.deep.equal([12, 1]);

      clock.advance(60_000);
      await drain();
      expect(busy.received, "nothing is lost").to.have.length(15);
      await test.close();
    });
  });
}
