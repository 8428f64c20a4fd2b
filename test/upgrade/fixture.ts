// The fixtures of the releases: each is loaded into a database of its own, with the control unit that goes with it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { migrations } from "../../server/src/db/migrations/all.ts";
import { openDatabase } from "../../server/src/db/open.ts";
import { type Simulator, startSimulator } from "../../server/src/simulator/index.ts";
import { createTestClock, type TestClock } from "../support/clock.ts";
import { createEmptyPlace, type DatabaseFamily, type DatabasePlace } from "../support/database.ts";

const folder = fileURLToPath(new URL("fixtures", import.meta.url));

export type Fixture = {
  version: string;
  /** When the release's service was killed, epoch milliseconds. */
  made_at: number;
  encryption_key: string;
  keys: { sandbox: string; live: string; other: string };
  unit_url: string;
  receiver_url: string;
  /** Transactions that a caller knows of. */
  accepted: string[];
  /** Requests that made a transaction, to be sent once more. */
  samples: {
    key: keyof Fixture["keys"];
    path: string;
    body: Record<string, unknown>;
    idempotency_key?: string;
    transaction_id: string;
  }[];
  /** The migrations of the release. */
  migrations: string[];
};

/** A file of a release. */
export const readFixture = (version: string, name: string): Buffer =>
  gunzipSync(readFileSync(join(folder, version, name)));

/** The fixtures of all releases, oldest first. */
export function listFixtures(): Fixture[] {
  const versions = readdirSync(folder).sort(new Intl.Collator("en", { numeric: true }).compare);
  return versions.map((version) => JSON.parse(readFileSync(join(folder, version, "fixture.json"), "utf8")));
}

/** The last migration of the release, in the order of the list. */
export function schemaOf(fixture: Fixture): string {
  const last = migrations.findLast(({ name }) => fixture.migrations.includes(name));
  if (!last) throw new Error(`the list of migrations has none of release ${fixture.version}`);
  return last.name;
}

/** The migrations that came after the release. */
export function laterMigrations(fixture: Fixture): string[] {
  return migrations.map(({ name }) => name).filter((name) => !fixture.migrations.includes(name));
}

export type LoadedFixture = {
  place: DatabasePlace;
  /** Some minutes after the release's service was killed. */
  clock: TestClock;
  simulator: Simulator;
  /** Environment variables of a service on this database. */
  environment: Record<string, string>;
  close(): Promise<void>;
};

/** The release's database in one file, its devices at `unitUrl`; nobody holds a lane any more. */
function unpack(fixture: Fixture, file: string, unitUrl: string): void {
  writeFileSync(file, readFixture(fixture.version, "taxctl.sqlite.gz"));
  const database = new DatabaseSync(file);
  database.prepare("update devices set vscu_url = ? where vscu_url = ?").run(unitUrl, fixture.unit_url);
  database.exec("update lanes set lease_until = 1");
  database.close();
}

/** Creates the release's schema on a database server, and fills it with the rows of the file. */
async function copyRows(fixture: Fixture, file: string, place: DatabasePlace): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true });
  const target = await openDatabase(place);
  try {
    await target.migrate(schemaOf(fixture));
    const tables = source.prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite%'",
    );
    for (const { name } of tables.all() as { name: string }[]) {
      if (name === "schema_migrations") continue;
      // Columns that the database computes are left out.
      const columns = source.prepare("select name from pragma_table_xinfo(?) where hidden = 0").all(name);
      const list = columns.map((column) => `"${column.name}"`).join(", ");
      const rows = source.prepare(`select ${list} from "${name}"`).all();
      const values = rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([key, value]) => [key, own(value)])),
      );
      await target.knex(name).delete();
      await target.knex.batchInsert(name, values, 200);
    }
  } finally {
    await target.close();
    source.close();
  }
}

function own(value: SQLInputValue): unknown {
  return value instanceof Uint8Array ? Buffer.from(value) : value;
}

/** Puts the fixture into a database of the family as the release left it, and starts its control unit. */
export async function loadFixture(fixture: Fixture, family: DatabaseFamily): Promise<LoadedFixture> {
  const place = await createEmptyPlace(family);
  const clock = createTestClock(fixture.made_at + 10 * 60_000);
  const unitDir = join(place.dataDir, "unit");
  mkdirSync(unitDir);
  const ledgerFile = join(unitDir, "ledger.jsonl");
  writeFileSync(join(unitDir, "state.json"), readFixture(fixture.version, "unit-state.json.gz"));
  writeFileSync(ledgerFile, readFixture(fixture.version, "unit-ledger.jsonl.gz"));
  const simulator = await startSimulator({
    stateDir: unitDir,
    ledgerFile,
    itemClasses: 20,
    now: () => new Date(clock.now()),
  });
  const file = join(place.dataDir, family === "sqlite" ? "taxctl.sqlite" : "release.sqlite");
  unpack(fixture, file, simulator.url);
  if (family === "mysql") await copyRows(fixture, file, place);
  return {
    place,
    clock,
    simulator,
    environment: { TAXD_ENCRYPTION_KEY: fixture.encryption_key, TAXD_ALLOW_PRIVATE_UNITS: "true" },
    async close() {
      await simulator.close();
      await place.release();
    },
  };
}
