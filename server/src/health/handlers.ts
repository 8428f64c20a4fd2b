// The operation of health: what a doctor would look at, for one data set.
import packageFile from "../../package.json" with { type: "json" };
import { findCollidedDevices } from "../accounts/tin-collisions.ts";
import { findConflicts } from "../accounts/tin-store.ts";
import { iso } from "../clock.ts";
import { readServerSettings } from "../db/server-settings.ts";
import { isCircuitOpen } from "../lanes/contact.ts";
import { findStoppedStreams } from "../lanes/hold.ts";
import type { Context, Handlers } from "../operations.ts";
import { findNextUnpublished } from "../webhooks/publish.ts";
import { findTroubledWebhooks } from "../webhooks/store.ts";
import {
  type Check,
  checkBranch,
  checkClock,
  checkDatabase,
  checkDurability,
  checkEvents,
  checkFollowUps,
  checkHeldBack,
  checkKey,
  checkQueue,
  checkTinCollisions,
  checkTins,
  checkWebhooks,
  checkWorker,
  unservedLimitMs,
  worstOf,
} from "./checks.ts";
import * as store from "./store.ts";

/** Everything that the checks of one data set need, and whether the database stores anything at present. */
async function readState({ service, account, dataSet, key }: Context, nowMs: number) {
  const { db, databaseWatch } = service;
  const storing = databaseWatch.findWriteFailure();
  // It is awaited below. A read that fails before must not leave its failure unhandled, which ends the process.
  storing.catch(() => undefined);
  const database = await store.readDatabaseClock(db);
  const branches = await store.findBranchHealth(db.knex, dataSet.id);
  const devices = branches.flatMap(({ lane_id, ...branch }) =>
    lane_id === null ? [] : [{ lane_id, ...branch }],
  );
  const laneIds = devices.map(({ lane_id }) => lane_id);
  const [
    queues,
    followUps,
    doubts,
    stopped,
    heldBack,
    unservedSince,
    expiresAt,
    webhooks,
    event,
    conflicts,
    collided,
    writeFailure,
    settings,
  ] = await Promise.all([
    store.findQueues(db.knex, laneIds),
    store.findFollowUps(db.knex, laneIds),
    store.findUnanswered(db.knex, laneIds),
    findStoppedStreams(db.knex, laneIds),
    store.findHeldBack(db.knex, laneIds),
    store.findUnserved(db, laneIds, nowMs, nowMs - unservedLimitMs),
    store.findKeyExpiry(db.knex, key.id),
    findTroubledWebhooks(db.knex, dataSet.id),
    findNextUnpublished(db.knex, dataSet.id),
    findConflicts(db.knex, account.id),
    findCollidedDevices(db.knex, dataSet.id),
    storing,
    readServerSettings(db),
  ]);
  return {
    database,
    branches,
    devices,
    queues,
    followUps,
    doubts,
    stopped,
    heldBack,
    unservedSince,
    expiresAt,
    webhooks,
    event,
    conflicts,
    collided,
    writeFailure,
    settings,
  };
}

export const handlers = {
  async getHealth(_request, context) {
    const { service, account, user, dataSet, key } = context;
    const nowMs = service.clock.now();
    const {
      database,
      branches,
      devices,
      queues,
      followUps,
      doubts,
      stopped,
      heldBack,
      unservedSince,
      expiresAt,
      webhooks,
      event,
      conflicts,
      collided,
      writeFailure,
      settings,
    } = await service.databaseWatch.within(readState(context, nowMs));
    const checks: Check[] = [
      checkKey(key.prefix, expiresAt, nowMs),
      checkDatabase(database.took_ms, writeFailure, service.databaseWatch.recentLoss()),
      ...checkDurability(settings),
      checkClock(nowMs, database.now),
      checkWorker(unservedSince, nowMs),
      ...checkTins(conflicts),
      ...checkTinCollisions(collided),
      ...branches.flatMap((branch) => checkBranch(branch, nowMs)),
      ...devices.flatMap(({ bhf_id, lane_id }) => {
        const stops = stopped.filter((stream) => stream.lane_id === lane_id);
        return [
          ...checkQueue(
            bhf_id,
            queues.get(lane_id),
            doubts.filter((doubt) => doubt.lane_id === lane_id),
            stops,
            nowMs,
          ),
          ...checkHeldBack(
            bhf_id,
            heldBack.filter((held) => held.lane_id === lane_id),
            nowMs,
          ),
          checkFollowUps(bhf_id, followUps.get(lane_id), nowMs),
        ];
      }),
      ...checkWebhooks(webhooks, nowMs),
      ...checkEvents(event?.created_at, nowMs),
    ];
    const lanes = devices.map(({ bhf_id, lane_id, is_active, failures, last_contact_at }) => {
      const { pending = 0, in_doubt = 0, oldest_pending_at = null } = queues.get(lane_id) ?? {};
      const { waiting = 0, refused = 0, oldest_at = null } = followUps.get(lane_id) ?? {};
      const ageS = (since: number | null) =>
        since === null ? null : Math.max(0, Math.floor((nowMs - since) / 1_000));
      return {
        bhf_id,
        is_active,
        circuit: isCircuitOpen({ failures }) ? ("open" as const) : ("closed" as const),
        pending,
        in_doubt,
        oldest_pending_s: ageS(oldest_pending_at),
        follow_ups: { waiting, refused, oldest_s: ageS(oldest_at) },
        stopped: stopped
          .filter((stream) => stream.lane_id === lane_id)
          .map(({ name, stopped_reason }) => ({ stream: name, reason: stopped_reason })),
        last_contact_at: last_contact_at === null ? null : iso(last_contact_at),
      };
    });
    return {
      status: 200,
      body: {
        status: "success",
        data: {
          status: worstOf(checks),
          version: packageFile.version,
          environment: dataSet.environment,
          caller: {
            account: account.name,
            user: { name: user.name, role: user.role },
            key: {
              id: key.id,
              prefix: key.prefix,
              expires_at: expiresAt === null ? null : iso(expiresAt),
            },
          },
          time: iso(nowMs),
          time_zone: service.config.timeZone,
          checks,
          lanes,
        },
      },
    };
  },
} satisfies Pick<Handlers, "getHealth">;
