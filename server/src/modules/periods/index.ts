// Periods: months, their close, and the VAT return.
import type { Module } from "../../http/module.ts";
import { checkMonths, findMonthsWithBooks } from "./check.ts";
import { handlers } from "./handlers.ts";

export const periods: Module = {
  name: "periods",
  handlers,
  async check({ db, config, environmentId, nowMs }) {
    const { timeZone } = config;
    return checkMonths(await findMonthsWithBooks(db.knex, environmentId, { nowMs, timeZone }));
  },
};
