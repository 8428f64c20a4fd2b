// The operations of uploads of sales: upload, list, show, read again, start, cancel, sales.
import { ConflictError } from "../../base/errors.ts";
import { created, success } from "../../base/response.ts";
import { lockEnvironment } from "../../core/accounts/store.ts";
import { recordChange } from "../../core/audit/record.ts";
import { findBranchById } from "../../core/branches/store.ts";
import type { Context } from "../../core/context/context.ts";
import type { Handlers } from "../../core/context/operations.ts";
import { requireOwn } from "../../core/context/owned.ts";
import { readPage } from "../../core/context/paging.ts";
import { newRowId } from "../../db/row-ids.ts";
import { cellsOf } from "./file-table.ts";
import type { SaleState } from "./sale.ts";
import { pageOfSales } from "./sale-store.ts";
import { showSale, showUpload } from "./show.ts";
import * as store from "./store.ts";
import { readTable, readUpload } from "./upload.ts";

/** Uploads of an environment that wait to be started. */
const mostDrafts = 20;

export const handlers = {
  async createSalesUpload({ body }, context) {
    const { service, environment, user } = context;
    const { db } = service;
    const branch = context.requireBranch();
    await requireRoomForDraft(db.knex, environment.id);
    await context.startCostly();
    const table = await readTable(context, body);
    const { sales, changes } = await readUpload(context, table, body.mapping ?? {});
    const row: store.UploadRow = {
      id: newRowId(db.knex),
      data_set_id: environment.id,
      branch_id: branch.id,
      name: body.file_name ?? "sales",
      status: "draft",
      reading: 1,
      last_reading: 1,
      uploaded_by: user.id,
      uploaded_at: service.clock.now(),
      started_by: null,
      started_at: null,
      finished_at: null,
      ...changes,
    };
    // Rows without their upload are never seen, and an upload is never seen without its rows.
    await store.saveParts(db, row.id, table.parts);
    await store.saveSales(db, row, sales);
    await db.transaction(async (trx) => {
      await lockEnvironment(trx, environment.id);
      await requireRoomForDraft(trx, environment.id);
      await store.insertUpload(trx, row);
      await recordChange(trx, context, {
        action: "sales_uploads.create",
        subject: `sales upload ${row.id}`,
        new: { name: row.name, branch_id: branch.bhf_id, sales: row.sales },
      });
    });
    return created(await readResponse(context, row));
  },

  async listSalesUploads({ query }, context) {
    const { service, environment, branch } = context;
    const filter = { data_set_id: environment.id, branch_id: branch?.id };
    const { rows, meta } = await readPage(context, "listSalesUploads", query, (request) =>
      store.pageOfUploads(service.db.knex, filter, request),
    );
    const data = [];
    for (const row of rows) data.push(await showUpload(context, row));
    return success({ data, meta });
  },

  async getSalesUpload({ params }, context) {
    return success({ data: await showUpload(context, await requireUpload(context, params.id)) });
  },

  async updateSalesUpload({ params, body: { mapping } }, context) {
    const { db } = context.service;
    const upload = await requireUpload(context, params.id);
    requireDraft(upload);
    await context.startCostly();
    const parts = await store.readParts(db.knex, upload.id);
    const { columns, first_rows, encoding, title_rows } = upload.read_as;
    const branch = await findBranchById(db.knex, upload.branch_id);
    const ofBranch: Context = { ...context, branch, requireBranch: () => branch ?? context.requireBranch() };
    const table = { parts, columns, first_rows, encoding, title_rows };
    const { sales, changes } = await readUpload(ofBranch, table, mapping);
    const reading = await store.takeReading(db.knex, upload);
    if (reading === undefined) throw changedMeanwhile();
    const row: store.UploadRow = { ...upload, ...changes, reading };
    await store.saveSales(db, row, sales);
    await db.transaction(async (trx) => {
      if (!(await store.updateDraft(trx, upload, { ...changes, reading: row.reading })))
        throw changedMeanwhile();
      await recordChange(trx, context, {
        action: "sales_uploads.update",
        subject: `sales upload ${row.id}`,
        old: { mapping: upload.mapping, sales: upload.sales },
        new: { mapping, sales: row.sales },
      });
    });
    await store.deleteSales(db, row, "left over");
    return success(await readResponse(context, row));
  },

  async startSalesUpload({ params }, context) {
    const { service, user } = context;
    const upload = await requireUpload(context, params.id);
    requireDraft(upload);
    const [first] = await store.findReady(service.db.knex, upload, 1);
    if (!first)
      throw new ConflictError(
        "sales_upload_state",
        `No sale of ${upload.name} can be sent. Correct it, and upload it again.`,
      );
    const { ready, total_amount } = await showUpload(context, upload);
    const nowMs = service.clock.now();
    const changes = { status: "sending", started_by: user.id, started_at: nowMs } as const;
    await service.db.transaction(async (trx) => {
      if (!(await store.updateDraft(trx, upload, changes))) throw changedMeanwhile();
      await store.addSending(trx, upload.id, nowMs);
      await recordChange(trx, context, {
        action: "sales_uploads.start",
        subject: `sales upload ${upload.id}`,
        new: { name: upload.name, sales: ready, total_amount },
      });
    });
    service.uploads.wake();
    const message = `${countedSales(ready)} ${ready === 1 ? "is" : "are"} being sent.`;
    const data = await showUpload(context, { ...upload, ...changes });
    return { status: 202, body: { status: "success" as const, message, data } };
  },

  async cancelSalesUpload({ params }, context) {
    const { db } = context.service;
    const upload = await requireUpload(context, params.id);
    requireDraft(upload);
    await db.transaction(async (trx) => {
      if (!(await store.updateDraft(trx, upload, { status: "canceled" }))) throw changedMeanwhile();
      await store.deleteParts(trx, upload.id);
      await recordChange(trx, context, {
        action: "sales_uploads.cancel",
        subject: `sales upload ${upload.id}`,
        old: { name: upload.name, sales: upload.sales },
      });
    });
    await store.deleteSales(db, upload, "all");
    const data = await showUpload(context, { ...upload, status: "canceled" });
    return success({ message: "The upload is canceled. Nothing of it was sent.", data });
  },

  async listSalesUploadSales({ params, query }, context) {
    const { knex } = context.service.db;
    const upload = await requireUpload(context, params.id);
    const states = query.state?.split(",") as SaleState[] | undefined;
    // A cursor belongs to one mapping: the next one may move sales.
    const search = { ...params, ...query, reading: upload.reading };
    const { rows, meta } = await readPage(context, "listSalesUploadSales", search, (request) =>
      pageOfSales(knex, upload, states, request),
    );
    const lines = new Set(rows.flatMap(({ body }) => body.lines));
    const cells = query.rows ? cellsOf(await store.readParts(knex, upload.id), lines) : undefined;
    return success({ data: rows.map((row) => showSale(row, upload, cells)), meta });
  },
} satisfies Partial<Handlers>;

