// Accounts that require two-factor sign-in from all their people.
import { flag, initially } from "../sql/schema.ts";
import { addColumns, type Migration } from "./migration.ts";

export const requiredTwoFactor: Migration[] = [
  addColumns("6540", "accounts", { two_factor_required: initially(0, flag()) }),
];
