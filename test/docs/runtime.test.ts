// Proving where the SDK runs: as packed, on the oldest Node of this machine, imported or required, and
// in runtimes other than Node.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { envelope, key, startDouble } from "../sdk/client/double.ts";
import { findNodes, makeApp, packedSdk, peers, required } from "../sdk/packed.ts";
import { forEachTest } from "../support/suite.ts";

const run = promisify(execFile);

const work = `
  const work = async ({ Taxctl, NotFoundError }, { lineAmounts }, { signWebhook, verifyWebhook }) => {
    const client = new Taxctl({ apiKey: "${key}", baseUrl: TAXCTL_BASE_URL });
    const sale = await client.sales.create({ invoice_no: "INV-1" });
    const lost = await client.sales.get("missing").catch((error) => error instanceof NotFoundError);
    const { tax_amount } = lineAmounts({ quantity: 1, unit_price: 100, tax_rate: 16 });
    const secret = "whsec_" + btoa("of a test");
    const delivery = await signWebhook({ event: '{"event":"stock.low"}', secret });
    const { event } = await verifyWebhook({ ...delivery, secret });
    console.log(JSON.stringify({ receipt: sale.receipt_no, lost, tax_amount, event: event.event }));
  };
`;
const expected = { receipt: "7", lost: true, tax_amount: 13.79, event: "stock.low" };
const parts = ["@taxctl/sdk", "@taxctl/sdk/amounts", "@taxctl/sdk/webhooks"];
const imports = parts.map((name) => `await import("${name}")`).join(", ");
const requires = parts.map((name) => `require("${name}")`).join(", ");

describe("runtime", () => {
  let app: string;
  let tarball: string;
  let node: { path: string; version: string };
  before(async () => {
    ({ app, tarball } = await packedSdk());
    const [oldest] = await findNodes();
    node = oldest ?? { path: process.execPath, version: process.versions.node };
  });
  const double = forEachTest(() =>
    startDouble(({ method }, count) =>
      method === "GET" ? { status: 404, body: {} } : count === 1 ? "reset" : envelope({ receipt_no: "7" }),
    ),
  );

  async function execute(
    type: "module" | "commonjs",
    program: string,
    { cwd = app, path = node.path } = {},
  ): Promise<unknown> {
    const head = `const TAXCTL_BASE_URL = "${double.url}";`;
    const args = [`--input-type=${type}`, "--eval", head + work + program];
    const { stdout, stderr } = await run(path, args, { cwd, env: {} });
    expect(stderr.replace(/^\(node:\d+\) ExperimentalWarning: .*\n.*trace-warnings.*\n/gm, "")).to.equal("");
    return JSON.parse(stdout);
  }

  it("submits, retries, distinguishes failures and verifies on the oldest Node found", async () => {
    expect(await execute("module", `await work(${imports});`)).to.deep.equal(expected);
    const keys = double.seen.map((one) => one.headers["idempotency-key"]);
    expect(keys[0]).to.equal(keys[1]).and.to.be.a("string");
    expect(double.seen[0]?.headers["user-agent"]).to.contain(`node/${node.version}`);
  });

  it("can be required from CommonJS there", async () => {
    expect(await execute("commonjs", `work(${requires});`)).to.deep.equal(expected);
  });

  it("replaces the service there, behind nock 14 as behind the newest", async () => {
    const program = `
      const { mockService } = await import("@taxctl/sdk/testing");
      const { Taxctl } = await import("@taxctl/sdk");
      const nock = (await import("nock")).default;
      const service = mockService(nock, { baseUrl: "https://tax.example.test/api/v1" });
      const client = new Taxctl({ apiKey: "any", baseUrl: service.baseUrl });
      service.loseNext("createSale");
      const items = [{ item_code: "KE2NTXU0000001", quantity: 2, unit_price: 58 }];
      const sale = { invoice_no: "INV-1", sale_date: "20260310", payment_type: "01", items };
      const { receipt_no, transaction_id } = await client.sales.create(sale);
      const { total_amount } = await client.sales.get(transaction_id);
      service.verify();
      console.log(JSON.stringify({ receipt_no, total_amount, calls: service.calls.length }));
    `;
    const folder = (nock: string) => join(app, `../runtime-with-${nock}`);
    const [old, current] = await Promise.all(
      ["nock@nock-14", "nock"].map((nock) => makeApp(folder(nock), tarball, [...required, ...peers, nock])),
    );
    const done = { receipt_no: "41", total_amount: 1310, calls: 3 };
    expect(await execute("module", program, { cwd: old })).to.deep.equal(done);
    expect(await execute("module", program, { cwd: current, path: process.execPath })).to.deep.equal(done);
    const withoutResolvers = `delete Promise.withResolvers; ${program}`;
    const tooOld = await execute("module", withoutResolvers, { cwd: current }).catch(String);
    expect(tooOld).to.contain("Error: nock 15 needs Node 22 or later: install nock@14");
    expect(await execute("module", withoutResolvers, { cwd: old })).to.deep.equal(done);
  });

  it("says what the sandbox needs, on an old Node and without the service", async () => {
    const program = `
      const { startSandbox } = await import("@taxctl/sdk/testing");
      console.log(JSON.stringify(await startSandbox().catch((error) => error.message)));`;
    const cwd = await makeApp(join(app, "../runtime-sandbox"), tarball, [...required, ...peers]);
    expect(await execute("module", program, { cwd })).to.match(/^startSandbox needs Node 24\.7 or newer/);
    expect(await execute("module", program, { cwd, path: process.execPath })).to.equal(
      "startSandbox needs @taxctl/server: npm install --save-dev @taxctl/server. mockService and Responder need neither.",
    );
  });

  it("runs without a process, and with a fetch that knows an address and plain options", async () => {
    const bare = `
      const { stdout } = process;
      const parts = [${imports}];
      const own = globalThis.fetch;
      globalThis.fetch = (url, init) => {
        if (typeof url !== "string") throw new Error("not a plain address");
        const known = ["method", "headers", "body", "signal", "redirect"];
        const unknown = Object.keys(init).filter((name) => !known.includes(name));
        if (unknown.length > 0) throw new Error("not known here: " + unknown);
        return own(url, init);
      };
      console.log = (line) => stdout.write(line);
      for (const name of ["process", "setImmediate", "global"]) delete globalThis[name];
      await work(...parts);
    `;
    expect(await execute("module", bare, { path: process.execPath })).to.deep.equal(expected);
    expect(double.seen[0]?.headers["user-agent"]).to.match(/^taxctl-sdk\/\S+$/);
  });
});
