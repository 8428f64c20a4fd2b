// The operations of reconciliations: upload, list, show, rows, decisions, registration, report.
import { emptyMapping } from "@taxctl/sdk/books";
import type { Status } from "@taxctl/sdk/reconcile";
import { wrongUpload } from "@taxctl/sdk/validation";
import { recordChange } from "../audit/record.ts";
import { iso } from "../clock.ts";
import type { Context } from "../context.ts";
import { ValidationError } from "../errors.ts";
import { newId } from "../ids.ts";
import type { Handlers } from "../operations.ts";
import { requireOwn } from "../owned.ts";
import { readPage } from "../paging.ts";
import { requireOrder } from "../period.ts";
import { success } from "../response.ts";
import { decideEach } from "./decide.ts";
import type { Jobs, ReportFormat } from "./jobs.ts";
import { matchOptionsOf, matchUpload } from "./match.ts";
import { registerSome } from "./register.ts";
import * as rowStore from "./row-store.ts";
import { showReconciliation, showRow } from "./show.ts";
import * as store from "./store.ts";
import { runJob } from "./threads.ts";
import { readUploadedRows } from "./uploaded-rows.ts";

const types: Record<ReportFormat, string> = {
  json: "application/json",
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

export const handlers = {
  async createReconciliation({ body }, context) {
    const { service, environment, branch } = context;
    requireOrder(body);
    await context.startCostly();
    const { from_date, to_date, options } = body;
    const books = await readUpload(context, body);
    const key = { data_set_id: environment.id, branch_id: branch?.id ?? 0, from_date, to_date };
    const upload: StoredUpload = {
      name: body.file_name ?? "rows",
      options: {
        tolerance: { absolute: options?.tolerance ?? 1, relative: options?.relative_tolerance ?? 0 },
        max_days: options?.max_days ?? 10,
        fiscal_year_start: options?.fiscal_year_start ?? "01-01",
      },
      books,
    };
    const id = await openPeriod(context, key, upload);
    const matched = await matchUpload(service, id, () => storeUpload(context, id, upload));
    return success({
      message: `${books.documents} purchases of the books are matched.`,
      data: await showReconciliation(context, matched),
    });
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
    const { status, decision, supplier_tin } = query;
    const filter = { status: status?.split(","), decision, supplier_tin };
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
    const { payment_type = "01", prefix = "", claim_month, reject = false, after = -1 } = body;
    const options = { payment_type, prefix, claim_month, reject };
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
    const { format, table, claim } = query;
    const { from_date, to_date, options } = reconciliation;
    const { file, tables } = await runJob("report", {
      rows: await rowStore.readBodies(service.db.knex, reconciliation),
      decisions: await store.readDecisions(service.db.knex, reconciliation.id),
      options: matchOptionsOf(options),
      head: {
        business: account.name,
        period: `${from_date} to ${to_date}`,
        made_by: user.name,
        made_at: iso(service.clock.now()),
        time_zone: service.config.timeZone,
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

function requireReconciliation(context: Context, id: string): Promise<store.ReconciliationRow> {
  return requireOwn(context, "reconciliation", id, (key) =>
    store.findReconciliation(context.service.db.knex, key),
  );
}

type Upload = Parameters<Handlers["createReconciliation"]>[0]["body"];
type Books = Jobs["read"]["result"];

async function readUpload(
  context: Context,
  { rows, mapping, file_name, delimiter, encoding }: Upload,
): Promise<Books> {
  const { file } = context;
  const wrong = wrongUpload({ file, rows });
  if (wrong) throw new ValidationError(wrong);
  const name = file_name ?? "rows";
  if (!file) return readUploadedRows(rows ?? [], name);
  return runJob("read", { file, name, mapping: { ...emptyMapping(), ...mapping }, delimiter, encoding });
}

type StoredUpload = { name: string; options: store.MatchSettings; books: Books };

/** The id of the period's reconciliation, which is made by the first upload. */
async function openPeriod(
  context: Context,
  key: store.PeriodKey,
  { name, options, books }: StoredUpload,
): Promise<string> {
  const { db, clock } = context.service;
  const { documents, read_as } = books;
  const known = await store.findPeriod(db.knex, key);
  if (known) return known.id;
  await db.transaction((trx) =>
    store.insertReconciliation(trx, {
      ...{ id: newId(), ...key, name, options, read_as, documents, upload: 0, run: 0, summary: null },
      ...{ uploaded_by: context.user.id, uploaded_at: clock.now(), matched_at: null, busy_until: null },
    }),
  );
  const made = await store.findPeriod(db.knex, key);
  if (!made) throw new Error(`the reconciliation of ${key.from_date} to ${key.to_date} vanished`);
  return made.id;
}

/** Stores the books, and puts them in the place of those before. */
async function storeUpload(
  context: Context,
  id: string,
  { name, options, books }: StoredUpload,
): Promise<void> {
  const { db, clock } = context.service;
  const { documents, read_as, parts } = books;
  const reconciliation = await requireReconciliation(context, id);
  const { from_date, to_date } = reconciliation;
  const upload = reconciliation.upload + 1;
  await store.saveBooks(db, id, upload, parts);
  await db.transaction(async (trx) => {
    await recordChange(trx, context, {
      action: "reconciliations.upload",
      subject: `reconciliation ${id}`,
      new: { name, documents, from_date, to_date },
    });
    const uploaded = { uploaded_by: context.user.id, uploaded_at: clock.now() };
    await store.updateReconciliation(trx, id, { name, options, read_as, documents, upload, ...uploaded });
  });
}
