// Rows of the audit: inserted and read, never changed.

import { newRowId } from "../../db/row-ids.ts";
import { type Position, sortBy, sorted } from "../../db/sql/keyset.ts";
import { byIndex, type Page, type PageRequest, pageBy, pageFrom } from "../../db/sql/page.ts";
import type { Queryable, QueryBuilder } from "../../db/sql/schema.ts";
import { fromBlob, toBlob } from "../../db/sql/values.ts";

type Values = Record<string, unknown> | null;

export const actors = ["user", "operator", "service"] as const;
export type ActorKind = (typeof actors)[number];

/** An entry as it is read, with the names of user and environment. */
export type AuditEntry = {
  id: string;
  created_at: number;
  account_id: number | null;
  environment: "live" | "sandbox" | null;
  actor: ActorKind;
  user_id: number | null;
  user_name: string | null;
  user_email: string | null;
  key_prefix: string | null;
  action: string;
  subject: string;
  old: Values;
  new: Values;
  detail: Values;
};

type NewEntry = Pick<AuditEntry, "actor" | "action" | "subject" | "old" | "new" | "detail"> & {
  account_id?: number;
  data_set_id?: number;
  user_id?: number;
  key_prefix?: string;
};

export async function insertEntry(trx: Queryable, entry: NewEntry, nowMs: number): Promise<void> {
  const { old, new: after, detail, ...columns } = entry;
  await trx("audit").insert({
    ...columns,
    id: newRowId(trx),
    old_values: old && toBlob(old),
    new_values: after && toBlob(after),
    detail: detail && toBlob(detail),
    created_at: nowMs,
  });
}

/** The details of the latest of these changes in an account. */
export async function findLatestDetail(
  db: Queryable,
  account_id: number,
  actions: readonly string[],
): Promise<Values> {
  const row: { detail: Uint8Array | null } | undefined = await db("audit")
    .where({ account_id })
    .whereIn("action", [...actions])
    .orderBy("id", "desc")
    .first("detail");
  return fromBlob<Values>(row?.detail ?? null);
}

/** The values that an action set in a record of an environment, one for each time. */
export async function findNewValues(
  db: Queryable,
  { data_set_id, action, subject }: { data_set_id: number; action: string; subject: string },
): Promise<Values[]> {
  const rows: { new_values: Buffer | null }[] = await db("audit")
    // The index begins with the account.
    .where("account_id", db("data_sets").where({ id: data_set_id }).select("account_id"))
    .where({ data_set_id, action, subject })
    .select("new_values");
  return rows.map(({ new_values }) => new_values && fromBlob<Values>(new_values));
}

/** The entries of one action on one record of an environment, oldest first. */
export async function findEntries(
  db: Queryable,
  filter: { account_id: number; data_set_id: number; action: string; subject: string },
): Promise<AuditEntry[]> {
  return withNames(db, await db("audit").where(filter).orderBy("id"));
}

type AuditFilter = {
  account_id?: number | undefined;
  /** Entries of this environment, and those of the account as a whole. */
  data_set_id?: number | undefined;
  actor?: ActorKind | undefined;
  user_id?: number | undefined;
  /** An action (`branches.update`), or a topic (`branches`). */
  action?: string | undefined;
  /** An action or a topic that is left out. */
  without?: string | undefined;
  /** A part of the subject. */
  subject?: string | undefined;
  /** The first instant, included. */
  from_ms?: number | undefined;
  /** The first instant that no longer counts. */
  until_ms?: number | undefined;
};

/** One page of the audit, newest first. */
export async function listEntries(
  db: Queryable,
  filter: AuditFilter,
  request: PageRequest,
): Promise<Page<AuditEntry>> {
  const query = whereMatches(db("audit"), filter);
  const page = await pageBy<Stored>(query.select("audit.*"), sortBy("desc", "audit.id"), request);
  return { ...page, rows: await withNames(db, page.rows) };
}

/**
 * The matching entries among the next entries of an account, newest first. A scan reads `most` entries, matching or not,
 * so it takes the same short time anywhere in a long audit.
 *
 * @returns `next`: the position where the next scan begins; missing at the end.
 */
