// Backups taken at random moments under load: each is restored as docs/operators/backup.md says, and every branch goes on by the commands
// that the messages name, wherever an operator begins to read.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { countMismatches } from "../../server/src/db/history/recount.ts";
import type { Simulator } from "../../server/src/simulator/index.ts";
import { openBranch, purchase, sale, type TestBranch } from "../support/branch.ts";
import { createPlace, type DatabasePlace, databaseFamilies, environmentOf } from "../support/database.ts";
import { commandsIn, type Ran, runPrinted } from "../support/printed-commands.ts";
import { createRecorder, type Recorder, recordAccount, recordUnit } from "../support/recorder.ts";
import { noteFigure } from "../support/report.ts";
import { putBack, takeCopy } from "../support/restore.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { movement } from "../support/stock.ts";
import { type Caller, createCaller } from "./calls.ts";
import { createRandom, type Submission, startLoad } from "./load.ts";

const { RESTORES = "5", RESTORE_SEED } = process.env;
const seed = RESTORE_SEED === undefined ? Date.now() & 0x7fffffff : Number(RESTORE_SEED);
const copies = Number(RESTORES);

const functions = { sale: "sale", purchase: "purchase", "stock movement": "move" } as const;
const streams = { sales: "sale", purchases: "purchase", stock: "move" } as const;
const service = { saveLimitMs: 1_000 };

