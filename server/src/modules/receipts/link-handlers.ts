// The operations of receipt links: create one with its URL, mail one, list them, revoke one.

import { iso, isoOrNull } from "../../base/clock.ts";
import { NotFoundError, ValidationError } from "../../base/errors.ts";
import { isMailbox } from "../../base/mail-settings.ts";
import { created, success } from "../../base/response.ts";
import type { SaleDocument } from "../../control-unit/types.ts";
import { lockEnvironment } from "../../core/accounts/store.ts";
import { recordChange } from "../../core/audit/record.ts";
import type { Context } from "../../core/context/context.ts";
import type { Handlers } from "../../core/context/operations.ts";
import { enqueueMailWithToken, requireFewMails } from "../../core/mail/outbox.ts";
import { receiptKindOf } from "../../core/transactions/kinds.ts";
import { requireVisible } from "../../core/transactions/search.ts";
import { findBodies } from "../../core/transactions/store.ts";
import {
  findLink,
  type ListedLink,
  listShownLinks,
  type ReceiptLinkRow,
  revokeLink,
  setLinkMail,
} from "./link-store.ts";
import { expiryOf, issueLink, linkPath, requirePublicUrl } from "./links.ts";
import { requireSaleType } from "./receipt.ts";

/** Mails to one address in an hour, so that receipts can't fill a mailbox. */
const mostMails = 20;

export const handlers = {
  async listReceiptLinks({ params }, context) {
    const row = await requireVisible(context, params.id);
    const { db, clock } = context.service;
    const links = await listShownLinks(db.knex, row.id);
    const data = links.map((link) => showLink(link, clock.now()));
    return success({ data, meta: { total: data.length } });
  },

  async createReceiptLink({ params, body }, context) {
    const row = await requireVisible(context, params.id);
    requireSaleType(row);
    const { db, clock, ownUrl } = context.service;
    const publicUrl = requirePublicUrl(ownUrl.get());
    const nowMs = clock.now();
    const expiresAt = expiryOf(body.expires_at, nowMs);
    const { link, token } = await db.transaction(async (trx) => {
      const issued = await issueLink(trx, row, context.user.id, expiresAt, nowMs);
      await recordChange(trx, context, {
        action: "receipt_links.create",
        subject: `receipt link ${issued.link.id}`,
        new: { transaction_id: row.id, invoice_no: row.invoice_no, expires_at: iso(expiresAt) },
      });
      return issued;
    });
    return created({
      message: "Keep the URL, it is not shown again",
      data: { ...showLink(asListed(link, context), nowMs), url: `${publicUrl}${linkPath}${token}` },
    });
  },

  async mailReceipt({ params, body }, context) {
    const row = await requireVisible(context, params.id);
    requireSaleType(row);
    const { email } = body;
    if (!isMailbox(email))
      throw new ValidationError({ email: ["must be an e-mail address that mail can be sent to"] });
    const { db, clock, ownUrl, secrets } = context.service;
    requirePublicUrl(ownUrl.get());
    const nowMs = clock.now();
    const expiresAt = expiryOf(body.expires_at, nowMs);
    const { document } = await findBodies<SaleDocument>(db.knex, row.id);
    const link = await db.transaction(async (trx) => {
      // One after the other: each counts the mails of the one before it.
      await lockEnvironment(trx, row.data_set_id);
      await requireFewMails(trx, email, mostMails, nowMs);
      const issued = await issueLink(trx, row, context.user.id, expiresAt, nowMs);
      const values = {
        language: document.receipt.language,
        sale_kind: receiptKindOf(row.type),
        seller: document.trader_name,
        invoice_no: row.invoice_no,
        path: linkPath,
        token: issued.token,
        until: iso(expiresAt).slice(0, 10),
        is_sandbox: context.environment.name === "sandbox",
      };
      const mail = { to: email, kind: "receipt" as const, values };
      const mail_id = await enqueueMailWithToken(trx, secrets, mail, nowMs);
      await setLinkMail(trx, issued.link.id, { email, mail_id });
      await recordChange(trx, context, {
        action: "receipt_links.mail",
        subject: `receipt link ${issued.link.id}`,
        new: { transaction_id: row.id, invoice_no: row.invoice_no, email, expires_at: iso(expiresAt) },
      });
      return issued.link;
    });
    context.service.mailWritten?.();
    const message = `The mail to ${email} will be sent`;
    return created({
      message,
      data: { ...showLink({ ...asListed(link, context), email, mail_status: "pending" }, nowMs), email },
    });
  },

  async deleteReceiptLink({ params }, context) {
    const row = await requireVisible(context, params.id);
    const { db, clock } = context.service;
    const link = await findLink(db.knex, row.id, params.link_id.toLowerCase());
    if (!link)
      throw new NotFoundError(
        `The transaction ${row.id} has no receipt link ${params.link_id}: GET /transactions/${row.id}/receipt-links lists them.`,
      );
    await db.transaction(async (trx) => {
      // Revoking twice is harmless, and recorded once.
      if (!(await revokeLink(trx, link.id, clock.now()))) return;
      await recordChange(trx, context, {
        action: "receipt_links.delete",
        subject: `receipt link ${link.id}`,
        old: { transaction_id: row.id, invoice_no: row.invoice_no },
      });
    });
    return success({ message: "The link is revoked" });
  },
} satisfies Partial<Handlers>;

/** A link that its caller has just created. */
const asListed = (link: ReceiptLinkRow, { user }: Context): ListedLink => ({
  ...link,
  user_name: user.name,
  mail_status: null,
  mail_ended_at: null,
});

function showLink(link: ListedLink, nowMs: number) {
  const { id, transaction_id, created_at, expires_at, email } = link;
  return {
    id,
    transaction_id,
    created_at: iso(created_at),
    expires_at: iso(expires_at),
    is_expired: expires_at <= nowMs,
    created_by: { id: link.user_id, name: link.user_name },
    mail:
      email === null ? null : { email, status: link.mail_status, ended_at: isoOrNull(link.mail_ended_at) },
  };
}
