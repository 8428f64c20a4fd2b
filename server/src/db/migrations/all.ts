// The migrations in the order they are applied, under names without file extension. Append only; never change one that was released.

import { accountSettings, creditSettings, receiptLogos, receiptSettings } from "./account-settings.ts";
import { accounts } from "./accounts.ts";
import { audit } from "./audit.ts";
import { branches } from "./branches.ts";
import { codes, searchedCodes } from "./codes.ts";
import { counters } from "./counters.ts";
import { credentialKeys, deviceSettings } from "./devices.ts";
import { externalCodes } from "./external-codes.ts";
import { furtherEvents } from "./further-events.ts";
import { goods, keptGoods } from "./goods.ts";
import { imports } from "./imports.ts";
import { attemptBodies, lanes, openLanes } from "./lanes.ts";
import { mails } from "./mails.ts";
import type { Migration } from "./migration.ts";
import { normalTins } from "./normal-tins.ts";
import { notices } from "./notices.ts";
import { outages } from "./outages.ts";
import { people } from "./people.ts";
import { pieces, withoutPieces } from "./pieces.ts";
import { places } from "./places.ts";
import { plainLists } from "./plain-lists.ts";
import { processes } from "./processes.ts";
import { levelRanges, ranges } from "./ranges.ts";
import { missingReceipts, rareColumns } from "./rare-columns.ts";
import { reissues } from "./reissues.ts";
import { relays } from "./relays.ts";
import { comparedStock, differencesInOrder, stock } from "./stock.ts";
import { taxes } from "./taxes.ts";
import { taxpayers } from "./taxpayers.ts";
import { texts } from "./texts.ts";
import { tins } from "./tins.ts";
import { transactions } from "./transactions.ts";
import { transfers } from "./transfers.ts";
import { waits } from "./waits.ts";
import { askedWebhooks, deliveryCounts, webhooks } from "./webhooks.ts";

/** The last migration of the first release: `taxd migrate down` goes below it only when it is asked to. */
export const firstRelease = "2302_item_classes";

export const migrations: readonly Migration[] = [
  ...accounts,
  ...branches,
  ...transactions,
  ...stock,
  ...codes,
  ...webhooks,
  ...imports,
  ...notices,
  ...lanes,
  ...counters,
  ...goods,
  ...openLanes,
  ...keptGoods,
  ...deliveryCounts,
  ...ranges,
  ...comparedStock,
  ...places,
  ...levelRanges,
  ...askedWebhooks,
  ...texts,
  ...differencesInOrder,
  ...pieces,
  ...searchedCodes,
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
];
