// The operations of day reports: getXReport, createZReport, listZReports, getZReport, getPluReport.

import { instantOf, iso } from "../../base/clock.ts";
import { NotFoundError, ValidationError } from "../../base/errors.ts";
import { created, success } from "../../base/response.ts";
import { requireLanguage } from "../../core/account/receipt-texts.ts";
import { findKey } from "../../core/accounts/key-store.ts";
import { findUser } from "../../core/accounts/store.ts";
import { businessDayOf, defaultStart, onDay } from "../../core/business-days/open-z.ts";
import { findOpenZ } from "../../core/business-days/store.ts";
import type { Context } from "../../core/context/context.ts";
import type { Handlers } from "../../core/context/operations.ts";
import { readPage } from "../../core/context/paging.ts";
import { requireOrder } from "../../core/context/period.ts";
import { branchZone } from "../../core/devices/zones.ts";
import { findOpenSales } from "../../lanes/open-sales.ts";
import { makeZ, shownDay } from "./make-z.ts";
import { type Printable, printReport } from "./paper.ts";
import { readPlu } from "./plu.ts";
import { readContent, readSeller, showMaker } from "./read-figures.ts";
import { showZ } from "./show.ts";
import { findLastZ, findZ, pageOfZ } from "./z-store.ts";

/** The longest period of a PLU report: it reads each document. */
const mostDays = 31;
const dayMs = 24 * 60 * 60_000;

const types = { json: "application/json", pdf: "application/pdf" } as const;

type Form = { format?: "json" | "pdf" | undefined; paper: "a4" | "80mm"; language?: "en" | "sw" | undefined };

/** Whether the request wants a PDF, which counts as costly. */
async function wantsPdf(context: Context, { format }: Form): Promise<boolean> {
  const type = format ? types[format] : context.prefers(types.json, types.pdf);
  if (type === types.pdf) await context.startCostly();
  return type === types.pdf;
}

async function inPdf(context: Context, { paper, language }: Form, name: string, printable: Printable) {
  requireLanguage(printable.report.profile, "language", language);
  const timeZone = await branchZone(context.service, scopeOf(context));
  return {
    status: 200 as const,
    body: await printReport(printable, paper, language ?? printable.report.language, timeZone),
    headers: { "Content-Type": types.pdf, "Content-Disposition": `inline; filename="${name}.pdf"` },
  };
}

export const handlers = {
  async getXReport({ query }, context) {
    const isPdf = await wantsPdf(context, query);
    const report = await readX(context, query);
    return isPdf ? inPdf(context, query, "x-report", { kind: "x", report }) : success({ data: report });
  },

  async createZReport({ body }, context) {
    const report = showZ(await makeZ(context, body.leave_waiting));
    return created({ message: `Z report ${report.number} is made.`, data: report });
  },

  async listZReports({ query }, context) {
    const scope = scopeOf(context);
    const { rows, meta } = await readPage(context, "listZReports", query, (request) =>
      pageOfZ(context.service.db.knex, scope, request),
    );
    return success({ data: rows.map(showZ), meta });
  },

  async getZReport({ params, query }, context) {
    const number = Number(params.number);
    const row = await findZ(context.service.db.knex, scopeOf(context), number);
    if (!row) {
      const branch = context.requireBranch().bhf_id;
      throw new NotFoundError(`Branch ${branch} has no Z report ${number}. GET /reports/z lists them.`);
    }
    const report = showZ(row);
    return (await wantsPdf(context, query))
      ? inPdf(context, query, `z-report-${number}`, { kind: "z", report })
      : success({ data: report });
  },

  async getPluReport({ query }, context) {
    const { from_date, to_date } = query;
    requireOrder(query);
    if (Date.parse(to_date) - Date.parse(from_date) >= mostDays * dayMs)
      throw new ValidationError({
        to_date: [`must be at most ${mostDays} days from from_date, both included`],
      });
    const isPdf = await wantsPdf(context, query);
    if (!isPdf) await context.startCostly();
    const { service } = context;
    const scope = {
      ...scopeOf(context),
      document_from: from_date.replaceAll("-", ""),
      document_to: to_date.replaceAll("-", ""),
    };
    const content = await readPlu(service.db.knex, scope, context.signal);
    const head = await readSeller(service.db.knex, context, context.requireBranch());
    const made = { made_at: iso(service.clock.now()), made_by: showMaker(context) };
    const report = { from_date, to_date, ...made, ...content, ...head };
    return isPdf ? inPdf(context, query, "plu-report", { kind: "plu", report }) : success({ data: report });
  },
} satisfies Partial<Handlers>;

function scopeOf(context: Context) {
  return { data_set_id: context.environment.id, branch_id: context.requireBranch().id };
}

/** All since the last Z report; it changes nothing. */
async function readX(
  context: Context,
  { key_id, user_id }: { key_id?: string | undefined; user_id?: number | undefined },
) {
  const { service, environment, account } = context;
  const db = service.db.knex;
  const timeZone = await branchZone(service, scopeOf(context));
  const branch = context.requireBranch();
  if (key_id !== undefined && (await findKey(db, key_id))?.data_set_id !== environment.id)
    throw new ValidationError({ key_id: ["is not a key of this environment"] });
  if (user_id !== undefined && (await findUser(db, user_id))?.account_id !== account.id)
    throw new ValidationError({ user_id: ["is not a user of this account"] });
  const nowMs = service.clock.now();
  const last = await findLastZ(db, scopeOf(context));
  const today = businessDayOf(nowMs, branch.business_day_start, timeZone);
  const { number, business_day } = onDay(await findOpenZ(db, branch.id), today);
  const start = `${business_day}${(branch.business_day_start ?? defaultStart).replace(":", "")}00`;
  const opened = last ? Number(last.closed_at) : Math.min(instantOf(start, timeZone) ?? nowMs, nowMs);
  const scope = { ...scopeOf(context), after_z: last?.number ?? 0, to_z: number, key_id, user_id };
  const { count } = await findOpenSales(
    db,
    { environmentId: environment.id, bhfId: branch.bhf_id },
    "waiting",
  );
  return {
    business_day: shownDay(business_day),
    opened_at: iso(opened),
    made_at: iso(nowMs),
    made_by: showMaker(context),
    key_id: key_id ?? null,
    user_id: user_id ?? null,
    ...(await readContent(db, scope, { bhfId: branch.bhf_id, sinceMs: opened }, timeZone)),
    waiting: count,
    ...(await readSeller(db, context, branch)),
  };
}
