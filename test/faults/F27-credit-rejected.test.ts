// F27: a credit note is rejected.
import { expect } from "chai";
import { sale } from "../support/branch.ts";
import { bothWires, describeFault } from "./fault-test.ts";

describeFault(
  "F27",
  (stage) => {
    const credit = { receipt_type: "R", refund_reason_code: "06" } as const;

    for (const { code, known } of [
      { code: "930", known: "930" },
      { code: "931", known: "931" },
      { code: "932", known: "932" },
      { code: "934", known: "934" },
      { code: "935", known: "935" },
      { code: "late", known: "921" },
    ]) {
      it(`is recorded with its reason (${code})`, async () => {
        await stage.lane.sell({ invoice_no: `SOLD-${code}` });
        await stage.lane.settle();
        await stage.play({ params: { code } });
        const id = await stage.lane.sell({ ...credit, original_invoice_no: `SOLD-${code}` });
        await stage.lane.settle();
        expect(await stage.lane.row(id)).to.include({ status: "failed", failure_code: known });
        const failure = await stage.failureOf(id);
        expect(failure).to.include({ code: `unit_${known}` });
        for (const field of ["message", "cause", "remedy"]) expect(failure[field]).to.be.a("string");
      });
    }

    it("is rejected by the service first if it exceeds its original, or has none", async () => {
      await stage.lane.sell({ invoice_no: "SOLD" });
      await stage.lane.settle();
      const items = [{ item_code: "KE2NTXU0000001", quantity: 3, unit_price: 580 }];
      const above = await stage.post("/sales", sale({ ...credit, original_invoice_no: "SOLD", items }));
      expect(above.status).to.equal(422);
      expect(above.body).to.include({ code: "credit_exceeds_original" });
      const orphan = await stage.post("/sales", sale({ ...credit, original_invoice_no: "NEVER-SOLD" }));
      expect(orphan.status).to.equal(422);
      expect(orphan.body).to.include({ code: "original_not_found" });
      expect(stage.sent("saveSales")).to.have.lengthOf(1);
    });
  },
  { wires: bothWires },
);
