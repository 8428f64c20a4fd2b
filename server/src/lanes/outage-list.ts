// Outages of control units, as they are listed.
import { sortBy } from "../db/sql/keyset.ts";
import { type Page, type PageRequest, pageBy, withRows } from "../db/sql/page.ts";
import type { Queryable, QueryBuilder } from "../db/sql/schema.ts";
import type { OutageRow } from "./outages.ts";

/** An outage with the environment, branch and TIN of its control unit. */
export type ListedOutage = OutageRow & { data_set_id: number; bhf_id: string; tin: string };

type OutageFilter = {
  data_set_id: number;
  bhf_id?: string | undefined;
  from_ms?: number | undefined;
  until_ms?: number | undefined;
};

const withLane = (rows: QueryBuilder): QueryBuilder =>
  rows
    .join("lanes", "lanes.id", "outages.lane_id")
    .select("outages.*", "lanes.data_set_id", "lanes.bhf_id", "lanes.tin");

/** One page of the outages that touch a period, newest first. */
export async function pageOfOutages(
  db: Queryable,
  { from_ms, until_ms, ...scope }: OutageFilter,
  request: PageRequest,
): Promise<Page<ListedOutage>> {
  const lanes = db("lanes").where({ data_set_id: scope.data_set_id });
  if (scope.bhf_id !== undefined) lanes.where({ bhf_id: scope.bhf_id });
  const query = db("outages").whereIn("lane_id", lanes.select("id"));
  if (until_ms !== undefined) query.where("began_at", "<", until_ms);
  if (from_ms !== undefined)
    query.where((over) => over.whereNull("ended_at").orWhere("ended_at", ">=", from_ms));
  const page = await pageBy<{ id: string }>(
    query.select("id", "began_at"),
    sortBy("desc", "began_at", "id"),
    request,
  );
  return withRows(db, "outages", page, withLane);
}

export async function findOutage(db: Queryable, id: string): Promise<ListedOutage | undefined> {
  return withLane(db("outages")).where({ "outages.id": id }).first();
}
