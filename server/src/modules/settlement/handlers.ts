// The operation settleTransaction.

import type { Handlers } from "../../core/context/operations.ts";
import { showOutcome } from "../../core/transactions/receipt.ts";
import { requireVisible } from "../../core/transactions/search.ts";
import { requireRecentConfirmation } from "../people/sessions.ts";
import { resolveDoubt } from "./settle.ts";

export const handlers = {
  async settleTransaction({ params, body }, context) {
    const { service, session } = context;
    const before = await requireVisible(context, params.id);
    if (session) requireRecentConfirmation({ service, session });
    const row = await resolveDoubt(context, before, body);
    const message = `The outcome of ${row.invoice_no} is recorded: ${body.outcome}.`;
    return { status: 200, body: { status: "success", message, data: showOutcome(row) } };
  },
} satisfies Pick<Handlers, "settleTransaction">;
