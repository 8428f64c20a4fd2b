// F16: a code that is not in the authority's table.
import { expect } from "chai";
import { itemInput } from "../support/records.ts";
import { describeFault } from "./fault-test.ts";

describeFault("F16", (stage) => {
  it("is rejected before the unit sees it, once the tables are known", async () => {
    await stage.post("/codes/sync");
    const { status, body } = await stage.post("/items", itemInput({ pkg_unit_code: "U" }));
    expect(status).to.equal(422);
    expect(Object(body.errors)).to.have.keys("pkg_unit_code");
    expect(stage.sent("saveItems")).to.deep.equal([]);
  });

  it("shows the unit's text with its path if the unit still rejects it", async () => {
    await stage.play();
    const item = await stage.post("/items", itemInput());
    expect(item.status, JSON.stringify(item.body)).to.equal(422);
    expect(item.body).to.include({ code: "unit_913" });
    expect(item.body.error).to.contain("[<itemList><pkgUnitCd>]");
    await stage.play({ path: "saveSales" });
    const id = await stage.lane.sell();
    await stage.lane.settle();
    const failure = await stage.failureOf(id);
    expect(failure.message).to.contain("[<itemList><pkgUnitCd>]");
    expect(failure.remedy).to.contain("Synchronize the codes");
  });
});
