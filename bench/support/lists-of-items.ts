// What an account collects with its items: a code of another system and an audit entry for each.
import type { Queryable } from "../../server/src/db/sql/schema.ts";
import { asked } from "./history.ts";

const lists = [
  `insert into external_codes (data_set_id, source, external_code, item_code, description, created_at, updated_at)
    select data_set_id, 'default', concat('SHOP-', id), item_code, item_name, created_at, created_at
    from items where data_set_id = ?`,
  `insert into audit (id, account_id, data_set_id, actor, user_id, action, subject, created_at)
    select concat('00000000-0000-7000-8000-', substr(concat('000000000000', id), -12)), 1, data_set_id, 'user', 1,
      'items.create', concat('item ', item_code), created_at
    from items where data_set_id = ?`,
];

/** Adds both for each item of the environment that a history is asked of. */
export async function fillLists(db: Queryable): Promise<void> {
  for (const sql of lists) await db.raw(sql, [asked]);
}
