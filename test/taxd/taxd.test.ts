// The operators' command as real processes: help, exit codes, and one clear message for each misfortune.

import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect } from "chai";
import packageFile from "../../server/package.json" with { type: "json" };
import { runTaxd, runTaxdJson, startTaxd } from "../support/taxd.ts";

const encryptionKey = "00".repeat(32);

describe("taxd", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "taxd-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("lists its commands, and the options of one", async () => {
    const all = await runTaxd(["help"], {});
    expect(all).to.include({ code: 0, stderr: "" });
    for (const words of [
      "start",
      "serve",
      "work",
      "migrate",
      "simulator",
      "accounts approve",
      "keys limits",
      "numbers set",
    ]) {
      expect(all.stdout).to.contain(`  ${words} `);
    }
    expect(await runTaxd(["--version"], {})).to.include({ code: 0, stdout: `taxd ${packageFile.version}\n` });
    const one = await runTaxd(["keys", "issue", "--help"], {});
    expect(one.code).to.equal(0);
    expect(one.stdout)
      .to.contain("Usage: taxd keys issue <user> <environment> [options]")
      .and.contain("--cidr <range>");
    const settings = await runTaxd(["config"], {});
    expect(settings.stdout).to.contain("TAXD_PORT (default 8080)").and.contain("TAXD_ENCRYPTION_KEY");
    const topic = await runTaxd(["numbers", "--help"], {});
    expect(topic.stdout).to.contain("numbers show").and.not.contain("accounts approve");
  });

  it("exits with 2 on wrong arguments, and names them", async () => {
    const wrong: [string[], string][] = [
      [[], ""],
      [["acounts", "list"], 'Did you mean "accounts list"?'],
      [["accounts", "approve"], "<account> is missing"],
      [["accounts", "approve", "one"], 'must be a whole number from 1 to 9007199254740991, not "one"'],
      [["accounts", "approve", "1", "2"], '"2" is one argument too many'],
      [["accounts", "list", "--state", "active"], "Unknown option '--state'."],
      [["keys", "issue", "1", "production"], "must be one of live, sandbox"],
      [["keys", "limits", "1"], "Give --rate, --burst or both"],
      [["keys", "reject", "txl_7Hk2mPq9"], "--reason is required: the user reads it"],
      [["migrate", "sideways"], "must be one of up, down, status"],
      [["accounts", "register", "--name", "x"], "--name, --email and --owner are required"],
    ];
    const runs = await Promise.all(
      wrong.map(([args]) => runTaxd(args, { TAXD_DATA_DIR: join(folder, "data") })),
    );
    for (const [at, run] of runs.entries()) {
      expect(run.code, wrong[at]?.[0].join(" ")).to.equal(2);
      expect(run.stderr).to.contain(wrong[at]?.[1]);
    }
    expect(existsSync(join(folder, "data"))).to.equal(false);
  });

  it("lists every problem of the configuration before it touches anything", async () => {
    const env = {
      TAXD_PORT: "http",
      TAXD_TIME_ZONE: "Mars",
      TAXD_DATABSE_URL: "mysql://u:hunter2@h/d",
      TAXD_DATA_DIR: join(folder, "data"),
    };
    for (const command of ["start", "serve", "work", "migrate"]) {
      const { code, stdout, stderr } = await runTaxd([command], env);
      expect(code).to.equal(2);
      expect(stdout).to.equal("");
      expect(stderr)
        .to.contain("TAXD_PORT")
        .and.contain("TAXD_TIME_ZONE")
        .and.contain("Did you mean TAXD_DATABASE_URL?");
      expect(stderr).to.not.contain("hunter2");
    }
    expect(existsSync(join(folder, "data"))).to.equal(false);
  });

  it("reports an unreachable database, without the password", async () => {
    const closed = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => closed.once("listening", resolve));
    const address = closed.address();
    const port = typeof address === "object" && address ? address.port : 0;
    await new Promise((resolve) => closed.close(resolve));
    const env = {
      TAXD_DATABASE_URL: `mysql://tax:hunter2@127.0.0.1:${port}/tax`,
      TAXD_ENCRYPTION_KEY: encryptionKey,
      TAXD_DATA_DIR: folder,
      TAXCTL_CONFIG_DIR: folder,
      TAXD_PORT: "0",
      TAXD_DATABASE_WAIT_MS: "0",
    };
    for (const args of [["serve"], ["work"], ["start"], ["migrate"], ["accounts", "list"]]) {
      const { code, stderr } = await runTaxd(args, env);
      expect(code, args.join(" ")).to.equal(1);
      expect(stderr).to.contain(
        `No database server responds at 127.0.0.1:${port}: start it, or correct TAXD_DATABASE_URL.`,
      );
      expect(stderr).to.not.contain("hunter2").and.not.contain("    at ");
    }
  });

  it("names a data folder without a database, and creates nothing there", async () => {
    const dataDir = join(folder, "elsewhere");
    const file = join(folder, "open.csv");
    writeFileSync(file, "");
    for (const args of [
      ["accounts", "list"],
      ["numbers", "show"],
      ["numbers", "set", "1", "live", "00", "sales", "7"],
      ["settle", "--file", file, "--reason", "on the journal"],
      ["backup", join(folder, "copy.sqlite")],
      ["backup", folder, "--every", "15"],
      ["backup", "record"],
    ]) {
      const { code, stderr } = await runTaxd(args, { TAXD_DATA_DIR: dataDir });
      expect(code, args.join(" ")).to.equal(2);
      expect(stderr)
        .to.contain(`There is no database in ${dataDir}. Set TAXD_DATA_DIR: `)
        .and.contain("/var/lib/taxd")
        .and.not.contain("    at ");
    }
    expect(readdirSync(folder)).to.deep.equal(["open.csv"]);
    expect((await runTaxd(["migrate"], { TAXD_DATA_DIR: dataDir })).code).to.equal(0);
    expect((await runTaxd(["numbers", "show"], { TAXD_DATA_DIR: dataDir })).code).to.equal(0);
  });

  it("asks for a missing migration, and runs it", async () => {
    const env = { TAXD_DATA_DIR: folder };
    const empty = new DatabaseSync(join(folder, "taxctl.sqlite"));
    empty.exec("pragma user_version = 1");
    empty.close();
    for (const args of [
      ["accounts", "list"],
      ["keys", "list", "1"],
      ["numbers", "show"],
    ]) {
      const { code, stderr } = await runTaxd(args, env);
      expect(code, args.join(" ")).to.equal(1);
      expect(stderr).to.contain("Run `taxd migrate up` first.");
    }
    const { pending, applied } = await runTaxdJson<{ pending: string[]; applied: number }>(["migrate"], env);
    expect(pending).to.deep.equal([]);
    expect(applied).to.equal(1);
    expect((await runTaxd(["migrate"], env)).stdout).to.not.contain("Applied");
    expect(await runTaxd(["accounts", "list"], env)).to.include({ code: 0, stdout: "No accounts.\n" });
  });

  it("reports an invalid data folder", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    const wrong: [string[], number][] = [
      [["start"], 1],
      [["serve"], 1],
      [["accounts", "list"], 2],
    ];
    for (const [args, exitCode] of wrong) {
      const { code, stderr } = await runTaxd(args, {
        TAXD_DATA_DIR: join(file, "data"),
        TAXCTL_CONFIG_DIR: folder,
      });
      expect(code, args.join(" ")).to.equal(exitCode);
      expect(stderr).to.contain(join(file, "data")).and.contain("TAXD_DATA_DIR");
    }
  });

  it("plays the online unit, and the unit of another country", async () => {
    const ask = async (args: string[], path: string, body: object) => {
      const simulator = startTaxd(["simulator", "--port", "0", "--quiet", ...args], {});
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(await simulator.printed(/http:\/\/127\.0\.0\.1:\d+/))?.[0];
      const response = await fetch(`${url}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ tin: "P051234567Z", bhfId: "00", ...body }),
      });
      const said = response.status === 200 ? await response.json() : {};
      simulator.child.kill("SIGTERM");
      await simulator.finished;
      return {
        status: response.status,
        info: Object(Object(said).data).info,
        resultCd: Object(said).resultCd,
      };
    };
    const device = { dvcSrlNo: "S-1" };
    const online = await ask(["--wire", "oscu"], "/selectInitOsdcInfo", device);
    expect(online.info)
      .to.include({ cmcKey: "SIMCMCKEY-P051234567Z-00" })
      .and.not.to.have.property("signKey");
    expect((await ask(["--wire", "oscu"], "/trnsSales/saveSales", {})).status).to.equal(404);
    const rwandan = await ask(["--country", "rw"], "/initializer/selectInitInfo", {
      tin: "100600570",
      ...device,
    });
    expect(rwandan.info.sdcId).to.match(/^SDC\d{9}$/);
    const wrong = await runTaxd(["simulator", "--wire", "osdc"], {});
    expect(wrong.code).to.equal(2);
    expect(wrong.stderr).to.contain("--wire").and.contain("vscu, oscu");
  });

  it("runs the simulator until it is stopped", async () => {
    const simulator = startTaxd(["simulator", "--port", "0", "--supplier-sales", "3"], {});
    const printed = await simulator.printed(/http:\/\/127\.0\.0\.1:\d+/);
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
    const response = await fetch(`${url}/code/selectCodes`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ tin: "P051234567Z", bhfId: "00", lastReqDt: "20180101000000" }),
    });
    expect(await response.json()).to.have.property("resultCd");
    const port = new URL(url ?? "").port;
    const second = await runTaxd(["simulator", "--port", port], {});
    expect(second.code).to.equal(1);
    expect(second.stderr).to.contain(`Port ${port} of 127.0.0.1 is taken`);
    simulator.child.kill("SIGTERM");
    expect(await simulator.finished).to.include({ code: 0, signal: null });
  });
});
