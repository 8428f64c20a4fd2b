// The operations of insurances: list, register. Saving one is repeatable at the unit, so that no answer leaves doubt.

import { recordChange } from "../audit/record.ts";
import { foreignBranch } from "../branches/rules.ts";
import { lockBranch } from "../branches/store.ts";
import { iso } from "../clock.ts";
import type { Context } from "../context.ts";
import { TranslationError } from "../control-unit/profiles/profile.ts";
import type { UnitAddress, WireCall } from "../control-unit/types.ts";
import { wireInsurance } from "../control-unit/wire.ts";
import { isDuplicateKey } from "../db/engine/failures.ts";
import { findReadyUnit } from "../devices/ready-unit.ts";
import { saveDirectly } from "../devices/unit-failure.ts";
import { ConflictError, ValidationError } from "../errors.ts";
import type { Handlers, Request } from "../operations.ts";
import { readPage } from "../paging.ts";
import { created, success } from "../response.ts";
import { findInsurance, type InsuranceRow, insertInsurance, listInsurances } from "./store.ts";

type Input = Request<"createInsurance">["body"];

export const handlers = {
  async listInsurances({ query }, context) {
    const { service, dataSet, branch } = context;
    const scope = { data_set_id: dataSet.id, branch_id: branch?.id };
    const { rows, meta } = await readPage(context, "listInsurances", query, (request) =>
      listInsurances(service.db.knex, scope, request),
    );
    const data = rows.map((row) => showInsurance(row.bhf_id, row));
    return success({ data, meta });
  },

  async createInsurance({ body }, context) {
    const { service } = context;
    const branch = context.requireBranch();
    const { lane_id, address } = await findReadyUnit(service, branch);
    const call = sayInsurance(context, address, body);
    // The lane's lease lets one request at a time look, save and store.
    const row = await service.lanes.withLane(lane_id, async () => {
      if (await findInsurance(service.db.knex, branch.id, body.code)) throw exists(body.code);
      await saveDirectly(service.units, address, call, "nothing was stored; send the same request again");
      return store(context, body);
    });
    const data = showInsurance(branch.bhf_id, row);
    return created({ message: "The insurance is registered", data });
  },
} satisfies Partial<Handlers>;

function sayInsurance({ user }: Context, address: UnitAddress, input: Input): WireCall {
  const { code, name, rate, is_active } = input;
  const by = { id: String(user.id), name: user.name };
  try {
    return wireInsurance(address, { code, name, rate, is_active, by });
  } catch (error) {
    if (error instanceof TranslationError) throw new ValidationError({ [error.field]: [error.message] });
    throw error;
  }
}

async function store(context: Context, { code, name, rate, is_active }: Input): Promise<InsuranceRow> {
  const { service, dataSet } = context;
  const nowMs = service.clock.now();
  const branch = context.requireBranch();
  const row = {
    data_set_id: dataSet.id,
    branch_id: branch.id,
    code,
    name,
    rate,
    is_active: is_active ? 1 : 0,
    created_at: nowMs,
    updated_at: nowMs,
  };
  try {
    await service.db.transaction(async (trx) => {
      // Nobody deletes the branch meanwhile, and what was deleted has no insurances.
      const locked = await lockBranch(trx, dataSet.id, branch.bhf_id);
      if (locked?.id !== branch.id) throw foreignBranch(branch.bhf_id);
      await insertInsurance(trx, row);
      await recordChange(trx, context, {
        action: "insurances.create",
        subject: `insurance ${code}`,
        new: { branch_id: branch.bhf_id, code, name, rate, is_active },
      });
    });
    return row;
  } catch (error) {
    if (isDuplicateKey(error)) throw exists(code);
    throw error;
  }
}

function exists(code: string): ConflictError {
  return new ConflictError("already_exists", `The branch has an insurance ${code} already`);
}

function showInsurance(branch_id: string, row: InsuranceRow) {
  const { code, name, rate, is_active, created_at, updated_at } = row;
  const stamps = { created_at: iso(created_at), updated_at: iso(updated_at) };
  return { branch_id, code, name, rate, is_active: Boolean(is_active), ...stamps };
}
