// The operation of receipts: getReceipt, as data or printed.

import { NotFoundError } from "../../base/errors.ts";
import { zoneOf } from "../../base/zone.ts";
import type { Handlers } from "../../core/context/operations.ts";
import { requireVisible } from "../../core/transactions/search.ts";
import { findLogo } from "../account/logo-store.ts";
import { hasCopy } from "./copy-store.ts";
import { describeMissingShapes } from "./missing-shapes.ts";
import { printInThread } from "./printer.ts";
import { readReceipt } from "./read.ts";
import { fileNameOf } from "./receipt.ts";

const types = { json: "application/json", pdf: "application/pdf" } as const;

export const handlers = {
  async getReceipt({ params, query }, context) {
    const { service } = context;
    const row = await requireVisible(context, params.id);
    const type = query.format ? types[query.format] : context.prefers(types.json, types.pdf);
    const { copy_id, language, paper } = query;
    if (copy_id !== undefined && !(await hasCopy(service.db.knex, row.id, copy_id.toLowerCase())))
      throw new NotFoundError(
        `The transaction ${row.id} has no receipt copy ${copy_id}: GET /transactions/${row.id}/receipt-copies lists them.`,
      );
    if (type === types.pdf) await context.startCostly();
    const printing = { copy: copy_id !== undefined, language };
    const { receipt, logo } = await readReceipt(service.db.knex, row, printing);
    if (type === types.json) {
      const missing = await describeMissingShapes(receipt);
      if (missing !== undefined) context.warn({ code: "characters_not_printable", message: missing });
      return { status: 200, body: { status: "success", data: receipt } };
    }
    return {
      status: 200,
      body: await printInThread(receipt, paper, {
        logo: await findLogo(service.db.knex, row.data_set_id, logo),
        timeZone: zoneOf(service.config, receipt.profile),
      }),
      headers: {
        "Content-Type": types.pdf,
        "Content-Disposition": `inline; filename="${fileNameOf(receipt)}"`,
      },
    };
  },
} satisfies Pick<Handlers, "getReceipt">;
