// Reconciliations: books compared with what suppliers reported.
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
    const { timeZone } = config;
    return checkMatching(await findMissingData(db.knex, environmentId, { nowMs, timeZone }));
  },
};
