// listImportItems: the items that imports can be mapped to.

import { expect } from "chai";
import { listMappableItems } from "../../server/src/core/imports/items-store.ts";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { openBranch, type TestBranch } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { startTestService } from "../support/service.ts";
import { movement } from "../support/stock.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`listImportItems on ${family}`, () => {
    let branch: TestBranch;
    const list = (key?: string) => test.call("GET", "/imports/items", key ? { key } : {});

    const test = forSuite(() => startTestService({ family, overrides: { syncWaitMs: 4_000 } }));
    before(async () => {
      branch = await openBranch(test);
      await test.call("POST", "/stock", { body: movement("11", [{ qty: 4 }]) });
    });

    it("200: active items by code, with the branch's quantities; no services", async () => {
      const { status, body } = await list();
      expect(status).to.equal(200);
      const { items, total } = Object(body.data);
      expect(total).to.equal(2);
      expect(items.map(({ item_code }: { item_code: string }) => item_code)).to.deep.equal([
        "KE2NTXL0000002",
        "KE2NTXU0000001",
      ]);
      expect(items[1]).to.include({ item_name: "Cola 500ml", current_qty: 4, default_price: 580 });
    });

    it("reads them part by part, each once", async () => {
      const scope = { data_set_id: branch.environmentId, branch_id: branch.branchId };
      const whole = await listMappableItems(test.service.db.knex, scope);
      expect(whole.map(({ qty }) => qty)).to.deep.equal([0, 40_000]);
      for (const atOnce of [1, 2])
        expect(await listMappableItems(test.service.db.knex, scope, atOnce)).to.deep.equal(whole);
    });

    it("200: no inactive items", async () => {
      const cola = { data_set_id: branch.environmentId, item_code: "KE2NTXU0000001" };
      await test.service.db.knex("items").where(cola).update({ is_active: 0 });
      noteChange(test.service.db.knex, "items");
      const { body } = await list();
      expect(Object(body.data).total).to.equal(1);
      await test.service.db.knex("items").where(cola).update({ is_active: 1 });
      noteChange(test.service.db.knex, "items");
    });

    it("403: a cashier", async () => {
      expect((await list(test.keys.cashier)).status).to.equal(403);
    });
  });
}
