// Customers, users and insurances of a branch: kept as they were sent.
import { accepted } from "../response.ts";
import { textOf } from "../validate.ts";
import type { CallHandler } from "./call.ts";

function saveParty(list: "customers" | "users" | "insurances", keyField: string): CallHandler {
  return async ({ unit, tin, bhfId, body }) => {
    await unit.commit({ op: "party", tin, bhfId, list, key: textOf(body, keyField), row: body });
    return accepted();
  };
}

/** `saveBrancheCustomers` */
export const saveBrancheCustomers = saveParty("customers", "custNo");

/** `saveBrancheUsers` */
export const saveBrancheUsers = saveParty("users", "userId");

/** `saveBrancheInsurances` */
export const saveBrancheInsurances = saveParty("insurances", "isrccCd");
