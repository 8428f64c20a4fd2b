// F17: customs rows with codes that no table has.
import { expect } from "chai";
import { customsRow, mapImport } from "../support/imports.ts";
import { describeFault } from "./fault-test.ts";

describeFault("F17", (stage) => {
  it("lists the rows as they are, and books the item's own units", async () => {
    const { tin } = stage.lane.branch;
    await stage.lane.test.simulator.addImports(tin, "00", [customsRow()]);
    await stage.play({ path: "selectImportItems" });
    const { status, body } = await stage.post("/imports/select-items", {
      last_request_date: "20180101000000",
    });
    expect(status, JSON.stringify(body)).to.equal(200);
    const rows = Object(body.data).items as Record<string, unknown>[];
    expect(rows.find(({ task_code }) => task_code === "2399001")).to.include({
      quantity_unit_code: "KGM",
      package_unit_code: null,
    });
    await stage.post("/imports/process?async=true", mapImport());
    await stage.lane.settle();
    const [movement] = stage.sent("saveStockItems");
    const [line] = Object(movement).itemList as Record<string, unknown>[];
    expect(line).to.include({ qtyUnitCd: "U", pkgUnitCd: "NT", qty: 100 });
  });

  it("lists supplier sales with such lines", async () => {
    await stage.play({ path: "selectTrnsPurchaseSales" });
    const { status, body } = await stage.post("/purchases/sales");
    expect(status).to.equal(200);
    expect(body.data).to.have.lengthOf(12);
  });
});
