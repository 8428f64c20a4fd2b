// The naive way, written out: the same submission with Koa and knex as their manuals show them, a statement for everything.
import { createHash, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import knexModule from "knex";
import Koa from "koa";
import { openDatabase } from "../server/src/db/open.ts";
import { serveChild } from "./support/child.ts";
import { itemCodes, saleOf } from "./support/sale.ts";

const require = createRequire(import.meta.url);
const { BENCH_DATA_DIR = "", BENCH_DATABASE_URL } = process.env;
const key = "naive-key";
const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

async function open() {
  // SQLite's knex needs a driver of its own package; the service's does with Node's, without what the service adds.
  if (!BENCH_DATABASE_URL) return (await openDatabase({ dataDir: BENCH_DATA_DIR })).knex;
  const url = new URL(BENCH_DATABASE_URL);
  return knexModule({
    client: require("knex/lib/dialects/mysql2/index.js"),
    connection: {
      socketPath: url.searchParams.get("socket") ?? "",
      user: url.username,
      database: url.pathname.slice(1),
    },
    pool: { min: 2, max: 10 },
  });
}

const knex = await open();
const tables: Record<string, (table: knexModule.Knex.CreateTableBuilder) => void> = {
  naive_keys: (table) => {
    table.string("hash", 64).primary();
    table.integer("account_id");
  },
  naive_branches: (table) => {
    table.increments("id");
    table.integer("account_id").index();
    table.string("bhf_id", 20);
  },
  naive_items: (table) => {
    table.increments("id");
    table.integer("account_id");
    table.string("code", 20).index();
  },
  naive_sales: (table) => {
    table.string("id", 36).primary();
    table.integer("account_id");
    table.string("invoice_no", 100);
    table.string("status", 20);
    table.bigInteger("total_amount");
    table.text("body", "mediumtext");
    table.unique(["account_id", "invoice_no"]);
  },
  naive_lines: (table) => {
    table.increments("id");
    table.string("sale_id", 36).index();
    table.integer("item_id");
    table.bigInteger("quantity");
    table.bigInteger("total_amount");
  },
  naive_counters: (table) => {
    table.string("day", 10).primary();
    table.bigInteger("count");
  },
  naive_jobs: (table) => {
    table.increments("id");
    table.string("sale_id", 36);
    table.string("state", 10).index();
  },
};
for (const [name, define] of Object.entries(tables)) await knex.schema.createTable(name, define);
await knex("naive_keys").insert({ hash: hashOf(key), account_id: 1 });
await knex("naive_branches").insert({ account_id: 1, bhf_id: "00" });
for (const code of itemCodes) await knex("naive_items").insert({ account_id: 1, code });

type Sale = ReturnType<typeof saleOf>;

async function store(accountId: number, sale: Sale): Promise<string> {
  return knex.transaction(async (trx) => {
    const known = await trx("naive_sales")
      .where({ account_id: accountId, invoice_no: sale.invoice_no })
      .first();
    if (known) return known.id;
    const id = randomUUID();
    await trx("naive_sales").insert({
      id,
      account_id: accountId,
      invoice_no: sale.invoice_no,
      status: "pending",
      total_amount: Math.round(sale.total_amount * 100),
      body: JSON.stringify(sale),
    });
    const items = await trx("naive_items").where({ account_id: accountId }).whereIn("code", itemCodes);
    for (const line of sale.items) {
      const item = items.find(({ code }) => code === line.item_code);
      await trx("naive_lines").insert({
        sale_id: id,
        item_id: item.id,
        quantity: line.qty,
        total_amount: Math.round(line.total_amount * 100),
      });
    }
    const day = new Date().toISOString().slice(0, 10);
    await trx("naive_counters")
      .insert({ day, count: 1 })
      .onConflict("day")
      .merge({ count: trx.raw("naive_counters.count + 1") });
    await trx("naive_jobs").insert({ sale_id: id, state: "waiting" });
    return id;
  });
}

const app = new Koa();
app.use(async (ctx) => {
  const given = (ctx.get("authorization") ?? "").replace("Bearer ", "");
  const caller = await knex("naive_keys")
    .where({ hash: hashOf(given) })
    .first();
  if (!caller) return ctx.throw(401);
  const chunks: Buffer[] = [];
  for await (const chunk of ctx.req) chunks.push(chunk);
  const sale: Sale = JSON.parse(Buffer.concat(chunks).toString());
  const branch = await knex("naive_branches").where({ account_id: caller.account_id, bhf_id: "00" }).first();
  if (!branch) return ctx.throw(403);
  ctx.status = 202;
  ctx.body = { status: "processing", transaction_id: await store(caller.account_id, sale) };
});
const server = createServer(app.callback());
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;

type Jobs = { url: string; workers: number; count: number };

/** As long as workers take further jobs. */
const mostMs = 30_000;

/**
 * The queue as it is written first: each worker takes a job in a transaction, sends it, and ends it in another.
 *
 * @returns Jobs a second.
 */
async function drain({ url, workers, count }: Jobs): Promise<number> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const id of ids) {
    await knex("naive_sales").insert({
      id,
      account_id: 1,
      invoice_no: id,
      status: "pending",
      body: JSON.stringify(saleOf(id, "20260310")),
    });
  }
  await knex("naive_jobs").insert(ids.map((sale_id) => ({ sale_id, state: "waiting" })));
  /** Workers that take the first of a queue meet on its index: the server gives one of them up. */
  const transaction = async <T>(work: (trx: knexModule.Knex.Transaction) => Promise<T>): Promise<T> => {
    for (let most = 10; ; most = Math.min(2 * most, 1_000)) {
      try {
        return await knex.transaction(work);
      } catch (error) {
        if (Object(error).code !== "ER_LOCK_DEADLOCK") throw error;
        // Repeated too soon they give each other up for minutes.
        await delay(Math.random() * most);
      }
    }
  };
  const take = () =>
    transaction(async (trx) => {
      const waiting = trx("naive_jobs").where({ state: "waiting" }).orderBy("id");
      const job = await (BENCH_DATABASE_URL ? waiting.forUpdate().skipLocked() : waiting).first();
      if (!job) return undefined;
      await trx("naive_jobs").where({ id: job.id }).update({ state: "sent" });
      const sale = await trx("naive_sales").where({ id: job.sale_id }).first();
      await trx("naive_sales").where({ id: sale.id }).update({ status: "processing" });
      return { job, sale };
    });
  let done = 0;
  const startedMs = performance.now();
  const work = async (): Promise<void> => {
    for (let taken = await take(); taken; taken = await take()) {
      const { job, sale } = taken;
      const headers = { "content-type": "application/json" };
      const answer = await fetch(url, { method: "POST", headers, body: sale.body });
      await answer.json();
      await transaction(async (trx) => {
        await trx("naive_jobs").where({ id: job.id }).update({ state: "done" });
        await trx("naive_sales").where({ id: sale.id }).update({ status: "success" });
        const day = new Date().toISOString().slice(0, 10);
        await trx("naive_counters")
          .insert({ day, count: 1 })
          .onConflict("day")
          .merge({ count: trx.raw("naive_counters.count + 1") });
      });
      done += 1;
      if (performance.now() - startedMs > mostMs) return;
    }
  };
  const all = Promise.all(Array.from({ length: workers }, work));
  // A worker may hang in the server's own search for deadlocks: what was done by then is what counts.
  await Promise.race([all, delay(2 * mostMs)]);
  return (done * 1_000) / (performance.now() - startedMs);
}

serveChild({ url: () => `http://127.0.0.1:${port}`, key: () => key, drain }, async () => {
  server.closeAllConnections();
  await knex.destroy();
});
