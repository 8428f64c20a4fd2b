// Reissue: corrects a signed sale by a credit note and a new sale, in one step.
import { requireTransaction } from "../../core/transactions/search.ts";
import type { Module } from "../../http/module.ts";
import { reissueResponse } from "./response.ts";

export const reissue: Module = {
  name: "reissue",
  handlers: {
    async reissueSale({ params, body }, context) {
      const original = await requireTransaction(context, params.id, "sales");
      return reissueResponse(context, original, body);
    },
  },
};
