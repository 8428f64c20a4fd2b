// settleTransaction: a recorded outcome counts like the unit's, once, and never while a call may still arrive.
import { expect } from "chai";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { fromBlob } from "../../server/src/db/sql/values.ts";
import { heldReason } from "../../server/src/lanes/hold.ts";
import { auditOf } from "../support/audit.ts";
import { databaseFamilies } from "../support/database.ts";
import { holding, startLaneTest } from "../support/lane.ts";
import { accepted, lost, outcomesOf, rejected, taken } from "../support/outcomes.ts";
import { clientOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`settleTransaction on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    const { settle, show, sellInDoubt } = outcomesOf(lane);
    beforeEach(() => lane.open());

    describe("200", () => {
      it("accepted after a restore: a purchase gets the number that the unit gave it", async () => {
        lane.unit.next("purchase", lost);
        const id = await lane.buy();
        await lane.drain();
        const held = { stopped_reason: heldReason, updated_at: 1_000 };
        await lane.db.knex("streams").where({ lane_id: lane.branch.laneId }).update(held);
        const { status, body } = await settle(id, { ...accepted, number: 7 });
        expect(status, JSON.stringify(body)).to.equal(200);
        expect(body.data).to.include({ status: "success", receipt_no: "7" });
        expect(await lane.stream("purchases")).to.include({ next_number: 8, updated_at: 1_000 });
        await lane.db.knex("streams").where({ lane_id: lane.branch.laneId }).update({ stopped_reason: null });
        lane.unit.next("purchase", lost);
        const next = await lane.buy();
        await lane.drain();
        expect((await settle(next, accepted)).status).to.equal(200);
        expect((await lane.stream("purchases")).updated_at).to.be.above(1_000);
      });

      it("accepted: the number is used, items move, the receipt is the one that was entered", async () => {
        const id = await sellInDoubt(taken, { invoice_no: "INV-S1" });
        const client = lane.test.clientFor(lane.test.account.keys.owner);
        const listed = async () => (await client.transactions.list()).data.map((row) => row.in_doubt);
        expect(await listed()).to.deep.equal([true]);
        const { status, body } = await settle(id, {
          ...accepted,
          receipt_no: "1",
          receipt_date: "20260310101501",
          receipt_signature: "M4XK7PZ2QW5TBN3H",
          internal_data: "K7QWMX2ZP4TBRN5HVD3LJYCAGE",
        });
        expect(status, JSON.stringify(body)).to.equal(200);
        expect(body.message).to.equal("The outcome of INV-S1 is recorded: accepted.");
        expect(body.data).to.deep.equal({
          transaction_id: id,
          status: "success",
          synced_to_authority: true,
          receipt_no: "1",
        });
        expect(await lane.stream("sales")).to.include({ next_number: 2 });
        const shown = await show(id);
        expect(shown).to.include({ status: "success", in_doubt: false, can_retry: false });
        expect(await listed()).to.deep.equal([false]);
        expect(shown.response_data).to.include({
          receipt_no: "1",
          receipt_date: "20260310101501",
          receipt_signature: "M4XK7PZ2QW5TBN3H",
          internal_data: "K7QWMX2ZP4TBRN5HVD3LJYCAGE",
          result_code: "settled",
          result_message: accepted.reason,
          total_receipt_no: null,
        });
        const receipt = await lane.test.call("GET", `/transactions/${id}/receipt`);
        expect(receipt.body.data).to.include({ receipt_no: "1", sdc_id: null, total_receipt_no: null });
        expect(Object(receipt.body.data).verification_url).to.match(
          new RegExp(`${lane.branch.tin}00M4XK7PZ2QW5TBN3H$`),
        );
        await lane.settle();
        await lane.expectInvariants();
      });

      it("accepted with the unit's own data: the receipt has it, and a correction keeps it", async () => {
        const id = await sellInDoubt(taken);
        const own = { sdc_id: "KRACU0100000001", total_receipt_no: 44, mrc_no: "WIS01000001" };
        expect((await settle(id, { ...accepted, receipt_no: "1", ...own })).status).to.equal(200);
        const receipt = async () =>
          Object((await lane.test.call("GET", `/transactions/${id}/receipt`)).body.data);
        expect(await receipt()).to.include({ receipt_no: "1", ...own });
        expect((await settle(id, { ...accepted, receipt_no: "2" })).status).to.equal(200);
        expect(await receipt()).to.include({ receipt_no: "2", ...own });
        expect((await settle(id, { ...accepted, receipt_no: "2", total_receipt_no: 45 })).status).to.equal(
          200,
        );
        expect(await receipt()).to.include({ receipt_no: "2", ...own, total_receipt_no: 45 });
      });

      it("accepted without receipt data: successful, and listed as not recovered", async () => {
        const id = await sellInDoubt(taken);
        expect((await settle(id, accepted)).body.data).to.include({ status: "success", receipt_no: null });
        expect(await lane.row(id)).to.include({ receipt_unrecovered: 1, receipt_no: null });
        const later = await lane.sell();
        await lane.settle();
        expect(await lane.row(later)).to.include({ status: "success" });
        await lane.expectInvariants();
      });

      it("rejected: failed and explained, the number goes to the next sale, a retry is possible", async () => {
        const id = await sellInDoubt(lost);
        const { body } = await settle(id, rejected);
        expect(body.data).to.deep.equal({
          transaction_id: id,
          status: "failed",
          synced_to_authority: false,
          receipt_no: null,
        });
        const { response_data, ...shown } = await show(id);
        expect(shown).to.include({ status: "failed", in_doubt: false, can_retry: true });
        expect(response_data.failure).to.include({
          code: "settled_rejected",
          message: rejected.reason,
          actor: "caller",
          retryable: true,
          doc_url: "/docs/errors#settled_rejected",
        });
        const next = await lane.sell();
        await lane.settle();
        expect(await lane.row(next)).to.include({ status: "success", receipt_no: "1" });
        await lane.retry(id);
        await lane.settle();
        expect(await lane.row(id)).to.include({ status: "success", receipt_no: "2" });
        expect(await lane.row(id)).to.include({ failure_code: null });
        await lane.expectInvariants();
      });

      it("settles a purchase, whose number is ours", async () => {
        lane.unit.next("purchase", taken);
        const id = await lane.buy();
        await lane.drain();
        expect((await settle(id, accepted)).body.data).to.include({ status: "success", receipt_no: "1" });
        expect(await lane.stream("purchases")).to.include({ next_number: 2 });
        await lane.settle();
        await lane.expectInvariants();
      });

      it("is audited, with the person and the reason", async () => {
        const id = await sellInDoubt(lost);
        await settle(id, rejected, lane.test.account.keys.admin);
        const entries = await auditOf(lane.db.knex, lane.test.account.id);
        const entry = entries.find(({ action }) => action === "transactions.settle");
        expect(entry).to.include({ subject: `transaction ${id}`, user_id: lane.test.account.users.admin });
        expect(entry).to.deep.include({
          old: { status: "processing" },
          new: { outcome: "rejected", number: 1, receipt_no: null },
          detail: { reason: rejected.reason, kind: "sale", stream: "sales" },
        });
      });

      it("reports the outcome as an event, once", async () => {
        const hook = await lane.test.call("POST", "/webhooks", { body: { url: "https://example.com/hook" } });
        expect(hook.status).to.equal(201);
        const id = await sellInDoubt(taken);
        await settle(id, { ...accepted, receipt_no: "5" });
        const events = await lane.db.knex("events").where({ transaction_id: id });
        expect(events.map(({ name }) => name)).to.deep.equal(["transaction.completed"]);
        expect(fromBlob(events[0].payload)).to.have.nested.include({
          "data.status": "success",
          "data.receipt_no": "5",
        });
        const again = await settle(id, accepted);
        expect(again.status).to.equal(409);
      });
    });

    describe("409", () => {
      const expectConflict = async (id: string, code: string, word: RegExp) => {
        for (const body of [accepted, rejected]) {
          const response = await settle(id, body);
          expect([response.status, response.body.code]).to.deep.equal([409, code]);
          expect(response.body.message).to.match(word);
          expect(response.body.transaction_id).to.equal(id);
        }
      };

      it("of a receipt that came from the control unit: nobody may correct it", async () => {
        const id = await lane.sell();
        await lane.settle();
        const response = await settle(id, { ...accepted, receipt_no: "99" });
        expect([response.status, response.body.code]).to.deep.equal([409, "not_in_doubt"]);
        expect(await lane.row(id)).to.include({ receipt_no: "1" });
      });

      it("for a transaction that succeeded, failed, or was not sent yet", async () => {
        const waiting = await lane.sell();
        await expectConflict(waiting, "not_in_doubt", /not sent yet/);
        await lane.settle();
        await expectConflict(waiting, "not_in_doubt", /succeeded/);
        const failed = await lane.sell({ remark: "SIM-913" });
        await lane.settle();
        await expectConflict(failed, "not_in_doubt", /failed/);
        expect(await lane.stream("sales")).to.include({ next_number: 2 });
      });

      it("while a call of a vanished process may still arrive, and not after", async () => {
        await lane.replaceWorker();
        const cut = holding("before");
        lane.unit.next("sale", cut.script);
        const id = await lane.sell();
        const first = lane.drain();
        await cut.entered;
        await lane.endLeases();
        await expectConflict(id, "device_busy", /being sent/);
        lane.clock.advance(40_000);
        expect((await settle(id, rejected)).body.data).to.include({ status: "failed" });
        cut.release();
        await first;
        expect(await lane.row(id)).to.include({ status: "failed" });
        expect(await lane.stream("sales")).to.include({ next_number: 1 });
      });

      it("if a replay gets a response first: the response counts, and nothing is written twice", async () => {
        const id = await sellInDoubt(taken);
        const replay = holding("after");
        lane.unit.next("sale", async (save) => {
          const result = await save.send();
          await replay.script({ ...save, send: async () => result });
          return result;
        });
        lane.clock.advance(20_000);
        const drained = lane.drain();
        await replay.entered;
        const response = settle(id, rejected);
        replay.release();
        const { status, body } = await response;
        await drained;
        expect([status, ["not_in_doubt", "device_busy"].includes(String(body.code))]).to.deep.equal([
          409,
          true,
        ]);
        expect(await lane.row(id)).to.include({ status: "success" });
        await lane.settle();
        await lane.expectInvariants();
      });

      it("to the second of two people", async () => {
        const id = await sellInDoubt(lost);
        const responses = await Promise.all([settle(id, accepted), settle(id, rejected)]);
        expect(responses.map(({ status }) => status).sort()).to.deep.equal([200, 409]);
        const audited = await auditOf(lane.db.knex, lane.test.account.id);
        expect(audited.filter(({ action }) => action === "transactions.settle")).to.have.lengthOf(1);
      });
    });

    describe("422", () => {
      const expectInvalid = async (id: string, body: unknown, fields: string[]) => {
        const response = await settle(id, body);
        expect([response.status, response.body.code]).to.deep.equal([422, "validation_failed"]);
        expect(Object.keys(Object(response.body.errors)).sort()).to.deep.equal(fields);
      };

      it("names receipt data without a possible receipt, and invalid receipt data", async () => {
        const id = await sellInDoubt(lost);
        await expectInvalid(id, { ...rejected, receipt_no: "1" }, ["receipt_no"]);
        await expectInvalid(id, { ...accepted, receipt_date: "20260310101501" }, ["receipt_no"]);
        await expectInvalid(id, { ...accepted, receipt_no: "first" }, ["receipt_no"]);
        await expectInvalid(id, { ...accepted, total_receipt_no: 44, mrc_no: "WIS01000001" }, ["receipt_no"]);
        await expectInvalid(id, { ...accepted, receipt_no: "1", total_receipt_no: 0 }, ["total_receipt_no"]);
        await expectInvalid(id, { outcome: "lost" }, ["outcome", "reason"]);
        lane.unit.next("purchase", lost);
        const purchase = await lane.buy();
        await lane.drain();
        await expectInvalid(purchase, { ...accepted, receipt_no: "1" }, ["receipt_no"]);
        expect(await lane.row(id)).to.include({ status: "processing", in_doubt: 1 });
      });

      it("needs the branch's device, which determines the follow-ups", async () => {
        const id = await sellInDoubt(lost);
        const device = () => lane.db.knex("devices").where({ lane_id: lane.branch.laneId });
        await device().update({ is_active: 0 });
        noteChange(lane.db.knex, "devices");
        const response = await settle(id, accepted);
        expect([response.status, response.body.code]).to.deep.equal([422, "device_not_ready"]);
        expect(await lane.row(id)).to.include({ status: "processing", in_doubt: 1 });
      });
    });

    it("403 in a session that was not confirmed lately, and 200 once it is", async () => {
      const id = await sellInDoubt(lost);
      const { account } = lane.test;
      const options = { account: account.id, sandbox: true };
      const late = await clientOf(lane.test, account.users.owner, { ...options, confirmed_at: 0 });
      const error = await failureOf(late.transactions.settle(id, rejected as never));
      expect(error).to.include({ status: 403, code: "confirmation_required" });
      expect(await lane.row(id)).to.include({ status: "processing", in_doubt: 1 });
      const client = await clientOf(lane.test, account.users.owner, options);
      expect(await client.transactions.settle(id, rejected as never)).to.include({ status: "failed" });
    });

    it("404 and 403 for another caller's transaction", async () => {
      const id = await sellInDoubt(lost);
      const { keys } = await lane.test.openAccount();
      expect((await settle(id, accepted, keys.owner)).status).to.equal(403);
      expect((await settle("0199c1a2-6f2e-7d10-9a41-000000000000", accepted)).status).to.equal(404);
      expect((await settle(id, accepted, lane.test.account.keys.accountant)).status).to.equal(403);
    });
  });
}
