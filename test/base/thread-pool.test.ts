// A thread whose code can't be loaded fails its job, and nothing else.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { createThreadPool } from "../../server/src/base/thread-pool.ts";
import { caught } from "../support/caught.ts";

describe("a thread that can't load its code", () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), "taxd-thread-"));
  });
  after(() => rmSync(folder, { recursive: true }));

  it("fails every job that waits for it, and the next job tries again", async () => {
    const filename = join(folder, "thread.mjs");
    const run = createThreadPool<string, string>("print-thread", {
      maxThreads: 1,
      idleTimeout: 1_000,
      filename,
    });
    writeFileSync(filename, 'import "a-package-that-nobody-installed";\nexport default (job) => job;\n');
    const failures = await Promise.all([caught(run("one")), caught(run("two"))]);
    for (const failure of failures)
      expect(String(failure)).to.contain("a-package-that-nobody-installed").and.not.contain("terminat");
    writeFileSync(filename, 'export default (job) => job + ", done";\n');
    expect(await run("three")).to.equal("three, done");
  });

  it("leaves the failure of a job to the job", async () => {
    const filename = join(folder, "failing.mjs");
    writeFileSync(
      filename,
      'export default (job) => { if (job === "bad") throw new Error("bad job"); return job; };\n',
    );
    const run = createThreadPool<string, string>("print-thread", {
      maxThreads: 1,
      idleTimeout: 1_000,
      filename,
    });
    const [failure, result] = await Promise.all([caught(run("bad")), run("good")]);
    expect([String(failure), result]).to.deep.equal(["Error: bad job", "good"]);
  });
});
