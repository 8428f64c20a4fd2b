// Exports at the command line: created, waited for and downloaded; an interrupted download goes on, a damaged one is not kept.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect } from "chai";
import { openBranch, sale } from "../../support/branch.ts";
import { anyTime, csvRows, exported, fileOf } from "../../support/exports.ts";
import { startTestService, type TestService } from "../../support/service.ts";
import { Desk } from "../support/command.ts";

describe("exports", () => {
  let test: TestService;
  let desk: Desk;
  before(async () => {
    test = await startTestService();
    await openBranch(test);
    for (const invoice_no of ["E-1", "E-2"]) await test.client.sales.create(sale({ invoice_no }));
    desk = await Desk.open();
    const sandbox = { base_url: test.url, api_key: test.keys.owner, environment: "sandbox" };
    const config = { version: 1, current: "sandbox", profiles: { sandbox } };
    await desk.write("config/config.json", JSON.stringify(config));
  });
  after(async () => {
    await desk?.clear();
    await test?.close();
  });

  it("creates, waits and downloads; lists and deletes", async () => {
    const out = desk.path("sales.csv");
    const made = await desk.run(["exports", "create", "sales", "--from", "2020-01-01", "--out", out]);
    expect(made.exitCode, made.stderr).to.equal(0);
    expect(made.stdout).to.contain("2 rows");
    expect(csvRows(readFileSync(out)).map(({ invoice_no }) => invoice_no)).to.have.members(["E-1", "E-2"]);
    const listed = (await desk.run(["exports", "list", "--json"])).json().data as { id: string }[];
    const id = String(listed[0]?.id);
    const dry = await desk.run(["exports", "delete", id, "--dry-run"]);
    expect(dry.stdout).to.contain("Would be deleted");
    expect((await desk.run(["exports", "delete", id, "--yes"])).exitCode).to.equal(0);
    expect(await test.client.exports.list()).to.deep.equal([]);
    const gone = await desk.run(["exports", "download", id, "--json"]);
    expect(gone.json().error.code).to.equal("not_found");
  });

  it("resumes an interrupted download, and keeps no file with a wrong checksum", async () => {
    const { id, sha256 } = await exported(test, anyTime);
    const whole = await fileOf(test.client, id);
    const out = desk.path("again.csv");
    writeFileSync(`${out}.${id}.part`, whole.subarray(0, 100));
    const done = await desk.run(["exports", "download", id, "--out", out, "--debug"]);
    expect(done.exitCode, done.stderr).to.equal(0);
    expect(createHash("sha256").update(readFileSync(out)).digest("hex")).to.equal(sha256);
    expect(existsSync(`${out}.${id}.part`)).to.equal(false);
    const other = desk.path("damaged.csv");
    writeFileSync(`${other}.${id}.part`, Buffer.alloc(100));
    const damaged = await desk.run(["exports", "download", id, "--out", other, "--json"]);
    expect(damaged.json().error.code).to.equal("checksum_mismatch");
    expect([existsSync(other), existsSync(`${other}.${id}.part`)]).to.deep.equal([false, false]);
    const repeated = await desk.run(["exports", "download", id, "--out", other]);
    expect(repeated.exitCode, repeated.stderr).to.equal(0);
  });

  it("reports wrong days and a wrong file name", async () => {
    const name = await desk.run([
      "exports",
      "create",
      "sales",
      "--month",
      "2026-03",
      "--out",
      "x.pdf",
      "--json",
    ]);
    expect(name.exitCode).to.equal(2);
    expect(name.json().error.message).to.equal("Unsupported file extension: x.pdf");
    expect((await desk.run(["exports", "create", "sales", "--json"])).exitCode).to.equal(2);
    const dry = await desk.run(["exports", "create", "audit", "--month", "2026-02", "--dry-run", "--json"]);
    expect(dry.json().data).to.deep.equal({
      type: "audit",
      format: "csv",
      from_date: "2026-02-01",
      to_date: "2026-02-28",
    });
  });
});
