// The secret of a mailed link, and what a page says of a link that can't work.
import type { Problem } from "./call.ts";
import type { PublicPage } from "./page.ts";

export const tokenOf = ({ form, query }: PublicPage): string =>
  form.text("token") || (query.get("token") ?? "");

/** The problem of a link without its secret, or with a part of it: nobody should type a password first. */
export function brokenLink(page: PublicPage): Problem | undefined {
  if (/^[\w-]{43}$/.test(tokenOf(page))) return undefined;
  return { status: 422, code: "link_invalid", message: "The link is incomplete." };
}
