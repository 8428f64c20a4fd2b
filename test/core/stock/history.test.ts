// Whatever happens to stock, in whatever order and with whatever faults: the sums hold, and a count ends every discrepancy.

import { expect } from "chai";
import * as fc from "fast-check";
import type { Knex } from "knex";
import { resendAll } from "../../../server/src/core/stock/resend.ts";
import { openBranch, purchase, sale, type TestBranch } from "../../support/branch.ts";
import { databaseFamilies } from "../../support/database.ts";
import { createImport, customsRow, mapImport } from "../../support/imports.ts";
import { startTestService } from "../../support/service.ts";
import { expectStockSums, levelOf, movement } from "../../support/stock.ts";
import { forSuite } from "../../support/suite.ts";

const cola = "KE2NTXU0000001";
const milk = "KE2NTXL0000002";

type Step =
  | { what: "sale" | "purchase" }
  | { what: "move"; type: string; qty: number }
  | { what: "adjust"; first: number; second: number }
  | { what: "count"; qty: number }
  | { what: "import"; create: boolean }
  | { what: "fault"; fault: string; path: string };

const qty = fc.integer({ min: 1, max: 900 }).map((hundredths) => hundredths / 100);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom<Step>({ what: "sale" }, { what: "purchase" }),
  fc.record({ what: fc.constant("move" as const), type: fc.constantFrom("11", "12", "21"), qty }),
  fc.record({ what: fc.constant("adjust" as const), first: qty, second: qty }),
  fc.record({ what: fc.constant("count" as const), qty }),
  fc.record({ what: fc.constant("import" as const), create: fc.boolean() }),
  fc.record({
    what: fc.constant("fault" as const),
    fault: fc.constantFrom("F3", "F10", "F18", "F22"),
    path: fc.constantFrom("saveStockItems", "saveStockMaster", "updateImportItems"),
  }),
);

const rejected: Step = { what: "fault", fault: "F18", path: "saveStockItems" };
/** A follow-up that is rejected, and again when a count repeats it, and others of its items behind it. */
const rejectedTooOften: Step[] = [
  rejected,
  rejected,
  { what: "import", create: false },
  { what: "count", qty: 2 },
  { what: "import", create: false },
  { what: "count", qty: 3 },
  { what: "import", create: false },
];

for (const family of databaseFamilies()) {
  describe(`the history of stock on ${family}`, () => {
    let branch: TestBranch;
    let imports = 0;

    const test = forSuite(() => startTestService({ family, overrides: { syncWaitMs: 300 } }));

    const post = (path: string, body: unknown) => test.call("POST", path, { body });

    async function play(step: Step): Promise<void> {
      switch (step.what) {
        case "sale":
          await post("/sales?async=true", sale());
          return;
        case "purchase":
          await post("/purchases?async=true", purchase());
          return;
        case "move":
          await post("/stock?async=true", movement(step.type, [{ qty: step.qty }]));
          return;
        case "adjust": {
          const lines = [{ qty: step.first }, { item_cd: milk, qty: -step.second, tax_ty_cd: "B" }];
          await post("/stock?async=true", movement("13", lines));
          return;
        }
        case "count":
          expect((await post("/stock/master", { item_code: cola, remaining_qty: step.qty })).status).to.equal(
            200,
          );
          return;
        case "import": {
          imports += 1;
          const key = { task_code: `T${imports}` };
          const item_code = `BR2NTKG${String(imports).padStart(7, "0")}`;
          const new_item = { item_code, item_class_code: "5020230602", item_name: "Beans" };
          const body = step.create ? createImport({ ...key, new_item }) : mapImport(key);
          await test.simulator.addImports(branch.tin, "00", [customsRow({ taskCd: key.task_code })]);
          await post("/imports/process?async=true", body);
          return;
        }
        case "fault":
          await test.simulator.setFault({
            fault: step.fault,
            path: step.path,
            tin: branch.tin,
            ...(step.fault === "F3" ? { params: { how: "reset" } } : {}),
          });
      }
    }

    /** Finishes all waiting, unconfirmed and postponed calls. */
    async function settle(): Promise<void> {
      await test.simulator.clearFaults();
      // A call that is on its way has a holder.
      const idle = (trx: Knex.Transaction) =>
        trx("calls")
          .where({ lane_id: branch.laneId })
          .andWhere((put) => put.where({ state: "waiting" }).orWhere({ state: "sent", holder: null }));
      for (;;) {
        await test.service.db.knex("lanes").where({ id: branch.laneId }).update({ open_until: 0 });
        // In a transaction, which is repeated where it meets a lane at work.
        await test.service.db.transaction((trx) => idle(trx).update({ due_at: 0 }));
        await test.service.lanes.drain();
        const left = await test.service.db
          .knex("calls")
          .where({ lane_id: branch.laneId })
          .whereIn("state", ["waiting", "sent"])
          .first("id");
        if (!left) return;
        // A follow-up that was rejected too often blocks later ones of its items until it is resent: by hand, or at night.
        await test.service.db.transaction((trx) => resendAll(trx, Date.now(), ""));
      }
    }

    it("keeps the sums after every step, and ends without a discrepancy once counted", async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
          Object.assign(test.account, await test.openAccount());
          branch = await openBranch(test);
          for (const one of steps) await play(one);
          await settle();
          await expectStockSums(test, branch);
          for (const item_code of [cola, milk]) {
            await post("/stock/master", { item_code, remaining_qty: 12.5 });
            await settle();
            expect(await levelOf(test, branch, item_code)).to.include({ qty: 12.5, acknowledged: 12.5 });
          }
          await expectStockSums(test, branch);
        }),
        { numRuns: 8, examples: [[rejectedTooOften]] },
      );
    });
  });
}
