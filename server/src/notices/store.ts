// Rows of the authority's notices, by the authority's own number.
import type { Knex } from "knex";
import type { Notice } from "../control-unit/fetched.ts";
import { type Page, type PageRequest, pageOf } from "../db/page.ts";
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
  // What another device brings at the same moment is stored before this one counts.
  await trx("data_sets").where({ id: dataSetId }).forUpdate().first("id");
  let known = 0;
  const numbers = [...rows.keys()];
  for (let start = 0; start < numbers.length; start += 200) {
    const some = numbers.slice(start, start + 200);
    const found = await trx("notices")
      .where({ data_set_id: dataSetId })
      .whereIn("notice_no", some)
      .select("notice_no");
    known += found.length;
    await trx("notices")
      .insert(some.map((number) => rows.get(number)))
      .onConflict(["data_set_id", "notice_no"])
      .merge(["title", "title_folded", "content", "url", "author", "published_at"]);
  }
  return rows.size - known;
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
  const query = db("notices")
    .where({ data_set_id: dataSetId })
    .orderBy([
      { column: "published_at", order: "desc" },
      { column: "notice_no", order: "desc" },
    ]);
  if (from_date !== undefined) query.where("published_at", ">=", from_date.replaceAll("-", ""));
  if (to_date !== undefined)
    query.whereBetween("published_at", ["0", `${to_date.replaceAll("-", "")}235959`]);
  if (q !== undefined) {
    query.where((found) => {
      found.whereRaw("title_folded like ? escape '!'", [likePattern(fold(q))]);
      if (/^\d{1,15}$/.test(q)) found.orWhere({ notice_no: Number(q) });
    });
  }
  return pageOf<NoticeRow>(query, request);
}
