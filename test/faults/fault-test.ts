// The frame of a fault's test: a branch at a simulated unit, the fault ready to be switched on, its sentence as the title.
import { expect } from "chai";
import { fromBlob } from "../../server/src/db/sql/values.ts";
import { definitionOf, type FaultId } from "../../server/src/simulator/faults.ts";
import type { SimulatorOptions } from "../../server/src/simulator/index.ts";
import { sale } from "../support/branch.ts";
import { type DatabaseFamily, databaseFamilies } from "../support/database.ts";
import { type LaneTest, startLaneTest } from "../support/lane.ts";
import type { ServiceResponse } from "../support/service.ts";
import { factsOf, type UnitWire, unitWires } from "../support/unit-wires.ts";

export const second = 1_000;
export const minute = 60 * second;

export type Stage = {
  lane: LaneTest;
  /** Of the unit. */
  wire: UnitWire;
  /** Switches the fault on, for this branch alone if possible. */
  play(options?: {
    times?: number | "always";
    after?: number;
    path?: string;
    params?: object;
  }): Promise<void>;
  /** Switches every fault off. */
  stop(): Promise<void>;
  post(path: string, body?: unknown): Promise<ServiceResponse>;
  get(path: string): Promise<ServiceResponse>;
  /** The unit's responses to a function, oldest first. */
  responses(name: string): string[];
  /** The requests of a function to the unit, oldest first. */
  sent(name: string): Record<string, unknown>[];
  /** Numbers that the unit has signed or booked, in its order. */
  booked(kind?: "sale" | "purchase" | "move"): number[];
  /** The message and status of a check of `GET /health`, worst first. */
  health(name: string): Promise<{ status: string; message: string }>;
  /** The failure on the record of a transaction. */
  failureOf(id: string): Promise<Record<string, unknown>>;
};

/** For faults that matter on the online unit's wire too, and for those in which units of other countries answer in their own way. */
export const bothWires = ["vscu", "oscu"] as const;
export const allWires = unitWires;

type FaultTestOptions = {
  /** If stored rows matter; SQLite alone otherwise. */
  onBothFamilies?: boolean;
  /** Of the unit; the profile's first alone where left out. */
  wires?: readonly UnitWire[];
  simulator?: SimulatorOptions;
  saveMs?: number;
};

/** Declares the tests of one fault; after each, the unit's ledger must agree with the service's records. */
export function describeFault(
  id: FaultId,
  tests: (stage: Stage) => void,
  { onBothFamilies = false, wires = ["vscu"], ...options }: FaultTestOptions = {},
): void {
  const { name, service } = definitionOf(id);
  const families: DatabaseFamily[] = onBothFamilies ? databaseFamilies() : ["sqlite"];
  for (const [family, wire] of families.flatMap((one) => wires.map((wire) => [one, wire] as const))) {
    describe(`${id} ${name} (${family}, ${wire}): ${service}`, () => {
      const stage = newStage(id, wire);
      const { device, simulator } = factsOf[wire];
      before(async () => {
        stage.lane = await startLaneTest({
          family,
          ...options,
          simulator: { ...options.simulator, ...simulator },
        });
      });
      beforeEach(() => stage.lane.open(device));
      afterEach(async () => {
        await stage.stop();
        await stage.lane.settle();
        expect(stage.lane.test.simulator.violations).to.deep.equal([]);
      });
      after(() => stage.lane.close());
      tests(stage);
    });
  }
}

function newStage(id: FaultId, wire: UnitWire): Stage {
  const requests = (name: string) => {
    const { tin } = stage.lane.branch;
    return stage.lane.test.simulator.requests.filter((one) => one.function === name && one.tin === tin);
  };
  const stage: Stage = {
    lane: undefined as never,
    wire,
    async play({ params, ...options } = {}) {
      const { tin } = stage.lane.branch;
      const scope = id === "F1" ? {} : { tin };
      await stage.lane.test.simulator.setFault({ fault: id, ...scope, ...options, params: { ...params } });
    },
    stop: () => stage.lane.test.simulator.clearFaults(),
    post: (path, body = {}) => stage.lane.test.call("POST", path, { body }),
    get: (path) => stage.lane.test.call("GET", path),
    responses: (name) => requests(name).map(({ resultCd }) => String(resultCd)),
    sent: (name) => requests(name).map(({ body }) => body as Record<string, unknown>),
    booked: (kind = "sale") => {
      const ledger = stage.lane.test.simulator.ledger();
      return ledger
        .filter((entry) => entry.tin === stage.lane.branch.tin && entry.kind === kind)
        .map(({ number }) => number);
    },
    async health(name) {
      const { body } = await stage.get("/health");
      const checks = Object(body.data).checks as { name: string; status: string; message: string }[];
      const rank = ["fail", "warn", "pass"];
      const [worst] = checks
        .filter((check) => check.name === name)
        .sort((one, other) => rank.indexOf(one.status) - rank.indexOf(other.status));
      return worst ?? { status: "absent", message: "" };
    },
    async failureOf(transactionId) {
      const { body } = await stage.get(`/transactions/${transactionId}`);
      return Object(Object(Object(body.data).response_data).failure);
    },
  };
  return stage;
}

/** A submission to a unit that gives no response in time: it is stored, and the response says so. */
export async function sellInVain(
  stage: Stage,
  overrides: Parameters<typeof sale>[0] = {},
): Promise<ServiceResponse> {
  const response = await stage.post("/sales", sale(overrides));
  expect(response.status).to.equal(422);
  stage.lane.accepted.push(String(response.body.transaction_id));
  return response;
}

/** Nothing was lost, used up or given up: it waits with all its tries. */
export async function expectWaiting(stage: Stage, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    expect(await stage.lane.row(id)).to.include({ status: "pending", retry_count: 0, failure_code: null });
  }
}

/** Signed once each, in the order of submission, without a gap. */
export async function expectSignedInOrder(stage: Stage, ids: readonly string[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    expect(await stage.lane.row(id)).to.include({ status: "success", receipt_no: String(index + 1) });
  }
  expect(stage.booked()).to.deep.equal(ids.map((_, index) => index + 1));
}

/** Asks for an event from now on; gives the data of those that were written. */
export async function listenFor(
  stage: Stage,
  name: string,
): Promise<() => Promise<Record<string, unknown>[]>> {
  const body = { url: "https://shop.example.com/hooks/tax", events: [name] };
  expect((await stage.post("/webhooks", body)).status).to.equal(201);
  const data_set_id = stage.lane.branch.environmentId;
  return async () => {
    const rows: { payload: Uint8Array }[] = await stage.lane.db
      .knex("events")
      .where({ data_set_id, name })
      .orderBy("id")
      .select("payload");
    return rows.map(({ payload }) => Object(fromBlob(payload)).data);
  };
}
