// A service does not start on a cluster whose settings lose commits.
import { expect } from "chai";
import { runTaxd } from "../support/taxd.ts";
import { type ClusterPlace, createClusterPlace } from "./cluster.ts";

describe("a service on a cluster that loses commits", () => {
  let place: ClusterPlace;
  before(async () => {
    place = await createClusterPlace();
  });
  after(async () => {
    await place?.nodes[0]?.query("set global innodb_flush_log_at_trx_commit = 1");
    await place?.release();
  });

  it("does not start, and names the setting and its remedy", async () => {
    await place.nodes[0]?.query("set global innodb_flush_log_at_trx_commit = 2");
    const { code, stderr } = await runTaxd(["serve"], {
      TAXD_DATA_DIR: place.dataDir,
      TAXD_DATABASE_URL: place.url ?? "",
      TAXD_ENCRYPTION_KEY: "00".repeat(32),
      TAXD_PORT: "0",
    });
    expect(code).to.not.equal(0);
    expect(stderr).to.contain('innodb_flush_log_at_trx_commit = "2"').and.to.contain("Set it to 1");
  });

  it("leaves the database as it was", async () => {
    const name = new URL(place.url ?? "").pathname.slice(1);
    const sql = `select table_name from information_schema.tables where table_schema = '${name}'`;
    expect(await place.nodes[0]?.query(sql)).to.deep.equal([]);
  });
});
