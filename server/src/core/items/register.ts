// Registers an item at the unit. Its code is bound before the call and kept until the unit's response is known.

import { makeItemCode } from "@taxctl/sdk/rules/validation";
import { ConflictError, UnprocessableError } from "../../base/errors.ts";
import type { Author, ItemDocument, UnitResult } from "../../control-unit/types.ts";
import { wireItem } from "../../control-unit/wire.ts";
import { inRounds } from "../../db/engine/retries.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import type { Change, Recorder } from "../audit/record.ts";
import { itemRate, taxTypesOf } from "../codes/tax-types.ts";
import type { Service } from "../context/context.ts";
import { findLaneAddress } from "../devices/ready-store.ts";
import { directFailure, unitFailure } from "../devices/unit-failure.ts";
import { addToList, type StockScope } from "../levels/store.ts";
import { numberOfCode, readExpectedNumber } from "./code.ts";
import { lockNumbers, type NumberScope, updateNumbers } from "./number-store.ts";
import type { ItemContent, ItemRow } from "./store.ts";
import * as store from "./store.ts";

export type Registration = {
  data_set_id: number;
  /** The branch that lists the item from then on. */
  branch_id: number;
  device: { lane_id: number; tin: string };
  /** Made from the content and the next number of the TIN when left out. */
  item_code: string | undefined;
  content: ItemContent;
  by: Author;
  /** Records the registration for the audit. */
  record: Recorder;
};

export type Dependencies = Pick<Service, "db" | "clock" | "config" | "lanes" | "secrets" | "units">;

/** An item that is about to be sent. */
type Bound = {
  row: ItemRow;
  /** False where an earlier item still holds the number, and must be resolved before ours can have one. */
  isOurs: boolean;
  /** True where no earlier send of this item can have reached the unit. */
  isFresh: boolean;
};

/** Earlier items to resolve, a number taken from the unit, our own send: more turns than this mean a defect. */
const mostTurns = 4;

/**
 * Registers an item and returns its row.
 *
 * The unit takes a repeated save, so a save without a response is never in doubt: its row stays hidden with its code, and
 * the next request continues it. The same content is sent again with the same code. Other content first resolves the item that holds the
 * number. Otherwise a unit that had accepted it would see a gap, or one item would overwrite another.
 *
 * @throws ConflictError 409 `already_exists`; UnprocessableError with the unit's rejection; UnitUnreachableError.
 */
export async function registerItem(dependencies: Dependencies, registration: Registration): Promise<ItemRow> {
  const { lane_id } = registration.device;
  for (let turn = 1; turn <= mostTurns; turn++) {
    const row = await dependencies.lanes.withLane(lane_id, () => registerOnce(dependencies, registration));
    if (row) return row;
  }
  throw new UnprocessableError("item_number_unavailable", "The unit did not take any number for the item", {
    error: "the unit's item numbers and ours do not meet",
  });
}

/** One send; undefined when it resolved an earlier item, or brought the unit's own number, and ours is still to come. */
async function registerOnce(
  dependencies: Dependencies,
  registration: Registration,
): Promise<ItemRow | undefined> {
  const { db, clock, units } = dependencies;
  const unit = await findLaneAddress(db.knex, dependencies, registration.device.lane_id);
  if (!unit)
    throw new UnprocessableError("device_not_ready", "The device is not initialized; nothing was stored.");
  const bound = await inRounds(() => db.transaction((trx) => bind(trx, registration, clock.now())));
  const document = await itemDocument(db.knex, bound.row, registration.by);
  const result = await units.save(unit.address, wireItem(unit.address, document));
  const { data_set_id, branch_id, device } = registration;
  const scope = { data_set_id, branch_id, tin: device.tin };
  if (result.kind === "accepted" || result.kind === "duplicate") {
    const nowMs = clock.now();
    await db.transaction(async (trx) => {
      await finishRegistration(trx, scope, bound.row, nowMs);
      await registration.record(trx, registrationOf(bound.row));
    });
    const stamps = { registered_at: nowMs, last_synced_at: nowMs, updated_at: nowMs };
    return bound.isOurs ? { ...bound.row, ...stamps } : undefined;
  }
  return fail(dependencies, scope, registration, bound, result);
}

