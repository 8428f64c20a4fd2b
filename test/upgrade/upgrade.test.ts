// The rehearsal of an upgrade, and of the way back: each release's database, made under load and killed, is opened by this version.
import { expect } from "chai";
import { createControlUnit } from "../../server/src/control-unit/unit.ts";
import { migrations, recordedNames } from "../../server/src/db/migrations/all.ts";
import { type Database, openDatabase } from "../../server/src/db/open.ts";
import { purchase, sale } from "../support/branch.ts";
import { takeProblems } from "../support/contract.ts";
import { databaseFamilies } from "../support/database.ts";
import { findBreaches, witnessOf } from "../support/invariants.ts";
import { nextDue } from "../support/lane.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { movement } from "../support/stock.ts";
import { forEachTest } from "../support/suite.ts";
import { runTaxd } from "../support/taxd.ts";
import {
  describeSchema,
  findBrokenSums,
  findForeignWords,
  findLosses,
  findSchemaChanges,
  readFacts,
} from "./facts.ts";
import {
  type Fixture,
  type LoadedFixture,
  laterMigrations,
  listFixtures,
  loadFixture,
  schemaOf,
} from "./fixture.ts";
import { emptyLaterTables, tablesOf, useLaterTables } from "./later-tables.ts";
import { startTree } from "./tree.ts";

/** The tree of a release: its own service is started on the database that was taken back. */
const { UPGRADE_RELEASE_TREE } = process.env;

function requireNothing(what: string, problems: string[]): void {
  if (problems.length > 0) throw new Error(`${what}:\n  ${problems.join("\n  ")}`);
}

/** Runs a step of a migration; a failure names the migration. */
async function named(name: string, what: string, step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    throw new Error(`migration ${name} ${what}: ${String(error)}`, { cause: error });
  }
}

for (const fixture of listFixtures()) {
  for (const family of databaseFamilies()) {
    describe(`a ${family} database of release ${fixture.version}`, function () {
      this.timeout(180_000);

      const loaded = forEachTest(() => loadFixture(fixture, family));

      it("is migrated step by step, and back: each step keeps the records, and may be repeated", async () => {
        const first = [...recordedNames].slice(0, fixture.migrations.length);
        expect(first, "a migration stands before one that was released").to.have.members(fixture.migrations);
        const db = await openDatabase(loaded.place);
        try {
          const facts = await readFacts(db);
          const later = laterMigrations(fixture);
          const schemas = new Map<string, Map<string, string>>();
          for (const name of later) {
            schemas.set(name, await describeSchema(db));
            await named(name, "fails", () => db.migrate(name));
            await db.knex("schema_migrations").where({ name }).delete();
            await named(name, "fails when it is repeated", () => db.migrate(name));
            requireNothing(`migration ${name} loses records`, findLosses(facts, await readFacts(db)));
          }
          const all = migrations.map(({ name }) => name);
          for (const name of later.toReversed()) {
            const to = all[all.indexOf(name) - 1] ?? "";
            await named(name, "can't be taken back", () => db.rollback({ to }));
            // As after a kill between the step and its record.
            await db.knex("schema_migrations").insert({ name, batch: 99, applied_at: 0 });
            await named(name, "can't be taken back twice", () => db.rollback({ to }));
            requireNothing(
              `migration ${name}, taken back, loses records`,
              findLosses(facts, await readFacts(db)),
            );
            const changes = findSchemaChanges(schemas.get(name) ?? new Map(), await describeSchema(db));
            requireNothing(`migration ${name}, taken back, leaves another schema`, changes);
          }
          expect(await db.schemaVersion()).to.equal(schemaOf(fixture));
        } finally {
          await db.close();
        }
      });

      it("is used by this version, and stays usable for the release", async () => {
        const before = await openDatabase(loaded.place);
        const schema = await describeSchema(before);
        const released = await tablesOf(before).finally(() => before.close());
        await use(fixture, loaded, released);
        const used = await openDatabase(loaded.place);
        const facts = await readFacts(used);
        await downAndUp(fixture, used).finally(() => used.close());
        await takeBack(fixture, loaded);
        const db = await openDatabase(loaded.place);
        try {
          const later = `one of ${laterMigrations(fixture).join(", ")}`;
          requireNothing(`${later}, taken back, loses records`, findLosses(facts, await readFacts(db)));
          const changes = findSchemaChanges(schema, await describeSchema(db));
          requireNothing(`${later}, taken back, leaves another schema`, changes);
          requireNothing("the release can't read this", await findForeignWords(db));
          requireNothing("the rows contradict each other", await findBrokenSums(db));
        } finally {
          await db.close();
        }
        if (UPGRADE_RELEASE_TREE !== undefined) await sellWithRelease(UPGRADE_RELEASE_TREE, fixture, loaded);
      });
    });
  }
}

