// Tests stand in folders with the names of the code that they are about, and each room has some.
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

  it("exist for each room of core and modules", () => {
    const code = ["server/src/core/sales/rules.ts", "server/src/modules/relay/link.ts"];
    expect(problemsIn(...code)).to.deep.equal([
      "server/src/core/sales has no folder test/core/sales: make it",
      "server/src/modules/relay has no folder test/modules/relay: make it",
    ]);
    const tests = ["test/core/sales/notes.test.ts", "test/modules/relay/cuts/tls.test.ts"];
    expect(problemsIn(...code, "server/src/modules/relay/cuts/tls.ts", ...tests)).to.deep.equal([]);
  });

  it("are all in order here", () => {
    expect(problemsOf(join(import.meta.dirname, "../.."))).to.deep.equal([]);
  });
});
