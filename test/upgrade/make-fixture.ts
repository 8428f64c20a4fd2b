// Makes the fixture of a release for the upgrade tests: `node --conditions=source test/upgrade/make-fixture.ts <release's tree>`.
//
// It drives the release from outside, by its commands and its API, so that it works with each version since live TINs are bound. The service is killed at the
// end, with work of every kind open.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { type Item, importOf, movementOf, purchaseOf, saleOf } from "./fixture-bodies.ts";
import { startTree, type TreeProcess } from "./tree.ts";

const [given] = process.argv.slice(2);
if (given === undefined)
  throw new Error("Give the folder of the release's tree, with its dependencies installed.");
const tree = resolve(given);
const { version } = JSON.parse(readFileSync(join(tree, "package.json"), "utf8")) as { version: string };
const commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: tree, encoding: "utf8" }).trim();
const folder = mkdtempSync(join(tmpdir(), "taxctl-fixture-"));
const dataDir = join(folder, "data");
const unitDir = join(folder, "unit");
const ledgerFile = join(folder, "ledger.jsonl");
/** Of the fixture alone: devices' credentials and webhooks' secrets are sealed with it. */
const encryptionKey = "00".repeat(32);

type ServiceResponse = { status: number; data: Record<string, unknown> };
type Key = { environment: string; key: string };

const receiver = createServer((request, response) => {
  request.resume();
  // Some deliveries stay open: the receiver fails now and then.
  response.writeHead(Math.random() < 0.3 ? 500 : 204).end();
}).listen(0, "127.0.0.1");
await new Promise((listening) => receiver.once("listening", listening));
const receiverUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;

const simulator = startTree(tree, [
  ...["simulator", "--port", "0", "--state", unitDir, "--ledger", ledgerFile],
  ...["--item-classes", "20", "--quiet"],
]);
const unitUrl = /http:\/\/[\d.:]+/.exec(await simulator.printed(/http:\/\/[\d.:]+/))?.[0] ?? "";
const env = {
  TAXD_ALLOW_PRIVATE_UNITS: "true",
  TAXD_DATA_DIR: dataDir,
  TAXD_ENCRYPTION_KEY: encryptionKey,
  TAXD_LOG_LEVEL: "error",
  TAXD_PORT: "0",
  TAXD_SAVE_LIMIT_MS: "2000",
};
let service: TreeProcess | undefined;
let url = "";
/** Transactions that a caller knows of. */
const accepted: string[] = [];
/** Some of what they sent: sent once more, it must find what it made. */
const samples: object[] = [];
const keys: Record<string, string> = {};
let submitted = 0;

