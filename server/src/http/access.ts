// The permissions of a caller: the role and the plan feature that the OpenAPI document names for an operation.
// Decisions about the API: 17, 18.

import { PermissionError } from "../base/errors.ts";
import type { Role } from "../core/accounts/roles.ts";
import type { Operation } from "../core/context/operations.ts";
import type { Caller } from "./exchange.ts";

const withArticle = (role: string): string => `A${/^[aeiou]/.test(role) ? "n" : ""} ${role}`;

/** @throws PermissionError */
export function checkRole(caller: { user: { role: Role } }, operation: Pick<Operation, "roles">): void {
  if (operation.roles.includes(caller.user.role)) return;
  throw new PermissionError(
    "role_not_allowed",
    `${withArticle(caller.user.role)} may not do this; allowed: ${operation.roles.join(", ")}`,
  );
}

/** @throws PermissionError */
export function checkFeature(caller: Caller, feature: string | undefined): void {
  if (feature === undefined || caller.account.features.some((enabled) => enabled === feature)) return;
  throw new PermissionError("feature_not_enabled", `The account's plan does not include ${feature}`);
}
