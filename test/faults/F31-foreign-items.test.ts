// F31: other software has registered items of the taxpayer.
import { expect } from "chai";
import { itemInput } from "../support/records.ts";
import { describeFault } from "./fault-test.ts";

describeFault(
  "F31",
  (stage) => {
    const foreign = async () => {
      const { body } = await stage.get("/items?item_name=another%20system");
      return (body.data as { item_code: string; tax_type_code: string; default_price: number }[]).reverse();
    };

    for (const path of ["/codes/sync", "/devices/00/initialize"]) {
      it(`imports them at POST ${path}, ready to be sold`, async () => {
        await stage.play({ params: { count: 3 } });
        const { status, body } = await stage.post(path);
        expect(status, JSON.stringify(body)).to.equal(200);
        const items = await foreign();
        expect(items).to.have.lengthOf(3);
        // B is the unit's letter of 16 %, which is A here.
        expect(items[0]).to.include({ tax_type_code: "A", default_price: 100 });
        const [first] = items;
        const lines = [{ item_code: first?.item_code, quantity: 1, unit_price: 116 }];
        const id = await stage.lane.sell({ items: lines });
        await stage.lane.settle();
        expect((await stage.lane.row(id)).status).to.equal("success");
        await stage.post("/codes/sync");
        expect(await foreign()).to.have.lengthOf(3);
      });
    }

    it("leaves own items as they are", async () => {
      await stage.post("/codes/sync");
      const { body: made } = await stage.post("/items", itemInput({ item_name: "Ours" }));
      const { item_code } = Object(made.data);
      await stage.lane.test.simulator.setFault({ fault: "F25", path: "selectItems" });
      await stage.post("/codes/sync");
      const { body } = await stage.get(`/items/${item_code}`);
      expect(body.data).to.deep.equal(made.data);
    });

    it("is optional: a unit that does not list items rejects nothing else", async () => {
      const fault = { fault: "F15", path: "selectItems", tin: stage.lane.branch.tin };
      await stage.lane.test.simulator.setFault(fault);
      expect((await stage.post("/codes/sync")).status).to.equal(200);
      expect(await foreign()).to.deep.equal([]);
    });
  },
  { onBothFamilies: true },
);
