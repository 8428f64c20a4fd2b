// Who has a lane, and until when; the statements for those who take one outside the lane's own turns.
import { endLease } from "../db/engine/failures.ts";
import type { Database } from "../db/open.ts";
import { leaseWatchOf } from "./lease-watch.ts";

/** The columns of a lease: `saves` is the lane itself; select calls are made under another, next to the lane's saves. */
type Lease = { owner: "owner" | "select_owner"; until: "lease_until" | "select_until" };
export const saves: Lease = { owner: "owner", until: "lease_until" };
export const selects: Lease = { owner: "select_owner", until: "select_until" };

/** Takes a free lane, or one whose lease has ended; false if another process holds it. */
export async function claimLane(
  db: Database,
  laneId: number,
  owner: string,
  leaseMs: number,
  lease: Lease = saves,
): Promise<boolean> {
  const lane = await db
    .knex("lanes")
    .where({ id: laneId })
    .first({ owner: lease.owner, until: lease.until, now_ms: db.now() });
  if (!lane) return false;
  const name = `${lease.owner} ${laneId}`;
  if (lane.owner !== owner && !leaseWatchOf(db).isOver(name, lane, leaseMs)) return false;
  // The lease is unchanged since it was read.
  const changed = await db
    .knex("lanes")
    .where({ id: laneId, [lease.owner]: lane.owner, [lease.until]: lane.until })
    .update({ [lease.owner]: owner, [lease.until]: db.knex.raw("? + ?", [db.now(), leaseMs]) });
  return changed === 1;
}

export async function releaseLane(
  db: Database,
  laneId: number,
  owner: string,
  lease: Lease = saves,
): Promise<void> {
  const held = db.knex("lanes").where({ id: laneId, [lease.owner]: owner });
  await endLease(held.update({ [lease.owner]: null, [lease.until]: 0 }));
}

/** Frees every lane: only for the single process of an embedded database, at its start. */
export async function releaseAllLanes(db: Database): Promise<void> {
  await db.knex("lanes").update({ owner: null, lease_until: 0, select_owner: null, select_until: 0 });
}

/** No lease is ever given for so long, whatever the limits of the process that gave it. */
const impossibleLeaseMs = 10 * 60_000;

/**
 * Shortens leases that end later than any lease can to the usual length: the database's clock was set back. A living
 * holder renews its own in time, and other processes don't wait for days.
 */
export async function shortenLeases(
  db: Database,
  leases: { laneMs: number; selectMs: number },
): Promise<void> {
  const { knex } = db;
  const columns = [
    { name: "lease_until", ms: leases.laneMs },
    { name: "select_until", ms: leases.selectMs },
  ];
  for (const { name, ms } of columns) {
    const isImpossible = () =>
      knex("lanes").where(name, ">", knex.raw("? + ?", [db.now(), impossibleLeaseMs]));
    if (await isImpossible().first("id")) {
      await isImpossible().update({ [name]: knex.raw("? + ?", [db.now(), ms]) });
    }
  }
}
