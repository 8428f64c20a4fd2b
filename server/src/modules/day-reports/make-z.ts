// Makes a branch's Z report: no number is bound meanwhile, so that each sale counts in exactly one.
import { instantOf, iso } from "../../base/clock.ts";
import { ConflictError } from "../../base/errors.ts";
import { dayAfter } from "../../base/local-time.ts";
import { recordChange } from "../../core/audit/record.ts";
import { unknownBranch } from "../../core/branches/require.ts";
import { lockBranch } from "../../core/branches/store.ts";
import {
  businessDayOf,
  daysUntil,
  defaultStart,
  type OpenZ,
  onDay,
} from "../../core/business-days/open-z.ts";
import { findOpenZ, saveOpenZ } from "../../core/business-days/store.ts";
import type { BranchRow } from "../../core/context/branch.ts";
import type { Context } from "../../core/context/context.ts";
import { findDevice } from "../../core/devices/store.ts";
import { branchZone } from "../../core/devices/zones.ts";
import { newRowId } from "../../db/row-ids.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { toBlob } from "../../db/sql/values.ts";
import { findOpenSales, lockLanesOf } from "../../lanes/open-sales.ts";
import { type DayContent, readContent, readSeller, showMaker } from "./read-figures.ts";
import { findLastZ, insertZ, type LastZ, type ZRow } from "./z-store.ts";

/** What a Z report keeps besides its columns. */
export type ZContent = DayContent & { waiting: number } & Awaited<ReturnType<typeof readSeller>> & {
    made_by: ReturnType<typeof showMaker>;
  };

/**
 * Stores the Z report of the branch's open business day, and one without sales for each day before it that had none.
 *
 * @throws ConflictError 409 `z_report_made`, `z_report_unconfirmed`, or `z_report_waiting` unless what waits may stay for the next.
 */
export async function makeZ(context: Context, leaveWaiting: boolean): Promise<ZRow> {
  const { db, lanes } = context.service;
  const branch = context.requireBranch();
  const of = { branch_id: branch.id, data_set_id: context.environment.id };
  const timeZone = await branchZone(context.service, of);
  const options = { bhfId: branch.bhf_id, timeZone, leaveWaiting };
  const make = () => db.transaction((trx) => makeWithin(trx, context, options));
  const device = await findDevice(db.knex, context.environment.id, branch.bhf_id);
  // The call that is under way ends first. A busy branch would never be without one.
  return device ? lanes.withLane(device.lane_id, make, { callsUnit: false }) : make();
}

async function makeWithin(
  trx: Trx,
  context: Context,
  { bhfId, timeZone, leaveWaiting }: { bhfId: string; timeZone: string; leaveWaiting: boolean },
): Promise<ZRow> {
  const { service, environment, user } = context;
  const nowMs = service.clock.now();
  const branch = await lockBranch(trx, environment.id, bhfId);
  if (!branch) throw unknownBranch(bhfId);
  const lanes = { environmentId: environment.id, bhfId };
  await lockLanesOf(trx, lanes);
  const scope = { data_set_id: environment.id, branch_id: branch.id };
  const open = await findOpenZ(trx, branch.id);
  const last = await findLastZ(trx, scope);
  const today = businessDayOf(nowMs, branch.business_day_start, timeZone);
  const dayOf = (ms: number) => businessDayOf(ms, branch.business_day_start, timeZone);
  const { number, business_day } = onDay(open, today);
  if (
    last &&
    (business_day > today || (open.business_day === null && dayOf(Number(last.closed_at)) >= today))
  )
    throw alreadyMade(last, open, branch);
  const unconfirmed = (await findOpenSales(trx, lanes, "sent")).first;
  if (unconfirmed) {
    const { invoice_no, transaction_id } = unconfirmed;
    const message = `The outcome of ${invoice_no} is unknown, and it counts in this Z report. Make the report once the outcome is known.`;
    throw new ConflictError("z_report_unconfirmed", message, { transaction_id });
  }
  const waiting = await findOpenSales(trx, lanes, "waiting");
  if (waiting.first && !leaveWaiting) {
    const { invoice_no, transaction_id } = waiting.first;
    const others = waiting.count > 1 ? ` and ${waiting.count - 1} more` : "";
    const message = `${invoice_no}${others} wait to be sent. Make the Z report once they are signed, or send leave_waiting true to leave them for the next one.`;
    throw new ConflictError("z_report_waiting", message, { transaction_id });
  }
  const startOf = (day: string) => instantOf(`${day}${startText(branch)}00`, timeZone) ?? nowMs;
  const common = { ...(await readSeller(trx, context, branch)), made_by: showMaker(context) };
  const days = last ? daysUntil(last.business_day, business_day) : [business_day];
  const first = number - days.length + 1;
  const opened = last ? Number(last.closed_at) : Math.min(startOf(business_day), nowMs);
  const sent = { bhfId, sinceMs: opened };
  const content = await readContent(trx, { ...scope, after_z: number - 1, to_z: number }, sent, timeZone);
  const nothing = await readContent(trx, { ...scope, after_z: number, to_z: number }, sent, timeZone);
  const rows: ZRow[] = [];
  let opened_at = opened;
  for (const [index, day] of days.entries()) {
    const isLast = index === days.length - 1;
    const closed_at = isLast ? nowMs : Math.max(opened_at, startOf(dayAfter(day, 1)));
    const figures: ZContent = {
      ...(isLast ? { ...content, waiting: waiting.count } : { ...nothing, waiting: 0 }),
      ...common,
    };
    const row = {
      id: newRowId(trx),
      ...scope,
      number: first + index,
      business_day: day,
      opened_at,
      closed_at,
    };
    rows.push({ ...row, made_by: user.id, figures: toBlob(figures) });
    opened_at = closed_at;
  }
  await insertZ(trx, rows);
  await saveOpenZ(trx, branch.id, { number: number + 1, business_day: null, last_day: business_day });
  await recordChange(trx, context, {
    action: "reports.z",
    subject: `branch ${bhfId}`,
    new: { number, business_day },
    detail: { without_sales: rows.length - 1, left_waiting: waiting.count },
  });
  return rows.at(-1) as ZRow;
}

function startText({ business_day_start }: Pick<BranchRow, "business_day_start">): string {
  return (business_day_start ?? defaultStart).replace(":", "");
}

/** `20260310` as `2026-03-10`. */
export function shownDay(day: string): string {
  return `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
}

function alreadyMade({ number, business_day, closed_at }: LastZ, open: OpenZ, branch: BranchRow) {
  const start = branch.business_day_start ?? defaultStart;
  const next = `${shownDay(dayAfter(business_day, 1))} ${start}`;
  const rest =
    open.business_day === null ? "There are no sales after it" : "The sales after it count in the next one";
  const message = `The Z report of ${shownDay(business_day)} was made at ${iso(Number(closed_at))}: it is number ${number}. ${rest}. A business day has one Z report: make the next one from ${next}.`;
  return new ConflictError("z_report_made", message);
}
