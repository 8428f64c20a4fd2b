// The relays that are connected to this process, by the branches that they serve.
import { newUuid } from "../../base/chance.ts";
import { UnavailableError } from "../../base/errors.ts";
import type { Logger } from "../../base/log.ts";
import { periodicTask } from "../../base/periodic-task.ts";
import type { Reach } from "../../core/context/context.ts";
import type { Presence } from "../../core/processes/presence.ts";
import type { Database } from "../../db/open.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { reportBack } from "./away-watch.ts";
import { closeCodes } from "./frames.ts";
import { type Link, noRelay } from "./link.ts";
import * as store from "./store.ts";

declare module "../../core/context/context.ts" {
  interface Service {
    /** The relays that are connected to this process. */
    relays: Relays;
  }
}

/** Revoked tokens and newer connections to other processes are noticed after this. */
const checkEveryMs = 2_000;

/** `isNew` until the first check of the connection. */
type Connected = { relay: store.KnownRelay; connectionId: string; link: Link; isNew: boolean };

export type Relays = Reach & {
  /** Takes a connection over; an earlier one of the same relay ends. */
  connect(relay: store.KnownRelay, link: Link, details: Details): Promise<void>;
  /** Ends the connections of a relay whose token was revoked. */
  revoked(relayId: string): void;
  /** Checks for revoked tokens and newer connections, and records connections that could not be recorded before. */
  check(): Promise<void>;
  stop(): Promise<void>;
};

/** The record of a connection. */
type Details = Pick<store.Connection, "version" | "remote_address" | "allowed">;

type RelaysOptions = {
  db: Database;
  log: Logger;
  presence: Pick<Presence, "id" | "clock">;
  /** The single process of an embedded database has every relay. */
  isAlone: boolean;
  /** Called with the number of connections after each change. */
  counted(connections: number): void;
  /** Called after an event was written. */
  written(): void;
  /** Called when lanes can be served that could not be before. */
  connected(laneIds: number[]): Promise<void>;
};

export function createRelays(options: RelaysOptions): Relays {
  const { db, log, presence } = options;
  /** In the order in which they connected. */
  const all = new Set<Connected>();

  const newestOf = (branchId: number): Connected | undefined =>
    [...all].findLast(({ relay, link }) => link.isOpen && relay.branch_ids.includes(branchId));

  async function isElsewhere(branchId: number, queryable: Queryable = db.knex): Promise<boolean> {
    if (options.isAlone) return false;
    const holder = await store.findHolder(queryable, db.now(), branchId);
    return holder !== undefined && holder !== presence.id;
  }

  async function serve({ relay }: Connected): Promise<void> {
    await options.connected(await store.findRelayedLanes(db.knex, relay.branch_ids));
  }

  async function check(): Promise<void> {
    for (const connectionId of unrecorded) await recordEnd(connectionId);
    if (all.size === 0) return;
    const held = [...all];
    const recorded = await store.findRecorded(
      db.knex,
      held.map(({ relay }) => relay.id),
    );
    for (const connected of held) {
      const { relay, connectionId, link } = connected;
      const { connection_id = null, is_allowed = false } = recorded.get(relay.id) ?? {};
      if (!is_allowed) link.end(closeCodes.revoked, "revoked");
      // This process hung, and the others considered it gone: the relay reconnects.
      else if (connection_id === null) link.end(1012, "the service lost the connection");
      else if (connection_id !== connectionId)
        link.end(closeCodes.replaced, "replaced by a newer connection");
      else if (connected.isNew) {
        // A process that found no relay a moment before may have put the lane off after this one woke it.
        await serve(connected);
        connected.isNew = false;
      }
    }
  }

  /** Connections that ended while the database was away. */
  const unrecorded = new Set<string>();

  async function recordEnd(connectionId: string): Promise<void> {
    unrecorded.add(connectionId);
    await store.recordEnd(db.knex, connectionId, presence.clock.now());
    unrecorded.delete(connectionId);
  }

  const checks = periodicTask(check, checkEveryMs, (error) =>
    log.warn({ err: error }, "the connections of relays can't be checked"),
  );
  checks.start();

  async function forget(connected: Connected): Promise<void> {
    all.delete(connected);
    options.counted(all.size);
    const { relay, connectionId } = connected;
    log.info({ relay_id: relay.id, connection_id: connectionId }, "relay disconnected");
    await recordEnd(connectionId).catch((error: unknown) =>
      log.warn({ err: error }, "the end of a relay's connection can't be recorded; trying again"),
    );
  }

  return {
    async send(branchId, sending) {
      const found = newestOf(branchId);
      return found ? found.link.send(sending) : { kind: "not_sent", message: noRelay };
    },
    isElsewhere,
    async requireHere(laneId) {
      if (options.isAlone) return;
      const branchId = await store.findRelayedBranch(db.knex, laneId);
      if (branchId !== undefined && (await isElsewhere(branchId)))
        throw new UnavailableError(
          "The branch's relay is connected to another process of the service; try again",
          1,
          { isElsewhere: true },
        );
    },
    async connect(relay, link, details) {
      const connectionId = newUuid();
      const connected = { relay, connectionId, link, isNew: true };
      const row = {
        connection_id: connectionId,
        process_id: presence.id,
        connected_at: presence.clock.now(),
        ...details,
      };
      const recorded = await db.transaction(async (trx) => {
        const before = await store.recordConnection(trx, relay.id, row);
        return before && { isReported: await reportBack(trx, before, row.connected_at) };
      });
      if (!recorded) {
        link.end(closeCodes.revoked, "revoked");
        return;
      }
      if (recorded.isReported) options.written();
      for (const other of all)
        if (other.relay.id === relay.id)
          other.link.end(closeCodes.replaced, "replaced by a newer connection");
      all.add(connected);
      options.counted(all.size);
      void link.ended.then(() => forget(connected));
      const { version, remote_address } = details;
      log.info(
        { relay_id: relay.id, connection_id: connectionId, version, remote_address },
        "relay connected",
      );
      await serve(connected);
    },
    revoked(relayId) {
      for (const { relay, link } of all) if (relay.id === relayId) link.end(closeCodes.revoked, "revoked");
    },
    check,
    async stop() {
      await checks.stop();
      const held = [...all];
      for (const { link } of held) link.end(1001, "the service stops");
      await Promise.all(held.map(({ link }) => link.ended));
      // Each end is recorded before the database is closed.
      await Promise.all(
        held.map(({ connectionId }) => store.recordEnd(db.knex, connectionId, presence.clock.now())),
      );
    },
  };
}
