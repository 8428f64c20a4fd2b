// The unit behind a branch, ready to be called directly.

import type { Service } from "../context.ts";
import type { UnitAddress } from "../control-unit/types.ts";
import { UnprocessableError } from "../errors.ts";
import { findLaneAddress, findReadyDevice, type ReadyDevice } from "./ready-store.ts";

/**
 * The initialized device of a branch and the address of its unit.
 *
 * @throws UnprocessableError 422 `device_not_ready`, also when the device was changed in this moment.
 */
export async function findReadyUnit(
  service: Pick<Service, "db" | "config" | "secrets">,
  branch: { id: number; bhf_id: string },
): Promise<ReadyDevice & { address: UnitAddress }> {
  const device = await findReadyDevice(service.db.knex, branch);
  const unit = await findLaneAddress(service.db.knex, service, device.lane_id);
  if (!unit) throw new UnprocessableError("device_not_ready", "The device was changed; initialize it again.");
  return { ...device, address: unit.address };
}
