// Stopping as a real process: reported by /readyz, nothing in flight is lost, nothing new is begun, and it ends in bounded time.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { systemClock } from "../../server/src/base/clock.ts";
import { createSecrets } from "../../server/src/base/secrets.ts";
import { createControlUnit } from "../../server/src/control-unit/unit.ts";
import { features } from "../../server/src/core/accounts/roles.ts";
import { openDatabase } from "../../server/src/db/open.ts";
import { approveAccount, registerAccount } from "../../server/src/modules/people/accounts/admin.ts";
import { type Simulator, startSimulator } from "../../server/src/simulator/index.ts";
import { openBranch, sale } from "../support/branch.ts";
import { createPlace, type DatabasePlace, databaseFamilies, environmentOf } from "../support/database.ts";
import { startTaxd, type TaxdProcess } from "../support/taxd.ts";
import { until } from "../support/until.ts";

const encryptionKey = "00".repeat(32);

for (const family of databaseFamilies()) {
  describe(`stopping (${family})`, () => {
    let folder: string;
    let place: DatabasePlace;
    let simulator: Simulator;
    let key: string;
    let env: Record<string, string>;
    const running = new Set<TaxdProcess>();

    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), "taxd-drain-"));
      place = await createPlace(family);
      simulator = await startSimulator();
      const db = await openDatabase(place);
      const units = createControlUnit({ clock: systemClock });
      const { account } = await registerAccount(db, systemClock, {
        name: "Duka",
        email: "duka@example.com",
        owner_name: "Asha",
        features: [...features],
      });
      const { keys } = await approveAccount(db, systemClock, account.id);
      key = keys.find(({ environment }) => environment === "sandbox")?.key ?? "";
      const secrets = createSecrets([{ id: "a", key: Buffer.alloc(32) }]);
      await openBranch({ service: { db, clock: systemClock, units, secrets }, account, simulator });
      await units.close();
      await db.close();
      env = {
        TAXD_PORT: "0",
        TAXD_LOG_LEVEL: "warn",
        TAXD_ALLOW_PRIVATE_UNITS: "true",
        ...environmentOf(place, encryptionKey),
      };
    });
    afterEach(async () => {
      for (const taxd of running) {
        taxd.child.kill("SIGKILL");
        await taxd.finished;
      }
      running.clear();
      await simulator.close();
      await place.release();
      rmSync(folder, { recursive: true, force: true });
    });

    async function start(args: string[], extra: Record<string, string> = {}) {
      const taxd = startTaxd(args, { ...env, ...extra });
      running.add(taxd);
      const printed = await taxd.printed(/http:\/\/127\.0\.0\.1:\d+.*\n/);
      return { taxd, url: /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0] ?? "" };
    }

    async function ended(taxd: TaxdProcess) {
      const finished = await taxd.finished;
      running.delete(taxd);
      return finished;
    }

    const submit = (url: string, query = ""): Promise<Response> =>
      fetch(`${url}/api/v1/sales${query}`, {
        method: "POST",
        headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
        body: JSON.stringify(sale()),
      });

    /** Waits until the unit has a sale that it responds to later. */
    async function reachedUnit(): Promise<void> {
      await until(() => simulator.requests.some(({ path }) => path.includes("saveSales")));
    }

    const slowSale = { fault: "F2", path: "saveSales", params: { ms: 1_500, when: "after" } } as const;

    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      it(`finishes requests in flight on ${signal}, rejects later ones, and exits with 0`, async () => {
        const { taxd, url } = await start(["serve"]);
        await simulator.setFault(slowSale);
        const inFlight = submit(url);
        await reachedUnit();
        taxd.child.kill(signal);
        let after = "answered";
        while (after !== "rejected") {
          after = await fetch(`${url}/healthz`).then(
            () => "answered",
            () => "rejected",
          );
        }
        const response = await inFlight;
        expect(response.status, await response.clone().text()).to.equal(200);
        expect(response.headers.get("connection")).to.equal("close");
        expect(await ended(taxd)).to.include({ code: 0, signal: null, stderr: "" });
        expect(simulator.violations).to.deep.equal([]);
      });
    }

    it("logs when the process starts, why it stops, and that it ended, one JSON object each", async () => {
      const { taxd, url } = await start(["serve"], { TAXD_LOG_LEVEL: "info" });
      taxd.child.kill("SIGTERM");
      const { stdout } = await ended(taxd);
      const lines = stdout
        .split("\n")
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line));
      expect(lines.find(({ msg }) => msg === "started")).to.include({ url, pid: taxd.child.pid });
      expect(lines.find(({ msg }) => msg === "stopping")).to.include({ signal: "SIGTERM" });
      expect(lines.at(-1)).to.include({ level: "info", msg: "stopped" });
    });

    it("stays reachable with /readyz at 503 for as long as a load balancer needs to notice", async () => {
      const { taxd, url } = await start(["serve"], { TAXD_DRAIN_DELAY_MS: "2000" });
      const ready = async (): Promise<number> => (await fetch(`${url}/readyz`)).status;
      expect(await ready()).to.equal(200);
      taxd.child.kill("SIGTERM");
      await until(async () => (await ready()) === 503);
      const late = await submit(url);
      expect(late.status, await late.text()).to.equal(200);
      expect(await ended(taxd)).to.include({ code: 0, stderr: "" });
    });

    it("stores the unit's response to a call in flight when a worker is stopped, and begins no other", async () => {
      const { taxd, url } = await start(["work", "--probe-port", "0"]);
      expect((await fetch(`${url}/readyz`)).status).to.equal(200);
      expect(await (await fetch(`${url}/metrics`)).text()).to.contain("taxd_oldest_pending_seconds");
      expect((await fetch(`${url}/api/v1/transactions`)).status).to.equal(404);
      await simulator.setFault(slowSale);
      const db = await openDatabase(place);
      try {
        if (family === "sqlite") return;
        const serving = await start(["serve", "--no-work"]);
        const accepted = [await submit(serving.url, "?async=true"), await submit(serving.url, "?async=true")];
        expect(accepted.map(({ status }) => status)).to.deep.equal([202, 202]);
        await reachedUnit();
        taxd.child.kill("SIGTERM");
        expect(await ended(taxd)).to.include({ code: 0, signal: null, stderr: "" });
        const rows = await db.knex("transactions").orderBy("id").select("status", "receipt_no", "in_doubt");
        expect(rows).to.deep.equal([
          { status: "success", receipt_no: "1", in_doubt: 0 },
          { status: "pending", receipt_no: null, in_doubt: 0 },
        ]);
        expect(await db.knex("lanes").whereNotNull("owner")).to.deep.equal([]);
        serving.taxd.child.kill("SIGTERM");
        expect(await ended(serving.taxd)).to.include({ code: 0, stderr: "" });
      } finally {
        await db.close();
      }
    });
  });
}
