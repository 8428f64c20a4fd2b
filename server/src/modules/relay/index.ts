// Relays: programs at branches that reach control units behind a firewall.
import type { Module } from "../../http/module.ts";
import { probeNow } from "../../lanes/store.ts";
import { createAwayWatch } from "./away-watch.ts";
import { checkRelays, isRelayed } from "./checks.ts";
import { handlers } from "./handlers.ts";
import { createRelays } from "./relays.ts";
import { forgetConnections, listRelays } from "./store.ts";

export const relay: Module = {
  name: "relay",
  handlers,
  async open({ db, clock, log, presence, isAlone, metrics, webhooks, lanes }) {
    if (isAlone) await forgetConnections(db.knex, clock.now());
    const relays = createRelays({
      db,
      log,
      presence,
      isAlone,
      counted: metrics.setRelays,
      written: webhooks.wake,
      async connected(laneIds) {
        for (const laneId of laneIds) {
          await probeNow(db.knex, laneId);
          lanes.wake(laneId);
        }
      },
    });
    const relayWatch = createAwayWatch({
      db,
      clock: presence.clock,
      log,
      isAlone,
      written: webhooks.wake,
    });
    return {
      fields: { relays, reach: relays, relayWatch },
      watches: [relayWatch],
      close: () => relays.stop(),
    };
  },
  async check({ db, config, environmentId, devices }) {
    return checkRelays(devices.filter(isRelayed), await listRelays(db, environmentId), config.publicUrl);
  },
};
