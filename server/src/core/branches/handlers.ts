// The operations of branches: list, create, show, change, remove, statistics.

import { iso, isoOrNull } from "../../base/clock.ts";
import { ConflictError } from "../../base/errors.ts";
import { created, success } from "../../base/response.ts";
import { isDuplicateKey } from "../../db/engine/failures.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { requireFittingBranch, requireLanguage } from "../account/receipt-texts.ts";
import { lockEnvironment } from "../accounts/store.ts";
import { changedValues, recordChange } from "../audit/record.ts";
import type { BranchRow } from "../context/branch.ts";
import type { Context } from "../context/context.ts";
import type { Handlers } from "../context/operations.ts";
import { readPage } from "../context/paging.ts";
import { findDevice } from "../devices/store.ts";
import { branchProfile } from "../devices/zones.ts";
import { setPause } from "./pause.ts";
import { requireBranchOf, unknownBranch } from "./require.ts";
import { isHeadOffice, requireOnlyHeadOffice } from "./rules.ts";
import {
  deleteBranch,
  findOtherHeadOffice,
  hasRecords,
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
    const row = {
      ...body,
      is_head_office: isHeadOffice(bhf_id, body.is_head_office),
      data_set_id: environment.id,
      created_at: nowMs,
      updated_at: nowMs,
    };
    try {
      const stored = await service.db.transaction(async (trx) => {
        if (row.is_head_office) await checkHeadOffice(trx, environment.id, bhf_id);
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
      if (isDuplicateKey(error))
        throw new ConflictError(
          "already_exists",
          `Branch ${bhf_id} exists already: change it with PUT /branches/${bhf_id}`,
        );
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
      isHeadOffice(before.bhf_id, body.is_head_office);
      if (body.is_head_office && !before.is_head_office)
        await checkHeadOffice(trx, environment.id, before.bhf_id);
      requireFittingBranch(body, { ...before, ...body });
      if (body.receipt_language)
        requireLanguage(
          await branchProfile(trx, { branch_id: before.id, data_set_id: environment.id }),
          "receipt_language",
          body.receipt_language,
        );
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
      if (await hasRecords(trx, branch)) {
        throw new ConflictError(
          "in_use",
          `Branch ${branch.bhf_id} has transactions or Z reports and can't be deleted: its receipts must stay. To stop it, use POST /branches/${branch.bhf_id}/pause`,
        );
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

  async pauseBranch({ params, body }, context) {
    const branch = await changePause(context, params.bhfId, body.reason);
    return success({ message: "The branch is paused", data: showBranch(branch) });
  },

  async resumeBranch({ params }, context) {
    const branch = await changePause(context, params.bhfId, null);
    const device = await findDevice(context.service.db.knex, context.environment.id, branch.bhf_id);
    if (device) context.service.lanes.wake(device.lane_id);
    return success({ message: "The branch is resumed", data: showBranch(branch) });
  },
} satisfies Partial<Handlers>;

/** One at a time: each sees the head office that the one before has made. */
async function checkHeadOffice(trx: Trx, environmentId: number, bhfId: string): Promise<void> {
  await lockEnvironment(trx, environmentId);
  requireOnlyHeadOffice(bhfId, await findOtherHeadOffice(trx, environmentId, bhfId));
}

function changePause(context: Context, bhfId: string, reason: string | null): Promise<BranchRow> {
  const { service, environment } = context;
  const pause = { environmentId: environment.id, bhfId, reason };
  return service.db.transaction((trx) =>
    setPause(trx, (within, change) => recordChange(within, context, change), pause, service.clock.now()),
  );
}

/** The fields of a branch that the audit keeps: those of the request. */
function recorded({ data_set_id: _, created_at: _created, updated_at: _updated, ...branch }: NewBranch) {
  return Object.fromEntries(Object.entries(branch).filter(([, value]) => value !== null));
}

function showBranch({ data_set_id: _, paused_at, created_at, updated_at, ...branch }: BranchRow) {
  return {
    ...branch,
    paused_at: isoOrNull(paused_at),
    created_at: iso(created_at),
    updated_at: iso(updated_at),
  };
}
