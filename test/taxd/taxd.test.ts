// The operators' command as real processes: help, exit codes, the life of an account, and one clear message for each misfortune.

import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { createPlace, type DatabasePlace, databaseFamilies } from "../support/database.ts";
import { runTaxd, runTaxdJson, startTaxd } from "../support/taxd.ts";

const encryptionKey = "00".repeat(32);

describe("taxd", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "taxd-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("shows its commands, and what one of them takes", async () => {
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

  it("ends with 2 on wrong arguments, and says which", async () => {
    const wrong: [string[], string][] = [
      [[], ""],
      [["acounts", "list"], 'Did you mean "accounts list"?'],
      [["accounts", "approve"], "<account> is missing"],
      [["accounts", "approve", "one"], 'must be a whole number from 1 to 9007199254740991, not "one"'],
      [["accounts", "approve", "1", "2"], '"2" is one argument too many'],
      [["accounts", "list", "--state", "active"], "Unknown option '--state'."],
      [["keys", "issue", "1", "production"], "must be one of live, sandbox"],
      [["keys", "limits", "1"], "Give --rate, --burst or both"],
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

  it("says when no database answers, without the password", async () => {
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
        `No database server answers at 127.0.0.1:${port}: start it, or correct TAXD_DATABASE_URL.`,
      );
      expect(stderr).to.not.contain("hunter2").and.not.contain("    at ");
    }
  });

  it("asks for the migration that is missing, and makes it", async () => {
    const env = { TAXD_DATA_DIR: folder };
    for (const args of [
      ["accounts", "list"],
      ["keys", "list", "1"],
      ["numbers", "show"],
    ]) {
      const { code, stderr } = await runTaxd(args, env);
      expect(code, args.join(" ")).to.equal(1);
      expect(stderr).to.contain("Run `taxd migrate up` first.");
    }
    const { pending } = await runTaxdJson<{ pending: string[] }>(["migrate"], env);
    expect(pending).to.deep.equal([]);
    expect(await runTaxd(["accounts", "list"], env)).to.include({ code: 0, stdout: "No accounts.\n" });
  });

  it("says when the data folder is none", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    for (const args of [["start"], ["serve"], ["accounts", "list"]]) {
      const { code, stderr } = await runTaxd(args, {
        TAXD_DATA_DIR: join(file, "data"),
        TAXCTL_CONFIG_DIR: folder,
      });
      expect(code).to.equal(1);
      expect(stderr).to.contain(join(file, "data")).and.contain("TAXD_DATA_DIR");
    }
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

  for (const family of databaseFamilies()) {
    describe(`on ${family}`, () => {
      let place: DatabasePlace;
      let env: Record<string, string>;
      beforeEach(async () => {
        place = await createPlace(family);
        env = { TAXD_DATA_DIR: place.dataDir };
        if (place.url)
          Object.assign(env, { TAXD_DATABASE_URL: place.url, TAXD_ENCRYPTION_KEY: encryptionKey });
      });
      afterEach(() => place.release());

      it("takes an account through its life", async () => {
        const registration = [
          "accounts",
          "register",
          "--name",
          "Duka Ltd",
          "--owner",
          "Asha",
          "--email",
          "asha@duka.example",
        ];
        const { account, owner } = await runTaxdJson<{ account: { id: number }; owner: { id: number } }>(
          registration,
          env,
        );
        const id = String(account.id);
        const { keys } = await runTaxdJson<{ keys: { key: string; id: string }[] }>(
          ["accounts", "approve", id],
          env,
        );
        expect(keys.map(({ key }) => key.length)).to.deep.equal([64, 64]);

        const again = await runTaxd(["accounts", "approve", id], env);
        expect(again.code).to.equal(1);
        expect(again.stderr).to.equal(
          `Account ${id} (Duka Ltd) is active: approve is not possible from there. Possible: suspend, cancel.\n`,
        );

        const issued = await runTaxd(
          [
            "keys",
            "issue",
            String(owner.id),
            "live",
            "--cidr",
            "10.0.0.0/8",
            "--cidr",
            "::1",
            "--rate",
            "120",
            "--expires",
            "2099-12-31",
          ],
          env,
        );
        expect(issued.stdout).to.match(/txl_[0-9A-Za-z]{60}\n/);
        const listed = await runTaxd(["keys", "list", id], env);
        expect(listed.stdout)
          .to.contain("10.0.0.0/8,::1")
          .and.contain("120/min, 100 at once")
          .and.contain("2099-12-31T00:00:00Z");
        expect(listed.stdout).to.not.match(/tx[ls]_[0-9A-Za-z]{13}/);

        const first = keys[0]?.id ?? "";
        expect((await runTaxd(["keys", "limits", first, "--rate", "600"], env)).stdout).to.contain(
          "600 requests a minute",
        );
        expect((await runTaxd(["keys", "revoke", first], env)).stdout).to.contain("is revoked");
        expect(await runTaxd(["keys", "revoke", first], env)).to.include({ code: 1 });

        const added = [
          "users",
          "add",
          id,
          "--name",
          "Ben",
          "--email",
          "ben@duka.example",
          "--role",
          "cashier",
        ];
        const user = await runTaxdJson<{ id: number }>(added, env);
        expect((await runTaxd(["users", "role", String(user.id), "accountant"], env)).stdout).to.contain(
          "active as accountant",
        );
        expect((await runTaxd(["users", "disable", String(owner.id)], env)).stderr).to.contain(
          "only active owner",
        );

        const numbers = ["numbers", "set", id, "live", "00", "sales", "4512", "--tin", "P051234567Z"];
        expect((await runTaxd(numbers, env)).stdout).to.contain("is 4512; it was 1.");
        expect((await runTaxd(["numbers", "show", id], env)).stdout).to.match(
          /live +P051234567Z +00 +sales +4512/,
        );
        expect(await runTaxd(["numbers", "set", id, "live", "00", "sales", "1"], env)).to.include({
          code: 1,
        });

        expect((await runTaxd(["accounts", "cancel", id, "--reason", "closed"], env)).stdout).to.contain(
          "is cancelled",
        );
        const final = await runTaxd(["accounts", "reactivate", id, "--json"], env);
        expect(final.code).to.equal(1);
        expect(JSON.parse(final.stdout)).to.have.nested.property("error.message").that.contains("cancelled");
      });

      it("serves and works until it is stopped, and hears of operators' changes while it runs", async () => {
        const working = startTaxd(family === "mysql" ? ["work"] : ["help"], {
          ...env,
          TAXD_LOG_LEVEL: "warn",
        });
        const serving = startTaxd(["serve"], { ...env, TAXD_PORT: "0", TAXD_LOG_LEVEL: "warn" });
        try {
          const url = /http:\/\/127\.0\.0\.1:\d+/.exec(await serving.printed(/listens at http\S+\n/))?.[0];
          const registration = [
            "accounts",
            "register",
            "--name",
            "Duka",
            "--owner",
            "Asha",
            "--email",
            "a@duka.example",
          ];
          const { account } = await runTaxdJson<{ account: { id: number } }>(registration, env);
          const { keys } = await runTaxdJson<{ keys: { key: string }[] }>(
            ["accounts", "approve", String(account.id)],
            env,
          );
          const key = keys[1]?.key ?? "";
          const ask = async () => {
            const headers = { authorization: `Bearer ${key}` };
            return (await fetch(`${url}/api/v1/transactions`, { headers })).status;
          };
          expect(await ask()).to.equal(200);
          await runTaxd(["keys", "revoke", key], env);
          while ((await ask()) !== 401);

          const second = await runTaxd(["serve"], { ...env, TAXD_PORT: new URL(url ?? "").port });
          expect(second.code).to.equal(1);
          expect(second.stderr).to.match(
            family === "sqlite" ? /is in use by process \d+/ : /^Port \d+ .+ is taken/,
          );
          expect(await ask()).to.equal(401);
          if (family === "mysql") await working.printed("Working on the lanes.");
        } finally {
          working.child.kill("SIGTERM");
          serving.child.kill("SIGTERM");
        }
        expect(await serving.finished).to.include({ code: 0, signal: null, stderr: "" });
        expect(await working.finished).to.include({ code: 0, signal: null, stderr: "" });
      });

      it("migrates back and forth", async () => {
        const status = () => runTaxdJson<{ pending: string[] }>(["migrate", "status"], env);
        expect((await status()).pending).to.deep.equal([]);
        const to = ["--to", "2302_item_classes", "--confirm", "2302_item_classes"];
        expect((await runTaxd(["migrate", "down", ...to], env)).code).to.equal(0);
        expect((await status()).pending).to.not.deep.equal([]);
        expect((await runTaxd(["migrate"], env)).stdout).to.contain("Nothing is pending.");
      });
    });
  }
});
