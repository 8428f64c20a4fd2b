// After a restore the units have counted on: no number is used twice, nothing is signed twice, and every response says why it waits.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { restore } from "../../server/src/commands/restore.ts";
import { backUp } from "../../server/src/db/backup.ts";
import type { Simulator } from "../../server/src/simulator/index.ts";
import { openBranch, sale, type TestBranch } from "../support/branch.ts";
import { createPlace, type DatabasePlace } from "../support/database.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { runTaxd, runTaxdJson } from "../support/taxd.ts";
import { until } from "../support/until.ts";

describe("after a restore", () => {
  let folder: string;
  let place: DatabasePlace;
  let test: TestService;
  let simulator: Simulator;
  let branch: TestBranch;
  /** Documents that waited when the copy was made: signed since, and not. */
  let signed: string;
  let unsent: string;
  let env: Record<string, string>;

  const signedNumbers = () =>
    simulator
      .ledger()
      .filter(({ kind }) => kind === "sale")
      .map(({ number }) => number);
  const submit = async (service: TestService, invoice_no?: string): Promise<string> => {
    const { status, body } = await service.call("POST", "/sales?async=true", {
      body: sale(invoice_no ? { invoice_no } : {}),
      key: test.keys.owner,
    });
    expect(status).to.equal(202);
    return Object(body.data).transaction_id;
  };
  const numbers = (stream: string, next: number, ...flags: string[]) =>
    runTaxd(
      ["numbers", "set", String(test.account.id), "sandbox", "00", stream, String(next), ...flags],
      env,
    );

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "taxd-restore-"));
    place = await createPlace("sqlite");
    env = { TAXD_DATA_DIR: place.dataDir };
    test = await startTestService({ place, overrides: { work: false } });
    ({ simulator } = test);
    branch = await openBranch(test);
    await submit(test);
    await submit(test);
    await test.service.lanes.drain();
    signed = await submit(test, "OPEN-1");
    unsent = await submit(test, "OPEN-2");
    const copy = join(folder, "copy.sqlite");
    await backUp(place.dataDir, copy);
    // Life goes on: the first of the two is signed, and one that the copy knows nothing of.
    await test.service.db.knex("calls").where({ transaction_id: unsent }).delete();
    await submit(test, "LATER");
    await test.service.lanes.drain();
    expect(signedNumbers()).to.deep.equal([1, 2, 3, 4]);
    await test.service.close();
    const { open } = restore(place.dataDir, copy, Date.now());
    expect(open).to.equal(2);
  });
  afterEach(async () => {
    await test.close();
    await place.release();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Another service on the restored database, next to the simulator of the first. */
  const again = () => startTestService({ place, simulator: false });

  it("sends nothing, and tells every caller why", async () => {
    const restored = await again();
    try {
      const asked = simulator.requests.length;
      const { status, body } = await restored.call("POST", "/sales", { body: sale(), key: test.keys.owner });
      expect([status, body.code]).to.deep.equal([422, "lane_stopped"]);
      expect(body.error).to.contain("restored from a copy");
      await restored.service.lanes.drain();
      expect(simulator.requests.slice(asked).map((one) => one.function)).to.deep.equal([]);
      const health = await restored.clientFor(test.keys.owner).health.get();
      const stops = health.checks.filter(({ name, status }) => name === "queue" && status === "fail");
      expect(stops).to.have.lengthOf(3);
      expect(stops[0]?.remedy).to.contain("Look up the last number").and.contain("taxd numbers set");
    } finally {
      await restored.close();
    }
  });

  it("signs nothing twice: open documents are resolved or sent, then the entered number is next", async () => {
    const early = await numbers("sales", 5);
    expect(early.code).to.equal(1);
    expect(early.stderr).to.contain(signed).and.contain(unsent).and.contain("--unsent");
    const word = ["settle", signed, "accepted", "--reason", "on the journal", "--receipt-no", "3"];
    const unnumbered = await runTaxd(word, env);
    expect(unnumbered.code).to.equal(1);
    const settled = await runTaxdJson<object>([...word, "--number", "3"], env);
    expect(settled).to.include({ status: "success", receipt_no: "3" });
    expect((await numbers("sales", 5)).stderr)
      .to.contain(unsent)
      .and.not.contain(signed);
    expect(await numbers("sales", 5, "--unsent")).to.include({ code: 0, stderr: "" });
    for (const stream of ["purchases", "stock"]) await numbers(stream, 5, "--unsent");

    const restored = await again();
    try {
      const { status, text } = await restored.call("POST", "/sales", { body: sale(), key: test.keys.owner });
      expect(status, text).to.equal(200);
      await restored.service.lanes.drain();
      expect(signedNumbers()).to.deep.equal([1, 2, 3, 4, 5, 6]);
      const row = await restored.service.db.knex("transactions").where({ id: unsent }).first();
      expect(row).to.include({ status: "success", receipt_no: "5" });
      expect(simulator.violations).to.deep.equal([]);
    } finally {
      await restored.close();
    }
  });

  it("moves no stock twice: the movement of a document that the unit had is looked up, too", async () => {
    const movement = (invoice: string) =>
      simulator.state.branches.flatMap(({ moves }) => moves).filter(({ remark }) => remark === invoice);
    expect(movement("OPEN-1")).to.have.lengthOf(1);
    const early = await numbers("stock", 5);
    expect(early.code).to.equal(1);
    expect(early.stderr).to.contain("taxd numbers set").and.contain("sales NEXT").and.not.contain("--unsent");
    const settle = ["settle", signed, "accepted", "--number", "3", "--reason", "on the journal"];
    await runTaxdJson<object>([...settle, "--receipt-no", "3"], env);
    expect(await numbers("sales", 5, "--unsent")).to.include({ code: 0, stderr: "" });
    const open = await numbers("stock", 5);
    expect(open.code).to.equal(1);
    expect(open.stderr).to.contain("stock movement of OPEN-1").and.not.contain("OPEN-2");
    expect((await runTaxd(settle, env)).stdout).to.contain(
      "The outcome of the stock movement of OPEN-1 is recorded: accepted under number 3.",
    );
    expect(await numbers("stock", 5)).to.include({ code: 0, stderr: "" });
    await numbers("purchases", 1);

    const restored = await again();
    try {
      await restored.service.lanes.drain();
      expect(movement("OPEN-1")).to.have.lengthOf(1);
      expect(movement("OPEN-2")).to.have.lengthOf(1);
    } finally {
      await restored.close();
    }
  });

  it("resends no unconfirmed call before its number is entered", async () => {
    const restored = await again();
    try {
      const { knex } = restored.service.db;
      const call = { state: "sent", number: 3, sent_at: 1, due_at: 1, attempt_id: unsent, holder: null };
      await knex("calls").where({ transaction_id: unsent }).update(call);
      await knex("transactions").where({ id: unsent }).update({ in_doubt: 1 });
      const asked = simulator.requests.length;
      await restored.service.lanes.drain();
      expect(simulator.requests.length).to.equal(asked);
    } finally {
      await restored.close();
    }
  });

  it("is marked by a command after another tool restored a dump", async () => {
    await numbers("stock", 9, "--unsent");
    expect(await runTaxdJson<object>(["numbers", "hold"], env)).to.deep.equal({ held: 3 });
    const shown = await runTaxdJson<{ stopped_reason: string }[]>(["numbers", "show"], env);
    expect(shown.map(({ stopped_reason }) => /restored from a copy/.test(stopped_reason))).to.deep.equal([
      true,
      true,
      true,
    ]);
    expect(branch.bhf_id).to.equal("00");
  });
});

