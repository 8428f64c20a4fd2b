// A page whose state refreshes itself while it is open.
import { html, type SafeHtml } from "@remix-run/html-template";
import type { PublicPage } from "./page.ts";

/** How often a page refreshes itself, and how many times: an unused session still ends. */
export type Refreshing = { everyS: number; most: number };

/** Whether the page doesn't refresh itself any more, until a person comes back to it. */
export const isRefreshOver = ({ query }: PublicPage, { most }: Refreshing): boolean =>
  Number(query.get("refresh") ?? 0) >= most;

/**
 * The attributes with which the element `#state` refreshes itself from a path. After the last time it waits for a person who
 * comes back to the page.
 */
export function refreshFrom({ query }: PublicPage, path: string, { everyS, most }: Refreshing): SafeHtml {
  const done = Number(query.get("refresh") ?? 0);
  return done < most
    ? html` hx-get="${path}?refresh=${done + 1}" hx-trigger="every ${everyS}s, refresh" hx-select="#state" hx-swap="outerHTML"`
    : html` hx-get="${path}?refresh=1" hx-trigger="refresh" hx-select="#state" hx-swap="outerHTML"`;
}
