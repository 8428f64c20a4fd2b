// The payment types in use and their names: the synchronized table's, or the API's before any synchronization.

import type { PaymentTypes } from "@taxctl/sdk/rules/validation";
import type { Queryable } from "../../db/sql/schema.ts";
import { findClass } from "./store.ts";

/** Code class of payment types. */
const paymentClass = "07";

/** Names of the API's payment types before a unit's table is known. */
export const paymentNames: PaymentTypes = new Map([
  ["01", "Cash"],
  ["02", "Card"],
  ["03", "Cash and credit"],
  ["04", "Cheque"],
  ["05", "Credit"],
  ["06", "Mobile money"],
  ["07", "Other"],
]);

/** The names of the active payment types of an environment, by the API's codes. */
export async function paymentTypesOf(db: Queryable, environmentId: number): Promise<PaymentTypes> {
  const rows = (await findClass(db, environmentId, paymentClass)).filter(({ is_active }) => is_active);
  return rows.length > 0 ? new Map(rows.map(({ code, name }) => [code, name])) : paymentNames;
}

/** The names of all payment types, also of those that are out of use by now. */
export async function findPaymentNames(db: Queryable, environmentId: number): Promise<PaymentTypes> {
  const rows = await findClass(db, environmentId, paymentClass);
  const named = rows.flatMap(({ code, name }) => (name ? [[code, name] as const] : []));
  return new Map([...paymentNames, ...named]);
}
