// Bulk: many sales in one request.
import type { Module } from "../../http/module.ts";
import { storeEach } from "./store-each.ts";

export const bulk: Module = {
  name: "bulk",
  handlers: {
    async createSalesBulk(_request, context) {
      return storeEach(context);
    },
  },
};
