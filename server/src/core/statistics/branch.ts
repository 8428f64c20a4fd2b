// The statistics of one branch: its transactions in a period, its items, the state of its device.
import { isoOrNull } from "../../base/clock.ts";
import { statsOf } from "../../db/history/counters.ts";
import type { BranchRow } from "../context/branch.ts";
import type { Service } from "../context/context.ts";
import { type PeriodQuery, transactionPeriodOf } from "../context/period.ts";
import { type DeviceRow, findDevice } from "../devices/store.ts";
import { branchZone } from "../devices/zones.ts";
import { countLevels } from "../stock/list-store.ts";
import { rateOfSuccess } from "../transactions/success-rate.ts";

/** @throws ValidationError when the period ends before it begins. */
export async function readStats(
  service: Pick<Service, "clock" | "config" | "db">,
  branch: BranchRow,
  query: PeriodQuery,
) {
  const { db } = service;
  const scope = { data_set_id: branch.data_set_id, branch_id: branch.id };
  const period = await transactionPeriodOf(service, scope, query, await branchZone(service, scope));
  const [transactions, levels, device] = await Promise.all([
    statsOf(db.knex, { ...scope, ...period }),
    countLevels(db.knex, scope),
    findDevice(db.knex, branch.data_set_id, branch.bhf_id),
  ]);
  return {
    data: {
      bhf_id: branch.bhf_id,
      ...transactions,
      success_rate: rateOfSuccess(transactions.by_status),
      ...levels,
      device: device ? showState(device) : null,
    },
    period,
  };
}

function showState({ is_active, training_since, last_initialized_at, last_error }: DeviceRow) {
  return {
    is_active,
    training_since: isoOrNull(training_since),
    last_initialized_at: isoOrNull(last_initialized_at),
    last_error,
  };
}
