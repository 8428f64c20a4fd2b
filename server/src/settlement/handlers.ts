// The operation settleTransaction.
import { requireRecentConfirmation } from "../identity/sessions.ts";
import type { Handlers } from "../operations.ts";
import { showOutcome } from "../transactions/receipt.ts";
import { requireVisible } from "../transactions/search.ts";
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
