// Publishes the events of all environments in turn. A failure of one environment doesn't stop the others, and is retried later.

import { DatabaseLost } from "../../base/database-lost.ts";
import { forEachAlone } from "../../base/for-each-alone.ts";
import type { ZoneSetting } from "../../base/zone.ts";
import type { Background } from "../../db/background.ts";
import { branchZones } from "../devices/zones.ts";
import { findNextUnpublished, findUnpublished, publishEvents } from "./publish-store.ts";

const environmentsAtOnce = 100;
const eventsAtOnce = 100;
/** Waits after a failure: doubled with each further one of the same event. */
const retryMs = { first: 1_000, most: 5 * 60_000 };

type Publisher = {
  /**
   * Creates the deliveries of the next events without deliveries.
   *
   * @returns Whether there was anything to do: then there may be more.
   */
  publish(): Promise<boolean>;
};

/** The event that can't be published, before which nothing of its environment is; how often in a row, and when it is tried again. */
type Failing = { event_id: string; failures: number; due_at: number };

export function createPublisher({ db, clock, log, timeZone }: Background & ZoneSetting): Publisher {
  const failing = new Map<number, Failing>();
  let after = 0;

  async function publishNext(id: number, limit: number): Promise<number> {
    const zones = await branchZones({ db, config: { timeZone } }, id);
    return db.transaction((trx) => publishEvents(trx, id, limit, clock.now(), zones));
  }

  /** The events of an environment at once; after a failure, one by one up to the event that causes it. */
  async function publishEnvironment(id: number): Promise<void> {
    try {
      await publishNext(id, eventsAtOnce);
    } catch (error) {
      if (error instanceof DatabaseLost) throw error;
      for (let left = eventsAtOnce; left > 0; left--) {
        if ((await publishNext(id, 1)) === 0) break;
      }
    }
  }

  async function noteFailure(id: number, error: unknown): Promise<void> {
    const event = await findNextUnpublished(db.knex, id);
    // Another process has published it meanwhile.
    if (!event) return;
    const known = failing.get(id);
    const failures = known?.event_id === event.id ? known.failures + 1 : 1;
    const waitMs = Math.min(retryMs.first * 2 ** (failures - 1), retryMs.most);
    failing.set(id, { event_id: event.id, failures, due_at: clock.now() + waitMs });
    const fields = { err: error, data_set_id: id, event_id: event.id, failures, retry_ms: waitMs };
    if (failures > 1) log.debug(fields, "an event still can't be published");
    else {
      log.error(
        fields,
        "an event can't be published, so its environment's webhooks get no events; remove the cause, and it is retried automatically",
      );
    }
  }

  return {
    async publish() {
      const nowMs = clock.now();
      // A clock that was set back prolongs no wait.
      const paused = [...failing].filter(
        ([, { due_at }]) => due_at > nowMs && due_at <= nowMs + retryMs.most,
      );
      const except = paused.map(([id]) => id);
      const from = after;
      const ids = await findUnpublished(db.knex, from, except, environmentsAtOnce);
      // In turn: environments that always have some never keep the later ones waiting.
      after = ids.length < environmentsAtOnce ? 0 : (ids.at(-1) ?? 0);
      await forEachAlone(
        ids,
        async (id) => {
          await publishEnvironment(id);
          if (failing.delete(id)) log.info({ data_set_id: id }, "events are published again");
        },
        noteFailure,
      );
      return ids.length > 0 || from > 0;
    },
  };
}
