// Registers items at the unit. A code is bound before the call and kept until the unit's response is known.

import { type ProfileName, sharedRulesOf } from "@taxctl/sdk/rules/profiles";
import { ConflictError, ServiceError, UnprocessableError } from "../../base/errors.ts";
import type { Author, ItemDocument, UnitResult } from "../../control-unit/types.ts";
import { wireItem } from "../../control-unit/wire.ts";
import { inRounds } from "../../db/engine/retries.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import type { Change, Recorder } from "../audit/record.ts";
import { itemRate, taxTypesOf } from "../codes/tax-types.ts";
import type { Service } from "../context/context.ts";
import { findLaneAddress } from "../devices/ready-store.ts";
import { directFailure, unitFailure } from "../devices/unit-failure.ts";
import { findEntry, insertEntry } from "../idempotency/entry-store.ts";
import type { NewIdempotencyRow } from "../idempotency/store.ts";
import { addToList, type StockScope } from "../levels/store.ts";
import { readExpectedNumber } from "./code.ts";
import { lockNumbers, type NumberScope, updateNumbers } from "./number-store.ts";
import type { ItemContent, ItemRow } from "./store.ts";
import * as store from "./store.ts";

export type Registration = {
  data_set_id: number;
  /** The branch that lists the item from then on. */
  branch_id: number;
  device: { lane_id: number; tin: string; profile: ProfileName };
  /** Made from the content and the next number of the TIN when left out. */
  item_code: string | undefined;
  content: ItemContent;
  by: Author;
  /** The key under which the item is registered once, whatever request sends it. */
  entry?: NewIdempotencyRow | undefined;
  /** Records the registration for the audit. */
  record: Recorder;
};

export type Dependencies = Pick<Service, "db" | "clock" | "config" | "lanes" | "secrets" | "units">;

/** The registered item, or why it is not registered. */
type Outcome = ItemRow | ServiceError;

/** Items that are registered one after the other, and the outcomes of the first ones. */
type Run = {
  registrations: readonly Registration[];
  outcomes: Outcome[];
  /** How often the next one was sent. */
  sends: number;
};

/** An item that is about to be sent. */
type Bound = {
  registration: Registration;
  row: ItemRow;
  /** False where an earlier item still holds the number, and must be resolved before ours can have one. */
  isOurs: boolean;
  /** True where no earlier send of this item can have reached the unit. */
  isFresh: boolean;
};

type Sent = Bound & { result: UnitResult<unknown> };

/** The result of a transaction: the outcomes that it added, the item that it bound, or the failure that ends the run. */
type Step = Omit<Run, "registrations"> & { bound?: Bound; failure?: ServiceError };

/** Earlier items to resolve, a number taken from the unit, our own send: more sends than this mean a defect. */
const mostSends = 4;

/**
 * Registers an item and returns its row.
 *
 * @throws ConflictError 409 `already_exists`; UnprocessableError with the unit's rejection; UnitUnreachableError.
 */
export async function registerItem(dependencies: Dependencies, registration: Registration): Promise<ItemRow> {
  const { outcomes, failure } = await registerItems(dependencies, [registration]);
  const [outcome = failure] = outcomes;
  if (!outcome || outcome instanceof ServiceError) throw outcome;
  return outcome;
}

/**
 * Registers items in their order. The transaction that stores the end of one also binds the next, so that each costs one commit.
 *
 * The unit takes a repeated save, so a save without a response is never in doubt: its row stays hidden with its code, and
 * the next request continues it. The same content is sent again with the same code. Other content first resolves the item that holds the
 * number. Otherwise a unit that had accepted it would see a gap, or one item would overwrite another.
 *
 * @param isOver True ends the run once the item under way has its outcome.
 * @returns The outcomes of the first items, of all unless `isOver` or a failure kept the next one from being registered.
 */