async function control(path: string, body: unknown, method = "POST"): Promise<void> {
  const init = { method, body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const response = await fetch(`${unitUrl}/_control/${path}`, method === "GET" ? {} : init);
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
}

async function call(key: string, method: string, path: string, body?: unknown): Promise<ServiceResponse> {
  submitted += 1;
  // Kept responses are sealed, and make the fixture large: a few will do.
  const idempotencyKey = method === "POST" && submitted % 12 === 0 ? `key-${submitted}` : undefined;
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
      ...(idempotencyKey === undefined ? {} : { "Idempotency-Key": idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const result = (await response.json()) as Record<string, unknown>;
  const data = (result.data ?? result) as Record<string, unknown>;
  const id = data.transaction_id;
  if (typeof id === "string") {
    accepted.push(id);
    if (samples.length < 40 && [200, 202].includes(response.status)) {
      const keyName = Object.entries(keys).find(([, value]) => value === key)?.[0];
      samples.push({ key: keyName, path, body, idempotency_key: idempotencyKey, transaction_id: id });
    }
  }
  if (![200, 201, 202, 422].includes(response.status)) {
    throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(result)}`);
  }
  return { status: response.status, data };
}

async function taxd<Result>(...args: string[]): Promise<Result> {
  const { code, stdout, stderr } = await startTree(tree, [...args, "--json"], env).finished;
  if (code !== 0) throw new Error(`taxd ${args.join(" ")}: ${stdout}${stderr}`);
  return JSON.parse(stdout) as Result;
}

async function openAccount(name: string, liveTin: string): Promise<Record<string, string>> {
  const email = `${name.toLowerCase()}@example.com`;
  const words = ["accounts", "register", "--name", name, "--owner", "Asha", "--email", email];
  const { account } = await taxd<{ account: { id: number } }>(...words);
  const { keys } = await taxd<{ keys: (Key & { id: string })[] }>("accounts", "approve", String(account.id));
  await taxd("accounts", "tins", "bind", String(account.id), liveTin);
  for (const { id } of keys) await taxd("keys", "limits", id, "--rate", "100000", "--burst", "10000");
  return Object.fromEntries(keys.map(({ environment, key }) => [environment, key]));
}

async function openBranch(key: string, bhf_id: string, tin: string): Promise<void> {
  await call(key, "POST", "/branches", { bhf_id, name: `Branch ${bhf_id}` });
  const device = { bhf_id, tin, dvc_srl_no: `DEV${tin}${bhf_id}`, vscu_url: unitUrl };
  await call(key, "POST", "/devices", { ...device, credentials: { pin: "1234" } });
  const { status, data } = await call(key, "POST", `/devices/${bhf_id}/initialize`, {});
  if (status !== 200) throw new Error(`no device: ${JSON.stringify(data)}`);
}

async function openItems(key: string, branch_id: string): Promise<Item[]> {
  const [row] = rowsOf("select code from item_classes where level >= 4 and is_active = 1 limit 1");
  if (row === undefined) throw new Error("there is no item class");
  const item_class_code = String(row.code);
  const items: Item[] = [];
  for (const item_name of ["Cola 500ml", "Crème brûlée", "Milk", "Bread"]) {
    const common = { branch_id, item_name, item_class_code, tax_type_code: "A", safety_qty: 5 };
    const { data } = await call(key, "POST", "/items", { ...common, qty_unit_code: "U", default_price: 580 });
    items.push({ item_code: String(data.item_code), item_class_code, item_name });
  }
  return items;
}

/** Callers that submit everything there is, side by side. */
async function work(
  key: string,
  branches: string[],
  items: Item[],
  rounds: number,
  isAsync: boolean,
): Promise<void> {
  const query = isAsync ? "?async=true" : "";
  const [first, second] = items;
  if (!first || !second) throw new Error("there are no items");
  const callers = branches.flatMap((branch) => [branch, branch]);
  await Promise.all(
    callers.map(async (branch) => {
      for (let round = 0; round < rounds; round++) {
        const sold = saleOf(branch, items) as { invoice_no: string };
        await call(key, "POST", `/sales${query}`, sold);
        await call(key, "POST", `/purchases${query}`, purchaseOf(branch, first));
        await call(key, "POST", `/stock${query}`, movementOf(branch, second, round % 2 === 0 ? 7 : -2));
        await call(key, "POST", `/sales${query}`, saleOf(branch, items, { remark: "SIM-F3-reset" }));
        if (isAsync) continue;
        const note = { receipt_type: "R", original_invoice_no: sold.invoice_no, refund_reason_code: "06" };
        await call(key, "POST", "/sales", { ...sold, invoice_no: `${sold.invoice_no}-R`, ...note });
        await call(key, "POST", "/sales", saleOf(branch, items, { remark: "SIM-884-ALL" }));
      }
    }),
  );
}

/** Customs records: one that is mapped to an item, one that makes an item, the others wait. */
async function importItems(key: string, branch_id: string, items: Item[]): Promise<void> {
  const since = { branch_id, last_request_date: "20180101000000" };
  const { data } = await call(key, "POST", "/imports/select-items", since);
  const [first, second] = data.items as Record<string, unknown>[];
  await call(key, "POST", "/imports/process", importOf(branch_id, first, items[0]));
  await call(key, "POST", "/imports/process", importOf(branch_id, second, items[1]));
}

async function serve(): Promise<void> {
  service = startTree(tree, ["serve"], env);
  url = /http:\/\/[\d.:]+/.exec(await service.printed(/http:\/\/[\d.:]+/))?.[0] ?? "";
}

async function kill(): Promise<void> {
  service?.child.kill("SIGKILL");
  await service?.finished;
}

function rowsOf(sql: string): Record<string, unknown>[] {
  const database = new DatabaseSync(join(dataDir, "taxctl.sqlite"), { readOnly: true });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

async function until(what: string, sql: string): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(100)) {
    if (rowsOf(sql).length > 0) return;
  }
  throw new Error(`${what} did not happen`);
}

try {
  await taxd("migrate");
  const shop = await openAccount("Duka", "P052222222B");
  const other = await openAccount("Jirani", "P053333333C");
  await serve();
  const { sandbox = "", live = "" } = shop;
  Object.assign(keys, { sandbox, live, other: other.sandbox });
  const branches = ["00", "01", "02"];
  for (const bhf_id of branches) await openBranch(sandbox, bhf_id, "P051111111A");
  await openBranch(live, "00", "P052222222B");
  await openBranch(other.live ?? "", "00", "P053333333C");
  await openBranch(other.sandbox ?? "", "00", "P054444444D");
  const events = ["transaction.completed", "stock.low"];
  await call(sandbox, "POST", "/webhooks", { url: receiverUrl, events });
  const items = await openItems(sandbox, "00");
  const liveItems = await openItems(live, "00");
  const otherItems = await openItems(other.sandbox ?? "", "00");
  for (const branch_id of branches) {
    await call(sandbox, "POST", "/purchases/sales", { branch_id });
    await call(sandbox, "POST", "/notices/sync", { branch_id });
    const insurance = { branch_id, code: `INS${branch_id}`, name: "Uzima", rate: 10 };
    await call(sandbox, "POST", "/insurances", insurance);
    await importItems(sandbox, branch_id, items);
  }
  await work(sandbox, branches, items, 3, false);
  await work(live, ["00"], liveItems, 2, false);
  await work(other.sandbox ?? "", ["00"], otherItems, 2, false);
  await call(sandbox, "POST", "/stock/master", {
    branch_id: "00",
    item_code: items[2]?.item_code,
    remaining_qty: 12,
  });
  // A stock movement that the unit rejects, and is to be sent again.
  const tin = "P051111111A";
  await control("faults", {
    fault: "F22",
    path: "saveStockItems",
    times: 3,
    tin,
    bhfId: "02",
    params: { code: "910" },
  });
  await work(sandbox, ["02"], items, 1, true);
  // A branch whose unit is out of reach: everything waits.
  await control("faults", {
    fault: "F9",
    times: "always",
    tin,
    bhfId: "01",
    params: { code: "894", graceMs: 0 },
  });
  await work(sandbox, ["01"], items, 2, true);
  // A branch whose unit takes everything and says nothing.
  await control("faults", { fault: "F3", times: "always", tin, bhfId: "00", params: { how: "hang" } });
  await work(sandbox, ["00"], items, 2, true);
  await until("doubt", "select 1 from transactions where in_doubt = 1");
  await until(
    "a second call",
    "select 1 from calls where state = 'sent' group by lane_id having count(*) > 2",
  );
  await kill();
  const ledger = readFileSync(ledgerFile);
  simulator.child.kill("SIGTERM");
  await simulator.finished;

  const database = new DatabaseSync(join(dataDir, "taxctl.sqlite"));
  database.exec("pragma journal_mode = delete; vacuum");
  const migrations = database.prepare("select name from schema_migrations order by name").all();
  database.close();
  const target = join(fileURLToPath(new URL("fixtures", import.meta.url)), version);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const compressed = { level: 9 } as const;
  writeFileSync(
    join(target, "taxctl.sqlite.gz"),
    gzipSync(readFileSync(join(dataDir, "taxctl.sqlite")), compressed),
  );
  writeFileSync(
    join(target, "unit-state.json.gz"),
    gzipSync(readFileSync(join(unitDir, "state.json")), compressed),
  );
  writeFileSync(join(target, "unit-ledger.jsonl.gz"), gzipSync(ledger, compressed));
  const { 0: device } = rowsOf("select vscu_url from devices limit 1");
  const fixture = {
    ...{ version, commit, made_at: Date.now(), encryption_key: encryptionKey, keys },
    ...{ unit_url: device?.vscu_url, receiver_url: receiverUrl },
    accepted: [...new Set(accepted)],
    samples,
    migrations: migrations.map(({ name }) => name),
  };
  writeFileSync(join(target, "fixture.json"), `${JSON.stringify(fixture, null, 2)}\n`);
  const counts = rowsOf("select type, status, count(*) as rows from transactions group by 1, 2");
  console.log(`${target}: ${counts.map(({ type, status, rows }) => `${rows} ${type} ${status}`).join(", ")}`);
  console.log(JSON.stringify(rowsOf("select kind, state, count(*) as rows from calls group by 1, 2")));
} finally {
  await kill();
  simulator.child.kill("SIGKILL");
  receiver.closeAllConnections();
  receiver.close();
  rmSync(folder, { recursive: true, force: true });
}
