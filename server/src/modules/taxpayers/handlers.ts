// The operation of taxpayers: the authority's name for a TIN.
import { iso } from "../../base/clock.ts";
import { success } from "../../base/response.ts";
import type { Handlers } from "../../core/context/operations.ts";
import { type FoundTaxpayer, findCached, lookUp } from "./look-up.ts";

export const handlers = {
  async getTaxpayer({ params, query }, context) {
    const found = await (query.cached ? findCached : lookUp)(context, params.tin);
    return success({ data: showTaxpayer(found, context.service.clock.now()) });
  },
} satisfies Partial<Handlers>;

function showTaxpayer({ row, source }: FoundTaxpayer, nowMs: number) {
  return {
    tin: row.tin,
    name: row.name || null,
    status: row.is_active ? ("active" as const) : ("inactive" as const),
    address: row.address,
    source,
    fetched_at: iso(row.fetched_at),
    age_s: Math.max(0, Math.floor((nowMs - row.fetched_at) / 1000)),
  };
}