export async function registerItems(
  dependencies: Dependencies,
  registrations: readonly Registration[],
  isOver: () => boolean = () => false,
): Promise<{ outcomes: readonly Outcome[]; failure?: ServiceError }> {
  const run: Run = { registrations, outcomes: [], sends: 0 };
  const { outcomes } = run;
  try {
    for (;;) {
      const next = registrations[outcomes.length];
      if (!next || (outcomes.length > 0 && isOver())) return { outcomes };
      const { lane_id } = next.device;
      await dependencies.lanes.withLane(lane_id, (mayGoOn) =>
        registerInLane(dependencies, run, lane_id, () => mayGoOn() && !isOver()),
      );
    }
  } catch (error) {
    if (error instanceof ServiceError) return { outcomes, failure: error };
    throw error;
  }
}

/** Registers the next items of a lane, while more may be sent. @throws ServiceError that ends the run */
async function registerInLane(
  dependencies: Dependencies,
  run: Run,
  laneId: number,
  mayGoOn: () => boolean,
): Promise<void> {
  const { db, clock, units } = dependencies;
  const unit = await findLaneAddress(db.knex, dependencies, laneId);
  if (!unit)
    throw new UnprocessableError("device_not_ready", "The device is not initialized; nothing was stored.");
  let sent: Sent | undefined;
  do {
    const { outcomes, sends, bound, failure } = await inRounds(() =>
      db.transaction(async (trx) => {
        const nowMs = clock.now();
        const step = await storeEnd(trx, run, sent, nowMs);
        const isLast = step.failure !== undefined || (sent !== undefined && !mayGoOn());
        return isLast ? step : bindNext(trx, run, step, laneId, nowMs);
      }),
    );
    run.outcomes.push(...outcomes);
    run.sends = sends;
    if (failure) throw failure;
    sent = undefined;
    if (bound) {
      const document = await itemDocument(db.knex, bound.row, {
        by: bound.registration.by,
        profile: bound.registration.device.profile,
      });
      sent = { ...bound, result: await units.save(unit.address, wireItem(unit.address, document)) };
    }
  } while (sent);
}

/** Stores what came of a send. */
async function storeEnd(trx: Trx, { sends }: Run, sent: Sent | undefined, nowMs: number): Promise<Step> {
  const end = sent && (await settle(trx, sent, nowMs));
  if (end instanceof ServiceError && end.status >= 500) return { outcomes: [], sends, failure: end };
  const outcome = end ?? (sends === mostSends ? noNumber() : undefined);
  return outcome ? { outcomes: [outcome], sends: 0 } : { outcomes: [], sends };
}

const noNumber = (): ServiceError =>
  new UnprocessableError("item_number_unavailable", "The unit did not take any number for the item", {
    error: "the unit's item numbers and ours do not meet",
  });

/** Binds the next item that has to be sent. */
async function bindNext(
  trx: Trx,
  { registrations, outcomes }: Run,
  { outcomes: added, sends }: Step,
  laneId: number,
  nowMs: number,
): Promise<Step> {
  const all = [...added];
  for (;;) {
    const next = registrations[outcomes.length + all.length];
    if (next?.device.lane_id !== laneId) return { outcomes: all, sends: 0 };
    const bound = await bind(trx, next, nowMs);
    if ("row" in bound) return { outcomes: all, sends: all.length > added.length ? 1 : sends + 1, bound };
    all.push(bound);
  }
}

/** Binds an item, unless its outcome is known without a send. Nothing is written then. */
async function bind(trx: Trx, registration: Registration, nowMs: number): Promise<Bound | Outcome> {
  const { data_set_id, device, item_code, content, entry } = registration;
  const earlier = entry && (await findEntry(trx, entry));
  if (earlier instanceof ServiceError) return earlier;
  const registered = earlier === undefined ? undefined : await store.findItem(trx, data_set_id, earlier);
  if (registered) return registered;
  const numbers = await lockNumbers(trx, { data_set_id, tin: device.tin });
  if (item_code !== undefined) {
    const held = await store.findItem(trx, data_set_id, item_code);
    if (held?.registered_at) return alreadyExists(item_code);
    const row = held
      ? await store.updateUnregistered(trx, held, content, nowMs)
      : await store.insertUnregistered(trx, data_set_id, item_code, content, nowMs);
    return { registration, row, isOurs: true, isFresh: !held };
  }
  const holder = numbers.bound_item_id && (await store.findItemById(trx, numbers.bound_item_id));
  if (holder && holder.registered_at === null) {
    return { registration, row: holder, isOurs: store.isSameContent(holder, content), isFresh: false };
  }
  let next_number = numbers.next_number;
  // Codes that were given by hand may lie ahead.
  const { itemCodes } = sharedRulesOf(device.profile);
  while (await store.findItem(trx, data_set_id, itemCodes.make(content, next_number))) next_number += 1;
  const code = itemCodes.make(content, next_number);
  const row = await store.insertUnregistered(trx, data_set_id, code, content, nowMs);
  await updateNumbers(trx, numbers, { next_number, bound_item_id: row.id });
  return { registration, row, isOurs: true, isFresh: true };
}

