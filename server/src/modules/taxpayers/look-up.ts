// Looks a taxpayer up: in the cache for a day, then at the control unit of a branch.
import { normalTin, tinProblem } from "@taxctl/sdk/rules/tins";
import { ServiceError, ValidationError } from "../../base/errors.ts";
import type { Customer } from "../../control-unit/fetched.ts";
import type { Context } from "../../core/context/context.ts";
import { findReadyUnit } from "../../core/devices/ready-store.ts";
import { directFailure, requireAccepted, UnitFailure } from "../../core/devices/unit-failure.ts";
import { taxpayerRow } from "../../core/taxpayers/row.ts";
import { deleteTaxpayer, findTaxpayer, saveTaxpayer, type TaxpayerRow } from "../../core/taxpayers/store.ts";

/** While a row is younger than this, no control unit is called. */
const freshMs = 24 * 60 * 60_000;

export type FoundTaxpayer = { row: TaxpayerRow; source: "cache" | "unit" };

/**
 * The taxpayer from the cache, of any age that the cache keeps.
 *
 * @throws ServiceError 404 `taxpayer_not_cached`
 */
export async function findCached(context: Context, tin: string): Promise<FoundTaxpayer> {
  const row = await findKept(context, tin);
  if (row) return { row, source: "cache" };
  throw new ServiceError(
    404,
    "taxpayer_not_cached",
    `The cache doesn't have ${tin}. Omit cached to ask the control unit.`,
  );
}

/**
 * The taxpayer from the cache while it is fresh, else from the unit; also an older one if the unit can't be reached.
 *
 * @throws ServiceError 404 `taxpayer_unknown`, 422 where the TIN has another form or the unit rejects the request, 429,
 * 500 `unit_unreachable`
 */
export async function lookUp(context: Context, tin: string): Promise<FoundTaxpayer> {
  const { service } = context;
  const known = await findKept(context, tin);
  if (known && isFresh(context, known)) return { row: known, source: "cache" };
  const device = await findReadyUnit(service, context.requireBranch());
  const problem = tinProblem(tin, device.profile);
  if (problem !== undefined) throw new ValidationError({ tin: [problem] });
  await context.startCostly();
  try {
    return await service.lanes.withSelect(device.lane_id, async () => {
      // Another request may have fetched it while this one waited for the device.
      const meanwhile = await findKept(context, tin);
      if (meanwhile && isFresh(context, meanwhile)) return { row: meanwhile, source: "cache" };
      const { data } = requireAccepted(await service.units.selectCustomer(device.address, tin));
      return { row: await store(context, tin, data), source: "unit" };
    });
  } catch (error) {
    if (!(error instanceof UnitFailure)) throw error;
    if (known && error.code === null) return { row: known, source: "cache" };
    throw directFailure(error, "the taxpayer was not looked up");
  }
}

function findKept({ service: { db, clock }, environment }: Context, tin: string) {
  return findTaxpayer(db.knex, environment.id, tin, clock.now());
}

function isFresh({ service: { clock } }: Context, { fetched_at }: TaxpayerRow): boolean {
  return clock.now() - fetched_at < freshMs;
}

/** @throws ServiceError 404 when the authority doesn't know the TIN; a row of earlier is deleted then. */
async function store(context: Context, tin: string, found: Customer | null): Promise<TaxpayerRow> {
  const { service, environment } = context;
  if (!found) {
    await service.db.transaction((trx) => deleteTaxpayer(trx, environment.id, tin));
    throw new ServiceError(
      404,
      "taxpayer_unknown",
      `The tax authority knows no taxpayer with the TIN ${tin}.`,
    );
  }
  if (normalTin(found.tin) !== tin)
    throw new UnitFailure(null, `The control unit was asked for ${tin} and returned another taxpayer.`);
  const row = taxpayerRow({ data_set_id: environment.id, tin }, found, service.clock.now());
  await service.db.transaction((trx) => saveTaxpayer(trx, row));
  return row;
}
