// A defect that nothing caught: the service logs it with its context, and ends with a code of its own.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import packageFile from "../../server/package.json" with { type: "json" };
import { startTaxd } from "../support/taxd.ts";

const defects = {
  unhandledRejection: "Promise.reject(new Error('made up'))",
  uncaughtException: "setImmediate(() => { throw new Error('made up'); })",
};

describe("a defect that nothing caught", () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), "taxd-defect-"));
  });
  after(() => rmSync(folder, { recursive: true }));

  for (const [event, code] of Object.entries(defects)) {
    it(`is logged with its context and ends the process with 70 (${event})`, async () => {
      const file = join(folder, `${event}.mjs`);
      writeFileSync(file, `process.on("SIGUSR2", () => { ${code}; });\n`);
      const taxd = startTaxd(["serve"], {
        TAXD_DATA_DIR: join(folder, event),
        TAXD_PORT: "0",
        NODE_OPTIONS: `--import ${file}`,
      });
      await taxd.printed("The service listens");
      taxd.child.kill("SIGUSR2");
      const { code: exitCode, stdout } = await taxd.finished;
      expect(exitCode).to.equal(70);
      const line = stdout.split("\n").find((one) => one.includes('"fatal"'));
      const last = JSON.parse(line ?? "{}");
      const { version } = packageFile;
      expect(last).to.deep.include({ level: "fatal", event, version, pid: taxd.child.pid });
      expect(last.err).to.include({ message: "made up" });
      expect(last.err.stack).to.contain("made up");
    });
  }
});
