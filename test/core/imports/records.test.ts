// Customs records next to each other: of two branches, of two spellings of one day, and two that become one item.
import { expect } from "chai";
import { openBranch, type TestBranch } from "../../support/branch.ts";
import { describeEachFamily } from "../../support/database.ts";
import { callsOf, createImport, customsRow, mapImport } from "../../support/imports.ts";
import { failureOf, switchAccount } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { expectStockSums, levelOf } from "../../support/stock.ts";
import { forSuite } from "../../support/suite.ts";

const cola = "KE2NTXU0000001";
const beans = "BR2NTKG0000777";

describeEachFamily("customs records", (family) => {
  let branch: TestBranch;
  const test = forSuite(() => startTestService({ family, overrides: { syncWaitMs: 4_000 } }));
  beforeEach(async () => {
    await test.simulator.clearFaults();
    await switchAccount(test);
    branch = await openBranch(test);
  });
  afterEach(() => expectStockSums(test, branch));

  const process = (body: object, query = "") => test.call("POST", `/imports/process${query}`, { body });
  /** The open records of our task at a branch, after a fetch. */
  async function open(branch_id = "00") {
    const { items } = await test.client.imports.selectItems({
      branch_id,
      last_request_date: "20180101000000",
    });
    return items.filter(({ task_code }) => task_code === "2399001");
  }

  it("of two branches have one key, and each is processed for itself", async () => {
    const other = await openBranch(test, { bhf_id: "01" });
    for (const { tin, bhf_id } of [branch, other])
      await test.simulator.addImports(tin, bhf_id, [customsRow()]);
    for (const bhf_id of ["00", "01"]) expect(await open(bhf_id)).to.have.lengthOf(1);
    expect((await process(mapImport({ branch_id: "00" }))).status).to.equal(200);
    expect([(await open("00")).length, (await open("01")).length]).to.deep.equal([0, 1]);
    expect((await levelOf(test, other, cola)).qty).to.equal(0);
    const second = await process(mapImport({ branch_id: "01" }));
    expect([second.status, Object(second.body.meta).duplicate]).to.deep.equal([200, undefined]);
    expect(await open("01")).to.deep.equal([]);
    expect((await levelOf(test, other, cola)).qty).to.equal(100);
  });

  it("are booked once, however many requests process one at the same time", async () => {
    await test.simulator.addImports(branch.tin, "00", [customsRow()]);
    await open();
    const all = await Promise.all(Array.from({ length: 4 }, () => process(mapImport())));
    expect(all.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200]);
    expect(new Set(all.map(({ body }) => Object(body.data).transaction_id)).size).to.equal(1);
    expect(callsOf(test, branch, "updateImportItems")).to.have.lengthOf(1);
    expect((await levelOf(test, branch, cola)).qty).to.equal(100);
  });

  it("create an item once: the second one fails, and is then mapped to the item", async () => {
    await test.simulator.addImports(branch.tin, "00", [customsRow(), customsRow({ itemSeq: 2 })]);
    await open();
    const second = createImport({ item_sequence: 2 });
    const stored = await Promise.all([
      process(createImport(), "?async=true"),
      process(second, "?async=true"),
    ]);
    expect(stored.map(({ status }) => status)).to.deep.equal([202, 202]);
    await test.service.lanes.drain();
    const { data } = await test.client.transactions.list({ type: "import" });
    const failed = data.find(({ status }) => status === "failed");
    expect(data.map(({ status }) => status)).to.have.members(["success", "failed"]);
    const id = String(failed?.transaction_id);
    const { response_data } = await test.client.transactions.get(id);
    expect(response_data.failure).to.include({
      code: "already_exists",
      message: `item ${beans} was registered meanwhile; map the import to it`,
    });
    const item_sequence = Number(failed?.invoice_no?.split("/")[2]);
    const mapped = await process(mapImport({ item_sequence, existing_item_code: beans }));
    expect([mapped.status, Object(mapped.body.data).new_qty]).to.deep.equal([200, 200]);
    expect(await failureOf(test.client.transactions.retry(id))).to.include({
      status: 422,
      code: "retry_not_allowed",
    });
    expect(await open()).to.deep.equal([]);
    expect((await levelOf(test, branch, beans)).qty).to.equal(200);
  });

  it("of one day in two spellings are one to a caller: the one that the unit sent last", async () => {
    for (const dclDe of ["09032026", "20260309"]) {
      await test.simulator.addImports(branch.tin, "00", [customsRow({ dclDe })]);
      await open();
    }
    const keys = (await open()).map(({ declaration_date }) => declaration_date);
    expect(keys).to.deep.equal(["20260309", "20260309"]);
    expect((await process(mapImport({ declaration_date: "09032026" }))).status).to.equal(200);
    expect(callsOf(test, branch, "updateImportItems").map(({ dclDe }) => dclDe)).to.deep.equal(["20260309"]);
    expect((await process(mapImport())).body.meta).to.include({ duplicate: true });
  });
});
