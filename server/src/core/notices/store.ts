// Rows of the authority's notices, by the authority's own number.
// Decisions about the API: 98.

import { cutText } from "../../base/cut-text.ts";
import type { Notice } from "../../control-unit/fetched.ts";
import { sortBy } from "../../db/sql/keyset.ts";
import { type Page, type PageRequest, pageBy } from "../../db/sql/page.ts";
import { saveRows, selectByKeys } from "../../db/sql/rows.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import { fold, likePattern } from "../../db/sql/values.ts";
import { lockEnvironment } from "../accounts/store.ts";
import { reportNotices } from "../webhooks/arrivals.ts";

export type NoticeRow = {
  notice_no: number;
  title: string;
  content: string;
  url: string | null;
  author: string | null;
  published_at: string;
};

/** Longer texts than the authority's own limits allow are cut. */
const longestContent = 10_000;

/**
 * Stores new notices with their event, and updates changed ones.
 *
 * @returns How many were new.
 */
export async function saveNotices(
  trx: Trx,
  environmentId: number,
  fetched: readonly Notice[],
  nowMs: number,
): Promise<number> {
  const rows = new Map<number, StoredNotice>();
  for (const { number, title, content, url, author, date } of fetched) {
    // A notice without a number has no identity.
    if (!Number.isSafeInteger(number) || number <= 0) continue;
    rows.set(number, {
      data_set_id: environmentId,
      notice_no: number,
      title: cutText(title, 1000),
      title_folded: fold(title),
      content: cutText(content, longestContent),
      url: url && cutText(url, 1000),
      author: author && cutText(author, 200),
      published_at: date ?? "",
      fetched_at: nowMs,
    });
  }
  // Devices that store the same notices at the same time wait for each other: each notice is new to one of them.
  await lockEnvironment(trx, environmentId);
  const keys = [...rows.keys()].map((notice_no) => ({ data_set_id: environmentId, notice_no }));
  const known = await selectByKeys<{ notice_no: number }>(trx, "notices", keys, "", "notice_no");
  // A notice that was fetched before keeps its first time.
  await saveRows(trx, "notices", ["data_set_id", "notice_no"], [...rows.values()], ["fetched_at"]);
  const numbers = new Set(known.map(({ notice_no }) => notice_no));
  const added = [...rows.values()].filter(({ notice_no }) => !numbers.has(notice_no));
  await reportNotices(trx, environmentId, added.map(shownOf), nowMs);
  return added.length;
}

type StoredNotice = NoticeRow & { data_set_id: number; title_folded: string; fetched_at: number };

function shownOf({ notice_no, title, url, published_at }: StoredNotice) {
  return { notice_no, title, url, date: published_at || null };
}

type NoticeFilter = {
  /** A part of the title, or the number. */
  q?: string | undefined;
  /** `YYYY-MM-DD`, both included. */
  from_date?: string | undefined;
  to_date?: string | undefined;
};

/** One page of notices, newest first. */
export function listNotices(
  db: Queryable,
  environmentId: number,
  { q, from_date, to_date }: NoticeFilter,
  request: PageRequest,
): Promise<Page<NoticeRow>> {
  const notices = db("notices").where({ data_set_id: environmentId });
  if (from_date !== undefined) notices.where("published_at", ">=", from_date.replaceAll("-", ""));
  if (to_date !== undefined) {
    notices.where("published_at", "<=", `${to_date.replaceAll("-", "")}235959`);
    // A notice without a date was published on no day.
    notices.whereNot("published_at", "");
  }
  if (q !== undefined) {
    notices.where((found) => {
      found.whereRaw("title_folded like ? escape '!'", [likePattern(fold(q))]);
      if (/^\d{1,15}$/.test(q)) found.orWhere({ notice_no: Number(q) });
    });
  }
  return pageBy(notices, sortBy("desc", "published_at", "notice_no"), request);
}
