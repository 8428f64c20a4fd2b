// createZReport: each sale counts in the Z report that was open when its number was bound, each business day has one, none is missing.
import { expect } from "chai";
import { databaseFamilies } from "../support/database.ts";
import { holding, startLaneTest } from "../support/lane.ts";
import { failureOf } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

for (const family of databaseFamilies()) {
  describe(`createZReport on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(async () => {
      await lane.open();
      // Each test begins at noon.
      lane.clock.advance(day - ((lane.clock.now() - Date.parse("2026-03-10T09:00:00Z")) % day));
      today = businessDay(0);
    });
    afterEach(() => lane.test.simulator.clearFaults());

    let today = "";
    const businessDay = (later: number): string =>
      new Date(lane.clock.now() + later * day).toISOString().slice(0, 10);
    const client = () => lane.test.clientFor(lane.test.account.keys.owner);
    const make = (body = {}) => client().reports.createZReport(body);
    const sellAndSign = async (overrides = {}) => {
      const id = await lane.sell(overrides);
      await lane.drain();
      return id;
    };
    const numbers = async () =>
      (await client().reports.zReports().toArray()).map(({ number, business_day, documents }) => [
        number,
        business_day,
        documents,
      ]);

    describe("201", () => {
      it("stores the figures, starts the next Z report, and records who made it", async () => {
        await sellAndSign();
        await sellAndSign({ payment_type: "06" });
        const made = await make();
        expect(made).to.deep.include({ number: 1, business_day: today, documents: 2, lines: 2, waiting: 0 });
        expect(made.totals).to.deep.equal({
          taxable_amount: 2000,
          tax_amount: 320,
          outside_vat: 0,
          total_amount: 2320,
        });
        expect(made.made_by).to.include({ user_id: lane.test.account.users.owner });
        expect(made.made_by.key_prefix).to.be.a("string");
        expect((await client().reports.xReport()).documents).to.equal(0);
        const { data } = await client().audit.list({ action: "reports" });
        expect(data[0]).to.deep.include({ action: "reports.z", subject: "branch 00" });
        expect(data[0]?.new).to.deep.equal({ number: 1, business_day: today.replaceAll("-", "") });
      });

      it("is never calculated again", async () => {
        await sellAndSign();
        const made = await make();
        await lane.db.knex("figures").where({ branch_id: lane.branch.branchId }).update({ total_amount: 1 });
        expect(await client().reports.zReport("1")).to.deep.equal(made);
      });

      it("has one with zeros for each day without sales, in order and without gaps", async () => {
        await sellAndSign();
        await make();
        lane.clock.advance(3 * day);
        const id = await sellAndSign();
        expect((await lane.row(id)).z_no).to.equal(4);
        const made = await make();
        expect(made).to.include({ number: 4, business_day: businessDay(0), documents: 1 });
        expect(await numbers()).to.deep.equal([
          [4, businessDay(0), 1],
          [3, businessDay(-1), 0],
          [2, businessDay(-2), 0],
          [1, today, 1],
        ]);
        const empty = await client().reports.zReport("3");
        expect(empty.first_receipt).to.equal(null);
        expect([empty.opened_at, empty.closed_at]).to.deep.equal([
          `${businessDay(-1)}T02:00:00.000Z`,
          `${businessDay(0)}T02:00:00.000Z`,
        ]);
        expect(made.opened_at).to.equal(empty.closed_at);
      });

      it("is of the day of its first sale when it is made late", async () => {
        await sellAndSign();
        lane.clock.advance(day);
        await sellAndSign();
        expect(await make()).to.include({ number: 1, business_day: today, documents: 2 });
        await sellAndSign();
        expect(await make()).to.include({ number: 2, business_day: businessDay(0), documents: 1 });
      });

      it("waits for the call that is under way, which counts in it", async () => {
        const id = await lane.sell();
        const hold = holding("after");
        lane.unit.next("sale", hold.script, lane.branch.tin);
        const first = lane.drain();
        await hold.entered;
        const next = await lane.sell();
        const { lanes } = lane.test.service;
        const { withLane } = lanes;
        const requested = Promise.withResolvers<void>();
        lanes.withLane = (...request) => {
          const result = withLane(...request);
          requested.resolve();
          return result;
        };
        const made = make({ leave_waiting: true });
        await requested.promise;
        lanes.withLane = withLane;
        hold.release();
        await first;
        expect(await made).to.include({ number: 1, documents: 1, waiting: 1 });
        await lane.drain();
        expect([(await lane.row(id)).z_no, (await lane.row(next)).z_no]).to.deep.equal([1, 2]);
      });

      it("leaves waiting sales for the next one", async () => {
        await client().branches.pause("00", { reason: "The unit is being replaced" });
        const id = await lane.sell();
        expect(await make({ leave_waiting: true })).to.include({ number: 1, documents: 0, waiting: 1 });
        await client().branches.resume("00");
        await lane.drain();
        expect((await lane.row(id)).z_no).to.equal(2);
        lane.clock.advance(day);
        expect(await make()).to.include({ number: 2, documents: 1 });
      });

      it("is made for a branch that has never sold anything, and without a device", async () => {
        expect(await make()).to.include({ number: 1, documents: 0, business_day: today });
        await lane.db.knex("devices").where({ branch_id: lane.branch.branchId }).delete();
        lane.clock.advance(day);
        expect(await make()).to.deep.include({ number: 2, documents: 0 });
      });

      it("counts a sale in the Z report of its number, whatever comes between number and receipt", async () => {
        const hold = holding("after");
        const id = await lane.sell();
        lane.unit.next("sale", hold.script, lane.branch.tin);
        const first = lane.drain();
        await hold.entered;
        await lane.replaceWorker();
        const [bound] = await lane.calls("sale");
        expect(bound).to.include({ number: 1, z_no: 1 });
        // As if the next had been opened meanwhile: the replay still counts in the first.
        await lane.db.knex("open_z_reports").where({ branch_id: lane.branch.branchId }).update({ number: 5 });
        lane.clock.advance(40_000);
        await lane.settle();
        expect(await lane.row(id)).to.include({ status: "success", z_no: 1 });
        hold.release();
        await first;
        const next = await sellAndSign();
        expect((await lane.row(next)).z_no).to.equal(5);
      });

      it("counts a rejected sale in none, and in the one that is open when it is sent again", async () => {
        const id = await sellAndSign({ remark: "SIM-802x1" });
        expect(await lane.row(id)).to.include({ status: "failed", z_no: 0 });
        expect(await make({ leave_waiting: true })).to.include({ documents: 0 });
        await lane.settle();
        expect(await lane.row(id)).to.include({ status: "success", z_no: 2 });
      });
    });

    describe("409", () => {
      it("names the sale whose outcome is unknown, until a person records it", async () => {
        const id = await lane.sell({ invoice_no: `LOST-${lane.branch.branchId}` });
        await lane.test.simulator.setFault({
          fault: "F3",
          params: { how: "reset" },
          tin: lane.branch.tin,
          path: "saveSales",
        });
        await lane.drain();
        const failure = await failureOf(make({ leave_waiting: true }));
        expect(failure).to.include({ status: 409, code: "z_report_unconfirmed" });
        expect(failure.message).to.include(`LOST-${lane.branch.branchId}`);
        expect(await numbers()).to.deep.equal([]);
        lane.clock.advance(40_000);
        await lane.settle();
        expect(await lane.row(id)).to.include({ status: "success", z_no: 1 });
        expect(await make()).to.include({ number: 1, documents: 1 });
      });

      it("names a sale that waits", async () => {
        const id = await lane.sell({ invoice_no: `WAIT-${lane.branch.branchId}` });
        await lane.sell();
        const failure = await failureOf(make());
        expect(failure).to.include({ status: 409, code: "z_report_waiting", transactionId: id });
        expect(failure.message).to.include(`WAIT-${lane.branch.branchId} and 1 more wait`);
        await lane.drain();
        expect(await make()).to.include({ documents: 2 });
      });

      it("has one Z report for each business day", async () => {
        await sellAndSign();
        await make();
        const failure = await failureOf(make());
        expect(failure).to.include({ status: 409, code: "z_report_made" });
        expect(failure.message).to.include("it is number 1");
        await sellAndSign();
        expect((await failureOf(make())).code).to.equal("z_report_made");
        // Until five in the morning.
        lane.clock.advance(17 * hour - 1);
        expect((await failureOf(make())).code).to.equal("z_report_made");
        lane.clock.advance(1);
        expect(await make()).to.include({ number: 2, documents: 1 });
      });

      it("makes one of two that are requested at once", async () => {
        await sellAndSign();
        const both = await Promise.allSettled([make(), make()]);
        expect(both.map(({ status }) => status).toSorted()).to.deep.equal(["fulfilled", "rejected"]);
        const rejected = both.find((one) => one.status === "rejected");
        expect(rejected?.reason).to.include({ code: "z_report_made" });
        expect(await numbers()).to.deep.equal([[1, today, 1]]);
      });
    });

    describe("422", () => {
      it("takes no other field", async () => {
        const { status } = await lane.test.call("POST", "/reports/z", { body: { number: 4 } });
        expect(status).to.equal(422);
      });
    });
  });
}
