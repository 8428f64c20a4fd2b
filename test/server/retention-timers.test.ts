// Everything that grows is looked through by a timer of the working service: keys, attempts and deliveries that are old go.
import { setImmediate } from "node:timers/promises";
import { expect } from "chai";
import { openBranch, sale } from "../support/branch.ts";
import { createTestClock } from "../support/clock.ts";
import { deadUrl } from "../support/records.ts";
import { startTestService, type TestService } from "../support/service.ts";

const dayMs = 24 * 60 * 60_000;

describe("retention", () => {
  const clock = createTestClock();
  /** What the service does each so many milliseconds. */
  const timers: { run: () => void; everyMs: number }[] = [];
  let test: TestService;
  before(async () => {
    const { setInterval } = globalThis;
    globalThis.setInterval = ((run: () => void, everyMs: number) => {
      timers.push({ run, everyMs });
      return setInterval(run, everyMs);
    }) as typeof setInterval;
    try {
      test = await startTestService({ clock });
    } finally {
      globalThis.setInterval = setInterval;
    }
    await openBranch(test);
  });
  after(() => test?.close());

  it("is kept up by timers of the service", async () => {
    const { knex } = test.service.db;
    await test.client.sales.create(sale(), { idempotencyKey: "kept-for-a-day" });
    const { id } = await test.client.webhooks.create({
      url: `${await deadUrl()}/hooks`,
      events: ["stock.low"],
    });
    await test.client.webhooks.test(id);
    const countOf = async (table: string) => (await knex(table).select()).length;
    const tables = ["idempotency_keys", "attempts", "deliveries"];
    for (const table of tables) expect(await countOf(table), table).to.be.greaterThan(0);
    clock.advance(400 * dayMs);
    for (const { run, everyMs } of timers) if (everyMs >= 60_000) run();
    for (const table of tables) while ((await countOf(table)) > 0) await setImmediate();
  });
});
