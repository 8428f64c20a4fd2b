// A new item as a request has it: checked, ready to be registered, and compared with the items that are there.

import { recordChange } from "../audit/record.ts";
import type { Context } from "../context/context.ts";
import type { Request } from "../context/operations.ts";
import { findReadyDevice, settingsOfReady } from "../devices/ready-store.ts";
import { alreadyExists, type Registration } from "./register.ts";
import { checkItem } from "./rules.ts";
import { findItem, findOtherWithBarcode } from "./store.ts";

/** @throws ServiceError if the item, or the branch's device, can't be registered with */
export async function prepareItem(
  context: Context,
  body: Request<"createItem">["body"],
): Promise<Registration> {
  const { service, environment, user } = context;
  const db = service.db.knex;
  const branch = context.requireBranch();
  const device = await findReadyDevice(db, branch);
  const { lane_id, tin, profile } = device;
  const { item_code } = body;
  if (item_code !== undefined && (await findItem(db, environment.id, item_code))?.registered_at)
    throw alreadyExists(item_code);
  return {
    data_set_id: environment.id,
    branch_id: branch.id,
    device: { lane_id, tin, profile },
    item_code,
    content: await checkItem(context, profile, settingsOfReady(device, environment.name), body),
    by: { id: String(user.id), name: user.name },
    record: (trx, change) => recordChange(trx, context, change),
  };
}

/** Warns of another active item with the barcode: the two are probably one, registered twice. */
export async function warnOfBarcode(
  { service, environment, warn }: Context,
  item_code: string,
  barcode: string | null | undefined,
): Promise<void> {
  const twin = barcode
    ? await findOtherWithBarcode(service.db.knex, environment.id, barcode, item_code)
    : undefined;
  if (!twin) return;
  const message = `${twin.item_code} (${twin.item_name}) has the barcode ${barcode} too. If both are one item, take one out of use (PATCH /items/{itemCode} with is_active false).`;
  warn({ code: "barcode_in_use", message, field: "barcode" });
}
