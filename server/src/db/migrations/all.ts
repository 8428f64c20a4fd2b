// The migrations in the order they are applied, under names without file extension. Append only; never change one that was released.

import { baseline } from "../baseline/baseline.ts";
import {
  accountSettings,
  creditSettings,
  receiptLogos,
  receiptSettings,
  replacedLogos,
} from "./account-settings.ts";
import { alerts } from "./alerts.ts";
import { audit } from "./audit.ts";
import { dailyFetches } from "./daily-fetches.ts";
import { credentialKeys, deviceSettings } from "./devices.ts";
import { exports } from "./exports.ts";
import { externalCodes } from "./external-codes.ts";
import { furtherEvents } from "./further-events.ts";
import { heldDocuments } from "./held.ts";
import { attemptBodies } from "./lanes.ts";
import { mails } from "./mails.ts";
import type { Migration } from "./migration.ts";
import { normalTins } from "./normal-tins.ts";
import { outages } from "./outages.ts";
import { people } from "./people.ts";
import { periods } from "./periods.ts";
import { withoutPieces } from "./pieces.ts";
import { plainLists } from "./plain-lists.ts";
import { processes } from "./processes.ts";
import { missingReceipts, rareColumns } from "./rare-columns.ts";
import { receiptLinks } from "./receipt-links.ts";
import { nightlyMatching, reconciliations } from "./reconciliations.ts";
import { registrations } from "./registrations.ts";
import { reissues } from "./reissues.ts";
import { relayEvents } from "./relay-events.ts";
import { relays } from "./relays.ts";
import { returns } from "./returns.ts";
import { signInFailures } from "./sign-in-failures.ts";
import { taxes } from "./taxes.ts";
import { taxpayers } from "./taxpayers.ts";
import { keyApprovals, team } from "./team.ts";
import { tins } from "./tins.ts";
import { transfers } from "./transfers.ts";
import { requiredTwoFactor } from "./two-factor.ts";
import { waits } from "./waits.ts";

/** The last migration of the first release: `taxd migrate down` goes below it only on request. */
export const firstRelease = baseline.name;

export const migrations: readonly Migration[] = [
  baseline,
  ...credentialKeys,
  ...accountSettings,
  ...audit,
  ...attemptBodies,
  ...processes,
  ...waits,
  ...tins,
  ...externalCodes,
  ...deviceSettings,
  ...taxes,
  ...normalTins,
  ...rareColumns,
  ...withoutPieces,
  ...plainLists,
  ...receiptSettings,
  ...receiptLogos,
  ...outages,
  ...reissues,
  ...taxpayers,
  ...creditSettings,
  ...missingReceipts,
  ...furtherEvents,
  ...relays,
  ...people,
  ...mails,
  ...transfers,
  ...team,
  ...relayEvents,
  ...registrations,
  ...periods,
  ...heldDocuments,
  ...receiptLinks,
  ...returns,
  ...exports,
  ...dailyFetches,
  ...reconciliations,
  ...alerts,
  ...signInFailures,
  ...replacedLogos,
  ...nightlyMatching,
  ...requiredTwoFactor,
  ...keyApprovals,
];

/** The names under which this version, and earlier ones, record applied migrations. */
export const recordedNames: ReadonlySet<string> = new Set(
  migrations.flatMap(({ name, replaces = [name] }) => replaces),
);
