// selectImportItems: customs records as the authority keyed them, stored before the cursor moves, listed until processed.
import { expect } from "chai";
import { openBranch, type TestBranch } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { callsOf, customsRow, mapImport } from "../support/imports.ts";
import { switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`selectImportItems on ${family}`, () => {
    let branch: TestBranch;
    const select = async (last_request_date = "20180101000000") => {
      const { status, body } = await test.call("POST", "/imports/select-items", {
        body: { last_request_date },
        headers: { "X-Branch-ID": "00" },
      });
      const data = Object(body.data) as { items: Record<string, unknown>[] } & Record<string, unknown>;
      return { status, body, data };
    };

    const test = forSuite(() => startTestService({ family, overrides: { syncWaitMs: 4_000 } }));
    beforeEach(async () => {
      await test.simulator.clearFaults();
      await switchAccount(test);
      branch = await openBranch(test);
    });

    it("200: every record not processed, with the date of the fetch as the next cursor", async () => {
      const { status, data } = await select();
      expect(status).to.equal(200);
      expect(data).to.include({ total_items: 8, result_code: "000" });
      expect(data.items).to.have.lengthOf(8);
      expect(data.result_date).to.match(/^\d{14}$/);
      expect(data.items[0]?.declaration_date).to.match(/^20\d{6}$/);
      expect(data.items[0]).to.include({ import_item_status_code: "2" });
      const cursor = await test.service.db
        .knex("cursors")
        .where({ lane_id: branch.laneId, kind: "imports" })
        .first("last_request_date");
      expect(cursor?.last_request_date).to.equal(data.result_date);
    });

    it("200: fetches from the caller's date, and still lists earlier records", async () => {
      const first = await select();
      await test.simulator.addImports(branch.tin, "00", [customsRow()]);
      const { data } = await select(String(first.data.result_date));
      expect(callsOf(test, branch, "selectImportItems").map(({ lastReqDt }) => lastReqDt)).to.deep.equal([
        "20180101000000",
        first.data.result_date,
      ]);
      expect(data).to.include({ total_items: 9 });
    });

    it("200: without a date, fetches what is new since the last fetch without one", async () => {
      const fetch = () => test.call("POST", "/imports/select-items", { body: {} });
      await select("20250101000000");
      const first = await fetch();
      expect(first.status).to.equal(200);
      await fetch();
      const dates = callsOf(test, branch, "selectImportItems").map(({ lastReqDt }) => lastReqDt);
      expect(dates).to.deep.equal(["20250101000000", "20180101000000", Object(first.body.data).result_date]);
    });

    it("200: the same row twice is one row (a cursor that overlaps)", async () => {
      const first = await select();
      await test.simulator.setFault({ fault: "F25", path: "selectImportItems" });
      expect((await select(String(first.data.result_date))).data.total_items).to.equal(8);
    });

    it("200: odd keys are listed, line breaks are not (F24)", async () => {
      await test.simulator.setFault({ fault: "F24", path: "selectImportItems", params: { dclDe: "-1" } });
      const { status, data } = await select();
      expect(status).to.equal(200);
      expect(data.items[0]).to.include({ declaration_date: "-1" });
      expect(data.items[0]?.item_name).not.to.include("\n");
    });

    it("200: omits processed records, whatever the unit still shows (F23)", async () => {
      await test.simulator.addImports(branch.tin, "00", [customsRow()]);
      await select();
      expect((await test.call("POST", "/imports/process", { body: mapImport() })).status).to.equal(200);
      await test.simulator.addImports(branch.tin, "00", [customsRow()]);
      const { data } = await select();
      expect(data.items.filter(({ task_code }) => task_code === "2399001")).to.deep.equal([]);
    });

    it("200: the named records only, with their current status, and no unknown ones", async () => {
      await test.simulator.addImports(branch.tin, "00", [customsRow()]);
      const [first] = (await select()).data.items;
      const keyOf = (row: object) => {
        const { task_code, declaration_date, item_sequence, hs_code } = Object(row);
        return { task_code, declaration_date, item_sequence, hs_code };
      };
      const { task_code, declaration_date, item_sequence, hs_code } = mapImport();
      const ours = { task_code, declaration_date, item_sequence, hs_code };
      const named = async (...records: object[]) => {
        const body = { last_request_date: "20180101000000", records };
        const response = await test.call("POST", "/imports/select-items", { body });
        const items = (Object(response.body.data).items ?? []) as { import_item_status_code: string }[];
        const statuses = items.map((item) => [keyOf(item), item.import_item_status_code]);
        return { status: response.status, message: response.body.message, statuses };
      };
      const never = { ...ours, item_sequence: 77 };
      expect((await named(ours, never)).statuses).to.deep.equal([[ours, "2"]]);
      expect((await test.call("POST", "/imports/process", { body: mapImport() })).status).to.equal(200);
      expect((await named(keyOf(first ?? {}), ours)).statuses).to.deep.equal([
        [keyOf(first ?? {}), "2"],
        [ours, "3"],
      ]);
      expect(await named(never)).to.deep.equal({
        status: 200,
        message: "0 import items are stored of 1 named.",
        statuses: [],
      });
      expect((await named()).status, "an empty list").to.equal(422);
      expect((await named({ ...ours, hs_code: "" })).status).to.equal(422);
    });

    it("200: an empty fetch succeeds", async () => {
      await test.simulator.setFault({ fault: "F14", path: "selectImportItems" });
      const { status, data } = await select();
      expect(status).to.equal(200);
      expect(data).to.include({ total_items: 0, result_code: "000" });
    });

    it("400: the unit's rejection", async () => {
      await test.simulator.setFault({ fault: "F13", path: "selectImportItems" });
      const { status, body } = await select();
      expect(status).to.equal(400);
      expect(body.code).to.match(/^unit_90/);
      expect(body.error).to.be.a("string");
    });

    it("422: an invalid date", async () => {
      const { status, body } = await select("yesterday");
      expect(status).to.equal(422);
      expect(Object(body.errors)).to.have.keys("last_request_date");
    });

    it("500: no usable response, and the cursor stays", async () => {
      await test.simulator.setFault({ fault: "F10", path: "selectImportItems" });
      const { status, body } = await select();
      expect(status).to.equal(500);
      expect(body.code).to.equal("unit_unreachable");
      expect(
        await test.service.db.knex("cursors").where({ lane_id: branch.laneId, kind: "imports" }),
      ).to.deep.equal([]);
    });

    it("403: an account without the plan feature", async () => {
      const plain = await test.openAccount(["async"]);
      const { status, body } = await test.call("POST", "/imports/select-items", {
        key: plain.keys.owner,
        body: { last_request_date: "20180101000000" },
      });
      expect(status).to.equal(403);
      expect(body.code).to.equal("feature_not_enabled");
    });
  });
}
