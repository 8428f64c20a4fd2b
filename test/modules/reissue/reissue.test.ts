// Reissues in the lane: the corrected sale is sent once its credit note is signed, each part once, whatever dies in between.
import { expect } from "chai";
import { noteChange } from "../../../server/src/db/engine/changes.ts";
import { databaseFamilies } from "../../support/database.ts";
import { startLaneTest } from "../../support/lane.ts";
import { forSuite } from "../../support/suite.ts";

const corrected = { customer_tin: "P059999999Q", customer_name: "Lakeside Wholesale Ltd" };

for (const family of databaseFamilies()) {
  describe(`reissues on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());

    const wires = () =>
      lane.test.simulator.requests.filter(
        (one) => one.function === "saveSales" && one.tin === lane.branch.tin,
      );
    const reissue = (id: string, body: unknown = corrected) =>
      lane.test.call("POST", `/sales/${id}/reissue?async=true`, { body, key: lane.key });
    /** The ids of both parts. */
    const reissued = async (id: string, body?: unknown) => {
      const { status, body: response } = await reissue(id, body);
      expect(status, JSON.stringify(response)).to.equal(202);
      const row = await lane.db.knex("reissues").where({ original_id: id }).first();
      expect(Object(response.data).transaction_id).to.equal(row.sale_id);
      lane.accepted.push(row.sale_id, row.credit_note_id);
      return { note: row.credit_note_id, sale: row.sale_id };
    };
    const sold = async (overrides: Record<string, unknown> = {}) => {
      const id = await lane.sell({ invoice_no: "INV-1", ...overrides });
      await lane.settle();
      return id;
    };
    const statuses = async ({ note, sale }: { note: string; sale: string }) => [
      (await lane.row(note)).status,
      (await lane.row(sale)).status,
    ];
    const documents = () => wires().map(({ body }) => `${body?.rcptTyCd} ${body?.trdInvcNo ?? body?.invcNo}`);

    it("send the credit note, then the sale, and move items back and forth", async () => {
      const parts = await reissued(await sold());
      await lane.settle();
      expect(await statuses(parts)).to.deep.equal(["success", "success"]);
      expect(wires().map(({ body }) => [body?.rcptTyCd, body?.invcNo, body?.orgInvcNo])).to.deep.equal([
        ["S", 1, 0],
        ["R", 2, 1],
        ["S", 3, 0],
      ]);
      expect(wires().at(-1)?.body).to.include({ custTin: "P059999999Q" });
      await lane.expectInvariants();
    });

    it("hold the sale back while the outcome of the credit note is unknown", async () => {
      const id = await sold();
      await lane.test.simulator.setFault({ fault: "F3", params: { how: "reset" }, tin: lane.branch.tin });
      const parts = await reissued(id);
      await lane.drain();
      expect(await statuses(parts)).to.deep.equal(["processing", "pending"]);
      expect((await lane.row(parts.note)).in_doubt).to.equal(1);
      await lane.settle();
      expect(await statuses(parts)).to.deep.equal(["success", "success"]);
      await lane.expectInvariants();
    });

    it("fail the sale unsent when the credit note is rejected; retrying the note sends both", async () => {
      const id = await sold();
      const sentBefore = wires().length;
      await lane.test.simulator.setFault({ fault: "F15", path: "saveSales", tin: lane.branch.tin });
      const parts = await reissued(id);
      await lane.settle();
      expect(await lane.row(parts.note)).to.include({ status: "failed" });
      expect(await lane.row(parts.sale)).to.include({
        status: "failed",
        failure_code: "credit_note_rejected",
        retry_count: 0,
        can_retry: 0,
      });
      expect(wires()).to.have.lengthOf(sentBefore + 1);
      const { body } = await lane.test.call("GET", `/transactions/${parts.sale}`);
      const { failure } = Object(Object(body.data).response_data);
      expect(failure.message).to.contain("`taxctl transactions retry INV-1-CN`");
      const alone = await lane.test.call("POST", `/transactions/${parts.sale}/retry`, { body: {} });
      expect([alone.status, Object(alone.body).code]).to.deep.equal([422, "retry_not_allowed"]);
      expect(Object(alone.body).message).to.contain("Retry that one, and this follows automatically");
      await lane.retry(parts.note);
      await lane.settle();
      expect(await statuses(parts)).to.deep.equal(["success", "success"]);
      expect((await lane.row(parts.sale)).retry_count).to.equal(0);
      await lane.expectInvariants();
    });

    it("wait while the credit note waits for its automatic retry", async () => {
      const id = await sold();
      await lane.test.simulator.setFault({ fault: "F30", path: "saveSales", tin: lane.branch.tin });
      const parts = await reissued(id);
      await lane.drain();
      expect(await statuses(parts)).to.deep.equal(["failed", "pending"]);
      const { body } = await lane.test.call("GET", `/transactions/${parts.sale}`);
      expect(Object(body.data).blocked).to.deep.equal({
        code: "outcome_pending",
        message: "The control unit has not accepted the credit note INV-1-CN yet",
        remedy: `Nothing: it is sent again at ${new Date(lane.clock.now() + 2_000).toISOString()}`,
      });
      await lane.settle();
      expect(await statuses(parts)).to.deep.equal(["success", "success"]);
      await lane.expectInvariants();
    });

    it("need another credit note once the retries of the first are used up", async () => {
      const id = await sold();
      const { tin } = lane.branch;
      await lane.test.simulator.setFault({ fault: "F15", path: "saveSales", tin, times: "always" });
      const parts = await reissued(id);
      await lane.settle();
      for (let count = 0; count < 3; count++) {
        await lane.retry(parts.note);
        await lane.settle();
      }
      await lane.test.simulator.clearFaults();
      const { body } = await lane.test.call("GET", `/transactions/${parts.sale}`);
      const { failure } = Object(Object(body.data).response_data);
      expect(failure).to.include({ code: "credit_note_rejected" });
      expect(failure.message)
        .to.match(
          /^the credit note INV-1-CN was rejected: .*\. Reissue the original again with another credit_note_no$/,
        )
        .and.not.contain("retry");
    });

    it("never take the same sale of another reissue for their own", async () => {
      const [one, other] = [await sold(), await sold({ invoice_no: "INV-2" })];
      await reissued(one, { ...corrected, invoice_no: "NEW-1" });
      await lane.settle();
      const { status, body } = await reissue(other, { ...corrected, invoice_no: "NEW-1" });
      expect([status, body.code]).to.deep.equal([409, "invoice_conflict"]);
      expect(body.message).to.contain("different: what it is part of.");
      expect(await lane.db.knex("reissues").where({ original_id: other })).to.deep.equal([]);
    });

    it("keep the credit note when a rejected sale is corrected and sent again", async () => {
      const id = await sold();
      const parts = await reissued(id, { ...corrected, remark: "SIM-884" });
      await lane.settle();
      expect(await statuses(parts)).to.deep.equal(["success", "failed"]);
      const other = await reissue(id, { ...corrected, credit_note_no: "INV-1-CN9" });
      expect([other.status, other.body.code]).to.deep.equal([409, "already_reissued"]);
      const again = await reissued(id, { ...corrected, remark: "corrected", invoice_no: "INV-1-B" });
      await lane.settle();
      expect(again.note).to.equal(parts.note);
      expect(await statuses(again)).to.deep.equal(["success", "success"]);
      expect(await lane.row(parts.sale)).to.include({ superseded_by: again.sale, live: null });
      expect(wires().filter(({ body }) => body?.rcptTyCd === "R")).to.have.lengthOf(1);
      await lane.expectInvariants();
    });

    it("take another credit note when the first was rejected for good", async () => {
      const id = await sold();
      await lane.test.simulator.setFault({ fault: "F15", path: "saveSales", tin: lane.branch.tin });
      const first = await reissued(id);
      await lane.settle();
      const second = await reissued(id, { ...corrected, credit_note_no: "INV-1-CN2" });
      await lane.settle();
      expect(await statuses(second)).to.deep.equal(["success", "success"]);
      expect((await lane.row(first.note)).superseded_by).to.equal(second.note);
      expect((await lane.row(first.sale)).superseded_by).to.equal(second.sale);
      await lane.expectInvariants();
    });

    it("credit the remainder of a sale, and issue it again", async () => {
      const id = await sold({ items: [{ item_code: "KE2NTXU0000001", quantity: 3, unit_price: 580 }] });
      await lane.sell({
        receipt_type: "R",
        original_invoice_no: "INV-1",
        refund_reason_code: "06",
        items: [{ item_code: "KE2NTXU0000001", quantity: 1, unit_price: 580 }],
      });
      await lane.settle();
      const parts = await reissued(id);
      await lane.settle();
      expect(await statuses(parts)).to.deep.equal(["success", "success"]);
      expect((await lane.row(parts.note)).total_amount).to.equal(116_000);
      expect((await lane.row(parts.sale)).total_amount).to.equal(116_000);
      await lane.expectInvariants();
    });

    it("credit the remainder of a discounted line with its share of the discount, and issue it again", async () => {
      const line = { item_code: "KE2NTXU0000001", quantity: 4, unit_price: 58, bcd: "5901234123457" };
      const id = await sold({ items: [{ ...line, discount_amount: 10, supply_amount: 200 }] });
      await lane.sell({
        receipt_type: "R",
        original_invoice_no: "INV-1",
        refund_reason_code: "06",
        items: [{ ...line, quantity: 1, discount_amount: 2.5 }],
      });
      await lane.settle();
      const { note, sale } = await reissued(id);
      await lane.settle();
      // Three of four: 174 with tax, less 7.50 and its tax.
      for (const part of [note, sale])
        expect(await lane.row(part)).to.include({ status: "success", total_amount: 16_530 });
      expect(Object(wires().at(-1)?.body).itemList[0]).to.include({ qty: 3, bcd: line.bcd });
      await lane.expectInvariants();
    });

    it("keep customer, mobile number and remark of the original unless they are corrected", async () => {
      const show = async (id: string) => Object((await lane.test.call("GET", `/sales/${id}`)).body.data);
      const customer = { customer_tin: "A001234567B", customer_name: "Acacia Hotel" };
      const words = { customer_mobile: "0712345678", remark: "first" };
      const { sale } = await reissued(await sold({ ...customer, ...words }), { payment_type: "02" });
      await lane.settle();
      expect(await show(sale)).to.include({ ...customer, ...words, payment_type: "02" });
      const others = { customer_mobile: "0787654321", remark: "second" };
      const later = await reissued(sale, others);
      expect(await show(later.sale)).to.include({ ...customer, ...others, payment_type: "02" });
    });

    it("that also remove the customer's TIN are other corrections", async () => {
      const id = await sold({ customer_tin: "A001234567B", customer_name: "Acacia Hotel" });
      await reissued(id, { customer_name: "Other Ltd" });
      const { status, body } = await reissue(id, { customer_name: "Other Ltd", customer_tin: null });
      expect([status, body.code]).to.deep.equal([409, "already_reissued"]);
    });

    it("need the branch's device", async () => {
      const id = await sold();
      await lane.db.knex("devices").where({ branch_id: lane.branch.branchId }).update({ is_active: 0 });
      noteChange(lane.db.knex, "devices");
      const { status, body } = await reissue(id);
      expect([status, body.code]).to.deep.equal([422, "device_not_ready"]);
    });

    for (const [when, part] of [
      ["after", "credit note"],
      ["before", "credit note"],
      ["after", "sale"],
      ["before", "sale"],
    ] as const) {
      it(`are finished by another process when one dies ${when} the ${part} was sent`, async () => {
        const id = await sold();
        const parts = await reissued(id);
        const lost = async ({ send }: { send(): Promise<unknown> }) => {
          if (when === "after") await send();
          throw new Error("the process died");
        };
        if (part === "sale") lane.unit.next("sale", ({ send }) => send());
        lane.unit.next("sale", lost as never);
        await lane.drain().catch(() => undefined);
        lane.unit.forget();
        await lane.replaceWorker();
        await lane.settle();
        expect(await statuses(parts)).to.deep.equal(["success", "success"]);
        expect(documents().length).to.be.within(3, 4);
        await lane.expectInvariants();
      });
    }

    it("are stored whole or not at all: many at once leave one", async () => {
      const id = await sold();
      const responses = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          reissue(id, index % 2 === 0 ? corrected : { customer_tin: "P051111111A" }),
        ),
      );
      const counts = Map.groupBy(responses, ({ status }) => status);
      expect([...counts.keys()].toSorted()).to.deep.equal([202, 409]);
      await lane.settle();
      expect(wires().filter(({ body }) => body?.rcptTyCd === "R")).to.have.lengthOf(1);
      expect(await lane.db.knex("reissues").where({ original_id: id })).to.have.lengthOf(1);
    });
  });
}
