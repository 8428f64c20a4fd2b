// Links under which customers see a receipt: 256 random bits, an expiry, and the service's own URL in front of them.

import { hash } from "node:crypto";
import { expiryErrors } from "@taxctl/sdk/rules/validation";
import { randomBytes } from "../../base/chance.ts";
import { ConflictError, ValidationError } from "../../base/errors.ts";
import { lockTransaction, type TransactionRow } from "../../core/transactions/store.ts";
import { newRowId } from "../../db/row-ids.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { insertLink, listLinks, type ReceiptLinkRow } from "./link-store.ts";

const dayMs = 24 * 60 * 60_000;
const defaultLifeMs = 90 * dayMs;
/** Links of one transaction that are valid at the same time. */
const mostLinks = 20;

/** Where the pages of receipts lie. */
export const linkPath = "/r/" as const;

/** SHA-256 in hex; a token is random enough to need no salt. */
export const hashLinkToken = (token: string): string => hash("sha256", token);

/** The beginning of a link's URL. @throws ConflictError 409 `public_url_unknown` */
export function requirePublicUrl(publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  throw new ConflictError(
    "public_url_unknown",
    "The service does not know its own URL, which links begin with. Its operator sets TAXD_PUBLIC_URL.",
  );
}

/** When a link expires: at the requested time, else in 90 days. @throws ValidationError */
export function expiryOf(asked: string | undefined, nowMs: number): number {
  if (asked === undefined) return nowMs + defaultLifeMs;
  const errors = expiryErrors(asked, nowMs);
  if (Object.keys(errors).length > 0) throw new ValidationError(errors);
  return Date.parse(asked);
}

/**
 * Stores a new link and returns it with its token: the only time that the token is known.
 *
 * @throws ConflictError 409 `receipt_link_limit`
 */
export async function issueLink(
  trx: Trx,
  { id: transaction_id, data_set_id }: TransactionRow,
  user_id: number,
  expires_at: number,
  nowMs: number,
): Promise<{ link: ReceiptLinkRow; token: string }> {
  // One at a time: each counts the links that the one before has created.
  await lockTransaction(trx, transaction_id);
  const valid = (await listLinks(trx, transaction_id)).filter((link) => link.expires_at > nowMs);
  if (valid.length >= mostLinks)
    throw new ConflictError(
      "receipt_link_limit",
      `There are ${mostLinks} links to this receipt already; revoke one first.`,
    );
  const token = randomBytes(32).toString("base64url");
  const link: ReceiptLinkRow = {
    id: newRowId(trx),
    data_set_id,
    transaction_id,
    token_hash: hashLinkToken(token),
    user_id,
    email: null,
    mail_id: null,
    created_at: nowMs,
    expires_at,
    revoked_at: null,
  };
  await insertLink(trx, link);
  return { link, token };
}
