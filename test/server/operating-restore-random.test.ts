// Backups taken at random moments under load: each is restored, and every branch goes on by the commands that the messages name.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { backUp, restore } from "../../server/src/db/backup.ts";
import { main } from "../../server/src/main.ts";
import type { Simulator } from "../../server/src/simulator/index.ts";
import { createRandom, startLoad } from "../crash/load.ts";
import { openBranch, purchase, sale, type TestBranch } from "../support/branch.ts";
import { createPlace, type DatabasePlace } from "../support/database.ts";
import type { History } from "../support/history/history.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { movement } from "../support/stock.ts";

const { RESTORES = "5", RESTORE_SEED } = process.env;
const seed = RESTORE_SEED === undefined ? Date.now() & 0x7fffffff : Number(RESTORE_SEED);
const copies = Number(RESTORES);

const functions = { sale: "sale", purchase: "purchase", "stock movement": "move" } as const;
const streams = { sales: "sale", purchases: "purchase", stock: "move" } as const;

describe(`backups taken ${copies} times under load (seed ${seed})`, function () {
  this.timeout(120_000 + copies * 60_000);
  let folder: string;
  let place: DatabasePlace;
  let test: TestService;
  let simulator: Simulator;
  let branches: TestBranch[];
  let history: History;
  const files: string[] = [];

  before(async () => {
    // Each command listens for the end of the output.
    process.stdout.setMaxListeners(0);
    folder = mkdtempSync(join(tmpdir(), "taxd-restore-"));
    place = await createPlace("sqlite");
    test = await startTestService({ place, environment: { TAXD_SAVE_LIMIT_MS: "1000" } });
    ({ simulator } = test);
    branches = [await openBranch(test), await openBranch(test, { bhf_id: "01" })];
    // So long that a copy finds calls of every kind on their way.
    await simulator.setFault({ fault: "F2", times: "always", params: { ms: 8, when: "before" } });
    const random = createRandom(seed);
    const load = startLoad({
      ...{ urls: [test.url], key: test.keys.owner, branches: ["00", "01"], callers: 6, random },
    });
    ({ history } = load);
    for (let copy = 0; copy < copies; copy++) {
      await load.answers(2 + random() * 12);
      files.push(join(folder, `${copy}.sqlite`));
      await backUp(place.dataDir, files.at(-1) ?? "");
    }
    await load.answers(5);
    await load.stop();
    expect(load.surprises).to.deep.equal([]);
    await simulator.clearFaults();
    await test.service.lanes.drain();
    await test.service.close();
  });
  after(async () => {
    await test.close();
    await place.release();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs a command line as it was printed. */
  async function run(line: string): Promise<{ code: number; said: string }> {
    const [program, ...args] = (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ""));
    expect(program).to.equal("taxd");
    let said = "";
    const sink = { write: (text: string) => (said += text) };
    const { TAXD_DATA_DIR } = process.env;
    process.env.TAXD_DATA_DIR = place.dataDir;
    try {
      return { code: await main(args, { stdout: sink, stderr: sink }), said };
    } finally {
      if (TAXD_DATA_DIR === undefined) delete process.env.TAXD_DATA_DIR;
      else process.env.TAXD_DATA_DIR = TAXD_DATA_DIR;
    }
  }

  const commandsIn = (text: string): string[] =>
    [...text.matchAll(/`(taxd [^`]+)`/g)].map(([, line = ""]) => line);

  /** What an operator reads in the unit's journal: the number under which it has a document. */
  function findAtUnit(tin: string, bhfId: string, what: string, invoice_no: string): number | undefined {
    const unit = simulator.state.branches.find((one) => one.tin === tin && one.bhfId === bhfId);
    const kind = functions[what as keyof typeof functions];
    if (kind === "move")
      return Number(unit?.moves.find(({ remark }) => remark === invoice_no)?.sarNo) || undefined;
    if (kind === "purchase") {
      const submitted = history.submissions.find(({ body }) => body.invoice_no === invoice_no);
      const number = Number(submitted?.body.supplier_invoice_no);
      return Number(unit?.purchases.find(({ spplrInvcNo }) => spplrInvcNo === number)?.invcNo) || undefined;
    }
    return simulator
      .ledger()
      .find((entry) => entry.kind === "sale" && entry.tin === tin && entry.trdInvcNo === invoice_no)?.number;
  }

  /** Follows a stream's remedy to its end, with nothing but what is printed and the unit's journal. */
  async function follow(template: string): Promise<void> {
    const [, , , , , bhfId = "", stream = "", , , tin = ""] = template.split(" ");
    const last = simulator
      .ledger()
      .filter(
        (one) =>
          one.tin === tin && one.bhfId === bhfId && one.kind === streams[stream as keyof typeof streams],
      );
    let line = template.replace("<next>", String(last.length + 1));
    for (let step = 0; step < 100; step++) {
      const { code, said } = await run(line);
      if (code === 0) return;
      const open = [...said.matchAll(/(sale|purchase|stock movement) of (\S+) \(([0-9a-f-]{36})/g)];
      const [settle = "", rest = ""] = commandsIn(said);
      const known = open.flatMap(([, what = "", invoice_no = "", id = ""]) => {
        const number = findAtUnit(tin, bhfId, what, invoice_no);
        return number === undefined ? [] : [{ id, number }];
      });
      if (open.length === 0 || settle === "") throw new Error(`nothing to follow: ${said}`);
      for (const { id, number } of known) {
        const settled = await run(
          settle.replace(/settle \S+/, `settle ${id}`).replace("<number>", String(number)),
        );
        if (settled.code !== 0) throw new Error(`${settle}: ${settled.said}`);
      }
      // All that the message could name is looked up: what it could not name is in the next one.
      if (known.length === 0) line = rest;
    }
    throw new Error(`${template} leads nowhere`);
  }

  for (let copy = 0; copy < copies; copy++) {
    it(`restored from copy ${copy + 1}, every branch goes on by following the messages`, async () => {
      const key = test.keys.owner;
      restore(place.dataDir, files[copy] ?? "", Date.now() + copy * 1000);
      const restored = await startTestService({
        ...{ place, simulator: false, environment: { TAXD_SAVE_LIMIT_MS: "1000" } },
      });
      try {
        const stops = async () => {
          const { checks } = await restored.clientFor(key).health.get();
          return checks.filter(({ name, status }) => name === "queue" && status === "fail");
        };
        const first = await stops();
        expect(first).to.have.lengthOf(6);
        for (const { remedy } of first) {
          const [command] = commandsIn(remedy ?? "");
          if (command === undefined) throw new Error(`no command in: ${remedy}`);
          await follow(command);
        }
        expect(await stops()).to.deep.equal([]);
        for (const { bhf_id: branch_id } of branches) {
          const bodies: [string, object][] = [
            ["/sales", sale({ branch_id })],
            ["/purchases", purchase({ branch_id })],
            ["/stock", movement("13", [{ qty: 5 }], { branch_id })],
          ];
          for (const [path, body] of bodies) {
            const { status, text } = await restored.call("POST", path, { key, body });
            expect(status, `${path} of ${branch_id}: ${text}`).to.equal(200);
          }
        }
        await restored.service.lanes.drain();
        const { knex } = restored.service.db;
        const left = await knex("calls").where({ state: "sent" }).select("kind", "number", "last_error");
        expect(left, "calls that no command released").to.deep.equal([]);
        expect(simulator.violations).to.deep.equal([]);
        for (const { tin } of branches) {
          const invoices = simulator
            .ledger()
            .flatMap((one) => (one.tin === tin && one.kind === "sale" ? (one.trdInvcNo ?? []) : []));
          expect(new Set(invoices).size, "invoices signed once").to.equal(invoices.length);
        }
      } finally {
        await restored.close();
      }
    });
  }
});
