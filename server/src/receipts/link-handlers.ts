// The operations of receipt links: create one with its URL, list them, revoke one.
import { recordChange } from "../audit/record.ts";
import { iso } from "../clock.ts";
import { NotFoundError } from "../errors.ts";
import type { Handlers } from "../operations.ts";
import { created, success } from "../response.ts";
import { requireVisible } from "../transactions/search.ts";
import { findLink, listLinks, type ReceiptLinkRow, revokeLink } from "./link-store.ts";
import { expiryOf, issueLink, linkPath, requirePublicUrl, requireSaleType } from "./links.ts";

export const handlers = {
  async listReceiptLinks({ params }, context) {
    const row = await requireVisible(context, params.id);
    const { db, clock } = context.service;
    const links = await listLinks(db.knex, row.id);
    const data = links.map((link) => showLink(link, clock.now()));
    return success({ data, meta: { total: data.length } });
  },

  async createReceiptLink({ params, body }, context) {
    const row = await requireVisible(context, params.id);
    requireSaleType(row);
    const { db, clock, mail } = context.service;
    const publicUrl = requirePublicUrl(mail.url());
    const nowMs = clock.now();
    const expiresAt = expiryOf(body.expires_at, nowMs);
    const { link, token } = await db.transaction(async (trx) => {
      const issued = await issueLink(trx, row, expiresAt, nowMs);
      await recordChange(trx, context, {
        action: "receipt_links.create",
        subject: `receipt link ${issued.link.id}`,
        new: { transaction_id: row.id, invoice_no: row.invoice_no, expires_at: iso(expiresAt) },
      });
      return issued;
    });
    return created({
      message: "Keep the URL, it is not shown again",
      data: { ...showLink(link, nowMs), url: `${publicUrl}${linkPath}${token}` },
    });
  },

  async deleteReceiptLink({ params }, context) {
    const row = await requireVisible(context, params.id);
    const { db, clock } = context.service;
    const link = await findLink(db.knex, row.id, params.link_id.toLowerCase());
    if (!link) throw new NotFoundError(`The transaction ${row.id} has no receipt link ${params.link_id}.`);
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

function showLink({ id, transaction_id, created_at, expires_at }: ReceiptLinkRow, nowMs: number) {
  return {
    id,
    transaction_id,
    created_at: iso(created_at),
    expires_at: iso(expires_at),
    is_expired: expires_at <= nowMs,
  };
}
