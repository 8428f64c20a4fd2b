// Reference codes and item classes of the authority, and the items of a data set.

import { bigint, char, flag, initially, int, optional, serial, string, time } from "../sql/schema.ts";
import { addColumns, createTable, type Migration } from "./migration.ts";

export const codes: Migration[] = [
  createTable("0501", "codes", {
    columns: {
      data_set_id: int(),
      code_class: string(20),
      class_name: string(100),
      code: string(20),
      unit_code: string(20),
      name: string(200),
      sort_order: int(),
      // Percent ×100.
      rate: optional(bigint()),
      is_active: flag(),
      synced_at: time(),
    },
    primary: ["data_set_id", "code_class", "code"],
  }),
  createTable("0502", "item_classes", {
    columns: {
      data_set_id: int(),
      code: string(10),
      name: string(200),
      level: int(),
      tax_type: optional(string(5)),
      is_active: flag(),
      synced_at: time(),
    },
    primary: ["data_set_id", "code"],
  }),
  createTable("0503", "items", {
    columns: {
      id: serial(),
      data_set_id: int(),
      item_code: string(20),
      item_name: string(200),
      name_folded: string(200),
      item_class_code: string(10),
      item_type: char(1),
      tax_type_code: string(5),
      pkg_unit_code: string(5),
      qty_unit_code: string(5),
      origin_nation_code: string(5),
      barcode: optional(string(20)),
      default_price: bigint(),
      safety_qty: initially(0, bigint()),
      is_active: flag(),
      registered_at: optional(time()),
      last_synced_at: optional(time()),
      created_at: time(),
      updated_at: time(),
    },
    unique: { code: ["data_set_id", "item_code"] },
    index: { name: ["data_set_id", "name_folded"] },
  }),
  createTable("0504", "item_numbers", {
    columns: {
      data_set_id: int(),
      tin: string(20),
      next_number: bigint(),
      // The item that holds `next_number` while the unit's answer to it is open.
      bound_item_id: optional(int()),
    },
    primary: ["data_set_id", "tin"],
  }),
];

/** What is looked for when codes are searched; null in rows that were stored before, until they are fetched again. */
const folded = { name_folded: optional(string(200)) };

export const searchedCodes: Migration[] = [
  addColumns("2301", "codes", folded),
  addColumns("2302", "item_classes", folded),
];