for (const family of databaseFamilies()) {
  describe(`backups taken ${copies} times under load on ${family} (seed ${seed})`, function () {
    this.timeout(600_000 + copies * 360_000);
    let folder: string;
    let place: DatabasePlace;
    let test: TestService;
    let simulator: Simulator;
    let branches: TestBranch[];
    /** Everything that any service was sent: the unit may have all of it. */
    let submissions: Submission[];
    /** What callers did until the load ended. */
    let recorder: Recorder;
    const files: string[] = [];

    before(async () => {
      // Each command listens for the end of the output.
      process.stdout.setMaxListeners(0);
      folder = mkdtempSync(join(tmpdir(), "taxd-restore-"));
      place = await createPlace(family);
      test = await startTestService({ place, overrides: service });
      ({ simulator } = test);
      branches = [await openBranch(test), await openBranch(test, { bhf_id: "01" })];
      // So long that a copy finds calls of every kind on their way.
      await simulator.setFault({ fault: "F2", times: "always", params: { ms: 8, when: "before" } });
      const random = createRandom(seed);
      recorder = createRecorder({ suite: `restores-${family}`, seed });
      const load = startLoad({
        urls: [test.url],
        call: createCaller(recorder, test.keys.owner),
        branches,
        callers: 6,
        random,
      });
      ({ submissions } = load);
      for (let copy = 0; copy < copies; copy++) {
        await load.waitForMore(2 + random() * 12);
        files.push(join(folder, `${copy}.copy`));
        await takeCopy(place, files.at(-1) ?? "");
      }
      await load.waitForMore(5);
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

    async function run(line: string, at: DatabasePlace): Promise<Ran> {
      return runPrinted(line, environmentOf(at));
    }

    /** What an operator reads in the unit's journal: the number under which it has a document. */
    function findAtUnit(tin: string, bhfId: string, what: string, invoice_no: string): number | undefined {
      const unit = simulator.state.branches.find((one) => one.tin === tin && one.bhfId === bhfId);
      const kind = functions[what as keyof typeof functions];
      if (kind === "move")
        return Number(unit?.moves.find(({ remark }) => remark === invoice_no)?.sarNo) || undefined;
      if (kind === "purchase") {
        const submitted = submissions.find(({ body }) => body.invoice_no === invoice_no);
        const number = Number(submitted?.body.supplier_invoice_no);
        return Number(unit?.purchases.find(({ spplrInvcNo }) => spplrInvcNo === number)?.invcNo) || undefined;
      }
      return findSigned(tin, invoice_no)?.number;
    }

    function findSigned(tin: string, invoice_no: string) {
      return simulator
        .ledger()
        .find((entry) => entry.kind === "sale" && entry.tin === tin && entry.trdInvcNo === invoice_no);
    }

    /** Documents whose stock movement the unit has more than once. */
    function movedTwice(): string[] {
      const moved = simulator.state.branches.flatMap(({ tin, bhfId, moves }) =>
        moves.map(({ sarTyCd, remark }) => `${tin}/${bhfId} ${sarTyCd} ${remark}`),
      );
      return moved.filter((document, index) => moved.indexOf(document) !== index);
    }

    /** Follows a stream's remedy to its end, with only the printed text and the unit's journal. */
    async function follow(template: string, at: DatabasePlace): Promise<void> {
      const [, , , , , bhfId = "", stream = "", , , tin = ""] = template.split(" ");
      const last = simulator
        .ledger()
        .filter(
          (one) =>
            one.tin === tin && one.bhfId === bhfId && one.kind === streams[stream as keyof typeof streams],
        );
      let line = template.replace("NEXT", String(last.length + 1));
      for (let step = 0; step < 100; step++) {
        const { code, said } = await run(line, at);
        if (code === 0) return;
        const open = [...said.matchAll(/(sale|purchase|stock movement) of (\S+) \(([0-9a-f-]{36})/g)];
        const [settle = "", rest = ""] = commandsIn(said);
        const known = open.flatMap(([, what = "", invoice_no = "", id = ""]) => {
          const number = findAtUnit(tin, bhfId, what, invoice_no);
          return number === undefined ? [] : [{ id, number }];
        });
        if (open.length === 0 || settle === "") throw new Error(`nothing to follow: ${said}`);
        for (const { id, number } of known) {
          const filled = settle.replace(/settle \S+/, `settle ${id}`).replace("NUMBER", String(number));
          const settled = await run(filled, at);
          if (settled.code !== 0) throw new Error(`${filled}: ${settled.said}`);
        }
        // Everything that the message names is looked up; the next message names the rest.
        if (known.length === 0) line = rest;
      }
      throw new Error(`${template} leads nowhere`);
    }

    type Restored = { service: TestService; at: DatabasePlace; said: string; call: Caller };

    /** The history until the copy was put back: of what callers were told until then, the copy has only a part. */
    async function historyOf(copy: number, { service: { db } }: TestService): Promise<Recorder> {
      const history = createRecorder({ suite: `restores-${family}-${copy + 1}`, seed, restored: true });
      history.continue(recorder, new Set(await db.knex("transactions").pluck("id")));
      history.restore();
      return history;
    }

    const paths = ["/sales", "/purchases", "/stock"] as const;

    /** Submits one document to each stream of each branch; the responses are kept in the history. */
    async function submitEach({ service, call }: Restored, isAsync: boolean) {
      const responses = [];
      for (const { bhf_id: branch_id } of branches) {
        for (const path of paths) {
          const body =
            path === "/sales"
              ? sale({ branch_id })
              : path === "/purchases"
                ? purchase({ branch_id })
                : movement("13", [{ qty: 5 }], { branch_id });
          // By this the movement can be found at the unit.
          if (path === "/stock") Object.assign(body, { remark: Reflect.get(body, "sar_no") });
          submissions.push({ path, body: { ...body }, isAsync });
          responses.push(await call(service.url, isAsync ? `${path}?async=true` : path, body));
        }
      }
      return responses;
    }

    /** The callers' retries: each submits again everything that the service doesn't know. */
    async function resubmit({ service, call }: Restored): Promise<void> {
      for (const { path, body } of submissions) await call(service.url, `${path}?async=true`, body);
    }

    const clientOf = ({ service }: Restored) => ({
      TAXCTL_BASE_URL: service.url,
      TAXCTL_API_KEY: test.keys.owner,
    });

    /** Where an operator, an owner or a caller may begin: each gives the text that is read there. */
    const starts: Record<string, (restored: Restored) => Promise<string[]>> = {
      "GET /health": async ({ service }) => {
        const { checks } = await service.clientFor(test.keys.owner).health.get();
        return checks.filter(({ status }) => status === "fail").map(({ remedy }) => remedy ?? "");
      },
      "taxctl doctor": async (restored) => {
        const { said } = await runPrinted("taxctl doctor --no-units", clientOf(restored));
        return [said];
      },
      "the response to a submission": async (restored) =>
        (await submitEach(restored, false)).map(({ body }) => String(body.message)),
      "taxctl transactions show": async (restored) => {
        const responses = await submitEach(restored, true);
        const lines = responses.map(({ id }) => `taxctl transactions show ${id}`);
        return Promise.all(lines.map(async (line) => (await runPrinted(line, clientOf(restored))).said));
      },
      "what taxd printed": async ({ said, at }) => {
        const [next = ""] = commandsIn(said);
        expect(next).to.equal("taxd numbers show");
        return [(await run(next, at)).said];
      },
    };

    /** Enters the receipts that nobody read at the unit yet, as the transactions ask for it. */
    async function enterReceipts({ service }: Restored): Promise<void> {
      const { knex } = service.service.db;
      const lost = await knex("transactions")
        .join("lanes", "lanes.id", "transactions.lane_id")
        .where({ receipt_unrecovered: 1, status: "success" })
        .select("transactions.id", "transactions.invoice_no", "lanes.tin");
      for (const { id, invoice_no, tin } of lost) {
        const client = service.clientFor(test.keys.owner);
        const { response_data } = await client.transactions.get(id);
        expect(response_data.warning?.remedy).to.contain("POST /transactions/{id}/settle");
        const receipt_no = String(findSigned(tin, invoice_no)?.rcptNo);
        await client.transactions.settle(id, { outcome: "accepted", reason: "On the journal", receipt_no });
      }
    }

    const places = Object.entries(starts);
    for (let copy = 0; copy < copies; copy++) {
      const [from = "", read = async () => []] = places[copy % places.length] ?? [];
      it(`restored from copy ${copy + 1}, every branch continues by following the messages from ${from}`, async () => {
        const { restored: at, said } = await putBack(place, files[copy] ?? "");
        const started = await startTestService({ place: at, simulator: false, overrides: service });
        const history = await historyOf(copy, started);
        const call = createCaller(history, test.keys.owner);
        const restored: Restored = { service: started, at, said, call };
        try {
          const { db, lanes } = restored.service.service;
          const stops = async () =>
            (await restored.service.clientFor(test.keys.owner).health.get()).checks.filter(
              ({ name, status }) => name === "queue" && status === "fail",
            );
          expect(await stops()).to.have.lengthOf(6);
          await resubmit(restored);
          const texts = await read(restored);
          const commands = new Set(texts.flatMap(commandsIn).filter((line) => line.includes("numbers set")));
          expect([...commands], texts.join("\n")).to.have.lengthOf(6);
          for (const command of commands) await follow(command, at);
          expect(await stops()).to.deep.equal([]);
          for (const { status, body } of await submitEach(restored, false))
            expect(status, String(body.error)).to.equal(200);
          await lanes.drain();
          const left = await db.knex("calls").where({ state: "sent" }).select("kind", "number", "last_error");
          expect(left, "calls that no command released").to.deep.equal([]);
          await enterReceipts(restored);
          expect(simulator.violations).to.deep.equal([]);
          expect(movedTwice(), "movements that the unit has twice").to.deep.equal([]);
          const [{ environmentId } = { environmentId: 0 }] = branches;
          const { state, requests } = simulator;
          recordUnit(history, { ledger: simulator.ledger(), branches: state.branches, requests });
          const key = test.keys.owner;
          await recordAccount(history, async (path) => (await started.call("GET", path, { key })).body);
          history.expectKept();
          expect(await countMismatches(db.knex, environmentId)).to.deep.equal([]);
          noteFigure("restores", 1);
        } finally {
          await restored.service.close();
          if (at !== place) await at.release();
        }
      });
    }
  });
}
