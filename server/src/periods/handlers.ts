// The operations of periods: listPeriods, closePeriod, reopenPeriod, getVatReturn, updateVatReturn.
import { returnErrors } from "@taxctl/sdk/validation";
import { iso } from "../clock.ts";
import type { Context } from "../context.ts";
import { ValidationError } from "../errors.ts";
import type { Handlers } from "../operations.ts";
import { success } from "../response.ts";
import { closeMonth, reopenMonth } from "./close.ts";
import { enterAmounts, readReturn } from "./read-return.ts";
import { shownMonth, storedMonth } from "./rules.ts";
import * as store from "./store.ts";

export const handlers = {
  async listPeriods(_request, context) {
    return success({ data: { periods: await showPeriods(context) } });
  },

  async closePeriod({ params, body }, context) {
    await closeMonth(context, storedMonth(params.month), body.reason);
    return success({ message: `${params.month} is closed.`, data: await showPeriod(context, params.month) });
  },

  async reopenPeriod({ params, body }, context) {
    await reopenMonth(context, storedMonth(params.month), body.reason);
    return success({
      message: `${params.month} is open again.`,
      data: await showPeriod(context, params.month),
    });
  },

  async getVatReturn({ params, query }, context) {
    await context.startCostly();
    return success({ data: await readReturn(context, storedMonth(params.month), query.itemized) });
  },

  async updateVatReturn({ params, body }, context) {
    const errors = returnErrors(body);
    if (Object.keys(errors).length > 0) throw new ValidationError(errors);
    await context.startCostly();
    await enterAmounts(context, storedMonth(params.month), body);
    const data = await readReturn(context, storedMonth(params.month), false);
    return success({ message: `The return of ${params.month} is changed.`, data });
  },
} satisfies Partial<Handlers>;

/** The months that have documents or were closed, the newest first. */
async function showPeriods({ service, environment }: Context) {
  const db = service.db.knex;
  const [months, rows, open] = await Promise.all([
    store.listMonths(db, environment.id),
    store.listClosed(db, environment.id),
    store.countOpenByMonth(db, environment.id),
  ]);
  const closed = new Map(rows.map((row) => [row.month, row]));
  const all = new Set([...months, ...closed.keys(), ...open.keys()]);
  return [...all]
    .toSorted()
    .reverse()
    .map((month) => show(month, closed.get(month), open.get(month)));
}

async function showPeriod(context: Context, month: string) {
  const found = (await showPeriods(context)).find((period) => period.month === month);
  return found ?? show(storedMonth(month), undefined, 0);
}

function show(month: string, closed: store.ListedPeriod | undefined, open = 0) {
  return {
    month: shownMonth(month),
    status: closed ? ("closed" as const) : ("open" as const),
    closed_at: closed ? iso(closed.closed_at) : null,
    closed_by: closed?.closed_by ?? null,
    reason: closed?.reason ?? null,
    open_documents: open,
  };
}
