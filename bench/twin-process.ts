// The twin: the same submission as a good engineer writes it in a day. Fastify validates with ajv; one durable transaction stores the
// sale under its unique invoice number, the Idempotency-Key where one is sent, and an outbox row; workers send the outbox to the unit.
import { createHash, randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import Fastify from "fastify";
import { createPool, type PoolConnection, type RowDataPacket } from "mysql2/promise";
import { Pool } from "undici";
import { serveChild } from "./support/child.ts";
import { itemCodes, saleOf } from "./support/sale.ts";

type Row = Record<string, unknown>;
/** Runs a statement and gives its rows. */
type Run = (sql: string, values?: unknown[]) => Promise<Row[]> | Row[];
type Twin = {
  run: Run;
  /** One transaction at a time on SQLite, one on each of 16 connections on a server. */
  transaction<T>(work: (run: Run) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

function openSqlite(folder: string): Twin {
  const database = new DatabaseSync(join(folder, "twin.sqlite"));
  database.exec("pragma journal_mode = wal; pragma synchronous = full");
  const statements = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  const run = (sql: string, values: unknown[] = []): Row[] => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement.all(...(values as SQLInputValue[]));
  };
  let last: Promise<unknown> = Promise.resolve();
  const transaction = async <T>(work: (run: Run) => Promise<T>): Promise<T> => {
    run("begin immediate");
    try {
      const result = await work(run);
      run("commit");
      return result;
    } catch (error) {
      run("rollback");
      throw error;
    }
  };
  return {
    run,
    transaction(work) {
      const mine = last.then(() => transaction(work));
      last = mine.catch(() => undefined);
      return mine;
    },
    close: async () => database.close(),
  };
}

function openMysql(url: URL): Twin {
  const socketPath = url.searchParams.get("socket") ?? "";
  const database = url.pathname.slice(1);
  const pool = createPool({ socketPath, user: url.username, database, connectionLimit: 16 });
  const runOn =
    (connection: Pick<PoolConnection, "execute">) =>
    async (sql: string, values: unknown[] = []) =>
      (await connection.execute<RowDataPacket[]>(sql, values as string[]))[0];
  return {
    run: runOn(pool),
    async transaction(work) {
      const connection = await pool.getConnection();
      try {
        await connection.beginTransaction();
        const result = await work(runOn(connection));
        await connection.commit();
        return result;
      } catch (error) {
        await connection.rollback();
        throw error;
      } finally {
        connection.release();
      }
    },
    close: () => pool.end(),
  };
}

const { BENCH_DATA_DIR = "", BENCH_DATABASE_URL } = process.env;
const twin = BENCH_DATABASE_URL ? openMysql(new URL(BENCH_DATABASE_URL)) : openSqlite(BENCH_DATA_DIR);
const { run, transaction } = twin;
const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");
const key = "twin-key";

const serial = BENCH_DATABASE_URL ? "bigint auto_increment primary key" : "integer primary key";
for (const table of [
  "api_keys (hash char(64) primary key, account_id int not null)",
  "branches (account_id int not null, bhf_id varchar(20) not null, primary key (account_id, bhf_id))",
  "items (account_id int not null, code varchar(20) not null, primary key (account_id, code))",
  `sales (id char(36) primary key, account_id int not null, invoice_no varchar(100) not null, hash char(64) not null,
    status varchar(10) not null, total bigint not null, body text not null, receipt text, unique (account_id, invoice_no))`,
  "idempotency_keys (account_id int not null, id varchar(100) not null, hash char(64) not null, sale_id char(36) not null, primary key (account_id, id))",
  `outbox (id ${serial}, sale_id char(36) not null, state varchar(10) not null)`,
]) {
  await run(`create table twin_${table}`);
}
await run("create index twin_outbox_state on twin_outbox (state, id)");
await run("insert into twin_api_keys values (?, 1)", [hashOf(key)]);
await run("insert into twin_branches values (1, '00')");
for (const code of itemCodes) await run("insert into twin_items values (1, ?)", [code]);

type Sale = ReturnType<typeof saleOf>;
const marks = (values: readonly unknown[]): string => values.map(() => "?").join();

/** Stores a sale, or finds the one that was stored under its invoice number or key; undefined where that is another sale. */
async function store(accountId: number, sale: Sale, idempotencyKey?: string): Promise<string | undefined> {
  const body = JSON.stringify(sale);
  const hash = hashOf(body);
  return transaction(async (run) => {
    const codes = [...new Set(sale.items.map(({ item_code }) => item_code))];
    const known = await run(
      `select code from twin_items where account_id = ? and code in (${marks(codes)})`,
      [accountId, ...codes],
    );
    if (known.length < codes.length) throw Object.assign(new Error("unknown item"), { statusCode: 422 });
    const earlier = [
      ...(await run("select id, hash from twin_sales where account_id = ? and invoice_no = ?", [
        accountId,
        sale.invoice_no,
      ])),
      ...(idempotencyKey === undefined
        ? []
        : await run("select sale_id as id, hash from twin_idempotency_keys where account_id = ? and id = ?", [
            accountId,
            idempotencyKey,
          ])),
    ];
    const [first] = earlier;
    if (first) return earlier.every((row) => row.hash === hash) ? String(first.id) : undefined;
    const id = randomUUID();
    await run("insert into twin_sales values (?, ?, ?, ?, 'pending', ?, ?, null)", [
      id,
      accountId,
      sale.invoice_no,
      hash,
      Math.round(sale.total_amount * 100),
      body,
    ]);
    if (idempotencyKey !== undefined) {
      const row = [accountId, idempotencyKey, hash, id];
      await run("insert into twin_idempotency_keys values (?, ?, ?, ?)", row);
    }
    await run("insert into twin_outbox (sale_id, state) values (?, 'waiting')", [id]);
    return id;
  });
}

const text = { type: "string", minLength: 1, maxLength: 200 };
const money = { type: "number" };
const objectOf = (properties: Record<string, object>) => ({
  type: "object",
  required: Object.keys(properties),
  properties,
  additionalProperties: false,
});
const line = objectOf({
  item_seq: { type: "integer" },
  item_code: text,
  item_class_code: text,
  item_name: text,
  pkg_unit_code: text,
  pkg: money,
  qty_unit_code: text,
  qty: money,
  unit_price: money,
  supply_amount: money,
  discount_amount: money,
  taxable_amount: money,
  tax_type: text,
  tax_rate: money,
  tax_amount: money,
  total_amount: money,
});
const schema = objectOf({
  invoice_no: text,
  sale_date: { ...text, pattern: "^\\d{8}$" },
  sale_time: { ...text, pattern: "^\\d{6}$" },
  payment_type: text,
  customer_tin: text,
  customer_name: text,
  total_amount: money,
  tax_amount: money,
  taxable_amount: money,
  items: { type: "array", minItems: 1, maxItems: 999, items: line },
});

const app = Fastify({ ajv: { customOptions: { coerceTypes: false, removeAdditional: false } } });
app.post<{ Body: Sale }>("/api/v1/sales", { schema: { body: schema } }, async (request, reply) => {
  const { authorization = "", "x-branch-id": branch, "idempotency-key": idempotencyKey } = request.headers;
  const [caller] = await run("select account_id from twin_api_keys where hash = ?", [
    hashOf(authorization.replace("Bearer ", "")),
  ]);
  if (!caller) return reply.code(401).send({ error: "unknown key" });
  const accountId = Number(caller.account_id);
  const [found] = await run("select 1 as is_there from twin_branches where account_id = ? and bhf_id = ?", [
    accountId,
    branch,
  ]);
  if (!found) return reply.code(403).send({ error: "unknown branch" });
  const sum = request.body.items.reduce(
    (total, { total_amount }) => total + Math.round(total_amount * 100),
    0,
  );
  if (sum !== Math.round(request.body.total_amount * 100))
    return reply.code(422).send({ error: "total_amount" });
  const id = await store(accountId, request.body, idempotencyKey?.toString());
  if (id === undefined) return reply.code(409).send({ error: "another sale has this number" });
  return reply.code(202).send({ status: "pending", transaction_id: id });
});
const url = await app.listen({ host: "127.0.0.1", port: 0 });

type Jobs = { url: string; inFlight: number; count: number };

/**
 * Sends the outbox: takes as many rows as can be under way in one transaction, and ends each in one of its own.
 *
 * @returns Jobs a second.
 */
async function drain({ url: unitUrl, inFlight, count }: Jobs): Promise<number> {
  for (let made = 0; made < count; made++) await store(1, saleOf(randomUUID(), "20260310"));
  const pool = new Pool(unitUrl, { connections: inFlight });
  const headers = { "content-type": "application/json" };
  const take = () =>
    transaction(async (run) => {
      const rows = await run(
        `select o.id, o.sale_id, s.body from twin_outbox o join twin_sales s on s.id = o.sale_id
        where o.state = 'waiting' order by o.id limit ${inFlight}`,
      );
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await run(`update twin_outbox set state = 'sent' where id in (${marks(ids)})`, ids);
      return rows;
    });
  const send = async ({ id, sale_id, body }: Row): Promise<void> => {
    const response = await pool.request({
      path: "/trnsSales/saveSales",
      method: "POST",
      headers,
      body: String(body),
    });
    const receipt = await response.body.json();
    await transaction(async (run) => {
      await run("update twin_outbox set state = 'done' where id = ?", [id]);
      const values = [JSON.stringify(receipt), sale_id];
      await run("update twin_sales set status = 'success', receipt = ? where id = ?", values);
    });
  };
  const startedMs = performance.now();
  let sent = 0;
  for (let rows = await take(); rows.length > 0; rows = await take()) {
    await Promise.all(rows.map(send));
    sent += rows.length;
  }
  const seconds = (performance.now() - startedMs) / 1000;
  await pool.close();
  return sent / seconds;
}

serveChild({ url: () => url, key: () => key, cpu: () => process.cpuUsage(), drain }, async () => {
  await app.close();
  await twin.close();
});