describe("a stock balance on its way when the copy was made", () => {
  it("blocks nothing: it is sent again once the number is set", async () => {
    const folder = mkdtempSync(join(tmpdir(), "taxd-restore-"));
    const place = await createPlace("sqlite");
    const test = await startTestService({ place, overrides: { work: false } });
    try {
      const branch = await openBranch(test);
      const { simulator } = test;
      await test.call("POST", "/sales?async=true", { body: sale() });
      await simulator.setFault({
        fault: "F2",
        path: "saveStockMaster",
        params: { ms: 1_500, when: "before" },
      });
      const drained = test.service.lanes.drain();
      const isOnItsWay = () => simulator.requests.some((one) => one.function === "saveStockMaster");
      await until(isOnItsWay);
      const copy = join(folder, "copy.sqlite");
      await backUp(place.dataDir, copy);
      await drained;
      await test.service.close();
      restore(place.dataDir, copy, Date.now());
      const env = { TAXD_DATA_DIR: place.dataDir };
      for (const stream of ["sales", "purchases", "stock"]) {
        const next = stream === "purchases" ? "1" : "2";
        const words = ["numbers", "set", String(test.account.id), "sandbox", "00", stream, next];
        expect(await runTaxd(words, env)).to.include({ code: 0, stderr: "" });
      }
      const restored = await startTestService({ place, simulator: false, overrides: { work: false } });
      try {
        const { db, lanes } = restored.service;
        const master = () => db.knex("calls").where({ kind: "master" }).first("state");
        expect(await master()).to.deep.equal({ state: "sent" });
        await lanes.drain();
        expect(await master()).to.deep.equal({ state: "done" });
        const { data } = (await restored.call("GET", "/stock/drift", { key: test.keys.owner })).body;
        expect([branch.bhf_id, data]).to.deep.equal(["00", []]);
      } finally {
        await restored.close();
      }
    } finally {
      await test.close();
      await place.release();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
