// createSale: a sale is signed once and returned with its receipt, whatever is sent, repeated or rejected.

import { expect } from "chai";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { closeLanes, openBranch, openLanes, sale, type TestBranch } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { makeDue } from "../support/lane.ts";
import { switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { levelOf } from "../support/stock.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`createSale on ${family}`, () => {
    let branch: TestBranch;
    const submit = (body: unknown, options: { key?: string; query?: string } = {}) =>
      test.call("POST", `/sales${options.query ?? ""}`, { body, key: options.key });
    const client = () => test.clientFor(test.account.keys.owner);
    const signed = () =>
      test.simulator.ledger().filter((entry) => entry.tin === branch.tin && entry.kind === "sale");
    const stockOf = async (item_code: string) => (await levelOf(test, branch, item_code)).qty;

    const test = forSuite(() => startTestService({ family, overrides: { syncWaitMs: 4_000 } }));
    beforeEach(async () => {
      await switchAccount(test);
      branch = await openBranch(test);
    });

    describe("200", () => {
      it("signs a sale, returns its receipt with a QR code, and takes the items out of stock", async () => {
        const { status, body } = await submit(sale({ invoice_no: "INV-A" }));
        expect(status).to.equal(200);
        expect(body?.data).to.include({
          invoice_no: "INV-A",
          receipt_no: "1",
          total_amount: 1160,
          tax_amount: 160,
          taxable_amount: 1000,
          vscu_receipt_code: "000",
        });
        expect(Reflect.get(Object(body?.data), "qr_code")).to.match(/^data:image\/png;base64,/);
        expect(signed()).to.have.lengthOf(1);
        expect(await stockOf("KE2NTXU0000001")).to.equal(-2);
      });

      it("sends the movement and the item's balance to the unit", async () => {
        await submit(sale());
        await test.service.lanes.drain();
        const [unit] = test.simulator.state.branches.filter(({ tin }) => tin === branch.tin);
        expect(unit?.moves).to.have.lengthOf(1);
        expect(test.simulator.violations).to.deep.equal([]);
      });

      it("numbers sales without a gap", async () => {
        for (let index = 0; index < 3; index++) expect((await submit(sale())).status).to.equal(200);
        expect(signed().map(({ number }) => number)).to.deep.equal([1, 2, 3]);
      });

      it("returns the first receipt to the same submission and signs nothing new", async () => {
        const body = sale();
        const first = await submit(body);
        const again = await submit({ ...body, bhf_id: "00" });
        expect(again.status).to.equal(200);
        expect(again.body?.meta).to.include({ duplicate: true });
        expect(again.body?.data).to.deep.equal(first.body?.data);
        expect(first.body.message).to.equal("The control unit signed the sale.");
        expect(again.body.message).to.equal("The control unit signed this sale before.");
        expect(signed()).to.have.lengthOf(1);
      });

      it("finds the same submission however its body is written, also once it was rejected", async () => {
        for (const remark of [undefined, "SIM-913"]) {
          const { items, ...body } = sale({ remark });
          const first = await submit({ ...body, items });
          const [line] = items.map(({ quantity, ...rest }) => ({ ...rest, qty: quantity }));
          const again = await submit({ items: [line], ...body, customer_name: undefined });
          expect(again.status).to.equal(first.status);
          const idOf = (response: typeof first) =>
            response.body?.transaction_id ?? Object(response.body?.data).transaction_id;
          expect(idOf(again)).to.equal(idOf(first));
        }
      });

      it("signs one of two simultaneous submissions, and returns it to both", async () => {
        const body = sale();
        const [one, other] = await Promise.all([submit(body), submit(body)]);
        expect([one.status, other.status]).to.deep.equal([200, 200]);
        expect(Object(one.body?.data).transaction_id).to.equal(Object(other.body?.data).transaction_id);
        expect(signed()).to.have.lengthOf(1);
      });

      it("signs a discount as taxable + tax, and shows the signed amounts", async () => {
        const line = { item_code: "KE2NTXU0000001", quantity: 2, unit_price: 58, discount_amount: 10 };
        const { status, body } = await submit(sale({ items: [line] }));
        expect(status).to.equal(200);
        expect(body?.data).to.include({ taxable_amount: 90, tax_amount: 14.4, total_amount: 104.4 });
      });

      it("takes over the number of a rejected sale, which then can't be retried", async () => {
        const rejected = await submit(sale({ invoice_no: "INV-C", remark: "SIM-913" }));
        expect(rejected.status).to.equal(422);
        const { status } = await submit(sale({ invoice_no: "INV-C", remark: "corrected" }));
        expect(status).to.equal(200);
        const id = rejected.body?.transaction_id;
        const retry = await test.call("POST", `/transactions/${id}/retry`, { body: {} });
        expect(retry.status).to.equal(422);
        expect(retry.body?.reason).to.match(/superseded/);
        const old = await test.call("GET", `/transactions/${id}`);
        expect(old.body?.data).to.include({ status: "failed", can_retry: false });
        expect(signed()).to.have.lengthOf(1);
      });
    });

    describe("202", () => {
      it("stores an asynchronous sale at once and signs it afterwards", async () => {
        const { status, body } = await submit(sale(), { query: "?async=true" });
        expect(status).to.equal(202);
        expect(body).to.include({ status: "processing" });
        await test.service.lanes.drain();
        const id = Object(body?.data).transaction_id;
        const later = await test.call("GET", `/transactions/${id}`);
        expect(later.body?.data).to.include({ status: "success", receipt_no: "1" });
      });

      it("names the status URL under the prefix of the request, also while the outcome is pending", async () => {
        const create = (prefix: string, query: string) =>
          test.call("POST", `/${prefix}/sales${query}`, { body: sale() });
        const urls: unknown[] = [];
        for (const prefix of ["/api/v1", "/sandbox/api/v1"]) {
          const { body } = await create(prefix, "?async=true");
          urls.push([Object(body.meta).check_status_url, Object(body.data).transaction_id, prefix]);
        }
        await closeLanes(test, branch);
        const { body } = await create("/sandbox/api/v1", "");
        urls.push([Object(body.meta).check_status_url, body.transaction_id, "/sandbox/api/v1"]);
        for (const [url, id, prefix] of urls as string[][])
          expect(url).to.equal(`${prefix}/transactions/${id}`);
      });
    });

    describe("400", () => {
      it("lists every problem at once and stores nothing", async () => {
        const { status, body } = await submit(
          sale({
            sale_date: "20991231",
            payment_type: "99",
            items: [
              { item_code: "NOPE", quantity: 1, unit_price: 1 },
              { item_code: "KE2NTXU0000001", quantity: 2, unit_price: 580, tax_amount: 150 },
              { item_code: "KE2NTXU0000001", quantity: 1.005, unit_price: 1, tax_rate: 8 },
            ],
          }),
        );
        expect(status).to.equal(400);
        expect(Object.keys(Object(body?.errors)).sort()).to.deep.equal([
          "items[0].item_code",
          "items[1].tax_amount",
          "items[2].quantity",
          "items[2].tax_rate",
          "payment_type",
          "sale_date",
        ]);
        expect(Object(body?.errors)["items[1].tax_amount"][0]).to.match(/160\.00.*150\.00/);
        expect(signed()).to.have.lengthOf(0);
      });

      it("reports an item's errors, but not totals that its line would change", async () => {
        await client().items.update("KE2NTXL0000002", { is_active: false });
        const line = { quantity: 1, unit_price: 1 };
        const items = [
          { ...line, item_code: "NOPE" },
          { ...line, item_code: "KE2NTXL0000002" },
        ];
        const { body } = await submit(sale({ items, total_amount: 77 }));
        expect(body?.errors).to.deep.equal({
          "items[0].item_code": [
            "NOPE is not a registered item: GET /items lists them, POST /items registers it",
          ],
          "items[1].item_code": [
            "KE2NTXL0000002 is not active. Make it active: PATCH /items/KE2NTXL0000002 with is_active true, `taxctl items update KE2NTXL0000002 --active`",
          ],
        });
      });

      it("names fields as the caller spelled them, and the largest valid discount", async () => {
        const line = { item_code: "KE2NTXU0000001", unit_price: 60 };
        const { status, body } = await submit(
          sale({
            items: [
              { ...line, quantity: 1, discount_amount: 100, item_sequence: 7 },
              { ...line, qty: 1.005, item_seq: 8 },
              { ...line, quantity: 1.005, qty: 1.005, item_sequence: 7 },
            ],
          }),
        );
        expect(status).to.equal(400);
        expect(body?.errors).to.deep.equal({
          "items[0].discount_amount": ["must be at most 51.72 by the calculation rules, found 100.00"],
          "items[1].qty": ["must have at most 2 decimals, found 1.005"],
          "items[2].item_sequence": ["repeats 7: number each line once, or omit it in all"],
          "items[2].qty": ["must have at most 2 decimals, found 1.005"],
        });
      });

      it("checks its codes against the unit's tables as soon as they are known", async () => {
        const line = { item_code: "KE2NTXU0000001", quantity: 1, unit_price: 100 };
        const items = [
          { ...line, pkg_unit_code: "??" },
          { ...line, qty_unit_code: "!!" },
        ];
        const note = { receipt_type: "R" as const, original_invoice_no: "INV-1", refund_reason_code: "99" };
        const codes = ["refund_reason_code", "items[0].pkg_unit_code", "items[1].qty_unit_code"];
        expect((await submit(sale({ ...note, items }))).body).to.include({ code: "original_not_found" });
        expect((await test.call("POST", "/codes/sync", { body: {} })).status).to.equal(200);
        const { status, body } = await submit(sale({ ...note, items }));
        expect(status).to.equal(400);
        expect(Object(body?.errors)).to.have.all.keys(codes);
        const known = [{ ...line, pkg_unit_code: "NT", qty_unit_code: "U" }];
        expect((await submit(sale({ items: known }))).status).to.equal(200);
      });

      it("rejects values that the unit can't take, in a credit note too, and stores nothing", async () => {
        const invoice_no = "N".repeat(51);
        const note = { receipt_type: "R" as const, original_invoice_no: "INV-1", refund_reason_code: "01" };
        for (const fields of [{}, note]) {
          const { status, body } = await submit(sale({ invoice_no, ...fields }));
          expect(status).to.equal(400);
          expect(Object(body?.errors)).to.have.all.keys("invoice_no");
        }
        expect(await test.service.db.knex("transactions").where({ invoice_no })).to.deep.equal([]);
      });

      it("rejects a line beyond the largest amount instead of failing on it", async () => {
        const line = { item_code: "KE2NTXU0000001", quantity: 99_999_999, unit_price: 99_999_999 };
        const { status, body } = await submit(sale({ items: [line] }));
        expect(status).to.equal(400);
        expect(Object(body?.errors)).to.have.property("items[0].total_amount");
      });
    });

    describe("409", () => {
      it("rejects other content under a used number, and names the differences", async () => {
        const body = sale();
        const first = await submit(body);
        const items = [{ item_code: "KE2NTXU0000001", quantity: 3, unit_price: 580 }];
        const { status, body: response } = await submit({ ...body, items });
        expect(status).to.equal(409);
        expect(response).to.include({
          code: "invoice_conflict",
          transaction_id: Object(first.body?.data).transaction_id,
        });
        expect(Object(response?.errors)).to.have.keys("items[0].quantity");
        expect(signed()).to.have.lengthOf(1);
      });
    });

    describe("422", () => {
      it("explains a rejection of the unit in the response and on the record", async () => {
        const { status, body } = await submit(sale({ remark: "SIM-884" }));
        expect(status).to.equal(422);
        expect(body).to.include({ code: "unit_884" });
        const { body: detail } = await test.call("GET", `/transactions/${body?.transaction_id}`);
        const { failure } = Object(detail?.data).response_data;
        expect(failure).to.include.keys("cause", "remedy", "actor", "retryable", "doc_url");
        expect(Object(detail?.data)).to.include({ status: "failed", can_retry: true });
      });

      it("keeps a sale while the unit is down, says so at once if that is known, and sends it later", async () => {
        await test.simulator.setFault({ fault: "F1", times: "always" });
        const { status, body } = await submit(sale());
        expect(status).to.equal(422);
        expect(body).to.include({ code: "outcome_pending" });
        await test.simulator.clearFaults();
        const id = body?.transaction_id;
        for (;;) {
          const { body: detail } = await test.call("GET", `/transactions/${id}`);
          if (Object(detail?.data).status === "success") break;
          await openLanes(test);
        }
        expect(signed()).to.have.lengthOf(1);
      });

      it("resolves the outcome when the unit signs and hangs up, and signs only once", async () => {
        await test.simulator.setFault({ fault: "F3", params: { how: "reset" }, tin: branch.tin });
        const body = sale();
        const { status, body: response } = await submit(body);
        // The replay may resolve it within the wait: then the response is the recovered success.
        expect([200, 422]).to.include(status);
        if (status === 422) expect(response).to.include({ code: "outcome_unknown" });
        for (;;) {
          await makeDue(test.service.db, { lane_id: branch.laneId, state: "sent" });
          await test.service.lanes.drain();
          const again = await submit(body);
          if (again.status === 200) break;
        }
        expect(signed()).to.have.lengthOf(1);
        expect(test.simulator.violations).to.deep.equal([]);
      });

      it("stores nothing without an initialized device", async () => {
        await test.service.db.knex("devices").where({ branch_id: branch.branchId }).update({ is_active: 0 });
        noteChange(test.service.db.knex, "devices");
        const { status, body } = await submit(sale());
        expect(status).to.equal(422);
        expect(body).to.include({ code: "device_not_ready" });
        const stored = await test.service.db.knex("transactions").where({ branch_id: branch.branchId });
        expect(stored).to.have.lengthOf(0);
      });
    });
  });
}
