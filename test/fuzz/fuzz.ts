// Asks a whole service everything the document knows, and much it does not: what may come back is written in the document alone.

import { Writable } from "node:stream";
import fc from "fast-check";
import { Pool } from "undici";
import { issueKey } from "../../server/src/accounts/key-admin.ts";
import { makeKey } from "../../server/src/accounts/keys.ts";
import type { FetchedImportItem } from "../../server/src/control-unit/fetched.ts";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { fromBlob } from "../../server/src/db/sql/values.ts";
import { createLog } from "../../server/src/log.ts";
import { type Operation, type OperationId, operationList } from "../../server/src/operations.ts";
import { openBranch, purchase, sale, type TestBranch } from "../support/branch.ts";
import { takeProblems } from "../support/contract.ts";
import type { DatabaseFamily } from "../support/database.ts";
import { findBreaches, witnessOf } from "../support/invariants.ts";
import { signedIn } from "../support/people.ts";
import { deadUrl } from "../support/records.ts";
import { startTestService, type TestAccount, type TestService } from "../support/service.ts";
import { type FuzzRequest, requestFor, type Subject } from "./request.ts";
import type { Known } from "./schema.ts";

type FuzzOptions = {
  family: DatabaseFamily;
  seed: number;
  seconds: number;
  /** Reported after each round. */
  onRound?: (round: number, requests: number) => void;
};

type FuzzReport = {
  requests: number;
  rounds: number;
  /** How often each operation gave each status. */
  responses: Map<string, number>;
  /** What should not have happened, each kind once, with the request that it came of. */
  problems: string[];
};

/** In a round; submissions, which most follows from, are asked for more often. */
const requestsOf = (operation: Operation): number => (operation.lane ? 12 : 3);
const atOnce = 8;
const mostProblems = 50;
const responseLimitMs = 40_000;

/** What the unit does wrong where a request asks for it; nothing that would need another system's or an operator's hand. */
const faults = [
  "SIM-F3-reset",
  "SIM-F10",
  "SIM-884",
  "SIM-894x2",
  "SIM-F2-200",
  "SIM-T1",
  "SIM-T2",
  "SIM-T3",
];

let tins = 0;

function nextTin(): string {
  tins++;
  return `P07${String(tins).padStart(7, "0")}Z`;
}

type World = {
  test: TestService;
  stranger: TestAccount;
  main: TestBranch;
  foreign: TestBranch;
  keys: Record<string, string>;
  dead: string;
};

async function openWorld(test: TestService): Promise<World> {
  const stranger = await test.openAccount();
  const main = await openBranch(test);
  await openBranch(test, { bhf_id: "01" });
  const foreign = await openBranch({ ...test, account: stranger }, { bhf_id: "77" });
  await openBranch(test, { environment: "live", bhf_id: "09" });
  const { db, clock } = test.service;
  const narrow = await issueKey(db, clock, test.account.users.owner, "sandbox", {
    cidrs: ["203.0.113.0/24"],
  });
  const poor = await test.openAccount([]);
  const { owner, admin, accountant, cashier, live } = test.keys;
  const keys = {
    ...{ owner, admin, accountant, cashier, live, stranger: stranger.keys.owner, poor: poor.keys.owner },
    ...{ narrow: narrow.key, unknown: makeKey("sandbox"), nonsense: "x", none: "", scheme: "" },
  };
  await trade(test);
  return { test, stranger, main, foreign, keys, dead: await deadUrl() };
}

/** Something of everything, so that the first requests find what they name. */
async function trade({ client }: TestService): Promise<void> {
  const branch = { branch_id: "00" };
  for (let count = 0; count < 6; count++) await client.sales.create({ ...sale(), ...branch });
  await client.purchases.create({ ...purchase(), ...branch });
  await client.purchases.fetchSupplierSales(branch);
  await client.imports.selectItems({ ...branch, last_request_date: "20200101000000" });
  await client.webhooks.create({ url: await deadUrl() });
}

