// Bulk: many sales, or many items, in one request.
import type { Module } from "../../http/module.ts";
import { registerEach } from "./register-each.ts";
import { storeEach } from "./store-each.ts";

export const bulk: Module = {
  name: "bulk",
  handlers: {
    async createSalesBulk(_request, context) {
      return storeEach(context);
    },
    async createItemsBulk({ body }, context) {
      return registerEach(context, body);
    },
  },
};
