// F25: the same rows again, registered ones included.
import type { SupplierSale } from "@taxctl/sdk";
import { expect } from "chai";
import { customsRow, mapImport } from "../support/imports.ts";
import { describeFault } from "./fault-test.ts";

describeFault(
  "F25",
  (stage) => {
    it("lists no supplier's sale twice", async () => {
      const { body: first } = await stage.post("/purchases/sales");
      await stage.play({ times: "always", path: "selectTrnsPurchaseSales" });
      const { body: again } = await stage.post("/purchases/sales");
      const keys = (data: unknown) => (data as SupplierSale[]).map((one) => one.spplrTin + one.spplrInvcNo);
      expect(keys(again.data).sort()).to.deep.equal(keys(first.data).sort());
    });

    it("does not bring back a customs record that was processed", async () => {
      const { test, branch } = stage.lane;
      await test.simulator.addImports(branch.tin, "00", [customsRow()]);
      const select = () => stage.post("/imports/select-items", { last_request_date: "20180101000000" });
      await select();
      await stage.post("/imports/process?async=true", mapImport());
      await stage.lane.settle();
      await stage.play({ times: "always", path: "selectImportItems" });
      const { body } = await select();
      const items = Object(body.data).items as { task_code: string }[];
      expect(items).to.have.lengthOf(8);
      expect(items.map(({ task_code }) => task_code)).not.to.include("2399001");
    });
  },
  { onBothFamilies: true },
);
