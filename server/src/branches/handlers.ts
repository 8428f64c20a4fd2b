// The operations of branches: list, create, show, change, remove, statistics.
import { requireFittingBranch } from "../account/receipt-texts.ts";
import { changedValues, recordChange } from "../audit/record.ts";
import { iso } from "../clock.ts";
import type { Context } from "../context.ts";
import { isDuplicateKey } from "../db/engine/failures.ts";
import { ConflictError, NotFoundError } from "../errors.ts";
import type { Handlers } from "../operations.ts";
import { readPage } from "../paging.ts";
import { created, success } from "../response.ts";
import { readStats } from "./stats.ts";
import {
  type BranchRow,
  deleteBranch,
  findBranch,
  hasTransactions,
  insertBranch,
  listBranches,
  lockBranch,
  type NewBranch,
  updateBranch,
} from "./store.ts";

export const handlers = {
  async listBranches({ query }, context) {
    const { service, environment } = context;
    const { rows, meta } = await readPage(context, "listBranches", query, (request) =>
      listBranches(service.db.knex, environment.id, request),
    );
    return success({ data: rows.map(showBranch), meta });
  },

  async createBranch({ body }, context) {
    const { service, environment } = context;
    const nowMs = service.clock.now();
    const { bhf_id } = body;
    const { address_line = null, city = null, county = null, receipt_address = null } = body;
    requireFittingBranch(body, { address_line, city, county, receipt_address });
    const row = { ...body, data_set_id: environment.id, created_at: nowMs, updated_at: nowMs };
    try {
      const stored = await service.db.transaction(async (trx) => {
        await recordChange(trx, context, {
          action: "branches.create",
          subject: `branch ${bhf_id}`,
          new: recorded(row),
        });
        return insertBranch(trx, row);
      });
      const message = "The branch is created";
      return created({ message, data: showBranch(stored) });
    } catch (error) {
      if (isDuplicateKey(error)) throw new ConflictError("already_exists", `Branch ${bhf_id} exists already`);
      throw error;
    }
  },

  async getBranch({ params }, context) {
    const branch = await requireBranchOf(context, params.bhfId);
    return success({ data: showBranch(branch) });
  },

  async updateBranch({ params, body }, context) {
    const { service, environment } = context;
    const branch = await service.db.transaction(async (trx) => {
      const before = await lockBranch(trx, environment.id, params.bhfId);
      if (!before) throw unknownBranch(params.bhfId);
      const changes = { ...body, updated_at: service.clock.now() };
      requireFittingBranch(body, { ...before, ...body });
      await updateBranch(trx, before.id, changes);
      await recordChange(trx, context, {
        action: "branches.update",
        subject: `branch ${before.bhf_id}`,
        ...changedValues<BranchRow>(before, body),
      });
      return { ...before, ...changes };
    });
    const message = "The branch is updated";
    return success({ message, data: showBranch(branch) });
  },

  async deleteBranch({ params }, context) {
    const { service, environment } = context;
    await service.db.transaction(async (trx) => {
      const branch = await lockBranch(trx, environment.id, params.bhfId);
      if (!branch) throw unknownBranch(params.bhfId);
      if (await hasTransactions(trx, branch)) {
        throw new ConflictError("in_use", `Branch ${branch.bhf_id} has transactions and can't be deleted`);
      }
      await deleteBranch(trx, branch);
      await recordChange(trx, context, {
        action: "branches.delete",
        subject: `branch ${branch.bhf_id}`,
        old: recorded(branch),
      });
    });
    return success({ message: "The branch is deleted" });
  },

  async getBranchStats({ params, query }, context) {
    const branch = await requireBranchOf(context, params.bhfId);
    const { data, period } = await readStats(context.service, branch, query);
    return success({ data, period });
  },
} satisfies Partial<Handlers>;

function unknownBranch(bhfId: string): NotFoundError {
  return new NotFoundError(`There is no branch ${bhfId}`);
}

async function requireBranchOf(context: Context, bhfId: string): Promise<BranchRow> {
  const branch = await findBranch(context.service.db.knex, context.environment.id, bhfId);
  if (!branch) throw unknownBranch(bhfId);
  return branch;
}

/** The fields of a branch that the audit keeps: those of the request. */
function recorded({ data_set_id: _, created_at: _created, updated_at: _updated, ...branch }: NewBranch) {
  return Object.fromEntries(Object.entries(branch).filter(([, value]) => value !== null));
}

function showBranch({ data_set_id: _, created_at, updated_at, ...branch }: BranchRow) {
  return { ...branch, created_at: iso(created_at), updated_at: iso(updated_at) };
}
