// F37: success spelled with another number of zeros.
import { expect } from "chai";
import { describeFault } from "./fault-test.ts";

describeFault("F37", (stage) => {
  for (const code of ["0", "00", "0000"]) {
    it(`reads ${code} as success on saves, fetches, notices and the initialization`, async () => {
      await stage.play({ times: "always", params: { code } });
      const sold = await stage.lane.sell();
      const bought = await stage.lane.buy();
      await stage.lane.settle();
      expect(await stage.lane.row(sold)).to.include({ status: "success", receipt_no: "1" });
      expect(await stage.lane.row(bought)).to.include({ status: "success" });
      const since = { last_request_date: "20180101000000" };
      expect((await stage.post("/imports/select-items", since)).status).to.equal(200);
      expect((await stage.post("/purchases/sales")).status).to.equal(200);
      expect((await stage.post("/stock/items")).status).to.equal(200);
      expect((await stage.post("/codes/sync")).status).to.equal(200);
      expect((await stage.post("/notices/sync")).status).to.equal(200);
      const serial = { dvc_srl_no: `NEW-${code}` };
      await stage.lane.test.call("PUT", "/devices/00", { body: serial });
      expect((await stage.post("/devices/00/initialize")).status).to.equal(200);
      await stage.lane.expectInvariants();
    });

    it(`does not read 0100 as success next to ${code}`, async () => {
      await stage.play({ path: "selectCodes", params: { code: "0100" } });
      expect((await stage.post("/codes/sync")).status).to.equal(500);
    });
  }
});
