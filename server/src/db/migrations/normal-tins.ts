// TINs in normal form: without blanks around them, in capitals. A row that would collide with another one stays as it is.
import { hash } from "node:crypto";
import type { Queryable } from "../sql/schema.ts";
import { fromBlob } from "../sql/values.ts";
import type { Migration } from "./migration.ts";

/** Finds more than needed on MySQL, which knows capitals of all letters. */
const isOther = (column: string): string => `${column} <> upper(trim(${column}))`;
const normalOf = (tin: string): string => tin.trim().replace(/[a-z]+/g, (letters) => letters.toUpperCase());

/** Changes each row that is not in normal form, unless another row has the key that it would get. */
async function normalizeKeys<DbRow extends { tin: string }>(
  rows: readonly DbRow[],
  { isTaken, change }: { isTaken(row: DbRow): Promise<unknown>; change(row: DbRow): Promise<unknown> },
): Promise<void> {
  for (const row of rows) {
    const changed = { ...row, tin: normalOf(row.tin) };
    if (changed.tin !== row.tin && !(await isTaken(changed))) await change(changed);
  }
}

/** The numbers of a unit belong to its lane: two lanes of one TIN and branch are never made one. */
const lanes: Migration = {
  name: "3507_normal_tins_of_lanes",
  async up(db) {
    type DbRow = { id: number; data_set_id: number; tin: string; bhf_id: string };
    const rows: DbRow[] = await db("lanes").whereRaw(isOther("tin")).orderBy("id");
    await normalizeKeys(rows, {
      isTaken: ({ data_set_id, tin, bhf_id }) => db("lanes").where({ data_set_id, tin, bhf_id }).first("id"),
      change: ({ id, tin }) => db("lanes").where({ id }).update({ tin }),
    });
  },
  async down() {},
};

/** A device follows its lane. */
const devices: Migration = {
  name: "3508_normal_tins_of_devices",
  async up(db) {
    type DbRow = { id: number; tin: string; lane_tin: string };
    const rows: DbRow[] = await db("devices")
      .join("lanes", "lanes.id", "devices.lane_id")
      .whereRaw(isOther("devices.tin"))
      .select("devices.id", "devices.tin", "lanes.tin as lane_tin");
    await normalizeKeys(rows, {
      isTaken: async ({ tin, lane_tin }) => tin !== lane_tin,
      change: ({ id, tin }) => db("devices").where({ id }).update({ tin }),
    });
  },
  async down() {},
};

const itemNumbers: Migration = {
  name: "3509_normal_tins_of_item_numbers",
  async up(db) {
    type DbRow = { data_set_id: number; tin: string };
    const rows: (DbRow & { found: string })[] = await db("item_numbers")
      .whereRaw(isOther("tin"))
      .select("data_set_id", "tin", "tin as found");
    await normalizeKeys(rows, {
      isTaken: ({ data_set_id, tin }) => db("item_numbers").where({ data_set_id, tin }).first("tin"),
      change: ({ data_set_id, tin, found }) =>
        db("item_numbers").where({ data_set_id, tin: found }).update({ tin }),
    });
  },
  async down() {},
};

const supplierSales: Migration = {
  name: "3510_normal_tins_of_supplier_sales",
  async up(db) {
    const key = [
      "data_set_id",
      "branch_id",
      "supplier_bhf_id",
      "supplier_invoice_no",
      "receipt_type",
    ] as const;
    type DbRow = { id: string; tin: string } & Record<(typeof key)[number], unknown>;
    const rows: DbRow[] = await db("supplier_sales")
      .whereRaw(isOther("supplier_tin"))
      .orderBy("id")
      .select("id", "supplier_tin as tin", ...key);
    await normalizeKeys(rows, {
      isTaken: ({ id: _, tin, ...same }) =>
        db("supplier_sales")
          .where({ ...same, supplier_tin: tin })
          .first("id"),
      change: ({ id, tin }) => db("supplier_sales").where({ id }).update({ supplier_tin: tin }),
    });
  },
  async down() {},
};

type Purchase = {
  supplier_tin: string;
  supplier_bhf_id?: string | null;
  supplier_invoice_no: string;
  receipt_type?: string;
};

/** The hash that keeps a supplier's invoice from being registered twice. It hides the TIN, so the request is read. */
function supplierHash({
  supplier_tin,
  supplier_bhf_id,
  supplier_invoice_no,
  receipt_type,
}: Purchase): string {
  const parts = [normalOf(supplier_tin), supplier_bhf_id ?? "00", supplier_invoice_no, receipt_type ?? "P"];
  return hash("sha256", JSON.stringify(parts));
}

const purchasesAtOnce = 500;

const purchases: Migration = {
  name: "3511_normal_tins_of_purchases",
  async up(db) {
    type DbRow = { id: string; data_set_id: number; live: 1 | null; tin: string; request: Uint8Array };
    for (let after = ""; ; ) {
      const rows: DbRow[] = await db("transactions")
        .join("transaction_bodies", "transaction_bodies.transaction_id", "transactions.id")
        .whereRaw(isOther("transactions.counterparty_tin"))
        .whereNotNull("transactions.supplier_hash")
        .where("transactions.id", ">", after)
        .orderBy("transactions.id")
        .limit(purchasesAtOnce)
        .select("transactions.id", "data_set_id", "live", "counterparty_tin as tin", "request");
      await normalizeKeys(rows, {
        isTaken: ({ data_set_id, live, request }) =>
          live === null ? Promise.resolve() : holderOf(db, data_set_id, supplierHash(fromBlob(request))),
        change: ({ id, tin, request }) =>
          db("transactions")
            .where({ id })
            .update({ counterparty_tin: tin, supplier_hash: supplierHash(fromBlob(request)) }),
      });
      if (rows.length < purchasesAtOnce) return;
      after = rows.at(-1)?.id ?? "";
    }
  },
  async down() {},
};

function holderOf(db: Queryable, data_set_id: number, supplier_hash: string): Promise<unknown> {
  return db("transactions").where({ data_set_id, supplier_hash, live: 1 }).first("id");
}

const customers: Migration = {
  name: "3512_normal_tins_of_customers",
  async up(db) {
    type DbRow = { data_set_id: number; tin: string; found: string };
    const rows: DbRow[] = await db("transactions")
      .whereRaw(isOther("counterparty_tin"))
      .whereNull("supplier_hash")
      .distinct("data_set_id", "counterparty_tin as tin", "counterparty_tin as found");
    await normalizeKeys(rows, {
      isTaken: async () => false,
      change: ({ data_set_id, tin, found }) =>
        db("transactions")
          .where({ data_set_id, counterparty_tin: found, supplier_hash: null })
          .update({ counterparty_tin: tin }),
    });
  },
  async down() {},
};

export const normalTins: Migration[] = [lanes, devices, itemNumbers, supplierSales, purchases, customers];
