// The operations of the overview: getOverview, getOverviewCounts.
import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { isoOrNull, localDate } from "../../base/clock.ts";
import { dueDateOf, shownMonth } from "../../base/months.ts";
import { success } from "../../base/response.ts";
import { zoneOf } from "../../base/zone.ts";
import type { Check } from "../../core/context/check.ts";
import type { Context } from "../../core/context/context.ts";
import type { Handlers } from "../../core/context/operations.ts";
import { listAbroad } from "../../core/devices/currencies.ts";
import { profileOf } from "../../core/devices/store.ts";
import { canRetry, failureOfTransaction } from "../../core/transactions/failure.ts";
import { pageOfTransactions } from "../../core/transactions/list-store.ts";
import { visibleType } from "../../core/transactions/search.ts";
import { findBodies, findTransaction } from "../../core/transactions/store.ts";
import { statsOf } from "../../db/history/counters.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { countUnfinished } from "../exports/store.ts";
import { assess } from "../health/assess.ts";
import { readReturnTotals } from "../periods/read-return.ts";
import { type ShownPeriod, showPeriods } from "../periods/show.ts";
import { listMonths } from "../periods/store.ts";
import {
  type FailedDocument,
  ofChecks,
  ofFailed,
  ofImports,
  ofMonths,
  ofPastMonth,
  sorted,
} from "./attention.ts";
import { branchState } from "./branch-state.ts";
import { dayRows, daysUntil, salesOf, shownDay } from "./figures.ts";
import { openMonthsOf, type PastMonth, readPastMonth } from "./past-month.ts";
import { countAllImports, countImports, findLastReceipt, findUnsent, sumDays, sumWaiting } from "./store.ts";

/** The days of the chart. */
const shownDays = 14;
/** Failed documents that are listed, and of how many days. */
const mostFailed = 5;
const failedDays = 7;

type Health = Awaited<ReturnType<typeof assess>>;

export const handlers = {
  async getOverview(_request, context) {
    const { service, environment, user } = context;
    const db = service.db.knex;
    // The figures belong to those who may read reports.
    const hasFigures = user.role !== "cashier";
    const health = await assess(context);
    const profile = await profileOf(db, environment.id);
    const timeZone = zoneOf(service.config, profile);
    const today = localDate(health.nowMs, timeZone);
    const rules = rulesOf(profile);
    const abroad = await listAbroad(db, environment.id);
    const others = new Map(
      abroad.flatMap(({ currency, branches: own }) =>
        own.map(({ branch_id }) => [branch_id, currency] as const),
      ),
    );
    const isOwn = ({ branch_id }: { branch_id: number }): boolean => !others.has(branch_id);
    const days = daysUntil(today, shownDays);
    const from = [days[0] ?? today, `${today.slice(0, 6)}01`].toSorted()[0] ?? today;
    const sums = hasFigures ? await sumDays(db, environment.id, [from, today]) : [];
    const { dueDay } = rules.vatReturn;
    const thisMonth = shownMonth(today.slice(0, 6));
    const periods = hasFigures ? await showPeriods(context) : [];
    const pastMonth = await readPastMonth(db, environment.id, { periods, thisMonth, dueDay });
    const attention = await readAttention(context, health, {
      today,
      hasFigures,
      dueDay,
      periods,
      pastMonth,
    });
    const branches = [];
    for (const branch of health.branches) {
      const last = await findLastReceipt(db, environment.id, branch.branch_id);
      const own = sums.filter(
        ({ branch_id, document_date }) => branch_id === branch.branch_id && document_date === today,
      );
      const lane = health.lanes.find(({ bhf_id }) => bhf_id === branch.bhf_id);
      branches.push({
        bhf_id: branch.bhf_id,
        name: branch.name,
        state: branchState(branch, lane, health.checks),
        total_amount: hasFigures ? salesOf(rules, own).total_amount : null,
        ...(others.size === 0 ? {} : { currency: others.get(branch.branch_id) ?? rules.currency }),
        waiting: lane ? lane.pending + lane.in_doubt : 0,
        oldest_waiting_s: lane?.oldest_pending_s ?? null,
        last_receipt_no: last?.receipt_no ?? null,
        last_receipt_at: isoOrNull(last?.processed_at ?? null),
      });
    }
    return success({
      data: {
        date: shownDay(today),
        currency: rules.currency,
        figures: hasFigures
          ? await readFigures(context, health.branches.filter(isOwn), {
              today,
              days,
              sums: sums.filter(isOwn),
              rules,
              periods,
            })
          : null,
        past_month: pastMonth ?? null,
        ...(abroad.length === 0 || !hasFigures
          ? {}
          : {
              other_currencies: abroad.map(({ currency }) => ({
                currency,
                ...soldIn(
                  sums.filter(({ branch_id }) => others.get(branch_id) === currency),
                  { today, rules },
                ),
              })),
            }),
        branches,
        attention,
      },
    });
  },

  async getOverviewCounts(_request, context) {
    const { service, environment, user } = context;
    const db = service.db.knex;
    const [{ total, by_status }, branches] = await Promise.all([
      statsOf(db, { data_set_id: environment.id, type: visibleType(context, undefined) }),
      findUnsent(db, environment.id),
    ]);
    // Customs records and exports are not a cashier's.
    const hasAll = user.role !== "cashier";
    const codes = (column: "training_since" | "paused_at") =>
      branches.filter((branch) => branch[column] !== null).map(({ bhf_id }) => bhf_id);
    return success({
      data: {
        documents: total,
        waiting: by_status.pending + by_status.processing,
        failed: by_status.failed,
        imports: hasAll ? await countAllImports(db, environment.id) : null,
        exports: hasAll ? await countUnfinished(db, environment.id) : null,
        training: codes("training_since"),
        paused: codes("paused_at"),
      },
    });
  },
} satisfies Partial<Handlers>;

