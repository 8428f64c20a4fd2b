// Transfers of which the control unit rejects a movement: they fail whole, or show what has left and not arrived, until a retry or a correction.
import { expect } from "chai";
import { releaseIncoming } from "../../../server/src/core/stock/transfers.ts";
import { updateTransaction } from "../../../server/src/core/transactions/store.ts";
import { openBranch } from "../../support/branch.ts";
import { databaseFamilies } from "../../support/database.ts";
import { makeDue } from "../../support/lane.ts";
import { until } from "../../support/until.ts";
import { cola, transferTest } from "./transfers.ts";

for (const family of databaseFamilies()) {
  describe(`transfers between branches on ${family}`, () => {
    const { lane, send, transfer, statuses, quantities, types, reject, transferChecks } =
      transferTest(family);

    /** A check of the incoming movement has read the outgoing one, and waits for the row of its call. */
    const untilUpdateOfCallsWaits = async (): Promise<void> => {
      const waiting = lane.db
        .knex("information_schema.processlist")
        .whereRaw("db = database() and info like 'update `calls`%'");
      await until(() => waiting.clone().first("id"));
    };

    it("fail whole when the outgoing movement is rejected; retrying it sends both", async () => {
      await reject();
      const parts = await transfer();
      await lane.settle();
      const { status, processed_at } = await lane.row(parts.outgoing);
      expect(status).to.equal("failed");
      expect(await lane.row(parts.incoming)).to.include({
        status: "failed",
        processed_at,
        failure_code: "outgoing_rejected",
        retry_count: 0,
        can_retry: 0,
      });
      expect(types().slice(1)).to.deep.equal(["00 13"]);
      expect(await quantities()).to.deep.equal([50, 0]);
      const { body: shown } = await lane.test.call("GET", `/transactions/${parts.incoming}`);
      const { failure } = Object(Object(shown.data).response_data);
      expect(failure.message).to.contain(`\`taxctl transactions retry ${parts.request.reference}-OUT\``);
      await lane.retry(parts.outgoing);
      await lane.settle();
      expect(await statuses(parts)).to.deep.equal(["success", "success"]);
      expect(await quantities()).to.deep.equal([45, 5]);
      await lane.expectInvariants();
    });

    if (family === "mysql") {
      it("fail whole at once when the rejection comes while the incoming movement is checked", async () => {
        lane.unit.always(async () => ({ kind: "not_sent", message: "no route" }));
        const { outgoing, incoming } = await transfer();
        await lane.drain();
        await makeDue(lane.db, { transaction_id: incoming });
        let drained: Promise<void> | undefined;
        await lane.db.transaction(async (trx) => {
          await trx("calls").where({ transaction_id: incoming }).forUpdate().first("id");
          drained = lane.drain();
          await untilUpdateOfCallsWaits();
          const row = await lane.row(outgoing);
          await updateTransaction(trx, row, {
            status: "failed",
            failure_code: "unit_rejected",
            can_retry: 1,
          });
          await releaseIncoming(trx, outgoing, lane.clock.now());
        });
        await drained;
        lane.unit.forget();
        expect(await lane.row(incoming)).to.include({ status: "failed", failure_code: "outgoing_rejected" });
      });
    }

    it("replace a rejected transfer when the request is corrected", async () => {
      await reject();
      const parts = await transfer();
      await lane.settle();
      const corrected = await transfer({ ...parts.request, items: [{ item_code: cola, quantity: 7 }] });
      await lane.settle();
      expect((await lane.row(parts.outgoing)).superseded_by).to.equal(corrected.outgoing);
      expect((await lane.row(parts.incoming)).superseded_by).to.equal(corrected.incoming);
      expect(await quantities()).to.deep.equal([43, 7]);
      await lane.expectInvariants();
    });

    /** A transfer whose incoming movement the unit rejects. */
    const lost = async () => {
      lane.unit.next("movement", ({ send: really }) => really());
      lane.unit.next("movement", async ({ send: really }) => {
        await reject();
        return really();
      });
      const parts = await transfer();
      await lane.settle();
      expect(await statuses(parts)).to.deep.equal(["success", "failed"]);
      expect(await quantities()).to.deep.equal([45, 0]);
      return parts;
    };
    it("show that items have left and not arrived when the incoming movement is rejected; a retry delivers them", async () => {
      const parts = await lost();
      const [check, ...others] = await transferChecks();
      expect(others).to.deep.equal([]);
      expect(check).to.include({ status: "warn", bhf_id: "01" });
      expect(check?.message).to.contain(`${parts.request.reference} have left branch 00`);
      expect(check?.remedy).to.contain(`taxctl transactions retry ${parts.request.reference}-IN`);
      await lane.retry(parts.incoming);
      await lane.settle();
      expect(await quantities()).to.deep.equal([45, 5]);
      expect(await transferChecks()).to.deep.equal([]);
      await lane.expectInvariants();
    });

    it("keep the accepted outgoing movement when the incoming one is corrected", async () => {
      const parts = await lost();
      const other = await send({ ...parts.request, items: [{ item_code: cola, quantity: 6 }] });
      expect(other.status).to.equal(409);
      await openBranch(lane.test, { bhf_id: "02", tin: lane.branch.tin });
      for (const ends of [{ from_branch_id: "02" }, { to_branch_id: "02" }])
        expect((await send({ ...parts.request, ...ends })).status, JSON.stringify(ends)).to.equal(409);
      const corrected = await transfer({ ...parts.request, remark: "second try" });
      expect(corrected.outgoing).to.equal(parts.outgoing);
      await lane.settle();
      expect((await lane.row(parts.incoming)).superseded_by).to.equal(corrected.incoming);
      expect(types().filter((type) => type === "00 13")).to.have.lengthOf(1);
      expect(await quantities()).to.deep.equal([45, 5]);
      await lane.expectInvariants();
    });
  });
}
