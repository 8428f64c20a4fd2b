// A page whose state refreshes itself while it is open: at once when the service tells of a change, else from time to time.
import { html, type SafeHtml } from "@remix-run/html-template";
import { changesPath } from "./changes.ts";
import type { AccountPage, PublicPage } from "./page.ts";

/** How often a page refreshes itself, and for how long: an unused session still ends. */
export type Refreshing = { everyS: number; forS: number };

/** Since when a person looks at the page. */
function openedMs({ query, nowMs }: PublicPage): number {
  const opened = Number(query.get("opened"));
  return opened > 0 && opened < nowMs ? Math.floor(opened) : nowMs;
}

/** Whether the page doesn't refresh itself any more, until a person comes back to it. */
export const isRefreshOver = (page: PublicPage, { forS }: Refreshing): boolean =>
  page.nowMs - openedMs(page) > forS * 1_000;

/** What changes outside the state: what is said above each page, and the counts of the menu. */
const besides = ["notices", "count-waiting", "count-imports", "bottom-waiting", "bottom-imports"];

/**
 * The attributes with which the element `#state` refreshes itself from a path, and with it the elements with `further` ids.
 * After its time it waits for a person who comes back to the page.
 */
export function refreshFrom(
  page: AccountPage,
  path: string,
  refreshing: Refreshing,
  further: readonly string[] = [],
): SafeHtml {
  const isOver = isRefreshOver(page, refreshing);
  const from = isOver ? path : `${path}?opened=${openedMs(page)}`;
  const trigger = isOver ? "refresh" : `every ${refreshing.everyS}s, refresh`;
  return html` hx-get="${from}" hx-trigger="${trigger}" hx-select="#state" hx-swap="outerHTML" hx-select-oob="${[...besides, ...further].map((id) => `#${id}`).join(",")}"${
    isOver ? "" : html` data-changes="${changesPath(page)}"`
  }`;
}