async function bind(trx: Trx, registration: Registration, nowMs: number): Promise<Bound> {
  const { data_set_id, device, item_code, content } = registration;
  const numbers = await lockNumbers(trx, { data_set_id, tin: device.tin });
  if (item_code !== undefined) {
    const held = await store.findItem(trx, data_set_id, item_code);
    if (held?.registered_at)
      throw new ConflictError(
        "already_exists",
        `Item ${item_code} exists already: change it with PATCH /items/${item_code}`,
      );
    const row = held
      ? await store.updateUnregistered(trx, held, content, nowMs)
      : await store.insertUnregistered(trx, data_set_id, item_code, content, nowMs);
    return { row, isOurs: true, isFresh: !held };
  }
  const holder = numbers.bound_item_id && (await store.findItemById(trx, numbers.bound_item_id));
  if (holder && holder.registered_at === null) {
    return { row: holder, isOurs: store.isSameContent(holder, content), isFresh: false };
  }
  let next_number = numbers.next_number;
  // Codes that were given by hand may lie ahead.
  while (await store.findItem(trx, data_set_id, makeItemCode(content, next_number))) next_number += 1;
  const code = makeItemCode(content, next_number);
  const row = await store.insertUnregistered(trx, data_set_id, code, content, nowMs);
  await updateNumbers(trx, numbers, { next_number, bound_item_id: row.id });
  return { row, isOurs: true, isFresh: true };
}

/** The registration of an item as the audit keeps it. */
export function registrationOf(row: ItemRow): Change {
  return { action: "items.create", subject: `item ${row.item_code}`, new: store.contentOf(row) };
}

/** The item is there: visible from now on, also in the branch's stock list, and its number used. */
export async function finishRegistration(
  trx: Trx,
  scope: NumberScope & StockScope,
  row: ItemRow,
  nowMs: number,
): Promise<void> {
  const numbers = await lockNumbers(trx, scope);
  await store.markRegistered(trx, row, nowMs);
  await addToList(trx, scope, [row], nowMs);
  if (numbers.bound_item_id === row.id) await updateNumbers(trx, scope, { bound_item_id: null });
  if (numberOfCode(row.item_code) === numbers.next_number) {
    await updateNumbers(trx, scope, { next_number: numbers.next_number + 1 });
  }
}

/** The item is definitely not there: nothing stays of it, its number is free again. */
async function discard(trx: Trx, scope: NumberScope, row: ItemRow, next_number?: number): Promise<void> {
  const numbers = await lockNumbers(trx, scope);
  await store.deleteUnregistered(trx, row.id);
  if (numbers.bound_item_id === row.id) await updateNumbers(trx, scope, { bound_item_id: null });
  if (next_number !== undefined) await updateNumbers(trx, scope, { next_number });
}

async function fail(
  { db }: Dependencies,
  scope: NumberScope,
  { item_code }: Registration,
  { row, isOurs, isFresh }: Bound,
  result: Exclude<UnitResult<unknown>, { kind: "accepted" | "duplicate" }>,
): Promise<undefined> {
  if (result.kind === "rejected" || result.kind === "drift") {
    const expected = readExpectedNumber(result.message);
    const isAhead = expected !== undefined && expected > (numberOfCode(row.item_code) ?? Number.NaN);
    // Other software has registered items under this TIN: its numbers are taken over, upward only.
    const takeOver = item_code === undefined && isOurs && isAhead ? expected : undefined;
    // "Busy" or "offline" proves nothing about an earlier, unanswered send.
    const isProof = isFresh || !(result.kind === "rejected" && result.passing);
    if (isProof) await db.transaction((trx) => discard(trx, scope, row, takeOver));
    if (takeOver !== undefined || (isProof && !isOurs)) return undefined;
    throw directFailure(unitFailure(result), "");
  }
  if (result.kind === "not_sent" && isFresh) await db.transaction((trx) => discard(trx, scope, row));
  const what = isOurs
    ? "send the same request again; it continues with the same item code"
    : `item ${row.item_code} must be registered first and got no response; send the same request again`;
  throw directFailure(unitFailure(result), what);
}

/** The message to the unit about an item. */
export async function itemDocument(db: Queryable, row: ItemRow, by: Author): Promise<ItemDocument> {
  const taxTypes = await taxTypesOf(db, row.data_set_id);
  return {
    item_code: row.item_code,
    ...store.contentOf(row),
    tax_rate: itemRate(taxTypes, row) ?? null,
    by,
  };
}
