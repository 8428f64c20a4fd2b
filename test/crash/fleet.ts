// Real processes on one database: simulated units with ledgers on disk, any number of services, and a way to kill them.
import { mkdtempSync, rmSync } from "node:fs";
import type { NetConnectOpts } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createControlUnit } from "../../server/src/control-unit/unit.ts";
import type { Database } from "../../server/src/db/open.ts";
import type { QueryBuilder } from "../../server/src/db/sql/schema.ts";
import { timingOf } from "../../server/src/lanes/timing.ts";
import { type BadNetwork, startBadNetwork } from "../support/bad-network.ts";
import { openBranch, type TestBranch } from "../support/branch.ts";
import { createPlace, type DatabaseFamily, type DatabasePlace } from "../support/database.ts";
import { findBreaches } from "../support/invariants.ts";
import { freePort } from "../support/ports.ts";
import { startReceiver } from "../support/receiver.ts";
import { createRecorder, recordAccount, recordUnit } from "../support/recorder.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { startHastyTaxd, type TaxdProcess } from "../support/taxd.ts";
import { factsOf, type UnitWire } from "../support/unit-wires.ts";
import { type Caller, createCaller } from "./calls.ts";
import { createFleetRelay, type FleetRelay, setWay } from "./relayed.ts";
import { type FleetUnits, startUnits } from "./units.ts";

/** A save may take a second, so that leases and replays after a kill are a matter of seconds too. */
const saveLimitMs = 1_000;

export type Member = {
  /** `/api/v1` of a serving process. */
  url: string;
  process: TaxdProcess | undefined;
  /** Starts the sources, or what the build makes of them. */
  start(): Promise<void>;
  kill(): Promise<void>;
};

export type Fleet = {
  key: string;
  branches: TestBranch[];
  place: DatabasePlace;
  /** A process of its own: `serve` with a fixed port, or `work`; on the fleet's database, or the one at `databaseUrl`. */
  member(command: "serve" | "work", databaseUrl?: string): Promise<Member>;
  /** The ways to the units, and to the database of a server: bad at will. */
  networks: { unit: FleetUnits["network"]; database: BadNetwork | undefined };
  /** The relay that alone may call the unit, where the fleet has one. */
  relay: FleetRelay | undefined;
  /** A call of the account's owner, recorded in the history by which the run is judged. */
  call: Caller;
  /** Kills the units' processes, and starts them again on what they wrote down. */
  killUnit(): Promise<void>;
  /**
   * Lets everything come to its end without any process of the fleet, and says what is wrong then: with the rows, and by the
   * checker of histories with what callers, receivers, the unit and the API say. Names the file of the history if anything is.
   */
  findBreaches(accepted: Iterable<string>): Promise<string[]>;
  /** How many sales the units have signed. */
  signed(): number;
  close(): Promise<void>;
};

function serverOf(url: string): NetConnectOpts {
  const { hostname, port, searchParams } = new URL(url);
  const path = searchParams.get("socket");
  return path === null ? { host: hostname, port: Number(port || 3306) } : { path };
}

/** The same database, by another way. */
function byWayOf(network: BadNetwork | undefined, url: string): string {
  const way = new URL(url);
  if (network === undefined) return url;
  way.searchParams.delete("socket");
  return Object.assign(way, { hostname: "127.0.0.1", port: String(network.port) }).href;
}

/** Whether a count of open work changed within the last two minutes: how long all of it takes depends on the machine. */
function watchProgress(): (open: number) => boolean {
  let [last, sinceMs] = [-1, performance.now()];
  return (open) => {
    if (open !== last) [last, sinceMs] = [open, performance.now()];
    return performance.now() - sinceMs < 120_000;
  };
}

const countOf = async (rows: QueryBuilder): Promise<number> =>
  Number((await rows.count({ open: "*" }).first())?.open);

/** Delivers every event, as fast as the pace of webhooks allows; those that a killed process had claimed are due now. */
async function deliverAll({ service: { db, webhooks } }: TestService): Promise<void> {
  const waiting = () => db.knex("deliveries").where({ status: "pending" });
  const isMoving = watchProgress();
  for (await webhooks.drain(); await waiting().first("id"); await webhooks.drain()) {
    if (!isMoving(await countOf(waiting()))) throw new Error("no event was delivered for two minutes");
    await db.knex("jobs").where({ queue: "deliveries" }).update({ lease_until: 0, due_at: Date.now() });
    await pause(5);
  }
}

/** Open work, with its permitted reason. */
async function stateOf({ knex }: Database) {
  const left = await knex("calls")
    .whereIn("state", ["waiting", "sent"])
    .groupBy("lane_id", "kind", "state")
    .select("lane_id", "kind", "state", knex.raw("count(*) as calls, min(due_at) as due_at"))
    .select(knex.raw("max(last_error) as last_error, max(holder) as holder"));
  const streams = await knex("streams").select("lane_id", "name", "next_number", "stopped_reason");
  return { now: Date.now(), left, streams };
}

