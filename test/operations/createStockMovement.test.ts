// createStockMovement: an explicit movement reaches the unit once, and changes quantities when it has succeeded.

import { expect } from "chai";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { closeLanes, openBranch, openLanes, type TestBranch } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { makeDue } from "../support/lane.ts";
import { switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { expectStockSums, levelOf, movement, stopTaxType, unitOf } from "../support/stock.ts";
import { forSuite } from "../support/suite.ts";

const cola = "KE2NTXU0000001";
const milk = "KE2NTXL0000002";

for (const family of databaseFamilies()) {
  describe(`createStockMovement on ${family}`, () => {
    let branch: TestBranch;
    const submit = (body: unknown, query = "") => test.call("POST", `/stock${query}`, { body });
    const moves = () => unitOf(test, branch).moves.map(({ sarNo, sarTyCd }) => ({ sarNo, sarTyCd }));
    const retry = (id: unknown) => test.call("POST", `/transactions/${id}/retry`, { body: {} });
    const both = [{ qty: 5 }, { item_cd: milk, qty: -3, prc: 50, tax_ty_cd: "B" }];

    const test = forSuite(() => startTestService({ family, overrides: { syncWaitMs: 4_000 } }));
    beforeEach(async () => {
      await test.simulator.clearFaults();
      await switchAccount(test);
      branch = await openBranch(test);
    });
    afterEach(() => expectStockSums(test, branch));

    describe("200", () => {
      it("books items in, and sends movement and master to the unit", async () => {
        const { status, body } = await submit(movement("11", [{ qty: 10 }], { sar_no: "SAR-A" }));
        expect(status).to.equal(200);
        expect(body.data).to.deep.include({
          sar_no: "SAR-A",
          sar_type: "11",
          item_count: 1,
          total_amount: 5800,
          vscu_receipt_code: "000",
        });
        await test.service.lanes.drain();
        expect(await levelOf(test, branch, cola)).to.include({ qty: 10, acknowledged: 10 });
        expect(unitOf(test, branch).stock).to.deep.equal([{ itemCd: cola, moved: 10, master: 10 }]);
        expect(moves()).to.deep.equal([{ sarNo: 1, sarTyCd: "06" }]);
      });

      for (const [type, shown] of [
        ["12", { movement_type: "12", direction: "ADJUST", qty: -2.5 }],
        ["21", { movement_type: "21", direction: "OUT", qty: 2.5 }],
      ] as const) {
        it(`takes items out with ${type}, below zero if need be`, async () => {
          expect((await submit(movement(type, [{ qty: 2.5 }]))).status).to.equal(200);
          expect(await levelOf(test, branch, cola)).to.include({ qty: -2.5, acknowledged: -2.5 });
          expect(moves()).to.deep.equal([{ sarNo: 1, sarTyCd: "16" }]);
          const { body } = await test.call("GET", `/stock/${cola}`);
          expect(Object(body.data).movements[0]).to.include(shown);
        });
      }

      it("sends an adjustment with both signs as two calls with a number each", async () => {
        const { status, body } = await submit(movement("13", both));
        expect(status).to.equal(200);
        expect(body.data).to.include({ item_count: 2 });
        expect(await levelOf(test, branch, cola)).to.include({ qty: 5 });
        expect(await levelOf(test, branch, milk)).to.include({ qty: -3 });
        expect(moves()).to.deep.equal([
          { sarNo: 1, sarTyCd: "06" },
          { sarNo: 2, sarTyCd: "16" },
        ]);
        const sent = test.simulator.requests.filter(
          (one) => one.function === "saveStockItems" && one.tin === branch.tin,
        );
        const lines = sent.flatMap((one) => Object(one.body).itemList);
        expect(lines.map(({ itemSeq, itemCd }) => [itemSeq, itemCd])).to.deep.equal([
          [1, cola],
          [1, milk],
        ]);
      });

      it("returns the same movement's state and sends nothing new", async () => {
        const body = movement("11", [{ qty: 1 }]);
        const first = await submit(body);
        const again = await submit({ ...body, branch_id: "00" });
        expect(again.status).to.equal(200);
        expect(again.body.meta).to.include({ duplicate: true });
        expect(again.body.data).to.deep.equal(first.body.data);
        expect(first.body.message).to.equal(`Movement ${body.sar_no} is recorded.`);
        expect(again.body.message).to.equal(`Movement ${body.sar_no} was already recorded.`);
        expect(moves()).to.have.lengthOf(1);
      });

      it("accepts totals within 0.01 a line, and leaves the lines' own figures alone", async () => {
        const given = movement("11", [
          { qty: 3, prc: 33.33 },
          { item_cd: milk, qty: 1, tax_ty_cd: "B" },
        ]);
        const { status } = await submit({ ...given, tot_amt: Number(given.tot_amt) + 0.02 });
        expect(status).to.equal(200);
      });

      it("shows the movement in the item's history", async () => {
        await submit(movement("12", [{ qty: 2 }], { sar_no: "SAR-H" }));
        const { body } = await test.call("GET", `/stock/${cola}`);
        const [shown] = Object(body.data).movements;
        expect(shown).to.include({
          type: "stock",
          movement_type: "12",
          direction: "ADJUST",
          qty: -2,
          invoice_no: null,
          reference: "Movement SAR-H",
        });
      });
    });

    describe("202", () => {
      it("changes quantities when the unit has accepted, not before", async () => {
        await closeLanes(test);
        const { status, body } = await submit(movement("11", [{ qty: 4 }]), "?async=true");
        expect(status).to.equal(202);
        expect((await levelOf(test, branch, cola)).qty).to.equal(0);
        await openLanes(test);
        expect((await levelOf(test, branch, cola)).qty).to.equal(4);
        const { body: detail } = await test.call("GET", `/transactions/${Object(body.data).transaction_id}`);
        expect(detail.data).to.include({ type: "stock", status: "success", synced_to_authority: true });
      });
    });

    describe("409", () => {
      it("rejects other content under a used number", async () => {
        const body = movement("11", [{ qty: 1 }]);
        await submit(body);
        const { status, body: response } = await submit({ ...body, sar_ty_cd: "12" });
        expect(status).to.equal(409);
        expect(Object(response.errors)).to.have.keys("sar_ty_cd");
        expect(response.message).to.include("with a movement in the other direction");
        expect(response.message).not.to.include("credit note");
      });

      it("rejects other content while the unit holds one part of the first", async () => {
        await test.simulator.setFault({ fault: "F18", path: "saveStockItems", after: 1 });
        const body = movement("13", both);
        expect((await submit(body)).status).to.equal(422);
        expect((await submit({ ...body, remark: "corrected" })).status).to.equal(409);
      });
    });

    describe("422", () => {
      it("lists every problem at once and stores nothing", async () => {
        await stopTaxType(test, branch, "E");
        const { status, body } = await submit({
          ...movement("11", [
            { qty: -1 },
            { item_cd: "KE3NTXU0000003", qty: 1 },
            { item_cd: "NOPE", qty: 1 },
            { qty: 1.00005, tax_ty_cd: "A" },
            { qty: 1, tax_ty_cd: "E" },
          ]),
          sar_dt: "20991231",
          sar_rcv_dt: "20991231",
          tot_item_cnt: 9,
          tot_amt: 1,
        });
        expect(status).to.equal(422);
        expect(Object.keys(Object(body.errors)).sort()).to.deep.equal([
          "items[0].qty",
          "items[1].item_cd",
          "items[2].item_cd",
          "items[3].qty",
          "items[4].tax_ty_cd",
          "sar_dt",
          "sar_rcv_dt",
          "tot_amt",
          "tot_item_cnt",
        ]);
        expect(Object(body.errors).tot_amt[0]).to.match(/sum of the lines' \w+/);
      });

      it("rejects a zero quantity in an adjustment", async () => {
        const { status, body } = await submit(movement("13", [{ qty: 0 }]));
        expect(status).to.equal(422);
        expect(Object(body.errors)).to.have.keys("items[0].qty");
      });

      it("keeps the accepted part of two, says so, and a retry sends only the rest", async () => {
        await test.simulator.setFault({ fault: "F18", path: "saveStockItems", after: 1 });
        const { status, body } = await submit(movement("13", both));
        expect(status).to.equal(422);
        expect(body.message).to.match(/part 2 of 2 was rejected; the parts before it are accepted/);
        expect(await levelOf(test, branch, cola)).to.include({ qty: 0, acknowledged: 5 });
        await test.service.lanes.drain();
        await expectStockSums(test, branch);

        const { body: detail } = await test.call("GET", `/transactions/${body.transaction_id}`);
        expect(detail.data).to.include({ status: "failed", synced_to_authority: false });
        const again = await retry(body.transaction_id);
        expect(again.status).to.equal(200);
        expect(moves()).to.have.lengthOf(2);
        expect(await levelOf(test, branch, cola)).to.include({ qty: 5, acknowledged: 5 });
        expect(await levelOf(test, branch, milk)).to.include({ qty: -3, acknowledged: -3 });
      });

      it("sends nothing more when the first of two parts is rejected", async () => {
        const { status, body } = await submit(movement("13", both, { remark: "SIM-910" }));
        expect(status).to.equal(422);
        expect(body.code).to.equal("unit_910");
        await test.service.lanes.drain();
        expect(moves()).to.have.lengthOf(0);
        expect((await levelOf(test, branch, cola)).qty).to.equal(0);
      });

      it("keeps the number of a movement that got no response, and books it once", async () => {
        await test.simulator.setFault({
          fault: "F3",
          path: "saveStockItems",
          params: { how: "reset" },
          tin: branch.tin,
        });
        const body = movement("11", [{ qty: 7 }]);
        let response = await submit(body);
        while (response.status !== 200) {
          expect(response.body.code).to.equal("outcome_unknown");
          await makeDue(test.service.db, { lane_id: branch.laneId, state: "sent" });
          await test.service.lanes.drain();
          response = await submit(body);
        }
        expect(moves()).to.deep.equal([{ sarNo: 1, sarTyCd: "06" }]);
        expect(await levelOf(test, branch, cola)).to.include({ qty: 7, acknowledged: 7 });
      });

      it("stores nothing without an initialized device", async () => {
        await test.service.db.knex("devices").where({ branch_id: branch.branchId }).update({ is_active: 0 });
        noteChange(test.service.db.knex, "devices");
        const { status, body } = await submit(movement("11", [{ qty: 1 }]));
        expect(status).to.equal(422);
        expect(body.code).to.equal("device_not_ready");
      });
    });
  });
}
