// Every module of the service: what the published interface doesn't name, and can be left out.
import type { Module } from "./http/module.ts";
import { account } from "./modules/account/index.ts";
import { bulk } from "./modules/bulk/index.ts";
import { dayReports } from "./modules/day-reports/index.ts";
import { exports } from "./modules/exports/index.ts";
import { externalCodes } from "./modules/external-codes/index.ts";
import { health } from "./modules/health/index.ts";
import { mail } from "./modules/mail/index.ts";
import { overview } from "./modules/overview/index.ts";
import { people } from "./modules/people/index.ts";
import { periods } from "./modules/periods/index.ts";
import { receipts } from "./modules/receipts/index.ts";
import { reconciliations } from "./modules/reconciliations/index.ts";
import { refresh } from "./modules/refresh/index.ts";
import { reissue } from "./modules/reissue/index.ts";
import { relay } from "./modules/relay/index.ts";
import { reports } from "./modules/reports/index.ts";
import { retention } from "./modules/retention/index.ts";
import { salesUploads } from "./modules/sales-uploads/index.ts";
import { search } from "./modules/search/index.ts";
import { settlement } from "./modules/settlement/index.ts";
import { taxpayers } from "./modules/taxpayers/index.ts";
import { transfers } from "./modules/transfers/index.ts";

export const modules: readonly Module[] = [
  health,
  people,
  mail,
  relay,
  receipts,
  reports,
  dayReports,
  periods,
  overview,
  search,
  account,
  taxpayers,
  bulk,
  reissue,
  transfers,
  externalCodes,
  reconciliations,
  salesUploads,
  exports,
  settlement,
  refresh,
  retention,
];
