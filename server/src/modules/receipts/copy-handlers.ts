// The operations of copies: print one, list them.
import { iso } from "../../base/clock.ts";
import { UnprocessableError } from "../../base/errors.ts";
import { created, success } from "../../base/response.ts";
import { recordChange } from "../../core/audit/record.ts";
import { holdOpenZ } from "../../core/business-days/store.ts";
import type { Handlers } from "../../core/context/operations.ts";
import { readPage } from "../../core/context/paging.ts";
import { branchZone } from "../../core/devices/zones.ts";
import { isLocal } from "../../core/transactions/kinds.ts";
import { requireVisible } from "../../core/transactions/search.ts";
import type { TransactionRow } from "../../core/transactions/store.ts";
import { newRowId } from "../../db/row-ids.ts";
import { insertCopy, type ListedCopy, pageOfCopies } from "./copy-store.ts";
import { readReceipt } from "./read.ts";
import { copyLabelOf } from "./receipt.ts";

export const handlers = {
  async listReceiptCopies({ params, query }, context) {
    const row = await requireVisible(context, params.id);
    const search = { ...params, ...query };
    const { rows, meta } = await readPage(context, "listReceiptCopies", search, (request) =>
      pageOfCopies(context.service.db.knex, row.id, request),
    );
    return success({ data: rows.map((copy) => showCopy(row, copy)), meta });
  },

  async createReceiptCopy({ params }, context) {
    const row = await requireVisible(context, params.id);
    requireOfficial(row);
    const { db, clock } = context.service;
    const { receipt } = await readReceipt(db.knex, row, { copy: true });
    const { data_set_id, branch_id, bhf_id, invoice_no } = row;
    const now = { ms: clock.now(), timeZone: await branchZone(context.service, row) };
    const copy = await db.transaction(async (trx) => {
      const printed = {
        id: newRowId(trx),
        ...{ data_set_id, branch_id, transaction_id: row.id },
        z_no: await holdOpenZ(trx, { id: branch_id, data_set_id, bhf_id }, now),
        key_id: context.key?.id ?? context.session?.id ?? "",
        user_id: context.user.id,
        printed_at: now.ms,
      };
      await insertCopy(trx, printed);
      await recordChange(trx, context, {
        action: "receipt_copies.create",
        subject: `receipt copy ${printed.id}`,
        new: { transaction_id: row.id, invoice_no, label: receipt.label },
      });
      return printed;
    });
    const shown = showCopy(row, { ...copy, user_name: context.user.name });
    return created({ message: "The copy is recorded", data: { ...shown, receipt } });
  },
} satisfies Partial<Handlers>;

/** Quotations and training documents are no receipts: printed again, they are the same. @throws UnprocessableError 422 `no_copy` */
function requireOfficial({ id, type, invoice_no }: TransactionRow): void {
  if (!isLocal(type)) return;
  const what = type === "proforma" ? "quotation" : "training document";
  const message = `${invoice_no} is a ${what}, so it has no copies. Print it again with GET /transactions/${id}/receipt.`;
  throw new UnprocessableError("no_copy", message, { transaction_id: id });
}

function showCopy(row: TransactionRow, { id, printed_at, user_id, user_name }: ListedCopy) {
  return {
    id,
    transaction_id: row.id,
    label: copyLabelOf(row.receipt_type),
    printed_at: iso(Number(printed_at)),
    user_id,
    user_name,
  };
}
