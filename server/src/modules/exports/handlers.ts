// The operations of exports: create, list, show, delete, download.
import { Readable } from "node:stream";
import { iso, isoOrNull } from "../../base/clock.ts";
import { ConflictError, PermissionError, ServiceError } from "../../base/errors.ts";
import { success } from "../../base/response.ts";
import { lockEnvironment } from "../../core/accounts/store.ts";
import { recordChange } from "../../core/audit/record.ts";
import type { Context } from "../../core/context/context.ts";
import { type Handlers, operationList } from "../../core/context/operations.ts";
import { requireOwn } from "../../core/context/owned.ts";
import { requireOrder } from "../../core/context/period.ts";
import { newRowId } from "../../db/row-ids.ts";
import type { ExportType } from "./columns.ts";
import { readFile } from "./file.ts";
import { rangeOf } from "./ranges.ts";
import * as store from "./store.ts";

/** Exports of an account in one environment. */
const mostUnfinished = 5;
const mostStored = 50;
const keptMs = 7 * 24 * 60 * 60_000;

/** The list operation of the same records. Who can read the list can export the records. */
const listOf = {
  sales: "searchSales",
  purchases: "searchPurchases",
  movements: "listStockMovements",
  audit: "listAudit",
} as const;

const rolesOf = (type: ExportType) => operationList.find(({ id }) => id === listOf[type])?.roles ?? [];
const mayExport = ({ user }: Context, type: ExportType): boolean => rolesOf(type).includes(user.role);

function requireMay(context: Context, type: ExportType): void {
  if (mayExport(context, type)) return;
  const roles = rolesOf(type).join(", ");
  throw new PermissionError(
    "role_not_allowed",
    `The role ${context.user.role} may not export ${type}; allowed: ${roles}`,
  );
}

export const handlers = {
  async listExports(_request, context) {
    const { service, environment } = context;
    const records = await store.listExports(service.db.knex, environment.id, service.presence.clock.now());
    const visible = records.filter(({ type }) => mayExport(context, type));
    return success({ data: visible.map(showExport), meta: { total: visible.length } });
  },

  async createExport({ body }, context) {
    const { service, environment, user } = context;
    const { type, format, from_date, to_date } = body;
    requireMay(context, type);
    requireOrder(body);
    await context.startCostly();
    // No entry of the audit belongs to a branch.
    const branch = type === "audit" ? undefined : context.branch;
    const nowMs = service.presence.clock.now();
    const record: store.ExportRecord = {
      id: newRowId(service.db.knex),
      data_set_id: environment.id,
      user_id: user.id,
      type,
      format,
      from_date,
      to_date,
      branch_id: branch?.id ?? null,
      bhf_id: branch?.bhf_id ?? null,
      status: "pending",
      progress: null,
      parts: 0,
      row_count: 0,
      bytes: 0,
      sha256: null,
      error: null,
      created_at: nowMs,
      finished_at: null,
      expires_at: nowMs + keptMs,
    };
    await service.db.transaction(async (trx) => {
      await lockEnvironment(trx, environment.id);
      const stored = await store.listExports(trx, environment.id, nowMs);
      const open = stored.filter(store.isUnfinished).length;
      if (open >= mostUnfinished)
        throw new ConflictError(
          "export_limit",
          `${open} exports are unfinished; wait until one is finished.`,
        );
      if (stored.length >= mostStored)
        throw new ConflictError("export_limit", `There are ${stored.length} exports; delete one first.`);
      await store.insertExport(trx, record);
      await recordChange(trx, context, {
        action: "exports.create",
        subject: `export ${record.id}`,
        new: { type, format, from_date, to_date, branch_id: record.bhf_id },
      });
    });
    service.exports.wake();
    const message = "The export is being made.";
    return { status: 202, body: { status: "success", message, data: showExport(record) } };
  },

  async getExport({ params }, context) {
    return success({ data: showExport(await requireExport(context, params.id)) });
  },

  async deleteExport({ params }, context) {
    const { service } = context;
    const { id, type, format, from_date, to_date } = await requireExport(context, params.id);
    await service.db.transaction(async (trx) => {
      if (!(await store.expireExport(trx, id, service.presence.clock.now()))) return;
      await recordChange(trx, context, {
        action: "exports.delete",
        subject: `export ${id}`,
        old: { type, format, from_date, to_date },
      });
    });
    service.exports.wake();
    return success({ message: "The export is deleted." });
  },

  async downloadExport({ params, headers }, context) {
    const { db, secrets } = context.service;
    const record = await requireExport(context, params.id);
    const { status, error, sha256 } = record;
    if (status !== "ready" || sha256 === null)
      throw new ConflictError(
        "export_not_ready",
        `The export is ${status}.${error === null ? "" : ` ${error}`}`,
      );
    const size = Number(record.bytes);
    const tag = `"${sha256}"`;
    const range = rangeOf({ range: headers.range, ifRange: headers["if-range"] }, size, tag);
    if (range === "unsatisfiable") {
      const unsatisfied = { headers: { "Content-Range": `bytes */${size}` } };
      throw new ServiceError(416, "range_not_satisfiable", `The file has ${size} bytes.`, unsatisfied);
    }
    const { from, until } = range ?? { from: 0, until: size };
    const bytes = readFile(db.knex, secrets, record, from, until);
    const response = {
      body: Readable.from(bytes, { objectMode: false }),
      headers: {
        "Content-Type": "application/octet-stream" as const,
        "Content-Length": String(until - from),
        "Content-Disposition": `attachment; filename="${fileNameOf(record)}"`,
        "Accept-Ranges": "bytes",
        "Cache-Control": "private, no-cache",
        ETag: tag,
      },
    };
    if (!range) return { status: 200, ...response };
    const contentRange = { "Content-Range": `bytes ${from}-${until - 1}/${size}` };
    return { status: 206, ...response, headers: { ...response.headers, ...contentRange } };
  },
} satisfies Partial<Handlers>;

/** An export of the caller's environment that the caller's role may see. */
async function requireExport(context: Context, id: string): Promise<store.ExportRecord> {
  const { db, presence } = context.service;
  const find = (key: string) => store.findExport(db.knex, key, presence.clock.now());
  const record = await requireOwn(context, "export", id, find, "GET /exports lists them.");
  requireMay(context, record.type);
  return record;
}

function fileNameOf({ type, format, bhf_id, from_date, to_date }: store.ExportRecord): string {
  const branch = bhf_id === null ? "" : `_${bhf_id.replaceAll(/[^\w-]/g, "_")}`;
  return `${type}${branch}_${from_date}_${to_date}.${format}`;
}

function showExport(record: store.ExportRecord) {
  const { id, type, format, from_date, to_date, status, sha256, error } = record;
  return {
    id,
    type,
    format,
    branch_id: record.bhf_id,
    from_date,
    to_date,
    status,
    rows: record.row_count,
    bytes: Number(record.bytes),
    sha256,
    file_name: fileNameOf(record),
    error,
    created_at: iso(Number(record.created_at)),
    finished_at: isoOrNull(record.finished_at),
    expires_at: iso(Number(record.expires_at)),
  };
}