export const alreadyExists = (code: string): ConflictError =>
  new ConflictError("already_exists", `Item ${code} exists already: change it with PATCH /items/${code}`);

/** The registration of an item as the audit keeps it. */
export function registrationOf(row: ItemRow): Change {
  return { action: "items.create", subject: `item ${row.item_code}`, new: store.contentOf(row) };
}

/** The item is there: visible from now on, also in the branch's stock list, and its number used. */
export async function finishRegistration(
  trx: Trx,
  scope: NumberScope & StockScope & { profile: ProfileName },
  row: ItemRow,
  nowMs: number,
): Promise<void> {
  const numbers = await lockNumbers(trx, scope);
  await store.markRegistered(trx, row, nowMs);
  await addToList(trx, scope, [row], nowMs);
  if (numbers.bound_item_id === row.id) await updateNumbers(trx, scope, { bound_item_id: null });
  if (sharedRulesOf(scope.profile).itemCodes.numberOf(row.item_code) === numbers.next_number) {
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

/** The outcome of a send; undefined when it resolved an earlier item, or brought the unit's own number, and ours is still to come. */
async function settle(trx: Trx, sent: Sent, nowMs: number): Promise<Outcome | undefined> {
  const { registration, row, isOurs, isFresh, result } = sent;
  const { data_set_id, branch_id, device, item_code, entry } = registration;
  const { tin, profile } = device;
  const scope = { data_set_id, branch_id, tin, profile };
  if (result.kind === "accepted" || result.kind === "duplicate") {
    await finishRegistration(trx, scope, row, nowMs);
    await registration.record(trx, registrationOf(row));
    if (!isOurs) return undefined;
    if (entry) await insertEntry(trx, entry, row.item_code);
    return { ...row, registered_at: nowMs, last_synced_at: nowMs, updated_at: nowMs };
  }
  if (result.kind === "rejected" || result.kind === "drift") {
    const expected = readExpectedNumber(result.message);
    const own = sharedRulesOf(profile).itemCodes.numberOf(row.item_code);
    const isAhead = expected !== undefined && expected > (own ?? Number.NaN);
    // Other software has registered items under this TIN: its numbers are taken over, upward only.
    const takeOver = item_code === undefined && isOurs && isAhead ? expected : undefined;
    // "Busy" or "offline" proves nothing about an earlier, unanswered send.
    const isProof = isFresh || !(result.kind === "rejected" && result.passing);
    if (isProof) await discard(trx, scope, row, takeOver);
    if (takeOver !== undefined || (isProof && !isOurs)) return undefined;
    return directFailure(unitFailure(result), "");
  }
  if (result.kind === "not_sent" && isFresh) await discard(trx, scope, row);
  const what = isOurs
    ? "send the same request again; it continues with the same item code"
    : `item ${row.item_code} must be registered first and got no response; send the same request again`;
  return directFailure(unitFailure(result), what);
}

/** The message to the unit about an item. */
export async function itemDocument(
  db: Queryable,
  row: ItemRow,
  { by, profile }: { by: Author; profile: ProfileName },
): Promise<ItemDocument> {
  const taxTypes = await taxTypesOf(db, row.data_set_id, profile);
  return {
    item_code: row.item_code,
    ...store.contentOf(row),
    tax_rate: itemRate(taxTypes, row) ?? null,
    by,
  };
}
