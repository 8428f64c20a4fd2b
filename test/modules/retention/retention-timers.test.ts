// Everything that grows is looked through by a timer of the working service: keys, attempts and deliveries that are old go.
import { setImmediate } from "node:timers/promises";
import { expect } from "chai";
import { addFailure } from "../../../server/src/modules/people/failure-store.ts";
import { issueToken } from "../../../server/src/modules/people/token-store.ts";
import { openBranch, sale } from "../../support/branch.ts";
import { createTestClock } from "../../support/clock.ts";
import { clientOf } from "../../support/people.ts";
import { deadUrl } from "../../support/records.ts";
import { forget } from "../../support/retention.ts";
import { startTestService, type TestService } from "../../support/service.ts";

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
      test = await startTestService({
        clock,
        environment: { TAXD_ATTEMPT_DAYS: "20", TAXD_DELIVERY_DAYS: "10" },
      });
    } finally {
      globalThis.setInterval = setInterval;
    }
    await openBranch(test);
  });
  after(() => test?.close());

  it("is enforced by timers of the service", async () => {
    const { knex } = test.service.db;
    await test.client.sales.create(sale(), { idempotencyKey: "kept-for-a-day" });
    const { id } = await test.client.webhooks.create({
      url: `${deadUrl}/hooks`,
      events: ["stock.low"],
    });
    await test.client.webhooks.test(id);
    const countOf = async (table: string) => (await knex(table).select()).length;
    await clientOf(test, test.account.users.owner);
    const secret = { purpose: "sign_in", person_id: 1, lifeMs: 60 * 60_000 } as const;
    await issueToken(knex, secret, clock.now());
    await addFailure(knex, "0".repeat(64), { nowMs: clock.now(), forgottenMs: 0 });
    const identity = ["sessions", "person_tokens", "sign_in_failures"];
    const tables = ["idempotency_keys", "attempts", "deliveries", ...identity];
    for (const table of tables) expect(await countOf(table), table).to.be.greaterThan(0);
    const look = () => {
      for (const { run, everyMs } of timers) if (everyMs >= 60_000) run();
    };
    /** Deletes one table's rows; all that are kept longer are still there after that. */
    const expectDeleted = async (name: string, kept: readonly string[]) => {
      // A look that is still under way keeps the next one from beginning.
      while ((await countOf(name)) > 0) {
        look();
        await setImmediate();
      }
      for (const other of kept) expect(await countOf(other), `${other} after ${name}`).to.be.greaterThan(0);
    };
    clock.advance(dayMs + 30 * 60_000);
    look();
    await setImmediate();
    for (const kept of ["sessions", "person_tokens"]) expect(await countOf(kept)).to.be.greaterThan(0);
    clock.advance(30 * 60_000 + 1);
    await expectDeleted("sessions", ["attempts", "deliveries"]);
    await expectDeleted("person_tokens", ["attempts", "deliveries"]);
    await expectDeleted("sign_in_failures", ["attempts", "deliveries"]);
    await expectDeleted("idempotency_keys", ["attempts", "deliveries"]);
    clock.advance(9 * dayMs);
    await expectDeleted("deliveries", ["attempts"]);
    clock.advance(9 * dayMs + 22 * 60 * 60_000 - 1);
    await forget("attempts", test.service);
    expect(await countOf("attempts"), "an hour before their end").to.be.greaterThan(0);
    clock.advance(2 * 60 * 60_000);
    await expectDeleted("attempts", ["transactions", "transaction_bodies"]);
  });
});