type Read = {
  today: string;
  days: readonly string[];
  sums: Awaited<ReturnType<typeof sumDays>>;
  rules: ReturnType<typeof rulesOf>;
  periods: readonly ShownPeriod[];
};

/** The sales of today and of its month. */
function soldIn(sums: Read["sums"], { today, rules }: Pick<Read, "today" | "rules">) {
  const of = (days: string) =>
    salesOf(
      rules,
      sums.filter(({ document_date }) => document_date.startsWith(days)),
    );
  return { today: of(today), month_so_far: of(today.slice(0, 6)) };
}

async function readFigures(
  { service, environment }: Context,
  branches: Health["branches"],
  { today, days, sums, rules, periods }: Read,
) {
  const db = service.db.knex;
  const month = today.slice(0, 6);
  const laneIds = branches.flatMap(({ lane_id }) => (lane_id === null ? [] : [lane_id]));
  const before = daysUntil(`${month}01`, 2)[0]?.slice(0, 6) ?? month;
  const vatIn = (of: string) => vatOf(db, environment.id, of, { periods, dueDay: rules.vatReturn.dueDay });
  const isInTime = dueDateOf(before, rules.vatReturn.dueDay).replaceAll("-", "") >= today;
  const filing = periods.find((period) => period.month === shownMonth(before))?.filing;
  // The month has documents, and its return is not filed, or is filed and can still be paid in time.
  const isToPay =
    (!filing || (filing.payment_no === null && isInTime)) &&
    (await listMonths(db, environment.id)).includes(before);
  return {
    ...soldIn(sums, { today, rules }),
    vat: await vatIn(month),
    vat_due: isToPay ? await vatIn(before) : null,
    days: dayRows(rules, days, sums, await sumWaiting(db, laneIds)),
  };
}

async function vatOf(
  db: Queryable,
  environmentId: number,
  month: string,
  { periods, dueDay }: { periods: readonly ShownPeriod[]; dueDay: number },
) {
  const totals = await readReturnTotals(db, environmentId, month);
  const { output_tax, deductible_tax, net, payable, carried_forward } = totals;
  return {
    month: shownMonth(month),
    is_closed: periods.find((period) => period.month === shownMonth(month))?.status === "closed",
    ...{ output_tax, deductible_tax, net, payable, carried_forward },
    due_date: dueDateOf(month, dueDay),
  };
}

async function readAttention(
  context: Context,
  { words, checks, branches }: Health,
  {
    today,
    hasFigures,
    dueDay,
    periods,
    pastMonth,
  }: {
    today: string;
    hasFigures: boolean;
    dueDay: number;
    periods: readonly ShownPeriod[];
    pastMonth: PastMonth | undefined;
  },
) {
  const db = context.service.db.knex;
  const failed = ofFailed(await findFailed(context, today));
  // Failures concern everybody; warnings are for people who can do something about them.
  const isShown = ({ status }: Check): boolean => hasFigures || status === "fail";
  const found = [...ofChecks(checks.filter(isShown)), ...failed];
  if (!hasFigures) return sorted(found);
  const months = openMonthsOf(periods, shownMonth(today.slice(0, 6)));
  const isListed = months.some(({ month }) => shownMonth(month) === pastMonth?.month);
  return sorted([
    ...found,
    ...ofMonths(months, shownDay(today), { dueDay, tax: words.tax }),
    ...(pastMonth && !isListed ? ofPastMonth(pastMonth, shownDay(today)) : []),
    ...ofImports(await countImports(db, branches)),
  ]);
}

/** The latest failed documents that can still be sent, and that the caller may see. */
async function findFailed(context: Context, today: string): Promise<FailedDocument[]> {
  const { service, environment } = context;
  const db = service.db.knex;
  const filter = {
    data_set_id: environment.id,
    type: visibleType(context, undefined),
    status: "failed",
    from: shownDay(daysUntil(today, failedDays)[0] ?? today),
  };
  const { rows } = await pageOfTransactions(db, filter, { page: 1, per_page: mostFailed });
  const found: FailedDocument[] = [];
  for (const { id } of rows.filter(canRetry)) {
    const row = await findTransaction(db, id);
    if (row?.status !== "failed") continue;
    const { response } = await findBodies(db, id);
    const { invoice_no, bhf_id } = row;
    const failure = row.failure_code ? failureOfTransaction(row, response?.result_message) : undefined;
    found.push({ id, invoice_no, bhf_id, failure });
  }
  return found;
}
