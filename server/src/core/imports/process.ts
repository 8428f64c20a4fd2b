// The operation processImport: a customs record becomes items in stock, step by step and once.

import { isCalendarDay } from "@taxctl/sdk/rules/formats";
import { localDate } from "../../base/clock.ts";
import { cutText } from "../../base/cut-text.ts";
import { ConflictError, ServiceError } from "../../base/errors.ts";
import { success } from "../../base/response.ts";
import { zoneOf } from "../../base/zone.ts";
import { money } from "../../db/sql/scaled.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { taxTypesOf } from "../codes/tax-types.ts";
import type { Context } from "../context/context.ts";
import type { Handler, ResponseOf } from "../context/operations.ts";
import { findReadyDevice, type ReadyDevice, settingsOfReady } from "../devices/ready-store.ts";
import type { ImportDocument } from "../items/import-document.ts";
import { findItem, findItemsByCode } from "../items/store.ts";
import { awaitSync } from "../stock/wait.ts";
import { storeSubmission } from "../transactions/intake.ts";
import { acceptedResponseOf, type Finished, submissionResponse } from "../transactions/outcome.ts";
import type { Submission, Submitted } from "../transactions/submission.ts";
import { stepContent } from "./kinds.ts";
import { checkNewItem } from "./new-item.ts";
import { recordWarnings } from "./record-warnings.ts";
import {
  checkImport,
  type ImportInput,
  importNumber,
  inOurWords,
  normalizeImport,
  typedDate,
} from "./rules.ts";
import { findImportItem } from "./store.ts";

export const processImport: Handler<"processImport"> = async ({ body }, context) => {
  const device = await findReadyDevice(context.service.db.knex, context.requireBranch());
  const document = await readImport(context, device, body);
  const submitted = await storeSubmission(context, submissionOf(context, device, body, document));
  try {
    const accepted = await acceptedResponseOf(context, submitted);
    if (accepted) return accepted;
    return await showProcessed(
      context,
      submitted,
      await submissionResponse<ImportDocument>(context, submitted),
    );
  } catch (error) {
    throw asImportFailure(error);
  }
};

async function readImport(context: Context, device: ReadyDevice, body: ImportInput): Promise<ImportDocument> {
  const { service, environment, user } = context;
  const db = service.db.knex;
  const code = body.existing_item_code;
  const [items, taxTypes, newItem, stored] = await Promise.all([
    findItemsByCode(db, environment.id, code === undefined ? [] : [code]),
    taxTypesOf(db, environment.id, device.profile),
    checkNewItem(
      context,
      { profile: device.profile, settings: settingsOfReady(device, environment.name) },
      body,
    ),
    findImportItem(db, context.requireBranch().id, body),
  ]);
  if (stored) for (const warning of recordWarnings(body, stored.item)) context.warn(warning);
  return checkImport(body, {
    profile: device.profile,
    taxTypes,
    item: code === undefined ? undefined : items.get(code),
    newItem,
    unitDate: stored?.unitDate ?? typedDate(body),
    by: { id: String(user.id), name: user.name },
  });
}

function submissionOf(
  context: Context,
  { profile }: ReadyDevice,
  body: ImportInput,
  document: ImportDocument,
): Submission {
  const { clock, config } = context.service;
  const { line, new_item } = document;
  return {
    type: "import",
    invoice_no: importNumber(body),
    // Some customs records have no date. They are listed under the day on which they were processed.
    document_date: isCalendarDay(document.declaration_date)
      ? document.declaration_date
      : localDate(clock.now(), zoneOf(config, profile)),
    counterparty_name: body.supplier_name == null ? null : cutText(body.supplier_name, 200),
    total_amount: money.toDb(line.total_amount),
    // The customs entry alone knows the tax: the share in the total is what the stock movement needs. People enter it in the return.
    tax_amount: 0,
    request: body,
    document,
    call: { stream: "stock", kind: new_item ? "item" : "import", content: stepContent },
    normalize: (request) => normalizeImport(request as ImportInput),
    guard: new_item ? (trx) => rejectKnownItem(trx, context, new_item.item_code) : undefined,
  };
}

async function rejectKnownItem(trx: Trx, context: Context, code: string): Promise<undefined> {
  const held = await findItem(trx, context.environment.id, code);
  if (!held?.registered_at) return;
  throw new ConflictError(
    "already_exists",
    `Item ${code} exists already: map the import to it (action map, existing_item_code ${code}).`,
  );
}

async function showProcessed(
  context: Context,
  submitted: Submitted,
  { row, document, response }: Finished<ImportDocument>,
): Promise<ResponseOf<"processImport">> {
  const { line } = document;
  const { db } = context.service;
  const item = await findItem(db.knex, context.environment.id, line.item_code);
  const of = { transactionId: row.id, laneId: row.lane_id, itemId: item?.id ?? 0 };
  const sync_error = await awaitSync(context, of, submitted.acceptedMs);
  return success({
    message: submitted.duplicate
      ? "The import was already booked in."
      : `${line.qty} ${line.qty_unit_code} of ${line.item_name} are booked in.`,
    data: {
      transaction_id: row.id,
      item_code: line.item_code,
      item_name: line.item_name,
      qty_added: line.qty,
      previous_qty: response.previous_qty ?? 0,
      new_qty: response.new_qty ?? line.qty,
      authority_status_updated: Boolean(row.synced_to_authority),
      authority_stock_synced: sync_error === undefined,
      ...(sync_error === undefined ? {} : { sync_error }),
    },
    meta: submitted.duplicate ? { duplicate: true } : {},
  });
}

/** A unit's rejection is 400 on import calls. */
function asImportFailure(error: unknown): unknown {
  if (!(error instanceof ServiceError) || !error.code.startsWith("unit_")) return error;
  if (error.status !== 422) return error;
  return inOurWords(new ServiceError(400, error.code, error.message, error.details));
}