/** Takes back each later migration, with rows in its tables, twice; then applies all of them again, twice. */
async function downAndUp(fixture: Fixture, db: Database): Promise<void> {
  const later = laterMigrations(fixture);
  const all = migrations.map(({ name }) => name);
  for (const name of later.toReversed()) {
    const to = all[all.indexOf(name) - 1] ?? "";
    await named(name, "can't be taken back with rows", () => db.rollback({ to }));
    await db.knex("schema_migrations").insert({ name, batch: 99, applied_at: 0 });
    await named(name, "can't be taken back twice", () => db.rollback({ to }));
  }
  for (let round = 0; round < 2; round++) {
    await db.migrate();
    await db.knex("schema_migrations").whereIn("name", later).delete();
  }
  await db.migrate();
}

/** `taxd migrate down`, which goes back to before the last upgrade unless otherwise given. */
async function takeBack(fixture: Fixture, { place, environment }: LoadedFixture): Promise<void> {
  if (laterMigrations(fixture).length === 0) return;
  const { code, stdout, stderr } = await runTaxd(["migrate", "down", "--confirm", schemaOf(fixture)], {
    ...{ ...environment, TAXD_DATA_DIR: place.dataDir },
    ...(place.url === undefined ? {} : { TAXD_DATABASE_URL: place.url }),
  });
  if (code !== 0) throw new Error(`taxd migrate down ended with ${code}: ${stdout}${stderr}`);
}

/** Serves every lane until nothing is left that could move. */
async function drain({ service }: TestService, clock: LoadedFixture["clock"]): Promise<void> {
  for (let round = 0; round < 400; round++) {
    await service.lanes.drain();
    const dueAt = await nextDue(service.db, undefined, clock.now());
    if (dueAt === undefined) return;
    clock.advance(dueAt - clock.now());
  }
}

/** Opens the database with this version, lets everything open end, and submits more. */
async function use(
  fixture: Fixture,
  { place, clock, simulator, environment }: LoadedFixture,
  released: readonly string[],
): Promise<void> {
  const units = createControlUnit({ clock });
  const test = await startTestService({
    place,
    clock,
    simulator: false,
    overrides: { units, work: false, syncWaitMs: 0 },
    environment,
  });
  const { db } = test.service;
  const environmentIds: number[] = await db.knex("data_sets").pluck("id");
  const accepted = [...fixture.accepted];
  const check = async (when: string, isSettled: boolean): Promise<void> => {
    const breaches = await findBreaches(db, witnessOf(simulator), { environmentIds, accepted, isSettled });
    // Until the replay, the unit may have signed a call that is in doubt here.
    const wrong = breaches.filter(
      (text) => isSettled || !/^the unit signed .* we have no success$/.test(text),
    );
    requireNothing(`the records are wrong ${when}`, wrong);
  };
  try {
    await check("after the migration", false);
    await repeatSamples(test, fixture);
    await drain(test, clock);
    await check("when what was open has ended", true);
    accepted.push(...(await submitMore(test, fixture, db)));
    await drain(test, clock);
    await check("after more was submitted", true);
    const statuses = await db.knex("transactions").whereIn("id", accepted.slice(-6)).pluck("status");
    expect(statuses).to.deep.equal(Array.from({ length: 6 }, () => "success"));
    const rehearsal = { test, fixture, clock, simulator, drain: () => drain(test, clock) };
    accepted.push(...(await useLaterTables(rehearsal)));
    await check("after the tables of later versions were used", true);
    const empty = await emptyLaterTables(db, released);
    expect(empty, "tables that later-tables.ts should put rows into").to.deep.equal([]);
  } finally {
    await test.close();
    await units.close();
  }
}

