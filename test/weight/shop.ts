// The whole service in virtual time, with its tills and control units: whatever the machine, it writes the same at each run.
import type { RequestListener } from "node:http";
import inject from "light-my-request";
import { type SeedOptions, seed } from "../../bench/support/seed.ts";
import { createApp } from "../../server/src/app.ts";
import type { Transport } from "../../server/src/control-unit/client.ts";
import { createControlUnit } from "../../server/src/control-unit/unit.ts";
import type { Service } from "../../server/src/core/context/context.ts";
import { createService } from "../../server/src/service.ts";
import { createChance } from "../simulation/chance.ts";
import { useMachine } from "../simulation/globals.ts";
import { configOf } from "../simulation/processes.ts";
import { VirtualTime } from "../simulation/time.ts";
import { openSimulatedUnit, type SimulatedUnit } from "../simulation/unit.ts";
import { createPlace } from "../support/database.ts";
import { type Counter, countWrites, type Writes } from "../support/writes.ts";

/** Noon in Nairobi. */
const startMs = Date.parse("2026-03-10T09:00:00Z");
/** How long a commit waits for the disk, a call for its unit, and a request on its way. */
const syncMs = 1;
const unitMs = 1;
const mostWayMs = 2;
/** After so long without a commit, nothing is left to be done. */
const quietMs = 5_000;

/** A branch, and the key with which its tills call. */
export type Branch = { bhf_id: string; key: string };

/** What was written, and how many calls to control units there were. */
export type Weight = Writes & { calls: number };

export type Shop = {
  service: Service;
  time: VirtualTime;
  counter: Counter;
  branches: Branch[];
  /** A request of a branch. @throws unless it succeeds */
  call(branch: Branch, path: string, body: unknown, headers?: Record<string, string>): Promise<void>;
  /** Resolves when the service has nothing to do any more, with what it has done since the last time. */
  idle(): Promise<Weight>;
  /** How many sales the units have signed. */
  signed(): number;
};

/** Does `work` in a shop of its own: accounts with branches that are ready to sell ten items. */
export async function inShop<T>(
  options: Pick<SeedOptions, "accounts" | "branches" | "itemType">,
  work: (shop: Shop) => Promise<T>,
): Promise<T> {
  const place = await createPlace("sqlite");
  const time = new VirtualTime(startMs);
  const chance = createChance(1);
  const giveBack = useMachine({
    time,
    chance,
    sync: (_descriptor, done) => void time.start(() => done(null), syncMs),
  });
  try {
    return await time.runUntil(open());
  } finally {
    giveBack();
    await place.release();
  }

  async function open(): Promise<T> {
    const unit = await openSimulatedUnit(
      "vscu",
      () => new Date(time.now()),
      () => undefined,
    );
    let calls = 0;
    const transport = transportTo(unit, async () => {
      calls += 1;
      await time.pause(unitMs);
    });
    const clock = { now: () => time.now() };
    const units = createControlUnit({ clock, transport });
    // Its name stands in rows, and that of a process is not always as long.
    const service = await createService(configOf(place.dataDir), { clock, units, processName: "shop" });
    const counter = countWrites(service.db);
    try {
      const accounts = await seed(service, options);
      const branches = accounts.flatMap((account) => account.branches.map((one) => ({ ...account, ...one })));
      for (const { tin, bhf_id } of branches) await unit.install(bhf_id, tin);
      const call = callerOf(service, () => time.pause(chance.fraction() * mostWayMs));
      const signed = () => unit.ledger.filter(({ kind }) => kind === "sale").length;
      await idle();
      return await work({ service, time, counter, branches, call, idle, signed });
    } finally {
      counter.end();
      await service.close();
    }

    async function idle(): Promise<Weight> {
      for (let seen = -1; seen !== counter.commits(); await time.pause(quietMs)) seen = counter.commits();
      const weight = { ...counter.taken(), calls };
      calls = 0;
      return weight;
    }
  }
}

function transportTo(unit: SimulatedUnit, way: () => Promise<void>): Transport {
  return {
    async send({ method = "POST", path, text, body }) {
      await way();
      const sent = text ?? (body === undefined ? "" : JSON.stringify(body));
      const reply = await unit.respond(method, path, sent, () => false);
      if (reply === "silent") return { kind: "unanswered", message: "No response." };
      return { kind: "answered", status: reply.status, text: reply.text };
    },
    close: async () => undefined,
  };
}

function callerOf(service: Service, way: () => Promise<void>): Shop["call"] {
  const app = createApp(service).callback() as RequestListener as Parameters<typeof inject>[0];
  return async ({ bhf_id, key }, path, body, headers = {}) => {
    await way();
    const { statusCode, payload } = await inject(app, {
      method: "POST",
      url: `/api/v1${path}`,
      headers: {
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
        "x-branch-id": bhf_id,
        ...headers,
      },
      payload: JSON.stringify(body),
    });
    if (statusCode >= 300) throw new Error(`POST ${path} returned ${statusCode}: ${payload}`);
  };
}
