// The handlers of all operations: those of the core, and those of modules.
import { handlers as audit } from "./core/audit/handlers.ts";
import { handlers as branches } from "./core/branches/handlers.ts";
import { handlers as codes } from "./core/codes/handlers.ts";
import type { Handlers } from "./core/context/operations.ts";
import { handlers as devices } from "./core/device-setup/handlers.ts";
import { handlers as imports } from "./core/imports/handlers.ts";
import { handlers as insurances } from "./core/insurances/handlers.ts";
import { handlers as items } from "./core/items/handlers.ts";
import { handlers as notices } from "./core/notices/handlers.ts";
import { handlers as purchases } from "./core/purchases/handlers.ts";
import { handlers as sales } from "./core/sales/handlers.ts";
import { handlers as statistics } from "./core/statistics/handlers.ts";
import { handlers as stock } from "./core/stock/handlers.ts";
import { handlers as masters } from "./core/stock/master-handlers.ts";
import { handlers as movements } from "./core/stock/movement-handlers.ts";
import { handlers as pendingStock } from "./core/stock/pending-handlers.ts";
import { handlers as transactions } from "./core/transactions/handlers.ts";
import { handlers as webhooks } from "./core/webhooks/handlers.ts";
import type { Module } from "./http/module.ts";

/** The operations that every service has. */
const core: Partial<Handlers> = {
  ...branches,
  ...items,
  ...devices,
  ...codes,
  ...purchases,
  ...sales,
  ...statistics,
  ...stock,
  ...movements,
  ...masters,
  ...pendingStock,
  ...imports,
  ...transactions,
  ...webhooks,
  ...notices,
  ...insurances,
  ...audit,
};

/** The operations of a service with these modules. */
export function handlersOf(modules: readonly Module[]): Partial<Handlers> {
  return Object.assign({}, core, ...modules.map(({ handlers }) => handlers));
}
