// Rows of the authority's notices, by the authority's own number.
import type { Knex } from "knex";
import type { Notice } from "../control-unit/fetched.ts";
import type { Page, PageRequest } from "../db/page.ts";
import { pieceLists, saveRows } from "../db/piece-lists.ts";
import { pageOfFound, pageOfPieces } from "../db/piece-pages.ts";
import type { Queryable } from "../db/schema.ts";
import { fold, likePattern } from "../db/values.ts";

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
 * Stores notices that are not there yet, and takes over what changed of the others.
 *
 * @returns How many were new.
 */
export async function saveNotices(
  trx: Knex.Transaction,
  dataSetId: number,
  fetched: readonly Notice[],
  nowMs: number,
): Promise<number> {
  const rows = new Map<number, Record<string, unknown>>();
  for (const { number, title, content, url, author, date } of fetched) {
    // Without a number nobody could tell it from another.
    if (!Number.isSafeInteger(number) || number <= 0) continue;
    rows.set(number, {
      data_set_id: dataSetId,
      notice_no: number,
      title: title.slice(0, 1000),
      title_folded: fold(title),
      content: content.slice(0, longestContent),
      url: url?.slice(0, 1000) ?? null,
      author: author?.slice(0, 200) ?? null,
      published_at: date ?? "",
      fetched_at: nowMs,
    });
  }
  // What was fetched before keeps when that was.
  return saveRows(trx, pieceLists.notices, dataSetId, [...rows.values()], ["fetched_at"]);
}

export type NoticeFilter = {
  /** A part of the title, or the number. */
  q?: string | undefined;
  /** `YYYY-MM-DD`, both included. */
  from_date?: string | undefined;
  to_date?: string | undefined;
};

/** One page of notices, newest first. */
export function listNotices(
  db: Queryable,
  dataSetId: number,
  { q, from_date, to_date }: NoticeFilter,
  request: PageRequest,
): Promise<Page<NoticeRow>> {
  const first = to_date && `${to_date.replaceAll("-", "")}235959`;
  // What has no date was published on no day.
  const last = from_date?.replaceAll("-", "") ?? (to_date && "0");
  const listing = {
    ...{ list: pieceLists.notices, scope: { data_set_id: dataSetId }, between: { first, last } },
    finish: (rows: Knex.QueryBuilder) => rows.select("notices.*"),
  };
  if (q === undefined) return pageOfPieces(db, listing, request);
  return pageOfFound(db, listing, request, (rows) =>
    rows.where((found) => {
      found.whereRaw("title_folded like ? escape '!'", [likePattern(fold(q))]);
      if (/^\d{1,15}$/.test(q)) found.orWhere({ notice_no: Number(q) });
    }),
  );
}
