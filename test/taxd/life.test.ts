// The life of an account by the operators' command, and processes of the service next to each other.

import { expect } from "chai";
import { createPlace, type DatabasePlace, databaseFamilies, environmentOf } from "../support/database.ts";
import { runTaxd, runTaxdJson, startTaxd } from "../support/taxd.ts";

for (const family of databaseFamilies()) {
  describe(`taxd on ${family}`, () => {
    let place: DatabasePlace;
    let env: Record<string, string>;
    beforeEach(async () => {
      place = await createPlace(family);
      env = environmentOf(place);
    });
    afterEach(() => place.release());

    it("manages an account from creation to cancellation", async () => {
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
      expect(issued.stdout)
        .to.match(/txl_[0-9A-Za-z]{60}\n/)
        .and.contain("The key works from 10.0.0.0/8, ::1. It expires 2099-12-31 03:00.");
      const [, second = ""] = /^Key (\S+) /.exec(issued.stdout) ?? [];
      const terms = ["--overlap", "0", "--cidr", "203.0.113.0/24", "--expires", "2099-06-30"];
      const rotated = await runTaxd(["keys", "rotate", second, ...terms], env);
      expect(rotated.stdout, rotated.stderr).to.contain(
        "The key works from 203.0.113.0/24. It expires 2099-06-30 03:00.",
      );
      const listed = await runTaxd(["keys", "list", id], env);
      expect(listed.stdout)
        .to.contain("10.0.0.0/8,::1")
        .and.contain("120/min, 100 at once")
        .and.contain("2099-06-30 03:00");
      expect(listed.stdout).to.not.match(/tx[ls]_[0-9A-Za-z]{13}/);

      const first = keys[0]?.id ?? "";
      expect((await runTaxd(["keys", "limits", first, "--rate", "600"], env)).stdout).to.contain(
        "600 requests a minute",
      );
      expect((await runTaxd(["keys", "revoke", first], env)).stdout).to.contain("is revoked");
      expect(await runTaxd(["keys", "revoke", first], env)).to.include({ code: 1 });

      const added = ["users", "add", id, "--name", "Ben", "--email", "ben@duka.example", "--role", "cashier"];
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

    it("serves and works until it is stopped, and applies operators' changes while it runs", async () => {
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
      const to = ["--to", "empty", "--confirm", "empty"];
      expect((await runTaxd(["migrate", "down", ...to], env)).code).to.equal(0);
      expect((await status()).pending).to.not.deep.equal([]);
      expect((await runTaxd(["migrate"], env)).stdout).to.contain("Nothing is pending.");
    });
  });
}
