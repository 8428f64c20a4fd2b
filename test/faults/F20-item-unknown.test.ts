// F20: the unit wants item, stock and sale in this order.
import { expect } from "chai";
import { sale } from "../support/branch.ts";
import { itemInput } from "../support/records.ts";
import { movement } from "../support/stock.ts";
import { describeFault } from "./fault-test.ts";

describeFault(
  "F20",
  (stage) => {
    it("rejects unregistered items before the unit sees them", async () => {
      const items = [{ item_code: "KE2NTXU0009999", quantity: 1, unit_price: 10 }];
      const { status, body } = await stage.post("/sales", sale({ items }));
      expect(status).to.equal(400);
      expect(Object(body.errors)).to.have.keys("items[0].item_code");
      expect(stage.sent("saveSales")).to.deep.equal([]);
    });

    it("succeeds at a strict unit if an item is registered, stocked in and sold", async () => {
      await stage.post("/codes/sync");
      const { body } = await stage.post("/items", itemInput());
      const { item_code, default_price } = Object(body.data);
      const line = { item_cd: item_code, qty: 5, prc: default_price };
      await stage.lane.move(movement("11", [line]));
      await stage.lane.settle();
      const items = [{ item_code, quantity: 2, unit_price: default_price }];
      const id = await stage.lane.sell({ items });
      await stage.lane.settle();
      expect((await stage.lane.row(id)).status, JSON.stringify(await stage.failureOf(id))).to.equal(
        "success",
      );
    });

    it("shows the rejection of an item that the unit has lost, and sells it after a retry", async () => {
      await stage.post("/codes/sync");
      const { body } = await stage.post("/items", itemInput());
      const { item_code, default_price } = Object(body.data);
      await stage.play({ path: "saveSales" });
      const id = await stage.lane.sell({ items: [{ item_code, quantity: 1, unit_price: default_price }] });
      await stage.lane.settle();
      expect(await stage.lane.row(id)).to.include({ status: "failed", next_retry_at: null });
      expect((await stage.failureOf(id)).message).to.contain("does not exist in your stock master");
      await stage.lane.retry(id);
      await stage.lane.settle();
      expect((await stage.lane.row(id)).status).to.equal("success");
    });
  },
  { simulator: { itemOrder: "strict" } },
);
