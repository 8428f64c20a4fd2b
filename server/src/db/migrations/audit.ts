// The audit grows actor, old and new values, and can't be changed where the database has triggers of ours.

import { blob, optional, string } from "../sql/schema.ts";
import { addColumns, changeIndexes, type Migration } from "./migration.ts";

const byOperators = ["accounts.%", "users.%", "keys.%", "numbers.%"]
  .map((pattern) => `action like '${pattern}'`)
  .join(" or ");

/** Earlier versions did not record the author of a change. Their entries stay otherwise as they are: the audit is not rewritten. */
const actors: Migration = {
  name: "3602_audit_actors",
  async up(db) {
    await db.raw(
      `update audit set actor = case when user_id is null or ${byOperators} then 'operator' else 'user' end where actor is null`,
    );
  },
  async down() {},
};

/** Columns that never change. `replace into` deletes without running the trigger of deletions. */
const forbidden = {
  update: "update on audit",
  delete: "delete on audit",
  replace: "insert on audit when exists (select 1 from audit where id = new.id)",
};

/** On a server, grants give such rights: see docs/operators/databases.md. */
const appendOnly: Migration = {
  name: "3604_audit_append_only",
  async up(db, family) {
    if (family !== "sqlite") return;
    for (const [name, when] of Object.entries(forbidden)) {
      await db.raw(
        `create trigger if not exists audit_no_${name} before ${when} ` +
          "begin select raise(abort, 'entries of the audit are never changed'); end",
      );
    }
  },
  async down(db, family) {
    if (family !== "sqlite") return;
    for (const name of Object.keys(forbidden)) await db.raw(`drop trigger if exists audit_no_${name}`);
  },
};

export const audit: Migration[] = [
  addColumns("3601", "audit", {
    actor: optional(string(10)),
    key_prefix: optional(string(20)),
    old_values: optional(blob()),
    new_values: optional(blob()),
  }),
  actors,
  changeIndexes("3603", "audit", {
    drop: { account: ["account_id", "id"] },
    add: { account: ["account_id", "id", "data_set_id"] },
  }),
  appendOnly,
];