/** The same request again finds the transaction that the release made of it: nothing is registered twice after an upgrade. */
async function repeatSamples(test: TestService, { samples, keys }: Fixture): Promise<void> {
  const problems: string[] = [];
  for (const { key, path, body, transaction_id, idempotency_key } of samples) {
    const headers: Record<string, string> =
      idempotency_key === undefined ? {} : { "Idempotency-Key": idempotency_key };
    // What failed would be tried anew: that is a submission of its own.
    const { status: state } = await test.service.db
      .knex("transactions")
      .where({ id: transaction_id })
      .first("status");
    if (state === "failed") continue;
    const url = path.includes("?") ? path : `${path}?async=true`;
    const {
      status,
      body: content,
      text,
    } = await test.call("POST", idempotency_key ? path : url, { key: keys[key], body, headers });
    const id = Object(content.data).transaction_id ?? content.transaction_id;
    // A kept response is repeated as the release gave it, without the fields that came later.
    if (idempotency_key !== undefined) takeProblems();
    if (id !== transaction_id)
      problems.push(`${path} of ${transaction_id} returns ${status}: ${text.slice(0, 300)}`);
  }
  requireNothing("a request of the release, repeated, is not found", problems);
}

/** Sells, credits, buys and moves in the sandbox, and sells live; returns the ids of the stored documents. */
async function submitMore(test: TestService, { keys }: Fixture, db: Database): Promise<string[]> {
  const item = await db.knex("items").whereNotNull("registered_at").orderBy("id").first();
  const { item_code, item_class_code } = item;
  let numbers = 0;
  const sold = (branch_id: string) => {
    numbers += 1;
    const items = [{ item_code, quantity: 1, unit_price: 580 }];
    return sale({ branch_id, invoice_no: `NEW-${numbers}`, customer_name: "Otieno", items });
  };
  const send = async (key: string, path: string, body: object): Promise<string> => {
    const { status, body: content, text } = await test.call("POST", `${path}?async=true`, { key, body });
    if (status !== 202) throw new Error(`${path} returns ${status}: ${text}`);
    return Object(content.data).transaction_id;
  };
  const bought = purchase({ branch_id: "01", invoice_no: "NEW-P", supplier_invoice_no: "900001" });
  const lines = bought.items.map((one) => ({ ...one, item_code, item_class_code }));
  const moved = movement("13", [{ item_cd: item_code, qty: 3 }], { branch_id: "02", sar_no: "NEW-SAR" });
  const original = sold("00");
  const ids = [
    await send(keys.sandbox, "/sales", original),
    await send(keys.sandbox, "/sales", sold("01")),
    await send(keys.sandbox, "/purchases", { ...bought, items: lines }),
    await send(keys.sandbox, "/stock", moved),
    await send(keys.live, "/sales", sold("00")),
  ];
  await test.service.lanes.drain();
  const note = { receipt_type: "R", refund_reason_code: "06", original_invoice_no: original.invoice_no };
  ids.push(await send(keys.sandbox, "/sales", { ...original, ...note, invoice_no: "NEW-R" }));
  return ids;
}

/** Starts the release itself on the database that this version left, and sells. */
async function sellWithRelease(
  tree: string,
  fixture: Fixture,
  { place, simulator, environment }: LoadedFixture,
): Promise<void> {
  const asked = simulator.ledger().length;
  // The rehearsal's clock ran ahead of the machine's.
  const db = await openDatabase(place);
  await db.knex("rate_limits").delete();
  await db.close();
  const service = startTree(tree, ["serve"], {
    ...{ ...environment, TAXD_DATA_DIR: place.dataDir, TAXD_PORT: "0", TAXD_LOG_LEVEL: "error" },
    ...(place.url === undefined ? {} : { TAXD_DATABASE_URL: place.url }),
  });
  try {
    const url = /http:\/\/[\d.:]+/.exec(await service.printed(/http:\/\/[\d.:]+/))?.[0];
    const [first] = fixture.samples.filter(({ path, key }) => path === "/sales" && key === "sandbox");
    const response = await fetch(`${url}/api/v1/sales`, {
      method: "POST",
      headers: { Authorization: `Bearer ${fixture.keys.sandbox}`, "Content-Type": "application/json" },
      body: JSON.stringify({ ...first?.body, invoice_no: "WITH-THE-RELEASE" }),
    });
    expect(response.status, await response.text()).to.equal(200);
    expect(simulator.ledger().length).to.be.greaterThan(asked);
  } finally {
    service.child.kill("SIGKILL");
    await service.finished;
  }
}