/** What the service holds at this moment, by the names under which requests speak of it. */
async function know({ test, main, foreign, dead }: World): Promise<Known> {
  const { knex } = test.service.db;
  const column = async (table: string, name: string, limit = 40): Promise<unknown[]> =>
    knex(table).orderBy(name, "desc").limit(limit).pluck(name);
  const sold = await knex("transactions").orderBy("id", "desc").limit(60).select("id", "invoice_no", "type");
  const ids = sold.map(({ id }) => id);
  // Recording an outcome of a call that is really in doubt would give the service false data.
  const final = await knex("transactions").whereIn("status", ["success", "failed"]).limit(20).pluck("id");
  const supplierSales = await knex("supplier_sales").limit(20);
  const rows: { body: Uint8Array }[] = await knex("import_items")
    .where({ branch_id: main.branchId })
    .whereNull("processed_by")
    .select("body");
  const imports = rows.map(({ body }) => fromBlob<FetchedImportItem>(body).item);
  const branch_id = [...Array(12).fill(main.bhf_id), "01", "02", foreign.bhf_id, "09"];
  const items = main.items.map(({ item_code }) => item_code);
  // Mostly the one whose tax is that of the document's examples.
  const codes = [...Array(8).fill(items[0]), ...items, ...(await column("items", "item_code", 4))];
  const rates = { A: 16 };
  return {
    branch_id,
    bhf_id: branch_id,
    bhfId: branch_id,
    item_code: codes,
    itemCode: codes,
    "id of sales": ids,
    "id of transactions": [...final, ...ids.slice(0, 20)],
    "id of settle": final,
    transaction_id: ids,
    "id of webhooks": await column("webhooks", "id", 10),
    webhook_id: await column("webhooks", "id", 10),
    delivery_id: await column("deliveries", "id", 20),
    existing_item_code: items,
    after: await column("deliveries", "id", 20),
    original_invoice_no: sold.filter(({ type }) => type === "sales").map(({ invoice_no }) => invoice_no),
    item_class_code: ["5020230602"],
    payment_type: ["01", "05"],
    tax_type: ["A", "B"],
    tax_type_code: ["A", "B"],
    tax_rate: [rates.A, 0],
    // Each of its own: what two devices of one number did could not be distinguished at the end.
    tin: Array.from({ length: 40 }, nextTin),
    vscu_url: [
      test.simulator.url,
      test.simulator.url,
      dead,
      "http://unit.invalid",
      "http://169.254.169.254/",
    ],
    url: [dead, "https://hook.invalid/", "http://127.0.0.1:22/", "http://[::ffff:127.0.0.1]:1/"],
    supplier_tin: supplierSales.map(({ supplier_tin }) => supplier_tin),
    supplier_invoice_no: supplierSales.map(({ supplier_invoice_no }) => supplier_invoice_no),
    task_code: imports.map(({ task_code }) => task_code),
    declaration_date: imports.map(({ declaration_date }) => declaration_date),
    item_sequence: imports.map(({ item_sequence }) => item_sequence),
    hs_code: imports.map(({ hs_code }) => hs_code),
  };
}

/** Records that an operation may name: not those that all others need, or that would give the service false data. */
function spare(id: OperationId, known: Known): Known {
  if (id === "settleTransaction") return { ...known, "id of transactions": known["id of settle"] ?? [] };
  // The main branch keeps its device: documents reported through it are compared at the end.
  const others = ["01", "02", "77"];
  if (id === "updateDevice" || id === "deleteDevice") return { ...known, bhfId: others };
  return known;
}

/** Gives the main branch its device back, which requests may have changed or taken away. */
async function mend({ test, main }: World): Promise<void> {
  const { db, clock } = test.service;
  const nowMs = clock.now();
  const terms = {
    lane_id: main.laneId,
    tin: main.tin,
    dvc_srl_no: `DEV-${main.tin}`,
    vscu_url: test.simulator.url,
    is_active: 1,
    updated_at: nowMs,
  };
  const changed = await db.knex("devices").where({ branch_id: main.branchId }).update(terms);
  noteChange(db.knex, "devices");
  if (changed > 0) return;
  await db.knex("devices").insert({
    data_set_id: main.environmentId,
    branch_id: main.branchId,
    bhf_id: main.bhf_id,
    profile: "ke",
    last_initialized_at: nowMs,
    created_at: nowMs,
    ...terms,
  });
  noteChange(db.knex, "devices");
}

function describe({ operation, method, target, headers, body }: FuzzRequest): string {
  const shown = body === undefined ? "" : ` ${body.length > 1_500 ? `${body.slice(0, 1_500)}…` : body}`;
  return `${operation.id}: ${method} ${target} ${JSON.stringify(headers)}${shown}`;
}

/** Why a response is wrong, beyond the OpenAPI document. */
function faultOf(status: number, text: string): string | undefined {
  if (/\bat .+\.[jt]s:\d+|node_modules|select .+ from |insert into /i.test(text)) return "shows its inside";
  if (status < 500) return undefined;
  let code: unknown;
  try {
    code = JSON.parse(text).code;
  } catch {
    return `returned ${status} without an envelope`;
  }
  if ((status === 500 && code === "unit_unreachable") || status === 503) return undefined;
  return `returned ${status} ${String(code)}`;
}

