// A machine is lost under load, and docs/operators/lost-machine.md brings the service back from the replica: what was lost is counted and
// settled, and no number is signed twice.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { createKey } from "../../server/src/db/sealed-copy.ts";
import { openBranch, sale } from "../support/branch.ts";
import { createPlace, type DatabasePlace } from "../support/database.ts";
import {
  configureLitestream,
  litestream,
  litestreamMetrics,
  replicaFiles,
  runLitestream,
  startLitestream,
} from "../support/litestream.ts";
import { freePort } from "../support/ports.ts";
import { noteFigure } from "../support/report.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { runTaxd, startTaxd } from "../support/taxd.ts";
import { until } from "../support/until.ts";
import { createRandom } from "./load.ts";

const { CRASH_SEED } = process.env;
const seed = CRASH_SEED === undefined ? Date.now() & 0x7fffffff : Number(CRASH_SEED);

const page = readFileSync(new URL("../../docs/operators/lost-machine.md", import.meta.url), "utf8");

/** The commands of the page that begin so, as it prints them. */
function commandsOf(begin: string): string[] {
  return page.split("\n").flatMap((line) => {
    const command = line
      .trim()
      .replace(/^TAXD_DATA_DIR=\S+ /, "")
      .replace(/^npx /, "");
    return command.startsWith(begin) ? [command] : [];
  });
}

const wordsOf = (line: string): string[] =>
  (line.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll("'", ""));

type Sale = ReturnType<typeof sale>;

