// Files of the service and of the command line: nobody else on the machine reads a database, a log or a backup.
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { writeAtomically } from "../../cli/src/files/atomic-file.ts";
import { openDatabase } from "../../server/src/db/open.ts";
import { runTaxd } from "../support/taxd.ts";

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe("file modes", () => {
  let folder: string;
  const dataDir = (): string => join(folder, "data");
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "taxctl-modes-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("give only the owner access to everything that taxd writes, including backups", async () => {
    const env = { TAXD_DATA_DIR: dataDir() };
    expect((await runTaxd(["migrate"], env)).code).to.equal(0);
    expect((await runTaxd(["backup", join(folder, "copy.sqlite")], env)).code).to.equal(0);
    expect(modeOf(dataDir())).to.equal("700");
    for (const name of readdirSync(dataDir())) expect(modeOf(join(dataDir(), name)), name).to.equal("600");
    expect(modeOf(join(folder, "copy.sqlite"))).to.equal("600");
  });

  it("of files that were opened to others are corrected, and a folder that others can read causes a warning", async () => {
    const warnings: string[] = [];
    const log = { warn: (text: string) => void warnings.push(text) };
    await (await openDatabase({ dataDir: dataDir(), log })).close();
    expect(warnings).to.deep.equal([]);
    writeFileSync(join(dataDir(), "taxd.log"), "");
    for (const name of ["taxctl.sqlite", "taxd.log"]) chmodSync(join(dataDir(), name), 0o644);
    chmodSync(dataDir(), 0o755);
    await (await openDatabase({ dataDir: dataDir(), log })).close();
    expect(warnings.join()).to.contain(`run chmod 700 ${dataDir()}`);
    for (const name of ["taxctl.sqlite", "taxd.log"])
      expect(modeOf(join(dataDir(), name)), name).to.equal("600");
  });

  it("of the command line's results follow the user's umask", async () => {
    const before = process.umask(0o027);
    try {
      await writeAtomically(join(folder, "result.csv"), "a");
      await writeAtomically(join(folder, "key.json"), "a", 0o600);
    } finally {
      process.umask(before);
    }
    expect(modeOf(join(folder, "result.csv"))).to.equal("640");
    expect(modeOf(join(folder, "key.json"))).to.equal("600");
  });
});