/** Prepares an account with ready branches on a fresh database, and units for them in other processes. */
export async function assembleFleet(options: {
  /** Of the history. */
  suite: string;
  seed?: number;
  family: DatabaseFamily;
  branches: number;
  /** Of each branch, in their order; default: all have a unit in their network. */
  wires?: readonly UnitWire[];
  place?: DatabasePlace;
  /** Whether a relay calls the unit; the services may not. */
  isRelayed?: boolean;
  /** Whether all branches report under one TIN. */
  isOneTin?: boolean;
}): Promise<Fleet> {
  // First what may fail for want of a server: nothing runs yet that would stay behind.
  const place = options.place ?? (await createPlace(options.family));
  const folder = mkdtempSync(join(tmpdir(), "taxctl-crash-"));
  const wires: UnitWire[] = Array.from(
    { length: options.branches },
    (_, at) => options.wires?.[at] ?? "vscu",
  );
  const units = await startUnits(wires, folder);
  const networks = {
    unit: units.network,
    database: place.url === undefined ? undefined : await startBadNetwork(serverOf(place.url)),
  };
  const receiver = await startReceiver();
  const test = await startTestService({ place, simulator: false, overrides: { work: false } });
  const branches: TestBranch[] = [];
  for (const [index, wire] of wires.entries()) {
    const bhf_id = String(index).padStart(2, "0");
    const way = { bhf_id, url: `http://127.0.0.1:${units.portOf(wire)}`, ...factsOf[wire].device };
    const tin = options.isOneTin ? branches[0]?.tin : undefined;
    branches.push(await openBranch(test, { ...way, ...(tin === undefined ? {} : { tin }) }));
  }
  const relay = options.isRelayed
    ? await createFleetRelay(test, {
        branches: branches.map(({ bhf_id }) => bhf_id),
        folder,
        unitPort: units.portOf("vscu"),
      })
    : undefined;
  if (relay) await setWay(test.service.db, "relay");
  const key = test.keys.owner;
  const { suite, seed = 0 } = options;
  const recorder = createRecorder({ suite: `${suite}-${options.family}`, seed, events: true });
  const hook = await test.call("POST", "/webhooks", { body: { url: receiver.url } });
  if (hook.status !== 201) throw new Error(`there is no webhook: ${hook.text}`);
  await test.close();

  const members: Member[] = [];
  const environment = {
    TAXD_DATA_DIR: place.dataDir,
    TAXD_LOG_LEVEL: "error",
    TAXD_ALLOW_PRIVATE_UNITS: String(!relay),
    NODE_COMPILE_CACHE: join(folder, "compile-cache"),
    ...(place.url === undefined
      ? {}
      : { TAXD_DATABASE_URL: byWayOf(networks.database, place.url), TAXD_ENCRYPTION_KEY: "00".repeat(32) }),
  };

  return {
    key,
    branches,
    place,
    networks,
    relay,
    call: createCaller(recorder, key),
    killUnit: () => units.restart(),
    signed: () => units.ledger().filter(({ kind }) => kind === "sale").length,
    async member(command, databaseUrl) {
      const port = await freePort();
      const member: Member = {
        url: `http://127.0.0.1:${port}/api/v1`,
        process: undefined,
        async start() {
          const env = {
            ...environment,
            ...(databaseUrl === undefined ? {} : { TAXD_DATABASE_URL: databaseUrl }),
            TAXD_PORT: String(port),
          };
          member.process = startHastyTaxd(saveLimitMs, [command], env);
          await member.process.printed(/listens at|Working on/);
        },
        async kill() {
          member.process?.child.kill("SIGKILL");
          await member.process?.finished;
        },
      };
      members.push(member);
      return member;
    },
    async findBreaches(accepted) {
      for (const member of members) await member.kill();
      await relay?.kill();
      const witness = await units.witness();
      const last = await startTestService({
        place,
        simulator: false,
        overrides: {
          work: false,
          saveLimitMs,
          units: createControlUnit({ clock: { now: Date.now }, limits: timingOf(saveLimitMs) }),
        },
      });
      const { db, lanes } = last.service;
      try {
        // No relay is left: open calls are made directly.
        if (relay) await setWay(db, "direct");
        const open = db.knex("calls").whereIn("state", ["waiting", "sent"]);
        const isMoving = watchProgress();
        // Calls come due, and leases of killed processes end, by real time: no event reports that.
        for (await lanes.drain(); await open.clone().first("id"); await lanes.drain()) {
          if (isMoving(await countOf(open.clone()))) await pause(5);
          else throw new Error(`no call ended for two minutes: ${JSON.stringify(await stateOf(db))}`);
        }
        Object.assign(witness, await units.witness());
        const environmentIds = [...new Set(branches.map(({ environmentId }) => environmentId))];
        const breaches = await findBreaches(db, witness, { environmentIds, accepted });
        await deliverAll(last);
        for (const { headers, body } of receiver.received)
          recorder.delivery({ id: String(headers["webhook-id"]), body: JSON.parse(body) });
        recordUnit(recorder, witness);
        await recordAccount(recorder, async (path) => (await last.call("GET", path, { key })).body);
        const found = [...breaches, ...recorder.broken()];
        return found.length === 0 ? [] : [...found, `The history is kept in ${recorder.save()}`];
      } finally {
        await last.close();
        await last.service.units.close();
      }
    },
    async close() {
      for (const member of members) await member.kill();
      await relay?.close();
      await units.close();
      await networks.database?.close();
      await receiver.close();
      if (!options.place) await place.release();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
