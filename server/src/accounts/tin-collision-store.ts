// Records that an upgrade left with a TIN in another spelling, because the usual spelling has a record of its own.
import { normalTin } from "@taxctl/sdk/tins";
import type { Queryable } from "../db/sql/schema.ts";
import { lanesAs } from "../lanes/numbers.ts";

type TinCollision = {
  account_id: number;
  environment: "live" | "sandbox";
  kind: "device" | "numbers" | "item numbers" | "supplier sale" | "purchase";
  /** The branch, or the number of the invoice. */
  record: string;
  tin: string;
};

/** Finds more than needed on MySQL, which knows capitals of all letters. */
const isUnusual = (column: string): string => `${column} <> upper(trim(${column}))`;

/** Where each kind is stored; numbers are in lanes. */
const places: Record<TinCollision["kind"], { table?: string; record: string; tin: string }> = {
  device: { table: "devices", record: "bhf_id", tin: "tin" },
  numbers: { record: "bhf_id", tin: "tin" },
  "item numbers": { table: "item_numbers", record: "next_number", tin: "tin" },
  "supplier sale": { table: "supplier_sales", record: "supplier_invoice_no", tin: "supplier_tin" },
  purchase: { table: "transactions", record: "invoice_no", tin: "counterparty_tin" },
};

/** All of them. Reads every transaction: for operators, and not for requests. */
export async function listTinCollisions(db: Queryable): Promise<TinCollision[]> {
  const found: TinCollision[] = [];
  for (const [kind, { table, record, tin }] of Object.entries(places)) {
    const all = table === undefined ? lanesAs(db, "records") : db(`${table} as records`);
    const rows: Omit<TinCollision, "kind">[] = await all
      .join("data_sets", "data_sets.id", "records.data_set_id")
      .whereRaw(isUnusual(`records.${tin}`))
      .orderBy(["data_sets.account_id", "data_sets.environment", `records.${tin}`, `records.${record}`])
      .select(
        "data_sets.account_id",
        "data_sets.environment",
        `records.${record} as record`,
        `records.${tin} as tin`,
      );
    found.push(
      ...rows
        .filter(({ tin }) => tin !== normalTin(tin))
        .map((row) => ({ ...row, record: String(row.record), kind: kind as TinCollision["kind"] })),
    );
  }
  return found;
}

/** The devices among them: they go on with numbers of their own until their TIN is changed. */
export async function findCollidedDevices(
  db: Queryable,
  environmentId: number,
): Promise<{ bhf_id: string; tin: string }[]> {
  const rows: { bhf_id: string; tin: string }[] = await db("devices")
    .where({ data_set_id: environmentId })
    .whereRaw(isUnusual("tin"))
    .orderBy("bhf_id")
    .select("bhf_id", "tin");
  return rows.filter(({ tin }) => tin !== normalTin(tin));
}
