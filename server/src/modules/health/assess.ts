// The health of one environment of an account: reads what the checks need, and runs them.
import { defaultProfile, taxWordsOf, taxWordsOfAll } from "@taxctl/sdk/rules/profiles";
import { isoOrNull } from "../../base/clock.ts";
import { type ZoneSetting, zoneOf } from "../../base/zone.ts";
import { findLastBackup } from "../../core/backups/last-backup.ts";
import type { Check } from "../../core/context/check.ts";
import type { Context } from "../../core/context/context.ts";
import { findLostKeys } from "../../core/encryption/lost-keys.ts";
import { findOldestWaiting } from "../../core/mail/store.ts";
import { findMissingReceipts } from "../../core/transactions/list-store.ts";
import { waitLimitMs } from "../../core/transactions/stall-watch.ts";
import { findLostTransfers, findWaitingTransfers } from "../../core/transactions/transfer-store.ts";
import { findNextUnpublished } from "../../core/webhooks/publish-store.ts";
import { findTroubledWebhooks } from "../../core/webhooks/store.ts";
import { readServerSettings } from "../../db/engine/server-settings.ts";
import { findAwayRelays } from "../../lanes/away.ts";
import { isCircuitOpen } from "../../lanes/contact.ts";
import { countFollowUps } from "../../lanes/follow-up-calls.ts";
import { findStoppedStreams } from "../../lanes/hold.ts";
import { findForeignLanes } from "../../lanes/obstacle.ts";
import { findHeldBack, findInDoubt, findOverdue } from "../../lanes/queues.ts";
import { checkBackup } from "./backup-check.ts";
import {
  checkBranch,
  checkClock,
  checkDatabase,
  checkDurability,
  checkEvents,
  checkKey,
  checkLateness,
  checkMail,
  checkPause,
  checkReceipts,
  checkSecrets,
  checkTraining,
  checkTransfers,
  checkWaitingTransfers,
  checkWebhooks,
  checkWorker,
  unservedLimitMs,
  worstOf,
} from "./checks.ts";
import { checkFollowUps, checkHeldBack, checkQueue } from "./queue-checks.ts";
import * as store from "./store.ts";

/** The subject of health: one environment of an account, and the request's key, if any. */
type Subject = Pick<Context, "service" | "environment" | "key"> & { account: { id: number } };

/** Waits for all fields at once. */
async function settled<Fields extends object>(
  fields: Fields,
): Promise<{ [Name in keyof Fields]: Awaited<Fields[Name]> }> {
  const entries = Object.entries(fields).map(async ([name, value]) => [name, await value]);
  return Object.fromEntries(await Promise.all(entries));
}

/** Everything that the checks of one environment need, and whether the database stores anything at present. */
async function readState({ service, environment, key }: Subject, nowMs: number) {
  const { db, databaseWatch } = service;
  const writeFailure = databaseWatch.findWriteFailure();
  // It is awaited below. A read that fails before must not leave its failure unhandled, which ends the process.
  writeFailure.catch(() => undefined);
  const database = await store.readDatabaseClock(db);
  const branches = await store.findBranchHealth(db.knex, environment.id);
  const devices = branches.flatMap(({ lane_id, ...branch }) =>
    lane_id === null ? [] : [{ ...branch, lane_id, profile: branch.profile ?? defaultProfile }],
  );
  const laneIds = devices.map(({ lane_id }) => lane_id);
  return settled({
    database,
    branches,
    devices,
    writeFailure,
    queues: store.findQueues(db.knex, laneIds),
    followUps: countFollowUps(db.knex, laneIds),
    unanswered: findInDoubt(db.knex, laneIds),
    stopped: findStoppedStreams(db.knex, laneIds),
    heldBack: findHeldBack(db.knex, laneIds),
    foreign: findForeignLanes(db.knex, laneIds),
    unservedSince: findOverdue(db, laneIds, nowMs, nowMs - unservedLimitMs),
    expiresAt: key ? store.findKeyExpiry(db.knex, key.id) : null,
    away: findAwayRelays(db.knex, laneIds),
    webhooks: findTroubledWebhooks(db.knex, environment.id),
    event: findNextUnpublished(db.knex, environment.id),
    missingReceipts: findMissingReceipts(db.knex, environment.id),
    oldestMail: findOldestWaiting(db.knex),
    lostTransfers: findLostTransfers(db.knex, environment.id),
    waitingTransfers: findWaitingTransfers(db.knex, environment.id, nowMs - waitLimitMs),
    ofModules: Promise.all(
      service.checks.map((check) =>
        check({ db, config: service.config, environmentId: environment.id, nowMs, devices }),
      ),
    ),
    settings: readServerSettings(db),
    // A sandbox holds nothing that anybody would restore.
    lastBackup: environment.name === "live" ? findLastBackup(db.knex) : undefined,
    lostKeys: findLostKeys(db.knex, service.secrets, nowMs, environment.id),
  });
}

