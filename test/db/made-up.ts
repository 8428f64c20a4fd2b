// Two made-up migrations above the baseline, as later releases bring them: a new table, then new columns.
import { migrations } from "../../server/src/db/migrations/all.ts";
import { addColumns, createTable, type Migration } from "../../server/src/db/migrations/migration.ts";
import { int, optional, string } from "../../server/src/db/sql/schema.ts";

const gadgets = createTable("9001", "gadgets", {
  columns: { id: int(), name: string(20) },
  primary: ["id"],
  unique: { name: ["name"] },
});
const parts = addColumns("9002", "settings", { part: optional(int()), note: optional(string(20)) });

export const madeUp: readonly Migration[] = [...migrations, gadgets, parts];

export const [gadgetsName, partsName] = [gadgets.name, parts.name];
