// `certify ke` with a device at the online unit: the same evidence, compared with messages of the other wire.
import { expect } from "chai";
import { noteChange } from "../../../server/src/db/engine/changes.ts";
import { Evidence, failedRows, invoices, pins } from "../support/evidence.ts";

describe("certify ke at an online unit", () => {
  let evidence: Evidence;
  before(async () => {
    evidence = await Evidence.open(undefined, "oscu");
  });
  after(() => evidence.close());

  it("passes every check, and names the fields as they were received", async () => {
    const ran = await evidence.certify();
    expect(failedRows(ran), ran.stderr).to.deep.equal([]);
    expect(ran.exitCode).to.equal(0);
    const files = await evidence.files();
    expect(invoices(files)).to.have.lengthOf(11);
    const [branch] = evidence.test.simulator.state.branches;
    const note = (await evidence.read("covering-note.html")).toString();
    expect(note).to.contain(`SCU ID ${branch?.sdcId}`).and.contain("curRcptNo").and.not.contain("DIFFERS");
    const messages = (await evidence.read(`messages/${invoices(files).at(-1)}.json`)).toString();
    expect(messages).to.contain("/saveTrnsSalesOsdc").and.not.contain("SIMCMCKEY");
    expect((await evidence.read("index.html")).toString()).to.contain("then sent again, accepted once");
    expect(evidence.test.simulator.violations).to.deep.equal([]);
  });

  it("fails where a receipt has no identifier of its unit", async () => {
    const { knex } = evidence.test.service.db;
    await knex("devices").update({ unit_info: null });
    noteChange(knex, "devices");
    const ran = await evidence.certify([...pins, "--out", "evidence-2", "--first", "51"]);
    expect(ran.exitCode).to.equal(3);
    expect(
      failedRows(ran)
        .map(({ detail }) => detail)
        .join(),
    ).to.contain("SCU ID");
  });
});
