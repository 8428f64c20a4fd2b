// Everything that a lane can send: documents of each type become calls of every kind, and a rejected call fails its own document at most.
import { expect } from "chai";
import type { WireCall } from "../../../server/src/control-unit/types.ts";
import { createCallKinds } from "../../../server/src/core/call-kinds/call-kinds.ts";
import { fromBlob } from "../../../server/src/db/sql/values.ts";
import { purchase } from "../../support/branch.ts";
import { describeEachFamily } from "../../support/database.ts";
import { createImport, customsRow } from "../../support/imports.ts";
import { startLaneTest } from "../../support/lane.ts";
import { lineOf } from "../../support/purchases.ts";
import { itemCode } from "../../support/records.ts";
import { forSuite } from "../../support/suite.ts";

describeEachFamily("the kinds of calls", (family) => {
  const lane = forSuite(() => startLaneTest({ family }));
  beforeEach(async () => {
    await lane.open();
    await lane.test.simulator.addImports(lane.branch.tin, "00", [customsRow()]);
    const owner = lane.test.clientFor(lane.test.account.keys.owner);
    await owner.imports.selectItems({ last_request_date: "20180101000000" });
  });
  afterEach(() => lane.test.simulator.clearFaults());

  /** A document of each type; the purchase and the import register their items first. */
  async function submitAll(): Promise<void> {
    const soap = { ...lineOf(purchase()), item_code: itemCode(1), item_name: "Soap" };
    const bought = { ...purchase({ items: [soap] }), register_items: true };
    for (const [path, body] of [
      ["/purchases", bought],
      ["/imports/process", createImport()],
    ] as const)
      expect((await lane.test.call("POST", `${path}?async=true`, { body })).status).to.equal(202);
    await lane.sell();
    await lane.move();
  }

  it("are sent to one function of the unit each, with a number where the unit counts", async () => {
    await submitAll();
    await lane.settle();
    const calls = await lane.calls();
    const said = calls.map(({ kind, number, state, wire }) => {
      const { path } = fromBlob<WireCall>(wire ?? null);
      return `${kind} ${number === null ? "without" : "with"} a number to ${path} is ${state}`;
    });
    expect([...new Set(said)].sort()).to.deep.equal([
      "import without a number to /imports/updateImportItems is done",
      "item without a number to /items/saveItems is done",
      "master without a number to /stockMaster/saveStockMaster is done",
      "movement with a number to /stock/saveStockItems is done",
      "purchase with a number to /trnsPurchase/savePurchases is done",
      "sale with a number to /trnsSales/saveSales is done",
    ]);
    const { clock, config } = lane.test.service;
    const all = Object.keys(createCallKinds({ clock, timeZone: config.timeZone }));
    expect(calls.map(({ kind }) => kind)).to.include.members(all);
  });

  for (const [path, failed] of [
    ["saveSales", ["sales"]],
    ["savePurchases", ["purchase"]],
    ["saveItems", ["import", "purchase"]],
    ["updateImportItems", ["import"]],
    // The movements of the other documents follow them, and fail none.
    ["saveStockItems", ["stock"]],
    ["saveStockMaster", []],
  ] as const)
    it(`fail of the documents ${failed.join(" and ") || "none"} if the unit rejects ${path}`, async () => {
      const { tin, environmentId } = lane.branch;
      await lane.test.simulator.setFault({ fault: "F15", path, tin, times: "always" });
      await submitAll();
      await lane.drain();
      const rows: { type: string; status: string }[] = await lane.db
        .knex("transactions")
        .where({ data_set_id: environmentId })
        .orderBy("type")
        .select("type", "status");
      const ended = rows.filter(({ status }) => status === "failed").map(({ type }) => type);
      expect(ended).to.deep.equal(failed);
      expect(rows.filter(({ status }) => status === "success")).to.have.lengthOf(4 - failed.length);
    });
});
