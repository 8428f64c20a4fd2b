// Reconciliations: books compared with what suppliers reported.

import { accountZone } from "../../core/devices/zones.ts";
import type { Module } from "../../http/module.ts";
import { checkMatching } from "./check.ts";
import { handlers } from "./handlers.ts";
import { findMissingData } from "./missing-store.ts";
import { createNightlyMatching } from "./nightly.ts";

export const reconciliations: Module = {
  name: "reconciliations",
  handlers,
  open({ db, clock, log, config, webhooks }) {
    return { work: [createNightlyMatching({ db, clock, log, config, matched: webhooks.wake })] };
  },
  async check({ db, config, environmentId, nowMs }) {
    const timeZone = await accountZone({ db, config }, environmentId);
    return checkMatching(await findMissingData(db.knex, environmentId, { nowMs, timeZone }));
  },
};
