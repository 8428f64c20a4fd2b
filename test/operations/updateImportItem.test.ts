// updateImportItem: a status at the authority, under the key as it came, with who set it; never stock.
import { expect } from "chai";
import { openBranch, type TestBranch } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { callsOf, customsRow } from "../support/imports.ts";
import { switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { expectStockSums, levelOf, unitOf } from "../support/stock.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`updateImportItem on ${family}`, () => {
    let branch: TestBranch;
    const update = (overrides = {}) =>
      test.call("POST", "/imports/update-items", {
        body: {
          task_code: "2399001",
          declaration_date: "20260309",
          item_sequence: 1,
          hs_code: "20055900000",
          item_class_code: "5020230602",
          item_code: "KE2NTXU0000001",
          import_item_status_code: "4",
          modifier_name: "Accounts",
          modifier_id: "u2",
          ...overrides,
        },
      });
    const select = async () => {
      const { body } = await test.call("POST", "/imports/select-items", {
        body: { last_request_date: "20180101000000" },
      });
      return (Object(body.data).items as Record<string, unknown>[]).filter(
        ({ task_code }) => task_code === "2399001",
      );
    };
    const statusAtUnit = () =>
      unitOf(test, branch).imports.find(({ taskCd }) => taskCd === "2399001")?.imptItemSttsCd;

    const test = forSuite(() => startTestService({ family }));
    beforeEach(async () => {
      await test.simulator.clearFaults();
      await switchAccount(test);
      branch = await openBranch(test);
      await test.simulator.addImports(branch.tin, "00", [customsRow()]);
    });
    afterEach(() => expectStockSums(test, branch));

    it("200: echoes the unit's key, takes the record off the list, and adds no stock", async () => {
      expect(await select()).to.have.lengthOf(1);
      const { status, body } = await update({ import_item_status_code: "3" });
      expect(status).to.equal(200);
      expect(body.data).to.include({ result_code: "000" });
      expect(Object(body.data).result_date).to.match(/^\d{14}$/);
      expect(callsOf(test, branch, "updateImportItems")[0]).to.include({ dclDe: "09032026", modrId: "u2" });
      expect(statusAtUnit()).to.equal("3");
      expect(await select()).to.deep.equal([]);
      expect((await levelOf(test, branch, "KE2NTXU0000001")).qty).to.equal(0);
    });

    it("200: warns of an item that isn't registered, or whose class is another", async () => {
      await select();
      for (const [overrides, field, message] of [
        [{ item_code: "KE2NTXU7777777" }, "item_code", "is not a registered item: GET /items lists them"],
        [
          { item_class_code: "9999999999" },
          "item_class_code",
          "the item class of KE2NTXU0000001 is 5020230602",
        ],
      ] as const) {
        const { status, body } = await update({ import_item_status_code: "3", ...overrides });
        expect(status).to.equal(200);
        const [warning] = Object(body.meta).warnings;
        expect(warning).to.include({ code: "import_item_differs", field });
        expect(warning.message).to.contain(message);
      }
      for (const import_item_status_code of ["3", "4"])
        expect((await update({ import_item_status_code })).body.meta).to.not.have.property("warnings");
      const cancelled = await update({ item_code: "KE2NTXU7777777" });
      expect(cancelled.body.meta).to.not.have.property("warnings");
    });

    it("200: forwards the date as given if no record is stored", async () => {
      expect((await update({ declaration_date: "09032026" })).status).to.equal(200);
      expect(statusAtUnit()).to.equal("4");
    });

    it("422: a date that isn't a calendar day, unless the unit sent it that way", async () => {
      const rejected = await update({ declaration_date: "20260230" });
      expect([rejected.status, Object(rejected.body.errors)]).to.deep.equal([
        422,
        {
          declaration_date: [
            "must be a day of the calendar as YYYYMMDD, or -1 for a record that POST /imports/select-items shows without a date",
          ],
        },
      ]);
      expect(callsOf(test, branch, "updateImportItems")).to.deep.equal([]);
      await test.simulator.addImports(branch.tin, "00", [customsRow({ dclDe: "00000000", itemSeq: 2 })]);
      await select();
      const accepted = await update({ declaration_date: "00000000", item_sequence: 2 });
      expect([accepted.status, accepted.body.errors]).to.deep.equal([200, undefined]);
      expect(callsOf(test, branch, "updateImportItems")[0]).to.include({ dclDe: "00000000" });
    });

    it("200: never sends an empty remark (F23)", async () => {
      await test.simulator.setFault({ fault: "F23", times: "always" });
      await select();
      expect((await update({ import_item_status_code: "3", remark: "  " })).status).to.equal(200);
      expect(callsOf(test, branch, "updateImportItems")[0]?.remark)
        .to.be.a("string")
        .and.not.equal("");
    });

    it("200: records the person who requested it", async () => {
      await select();
      await update();
      const [entry] = await test.service.db
        .knex("audit")
        .where({ account_id: test.account.id, action: "imports.update" });
      const detail = JSON.parse(Buffer.from(entry.detail).toString());
      expect(detail).to.deep.include({ modifier_id: "u2", modifier_name: "Accounts", bhf_id: "00" });
      expect(detail.result.outcome).to.equal("accepted");
    });

    it("400: the unit's rejection changes nothing", async () => {
      const { status, body } = await update({ hs_code: "99999999999" });
      expect(status).to.equal(400);
      expect(body.code).to.equal("unit_910");
      expect(await select()).to.have.lengthOf(1);
    });

    it("422: fields beyond the unit's lengths", async () => {
      const { status, body } = await update({ declaration_date: "2026-03-09", modifier_id: "x".repeat(21) });
      expect(status).to.equal(422);
      expect(Object(body.errors)).to.have.keys("declaration_date", "modifier_id");
    });

    it("500: no usable response; the same request may follow", async () => {
      await select();
      await test.simulator.setFault({ fault: "F10", path: "updateImportItems" });
      const { status, body } = await update();
      expect(status).to.equal(500);
      expect(body.code).to.equal("unit_unreachable");
      expect((await update()).status).to.equal(200);
    });
  });
}