export async function scanEntries(
  db: Queryable,
  { account_id, ...filter }: AuditFilter & { account_id: number },
  { after, most }: { after: Position | undefined; most: number },
): Promise<{ rows: AuditEntry[]; next: Position | undefined }> {
  const entries = db
    .from(byIndex(db, "audit", "account"))
    .where({ account_id })
    .select("id");
  const page = await pageFrom<{ id: string }>(entries, sortBy("desc", "id"), after, most);
  const ids = page.rows.map(({ id }) => id);
  const matching = whereMatches(db("audit").whereIn("audit.id", ids), filter);
  const rows: Stored[] = await sorted(matching.select("audit.*"), sortBy("desc", "audit.id"));
  return { rows: await withNames(db, rows), next: page.next };
}

function whereMatches(query: QueryBuilder, filter: AuditFilter): QueryBuilder {
  const { account_id, data_set_id, actor, user_id, action, without, subject, from_ms, until_ms } = filter;
  if (account_id !== undefined) query.where("audit.account_id", account_id);
  if (data_set_id !== undefined)
    query.where((own) => own.where("audit.data_set_id", data_set_id).orWhereNull("audit.data_set_id"));
  if (actor !== undefined) query.where("audit.actor", actor);
  if (user_id !== undefined) query.where("audit.user_id", user_id);
  if (action !== undefined) query.whereRaw(...isAction("=", action));
  if (without !== undefined) query.whereRaw(...isAction("<>", without));
  if (subject !== undefined) query.whereRaw("instr(audit.subject, ?) > 0", [subject]);
  if (from_ms !== undefined) query.where("audit.created_at", ">=", from_ms);
  if (until_ms !== undefined) query.where("audit.created_at", "<", until_ms);
  return query;
}

/** Compares with an action, or with a topic, which every action of it begins with. */
const isAction = (operator: "=" | "<>", name: string): [sql: string, values: (string | number)[]] =>
  name.includes(".")
    ? [`audit.action ${operator} ?`, [name]]
    : [`substr(audit.action, 1, ?) ${operator} ?`, [name.length + 1, `${name}.`]];

type Stored = Omit<AuditEntry, "environment" | "user_name" | "user_email" | "old" | "new" | "detail"> & {
  data_set_id: number | null;
  old_values: Uint8Array | null;
  new_values: Uint8Array | null;
  detail: Uint8Array | null;
};

async function withNames(db: Queryable, rows: readonly Stored[]): Promise<AuditEntry[]> {
  const present = (ids: (number | null)[]): number[] => [...new Set(ids.filter((id) => id !== null))];
  const [users, sets]: [
    { id: number; name: string; email: string }[],
    { id: number; environment: "live" | "sandbox" }[],
  ] = await Promise.all([
    db("users")
      .whereIn("id", present(rows.map(({ user_id }) => user_id)))
      .select("id", "name", "email"),
    db("data_sets")
      .whereIn("id", present(rows.map(({ data_set_id }) => data_set_id)))
      .select("id", "environment"),
  ]);
  const userOf = new Map(users.map((user) => [user.id, user]));
  const environmentOf = new Map(sets.map(({ id, environment }) => [id, environment]));
  return rows.map((row) => {
    const user = row.user_id === null ? undefined : userOf.get(row.user_id);
    return {
      id: row.id,
      created_at: row.created_at,
      account_id: row.account_id,
      environment: row.data_set_id === null ? null : (environmentOf.get(row.data_set_id) ?? null),
      actor: row.actor,
      user_id: row.user_id,
      user_name: user?.name ?? null,
      user_email: user?.email ?? null,
      key_prefix: row.key_prefix,
      action: row.action,
      subject: row.subject,
      old: fromBlob<Values>(row.old_values),
      new: fromBlob<Values>(row.new_values),
      detail: fromBlob<Values>(row.detail),
    };
  });
}

/** The account of an environment. */
export async function findAccountOf(db: Queryable, environmentId: number): Promise<number | undefined> {
  const row: { account_id: number } | undefined = await db("data_sets")
    .where({ id: environmentId })
    .first("account_id");
  return row?.account_id;
}
