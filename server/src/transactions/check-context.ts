// The facts that every submitted document is checked against: the environment's items and codes, its device's profile, caller and time.
import { type CodesInUse, codesInUse } from "../codes/in-use.ts";
import type { Context } from "../context.ts";
import { TranslationError } from "../control-unit/profiles/profile.ts";
import type { Author, Profile, UnitAddress } from "../control-unit/types.ts";
import type { ReadyDevice } from "../devices/ready-store.ts";
import { ValidationError } from "../errors.ts";
import { findItemsByCode, type ItemRow } from "../items/store.ts";
import { paymentTypesOf } from "../tax/payment-types.ts";
import { taxTypesOf } from "../tax/types.ts";
import type { TaxTypes } from "./lines.ts";

export type CheckContext = {
  /** The registered items among the document's codes. */
  items: ReadonlyMap<string, ItemRow>;
  taxTypes: TaxTypes;
  paymentTypes: ReadonlySet<string>;
  codes: CodesInUse;
  profile: Profile;
  by: Author;
  nowMs: number;
  timeZone: string;
};

/** Reads the facts that a document with these items is checked against. A long document is checked in its account's turn. */
export async function readCheckContext(
  { service, dataSet, user, takeTurn }: Context,
  device: ReadyDevice,
  itemCodes: Iterable<string>,
): Promise<CheckContext> {
  const { db, clock, config } = service;
  const { id } = dataSet;
  const [items, taxTypes, paymentTypes, codes] = await Promise.all([
    db.lookups.findMany("items", String(id), itemCodes, (codes) => findItemsByCode(db.knex, id, codes)),
    db.lookups.find(["codes"], `tax types ${id}`, () => taxTypesOf(db.knex, id)),
    db.lookups.find(["codes"], `payment types ${id}`, () => paymentTypesOf(db.knex, id)),
    db.lookups.find(["codes"], `codes in use ${id}`, () => codesInUse(db.knex, id)),
  ]);
  await takeTurn();
  return {
    items,
    taxTypes,
    paymentTypes,
    codes,
    profile: device.profile,
    by: { id: String(user.id), name: user.name },
    nowMs: clock.now(),
    timeZone: config.timeZone,
  };
}

/**
 * Verifies, before anything is stored, that a document can be translated into the unit's message.
 *
 * @throws ValidationError that names the field that can't be translated.
 */
export function requireSayable(device: ReadyDevice, say: (address: UnitAddress) => unknown): void {
  const { tin, bhf_id, profile } = device;
  try {
    say({ url: "", serial: "", allow_private: false, tin, bhf_id, profile });
  } catch (error) {
    if (error instanceof TranslationError) throw new ValidationError({ [error.field]: [error.message] });
    throw error;
  }
}