type State = Awaited<ReturnType<typeof readState>>;
type Device = State["devices"][number];

function checkDevice(state: State, { bhf_id, lane_id }: Device, nowMs: number): Check[] {
  const ofLane = <Row extends { lane_id: number }>(rows: readonly Row[]): Row[] =>
    rows.filter((row) => row.lane_id === lane_id);
  const { queues, unanswered, stopped, heldBack, followUps } = state;
  return [
    ...checkQueue(bhf_id, queues.get(lane_id), ofLane(unanswered), ofLane(stopped), nowMs),
    ...checkHeldBack(bhf_id, ofLane(heldBack), nowMs),
    checkFollowUps(bhf_id, followUps.get(lane_id), nowMs),
  ];
}

function checkAll(state: State, { service, account, key }: Subject, nowMs: number): Check[] {
  const { database } = state;
  return [
    ...(key ? [checkKey(key.prefix, state.expiresAt, nowMs)] : []),
    checkDatabase(database.took_ms, state.writeFailure, service.databaseWatch.recentLoss()),
    ...checkDurability(state.settings),
    ...checkSecrets(state.lostKeys),
    checkClock(nowMs, database.now),
    ...(state.lastBackup ? [checkBackup(state.lastBackup, service.config.backupMaxAgeMs, nowMs)] : []),
    // While nothing can be stored, no process can take work.
    ...(state.writeFailure && !state.writeFailure.isSlow ? [] : [checkWorker(state.unservedSince, nowMs)]),
    ...state.branches.flatMap((branch) => {
      const isForeign = branch.lane_id !== null && state.foreign.has(branch.lane_id);
      const away = branch.lane_id === null ? undefined : state.away.get(branch.lane_id);
      return checkBranch(branch, { account_id: account.id, isForeign, away }, nowMs);
    }),
    ...state.branches.flatMap((branch) => checkLateness(branch, nowMs)),
    ...state.branches.flatMap((branch) => checkPause(branch, nowMs)),
    ...state.branches.flatMap((branch) => checkTraining(branch, nowMs)),
    ...state.devices.flatMap((device) => checkDevice(state, device, nowMs)),
    ...checkReceipts(state.missingReceipts, nowMs),
    ...checkTransfers(state.lostTransfers),
    ...checkWaitingTransfers(state.waitingTransfers, nowMs),
    ...state.ofModules.flat(),
    ...checkWebhooks(state.webhooks, nowMs),
    ...checkEvents(state.event?.created_at, nowMs),
    ...checkMail(state.oldestMail, nowMs),
  ];
}

function showLane({ queues, followUps, stopped }: State, device: Device, config: ZoneSetting, nowMs: number) {
  const { bhf_id, profile, lane_id, is_active, failures, last_contact_at } = device;
  const { pending = 0, in_doubt = 0, oldest_pending_at = null } = queues.get(lane_id) ?? {};
  const { waiting = 0, rejected = 0, oldest_at = null } = followUps.get(lane_id) ?? {};
  const ageS = (since: number | null) =>
    since === null ? null : Math.max(0, Math.floor((nowMs - since) / 1_000));
  return {
    bhf_id,
    time_zone: zoneOf(config, profile),
    words: taxWordsOf(profile),
    is_active,
    circuit: isCircuitOpen({ failures }) ? ("open" as const) : ("closed" as const),
    pending,
    in_doubt,
    oldest_pending_s: ageS(oldest_pending_at),
    follow_ups: { waiting, rejected, oldest_s: ageS(oldest_at) },
    stopped: stopped
      .filter((stream) => stream.lane_id === lane_id)
      .map(({ name, stopped_reason }) => ({ stream: name, reason: stopped_reason })),
    last_contact_at: isoOrNull(last_contact_at),
  };
}

/** All checks of one environment. */
export async function assess(subject: Subject) {
  const nowMs = subject.service.clock.now();
  const state = await subject.service.databaseWatch.within(readState(subject, nowMs));
  const checks = checkAll(state, subject, nowMs);
  const lanes = state.devices.map((device) => showLane(state, device, subject.service.config, nowMs));
  const { branches, devices, expiresAt } = state;
  const words = taxWordsOfAll(devices.map(({ profile }) => profile));
  return { nowMs, expiresAt, status: worstOf(checks), words, checks, lanes, branches };
}
