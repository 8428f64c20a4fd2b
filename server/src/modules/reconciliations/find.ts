// Finds a reconciliation of the caller.

import type { Context } from "../../core/context/context.ts";
import { requireOwn } from "../../core/context/owned.ts";
import { findReconciliation, type ReconciliationRow } from "./store.ts";

/** @throws ServiceError 404 for an id that exists nowhere, 403 for one of another account */
export function requireReconciliation(context: Context, id: string): Promise<ReconciliationRow> {
  const find = (key: string) => findReconciliation(context.service.db.knex, key);
  return requireOwn(context, "reconciliation", id, find, "GET /reconciliations lists them.");
}
