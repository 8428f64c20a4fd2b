// How faults are switched on: for how many calls, of which function and branch, and by values in a request.
import type { Simulator } from "@taxctl/server/simulator";
import { expect } from "chai";
import {
  bhfId,
  call,
  caller,
  closeAll,
  failure,
  move,
  paths,
  purchase,
  sale,
  sample,
  send,
  since,
  start,
  tin,
} from "./support.ts";

describe("fault switches", () => {
  let simulator: Simulator;
  beforeEach(async () => {
    simulator = await start();
  });
  afterEach(closeAll);

  describe("switches", () => {
    it("hit once, n times, or always, after so many calls", async () => {
      const codes = async (count: number) => {
        const found: string[] = [];
        for (let index = 0; index < count; index++)
          found.push((await call(simulator, paths.codes, since)).resultCd);
        return found;
      };
      await simulator.setFault({ fault: "F14" });
      expect(await codes(2)).to.deep.equal(["001", "000"]);
      await simulator.setFault({ fault: "F14", times: 2, after: 1 });
      expect(await codes(4)).to.deep.equal(["000", "001", "001", "000"]);
      await simulator.setFault({ fault: "F14", times: "always" });
      expect(await codes(3)).to.deep.equal(["001", "001", "001"]);
      await simulator.clearFaults();
      expect(await codes(1)).to.deep.equal(["000"]);
    });

    it("keep to their function, whichever way it is written, and to their branch", async () => {
      const bare = await start({ requireInit: false });
      await bare.setFault({ fault: "F28", path: "/trnsSales/saveSales", tin, bhfId: "01" });
      expect((await call(bare, paths.codes, { ...since, bhfId: "01" })).resultCd).to.equal("000");
      expect((await call(bare, paths.sale, sale(1))).resultCd).to.equal("000");
      expect((await call(bare, paths.sale, sale(1, { bhfId: "01" }))).resultCd).to.equal("999");
    });

    it("are rejected if the fault is unknown", async () => {
      let message = "";
      await simulator.setFault({ fault: "F99" }).catch((error: Error) => {
        message = error.message;
      });
      expect(message).to.equal("There is no fault F99");
    });
  });

  describe("by values in a request", () => {
    const named = (invcNo: number, trdInvcNo: string) => sale(invcNo, { trdInvcNo });

    it("lose the response of the sale that asks for it, and respond to its replay", async () => {
      expect(await failure(simulator, paths.sale, named(1, "INV-1-SIM-F3"), 300)).to.equal("time-out");
      expect((await call(simulator, paths.sale, named(1, "INV-1-SIM-F3"))).resultCd).to.equal("994");
      expect((await call(simulator, paths.sale, named(2, "INV-2"))).resultCd).to.equal("000");
    });

    it("respond to the replay of a lost response in the requested form", async () => {
      const body = named(1, "INV-1-SIM-F4-receipt");
      expect(await failure(simulator, paths.sale, body)).to.match(/ECONNRESET|UND_ERR_SOCKET/);
      const replay = await call(simulator, paths.sale, body);
      expect(replay.resultCd).to.equal("924");
      expect(replay.data?.rcptSign).to.equal(simulator.ledger()[0]?.rcptSign);
    });

    it("hit a document once, or as often as it says, whatever its number", async () => {
      const statuses = async (trdInvcNo: string, count: number) => {
        const found: number[] = [];
        for (let index = 0; index < count; index++) {
          const next = (simulator.state.branches[0]?.counters.sales ?? 0) + 1;
          found.push((await send(simulator, paths.sale, named(next, trdInvcNo))).status);
        }
        return found;
      };
      expect(await statuses("A-SIM-F10", 2)).to.deep.equal([504, 200]);
      expect(await statuses("B-SIM-F10-503x2", 3)).to.deep.equal([503, 503, 200]);
      expect(await statuses("C-SIM-F10xALL", 3)).to.deep.equal([504, 504, 504]);
    });

    it("reject with any result code, every time or as often as it says", async () => {
      for (let attempt = 0; attempt < 3; attempt++) {
        expect((await call(simulator, paths.sale, named(1, "SIM-884"))).resultCd).to.equal("884");
      }
      expect((await call(simulator, paths.sale, named(1, "SIM-894x1"))).resultCd).to.equal("894");
      expect((await call(simulator, paths.sale, named(1, "SIM-894x1"))).resultCd).to.equal("000");
    });

    it("work in an item's name, a remark and a serial", async () => {
      const item = { ...sample("saveItems.request"), itemNm: "Milk SIM-F15" };
      expect((await call(simulator, paths.saveItem, item)).resultCd).to.equal("910");
      expect((await call(simulator, paths.saveItem, item)).resultCd).to.equal("000");
      const bought = purchase(1, { remark: "SIM-F5" });
      expect((await call(simulator, paths.purchase, bought)).resultCd).to.equal("899");
      expect((await call(simulator, paths.purchase, bought)).resultCd).to.equal("000");
      const device = { ...caller, dvcSrlNo: "SIM-F13-903" };
      expect((await call(simulator, paths.init, device)).resultCd).to.equal("903");
    });

    it("skip the movement that follows from a marked document, and hit a marked movement once", async () => {
      const marked = "INV-1-SIM-F6-SIM-F15-SIM-T3";
      const next = () => (simulator.state.branches[0]?.counters.sales ?? 0) + 1;
      for (let sends = 0; simulator.ledger().length === 0; sends++) {
        expect(sends, "sends of the sale").to.be.below(5);
        await send(simulator, paths.sale, named(next(), marked));
      }
      const follows = [
        { sarTyCd: "11", custTin: null, remark: marked },
        { sarTyCd: "02", custTin: "P000000001A", remark: "PUR-SIM-F6" },
        { sarTyCd: "01", custTin: null, remark: "IMPORT-SIM-F15" },
      ];
      for (const [index, changes] of follows.entries()) {
        expect((await call(simulator, paths.move, move(index + 1, changes))).resultCd).to.equal("000");
      }
      const own = (number: number) =>
        call(simulator, paths.move, move(number, { sarTyCd: "06", custTin: null, remark: "SIM-F6" }));
      expect((await own(4)).resultMsg).to.match(/Expected: 5 but found: 4/);
      expect((await own(5)).resultCd).to.equal("000");
    });

    it("hit the movement of a marked sale with faults of movements", async () => {
      const trdInvcNo = "INV-1-SIM-F22-910";
      expect((await call(simulator, paths.sale, named(1, trdInvcNo))).resultCd).to.equal("000");
      const changes = { sarTyCd: "11", custTin: null, remark: trdInvcNo };
      expect((await call(simulator, paths.move, move(1, changes))).resultCd).to.equal("910");
      expect((await call(simulator, paths.move, move(1, changes))).resultCd).to.equal("000");
    });

    it("don't read an invoice number's running part as an argument", async () => {
      const response = await send(simulator, paths.sale, named(1, "SIM-F10-0001"));
      expect(response.status).to.equal(504);
      expect((await call(simulator, paths.init, { ...caller, dvcSrlNo: "SIM-DEV-0002" })).resultCd).to.equal(
        "000",
      );
      expect(simulator.state.branches[0]).to.include({ tin, bhfId, dvcSrlNo: "SIM-DEV-0002" });
    });
  });
});