if (litestream !== undefined) {
  describe(`a machine that is lost under load (seed ${seed})`, function () {
    this.timeout(180_000);
    let folder: string;
    let place: DatabasePlace;
    let test: TestService;
    let env: Record<string, string>;
    let config: string;
    let address: string;
    let replica: string;
    /** Where the operators keep what is no part of a backup. */
    let safe: string;

    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), "taxd-lost-"));
      replica = join(folder, "office");
      safe = join(folder, "safe");
      mkdirSync(safe);
      place = await createPlace("sqlite");
      env = { TAXD_DATA_DIR: place.dataDir };
      test = await startTestService({ place, overrides: { work: false } });
      await openBranch(test);
      await test.service.close();
      copyFileSync(join(place.dataDir, "encryption.key"), join(safe, "encryption.key"));
      const database = join(place.dataDir, "taxctl.sqlite");
      address = `127.0.0.1:${await freePort()}`;
      config = configureLitestream(safe, { database, replica, address }, await createKey());
    });
    afterEach(async () => {
      await test.close();
      await place.release();
      rmSync(folder, { recursive: true, force: true });
    });

    const signed = () =>
      test.simulator
        .ledger()
        .flatMap(({ kind, trdInvcNo, number, rcptNo }) =>
          kind === "sale" ? [{ invoice_no: String(trdInvcNo), number, receipt_no: String(rcptNo) }] : [],
        );
    const moves = () => test.simulator.state.branches.flatMap(({ moves }) => moves);

    /** Runs a command of the page, with the test's own values in it. */
    async function run(
      line: string,
      values: Record<string, string> = {},
    ): Promise<{ code: number | null; said: string }> {
      const [program, ...args] = wordsOf(line).map((word) => values[word] ?? word);
      expect(program).to.equal("taxd");
      const { code, stdout, stderr } = await runTaxd(args, env);
      return { code, said: stdout + stderr };
    }

    async function succeed(line: string, values?: Record<string, string>): Promise<void> {
      const { code, said } = await run(line, values);
      expect(code, `${line}: ${said}`).to.equal(0);
    }

    /** Steps 2 and 3 of the page. */
    async function restoreFromReplica(): Promise<void> {
      mkdirSync(place.dataDir, { recursive: true, mode: 0o700 });
      copyFileSync(join(safe, "encryption.key"), join(place.dataDir, "encryption.key"));
      const [restore = ""] = commandsOf("litestream restore");
      const file = join(folder, "replica.sqlite");
      rmSync(file, { force: true });
      const values: Record<string, string> = {
        "/etc/taxd/litestream.yml": config,
        "replica.sqlite": file,
        "/var/lib/taxd/taxctl.sqlite": join(place.dataDir, "taxctl.sqlite"),
      };
      await runLitestream(
        wordsOf(restore)
          .slice(1)
          .map((word) => values[word] ?? word),
      );
      const [put = ""] = commandsOf("taxd restore replica");
      await succeed(put, { "replica.sqlite": file });
    }

    /** Callers that sell until the machine is lost; what they sent, and what was acknowledged when. */
    function sell(url: string, callers: number) {
      const sent: Sale[] = [];
      const acknowledged = new Map<string, number>();
      let isOver = false;
      const work = async (): Promise<void> => {
        while (!isOver) {
          const body = sale();
          sent.push(body);
          const request = fetch(`${url}/api/v1/sales`, {
            method: "POST",
            headers: { Authorization: `Bearer ${test.keys.owner}`, "Content-Type": "application/json" },
            body: JSON.stringify(body),
          });
          const status = await request
            .then((response) => response.json().then(() => response.status))
            .catch(() => 0);
          if (status === 200) acknowledged.set(body.invoice_no ?? "", Date.now());
        }
      };
      const ended = Promise.all(Array.from({ length: callers }, work));
      return {
        sent,
        acknowledged,
        stop: async () => {
          isOver = true;
          await ended;
        },
      };
    }

    /** Step 5 for a stream: the numbers and receipts of the unit in the list of what is open, as a person enters them. */
    async function settle(
      stream: string,
      next: number,
      find: (row: Record<string, string>) => Record<string, string | undefined>,
    ) {
      const list = join(folder, `${stream}.csv`);
      const values = {
        "1": String(test.account.id),
        live: "sandbox",
        sales: stream,
        "4512": String(next),
        "open.csv": list,
      };
      const [write = "", send = ""] = commandsOf("taxd numbers set");
      const [check = "", record = ""] = commandsOf("taxd settle --file");
      await succeed(write, values);
      if (!existsSync(list)) return;
      const [head = "", ...lines] = readFileSync(list, "utf8").trimEnd().split("\n");
      const columns = head.split(",");
      const filled = lines.map((line) => {
        const cells = line.split(",");
        const row = Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? ""]));
        const found = { ...row, ...find(row) };
        return columns.map((name) => found[name]).join(",");
      });
      writeFileSync(list, `${[head, ...filled].join("\n")}\n`);
      await succeed(check, values);
      await succeed(record, values);
      await succeed(send, values);
    }

    it("comes back from the replica by the page, and everything that was lost is settled", async () => {
      const replication = startLitestream(["replicate", "-config", config]);
      const serving = startTaxd(["serve"], {
        ...env,
        TAXD_PORT: "0",
        TAXD_LOG_LEVEL: "silent",
        TAXD_ALLOW_PRIVATE_UNITS: "true",
      });
      const url = /listens at (http\S+)/.exec(await serving.printed(/listens at http\S+\n/))?.[1] ?? "";
      const load = sell(new URL(url).origin, 4);
      try {
        // Some seconds under load, in which the log was replicated several times.
        await until(() => replicaFiles(replica).length >= 6 && load.acknowledged.size >= 60);
        // The machine is lost at any moment between two of them.
        const more = load.acknowledged.size + createRandom(seed)() * 100;
        await until(() => load.acknowledged.size >= more);
      } finally {
        serving.child.kill("SIGKILL");
        replication.child.kill("SIGKILL");
      }
      const lostAtMs = Date.now();
      await Promise.all([serving.finished, replication.finished, load.stop()]);
      rmSync(place.dataDir, { recursive: true });

      const startedMs = Date.now();
      await restoreFromReplica();
      const restored = await startTestService({ place, simulator: false, overrides: { work: false } });
      try {
        const { db, lanes } = restored.service;
        const known = new Set<string>(await db.knex("transactions").pluck("invoice_no"));
        const lost = [...load.acknowledged].filter(([invoice_no]) => !known.has(invoice_no));
        const lastKept = Math.max(
          ...[...load.acknowledged].flatMap(([no, atMs]) => (known.has(no) ? [atMs] : [])),
        );
        const ageMs = lostAtMs - lastKept;
        noteFigure("sales acknowledged before the loss of a machine", load.acknowledged.size);
        noteFigure("sales lost with a machine", lost.length);
        noteFigure("milliseconds that a replica was behind", ageMs);
        noteFigure("milliseconds of a restore from a replica", Date.now() - startedMs);
        expect(ageMs, "the replica is seconds behind").to.be.below(10_000);
        expect(known.size).to.be.above(0);

        // Nothing is sent before the numbers are set. The tills' records are submitted again.
        const before = signed().length;
        for (const body of load.sent.filter(({ invoice_no = "" }) => !known.has(invoice_no))) {
          const { status, body: said } = await restored.call("POST", "/sales?async=true", {
            body,
            key: test.keys.owner,
          });
          expect(status, JSON.stringify(said)).to.equal(202);
        }
        await lanes.drain();
        expect(signed()).to.have.lengthOf(before);

        const ofUnit = new Map(signed().map((one) => [one.invoice_no, one]));
        await settle("sales", before + 1, ({ invoice_no = "" }) => {
          const { number, receipt_no = "" } = ofUnit.get(invoice_no) ?? {};
          return number === undefined ? {} : { number: String(number), receipt_no };
        });
        await lanes.drain();
        const moved = new Map(moves().map(({ remark, sarNo }) => [remark, Number(sarNo)]));
        const lastMove = Math.max(0, ...moves().map(({ sarNo }) => Number(sarNo)));
        await settle("stock", lastMove + 1, ({ invoice_no = "" }) => {
          const number = moved.get(invoice_no);
          return number === undefined ? {} : { number: String(number) };
        });
        await lanes.drain();

        expect(test.simulator.violations).to.deep.equal([]);
        const numbers = signed().map(({ number }) => number);
        expect(new Set(numbers).size, "a number signed twice").to.equal(numbers.length);
        const names = signed().map(({ invoice_no }) => invoice_no);
        expect(new Set(names).size, "an invoice signed twice").to.equal(names.length);
        expect(new Set(names)).to.deep.equal(new Set(load.sent.map(({ invoice_no }) => invoice_no)));
        const remarks = moves().map(({ remark }) => remark);
        expect(new Set(remarks).size, "a movement sent twice").to.equal(remarks.length);
        const rows = await db.knex("transactions").select("invoice_no", "status", "receipt_no");
        expect(rows.filter(({ status }) => status !== "success")).to.deep.equal([]);
        for (const { invoice_no, receipt_no } of rows) {
          const found = signed().find((one) => one.invoice_no === invoice_no);
          expect(String(receipt_no), invoice_no).to.equal(found?.receipt_no);
        }
        for (const { invoice_no } of load.sent)
          expect(rows.some((row) => row.invoice_no === invoice_no)).to.equal(true);
      } finally {
        await restored.close();
      }
    });

    it("leaves an equal replica after a clean stop, also when Litestream was restarted in between", async () => {
      const again = await startTestService({ place, simulator: false, overrides: { work: false } });
      const submit = async (): Promise<void> => {
        const { status } = await again.call("POST", "/sales?async=true", {
          body: sale(),
          key: test.keys.owner,
        });
        expect(status).to.equal(202);
      };
      try {
        for (let round = 0; round < 3; round++) {
          const files = replicaFiles(replica).length;
          const replication = startLitestream(["replicate", "-config", config]);
          await submit();
          await until(() => replicaFiles(replica).length > files);
          await submit();
          const figures = await (await fetch(`http://${address}/metrics`)).text();
          for (const name of litestreamMetrics) expect(figures).to.contain(`\n${name}{`);
          replication.child.kill("SIGTERM");
          await replication.finished;
        }
      } finally {
        await again.close();
      }
      const last = startLitestream(["replicate", "-config", config]);
      const files = replicaFiles(replica).length;
      await until(() => replicaFiles(replica).length > files);
      last.child.kill("SIGTERM");
      await last.finished;
      expect(readFileSync(join(replica, replicaFiles(replica)[0] ?? ""), "latin1")).to.match(
        /^age-encryption\.org\/v1\n/,
      );
      rmSync(place.dataDir, { recursive: true });
      await restoreFromReplica();
      expect(existsSync(join(place.dataDir, "taxctl.sqlite"))).to.equal(true);
      const restored = await startTestService({ place, simulator: false, overrides: { work: false } });
      expect(await restored.service.db.knex("transactions").pluck("id")).to.have.lengthOf(6);
      await restored.close();
    });

    it("is not restored with another key", async () => {
      const replication = startLitestream(["replicate", "-config", config]);
      await until(() => replicaFiles(replica).some((name) => name.includes("snapshot")));
      replication.child.kill("SIGTERM");
      await replication.finished;
      const database = join(place.dataDir, "taxctl.sqlite");
      const other = configureLitestream(folder, { database, replica, address: "" }, await createKey());
      const file = join(folder, "other.sqlite");
      const { code, stderr } = await startLitestream(["restore", "-config", other, "-o", file, database])
        .finished;
      expect(code, stderr).not.to.equal(0);
      expect(existsSync(file)).to.equal(false);
    });
  });
}
