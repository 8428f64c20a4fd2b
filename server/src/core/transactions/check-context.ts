// The facts that every submitted document is checked against: the environment's items and codes, its device's profile, caller and time.
import type { CodesInUse, PaymentTypes, TaxTypes } from "@taxctl/sdk/rules/validation";
import { ValidationError } from "../../base/errors.ts";
import { zoneOf } from "../../base/zone.ts";
import { TranslationError } from "../../control-unit/profiles.ts";
import type { Author, ProfileName, UnitAddress } from "../../control-unit/types.ts";
import { codesInUse } from "../codes/in-use.ts";
import { paymentTypesOf } from "../codes/payment-types.ts";
import { taxTypesOf } from "../codes/tax-types.ts";
import type { Context } from "../context/context.ts";
import type { ReadyDevice } from "../devices/ready-store.ts";
import { zoneOfRequest } from "../devices/zones.ts";
import { findItemsByCode, type ItemRow } from "../items/store.ts";

/** The facts of the environment. */
export type DocumentFacts = {
  /** The registered items among the document's codes. */
  items: ReadonlyMap<string, ItemRow>;
  taxTypes: TaxTypes;
  paymentTypes: PaymentTypes;
  codes: CodesInUse;
  nowMs: number;
  timeZone: string;
};

export type CheckContext = DocumentFacts & { profile: ProfileName; by: Author };

/** Reads the facts that a document with these items is checked against. A long document is checked in its account's turn. */
export async function readCheckContext(
  context: Context,
  { profile }: ReadyDevice,
  itemCodes: Iterable<string>,
): Promise<CheckContext> {
  const { id, name } = context.user;
  return { ...(await readDocumentFacts(context, itemCodes, profile)), profile, by: { id: String(id), name } };
}

/** The same without the facts about device and caller. */
export async function readDocumentFacts(
  {
    service,
    environment,
    branch,
    takeTurn,
  }: Pick<Context, "service" | "environment" | "branch" | "takeTurn">,
  itemCodes: Iterable<string>,
  profile?: ProfileName,
): Promise<DocumentFacts> {
  const { db, clock, config } = service;
  const { id } = environment;
  const [items, taxTypes, paymentTypes, codes, timeZone] = await Promise.all([
    db.lookups.findMany("items", String(id), itemCodes, (codes) => findItemsByCode(db.knex, id, codes)),
    db.lookups.find(["codes", "devices"], `tax types ${id} ${profile}`, () =>
      taxTypesOf(db.knex, id, profile),
    ),
    db.lookups.find(["codes"], `payment types ${id}`, () => paymentTypesOf(db.knex, id)),
    db.lookups.find(["codes"], `codes in use ${id}`, () => codesInUse(db.knex, id)),
    profile === undefined ? zoneOfRequest(service, { environment, branch }) : zoneOf(config, profile),
  ]);
  await takeTurn();
  return {
    items,
    taxTypes,
    paymentTypes,
    codes,
    nowMs: clock.now(),
    timeZone,
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
