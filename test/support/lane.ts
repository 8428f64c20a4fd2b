// A service whose lanes move only when a test says so: a clock that stands, workers that can die, a unit that follows a script.

import { judgeSave } from "../../server/src/control-unit/results.ts";
import type { ControlUnit, UnitReceipt, UnitResult, WireCall } from "../../server/src/control-unit/types.ts";
import { createControlUnit } from "../../server/src/control-unit/unit.ts";
import { functionOf } from "../../server/src/control-unit/wires/index.ts";
import type { Service } from "../../server/src/core/context/context.ts";
import { readTransaction, type TransactionRow } from "../../server/src/core/transactions/store.ts";
import type { Database } from "../../server/src/db/open.ts";
import type { CallRow, StreamName } from "../../server/src/lanes/kinds.ts";
import type { StreamRow } from "../../server/src/lanes/store.ts";
import { createService } from "../../server/src/service.ts";
import type { SimulatorOptions } from "../../server/src/simulator/index.ts";
import { openBranch, purchase, sale, type TestBranch } from "./branch.ts";
import { createTestClock, type TestClock } from "./clock.ts";
import type { DatabaseFamily } from "./database.ts";
import { expectInvariants, type Scope, witnessOf } from "./invariants.ts";
import { type ServiceResponse, startTestService, type TestService } from "./service.ts";
import { movement } from "./stock.ts";
import { purchaseAt } from "./unit-wires.ts";

type Said = UnitResult<UnitReceipt | null>;

/** One save on its way: `send` really sends it. */
export type Save = { wire: WireCall; number: number; tin: string; send(): Promise<Said> };
/** What happens to a save instead of simply being sent. */
export type Script = (save: Save) => Promise<Said>;

export const paths = {
  sale: "/trnsSales/saveSales",
  purchase: "/trnsPurchase/savePurchases",
  movement: "/stock/saveStockItems",
  master: "/stockMaster/saveStockMaster",
} as const;
export type Kind = keyof typeof paths;

/** The unit's client with a script in front. */
type ScriptedUnit = ControlUnit & {
  /** The next save of that kind (and TIN) follows the script. */
  next(kind: Kind, script: Script, tin?: string): void;
  /** Every save follows the script; undefined removes it. */
  always(script: Script | undefined): void;
  /** No script is followed any more. */
  forget(): void;
  /** Saves in the order in which they began. */
  saves: { kind: Kind; number: number; tin: string }[];
};

function numberOf({ body }: WireCall): number {
  return Number(body.invcNo ?? body.sarNo ?? 0);
}

function kindOf({ path }: WireCall): Kind | undefined {
  const name = functionOf(path);
  return (["sale", "purchase", "movement", "master"] as const).find(
    (kind) => functionOf(paths[kind]) === name,
  );
}

function scripted(unit: ControlUnit): ScriptedUnit {
  let scripts: { kind: Kind; script: Script; tin: string | undefined }[] = [];
  let constant: Script | undefined;
  const saves: ScriptedUnit["saves"] = [];
  return {
    ...unit,
    saves,
    next(kind, script, tin) {
      scripts.push({ kind, script, tin });
    },
    always(script) {
      constant = script;
    },
    forget() {
      scripts = [];
      constant = undefined;
    },
    save(address, wire) {
      const kind = kindOf(wire);
      // Items, customers and users are saved aside: no script is about them.
      if (!kind) return unit.save(address, wire);
      const { tin } = address;
      const save: Save = { wire, number: numberOf(wire), tin, send: () => unit.save(address, wire) };
      saves.push({ kind, number: save.number, tin });
      const found = scripts.find((one) => one.kind === kind && (one.tin ?? tin) === tin);
      scripts = scripts.filter((one) => one !== found);
      return (found?.script ?? constant ?? (({ send }) => send()))(save);
    },
  };
}

