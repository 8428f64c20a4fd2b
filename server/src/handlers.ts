// Every operation's handler, joined from the folders; a missing one does not compile.
import { handlers as account } from "./account/handlers.ts";
import { handlers as audit } from "./audit/handlers.ts";
import { handlers as branches } from "./branches/handlers.ts";
import { handlers as codes } from "./codes/handlers.ts";
import { handlers as devices } from "./devices/handlers.ts";
import { handlers as exportHandlers } from "./exports/handlers.ts";
import { handlers as health } from "./health/handlers.ts";
import { handlers as me } from "./identity/handlers.ts";
import { handlers as passwords } from "./identity/password-handlers.ts";
import { handlers as signIns } from "./identity/sign-in-handlers.ts";
import { handlers as imports } from "./imports/handlers.ts";
import { handlers as insurances } from "./insurances/handlers.ts";
import { handlers as externalCodes } from "./items/external-code-handlers.ts";
import { handlers as items } from "./items/handlers.ts";
import { handlers as keys } from "./keys/handlers.ts";
import { handlers as notices } from "./notices/handlers.ts";
import type { Handlers } from "./operations.ts";
import { handlers as operators } from "./operators/handlers.ts";
import { handlers as periods } from "./periods/handlers.ts";
import { handlers as purchases } from "./purchases/handlers.ts";
import { handlers as receipts } from "./receipts/handlers.ts";
import { handlers as receiptLinks } from "./receipts/link-handlers.ts";
import { handlers as reconciliations } from "./reconciliations/handlers.ts";
import { handlers as registrations } from "./registrations/handlers.ts";
import { handlers as relays } from "./relay/handlers.ts";
import { handlers as reports } from "./reports/handlers.ts";
import { handlers as sales } from "./sales/handlers.ts";
import { handlers as settlement } from "./settlement/handlers.ts";
import { handlers as stock } from "./stock/handlers.ts";
import { handlers as masters } from "./stock/master-handlers.ts";
import { handlers as movements } from "./stock/movement-handlers.ts";
import { handlers as pendingStock } from "./stock/pending-handlers.ts";
import { handlers as transfers } from "./stock/transfer-handlers.ts";
import { handlers as taxpayers } from "./taxpayers/handlers.ts";
import { handlers as transactions } from "./transactions/handlers.ts";
import { handlers as users } from "./users/handlers.ts";
import { handlers as webhooks } from "./webhooks/handlers.ts";

/** All operations of the document. */
export const handlers: Handlers = {
  ...account,
  ...branches,
  ...health,
  ...items,
  ...externalCodes,
  ...devices,
  ...codes,
  ...purchases,
  ...sales,
  ...stock,
  ...movements,
  ...masters,
  ...pendingStock,
  ...transfers,
  ...imports,
  ...transactions,
  ...settlement,
  ...webhooks,
  ...relays,
  ...receipts,
  ...receiptLinks,
  ...reports,
  ...periods,
  ...exportHandlers,
  ...reconciliations,
  ...notices,
  ...insurances,
  ...audit,
  ...taxpayers,
  ...keys,
  ...users,
  ...registrations,
  ...operators,
  ...signIns,
  ...me,
  ...passwords,
};
