// The operations of movements: createStockMovement, listStockMovements.
import { add } from "@taxctl/sdk/rules/amounts";
import { success } from "../../base/response.ts";
import { zoneOf } from "../../base/zone.ts";
import { wireMovement } from "../../control-unit/wire.ts";
import { money } from "../../db/sql/scaled.ts";
import { codesInUse } from "../codes/in-use.ts";
import { taxTypesOf } from "../codes/tax-types.ts";
import type { Context } from "../context/context.ts";
import type { Handlers } from "../context/operations.ts";
import { readPage } from "../context/paging.ts";
import { requireOrder } from "../context/period.ts";
import { findReadyDevice, type ReadyDevice } from "../devices/ready-store.ts";
import { findItemsByCode } from "../items/store.ts";
import { requireSayable } from "../transactions/check-context.ts";
import { storeSubmission } from "../transactions/intake.ts";
import { acceptedResponseOf, submissionResponse } from "../transactions/outcome.ts";
import type { Submission } from "../transactions/submission.ts";
import { listMovements } from "./list-store.ts";
import { partContent, partDocument } from "./movement-kind.ts";
import {
  checkMovement,
  type MovementInput,
  normalizeMovement,
  type StockDocument,
} from "./movement-rules.ts";
import { showMovement } from "./show.ts";

export const handlers = {
  async createStockMovement({ body }, context) {
    const device = await findReadyDevice(context.service.db.knex, context.requireBranch());
    const document = await readMovement(context, device, body);
    const submitted = await storeSubmission(context, submissionOf(body, document));
    const accepted = await acceptedResponseOf(context, submitted);
    if (accepted) return accepted;
    const { row, document: recorded, response } = await submissionResponse<StockDocument>(context, submitted);
    return success({
      message: submitted.duplicate
        ? `Movement ${row.invoice_no} was already recorded.`
        : `Movement ${row.invoice_no} is recorded.`,
      data: {
        transaction_id: row.id,
        sar_no: row.invoice_no,
        sar_type: recorded.sar_type,
        item_count: recorded.lines.length,
        total_amount: money.fromDb(row.total_amount),
        vscu_receipt_code: response.result_code,
        vscu_receipt_msg: response.result_message,
      },
      meta: submitted.duplicate ? { duplicate: true } : {},
    });
  },

  async listStockMovements({ query }, context) {
    requireOrder(query);
    const { item_code, type, from_date: from, to_date: to, sort_order } = query;
    const scope = { data_set_id: context.environment.id, branch_id: context.requireBranch().id };
    const filter = { item_code, type, from, to };
    const { rows, meta } = await readPage(context, "listStockMovements", query, (request) =>
      listMovements(context.service.db.knex, scope, filter, sort_order, request),
    );
    const data = rows.map((row) => {
      const { transaction_id, type: kind, movement_type, direction, qty, ...rest } = showMovement(row);
      return {
        transaction_id,
        item_code: row.item_code,
        item_name: row.item_name,
        type: kind,
        movement_type,
        direction,
        qty,
        unit_price: money.fromDb(row.unit_price),
        total_amount: money.fromDb(row.total_amount),
        ...rest,
      };
    });
    return success({ data, meta });
  },
} satisfies Partial<Handlers>;

/** Checks the movement against items and tax types, and that the unit's message can hold it. */
async function readMovement(
  context: Context,
  device: ReadyDevice,
  body: MovementInput,
): Promise<StockDocument> {
  const { service, environment, user } = context;
  const db = service.db.knex;
  const codes = body.items.map((line) => line.item_cd);
  const [items, taxTypes, inUse] = await Promise.all([
    findItemsByCode(db, environment.id, codes),
    taxTypesOf(db, environment.id, device.profile),
    codesInUse(db, environment.id),
  ]);
  const document = checkMovement(body, {
    items,
    taxTypes,
    codes: inUse,
    profile: device.profile,
    by: { id: String(user.id), name: user.name },
    nowMs: service.clock.now(),
    timeZone: zoneOf(service.config, device.profile),
  });
  requireSayable(device, (address) => {
    for (const part of document.parts.keys()) wireMovement(address, partDocument(document, part), 0);
  });
  return document;
}

function submissionOf(body: MovementInput, document: StockDocument): Submission {
  return {
    type: "stock",
    invoice_no: body.sar_no,
    document_date: document.date,
    total_amount: money.toDb(add(...body.items.map((line) => line.tot_amt))),
    tax_amount: money.toDb(add(...body.items.map((line) => line.tax_amt))),
    request: body,
    document,
    call: { stream: "stock", kind: "movement", content: partContent(document, 0) },
    normalize: (request) => normalizeMovement(request as MovementInput),
  };
}