/** Fuzzes a service of its own for the given time. The same seed sends the same first round; later ones follow what it found. */
export async function fuzz({ family, seed, seconds, onRound }: FuzzOptions): Promise<FuzzReport> {
  const problems = new Map<string, string>();
  const report = (kind: string, detail: string): void => {
    const key = kind.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, "#").slice(0, 300);
    if (problems.size < mostProblems && !problems.has(key)) problems.set(key, `${kind}\n    ${detail}`);
  };
  const log = new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).trim().split("\n")) {
        const { level, msg, err } = JSON.parse(line);
        // The log line of a request that ended in 5xx: the response itself is checked.
        if ((level === "error" || level === "fatal") && msg !== "request") {
          report(`log: ${msg}: ${err?.message ?? ""}`, err?.stack ?? line);
        }
      }
      done();
    },
  });
  const test = await startTestService({
    family,
    simulator: { itemClasses: 20 },
    environment: { TAXD_SAVE_LIMIT_MS: "1000" },
    overrides: { syncWaitMs: 1_000, log: createLog("warn", log) },
  });
  const pool = new Pool(test.origin, {
    connections: atOnce,
    bodyTimeout: responseLimitMs,
    headersTimeout: responseLimitMs,
  });
  const responses = new Map<string, number>();
  let requests = 0;
  let rounds = 0;

  async function ask(request: FuzzRequest, keys: Record<string, string>): Promise<void> {
    const { authorization = "" } = request.headers;
    const [, name = ""] = /^Bearer (.+)$/.exec(authorization) ?? [];
    const sent = { ...request.headers };
    if (name in keys) sent.authorization = `Bearer ${keys[name]}`;
    // A person's own operations take a session: each request gets a new one, as others may end it.
    if (request.operation.access === "person" && name === "owner") {
      delete sent.authorization;
      Object.assign(sent, await signedIn(test, test.account.users.owner));
    }
    requests++;
    try {
      const response = await pool.request({
        method: request.method as "GET",
        path: request.target,
        headers: sent,
        body: request.body ?? null,
      });
      const text = await response.body.text();
      const pair = `${request.operation.id} ${response.statusCode}`;
      responses.set(pair, (responses.get(pair) ?? 0) + 1);
      const fault = faultOf(response.statusCode, text);
      if (fault)
        report(`${request.operation.id} ${fault}`, `${describe(request)}\n    ${text.slice(0, 500)}`);
    } catch (error) {
      report(`${request.operation.id} gave no response: ${String(error)}`, describe(request));
    }
    for (const problem of takeProblems()) {
      const [kind = "", detail = ""] = problem.split("\n");
      // Of simultaneous requests: the response names its operation, not always the request.
      const isOwn = kind.startsWith(`${request.operation.id} `);
      report(kind, isOwn ? `${describe(request)}\n${detail}` : detail);
    }
  }

  async function alive(): Promise<void> {
    for (const path of ["/healthz", "/readyz"]) {
      const { statusCode, body } = await pool.request({ method: "GET", path });
      await body.dump();
      if (statusCode !== 200) report(`${path} returned ${statusCode}`, "after a round");
    }
  }

  try {
    const world = await openWorld(test);
    const deadline = performance.now() + seconds * 1_000;
    while (performance.now() < deadline) {
      await mend(world);
      const subject: Subject = { known: await know(world), keys: world.keys, faults };
      const list = operationList.flatMap((operation, at) => {
        const spared = spare(operation.id, subject.known);
        const arbitrary = requestFor(operation, { ...subject, known: spared });
        return fc.sample(arbitrary, { seed: seed + rounds * 1_000 + at, numRuns: requestsOf(operation) });
      });
      const shuffled = fc.sample(fc.shuffledSubarray(list, { minLength: list.length }), {
        seed: seed + rounds,
        numRuns: 1,
      })[0];
      const queue = (shuffled ?? list).values();
      const worker = async (): Promise<void> => {
        for (const request of queue) {
          if (performance.now() > deadline + 2_000) return;
          await ask(request, world.keys);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      await alive();
      rounds++;
      onRound?.(rounds, requests);
    }
    await settle(world, report);
  } finally {
    await pool.close();
    await test.close();
  }
  return { requests, rounds, responses, problems: [...problems.values()] };
}

/** Finishes all open work, and compares the service's records with the unit's. */
async function settle(world: World, report: (kind: string, detail: string) => void): Promise<void> {
  const { test } = world;
  const { db, lanes } = test.service;
  await mend(world);
  const openCalls = () => db.knex("calls").where({ state: "sent" });
  for (let look = 0; look < 50 && (await openCalls().first("id")); look++) {
    await db.transaction((trx) => trx("calls").where({ state: "sent" }).update({ due_at: 0, holder: null }));
    await lanes.drain();
  }
  const environmentIds: number[] = await db.knex("data_sets").pluck("id");
  const breaches = await findBreaches(db, witnessOf(test.simulator), { environmentIds, isSettled: false });
  for (const breach of breaches) {
    // A count of the stock holds here whether or not the unit could be notified.
    if (!/^stock COUNT-.+ is not marked as reported$/.test(breach))
      report(`invariant: ${breach}`, "at the end");
  }
}
