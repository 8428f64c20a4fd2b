// transferStock: stock moves from one branch to another under one reference, as two movements that know each other.
import { expect } from "chai";
import { closeLanes, openBranch, openLanes, type TestBranch } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { failureOf, switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { changeItem, stopTaxType } from "../support/stock.ts";
import { forSuite } from "../support/suite.ts";

const cola = "KE2NTXU0000001";

for (const family of databaseFamilies()) {
  describe(`transferStock on ${family}`, () => {
    let first: TestBranch;
    const client = (role: "owner" | "accountant" | "cashier" = "owner") =>
      test.clientFor(test.account.keys[role]);
    const input = (overrides: Record<string, unknown> = {}) => ({
      reference: "TR-1",
      from_branch_id: "00",
      to_branch_id: "01",
      items: [{ item_code: cola, quantity: 5 }],
      ...overrides,
    });
    const transfer = (overrides: Record<string, unknown> = {}) => client().stock.transfer(input(overrides));
    const stockOf = async (branch: string) =>
      (await client().stock.list({}, { branch }).toArray()).find(({ item_code }) => item_code === cola)
        ?.current_qty ?? 0;
    const stored = () =>
      test.service.db.knex("transactions").where({ data_set_id: first.environmentId }).select("invoice_no");

    const test = forSuite(() => startTestService({ family, overrides: { syncWaitMs: 4_000 } }));
    beforeEach(async () => {
      await switchAccount(test);
      first = await openBranch(test);
      await openBranch(test, { bhf_id: "01", tin: first.tin });
    });

    describe("200", () => {
      it("moves the quantity from one branch to the other", async () => {
        const result = await client("accountant").stock.transfer(input());
        expect(result.reference).to.equal("TR-1");
        const figures = { item_count: 1, total_amount: 2900, vscu_receipt_code: "000" };
        expect(result.outgoing).to.include({ branch_id: "00", sar_no: "TR-1-OUT", ...figures });
        expect(result.incoming).to.include({ branch_id: "01", sar_no: "TR-1-IN", ...figures });
        expect([await stockOf("00"), await stockOf("01")]).to.deep.equal([-5, 5]);
      });

      it("links both movements, and names the transfer in the histories of both branches", async () => {
        const { outgoing, incoming } = await transfer();
        const [left, arrived] = await Promise.all([
          client().transactions.get(outgoing.transaction_id),
          client().transactions.get(incoming.transaction_id),
        ]);
        const link = ({ transaction_id, branch_id, sar_no }: typeof outgoing) => ({
          transaction_id,
          branch_id,
          invoice_no: sar_no,
          status: "success",
        });
        expect(left.transferred_to).to.deep.equal(link(incoming));
        expect(left.transferred_from).to.equal(null);
        expect(arrived.transferred_from).to.deep.equal(link(outgoing));
        expect(arrived.transferred_to).to.equal(null);
        const history = async (branch: string) =>
          (await client().stock.movements({}, { branch }).toArray())[0];
        const moved = { type: "stock", movement_type: "TRANSFER", qty: 5, invoice_no: null };
        expect(await history("00")).to.include({
          ...moved,
          direction: "OUT",
          reference: "Transfer TR-1 to branch 01",
        });
        expect(await history("01")).to.include({
          ...moved,
          direction: "IN",
          reference: "Transfer TR-1 from branch 00",
        });
      });

      it("returns the first result to the same request, also under an Idempotency-Key", async () => {
        const options = { idempotencyKey: "once" };
        const result = await client().stock.transfer(input(), options);
        expect(await client().stock.transfer(input(), options)).to.deep.equal(result);
        const again = await transfer().withResponse();
        expect(again.data).to.deep.equal(result);
        expect(again.body.meta.duplicate).to.equal(true);
        expect(again.body.message).to.equal("Transfer TR-1 was already recorded at both branches.");
        expect(await stockOf("01")).to.equal(5);
      });

      it("returns it under that key also if it could not be stored", async () => {
        const key = { headers: { "Idempotency-Key": "lost" }, body: input() };
        const once = () => test.call("POST", "/stock/transfers", key);
        const first = await once();
        await test.service.db.knex("idempotency_keys").update({ state: "running", response: null });
        const again = await once();
        expect(again.body.message).to.equal("Transfer TR-1 is recorded at both branches.");
        expect(again.body.data).to.deep.equal(first.body.data);
        expect(again.body.meta).not.to.have.property("duplicate");
      });

      it("takes date, remark and price, and records who transferred", async () => {
        const items = [{ item_code: cola, quantity: 2, unit_price: 400 }];
        const { outgoing } = await transfer({ transfer_date: "20260301", remark: "for the market", items });
        expect(outgoing.total_amount).to.equal(800);
        const wire = Object(
          test.simulator.requests.findLast((one) => one.function === "saveStockItems")?.body,
        );
        expect(wire).to.include({ ocrnDt: "20260301", remark: "for the market" });
        const [entry] = await client().audit.list({ actor: "user", per_page: 1 }).toArray();
        expect(entry).to.include({ action: "stock.transfer", subject: "transfer TR-1" });
        expect(entry?.new).to.deep.equal({ from_branch_id: "00", to_branch_id: "01", items: 1 });
      });
    });

    describe("202", () => {
      it("stores both movements at once and sends them afterwards", async () => {
        const options = { async: true, idempotencyKey: "later" } as const;
        const accepted = await client().stock.transfer(input(), options);
        expect(await client().stock.transfer(input(), options)).to.deep.equal(accepted);
        await test.service.lanes.drain();
        await client().transactions.waitFor(Object(accepted).transaction_id);
        expect([await stockOf("00"), await stockOf("01")]).to.deep.equal([-5, 5]);
      });
    });

    describe("400", () => {
      it("rejects a body that isn't JSON", async () => {
        expect((await test.call("POST", "/stock/transfers", { body: "{" })).status).to.equal(400);
      });
    });

    describe("403", () => {
      it("is not for cashiers", async () => {
        const error = await failureOf(client("cashier").stock.transfer(input()));
        expect(error).to.include({ status: 403 });
        expect(await stored()).to.deep.equal([]);
      });
    });

    describe("409", () => {
      it("keeps the first transfer when other content follows under its reference", async () => {
        const { incoming } = await transfer();
        for (const other of [{ items: [{ item_code: cola, quantity: 6 }] }, { remark: "other" }]) {
          const error = await failureOf(transfer(other));
          expect(error).to.include({ status: 409, code: "invoice_conflict" });
          expect(error.transactionId).to.equal(incoming.transaction_id);
        }
        const swapped = await failureOf(transfer({ from_branch_id: "01", to_branch_id: "00" }));
        expect(swapped).to.include({ status: 409 });
        expect([await stockOf("00"), await stockOf("01")]).to.deep.equal([-5, 5]);
      });
    });

    describe("422", () => {
      it("names every problem at once and stores nothing", async () => {
        const error = await failureOf(
          transfer({
            from_branch_id: "09",
            to_branch_id: "09",
            transfer_date: "20991231",
            items: [
              { item_code: "NOPE", quantity: 1 },
              { item_code: "KE3NTXU0000003", quantity: 1 },
              { item_code: cola, quantity: 1.00005, unit_price: 1.005 },
              { item_code: cola, quantity: 99_999_999 },
            ],
          }),
        );
        expect(error).to.include({ status: 422, code: "validation_failed" });
        expect(error.errors).to.have.all.keys(
          "from_branch_id",
          "to_branch_id",
          "transfer_date",
          "items[0].item_code",
          "items[1].item_code",
          "items[2].quantity",
          "items[2].unit_price",
        );
        expect(error.errors?.to_branch_id).to.have.lengthOf(2);
        expect(await stored()).to.deep.equal([]);
      });

      it("rejects the same branch twice, and a quantity that is not above 0", async () => {
        const same = await failureOf(transfer({ to_branch_id: "00" }));
        expect(same.errors).to.have.keys("to_branch_id");
        const { status, body } = await test.call("POST", "/stock/transfers", {
          body: input({ items: [{ item_code: cola, quantity: 0 }] }),
        });
        expect(status).to.equal(422);
        expect(Object(body.errors)).to.have.keys("items[0].quantity");
      });

      it("names an item whose tax type is no longer in use", async () => {
        await stopTaxType(test, first, "E");
        await changeItem(test.service.db, first, cola, { tax_type_code: "E" });
        expect((await failureOf(transfer())).errors).to.deep.equal({
          "items[0].item_code": ["has tax type E, which is not in use"],
        });
      });

      it("names a total that is too large to be reported", async () => {
        const items = [{ item_code: cola, quantity: 999_999_999, unit_price: 999_999 }];
        expect((await failureOf(transfer({ items }))).errors).to.have.keys("items[0].quantity");
      });

      it("says how to set up a branch whose device is missing or not initialized", async () => {
        await client().branches.create({ bhf_id: "02", name: "Kiosk" } as never);
        const missing = await failureOf(transfer({ to_branch_id: "02" }));
        expect(missing.errors?.to_branch_id?.[0]).to.contain("POST /devices/02/initialize");
        await test.service.db.knex("devices").where({ branch_id: first.branchId }).update({ is_active: 0 });
        const inactive = await failureOf(transfer({ to_branch_id: "02" }));
        expect(inactive.errors).to.have.keys("from_branch_id", "to_branch_id");
      });

      it("rejects branches that report under different TINs", async () => {
        const other = await openBranch(test, { bhf_id: "02" });
        const { errors } = await failureOf(transfer({ to_branch_id: "02" }));
        expect(errors?.to_branch_id?.[0]).to.contain(other.tin).and.to.contain(first.tin);
      });

      it("knows neither branches nor references of other accounts and environments", async () => {
        await transfer();
        Object.assign(test.account, await test.openAccount());
        expect((await failureOf(transfer())).errors).to.have.keys(
          "from_branch_id",
          "to_branch_id",
          "items[0].item_code",
        );
        const own = await openBranch(test);
        await openBranch(test, { bhf_id: "01", tin: own.tin });
        expect((await transfer()).reference).to.equal("TR-1");
      });

      it("returns the rejection of the outgoing movement, and sends no incoming one", async () => {
        await test.simulator.setFault({ fault: "F15", path: "saveStockItems", tin: first.tin });
        const error = await failureOf(transfer());
        expect(error.status).to.equal(422);
        expect(error.message).to.contain("TR-1-OUT");
        const outgoing = await client().transactions.get(error.transactionId ?? "");
        await test.service.lanes.drain();
        const incoming = await client().transactions.get(outgoing.transferred_to?.transaction_id ?? "");
        expect(incoming).to.include({ status: "failed" });
        expect(incoming.response_data.failure?.code).to.equal("outgoing_rejected");
        expect([await stockOf("00"), await stockOf("01")]).to.deep.equal([0, 0]);
        await client().transactions.retry(outgoing.transaction_id, {});
        await test.service.lanes.drain();
        expect((await transfer()).incoming.sar_no).to.equal("TR-1-IN");
        expect([await stockOf("00"), await stockOf("01")]).to.deep.equal([-5, 5]);
      });

      it("says that an unfinished transfer is stored, and returns it once it is accepted", async () => {
        await closeLanes(test, first);
        const error = await failureOf(transfer());
        expect(error).to.include({ status: 422, code: "outcome_pending" });
        // The lane of the incoming movement may have tried it already, and found that it must wait.
        expect(error.message)
          .to.contain("TR-1-IN is stored")
          .and.to.match(/TR-1-OUT goes first|has not accepted the outgoing movement TR-1-OUT yet/);
        await openLanes(test, first);
        expect((await transfer()).outgoing.sar_no).to.equal("TR-1-OUT");
      });
    });
  });
}
