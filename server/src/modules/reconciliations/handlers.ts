// The operations of reconciliations: upload, list, show, rows, decisions, registration, report.
import type { Status } from "@taxctl/sdk/rules/reconcile";
import { iso } from "../../base/clock.ts";
import { ValidationError } from "../../base/errors.ts";
import { success } from "../../base/response.ts";
import { zoneOf } from "../../base/zone.ts";
import type { Handlers } from "../../core/context/operations.ts";
import { readPage } from "../../core/context/paging.ts";
import { requireOrder } from "../../core/context/period.ts";
import { profileOf, tinOf } from "../../core/devices/store.ts";
import { wordsOfEnvironment } from "../../core/devices/words-store.ts";
import { decideEach } from "./decide.ts";
import { requireReconciliation } from "./find.ts";
import type { ReportFormat } from "./jobs.ts";
import { matchingOf, matchOptionsOf, matchUpload } from "./match.ts";
import { registerSome } from "./register.ts";
import * as rowStore from "./row-store.ts";
import { runJob } from "./run-job.ts";
import { showReconciliation, showRow } from "./show.ts";
import * as store from "./store.ts";
import { openPeriod, ownerOf, readUpload, storeUpload, tryMatch } from "./upload.ts";

const types: Record<ReportFormat, string> = {
  json: "application/json",
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

export const handlers = {
  async createReconciliation({ body }, context) {
    const { environment, branch } = context;
    requireOrder(body);
    await context.startCostly();
    const { from_date, to_date } = body;
    const upload = await readUpload(context, body);
    const key = { data_set_id: environment.id, branch_id: branch?.id ?? 0, from_date, to_date };
    const message = `${upload.documents} purchases of the books are matched.`;
    if (body.dry_run)
      return success({
        message: `${message} Nothing is stored.`,
        data: await tryMatch(context, key, upload),
      });
    const id = await openPeriod(context, key, upload);
    const matched = await matchUpload(matchingOf(context), id, () => storeUpload(context, id, upload));
    return success({ message, data: await showReconciliation(context, matched) });
  },

  async listReconciliations({ query }, context) {
    const { service, environment, branch } = context;
    const filter = { data_set_id: environment.id, branch_id: branch?.id };
    const { rows, meta } = await readPage(context, "listReconciliations", query, (request) =>
      store.pageOfReconciliations(service.db.knex, filter, request),
    );
    const data = [];
    for (const row of rows) data.push(await showReconciliation(context, row));
    return success({ data, meta });
  },

  async getReconciliation({ params }, context) {
    return success({
      data: await showReconciliation(context, await requireReconciliation(context, params.id)),
    });
  },

  async listReconciliationRows({ params, query }, context) {
    const { knex } = context.service.db;
    const reconciliation = await requireReconciliation(context, params.id);
    const { status, decision, open, supplier_tin } = query;
    const filter = { status: status?.split(","), decision, open, supplier_tin };
    // A cursor belongs to one match: the next one may move rows.
    const search = { ...params, ...query, run: reconciliation.run };
    const { rows, meta } = await readPage(context, "listReconciliationRows", search, (request) =>
      rowStore.pageOfRows(knex, reconciliation, filter, request),
    );
    const sales = rows.flatMap(({ supplier_sale_id }) => supplier_sale_id ?? []);
    const registrations = await rowStore.findRegistrations(knex, sales);
    const data = rows.map((row) => showRow(row, registrations.get(row.supplier_sale_id ?? "")));
    return success({ data, meta });
  },

  async decideReconciliation({ params, body }, context) {
    const reconciliation = await requireReconciliation(context, params.id);
    const results = await decideEach(context, reconciliation, body.decisions);
    const applied = results.filter(({ result }) => result === "applied").length;
    return success({
      message: `${applied} of ${results.length} decisions are applied.`,
      data: { applied, rejected: results.length - applied, results },
    });
  },

  async registerReconciliation({ params, body }, context) {
    const reconciliation = await requireReconciliation(context, params.id);
    const { payment_type = "01", prefix = "", reject = false, after = -1, ...claim } = body;
    const options = { payment_type, prefix, reject, claim };
    const { results, last } = await registerSome(context, reconciliation, options, after);
    const count = (result: (typeof results)[number]["result"]) =>
      results.filter((one) => one.result === result).length;
    const [accepted, duplicates] = [count("accepted"), count("duplicate")];
    const not_registered = count("not_registered");
    return {
      status: 202,
      body: {
        status: "processing" as const,
        message: `${accepted} accepted, ${duplicates} registered before, ${not_registered} not registered.`,
        data: { accepted, duplicates, not_registered, results, next_after: last },
      },
    };
  },

  async getReconciliationReport({ params, query }, context) {
    const { service, user, account } = context;
    const reconciliation = await requireReconciliation(context, params.id);
    await context.startCostly();
    const profile = await profileOf(service.db.knex, context.environment.id);
    const { format, table, claim } = query;
    const { from_date, to_date, options } = reconciliation;
    const words = await wordsOfEnvironment(service.db.knex, context.environment.id);
    const { file, tables } = await runJob(ownerOf(context), "report", {
      rows: await rowStore.readReported(service.db.knex, reconciliation),
      decisions: await store.readDecisions(service.db.knex, reconciliation.id),
      options: matchOptionsOf(options),
      head: {
        business: account.name,
        tin: await tinOf(service.db.knex, context.environment.id),
        tin_name: words.tin,
        period: `${from_date} to ${to_date}`,
        made_by: user.name,
        made_at: iso(service.clock.now()),
        time_zone: zoneOf(service.config, profile),
        notes: [
          `Claimable is not the input tax of the ${words.tax} return. The return counts the purchases that are registered and claimed in a month.`,
        ],
      },
      format,
      table,
      claim: claim.split(",") as Status[],
    });
    if (table !== undefined && !tables.includes(table))
      throw new ValidationError({ table: [`must be one of ${tables.join(", ")}`] });
    const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    const isJson = format === "json";
    return success({
      data: {
        file_name: `reconciliation-${from_date}-${to_date}.${format}`,
        media_type: types[format],
        tables,
        content: isJson ? null : bytes.toString("base64"),
        report: isJson ? JSON.parse(bytes.toString()) : null,
      },
    });
  },
} satisfies Partial<Handlers>;
