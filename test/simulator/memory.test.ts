// What outlives a simulator: state, ledger, and a killed process.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LedgerEntry, Simulator } from "@taxctl/server/simulator";
import { expect } from "chai";
import { countries } from "../../server/src/simulator/countries/index.ts";
import type { Country } from "../../server/src/simulator/country.ts";
import { bhfId, call, caller, closeAll, move, paths, purchase, sale, since, start, tin } from "./support.ts";

describe("memory", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "simulator-"));
  });
  afterEach(async () => {
    await closeAll();
    rmSync(folder, { recursive: true, force: true });
  });

  const ledgerFile = () => join(folder, "ledger.jsonl");
  const readLedger = (): LedgerEntry[] =>
    readFileSync(ledgerFile(), "utf8")
      .split("\n")
      .slice(0, -1)
      .map((text) => JSON.parse(text));

  async function fill(simulator: Simulator): Promise<void> {
    await call(simulator, paths.sale, sale(1));
    await call(simulator, paths.purchase, purchase(1));
    await call(simulator, paths.move, move(1));
  }

  it("has one ledger line for each accepted save before the response, none for a rejected one", async () => {
    const simulator = await start({ ledgerFile: ledgerFile() });
    const response = await call(simulator, paths.sale, sale(1));
    const [entry] = readLedger();
    expect(entry).to.include({ kind: "sale", tin, bhfId, number: 1, trdInvcNo: "INV-1", totAmt: 1160 });
    expect(entry).to.include({ rcptNo: 1, rcptSign: response.data?.rcptSign, at: "20260310101500" });
    await call(simulator, paths.sale, sale(1));
    await call(simulator, paths.sale, sale(5));
    await call(simulator, paths.purchase, purchase(1));
    await call(simulator, paths.move, move(1));
    expect(readLedger().map(({ kind, number }) => [kind, number])).to.deep.equal([
      ["sale", 1],
      ["purchase", 1],
      ["move", 1],
    ]);
    expect(simulator.ledger()).to.deep.equal(readLedger());
  });

  it("starts empty without a folder, but appends to the ledger file", async () => {
    const first = await start({ ledgerFile: ledgerFile() });
    await fill(first);
    await first.close();
    const second = await start({ ledgerFile: ledgerFile() });
    expect(second.state.branches[0]?.sales).to.deep.equal([]);
    await fill(second);
    expect(readLedger()).to.have.length(6);
    expect(new Set(readLedger().map(({ seq }) => seq)).size).to.equal(6);
  });

  it("knows everything again after a restart", async () => {
    const options = {
      stateDir: join(folder, "state"),
      ledgerFile: ledgerFile(),
      duplicates: "receipt",
    } as const;
    const first = await start(options);
    await fill(first);
    await first.addStockMoves(tin, bhfId, 1);
    const before = first.state;
    const { data } = await call(first, paths.sale, sale(2));
    await first.close();
    const second = await start(options);
    expect({ ...second.state.branches[0], sales: [], counters: {}, receipts: {} }).to.deep.equal({
      ...before.branches[0],
      sales: [],
      counters: {},
      receipts: {},
    });
    expect(second.state.notices).to.deep.equal(before.notices);
    expect((await call(second, paths.sale, sale(2))).data).to.deep.equal(data);
    expect((await call(second, paths.sale, sale(3))).data).to.include({ rcptNo: 3, totRcptNo: 3 });
    expect(second.ledger()).to.have.length(5);
  });

  it("never issues a cursor twice after a restart", async () => {
    const options = { stateDir: join(folder, "state") };
    const first = await start(options);
    await call(first, paths.supplierSales, since);
    await first.addSupplierSales(tin, bhfId, 1);
    const { resultDt } = await call(first, paths.supplierSales, since);
    await first.close();
    const second = await start(options);
    expect((await call(second, paths.supplierSales, { ...caller, lastReqDt: resultDt })).resultCd).to.equal(
      "001",
    );
    await second.addSupplierSales(tin, bhfId, 1);
    expect((await call(second, paths.supplierSales, { ...caller, lastReqDt: resultDt })).resultCd).to.equal(
      "000",
    );
  });

  it("knows after a restart from when customs records were fetched, where that time must rise", async () => {
    const options = { stateDir: join(folder, "state"), country: countries.rw as Country };
    const fetch = async (on: Awaited<ReturnType<typeof start>>, lastReqDt: string) =>
      (await call(on, "/imports/selectImportItems", { ...caller, lastReqDt })).resultCd;
    const first = await start(options);
    expect(await fetch(first, "20260101000000")).to.equal("000");
    await first.close();
    const second = await start(options);
    expect(await fetch(second, "20260101000000")).to.equal("910");
    expect(await fetch(second, "20260101000001")).to.equal("000");
  });

  it("removes a partial line after a crash, and adds missing entries to the ledger", async () => {
    const options = { stateDir: join(folder, "state"), ledgerFile: ledgerFile() };
    const first = await start(options);
    await fill(first);
    // The files as a crash would leave them: journal whole, last ledger line torn.
    const journal = readFileSync(join(folder, "state", "journal.jsonl"));
    const ledger = readFileSync(ledgerFile());
    await first.close();
    rmSync(join(folder, "state", "state.json"));
    rmSync(ledgerFile());
    appendFileSync(
      join(folder, "state", "journal.jsonl"),
      Buffer.concat([journal, Buffer.from('{"seq":9,"cha')]),
    );
    appendFileSync(ledgerFile(), ledger.subarray(0, ledger.length - 40));
    const second = await start({ ...options, devices: [] });
    expect(second.state.branches[0]?.counters).to.deep.equal({ sales: 1, purchases: 1, stock: 1 });
    expect(readLedger().map(({ kind }) => kind)).to.deep.equal(["sale", "purchase", "move"]);
    expect(readLedger()).to.deep.equal(second.ledger());
  });

  it("forgets all but the ledger on reset", async () => {
    const simulator = await start({ stateDir: join(folder, "state") });
    await fill(simulator);
    await simulator.reset();
    expect(simulator.state.branches[0]?.counters).to.deep.equal({ sales: 0, purchases: 0, stock: 0 });
    expect(simulator.state.branches[0]?.supplierSales).to.have.length(12);
    expect(simulator.ledger()).to.have.length(3);
    expect((await call(simulator, paths.sale, sale(1))).resultCd).to.equal("000");
  });

  describe("as a process that is killed", () => {
    const children: ChildProcess[] = [];
    afterEach(() => {
      for (const child of children.splice(0)) child.kill("SIGKILL");
    });

    async function spawnSimulator(): Promise<{ url: string; child: ChildProcess }> {
      const options = {
        stateDir: join(folder, "state"),
        ledgerFile: ledgerFile(),
        devices: [{ ...caller, dvcSrlNo: "A-1" }],
      };
      const script = new URL("child.ts", import.meta.url).pathname;
      const child = spawn(process.execPath, ["--conditions=source", script, JSON.stringify(options)]);
      children.push(child);
      const [chunk] = await once(child.stdout, "data");
      return { url: String(chunk).trim(), child };
    }

    it("has a witness for every receipt it gave", async () => {
      const signed = new Map<number, unknown>();
      for (let life = 0; life < 2; life++) {
        const { url, child } = await spawnSimulator();
        const simulator = { url } as Simulator;
        const last = signed.size;
        for (let number = last + 1; number <= last + 20; number++) {
          const { resultCd, data } = await call(simulator, paths.sale, sale(number));
          expect(resultCd).to.equal("000");
          signed.set(number, data?.rcptSign);
        }
        child.kill("SIGKILL");
        await once(child, "exit");
      }
      const witnessed = new Map(readLedger().map(({ number, rcptSign }) => [number, rcptSign]));
      expect([...witnessed]).to.deep.equal([...signed]);
    });
  });
});
