// An install without development packages, in a copy of what is committed: the service starts from the sources.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect } from "chai";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../", import.meta.url));

describe("npm ci --omit=dev", function () {
  this.timeout(600_000);
  let folder: string;
  let copy: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "without-tools-"));
    copy = join(folder, "taxctl");
    await run("git", ["clone", "--quiet", root, copy]);
  });
  after(() => rm(folder, { recursive: true }));

  it("installs, starts the service with npm start, and runs taxctl from its sources", async () => {
    const env = { ...process.env, XDG_CONFIG_HOME: folder, NODE_OPTIONS: "", TAXD_PORT: "0" };
    const { stdout } = await run("npm", ["ci", "--omit=dev", "--prefer-offline"], { cwd: copy, env });
    expect(stdout).to.contain("Nothing is built").and.to.contain("`npm start`");
    const service = spawn("npm", ["start"], { cwd: copy, env, detached: true });
    try {
      const lines: string[] = [];
      for await (const line of createInterface(service.stdout)) {
        lines.push(line);
        if (line.includes("taxctl transactions list")) break;
      }
      expect(lines).to.include("taxctl is running.");
      const listed = await run("npx", ["taxctl", "transactions", "list"], { cwd: copy, env });
      expect(listed.stdout).to.contain("OPENING-1");
    } finally {
      if (service.exitCode === null && service.pid) {
        const ended = once(service, "exit");
        process.kill(-service.pid, "SIGINT");
        await ended;
      }
    }
  });

  it("says how to run taxd, which is not built", async () => {
    const error = await run(process.execPath, ["server/bin/taxd.js", "--version"], { cwd: copy }).catch(
      (rejection) => rejection,
    );
    expect(error.code).to.equal(1);
    expect(error.stderr).to.contain("taxd is not built").and.to.contain("--conditions=source");
  });
});
