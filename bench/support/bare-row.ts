// The limit of storing: one prepared, durable row of three kilobytes after another, nothing else around it.
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { connect, type Place } from "./places.ts";
import { saleOf } from "./sale.ts";

const callers = 16;
const body = Buffer.from(JSON.stringify(saleOf("BARE", "20260310")));
let ids = 0;
const nextId = (): string => `00000000-0000-7000-8000-${String(ids++).padStart(12, "0")}`;

/** Rows a second. */
type BareRow = { run(seconds: number): Promise<number>; close(): Promise<void> };

function openSqlite({ dataDir }: Place): BareRow {
  const database = new DatabaseSync(join(dataDir, "bare.sqlite"));
  database.exec("pragma journal_mode = wal; pragma synchronous = full");
  database.exec("create table if not exists bare (id text primary key, body blob not null) without rowid");
  const insert = database.prepare("insert into bare values (?, ?)");
  return {
    async run(seconds) {
      const from = performance.now();
      let rows = 0;
      for (; performance.now() - from < seconds * 1000; rows++) insert.run(nextId(), body);
      return rows / seconds;
    },
    close: async () => database.close(),
  };
}

async function openMysql(url: string): Promise<BareRow> {
  const connections = await Promise.all(Array.from({ length: callers }, () => connect(url)));
  await connections[0]?.query(
    "create table if not exists bare (id char(36) character set ascii primary key, body mediumblob not null) engine=InnoDB",
  );
  return {
    async run(seconds) {
      const from = performance.now();
      let rows = 0;
      await Promise.all(
        connections.map(async (connection) => {
          for (; performance.now() - from < seconds * 1000; rows++) {
            await connection.execute("insert into bare values (?, ?)", [nextId(), body]);
          }
        }),
      );
      return rows / seconds;
    },
    async close() {
      for (const connection of connections) await connection.end();
    },
  };
}

/** Opens a table of its own in the place: 16 callers on a server, one after another on SQLite. */
export function openBareRow(place: Place): Promise<BareRow> {
  return place.url === undefined ? Promise.resolve(openSqlite(place)) : openMysql(place.url);
}
