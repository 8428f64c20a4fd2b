// processImport: a customs record becomes items in stock, each step once, whatever comes in between.

import { expect } from "chai";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { openBranch, openLanes, type TestBranch } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { callsOf, createImport, customsRow, mapImport } from "../support/imports.ts";
import { makeDue } from "../support/lane.ts";
import { switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { expectStockSums, levelOf, unitOf } from "../support/stock.ts";
import { forSuite } from "../support/suite.ts";

const cola = "KE2NTXU0000001";
const beans = "BR2NTKG0000777";

for (const family of databaseFamilies()) {
  describe(`processImport on ${family}`, () => {
    let branch: TestBranch;
    const process = (body: unknown, query = "") => test.call("POST", `/imports/process${query}`, { body });
    const retry = (id: unknown) => test.call("POST", `/transactions/${id}/retry`, { body: {} });
    const detailOf = async (id: unknown) => (await test.call("GET", `/transactions/${id}`)).body.data;
    const calls = (name: string) => callsOf(test, branch, name);
    const statusAtUnit = () =>
      unitOf(test, branch).imports.find(({ taskCd }) => taskCd === "2399001")?.imptItemSttsCd;

    const test = forSuite(() => startTestService({ family, overrides: { syncWaitMs: 4_000 } }));
    beforeEach(async () => {
      await test.simulator.clearFaults();
      await switchAccount(test);
      branch = await openBranch(test);
      await test.simulator.addImports(branch.tin, "00", [customsRow()]);
      await test.call("POST", "/imports/select-items", { body: { last_request_date: "20180101000000" } });
    });
    afterEach(() => expectStockSums(test, branch));

    describe("200", () => {
      it("maps: status 3 under the unit's key, then stock in as movement 01", async () => {
        const { status, body } = await process(mapImport());
        expect(status).to.equal(200);
        expect(body.data).to.include({
          item_code: cola,
          item_name: "Cola 500ml",
          qty_added: 100,
          previous_qty: 0,
          new_qty: 100,
          authority_status_updated: true,
          authority_stock_synced: true,
        });
        expect(body.data).not.to.have.property("sync_error");
        expect(body.meta).not.to.have.property("warnings");
        expect(statusAtUnit()).to.equal("3");
        expect(calls("updateImportItems")[0]).to.include({ dclDe: "09032026", itemCd: cola });
        const [move] = unitOf(test, branch).moves;
        expect(move).to.include({ sarTyCd: "01", totAmt: 64750, totTaxblAmt: 55818.97, totTaxAmt: 8931.03 });
        const [line] = Object(move).itemList as Record<string, unknown>[];
        expect(line).to.include({ qty: 100, qtyUnitCd: "U", prc: 647.5 });
        expect(await levelOf(test, branch, cola)).to.include({ qty: 100, acknowledged: 100 });
        // The movement's tax is a share of the value. That of the import is on its customs entry: documents, sums and the return have none.
        const { body: listed } = await test.call("GET", "/transactions?type=import");
        const imported = Object(listed.data)[0];
        expect(imported).to.include({ total_amount: 64_750, tax_amount: 0 });
        const month = `${imported.document_date.slice(0, 4)}-${imported.document_date.slice(4, 6)}`;
        const { body: filled } = await test.call("GET", `/periods/${month}/return`);
        expect(Object(filled.data).totals.input_tax).to.equal(0);
      });

      it("warns if more is booked in than the customs record has", async () => {
        const more = await process({ ...mapImport(), quantity: 101 });
        expect(more.status).to.equal(200);
        expect(Object(more.body.meta).warnings).to.deep.equal([
          {
            code: "quantity_above_record",
            field: "quantity",
            message: "quantity is 101, and the customs record has 100. Check that more was imported.",
          },
        ]);
      });

      it("warns of values that differ from the customs record", async () => {
        const other = mapImport({ quantity_unit_code: "U", origin_nation_code: "CN" });
        const differing = await process(other);
        expect(differing.status).to.equal(200);
        expect(Object(differing.body.meta).warnings).to.deep.equal([
          {
            code: "record_differs",
            field: "origin_nation_code",
            message:
              "Values differ from the customs record: origin_nation_code CN instead of BR, quantity_unit_code U instead of KGM. Compare them with POST /imports/select-items.",
          },
        ]);
      });

      it("warns of a foreign invoice without its exchange rate", async () => {
        const { exchange_rate, ...without } = mapImport();
        expect(exchange_rate).to.equal(129.5);
        const { status, body } = await process(without);
        expect(status).to.equal(200);
        expect(Object(body.meta).warnings).to.deep.equal([
          {
            code: "exchange_rate_missing",
            field: "exchange_rate",
            message:
              "500 USD is booked as 500 in the local currency, since exchange_rate is 1. The customs record has the rate 129.5.",
          },
        ]);
      });

      it("shows in the history as a stock movement 01", async () => {
        await process(mapImport());
        const { body } = await test.call("GET", "/stock/movements?type=stock");
        expect((body.data as unknown[])[0]).to.include({
          movement_type: "01",
          direction: "ADJUST",
          qty: 100,
          invoice_no: null,
          reference: "Import 26MBAIM400000777/1",
          total_amount: 64750,
        });
      });

      it("creates under any code of 14 characters, also one that names other units than the item's", async () => {
        const new_item = { item_class_code: "5020230602", item_name: "Baked beans", qty_unit_code: "U" };
        const item_code = "BR2CTKG0000778";
        const { status, body } = await process(createImport({ new_item: { ...new_item, item_code } }));
        expect([status, Object(body.data).item_code]).to.deep.equal([200, item_code]);
      });

      it("creates: registers the item first, priced from the invoice", async () => {
        const { status, body } = await process(createImport());
        expect(status).to.equal(200);
        expect(body.data).to.include({ item_code: beans, item_name: "Baked beans", new_qty: 100 });
        const [saved] = calls("saveItems");
        expect(saved).to.include({
          itemCd: beans,
          qtyUnitCd: "KG",
          pkgUnitCd: "NT",
          dftPrc: 647.5,
          orgnNatCd: "BR",
        });
        const order = test.simulator.requests.filter(({ tin }) => tin === branch.tin).map((r) => r.function);
        expect(order.slice(-4)).to.deep.equal([
          "saveItems",
          "updateImportItems",
          "saveStockItems",
          "saveStockMaster",
        ]);
        const { body: item } = await test.call("GET", `/items/${beans}`);
        expect(item.data).to.include({ default_price: 647.5, tax_type_code: "A", current_qty: 100 });
      });

      it("makes price × quantity − discount equal the total, whatever the rounding", async () => {
        const { status } = await process(mapImport({ quantity: 3, invoice_amount: 10, exchange_rate: 1 }));
        expect(status).to.equal(200);
        const [line] = Object(unitOf(test, branch).moves[0]).itemList as Record<string, number>[];
        expect(line).to.include({ prc: 3.34, splyAmt: 10.02, totDcAmt: 0.02, totAmt: 10 });
      });

      it("rejects a declaration date that isn't a calendar day", async () => {
        const { status, body } = await process(mapImport({ declaration_date: "20260230" }));
        expect([status, Object(body.errors)]).to.deep.equal([
          422,
          {
            declaration_date: [
              "must be a day of the calendar as YYYYMMDD, or -1 for a record that POST /imports/select-items shows without a date",
            ],
          },
        ]);
        expect(calls("updateImportItems")).to.deep.equal([]);
      });

      it("returns the same import's state and repeats nothing", async () => {
        const first = await process(createImport());
        const again = await process(createImport({ declaration_date: "09032026" }));
        expect(again.status).to.equal(200);
        expect(again.body.meta).to.include({ duplicate: true });
        expect(again.body.data).to.deep.equal(first.body.data);
        expect(calls("saveItems")).to.have.lengthOf(1);
        expect(calls("updateImportItems")).to.have.lengthOf(1);
        expect(calls("saveStockItems")).to.have.lengthOf(1);
      });

      it("books although the update got no response, says so, and resends it", async () => {
        await test.simulator.setFault({ fault: "F10", path: "updateImportItems" });
        const { status, body } = await process(mapImport());
        expect(status).to.equal(200);
        expect(body.data).to.include({
          new_qty: 100,
          authority_status_updated: false,
          authority_stock_synced: true,
        });
        const id = Object(body.data).transaction_id;
        expect(await detailOf(id)).to.include({ status: "success", synced_to_authority: false });
        while (statusAtUnit() !== "3") {
          await makeDue(test.service.db, { transaction_id: id, kind: "import" });
          await test.service.lanes.drain();
        }
        expect(await detailOf(id)).to.include({ status: "success", synced_to_authority: true });
        expect(await levelOf(test, branch, cola)).to.include({ qty: 100, acknowledged: 100 });
        expect((await process(mapImport())).body.data).to.include({ authority_status_updated: true });
      });

      it("books although the unit rejected the movement, and says why", async () => {
        await test.simulator.setFault({ fault: "F22", path: "saveStockItems", params: { code: "910" } });
        const { status, body } = await process(mapImport());
        expect(status).to.equal(200);
        expect(body.data).to.include({ authority_status_updated: true, authority_stock_synced: false });
        expect(Object(body.data).sync_error).to.match(/^910/);
        expect(await levelOf(test, branch, cola)).to.include({ qty: 100, acknowledged: 0 });
        await makeDue(test.service.db, { lane_id: branch.laneId, state: "waiting" });
        await test.service.lanes.drain();
        expect((await process(mapImport())).body.data).to.include({ authority_stock_synced: true });
      });
    });

    describe("202", () => {
      it("does all steps in the background", async () => {
        const { status, body } = await process(createImport(), "?async=true");
        expect(status).to.equal(202);
        expect(Object(body.data).invoice_no).to.equal("2399001/20260309/1/20055900000");
        await test.service.lanes.drain();
        expect(await detailOf(Object(body.data).transaction_id)).to.include({
          type: "import",
          status: "success",
        });
        expect(await levelOf(test, branch, beans)).to.include({ qty: 100, acknowledged: 100 });
      });
    });

    describe("400", () => {
      it("reports the rejection of the status and books nothing; a retry continues from there", async () => {
        await test.simulator.setFault({ fault: "F16", path: "updateImportItems" });
        const { status, body } = await process(createImport());
        expect(status).to.equal(400);
        expect(body).to.include({ code: "unit_913" });
        expect((await levelOf(test, branch, beans)).qty).to.equal(0);
        const again = await process(createImport());
        expect(again.status).to.equal(400);
        expect((await retry(body.transaction_id)).status).to.equal(200);
        expect(calls("saveItems")).to.have.lengthOf(1);
        expect(await levelOf(test, branch, beans)).to.include({ qty: 100 });
        expect((await process(createImport())).status).to.equal(200);
      });

      it("reports the rejection of the item and sends nothing else; a retry begins with it", async () => {
        await test.simulator.setFault({ fault: "F15", path: "saveItems" });
        const { status, body } = await process(createImport());
        expect(status).to.equal(400);
        expect(calls("updateImportItems")).to.have.lengthOf(0);
        expect((await test.call("GET", `/items/${beans}`)).status).to.equal(404);
        expect((await retry(body.transaction_id)).status).to.equal(200);
        await test.service.lanes.drain();
        expect(await levelOf(test, branch, beans)).to.include({ qty: 100, acknowledged: 100 });
      });
    });

    describe("409", () => {
      it("rejects other content for a processed record", async () => {
        await process(mapImport());
        const { status, body } = await process(mapImport({ quantity: 99 }));
        expect(status).to.equal(409);
        expect(Object(body.errors)).to.have.keys("quantity");
        expect((await levelOf(test, branch, cola)).qty).to.equal(100);
      });

      it("won't create an item that exists", async () => {
        await process(createImport());
        const { status, body } = await process(createImport({ item_sequence: 2 }));
        expect(status).to.equal(409);
        expect(body.code).to.equal("already_exists");
      });
    });

    describe("422", () => {
      it("lists every problem at once and stores nothing", async () => {
        const { status, body } = await process(
          mapImport({
            existing_item_code: "NOPE",
            quantity: 1.005,
            invoice_amount: 1.005,
            exchange_rate: 1.0000001,
          }),
        );
        expect(status).to.equal(422);
        expect(Object(body.errors)).to.have.keys(
          "existing_item_code",
          "quantity",
          "invoice_amount",
          "exchange_rate",
        );
        expect(calls("updateImportItems")).to.have.lengthOf(0);
      });

      for (const [what, body, field] of [
        ["map without an item", mapImport({ existing_item_code: undefined }), "existing_item_code"],
        ["map to a service", mapImport({ existing_item_code: "KE3NTXU0000003" }), "existing_item_code"],
        ["create without a new item", createImport({ new_item: undefined }), "new_item"],
        [
          "create a service",
          createImport({
            new_item: { item_code: "BR3NTKG0000777", item_class_code: "5020230602", item_name: "X" },
          }),
          "new_item.item_code",
        ],
        [
          "more than columns hold",
          mapImport({ invoice_amount: 99_999_999_999, exchange_rate: 99_999 }),
          "invoice_amount",
        ],
      ] as const) {
        it(`rejects to ${what}`, async () => {
          const { status, body: response } = await process(body);
          expect(status).to.equal(422);
          expect(Object(response.errors)).to.have.keys(field);
        });
      }

      it("keeps an import while its unit is away, books nothing yet, and continues automatically", async () => {
        await test.simulator.setFault({ fault: "F1", times: "always" });
        // The third refused connection ends the wait, however long it takes until then.
        const { syncWaitMs } = test.service;
        test.service.syncWaitMs = 60_000;
        const { status, body } = await process(createImport());
        test.service.syncWaitMs = syncWaitMs;
        expect(status).to.equal(422);
        expect(body.code).to.equal("outcome_pending");
        expect((await levelOf(test, branch, beans)).qty).to.equal(0);
        await test.simulator.clearFaults();
        while (Object(await detailOf(body.transaction_id)).status !== "success") {
          await openLanes(test);
        }
        await test.service.lanes.drain();
        expect(await levelOf(test, branch, beans)).to.include({ qty: 100, acknowledged: 100 });
      });

      it("registers an item once more when its save got no response: saving may be repeated", async () => {
        await test.simulator.setFault({ fault: "F3", path: "saveItems", params: { how: "reset" } });
        let response = await process(createImport());
        while (response.status !== 200) {
          await makeDue(test.service.db, { lane_id: branch.laneId, state: "waiting" });
          await test.service.lanes.drain();
          response = await process(createImport());
        }
        expect(unitOf(test, branch).items.filter(({ itemCd }) => itemCd === beans)).to.have.lengthOf(1);
        expect(calls("updateImportItems")).to.have.lengthOf(1);
        expect(await levelOf(test, branch, beans)).to.include({ qty: 100, acknowledged: 100 });
      });

      it("stores nothing without an initialized device", async () => {
        await test.service.db.knex("devices").where({ branch_id: branch.branchId }).update({ is_active: 0 });
        noteChange(test.service.db.knex, "devices");
        const { status, body } = await process(mapImport());
        expect(status).to.equal(422);
        expect(body.code).to.equal("device_not_ready");
      });
    });
  });
}
