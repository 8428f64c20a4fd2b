// Refresh: fetches reference data and new records of every branch once a day.

import { zoneOf } from "../../base/zone.ts";
import { findPlans } from "../../core/purchases/fetch-store.ts";
import type { Module } from "../../http/module.ts";
import { checkDailyFetch } from "./check.ts";
import { createDailyFetch } from "./daily-fetch.ts";
import { createRefresher } from "./refresher.ts";

export const refresh: Module = {
  name: "refresh",
  open(service) {
    const refresher = createRefresher(service);
    const dailyFetch = createDailyFetch({ ...service, fetched: service.webhooks.wake });
    return { fields: { refresher, dailyFetch }, work: [refresher, dailyFetch] };
  },
  async check({ db, config, devices, nowMs }) {
    const active = devices.filter(({ is_active }) => is_active);
    const plans = await findPlans(
      db.knex,
      active.map(({ branch_id }) => branch_id),
    );
    return active.flatMap(({ bhf_id, branch_id, profile }) => {
      const plan = plans.get(branch_id);
      return plan ? [checkDailyFetch(bhf_id, plan, nowMs, zoneOf(config, profile))] : [];
    });
  },
};
