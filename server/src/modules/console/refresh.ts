// A page whose state refreshes itself while it is open.
import { html, type SafeHtml } from "@remix-run/html-template";
import type { PublicPage } from "./page.ts";

/** How often a page refreshes itself, and how many times: an unused session still ends. */
export type Refreshing = { everyS: number; most: number };

/** The attributes with which the element `#state` refreshes itself from a path; empty after the last time. */
export function refreshFrom(
  { query }: PublicPage,
  path: string,
  { everyS, most }: Refreshing,
): SafeHtml | "" {
  const done = Number(query.get("refresh") ?? 0);
  return done < most
    ? html` hx-get="${path}?refresh=${done + 1}" hx-trigger="every ${everyS}s" hx-select="#state" hx-swap="outerHTML"`
    : "";
}
