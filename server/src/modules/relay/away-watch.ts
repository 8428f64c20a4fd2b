// Reports relays that stay disconnected, also when the process that had the connection is gone.

import { iso } from "../../base/clock.ts";
import { forEachAlone } from "../../base/for-each-alone.ts";
import { type PeriodicTask, periodicTask } from "../../base/periodic-task.ts";
import { insertEvent } from "../../core/webhooks/event-store.ts";
import type { Background } from "../../db/background.ts";
import type { Trx } from "../../db/sql/schema.ts";
import * as store from "./store.ts";

declare module "../../core/context/context.ts" {
  interface Service {
    /** Reports branches whose relays are away. */
    relayWatch: AwayWatch;
  }
}

/** A relay that restarts, or whose service does, is back within this. */
const awayLimitMs = 60_000;
const lookEveryMs = 15_000;

/** A run reports each relay that has been away for too long, once; it returns how many. */
export type AwayWatch = PeriodicTask<number>;

/** @param written Called after events were written. */
export function createAwayWatch(
  options: Background & {
    /** The single process of an embedded database has every relay. */
    isAlone: boolean;
    written(): void;
  },
): AwayWatch {
  const { db, clock, log, isAlone, written } = options;

  async function look(): Promise<number> {
    const nowMs = clock.now();
    const beforeMs = nowMs - awayLimitMs;
    if (!isAlone) await store.endGone(db);
    let reported = 0;
    await forEachAlone(
      await store.findAway(db.knex, beforeMs),
      async (relay_id) => {
        if (!(await db.transaction((trx) => reportAway(trx, relay_id, nowMs)))) return;
        reported += 1;
        log.warn({ relay_id }, "a relay is disconnected");
      },
      (relay_id, error) =>
        log.warn({ err: error, relay_id }, "a disconnected relay can't be reported; trying again"),
    );
    if (reported > 0) written();
    return reported;
  }

  return periodicTask(look, lookEveryMs, (error) =>
    log.warn({ err: error }, "looking for disconnected relays failed"),
  );
}

async function reportAway(trx: Trx, id: string, nowMs: number): Promise<boolean> {
  const relay = await store.markAway(trx, id, nowMs);
  if (!relay) return false;
  const data = { ...(await subjectOf(trx, relay)), disconnected_at: iso(relay.disconnected_at ?? nowMs) };
  const { data_set_id } = relay;
  await insertEvent(trx, { name: "relay.disconnected", data_set_id, data }, nowMs);
  return true;
}

/** Part of the transaction that records a connection: reports it where its absence was reported. */
export async function reportBack(trx: Trx, relay: store.RelayRow, nowMs: number): Promise<boolean> {
  if (relay.reported_away_at === null) return false;
  const data = {
    ...(await subjectOf(trx, relay)),
    disconnected_at: iso(relay.disconnected_at ?? relay.reported_away_at),
    connected_at: iso(nowMs),
  };
  const { data_set_id } = relay;
  await insertEvent(trx, { name: "relay.connected", data_set_id, data }, nowMs);
  return true;
}

async function subjectOf(trx: Trx, { id, name }: store.RelayRow) {
  return { relay_id: id, name, branches: await store.findBranches(trx, id) };
}
