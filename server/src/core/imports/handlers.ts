// The operations of imports: fetch and list customs records, list items, process a record, set a status.
// Decisions about the API: 48.
import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { readRecordKey } from "@taxctl/sdk/rules/reconcile";
import { codeProblem } from "@taxctl/sdk/rules/validation";
import { iso, isoOrNull } from "../../base/clock.ts";
import { ValidationError } from "../../base/errors.ts";
import { success } from "../../base/response.ts";
import { wireImportUpdate } from "../../control-unit/wire.ts";
import { money, quantity } from "../../db/sql/scaled.ts";
import { recordChange } from "../audit/record.ts";
import { fetchFromUnit } from "../codes/fetch-new.ts";
import { codesInUse } from "../codes/in-use.ts";
import type { Context } from "../context/context.ts";
import type { Handlers, Request } from "../context/operations.ts";
import { readPage } from "../context/paging.ts";
import { findReadyUnit, recallReadyDevice } from "../devices/ready-store.ts";
import { branchFailure, unitFailure } from "../devices/unit-failure.ts";
import { findItem } from "../items/store.ts";
import { listMappableItems } from "./items-store.ts";
import { processImport } from "./process.ts";
import { linkWarning } from "./record-warnings.ts";
import { inOurWords, typedDate } from "./rules.ts";
import {
  findImportItem,
  listNamedImportItems,
  listOpenImportItems,
  markImportProcessed,
  pageOfImportItems,
  saveImportItems,
} from "./store.ts";

export const handlers = {
  processImport,

  async selectImportItems({ body }, context) {
    const { db, units, clock } = context.service;
    const branch = context.requireBranch();
    const scope = { data_set_id: context.environment.id, branch_id: branch.id };
    const { last_request_date: given, records } = body;
    const { profile } = await recallReadyDevice(db, branch);
    const mustRise = rulesOf(profile).messages.risingImportCursor;
    const { code, message, result_date } = await fetchFromUnit(
      context,
      {
        // The daily fetch has a cursor of its own: that of requests begins at the callers' dates. A unit that takes no date twice has one
        // cursor for both.
        kind: given === undefined || mustRise ? "daily_imports" : "imports",
        select: (address, since) => units.selectImportItems(address, mustRise ? since : (given ?? since)),
        store: (trx, rows) => saveImportItems(trx, scope, rows, clock.now()),
      },
      400,
    );
    const items = records
      ? await listNamedImportItems(db.knex, branch.id, records)
      : await listOpenImportItems(db.knex, branch.id);
    const count = `${items.length} import ${items.length === 1 ? "item is" : "items are"}`;
    return success({
      message: records ? `${count} stored of ${records.length} named.` : `${count} not processed yet.`,
      data: {
        items,
        total_items: items.length,
        // "Nothing found" is a response like any other.
        result_code: code === "001" ? "000" : code,
        result_message: message,
        result_date: result_date || (given ?? ""),
      },
    });
  },

  async listImports({ query }, context) {
    const { status, record } = query;
    const key = record === undefined ? undefined : readRecordKey(record);
    if (record !== undefined && !key)
      throw new ValidationError({
        record: [
          "must be task_code/declaration_date/item_sequence/hs_code, as 2310001/20260309/1/20055900000",
        ],
      });
    const filter = { data_set_id: context.environment.id, branch_id: context.branch?.id, status, key };
    const { rows, meta } = await readPage(context, "listImports", query, (request) =>
      pageOfImportItems(context.service.db.knex, filter, request),
    );
    const data = rows.map(({ fetched_at, decided_at, ...row }) => ({
      ...row,
      fetched_at: iso(fetched_at),
      decided_at: isoOrNull(decided_at),
    }));
    return success({ data, meta });
  },

  async listImportItems(_request, context) {
    const scope = { data_set_id: context.environment.id, branch_id: context.requireBranch().id };
    const rows = await listMappableItems(context.service.db.knex, scope);
    const items = rows.map((row) => ({
      id: row.id,
      item_code: row.item_code,
      item_name: row.item_name,
      item_class_code: row.item_class_code,
      current_qty: quantity.fromDb(row.qty),
      default_price: money.fromDb(row.default_price),
      tax_type_code: row.tax_type_code,
      pkg_unit_code: row.pkg_unit_code,
      qty_unit_code: row.qty_unit_code,
      origin_nation_code: row.origin_nation_code,
    }));
    return success({ data: { items, total: items.length } });
  },

  async updateImportItem({ body }, context) {
    const unitResult = await sendStatus(context, body);
    const { code: result_code, message: result_message, result_date } = unitResult;
    return success({
      message: `Status ${body.import_item_status_code} is set.`,
      data: { result_code, result_message, result_date },
    });
  },
} satisfies Partial<Handlers>;

type UpdateInput = Request<"updateImportItem">["body"];
type Accepted = { code: string; message: string; result_date: string };

/** The status of a record that is linked to an item. */
const registered = "3";

async function warningOfLink({ service, environment }: Context, body: UpdateInput) {
  const item = await findItem(service.db.knex, environment.id, body.item_code);
  return linkWarning(body, item?.registered_at ? item : undefined);
}

/** Sends a status to the unit, and records the user who requested it, whatever the outcome. */
async function sendStatus(context: Context, body: UpdateInput): Promise<Accepted> {
  const { db, lanes, units } = context.service;
  const branch = context.requireBranch();
  const status = body.import_item_status_code;
  const inUse = await codesInUse(db.knex, context.environment.id);
  const unknown = codeProblem("import_item_status_code", status, inUse);
  if (unknown) throw new ValidationError({ import_item_status_code: [unknown] });
  const { lane_id, address } = await findReadyUnit(context.service, branch);
  const { branch_id, bhf_id, modifier_id: id, modifier_name: name, ...fields } = body;
  const stored = await findImportItem(db.knex, branch.id, body);
  const warning = status === registered ? await warningOfLink(context, body) : undefined;
  const call = wireImportUpdate(address, {
    ...fields,
    declaration_date: stored?.unitDate ?? typedDate(body),
    remark: body.remark?.trim() || `Status ${body.import_item_status_code}`,
    by: { id, name },
  });
  const unitResult = await lanes.withLane(lane_id, () => units.save(address, call));
  const result = { outcome: unitResult.kind, message: unitResult.message };
  await db.transaction(async (trx) => {
    if (unitResult.kind === "accepted") {
      await markImportProcessed(trx, branch.id, body, {
        settled_code: body.import_item_status_code,
        item_code: body.item_code,
        settled_at: context.service.clock.now(),
      });
    }
    const record = [body.task_code, body.declaration_date, body.item_sequence, body.hs_code].join("/");
    await recordChange(trx, context, {
      action: "imports.update",
      subject: `import ${record}`,
      new: { status: body.import_item_status_code },
      detail: { ...body, bhf_id: branch.bhf_id, result },
    });
  });
  if (unitResult.kind === "accepted") {
    if (warning) context.warn(warning);
    return unitResult;
  }
  throw inOurWords(branchFailure(unitFailure(unitResult), branch.bhf_id, "send the same request again", 400));
}
