// The operation getBranchStats.
import { success } from "../../base/response.ts";
import { requireBranchOf } from "../branches/require.ts";
import type { Handlers } from "../context/operations.ts";
import { readStats } from "./branch.ts";

export const handlers = {
  async getBranchStats({ params, query }, context) {
    const branch = await requireBranchOf(context, params.bhfId);
    const { data, period } = await readStats(context.service, branch, query);
    return success({ data, period });
  },
} satisfies Partial<Handlers>;
