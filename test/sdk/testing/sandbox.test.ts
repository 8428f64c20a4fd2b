// The sandbox for tests of apps: ready for a sale, clean after each reset, with faults, and gone with its suite.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Body, ConfigurationError, RejectedError, Taxctl } from "@taxctl/sdk";
import { type Sandbox, startSandbox } from "@taxctl/sdk/testing";
import { expect } from "chai";
import { caught } from "../../support/caught.ts";
import { failureOf } from "../../support/records.ts";
import { until } from "../../support/until.ts";

const program = join(import.meta.dirname, "../../../server/bin/taxd.js");

function clientOf(sandbox: Sandbox, maxRetries = 0): Taxctl {
  const { baseUrl, apiKey, branch } = sandbox;
  return new Taxctl({ baseUrl, apiKey, branch, maxRetries, pace: false });
}

const errorOf = async (call: PromiseLike<unknown>): Promise<Error> => (await caught(call)) as Error;

describe("sandbox", () => {
  let sandbox: Sandbox;
  let client: Taxctl;
  before(async () => {
    // Its limit ends what hangs, not what is slow.
    sandbox = await startSandbox({ startMs: 240_000 });
    client = clientOf(sandbox);
  });
  beforeEach(() => sandbox.reset());
  after(() => sandbox.close());

  const sale = (invoice_no: string): Body<"createSale"> => {
    const [item] = sandbox.items;
    if (!item) throw new Error("the sandbox has no items");
    const items = [{ item_code: item.item_code, quantity: 2, unit_price: 58 }];
    return { invoice_no, sale_date: "20260310", payment_type: "01", items };
  };
  /** A sale that the unit has signed, however long a busy machine takes for it. */
  const signed = async (invoice_no: string) => {
    const { transaction_id } = await client.sales.create(sale(invoice_no), { async: true });
    await client.transactions.waitFor(transaction_id);
    return client.sales.get(transaction_id);
  };
  const countOf = async (invoice_no: string): Promise<number> =>
    (await client.sales.search({ invoice_no })).data.length;

  it("signs the first sale, with the service's own figures", async () => {
    const sold = await signed("T-1");
    expect(sold).to.include({ receipt_no: "1", invoice_no: "T-1", total_amount: 116, tax_amount: 16 });
    expect(sold).to.include({ status: "success" });
    expect(sandbox.items.length).to.be.above(5);
  });

  it("rejects what the service rejects", async () => {
    const unknown = { ...sale("T-1"), items: [{ item_code: "KE2NTXU9999999", quantity: 1, unit_price: 1 }] };
    expect((await failureOf(client.sales.create(unknown))).status).to.equal(400);
  });

  it("begins anew at each reset: numbers, receipts, stock, webhooks and settings", async () => {
    const [item] = sandbox.items;
    for (const _ of ["first life", "second life"]) {
      expect((await signed("T-1")).receipt_no).to.equal("1");
      expect(await client.webhooks.list().toArray()).to.deep.equal([]);
      await client.webhooks.create({ url: "http://127.0.0.1:8123/hook" });
      await client.items.update(item?.item_code ?? "", { item_name: "Renamed" });
      await sandbox.fault("busy", { times: "always" });
      await sandbox.loseNext("createSale", "timeout", { times: 9 });
      await sandbox.reset();
      expect((await client.items.get(item?.item_code ?? "")).item_name).to.equal(item?.item_name);
      expect((await client.items.get(item?.item_code ?? "")).current_qty).to.equal(item?.current_qty);
    }
  });

  it("lets no work in flight reach the next test", async () => {
    const received: unknown[] = [];
    const receiver = createServer((request, response) => {
      received.push(request.url);
      response.end();
    }).listen(0, "127.0.0.1");
    await once(receiver, "listening");
    const { port } = receiver.address() as AddressInfo;
    const hook = { url: `http://127.0.0.1:${port}/hook` };
    await client.webhooks.create(hook);
    await client.sales.create(sale("T-0"), { async: true });
    await until(() => received.length === 1);
    await sandbox.fault("slow", { path: "saveSales", params: { ms: 300 } });
    const cut = failureOf(client.sales.create(sale("T-1")));
    await client.sales.create(sale("T-2"), { async: true });
    await until(async () => (await countOf("T-1")) > 0);
    await sandbox.reset();
    expect((await cut).status).to.equal(undefined);
    // The response of the unit, if it still counted, would come during these sales.
    await sandbox.fault("slow", { path: "saveSales", params: { ms: 400 } });
    const again = await client.sales.create(sale("T-2"), { async: true });
    expect(await client.transactions.waitFor(again.transaction_id)).to.include({ receipt_no: "1" });
    expect(await countOf("T-1")).to.equal(0);
    expect(received, "events of the life that is over").to.have.length(1);
    await client.webhooks.create(hook);
    await client.sales.create(sale("T-3"), { async: true });
    await until(() => received.length === 2);
    receiver.close();
    receiver.closeAllConnections();
  });

  it("resets one after the other, and lets requests wait", async () => {
    const resets = [sandbox.reset(), sandbox.reset()];
    await Promise.all(resets);
    const reset = sandbox.reset();
    const sold = signed("T-1");
    await reset;
    expect((await sold.catch(() => signed("T-1"))).receipt_no).to.equal("1");
  });

  it("rejects a sale, stays busy, loses a response and goes down, as the control unit can", async () => {
    const marked = await failureOf(client.sales.create(sale("SIM-921x1")));
    expect(marked).to.be.instanceOf(RejectedError).and.include({ code: "unit_921" });
    await sandbox.fault("busy", { times: 1 });
    expect(await failureOf(client.sales.create(sale("T-1")))).to.include({ code: "unit_802" });
    await sandbox.fault("unanswered", { path: "saveSales", params: { how: "reset" }, times: "always" });
    expect(await failureOf(client.sales.create(sale("T-2")))).to.include({ code: "outcome_unknown" });
    await sandbox.clearFaults();
    await until(async () => (await client.sales.search({ invoice_no: "T-2" })).data[0]?.status === "success");
    await sandbox.fault("refused");
    expect(await failureOf(client.sales.create(sale("T-3")))).to.include({
      status: 422,
      code: "outcome_pending",
    });
    await sandbox.reset();
    expect((await signed("T-3")).receipt_no).to.equal("1");
  });

  it("names a fault and an operation that don't exist", async () => {
    expect((await errorOf(sandbox.fault("bussy"))).message).to.equal("sandbox: There is no fault bussy");
    expect((await errorOf(sandbox.loseNext("createSail" as never))).message).to.contain("createSail");
  });

  it("loses a response between service and app, and the retry finds the sale", async () => {
    await sandbox.loseNext("createSale");
    const { receipt_no } = await clientOf(sandbox, 2).sales.create(sale("T-1"));
    expect([receipt_no, await countOf("T-1")]).to.deep.equal(["1", 1]);
    await sandbox.loseNext("*", "timeout");
    expect(await failureOf(client.items.list({}, { timeoutMs: 100 }))).to.have.property("status", undefined);
    expect((await client.items.list()).data).to.have.length.above(0);
  });

  it("runs next to another sandbox", async () => {
    const other = await startSandbox({ startMs: 240_000 });
    expect(other.baseUrl).not.to.equal(sandbox.baseUrl);
    expect((await clientOf(other).sales.create(sale("T-1"))).receipt_no).to.equal("1");
    expect(await countOf("T-1")).to.equal(0);
    await other.close();
    await other.close();
    expect(await errorOf(fetch(`${other.baseUrl}/health`))).to.be.instanceOf(TypeError);
    expect((await errorOf(other.reset())).message).to.equal("The sandbox is closed.");
  });

  it("ends with the program that started it, also when that is killed", async () => {
    const app = `
      const { startSandbox } = await import("@taxctl/sdk/testing");
      const { baseUrl } = await startSandbox({ startMs: 240_000 });
      console.log(baseUrl);
      setInterval(() => {}, 1000);`;
    const parent: ChildProcess = spawn(
      process.execPath,
      [...process.execArgv, "--input-type=module", "--eval", app],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    const [line] = (await once(parent.stdout ?? parent, "data")) as [Buffer];
    const baseUrl = line.toString().trim();
    const isUp = () =>
      fetch(`${baseUrl}/health`).then(
        () => true,
        () => false,
      );
    expect(await isUp()).to.equal(true);
    parent.kill("SIGKILL");
    await until(async () => !(await isUp()));
  });

  it("leaves no data behind where it was killed itself: the next one deletes them", async () => {
    const TMPDIR = mkdtempSync(join(tmpdir(), "killed-"));
    const start = async (): Promise<ChildProcess> => {
      const child = spawn(process.execPath, [...process.execArgv, program, "sandbox", "--json"], {
        env: { ...process.env, TMPDIR },
        stdio: ["ignore", "pipe", "inherit"],
      });
      await once(child.stdout ?? child, "data");
      return child;
    };
    const end = async (child: ChildProcess, signal: NodeJS.Signals) => {
      child.kill(signal);
      await once(child, "exit");
    };
    const killed = await start();
    await end(killed, "SIGKILL");
    const left = readdirSync(TMPDIR);
    expect(left).to.have.length(1);
    const next = await start();
    expect(readdirSync(TMPDIR)).to.have.length(1).and.not.include(left[0]);
    await end(next, "SIGTERM");
    expect(readdirSync(TMPDIR)).to.deep.equal([]);
    rmSync(TMPDIR, { recursive: true });
  });

  it("needs a new Node, and says so", async () => {
    const { node } = process.versions;
    Object.defineProperty(process.versions, "node", { value: "20.19.5", configurable: true });
    const error = await errorOf(startSandbox()).finally(() =>
      Object.defineProperty(process.versions, "node", { value: node }),
    );
    expect(error).to.be.instanceOf(ConfigurationError);
    expect(error.message).to.equal(
      "startSandbox needs Node 24.7 or newer and @taxctl/server; this is Node 20.19.5. mockService and Responder need neither.",
    );
  });

  it("reports why it did not start", async () => {
    const slow = await errorOf(startSandbox({ startMs: 1 }));
    expect(slow.message).to.equal("The sandbox did not start within 1 ms.");
    const wrong = await errorOf(startSandbox({ waitMs: -1 }));
    expect(wrong.message).to.contain("--wait-ms");
  });
});
