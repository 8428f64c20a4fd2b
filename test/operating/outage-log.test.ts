// A database that can't be used for a night: the log names the reason, and does not fill the disk.
import { expect } from "chai";
import { DatabaseLost } from "../../server/src/base/database-lost.ts";
import { createLog } from "../../server/src/base/log.ts";
import { translateFailure } from "../../server/src/db/engine/failures.ts";
import { openDatabase } from "../../server/src/db/open.ts";

describe("the log while the database can't be used", () => {
  it("has each warning of background work once a minute, and every failed request", () => {
    const lines: string[] = [];
    const log = createLog("info", { write: (line) => lines.push(JSON.parse(line).msg) });
    const lost = () => ({ err: new DatabaseLost("unreachable", "The database can't be reached.") });
    for (let second = 0; second < 3; second++) {
      log.warn(lost(), "looking for work failed");
      log.warn(lost(), "looking for mail failed");
      log.warn({ err: new Error("another") }, "something else failed");
      log.error(lost(), "request");
    }
    const count = (msg: string) => lines.filter((line) => line === msg).length;
    expect([count("looking for work failed"), count("looking for mail failed")]).to.deep.equal([1, 1]);
    expect([count("something else failed"), count("request")]).to.deep.equal([3, 3]);
  });

  it("names the database server", () => {
    const lines: { err: object }[] = [];
    const log = createLog("info", { write: (line) => lines.push(JSON.parse(line)) });
    const refused = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
    log.error({ err: translateFailure(refused, "db.internal:3306") }, "request");
    expect(lines[0]?.err).to.include({ name: "DatabaseLost", database: "db.internal:3306" });
  });

  it("does not print the failed query", async () => {
    const warnings: string[] = [];
    const log = { warn: (message: string) => warnings.push(message) };
    const nobody = { url: "mysql://taxd:secret@127.0.0.1:1/taxctl", dataDir: "" };
    const failure: unknown = await openDatabase({ ...nobody, log }).catch((error) => error);
    expect(failure).to.be.instanceOf(Error);
    expect(warnings).to.deep.equal([]);
  });
});
