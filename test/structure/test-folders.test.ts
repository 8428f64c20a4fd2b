// Tests stand in folders with the names of the code that they are about: what stands elsewhere is named.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect } from "chai";
import { problemsOf } from "../../tools/test-folders.ts";

/** What is wrong in a repository of these files alone. */
function problemsIn(...files: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), "test-folders-"));
  try {
    for (const name of files) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), "");
    }
    return problemsOf(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const wayOut = "make it, or say in elsewhere of tools/test-folders.ts where its tests are";

describe("folders of tests", () => {
  it("have the names of folders of code", () => {
    const code = [
      "server/src/core/sales/rules.ts",
      "server/src/db/open.ts",
      "cli/src/stock/check.ts",
      "sdk/src/index.ts",
    ];
    const tests = ["core/sales/parts/a", "db/open", "cli/stock/check", "sdk/types"];
    expect(
      problemsIn(...code, "server/src/core/sales/parts/a.ts", ...tests.map((name) => `test/${name}.test.ts`)),
    ).to.deep.equal([]);
  });

  it("may be of a kind of their own", () => {
    expect(problemsIn("test/security/roles.test.ts", "test/cli/support/host.test.ts")).to.deep.equal([]);
  });

  it("are named if there is no such code", () => {
    expect(
      problemsIn("test/sales/credit.test.ts", "test/cli/sales.test.ts", "cli/src/base.ts"),
    ).to.deep.equal(["test/sales has tests, and server/src/sales doesn't exist"]);
  });

  it("exist for each room of core and modules that isn't listed", () => {
    expect(problemsIn("server/src/core/sales/rules.ts", "server/src/modules/relay/link.ts")).to.deep.equal([
      `server/src/core/sales has no folder test/core/sales: ${wayOut}`,
      `server/src/modules/relay has no folder test/modules/relay: ${wayOut}`,
    ]);
    expect(problemsIn("server/src/core/branches/rules.ts")).to.deep.equal([]);
  });

  it("are not listed as missing once they exist", () => {
    const problems = problemsIn("server/src/core/branches/rules.ts", "test/core/branches/pause.test.ts");
    expect(problems).to.deep.equal(["test/core/branches exists: take it off the list of rooms without"]);
  });

  it("are all in order here", () => {
    expect(problemsOf(join(import.meta.dirname, "../.."))).to.deep.equal([]);
  });
});
