// settleTransaction: a person's word ends doubt as the unit's would, once, and never beside a send that may still arrive.

import { expect } from "chai";
import type { ControlUnit } from "../../server/src/control-unit/types.ts";
import { createControlUnit } from "../../server/src/control-unit/unit.ts";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { fromBlob } from "../../server/src/db/sql/values.ts";
import { heldReason } from "../../server/src/lanes/hold.ts";
import { auditOf } from "../support/audit.ts";
import { openBranch, sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { holding, type LaneTest, type Script, startLaneTest } from "../support/lane.ts";
import { startTestService } from "../support/service.ts";

const noAnswer = { kind: "doubt", code: null, message: "No answer." } as const;
/** Written, not processed, not answered. */
const lost: Script = async () => noAnswer;
/** Signed by the unit, whose answer is lost. */
const signedUnheard: Script = async ({ send }) => {
  await send();
  return noAnswer;
};

const accepted = { outcome: "accepted", reason: "It is on the unit's journal roll" };
const refused = { outcome: "refused", reason: "The unit's journal ends before it" };

for (const family of databaseFamilies()) {
  describe(`settleTransaction on ${family}`, () => {
    let lane: LaneTest;
    const settle = (id: string, body: unknown, key?: string) =>
      lane.test.call("POST", `/transactions/${id}/settle`, { body, key });
    const show = async (id: string) => Object((await lane.test.call("GET", `/transactions/${id}`)).body.data);
    const sellInDoubt = async (script: Script, overrides: Record<string, unknown> = {}) => {
      lane.unit.next("sale", script);
      const id = await lane.sell(overrides);
      await lane.drain();
      expect(await lane.row(id)).to.include({ status: "processing", in_doubt: 1 });
      return id;
    };

    before(async () => {
      lane = await startLaneTest({ family });
    });
    beforeEach(() => lane.open());
    after(() => lane.close());

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

      it("accepted: the number is used, goods move, the receipt is the one that was entered", async () => {
        const id = await sellInDoubt(signedUnheard, { invoice_no: "INV-S1" });
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

      it("accepted without receipt data: successful, and listed as not recovered", async () => {
        const id = await sellInDoubt(signedUnheard);
        expect((await settle(id, accepted)).body.data).to.include({ status: "success", receipt_no: null });
        expect(await lane.row(id)).to.include({ receipt_unrecovered: 1, receipt_no: null });
        const later = await lane.sell();
        await lane.settle();
        expect(await lane.row(later)).to.include({ status: "success" });
        await lane.expectInvariants();
      });

      it("enters the receipt of a success that lost it, which explains itself until then", async () => {
        const id = await lane.sell({ remark: "SIM-F4-994" });
        await lane.settle();
        const before = await show(id);
        expect(before).to.include({ status: "success", receipt_no: null });
        const { warning } = before.response_data;
        expect(warning).to.include({
          code: "receipt_unrecovered",
          doc_url: "/docs/errors#receipt_unrecovered",
        });
        expect(warning.remedy).to.contain("POST /transactions/{id}/settle");
        const sale = await lane.test.call("GET", `/sales/${id}`);
        expect(sale.status, sale.text).to.equal(200);
        const missing = await settle(id, accepted);
        expect([missing.status, missing.body.code]).to.deep.equal([409, "not_in_doubt"]);
        expect(missing.body.message).to.contain("give receipt_no");
        expect((await settle(id, refused)).status).to.equal(409);

        const receipt = {
          receipt_no: "1",
          receipt_date: "20260310101501",
          receipt_signature: "M4XK7PZ2QW5TBN3H",
        };
        const { status, body } = await settle(id, { ...accepted, ...receipt });
        expect(status, JSON.stringify(body)).to.equal(200);
        expect(body.data).to.include({ status: "success", receipt_no: "1" });
        const after = await show(id);
        expect(after.response_data).to.include({ ...receipt, result_code: before.response_data.result_code });
        expect(after.response_data).not.to.have.any.keys("warning", "receipt_unrecovered");
        expect(after.response_data.qr_code).to.match(/^data:image/);
        expect(await lane.row(id)).to.include({ receipt_unrecovered: 0, receipt_date: receipt.receipt_date });
        const paper = await lane.test.call("GET", `/transactions/${id}/receipt`);
        expect(paper.status).to.equal(200);
        const audited = await auditOf(lane.db.knex, lane.test.account.id);
        expect(audited.filter(({ action }) => action === "transactions.settle")).to.have.lengthOf(1);
        await lane.expectInvariants();
      });

      it("corrects a receipt that was entered by hand, with the old and new one in the audit", async () => {
        const id = await sellInDoubt(signedUnheard);
        const first = { receipt_no: "14", receipt_signature: "M4XK7PZ2QW5TBN3H" };
        await settle(id, { ...accepted, ...first });
        const again = await settle(id, { outcome: "accepted", reason: "A slip: it was 1", receipt_no: "1" });
        expect(again.status, again.text).to.equal(200);
        expect(again.body.data).to.include({ status: "success", receipt_no: "1" });
        expect(await lane.row(id)).to.include({ ...first, receipt_no: "1" });
        expect((await show(id)).response_data).to.include({ ...first, receipt_no: "1" });
        const unknown = { receipt_date: null, internal_data: null, sdc_id: null };
        const receipt_date = (await show(id)).response_data.receipt_date;
        const entries = await auditOf(lane.db.knex, lane.test.account.id);
        expect(entries.filter(({ action }) => action === "transactions.settle").at(-1)).to.deep.include({
          old: { status: "success", ...first, ...unknown, receipt_date },
          new: { outcome: "accepted", ...first, ...unknown, receipt_date, receipt_no: "1" },
          detail: { reason: "A slip: it was 1" },
        });
        await lane.settle();
        await lane.expectInvariants();
      });

      it("takes the number of another sale's receipt from another control unit only", async () => {
        const signed = await lane.sell({ invoice_no: "INV-FIRST" });
        await lane.settle();
        const { receipt_no, response_data } = await show(signed);
        expect(response_data.sdc_id).to.be.a("string");
        const id = await sellInDoubt(signedUnheard);
        for (const sdc_id of [undefined, response_data.sdc_id]) {
          const answer = await settle(id, { ...accepted, receipt_no, sdc_id });
          expect(answer.status).to.equal(422);
        }
        const replaced = { ...accepted, receipt_no, sdc_id: "SDC-NEW" };
        expect((await settle(id, replaced)).body.data).to.include({ status: "success", receipt_no });
        expect((await show(id)).response_data).to.include({ sdc_id: "SDC-NEW" });
      });

      it("accepted with a number only: a receipt without what nobody knows", async () => {
        const id = await sellInDoubt(signedUnheard);
        await settle(id, { ...accepted, receipt_no: "7" });
        const receipt = await lane.test.call("GET", `/transactions/${id}/receipt`);
        expect(receipt.status).to.equal(200);
        expect(receipt.body.data).to.include({
          receipt_no: "7",
          receipt_date: null,
          receipt_signature: null,
          internal_data: null,
          verification_url: null,
          qr_code: null,
        });
      });

      it("refused: failed and explained, the number goes to the next sale, a retry is possible", async () => {
        const id = await sellInDoubt(lost);
        const { body } = await settle(id, refused);
        expect(body.data).to.deep.equal({
          transaction_id: id,
          status: "failed",
          synced_to_authority: false,
          receipt_no: null,
        });
        const { response_data, ...shown } = await show(id);
        expect(shown).to.include({ status: "failed", in_doubt: false, can_retry: true });
        expect(response_data.failure).to.include({
          code: "settled_refused",
          message: refused.reason,
          actor: "caller",
          retryable: true,
          doc_url: "/docs/errors#settled_refused",
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
        lane.unit.next("purchase", signedUnheard);
        const id = await lane.buy();
        await lane.drain();
        expect((await settle(id, accepted)).body.data).to.include({ status: "success", receipt_no: "1" });
        expect(await lane.stream("purchases")).to.include({ next_number: 2 });
        await lane.settle();
        await lane.expectInvariants();
      });

      it("settles what follows from a transaction, which stays as it is", async () => {
        lane.unit.next("movement", signedUnheard);
        const id = await lane.sell();
        await lane.drain();
        expect(await lane.row(id)).to.include({ status: "success", receipt_no: "1" });
        expect(await lane.calls("movement")).to.have.nested.property("[0].state", "sent");
        expect((await settle(id, accepted)).body.data).to.include({ status: "success", receipt_no: "1" });
        expect(await lane.stream("stock")).to.include({ next_number: 2 });
        await lane.settle();
        await lane.expectInvariants();
      });

      it("sends a follow-up that was settled as refused again, under the freed number", async () => {
        lane.unit.next("movement", lost);
        const id = await lane.sell();
        await lane.drain();
        await settle(id, refused);
        await lane.settle();
        expect(await lane.calls("movement")).to.have.nested.property("[0].state", "done");
        expect(await lane.row(id)).to.include({ status: "success" });
        await lane.expectInvariants();
      });

      it("answers the caller who waits for the outcome", async () => {
        const unit = createControlUnit({ clock: { now: Date.now } });
        const heard = Promise.withResolvers<void>();
        const units: ControlUnit = {
          ...unit,
          async save(...given) {
            const verdict = await unit.save(...given);
            heard.resolve();
            return verdict;
          },
        };
        const test = await startTestService({ family, overrides: { syncWaitMs: 15_000, units } });
        try {
          const { tin, dataSetId } = await openBranch(test);
          await test.simulator.setFault({ fault: "F10", path: "saveSales", tin, times: "always" });
          const waiting = test.call("POST", "/sales", { body: sale() });
          await heard.promise;
          // Ends after what the lane makes of that is stored.
          await test.service.lanes.drain();
          const { knex } = test.service.db;
          const { id } = await knex("transactions")
            .where({ data_set_id: dataSetId, in_doubt: 1 })
            .first("id");
          const body = { ...accepted, receipt_no: "9" };
          expect((await test.call("POST", `/transactions/${id}/settle`, { body })).status).to.equal(200);
          const answer = await waiting;
          expect(answer.status).to.equal(200);
          expect(answer.body.data).to.include({ receipt_no: "9" });
        } finally {
          await test.close();
          await unit.close();
        }
      });

      it("is kept in the audit, with who said it and why", async () => {
        const id = await sellInDoubt(lost);
        await settle(id, refused, lane.test.account.keys.admin);
        const entries = await auditOf(lane.db.knex, lane.test.account.id);
        const entry = entries.find(({ action }) => action === "transactions.settle");
        expect(entry).to.include({ subject: `transaction ${id}`, user_id: lane.test.account.users.admin });
        expect(entry).to.deep.include({
          old: { status: "processing" },
          new: { outcome: "refused", number: 1, receipt_no: null },
          detail: { reason: refused.reason, kind: "sale", stream: "sales" },
        });
      });

      it("tells the end as an event, once", async () => {
        const hook = await lane.test.call("POST", "/webhooks", { body: { url: "https://example.com/hook" } });
        expect(hook.status).to.equal(201);
        const id = await sellInDoubt(signedUnheard);
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
        for (const body of [accepted, refused]) {
          const answer = await settle(id, body);
          expect([answer.status, answer.body.code]).to.deep.equal([409, code]);
          expect(answer.body.message).to.match(word);
          expect(answer.body.transaction_id).to.equal(id);
        }
      };

      it("of a receipt that came from the control unit: nobody may correct it", async () => {
        const id = await lane.sell();
        await lane.settle();
        const answer = await settle(id, { ...accepted, receipt_no: "99" });
        expect([answer.status, answer.body.code]).to.deep.equal([409, "not_in_doubt"]);
        expect(await lane.row(id)).to.include({ receipt_no: "1" });
      });

      it("of what succeeded, failed, or was not sent yet", async () => {
        const waiting = await lane.sell();
        await expectConflict(waiting, "not_in_doubt", /not sent yet/);
        await lane.settle();
        await expectConflict(waiting, "not_in_doubt", /succeeded/);
        const failed = await lane.sell({ remark: "SIM-913" });
        await lane.settle();
        await expectConflict(failed, "not_in_doubt", /failed/);
        expect(await lane.stream("sales")).to.include({ next_number: 2 });
      });

      it("while the send of a process that vanished may still arrive, and not after", async () => {
        await lane.replaceWorker();
        const cut = holding("before");
        lane.unit.next("sale", cut.script);
        const id = await lane.sell();
        const first = lane.drain();
        await cut.entered;
        await lane.endLeases();
        await expectConflict(id, "device_busy", /being sent/);
        lane.clock.advance(40_000);
        expect((await settle(id, refused)).body.data).to.include({ status: "failed" });
        cut.release();
        await first;
        expect(await lane.row(id)).to.include({ status: "failed" });
        expect(await lane.stream("sales")).to.include({ next_number: 1 });
      });

      it("when a replay is answered first: the answer stands, and nothing is written twice", async () => {
        const id = await sellInDoubt(signedUnheard);
        const replay = holding("after");
        lane.unit.next("sale", async (save) => {
          const verdict = await save.send();
          await replay.script({ ...save, send: async () => verdict });
          return verdict;
        });
        lane.clock.advance(20_000);
        const drained = lane.drain();
        await replay.entered;
        const answer = settle(id, refused);
        replay.release();
        const { status, body } = await answer;
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
        const answers = await Promise.all([settle(id, accepted), settle(id, refused)]);
        expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409]);
        const audited = await auditOf(lane.db.knex, lane.test.account.id);
        expect(audited.filter(({ action }) => action === "transactions.settle")).to.have.lengthOf(1);
      });
    });

    describe("422", () => {
      it("names the sale that has the receipt's number or signature already", async () => {
        const signed = await lane.sell({ invoice_no: "INV-FIRST" });
        await lane.settle();
        const { receipt_no, response_data } = await show(signed);
        const { receipt_signature } = response_data;
        const id = await sellInDoubt(signedUnheard);
        const expectTaken = async (sale: string, body: object, field: string) => {
          const answer = await settle(sale, { ...accepted, ...body });
          expect([answer.status, answer.body.code]).to.deep.equal([422, "validation_failed"]);
          const errors = Object(answer.body.errors);
          expect(Object.keys(errors)).to.deep.equal([field]);
          expect(errors[field][0]).to.contain(`is that of INV-FIRST (transaction ${signed})`);
        };
        await expectTaken(id, { receipt_no }, "receipt_no");
        await expectTaken(id, { receipt_no: "77", receipt_signature }, "receipt_signature");
        expect(await lane.row(id)).to.include({ status: "processing", in_doubt: 1 });
        await settle(id, { ...accepted, receipt_no: "77" });
        await expectTaken(id, { receipt_no }, "receipt_no");
        expect(await lane.row(id)).to.include({ receipt_no: "77" });
      });

      it("to the second of two people who enter one receipt for two sales", async () => {
        const ids = [await sellInDoubt(signedUnheard)];
        await settle(ids[0] ?? "", accepted);
        ids.push(await sellInDoubt(signedUnheard));
        await settle(ids[1] ?? "", accepted);
        const answers = await Promise.all(ids.map((id) => settle(id, { ...accepted, receipt_no: "9" })));
        expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 422]);
      });

      const expectInvalid = async (id: string, body: unknown, fields: string[]) => {
        const answer = await settle(id, body);
        expect([answer.status, answer.body.code]).to.deep.equal([422, "validation_failed"]);
        expect(Object.keys(Object(answer.body.errors)).sort()).to.deep.equal(fields);
      };

      it("names receipt data where no receipt can be, or that is none", async () => {
        const id = await sellInDoubt(lost);
        await expectInvalid(id, { ...refused, receipt_no: "1" }, ["receipt_no"]);
        await expectInvalid(id, { ...accepted, receipt_date: "20260310101501" }, ["receipt_no"]);
        await expectInvalid(id, { ...accepted, receipt_no: "first" }, ["receipt_no"]);
        await expectInvalid(id, { outcome: "lost" }, ["outcome", "reason"]);
        lane.unit.next("purchase", lost);
        const purchase = await lane.buy();
        await lane.drain();
        await expectInvalid(purchase, { ...accepted, receipt_no: "1" }, ["receipt_no"]);
        expect(await lane.row(id)).to.include({ status: "processing", in_doubt: 1 });
      });

      it("needs the branch's device, without which nothing that follows can be told", async () => {
        const id = await sellInDoubt(lost);
        const device = () => lane.db.knex("devices").where({ lane_id: lane.branch.laneId });
        await device().update({ is_active: 0 });
        noteChange(lane.db.knex, "devices");
        const answer = await settle(id, accepted);
        expect([answer.status, answer.body.code]).to.deep.equal([422, "device_not_ready"]);
        expect(await lane.row(id)).to.include({ status: "processing", in_doubt: 1 });
      });
    });

    it("404 and 403 for what is not the caller's", async () => {
      const id = await sellInDoubt(lost);
      const { keys } = await lane.test.openAccount();
      expect((await settle(id, accepted, keys.owner)).status).to.equal(403);
      expect((await settle("0199c1a2-6f2e-7d10-9a41-000000000000", accepted)).status).to.equal(404);
      expect((await settle(id, accepted, lane.test.account.keys.accountant)).status).to.equal(403);
    });
  });
}
