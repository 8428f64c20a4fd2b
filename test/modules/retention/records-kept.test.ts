// Records are kept for more than five years: no setting, no timer and no end of an account removes a document, a receipt or an entry of the audit.
import { setImmediate } from "node:timers/promises";
import { expect } from "chai";
import { variables } from "../../../server/src/base/config-schema.ts";
import { firstIdAt } from "../../../server/src/base/ids.ts";
import { changeAccount } from "../../../server/src/modules/people/accounts/admin.ts";
import { openBranch, purchase, sale } from "../../support/branch.ts";
import { createTestClock } from "../../support/clock.ts";
import { databaseFamilies } from "../../support/database.ts";
import { deadUrl, failureOf } from "../../support/records.ts";
import { startTestService, type TestService } from "../../support/service.ts";
import { movement } from "../../support/stock.ts";

const dayMs = 24 * 60 * 60_000;
/** Five years after the end of a period that may itself last a year. */
const longMs = 6 * 366 * dayMs;

/** Rows about how the service worked, which are no records of the business. */
const passing = ["idempotency_keys", "attempts", "deliveries", "events", "processes"];
const records = ["transactions", "transaction_bodies", "calls", "movements", "audit", "outages"];

for (const family of databaseFamilies()) {
  describe(`records on ${family}`, () => {
    const clock = createTestClock();
    const timers: { run: () => void; everyMs: number }[] = [];
    let test: TestService;
    before(async () => {
      const { setInterval } = globalThis;
      globalThis.setInterval = ((run: () => void, everyMs: number) => {
        timers.push({ run, everyMs });
        return setInterval(run, everyMs);
      }) as typeof setInterval;
      try {
        const least = (name: string) => String(variables[name]?.minimum);
        test = await startTestService({
          family,
          clock,
          environment: {
            TAXD_ATTEMPT_DAYS: least("TAXD_ATTEMPT_DAYS"),
            TAXD_DELIVERY_DAYS: least("TAXD_DELIVERY_DAYS"),
          },
        });
      } finally {
        globalThis.setInterval = setInterval;
      }
      await openBranch(test);
    });
    after(() => test?.close());

    const tables = async (): Promise<string[]> => {
      const { knex } = test.service.db;
      if (family === "mysql")
        return knex("information_schema.tables")
          .whereRaw("table_schema = database()")
          .select("table_name as name")
          .then((rows: { name: string }[]) => rows.map(({ name }) => name));
      return knex("sqlite_master").where({ type: "table" }).whereNot("name", "like", "sqlite%").pluck("name");
    };
    const rowsOf = (table: string): Promise<object[]> => test.service.db.knex(table).select();
    const counts = async () => {
      const found = new Map<string, number>();
      for (const table of await tables()) found.set(table, (await rowsOf(table)).length);
      return found;
    };

    it("are removed by no setting, no timer and no cancellation", async () => {
      const { client } = test;
      const hook = await client.webhooks.create({ url: `${deadUrl}/hooks`, events: ["stock.low"] });
      await client.webhooks.test(hook.id);
      await client.sales.create(sale(), { idempotencyKey: "kept-for-a-day" });
      await client.purchases.create(purchase());
      const moved = await test.call("POST", "/stock", { body: movement("11", [{ qty: 10 }]) });
      expect(moved.status, moved.text).to.equal(200);
      // To the end: the sale that waits must not be signed while the rows are compared.
      await test.simulator.setFault({ fault: "F1", times: "always" });
      await client.sales.create(sale(), { async: true });
      await test.service.lanes.drain();
      expect(await failureOf(client.branches.delete("00"))).to.include({ status: 409 });
      await changeAccount(test.service.db, clock, test.account.id, "cancel", "closed");

      const before = await counts();
      for (const table of [...records, "attempts", "deliveries", "idempotency_keys"])
        expect(before.get(table), table).to.be.greaterThan(0);
      const kept = new Map<string, object[]>();
      for (const table of ["transaction_bodies", "movements", "audit"]) kept.set(table, await rowsOf(table));
      const receipts = await test.service.db
        .knex("transactions")
        .orderBy("id")
        .select("id", "invoice_no", "receipt_no", "receipt_date", "total_amount", "created_at");

      clock.advance(longMs);
      // The sale that waits is sent again, by attempts of the new time.
      const isOld = (table: string, row: object) =>
        table !== "attempts" || Reflect.get(row, "id") < firstIdAt(clock.now());
      // The look that deletes attempts has looked at everything before.
      for (const table of ["idempotency_keys", "deliveries", "attempts"])
        while ((await rowsOf(table)).some((row) => isOld(table, row))) {
          for (const { run, everyMs } of timers) if (everyMs >= 60_000) run();
          await setImmediate();
        }

      const after = await counts();
      for (const [table, count] of before) {
        if (!passing.includes(table)) expect(after.get(table), table).to.be.at.least(count);
      }
      for (const [table, rows] of kept) expect(await rowsOf(table), table).to.deep.include.members(rows);
      const columns = ["id", "invoice_no", "receipt_no", "receipt_date", "total_amount", "created_at"];
      expect(await test.service.db.knex("transactions").orderBy("id").select(columns)).to.deep.equal(
        receipts,
      );
    });
  });
}

describe("settings of retention", () => {
  it("are of attempts and webhook deliveries only", () => {
    const days = Object.keys(variables).filter((name) => /DAYS|KEEP|RETAIN|RETENTION|YEARS/.test(name));
    expect(days).to.deep.equal(["TAXD_ATTEMPT_DAYS", "TAXD_DELIVERY_DAYS"]);
  });
});
