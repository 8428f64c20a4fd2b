// getStockItem: the level of one item and the movements that add up to it.
import { expect } from "chai";
import { openBranch, purchase, sale } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("getStockItem", (family) => {
  const cola = "KE2NTXU0000001";
  const test = forSuite(() => startTestService({ family }));
  before(async () => {
    await openBranch(test);
    await test.client.purchases.create(purchase({ invoice_no: "P-1" }));
    await test.client.sales.create(sale({ invoice_no: "S-1" }));
    await test.client.sales.create(sale({ invoice_no: "S-2" }));
  });

  describe("200", () => {
    it("shows level and history, newest first; movements add up to the quantity", async () => {
      const { data, body } = await test.client.stock.item(cola).withResponse();
      expect(data.item).to.include({ item_code: cola, current_qty: 6, is_low_stock: false });
      expect(data.item).not.to.have.property("tax_type_name");
      expect(
        data.movements.map(({ invoice_no, direction, qty }) => [invoice_no, direction, qty]),
      ).to.deep.equal([
        ["S-2", "OUT", 2],
        ["S-1", "OUT", 2],
        ["P-1", "IN", 10],
      ]);
      expect(
        data.movements.map(({ type, movement_type, reference }) => [type, movement_type, reference]),
      ).to.deep.equal([
        ["sales", "SALE", "Sale S-2"],
        ["sales", "SALE", "Sale S-1"],
        ["purchase", "PURCHASE", "Purchase P-1"],
      ]);
      expect(body.meta).to.include({ total_movements: 3, current_page: 1, per_page: 50, total_pages: 1 });
      const signs = { IN: 1, OUT: -1, ADJUST: 1 };
      const sum = data.movements.reduce((total, { direction, qty }) => total + signs[direction] * qty, 0);
      expect(sum).to.equal(data.item.current_qty);
    });

    it("pages and keeps to the days asked for", async () => {
      const page = await test.client.stock.item(cola, { per_page: 2, page: 2 }).withResponse();
      expect(page.data.movements.map(({ invoice_no }) => invoice_no)).to.deep.equal(["P-1"]);
      expect(page.body.meta.total_pages).to.equal(2);
      const past = await test.client.stock.item(cola, { to_date: "2001-01-01" }).withResponse();
      expect(past.data.movements).to.deep.equal([]);
      expect(past.body.meta.total_movements).to.equal(0);
      expect(past.data.item.current_qty).to.equal(6);
    });

    it("shows a signed quantity if the direction is ambiguous", async () => {
      await test.service.db.knex("movements").where({ invoice_no: "S-2" }).update({
        movement_type: "13",
        direction: "ADJUST",
        type: "stock",
      });
      const [first] = (await test.client.stock.item(cola)).movements;
      expect(first).to.include({ direction: "ADJUST", qty: -2 });
    });
  });

  it("404 for an unknown code, a service and another account", async () => {
    expect((await failureOf(test.client.stock.item("NOPE"))).status).to.equal(404);
    expect((await failureOf(test.client.stock.item("KE3NTXU0000003"))).status).to.equal(404);
    const stranger = await test.openAccount();
    await test.clientFor(stranger.keys.owner).branches.create({ bhf_id: "00", name: "Other" });
    expect((await failureOf(test.clientFor(stranger.keys.owner).stock.item(cola))).status).to.equal(404);
  });

  it("422 for more movements than a page holds, and for a period that ends before it begins", async () => {
    expect((await failureOf(test.client.stock.item(cola, { per_page: 51 }))).errors).to.have.key("per_page");
    const query = { from_date: "2026-03-02", to_date: "2026-03-01" };
    expect((await failureOf(test.client.stock.item(cola, query))).errors).to.have.key("from_date");
  });
});
