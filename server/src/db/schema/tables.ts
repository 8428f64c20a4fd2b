// The tables of the service. Edited in place until 0.1.0 is tagged; from then on, migrations change them.

import type { Tables } from "../sql/schema.ts";
import { accounts } from "./accounts.ts";
import { audit } from "./audit.ts";
import { branches } from "./branches.ts";
import { codes } from "./codes.ts";
import { dayReports } from "./day-reports.ts";
import { people } from "./people.ts";
import { periods } from "./periods.ts";
import { reconciliations } from "./reconciliations.ts";
import { relays } from "./relays.ts";
import { salesUploads } from "./sales-uploads.ts";
import { stock } from "./stock.ts";
import { transactions } from "./transactions.ts";
import { webhooks } from "./webhooks.ts";
import { work } from "./work.ts";

export const tables: Tables = {
  ...accounts,
  ...people,
  ...audit,
  ...branches,
  ...relays,
  ...transactions,
  ...stock,
  ...codes,
  ...webhooks,
  ...periods,
  ...dayReports,
  ...reconciliations,
  ...salesUploads,
  ...work,
};
