// `npm start` as real processes: the first run from nothing, the second with the data kept, misfortunes in between, and Ctrl-C.

import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { createPlace, databaseFamilies } from "../support/database.ts";
import { freePort } from "../support/ports.ts";
import { runTaxctl, runTaxd, startNpm, startTaxd, type TaxdProcess } from "../support/taxd.ts";

const ready = "the next start keeps the data";

type Sandbox = { baseUrl: string; key: string };
type ServiceResponse = { status: number; body: { data: never; message?: string } };

async function call(
  { baseUrl, key }: Sandbox,
  method: string,
  path: string,
  body?: unknown,
): Promise<ServiceResponse> {
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as ServiceResponse["body"] };
}

describe("taxd start", () => {
  let folder: string;
  let env: Record<string, string>;
  const running = new Set<TaxdProcess>();

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "taxd-start-"));
    env = {
      HOME: folder,
      TAXCTL_CONFIG_DIR: join(folder, "config"),
      TAXD_DATA_DIR: join(folder, "data"),
      TAXD_PORT: String(await freePort()),
    };
  });
  afterEach(async () => {
    for (const taxd of running) {
      taxd.child.kill("SIGKILL");
      await taxd.finished;
    }
    running.clear();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(extra: Record<string, string> = {}): Promise<TaxdProcess> {
    const taxd = startTaxd(["start"], { ...env, ...extra });
    running.add(taxd);
    await taxd.printed(ready);
    return taxd;
  }

  async function stop(taxd: TaxdProcess) {
    taxd.child.kill("SIGINT");
    const finished = await taxd.finished;
    running.delete(taxd);
    return finished;
  }

  function sandbox(): Sandbox {
    const file = JSON.parse(readFileSync(join(folder, "config", "config.json"), "utf8"));
    const profile = file.profiles.sandbox;
    return { baseUrl: profile.base_url, key: profile.api_key };
  }

  const firstSale = () => JSON.parse(readFileSync(join(folder, "data", "first-sale.json"), "utf8"));

  it("after a restore says whose numbering is held, and suggests only files that are there", async () => {
    const copy = join(folder, "copy");
    expect((await stop(await start())).stdout).not.to.contain("is held");
    expect(await runTaxd(["backup", copy], env)).to.include({ code: 0 });
    const key = readFileSync(join(folder, "data/encryption.key"));
    rmSync(join(folder, "data"), { recursive: true });
    expect(await runTaxd(["restore", copy], env)).to.include({ code: 0 });
    writeFileSync(join(folder, "data/encryption.key"), key);
    const taxd = await start();
    expect(taxd.stdout()).to.contain(
      "The database was restored from a copy. Numbering of 1 branch is held: it sends nothing until the numbers are set.\n`taxd numbers show` names",
    );
    expect(taxd.stdout())
      .to.contain("taxctl transactions list")
      .and.not.contain("first-sale")
      .and.not.contain("purchases match");
    const rows: { next_number: number }[] = JSON.parse(
      (await runTaxd(["numbers", "show", "--json"], env)).stdout,
    );
    const shown = (await runTaxd(["numbers", "show"], env)).stdout;
    const commands = [...shown.matchAll(/`taxd (numbers set .*?)`/g)].map(([, words = ""]) =>
      words.split(" "),
    );
    expect(commands).to.have.lengthOf(3);
    for (const [at, words] of commands.entries())
      expect(
        await runTaxd(
          words.map((word) => word.replace("NEXT", String(rows[at]?.next_number))),
          env,
        ),
      ).to.include({ code: 0 });
    await stop(taxd);
    const free = await start();
    expect(free.stdout()).not.to.contain("is held");
  });

  it("leads from nothing to a signed sale and waiting supplier sales", async () => {
    const taxd = await start();
    const printed = taxd.stdout();
    expect(printed)
      .to.contain(`http://127.0.0.1:${env.TAXD_PORT}/api/v1`)
      .and.contain(`:${env.TAXD_PORT}/docs`);
    expect(printed).to.contain("6000 requests a minute").and.contain("npx taxctl sales submit");
    expect(statSync(join(folder, "config", "config.json")).mode & 0o777).to.equal(0o600);
    const access = sandbox();
    expect(printed).to.contain(access.key);
    expect(access.baseUrl).to.equal(`http://127.0.0.1:${env.TAXD_PORT}/api/v1`);

    const device = await call(access, "GET", "/devices/00");
    expect(device.body.data).to.deep.include({ bhf_id: "00", is_active: true });
    const items = await call(access, "GET", "/items?per_page=100");
    expect(items.body.data).to.have.length(10);
    const sale = await call(access, "POST", "/sales", { ...firstSale(), branch_id: "00" });
    expect(sale.status, sale.body.message).to.equal(200);
    expect(sale.body.data).to.have.property("receipt_no").that.is.a("string");
    const supplierSales = await call(access, "POST", "/purchases/sales", { branch_id: "00" });
    expect(supplierSales.body.data).to.have.length(12);
    for (const name of ["sales.csv", "purchases.csv"])
      expect(readFileSync(join(folder, "data", name), "utf8").split("\n")[1], name).to.match(
        /,\d{4}-\d\d-\d\d,/,
      );
    const docs = await fetch(`http://127.0.0.1:${env.TAXD_PORT}/docs`);
    expect(docs.status).to.equal(200);

    expect(await stop(taxd)).to.include({ code: 0, signal: null, stderr: "" });
  });

  it("prints three next commands that work as printed", async () => {
    const taxd = await start();
    const lines = [...taxd.stdout().matchAll(/^ {2}npx taxctl (.+)$/gm)].map(([, words = ""]) => words);
    expect(lines).to.have.length(3);
    for (const line of lines) {
      const { code, stdout, stderr } = await runTaxctl(line.split(" "), env);
      expect(code, `${line}: ${stdout}${stderr}`).to.equal(0);
    }
    const done = await call(sandbox(), "GET", "/transactions?status=success&per_page=100");
    const types = new Set((done.body.data as { type: string }[]).map(({ type }) => type));
    expect([...types].sort(), "no purchase is registered").to.deep.equal(["sales", "stock"]);
    const comparisons = await call(sandbox(), "GET", "/reconciliations");
    expect(comparisons.body.data, "the books are compared").to.have.length(1);
    await stop(taxd);
  });

  it("keeps everything for the second start, and shows no key again", async () => {
    await stop(await start());
    const access = sandbox();
    const again = await start();
    expect(again.stdout()).to.not.contain(access.key);
    expect(again.stdout()).to.contain(access.key.slice(0, 12)).and.not.contain("Registering");
    expect(again.stdout()).to.match(/…, in full in \S+config\.json/);
    expect(sandbox()).to.deep.equal(access);
    expect((await call(access, "GET", "/items?per_page=100")).body.data).to.have.length(10);
    const sale = await call(access, "POST", "/sales", { ...firstSale(), branch_id: "00" });
    expect(sale.status, sale.body.message).to.equal(200);
    await stop(again);
    const third = await start();
    const repeated = await call(access, "POST", "/sales", { ...firstSale(), branch_id: "00" });
    expect(repeated.body).to.have.nested.property("meta.duplicate", true);
    expect(repeated.body.data).to.deep.equal(sale.body.data);
    const next = await call(access, "POST", "/sales", {
      ...firstSale(),
      branch_id: "00",
      invoice_no: "NEXT-1",
    });
    expect(next.status, next.body.message).to.equal(200);
    await stop(third);
  });

  it("does not run twice on one data folder or one port, and harms nothing", async () => {
    const taxd = await start();
    const before = readFileSync(join(folder, "config", "config.json"), "utf8");
    const sameFolder = await runTaxd(["start"], { ...env, TAXD_PORT: String(await freePort()) });
    expect(sameFolder).to.include({ code: 1, stdout: "" });
    expect(sameFolder.stderr).to.match(
      /^The data folder .+ is in use by process \d+: stop that one, or choose another with TAXD_DATA_DIR\.\n$/,
    );
    expect(sameFolder.stderr).to.contain(String(taxd.child.pid));
    const samePort = await runTaxd(["start"], { ...env, TAXD_DATA_DIR: join(folder, "other") });
    expect(samePort).to.include({ code: 1, stdout: "" });
    expect(samePort.stderr).to.match(/^Port \d+ .+ is taken .+ TAXD_PORT.*\n$/);
    expect(readFileSync(join(folder, "config", "config.json"), "utf8")).to.equal(before);
    expect((await call(sandbox(), "GET", "/devices/00")).status).to.equal(200);
    await stop(taxd);
  });

  it("resumes after it was killed while filling the sandbox", async () => {
    for (const moment of ["Initializing", "Registering"]) {
      const killed = startTaxd(["start"], env);
      await killed.printed(moment);
      killed.child.kill("SIGKILL");
      await killed.finished;
    }
    const taxd = await start();
    const items = await call(sandbox(), "GET", "/items?per_page=100");
    const names = (items.body.data as { item_name: string }[]).map(({ item_name }) => item_name);
    expect(new Set(names).size).to.equal(10);
    expect(names).to.have.length(10);
    expect((await call(sandbox(), "POST", "/sales", { ...firstSale(), branch_id: "00" })).status).to.equal(
      200,
    );
    await stop(taxd);
  });

  it("is stopped while filling the sandbox, and exits with 0", async () => {
    const taxd = startTaxd(["start"], env);
    running.add(taxd);
    await taxd.printed("Initializing");
    expect(await stop(taxd)).to.include({ code: 0, signal: null, stderr: "" });
    await stop(await start());
  });

  it("responds to requests in flight before Ctrl-C ends it", async () => {
    const taxd = await start();
    const simulator = /Simulator +(http:\S+)/.exec(taxd.stdout())?.[1];
    const fault = { fault: "F2", path: "saveSales", params: { ms: 1500, when: "before" } };
    const set = await fetch(`${simulator}/_control/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(fault),
    });
    expect(set.ok).to.equal(true);
    const sale = call(sandbox(), "POST", "/sales", { ...firstSale(), branch_id: "00" });
    const requests = async () => JSON.stringify(await (await fetch(`${simulator}/_control/faults`)).json());
    for (const before = await requests(); (await requests()) === before; );
    const finished = stop(taxd);
    expect((await sale).status).to.equal(200);
    expect(await finished).to.include({ code: 0, stderr: "" });
  });

  it("ends without waiting for the thread that printed a receipt", async () => {
    const taxd = await start();
    const { body } = await call(sandbox(), "POST", "/sales", { ...firstSale(), branch_id: "00" });
    const { transaction_id } = body.data as { transaction_id: string };
    const { baseUrl, key } = sandbox();
    const headers = { authorization: `Bearer ${key}`, accept: "application/pdf" };
    const response = await fetch(`${baseUrl}/transactions/${transaction_id}/receipt`, { headers });
    expect([response.status, response.headers.get("content-type")]).to.deep.equal([200, "application/pdf"]);
    await response.arrayBuffer();
    // The thread itself stays for a minute.
    const began = performance.now();
    expect(await stop(taxd)).to.include({ code: 0, stderr: "" });
    expect(performance.now() - began).to.be.below(30_000);
  });

  it("keeps writing a log that is rotated as documented for operators", async () => {
    const page = readFileSync(new URL("../../docs/operators/monitoring.md", import.meta.url), "utf8");
    const [, path = "", directives = ""] = /```conf\n(\/\S+\.log) \{\n([^}]*)\}\n```/.exec(page) ?? [];
    const rotation = new Set(directives.trim().split(/\s*\n\s*/));
    expect(path).to.equal(join("/var/lib/taxd", "taxd.log"));
    const taxd = await start();
    const log = join(folder, "data", "taxd.log");
    while (!readFileSync(log, "utf8").includes('"request"')) await call(sandbox(), "GET", "/devices/00");
    // What logrotate does by these directives; without copytruncate it renames the file, and nothing opens it anew.
    if (rotation.has("copytruncate")) {
      copyFileSync(log, `${log}.1`);
      truncateSync(log);
    } else renameSync(log, `${log}.1`);
    expect((await call(sandbox(), "GET", "/branches/00")).status).to.equal(200);
    await stop(taxd);
    const [old, kept] = [`${log}.1`, log].map((file) =>
      existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [],
    );
    expect(old?.join("\n")).to.contain('"operation":"getDevice"');
    expect(kept?.map((line) => JSON.parse(line).operation)).to.include("getBranch");
  });

  it("runs as `npm start`, and Ctrl-C in the terminal drains it", async () => {
    const npm = startNpm(env);
    try {
      await npm.printed(ready);
      expect((await call(sandbox(), "GET", "/devices/00")).status).to.equal(200);
    } finally {
      if (npm.child.pid) process.kill(-npm.child.pid, "SIGINT");
    }
    const { code, signal, stdout } = await npm.finished;
    expect(stdout).to.contain("Finishing running work");
    expect({ code, signal }).to.deep.equal({ code: 0, signal: null });
    await stop(await start());
  });

  if (databaseFamilies().includes("mysql")) {
    it("does the same on a database server", async () => {
      const place = await createPlace("mysql");
      const server = { TAXD_DATABASE_URL: place.url ?? "", TAXD_ENCRYPTION_KEY: "00".repeat(32) };
      try {
        await stop(await start(server));
        const again = await start(server);
        expect((await call(sandbox(), "GET", "/items?per_page=100")).body.data).to.have.length(10);
        expect(
          (await call(sandbox(), "POST", "/sales", { ...firstSale(), branch_id: "00" })).status,
        ).to.equal(200);
        expect(await stop(again)).to.include({ code: 0 });
      } finally {
        await place.release();
      }
    });
  }
});
