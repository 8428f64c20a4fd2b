// Changes a registered item: at the unit first, then here.
// Decisions about the API: 39, 40.

import { NotFoundError, UnprocessableError } from "../../base/errors.ts";
import type { Author } from "../../control-unit/types.ts";
import { wireItem } from "../../control-unit/wire.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { changedValues, type Recorder } from "../audit/record.ts";
import { findLaneAddress } from "../devices/ready-store.ts";
import { directFailure, saveDirectly, UnitFailure } from "../devices/unit-failure.ts";
import { copyChangedItem } from "../levels/store.ts";
import { type Dependencies, itemDocument } from "./register.ts";
import {
  changedItem,
  contentOf,
  findItem,
  type ItemChanges,
  type ItemRow,
  isSameContent,
  lockItem,
  updateRegistered,
} from "./store.ts";

export type Update = {
  data_set_id: number;
  /** The lane of the branch's device. */
  lane_id: number;
  item_code: string;
  changes: ItemChanges;
  by: Author;
  record: Recorder;
};

/** Two branches may change one item at once: the second one sends both changes. */
const mostTurns = 4;

/**
 * Changes an item and returns its row. The item changes here only after the unit has accepted the change. The unit takes a repeated save,
 * so the same request may be sent again after any failure.
 *
 * @throws NotFoundError; UnprocessableError with the unit's rejection; UnitUnreachableError.
 */
export async function updateItem(dependencies: Dependencies, update: Update): Promise<ItemRow> {
  for (let turn = 1; turn <= mostTurns; turn++) {
    const row = await dependencies.lanes.withLane(update.lane_id, () => updateOnce(dependencies, update));
    if (row) return row;
  }
  throw directFailure(new UnitFailure(null, "the item was changed by others again and again"), again);
}

const again = "the item stays as it was; send the same request again";

/** One send; undefined if another request changed the item meanwhile. */
async function updateOnce(dependencies: Dependencies, update: Update): Promise<ItemRow | undefined> {
  const { db, clock, units } = dependencies;
  const { data_set_id, lane_id, item_code, changes, by, record } = update;
  const before = await findItem(db.knex, data_set_id, item_code);
  if (!before?.registered_at) throw new NotFoundError(`There is no item ${item_code}: GET /items lists them`);
  const unit = await findLaneAddress(db.knex, dependencies, lane_id);
  if (!unit)
    throw new UnprocessableError("device_not_ready", "The device is not initialized; nothing was changed.");
  const changed = changedItem(before, changes);
  const call = wireItem(
    unit.address,
    await itemDocument(db.knex, changed, { by, profile: unit.address.profile }),
  );
  await saveDirectly(units, unit.address, call, again);
  return db.transaction(async (trx) => {
    const locked = await lockItem(trx, before.id);
    if (!locked || !isSameContent(locked, before)) return undefined;
    await record(trx, {
      action: "items.update",
      subject: `item ${item_code}`,
      ...changedValues(contentOf(before), contentOf(changed)),
    });
    return storeItem(trx, before, changes, clock.now());
  });
}

/** Stores the changes of an item, with the copies that branches' lists are read from. */
export async function storeItem(
  trx: Trx,
  row: ItemRow,
  changes: ItemChanges,
  nowMs: number,
): Promise<ItemRow> {
  await copyChangedItem(trx, changedItem(row, changes));
  return updateRegistered(trx, row, changes, nowMs);
}
