// F24: customs rows and supplier sales in their odd live forms.
import { expect } from "chai";
import { callsOf, customsRow, mapImport } from "../support/imports.ts";
import { bothWires, describeFault } from "./fault-test.ts";

describeFault(
  "F24",
  (stage) => {
    const select = async () => {
      const { body } = await stage.post("/imports/select-items", { last_request_date: "20180101000000" });
      const items = Object(body.data).items as Record<string, unknown>[];
      return items.find(({ task_code }) => task_code === "2399001");
    };
    beforeEach(() => stage.lane.test.simulator.addImports(stage.lane.branch.tin, "00", [customsRow()]));

    for (const { dclDe, shown } of [
      { dclDe: "09032026", shown: "20260309" },
      { dclDe: "-1", shown: "-1" },
    ]) {
      it(`reads a row declared on ${dclDe}, and sends that key back to the unit`, async () => {
        await stage.play({ path: "selectImportItems", params: { dclDe } });
        const row = await select();
        expect(row).to.include({ declaration_date: shown, import_item_status_code: "2", quantity: 100 });
        expect(row?.item_name).not.to.contain("\n");
        const { status, body } = await stage.post(
          "/imports/process?async=true",
          mapImport({ declaration_date: shown }),
        );
        expect(status, JSON.stringify(body)).to.equal(202);
        await stage.lane.settle();
        expect(callsOf(stage.lane.test, stage.lane.branch, "updateImportItems")[0]).to.include({ dclDe });
        expect(stage.responses("updateImportItems")).to.deep.equal(["000"]);
      });
    }

    it("reads a supplier's invoice number that comes as text, and a name over two lines", async () => {
      await stage.play({ path: "selectTrnsPurchaseSales" });
      const { body } = await stage.post("/purchases/sales");
      const [sale] = body.data as { spplrInvcNo: string; spplrNm: string }[];
      expect(sale?.spplrInvcNo).to.match(/^\d+$/);
      expect(sale?.spplrNm).not.to.contain("\n");
    });
  },
  { wires: bothWires },
);
