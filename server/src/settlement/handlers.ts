// The operation settleTransaction.
import type { Handlers } from "../operations.ts";
import { showOutcome } from "../transactions/receipt.ts";
import { requireVisible } from "../transactions/search.ts";
import { settleDoubt } from "./settle.ts";

export const handlers = {
  async settleTransaction({ params, body }, context) {
    const before = await requireVisible(context, params.id);
    const row = await settleDoubt(context, before, body);
    const message = `The outcome of ${row.invoice_no} is recorded: ${body.outcome}.`;
    return { status: 200, body: { status: "success", message, data: showOutcome(row) } };
  },
} satisfies Pick<Handlers, "settleTransaction">;