/** The result of a text that the unit returns, whatever the text. */
export function saying(wire: WireCall, text: string, status = 200): Said {
  return judgeSave(wire.path, { kind: "answered", status, text });
}

/** A response in the unit's envelope. */
export function envelope(resultCd: string, resultMsg: string, data: unknown = null): string {
  return JSON.stringify({ resultCd, resultMsg, resultDt: "20260310101502", data });
}

/** A script that holds a save back, before or after it was sent, until it is let go. */
export function holding(when: "before" | "after"): {
  script: Script;
  entered: Promise<void>;
  release(): void;
} {
  const entered = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  return {
    entered: entered.promise,
    release: () => released.resolve(),
    async script({ send }) {
      const result = when === "after" ? await send() : undefined;
      entered.resolve();
      await released.promise;
      return result ?? { kind: "doubt", code: null, message: "No response." };
    },
  };
}

export type LaneTest = {
  test: TestService;
  clock: TestClock;
  db: Database;
  unit: ScriptedUnit;
  branch: TestBranch;
  /** Whose key submits; the owner's sandbox key by default. */
  key: string | undefined;
  /** A new account with a ready branch; later submissions go there. */
  open(options?: Parameters<typeof openBranch>[1]): Promise<TestBranch>;
  /** Submits asynchronously and returns the transaction's id. */
  sell(overrides?: Record<string, unknown>): Promise<string>;
  buy(overrides?: Record<string, unknown>): Promise<string>;
  /** Ten colas in, unless otherwise given. */
  move(body?: unknown): Promise<string>;
  /** Requests a retry; the response comes after a tenth of a second at the latest, whatever the outcome. */
  retry(id: string): Promise<ServiceResponse>;
  /** Serves every lane until nothing is due now. */
  drain(): Promise<void>;
  /** Moves the clock, and drains. */
  advance(ms: number): Promise<void>;
  /** Drains from due time to due time, until nothing is left or nothing moves any more. */
  settle(): Promise<void>;
  /** The worker process is gone, its lease is over, another takes its place. */
  replaceWorker(): Promise<void>;
  /** The service that serves the lanes now. */
  worker(): Service;
  /** The leases of all lanes run out. */
  endLeases(): Promise<void>;
  row(id: string): Promise<TransactionRow>;
  /** With what was sent of each. */
  calls(kind?: Kind): Promise<CallRow[]>;
  stream(name: StreamName): Promise<StreamRow>;
  lane(): Promise<Record<string, unknown>>;
  /** Ids that were acknowledged, in this account. */
  accepted: string[];
  expectInvariants(scope?: Partial<Scope>): Promise<void>;
  close(): Promise<void>;
};

/** Noon in Nairobi. */
const start = Date.parse("2026-03-10T09:00:00Z");

