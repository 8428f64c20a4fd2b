// The page for the holder of a link: the receipt as a page or PDF, or why there is none.

import { amountText, dateAndTime } from "@taxctl/sdk/rules/profiles/units";
import { type ZoneSetting, zoneOf } from "../../base/zone.ts";
import type { SaleDocument } from "../../control-unit/types.ts";
import { signOf } from "../../core/sales/rules.ts";
import { isLocal } from "../../core/transactions/kinds.ts";
import { findBodies } from "../../core/transactions/store.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { findLogo } from "../account/logo-store.ts";
import { findLinked, type LinkedTransaction } from "./link-store.ts";
import { hashLinkToken, linkPath } from "./links.ts";
import { maskBuyer } from "./masked.ts";
import { printInThread } from "./printer.ts";
import { receiptPage, type UnsignedSale, unsignedPage } from "./public-page.ts";
import { readReceipt } from "./read.ts";
import { fileNameOf } from "./receipt.ts";

export type PublicFile = { name: string; content: Uint8Array };

const hasReceipt = ({ type, status, receipt_no }: LinkedTransaction): boolean =>
  isLocal(type) || (status === "success" && receipt_no !== null);

/** The page of a link as HTML; nothing where the link is unknown, expired or revoked. */
export async function showLinked(db: Queryable, token: string, nowMs: number): Promise<string | undefined> {
  const row = await findLinked(db, hashLinkToken(token), nowMs);
  if (!row) return undefined;
  if (!hasReceipt(row)) return unsignedPage(await describeUnsigned(db, row));
  const { receipt, logo } = await readReceipt(db, row, { copy: false });
  return receiptPage(maskBuyer(receipt), await findLogo(db, row.data_set_id, logo), {
    environment: row.environment,
    pdfUrl: `${linkPath}${token}/receipt.pdf`,
  });
}

/** The PDF of a link's receipt; nothing where the link does not work, or where there is no receipt. */
export async function printLinked(
  db: Queryable,
  token: string,
  { nowMs, config }: { nowMs: number; config: ZoneSetting },
): Promise<PublicFile | undefined> {
  const row = await findLinked(db, hashLinkToken(token), nowMs);
  if (!row || !hasReceipt(row)) return undefined;
  const { receipt, logo } = await readReceipt(db, row, { copy: false });
  const timeZone = zoneOf(config, receipt.profile);
  const options = { logo: await findLogo(db, row.data_set_id, logo), timeZone };
  return { name: fileNameOf(receipt), content: await printInThread(maskBuyer(receipt), "a4", options) };
}

async function describeUnsigned(db: Queryable, row: LinkedTransaction): Promise<UnsignedSale> {
  const { document } = await findBodies<SaleDocument>(db, row.id);
  const { status, environment, invoice_no } = row;
  const isOpen = status === "pending" || status === "processing";
  return {
    state: isOpen ? "waiting" : status === "failed" ? "failed" : "lost",
    language: document.receipt.language,
    environment,
    seller: document.trader_name,
    invoice_no,
    date: dateAndTime(`${document.sale_date}${document.sale_time}`).date,
    total: amountText((row.total_amount / 100) * signOf(row.receipt_type)),
  };
}
