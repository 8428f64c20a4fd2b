// Puts checked sales into lanes without HTTP, many at once, to be drained or listed afterwards.

import { sumLines } from "@taxctl/sdk/validation";
import { localDate } from "../../server/src/base/clock.ts";
import { serviceZone } from "../../server/src/base/zone.ts";
import { receiptTexts } from "../../server/src/core/account/receipt-texts.ts";
import { defaultSettings } from "../../server/src/core/account/settings-store.ts";
import type { KeyRecord } from "../../server/src/core/accounts/key-store.ts";
import { findBranch } from "../../server/src/core/branches/store.ts";
import type { Context, Service } from "../../server/src/core/context/context.ts";
import { checkSale, normalizeSale, type SaleInput } from "../../server/src/core/sales/rules.ts";
import { storeBatch } from "../../server/src/core/transactions/batch.ts";
import { readCheckContext } from "../../server/src/core/transactions/check-context.ts";
import { contentHash } from "../../server/src/core/transactions/content.ts";
import type { Entry } from "../../server/src/core/transactions/submission.ts";
import { money } from "../../server/src/db/sql/scaled.ts";
import { toBlob } from "../../server/src/db/sql/values.ts";
import { nextNumber, saleOf } from "./sale.ts";
import type { SeededAccount } from "./seed.ts";

export type QueueOptions = { accounts: SeededAccount[]; perBranch: number; itemCodes: string[] };

/** A caller's context, as the router makes it, for a seeded branch. */
export async function contextOf(service: Service, account: SeededAccount, bhfId: string): Promise<Context> {
  const branch = await findBranch(service.db.knex, account.environmentId, bhfId);
  if (!branch) throw new Error(`no branch ${bhfId}`);
  return {
    service,
    account: { id: account.environmentId, name: "Account", features: [] },
    user: {
      id: account.userId,
      name: "Owner",
      email: "owner@account.example",
      role: "owner" satisfies KeyRecord["user"]["role"],
    },
    key: { id: account.keyId, prefix: "txs_bench" },
    session: undefined,
    environment: { id: account.environmentId, name: "sandbox" },
    branch,
    requireBranch: () => branch,
    requestId: "bench",
    prefix: "/api/v1",
    received: Buffer.alloc(0),
    entries: [],
    files: {},
    claim: undefined,
    warnings: [],
    warn: () => undefined,
    isAsync: true,
    startCostly: async () => undefined,
    takeTurn: async () => undefined,
    prefers: (first) => first,
    signal: new AbortController().signal,
  };
}

/** A sale as its handler hands it on to be stored. */
export async function entryOf(context: Context, codes: readonly string[]): Promise<Entry> {
  const { service } = context;
  const day = localDate(service.clock.now(), serviceZone(service.config));
  const body: SaleInput = saleOf(nextNumber(), day, codes) as SaleInput;
  const device = {
    id: 0,
    lane_id: 0,
    tin: "",
    bhf_id: "",
    profile: "ke" as const,
    settings: null,
    training_since: null,
  };
  const against = await readCheckContext(context, device, codes);
  const own = { traderName: "Account", usualName: defaultSettings.walk_in_customer_name };
  const account = { name: own.traderName, settings: defaultSettings };
  const receipt = receiptTexts(account, context.requireBranch(), device.profile);
  const document = checkSale(
    body,
    {
      ...against,
      ...own,
      receipt,
      externalCodes: new Map(),
      insurances: new Map(),
    },
    () => {},
  );
  const { total_amount, tax_amount } = sumLines(document.items);
  const normalize = (request: unknown) => normalizeSale(request as SaleInput, device.profile);
  return {
    context,
    content_hash: contentHash(body),
    submission: {
      type: "sales",
      invoice_no: document.invoice_no,
      document_date: document.sale_date,
      document_time: document.sale_time,
      receipt_type: document.receipt_type,
      counterparty_tin: document.customer_tin,
      counterparty_name: document.customer_name,
      total_amount: money.toDb(total_amount),
      tax_amount: money.toDb(tax_amount),
      request: body,
      document,
      call: { stream: "sales", kind: "sale", content: toBlob({}) },
      normalize,
    },
  };
}

/** Queues so many sales in every branch of the accounts; returns their number. */
export async function queueSales(service: Service, options: QueueOptions): Promise<number> {
  let entries: Entry[] = [];
  let queued = 0;
  const flush = async (): Promise<void> => {
    await service.db.transaction((trx) => storeBatch(trx, entries, service.clock.now()));
    queued += entries.length;
    entries = [];
  };
  for (const account of options.accounts) {
    for (const { bhf_id } of account.branches) {
      const context = await contextOf(service, account, bhf_id);
      for (let index = 0; index < options.perBranch; index++) {
        entries.push(await entryOf(context, options.itemCodes));
        if (entries.length === 64) await flush();
      }
    }
  }
  if (entries.length > 0) await flush();
  return queued;
}
