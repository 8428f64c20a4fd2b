// The reporters leave a report of a run where `TEST_REPORTS` names a folder.
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import type { RunReport } from "../support/report.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const reporters = { totals: [], progress: ["--parallel", "--reporter", "./test/support/progress.ts"] };

describe("a run of tests", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "taxctl-reporters-"));
    const note = `import { noteFigure } from ${JSON.stringify(`${root}test/support/report.ts`)};`;
    writeFileSync(
      join(folder, "good.test.ts"),
      `${note} it("kills", () => { noteFigure("kills", 2); noteFigure("kills", 3); }); it("ends", () => {});`,
    );
    writeFileSync(join(folder, "bad.test.ts"), `${note} it("fails", () => { throw new Error("no"); });`);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Runs these files with a reporter, and returns its exit code. */
  function run(args: readonly string[], reports: string | undefined): Promise<number> {
    const { TEST_REPORTS: _, TEST_FIGURES: __, ...env } = process.env;
    if (reports !== undefined) Object.assign(env, { TEST_REPORTS: reports });
    return new Promise((resolve) => {
      execFile(`${root}node_modules/.bin/mocha`, args, { cwd: root, env }, (error) =>
        resolve(error ? Number(error.code) : 0),
      );
    });
  }
  const fileOf = (name: string): string => join(folder, `${name}.test.ts`);

  for (const [name, args] of Object.entries(reporters)) {
    it(`writes the results and figures of each file (${name})`, async () => {
      const reports = join(folder, "new", "reports");
      expect(await run([...args, fileOf("good"), fileOf("bad")], reports)).to.equal(1);
      const [file = "", ...rest] = readdirSync(reports);
      expect(rest, "notes are removed").to.deep.equal([]);
      const { at, machine, files }: RunReport = JSON.parse(readFileSync(join(reports, file), "utf8"));
      expect(Date.now() - Date.parse(at)).to.be.within(0, 300_000);
      expect(machine.node).to.equal(process.version);
      expect(files.map(({ passed, failed, figures }) => ({ passed, failed, figures }))).to.deep.equal([
        { passed: 0, failed: 1, figures: {} },
        { passed: 2, failed: 0, figures: { kills: 5 } },
      ]);
      expect(files.map(({ file: path }) => path.split("/").at(-1))).to.deep.equal([
        "bad.test.ts",
        "good.test.ts",
      ]);
    });
  }

  it("writes none with a filter, and none without a folder", async () => {
    const reports = join(folder, "reports");
    mkdirSync(reports);
    expect(await run([fileOf("good"), "-g", "ends"], reports)).to.equal(0);
    expect(readdirSync(reports)).to.deep.equal([]);
    expect(await run([fileOf("good")], undefined)).to.equal(0);
    expect(readdirSync(folder).sort()).to.deep.equal(["bad.test.ts", "good.test.ts", "reports"]);
  });
});
