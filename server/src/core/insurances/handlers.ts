// The operations of insurances: list, register, change. The unit takes a repeated save, so a lost response leaves no doubt.
// Decisions about the API: 99.

import { insuranceUpdateErrors } from "@taxctl/sdk/rules/validation";
import { iso } from "../../base/clock.ts";
import { ConflictError, NotFoundError, ValidationError } from "../../base/errors.ts";
import { created, success } from "../../base/response.ts";
import { TranslationError } from "../../control-unit/profiles.ts";
import type { UnitAddress, WireCall } from "../../control-unit/types.ts";
import { wireInsurance } from "../../control-unit/wire.ts";
import { isDuplicateKey } from "../../db/engine/failures.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { changedValues, recordChange } from "../audit/record.ts";
import { foreignBranch } from "../branches/rules.ts";
import { lockBranch } from "../branches/store.ts";
import type { Context } from "../context/context.ts";
import type { Handlers, Request } from "../context/operations.ts";
import { readPage } from "../context/paging.ts";
import { findReadyUnit } from "../devices/ready-store.ts";
import { saveDirectly } from "../devices/unit-failure.ts";
import {
  findInsurance,
  type InsuranceRow,
  insertInsurance,
  listInsurances,
  updateInsurance,
} from "./store.ts";

type Input = Request<"createInsurance">["body"];
type Content = Pick<Input, "code" | "name" | "rate" | "is_active">;
type Changes = Request<"updateInsurance">["body"];

export const handlers = {
  async listInsurances({ query }, context) {
    const { service, environment, branch } = context;
    const scope = { data_set_id: environment.id, branch_id: branch?.id };
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
    // With the lane's lease, one request at a time reads, saves and stores.
    const row = await service.lanes.withLane(lane_id, async () => {
      if (await findInsurance(service.db.knex, branch.id, body.code)) throw exists(body.code);
      await saveDirectly(service.units, address, call, "nothing was stored; send the same request again");
      return store(context, body);
    });
    const data = showInsurance(branch.bhf_id, row);
    return created({ message: "The insurance is registered", data });
  },

  async updateInsurance({ params, body }, context) {
    const { service } = context;
    const errors = insuranceUpdateErrors(body);
    if (Object.keys(errors).length > 0) throw new ValidationError(errors);
    const branch = context.requireBranch();
    if (!(await findInsurance(service.db.knex, branch.id, params.code))) throw noInsurance(params.code);
    const { lane_id, address } = await findReadyUnit(service, branch);
    const row = await service.lanes.withLane(lane_id, async () => {
      const before = await findInsurance(service.db.knex, branch.id, params.code);
      if (!before) throw noInsurance(params.code);
      const changed = changedInsurance(before, body, service.clock.now());
      const call = sayInsurance(context, address, contentOf(changed));
      await saveDirectly(
        service.units,
        address,
        call,
        "the insurance stays as it was; send the same request again",
      );
      await storeChange(context, before, changed);
      return changed;
    });
    return success({ message: "The insurance is changed", data: showInsurance(branch.bhf_id, row) });
  },
} satisfies Partial<Handlers>;

function changedInsurance(row: InsuranceRow, changes: Changes, updated_at: number): InsuranceRow {
  const { name = row.name, rate = row.rate, is_active = Boolean(row.is_active) } = changes;
  return { ...row, name, rate, is_active: is_active ? 1 : 0, updated_at };
}

function contentOf({ code, name, rate, is_active }: InsuranceRow): Content {
  return { code, name, rate, is_active: Boolean(is_active) };
}

function sayInsurance({ user }: Context, address: UnitAddress, content: Content): WireCall {
  const { code, name, rate, is_active } = content;
  const by = { id: String(user.id), name: user.name };
  try {
    return wireInsurance(address, { code, name, rate, is_active, by });
  } catch (error) {
    if (error instanceof TranslationError) throw new ValidationError({ [error.field]: [error.message] });
    throw error;
  }
}

async function store(context: Context, { code, name, rate, is_active }: Input): Promise<InsuranceRow> {
  const { service, environment } = context;
  const nowMs = service.clock.now();
  const branch = context.requireBranch();
  const row = {
    data_set_id: environment.id,
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
      await holdBranch(trx, context);
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

async function storeChange(context: Context, before: InsuranceRow, changed: InsuranceRow): Promise<void> {
  await context.service.db.transaction(async (trx) => {
    await holdBranch(trx, context);
    await updateInsurance(trx, changed);
    await recordChange(trx, context, {
      action: "insurances.update",
      subject: `insurance ${changed.code}`,
      ...changedValues(contentOf(before), contentOf(changed)),
    });
  });
}

/** The branch is locked against deletion. @throws if it is already deleted: then it has no insurances. */
async function holdBranch(trx: Trx, context: Context): Promise<void> {
  const { id, bhf_id } = context.requireBranch();
  const locked = await lockBranch(trx, context.environment.id, bhf_id);
  if (locked?.id !== id) throw foreignBranch(bhf_id);
}

const noInsurance = (code: string): NotFoundError =>
  new NotFoundError(`The branch has no insurance ${code}: GET /insurances lists them`);

function exists(code: string): ConflictError {
  return new ConflictError(
    "already_exists",
    `The branch has an insurance ${code} already: change it with PATCH /insurances/${encodeURIComponent(code)}`,
  );
}

function showInsurance(branch_id: string, row: InsuranceRow) {
  const { code, name, rate, is_active, created_at, updated_at } = row;
  const stamps = { created_at: iso(created_at), updated_at: iso(updated_at) };
  return { branch_id, code, name, rate, is_active: Boolean(is_active), ...stamps };
}