export async function startLaneTest(options: {
  family: DatabaseFamily;
  simulator?: SimulatorOptions;
  startMs?: number;
  /** Real time that a call may take; tests of units that hang make it short. */
  saveMs?: number;
  /** Further environment variables of the service. */
  environment?: Record<string, string>;
}): Promise<LaneTest> {
  const clock = createTestClock(options.startMs ?? start);
  const limits = options.saveMs === undefined ? {} : { saveMs: options.saveMs };
  const unit = scripted(createControlUnit({ clock, limits }));
  const test = await startTestService({
    family: options.family,
    clock,
    simulator: { now: () => new Date(clock.now()), ...options.simulator },
    overrides: { units: unit, work: false, syncWaitMs: 100 },
    environment: { TAXD_ALLOW_PRIVATE_UNITS: "true", ...options.environment },
  });
  const { db, config } = test.service;
  const workers: Service[] = [test.service];
  const worker = () => workers.at(-1) ?? test.service;

  async function submit(path: string, body: unknown): Promise<string> {
    const { status, body: response } = await test.call("POST", `${path}?async=true`, {
      body,
      key: lane.key,
    });
    if (status !== 202) throw new Error(`${path} returned ${status}: ${JSON.stringify(response)}`);
    const id: string = Object(response.data).transaction_id;
    lane.accepted.push(id);
    return id;
  }

  const lane: LaneTest = {
    test,
    clock,
    db,
    unit,
    branch: undefined as never,
    key: undefined,
    accepted: [],
    async open(branchOptions) {
      Object.assign(test.account, await test.openAccount());
      lane.accepted = [];
      lane.key = branchOptions?.environment === "live" ? test.account.keys.live : undefined;
      lane.branch = await openBranch(test, branchOptions);
      return lane.branch;
    },
    sell: (overrides) => submit("/sales", sale(overrides)),
    buy: (overrides) =>
      submit(
        "/purchases",
        lane.branch.profile === "rw" ? purchaseAt("rw", 10, overrides) : purchase(overrides),
      ),
    move: (body = movement("11", [{ qty: 10 }])) => submit("/stock", body),
    retry: (id) => test.call("POST", `/transactions/${id}/retry`, { body: {}, key: lane.key }),
    drain: () => worker().lanes.drain(),
    async advance(ms) {
      clock.advance(ms);
      await lane.drain();
    },
    async settle() {
      for (let round = 0; round < 400; round++) {
        await lane.drain();
        const dueAt = await nextDue(db, lane.branch.environmentId, clock.now());
        if (dueAt === undefined) return;
        clock.advance(dueAt - clock.now());
      }
    },
    async replaceWorker() {
      workers.push(
        await createService(config, { db, units: unit, clock, work: false, log: test.service.log }),
      );
      await lane.endLeases();
    },
    worker,
    async endLeases() {
      await db.knex("lanes").update({ lease_until: 1 });
    },
    row: (id) => readTransaction(db.knex, id),
    calls: (kind) =>
      db
        .knex("calls")
        .leftJoin("wires", "wires.call_id", "calls.id")
        .where({ lane_id: lane.branch.laneId, ...(kind ? { kind } : {}) })
        .orderBy("id")
        .select("calls.*", { wire: "wires.body" }),
    stream: (name) => db.knex("streams").where({ lane_id: lane.branch.laneId, name }).first(),
    lane: () => db.knex("lanes").where({ id: lane.branch.laneId }).first(),
    expectInvariants: (scope) =>
      expectInvariants(db, witnessOf(test.simulator), {
        environmentIds: [lane.branch.environmentId],
        accepted: lane.accepted,
        ...scope,
      }),
    async close() {
      for (const service of workers.slice(1)) await service.close();
      await test.close();
      await unit.close();
    },
  };
  await lane.open();
  return lane;
}

/**
 * When the next open call, or the circuit before it, lets something happen; undefined when nothing is left that could.
 *
 * @param environmentId Whose calls count; left out: everybody's.
 */
export async function nextDue(
  db: Database,
  environmentId: number | undefined,
  nowMs: number,
): Promise<number | undefined> {
  const rows: { due_at: number; open_until: number }[] = await db
    .knex("calls")
    .join("lanes", "lanes.id", "calls.lane_id")
    .join("streams", (on) => on.on("streams.lane_id", "calls.lane_id").andOn("streams.name", "calls.stream"))
    .modify((query) => {
      if (environmentId !== undefined) query.where({ "lanes.data_set_id": environmentId });
    })
    .whereNull("streams.stopped_reason")
    .whereIn("calls.state", ["waiting", "sent"])
    .select("calls.due_at", "lanes.open_until");
  const later = rows.map((row) => Math.max(row.due_at, row.open_until)).filter((dueAt) => dueAt > nowMs);
  return later.length > 0 ? Math.min(...later) : undefined;
}

/** Makes calls due now, in a transaction: it is repeated where MariaDB gives it up next to a lane at work. */
export function makeDue(db: Pick<Database, "transaction">, which: Partial<CallRow>): Promise<unknown> {
  return db.transaction((trx) => trx("calls").where(which).update({ due_at: 0 }));
}
