// Periods: months, their close, and the VAT return.

import { accountZone } from "../../core/devices/zones.ts";
import type { Module } from "../../http/module.ts";
import { checkMonths, findMonthsWithBooks } from "./check.ts";
import { handlers } from "./handlers.ts";

export const periods: Module = {
  name: "periods",
  handlers,
  async check({ db, config, environmentId, nowMs }) {
    const timeZone = await accountZone({ db, config }, environmentId);
    return checkMonths(await findMonthsWithBooks(db.knex, environmentId, { nowMs, timeZone }));
  },
};
