// A new item on its way to its unit: the first step of a document that names an item which isn't registered yet.
// Decisions about the API: 49, 65.

import type { Clock } from "../../base/clock.ts";
import type { Author, UnitAddress } from "../../control-unit/types.ts";
import { wireItem } from "../../control-unit/wire.ts";
import type { Trx } from "../../db/sql/schema.ts";
import type { CallKind, CallRow, UnitRejection, Waiting } from "../../lanes/kinds.ts";
import { recordUserChange } from "../audit/record.ts";
import { finishRegistration, itemDocument, registrationOf } from "../items/register.ts";
import {
  deleteUnregistered,
  findItem,
  type ItemContent,
  type ItemRow,
  insertUnregistered,
  updateUnregistered,
} from "../items/store.ts";
import { finishRejected, markNotSent, markSent } from "./finish.ts";
import { readTransaction, type TransactionRow, type TransactionType } from "./store.ts";

/** An item that a document registers, under the code that its caller chose. */
export type NewItem = { item_code: string; content: ItemContent };

/** The item of a call (undefined if its document has none), the person who registers it, and why the call waits. */
type Step = { item: NewItem | undefined; by: Author; wait?: Waiting };

/** The documents of one type that register items. Every function runs inside the lane's database transaction. */
export type ItemSource = {
  read(trx: Trx, call: CallRow, row: TransactionRow): Promise<Step>;
  /** Why the document can't use the item that was registered under this code meanwhile; undefined if it can. */
  objectTo(held: ItemRow, item: NewItem): UnitRejection | undefined;
  /** The item is there: sends the next step. */
  registered(trx: Trx, call: CallRow, row: TransactionRow): Promise<void>;
  /** The rejection of the item as that of the document. */
  reword?(rejection: UnitRejection, item: NewItem): UnitRejection;
  /** The document failed with the item: ends its other steps. */
  failed?(trx: Trx, call: CallRow, row: TransactionRow): Promise<void>;
};

/** Saving an item can be retried, so it is never in doubt. */
export function newItemKind(
  { clock }: { clock: Clock },
  sources: Partial<Record<TransactionType, ItemSource>>,
): CallKind {
  const read = async (trx: Trx, call: CallRow) => {
    const row = await readTransaction(trx, call.transaction_id);
    const source = sources[row.type];
    if (!source) throw new Error(`${row.type} ${row.id} registers no items`);
    return { row, source, ...(await source.read(trx, call, row)) };
  };
  const readItem = async (trx: Trx, call: CallRow) => {
    const { item, ...step } = await read(trx, call);
    if (!item) throw new Error(`${step.row.type} ${step.row.id} has no item to register`);
    return { ...step, item };
  };
  return {
    numbered: false,
    async prepare(trx, call, unit) {
      const { row, source, item, by, wait } = await readItem(trx, call);
      if (wait) return wait;
      const { item_code, content } = item;
      const held = await findItem(trx, row.data_set_id, item_code);
      if (held?.registered_at) {
        // The unit gets the registered item once more, which changes nothing there.
        return (
          source.objectTo(held, item) ??
          wireItem(unit, await itemDocument(trx, held, { by, profile: unit.profile }))
        );
      }
      const nowMs = clock.now();
      const saved = held
        ? await updateUnregistered(trx, held, content, nowMs)
        : await insertUnregistered(trx, row.data_set_id, item_code, content, nowMs);
      return wireItem(unit, await itemDocument(trx, saved, { by, profile: unit.profile }));
    },
    sent: (trx, call) => markSent(trx, call.transaction_id, clock),
    notSent: (trx, call) => markNotSent(trx, call.transaction_id, clock),
    doubted: (trx, call) => markNotSent(trx, call.transaction_id, clock),
    async accepted(trx, call, unit) {
      const { row, source, item } = await readItem(trx, call);
      await registerLocally(trx, row, unit.address, item, clock.now());
      await source.registered(trx, call, row);
    },
    async rejected(trx, call, rejection) {
      const { source, item } = await read(trx, call);
      const worded = (item && source.reword?.(rejection, item)) ?? rejection;
      const { row, again } = await finishRejected(trx, call.transaction_id, worded, clock);
      if (again !== null) return again;
      const held = item && (await findItem(trx, row.data_set_id, item.item_code));
      if (held && held.registered_at === null) await deleteUnregistered(trx, held.id);
      await source.failed?.(trx, call, row);
      return null;
    },
  };
}

/** The unit has the item: visible from now on, and recorded as the submitter's. Does nothing if it is registered. */
export async function registerLocally(
  trx: Trx,
  { id, data_set_id, branch_id, user_id }: TransactionRow,
  { tin, profile }: Pick<UnitAddress, "tin" | "profile">,
  { item_code, content }: NewItem,
  nowMs: number,
): Promise<void> {
  const held = await findItem(trx, data_set_id, item_code);
  if (held?.registered_at) return;
  const item = held ?? (await insertUnregistered(trx, data_set_id, item_code, content, nowMs));
  await finishRegistration(trx, { data_set_id, branch_id, tin, profile }, item, nowMs);
  const change = { ...registrationOf(item), detail: { transaction_id: id } };
  await recordUserChange(trx, { data_set_id, user_id }, change, nowMs);
}
