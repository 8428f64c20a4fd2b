// TINs that are bound to accounts: those of active live devices from the beginning.

import { int, string, time } from "../sql/schema.ts";
import { createTable, type Migration } from "./migration.ts";

/** In one statement, because it may run again. Two accounts with live devices of one TIN both continue until operators decide. */
const bound: Migration = {
  name: "3612_account_tins_bound",
  async up(db, family) {
    const ignore = family === "mysql" ? "insert ignore" : "insert or ignore";
    await db.raw(
      `${ignore} into account_tins (tin, account_id, bound_at) ` +
        "select upper(trim(devices.tin)), data_sets.account_id, min(devices.created_at) from devices " +
        "join data_sets on data_sets.id = devices.data_set_id " +
        "where devices.is_active = 1 and data_sets.environment = 'live' " +
        "group by upper(trim(devices.tin)), data_sets.account_id",
    );
  },
  async down() {},
};

/** Sandbox devices of other accounts stop using those TINs. */
const freed: Migration = {
  name: "3613_devices_of_bound_tins",
  async up(db) {
    const bindings = "select 1 from account_tins where account_tins.tin = upper(trim(devices.tin))";
    const account = "(select account_id from data_sets where data_sets.id = devices.data_set_id)";
    await db.raw(
      "update devices set is_active = 0, last_error = 'The TIN of this device belongs to another account' " +
        `where is_active = 1 and exists (${bindings}) and not exists (${bindings} and account_tins.account_id = ${account})`,
    );
  },
  async down() {},
};

export const tins: Migration[] = [
  createTable("3611", "account_tins", {
    columns: { tin: string(20), account_id: int(), bound_at: time() },
    primary: ["tin", "account_id"],
    index: { account: ["account_id", "tin"] },
  }),
  bound,
  freed,
];