/** @throws ServiceError 404 for an id that exists nowhere, 403 for one of another account */
function requireUpload(context: Context, id: string): Promise<store.UploadRow> {
  const find = (key: string) => store.findUpload(context.service.db.knex, key);
  return requireOwn(context, "upload of sales", id, find, "GET /sales-uploads lists them.");
}

async function requireRoomForDraft(
  db: Parameters<typeof store.countDrafts>[0],
  environmentId: number,
): Promise<void> {
  if ((await store.countDrafts(db, environmentId)) < mostDrafts) return;
  throw new ConflictError(
    "sales_upload_limit",
    `${mostDrafts} uploads of sales wait to be started. Start or cancel one first.`,
  );
}

const states: Record<Exclude<store.UploadStatus, "draft">, string> = {
  sending: "was started before",
  finished: "was started before, and all its sales were sent",
  canceled: "is canceled",
};

function requireDraft({ name, status }: store.UploadRow): void {
  if (status !== "draft")
    throw new ConflictError("sales_upload_state", `The upload of ${name} ${states[status]}.`);
}

const changedMeanwhile = () =>
  new ConflictError("sales_upload_state", "The upload was changed or started meanwhile. Read it again.");

const countedSales = (count: number): string => `${count} ${count === 1 ? "sale" : "sales"}`;

async function readResponse(context: Context, row: store.UploadRow) {
  const data = await showUpload(context, row);
  const { ready, problems, entered_earlier, problem } = data;
  const earlier =
    entered_earlier > 0 ? ` ${countedSales(entered_earlier)} of them were submitted earlier.` : "";
  const message = problem
    ? `${row.name} can't be read as sales yet: ${problem.message}`
    : `${row.name}: ${countedSales(ready)} can be sent, ${problems} ${problems === 1 ? "has" : "have"} a problem.${earlier}`;
  return { message, data };
}
