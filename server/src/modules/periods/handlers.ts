// The operations of periods: listPeriods, getTaxReport, closePeriod, reopenPeriod, filePeriod, getVatReturn, updateVatReturn.
import { returnErrors } from "@taxctl/sdk/rules/validation";
import { iso } from "../../base/clock.ts";
import { ValidationError } from "../../base/errors.ts";
import { monthOf, storedMonth } from "../../base/months.ts";
import { success } from "../../base/response.ts";
import type { Handlers } from "../../core/context/operations.ts";
import { requireOrder } from "../../core/context/period.ts";
import { listAbroad } from "../../core/devices/currencies.ts";
import { makeTaxReport } from "../reports/tax-report.ts";
import { closeMonth, findClosedFigures, reopenMonth } from "./close.ts";
import { fileMonth } from "./filing.ts";
import { enterAmounts, readReturn } from "./read-return.ts";
import { showPeriod, showPeriods } from "./show.ts";

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

  async filePeriod({ params, body }, context) {
    await fileMonth(context, storedMonth(params.month), body);
    return success({
      message: `The filing of ${params.month} is recorded.`,
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

  async getTaxReport({ query }, context) {
    const { service, environment, branch } = context;
    requireOrder(query);
    await context.startCostly();
    const { from_date, to_date } = query;
    const now = await makeTaxReport(service.db.knex, {
      data_set_id: environment.id,
      branch_id: branch?.id,
      document_from: from_date.replaceAll("-", ""),
      document_to: to_date.replaceAll("-", ""),
    });
    const month = monthOf(query);
    const closed = month && (await findClosedFigures(service.db.knex, environment.id, month, branch?.bhf_id));
    const { left_out } = now;
    const abroad = branch ? [] : await listAbroad(service.db.knex, environment.id);
    const other_currencies = abroad.map(({ currency, branches }) => ({
      currency,
      branch_ids: branches.map(({ bhf_id }) => bhf_id),
    }));
    const { documents } = closed ? closed.figures : now;
    const data = {
      from_date,
      to_date,
      branch_id: branch?.bhf_id ?? null,
      ...(closed ? closed.figures : now),
      left_out,
      closed_at: closed ? iso(closed.closed_at) : null,
      late_documents: now.documents - documents,
      ...(other_currencies.length === 0 ? {} : { other_currencies }),
    };
    return success({ data });
  },
} satisfies Partial<Handlers>;
