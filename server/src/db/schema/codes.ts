// The authority's data (codes, item classes, notices, taxpayers), and an environment's own: items, codes of other systems for them, and
// the branches' insurers.

import {
  bigint,
  char,
  flag,
  initially,
  int,
  optional,
  serial,
  string,
  type Tables,
  text,
  time,
} from "../sql/schema.ts";

export const codes: Tables = {
  codes: {
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
      // The folded text for searches.
      name_folded: string(200),
    },
    primary: ["data_set_id", "code_class", "code"],
    index: { by_order: ["data_set_id", "is_active", "code_class", "sort_order", "code"] },
  },
  item_classes: {
    columns: {
      data_set_id: int(),
      code: string(10),
      name: string(200),
      level: int(),
      tax_type: optional(string(5)),
      is_active: flag(),
      synced_at: time(),
      name_folded: string(200),
    },
    primary: ["data_set_id", "code"],
    index: { by_code: ["data_set_id", "is_active", "code"] },
  },
  items: {
    columns: {
      id: serial(),
      data_set_id: int(),
      item_code: string(20),
      item_name: string(200),
      name_folded: string(200),
      item_class_code: string(10),
      item_type: char(1),
      tax_type_code: string(5),
      // Percent ×100: the rate of an item whose tax type has several.
      tax_rate: optional(bigint()),
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
    index: {
      listed: ["data_set_id", "id", "is_active", "item_type", "registered_at", "safety_qty"],
      // Texts in which parts are looked for; the code's is the unique key.
      by_name: ["data_set_id", "name_folded", "id", "registered_at", "is_active"],
      by_barcode: ["data_set_id", "barcode"],
    },
  },
  item_numbers: {
    columns: {
      data_set_id: int(),
      tin: string(20),
      next_number: bigint(),
      // The item that holds `next_number` while the unit's response to it is open.
      bound_item_id: optional(int()),
    },
    primary: ["data_set_id", "tin"],
  },
  // Codes of other systems (a shop's own stock codes, a supplier's item codes), mapped to items.
  external_codes: {
    columns: {
      data_set_id: int(),
      // The source of the code: different sources may use the same code.
      source: string(64),
      external_code: string(100),
      item_code: string(20),
      description: optional(string(200)),
      created_at: time(),
      updated_at: time(),
    },
    primary: ["data_set_id", "source", "external_code"],
    index: { by_item: ["data_set_id", "item_code"] },
  },
  // A cache of what the authority said: each row can be fetched again.
  taxpayers: {
    columns: {
      data_set_id: int(),
      tin: string(20),
      name: string(60),
      is_active: flag(),
      address: optional(string(500)),
      fetched_at: time(),
    },
    primary: ["data_set_id", "tin"],
    index: { by_age: ["data_set_id", "fetched_at"], old: ["fetched_at"] },
  },
  notices: {
    columns: {
      data_set_id: int(),
      // The authority's own number.
      notice_no: bigint(),
      title: string(1000),
      title_folded: string(200),
      content: text(),
      url: optional(string(1000)),
      author: optional(string(200)),
      // `YYYYMMDDHHmmss`; empty if the unit gave none.
      published_at: char(14),
      fetched_at: time(),
    },
    primary: ["data_set_id", "notice_no"],
    index: { published: ["data_set_id", "published_at", "notice_no"] },
  },
  insurances: {
    columns: {
      data_set_id: int(),
      branch_id: int(),
      code: string(10),
      name: string(100),
      // Whole percent, as the unit takes it.
      rate: int(),
      is_active: flag(),
      created_at: time(),
      updated_at: time(),
    },
    primary: ["branch_id", "code"],
    index: {
      by_age: ["data_set_id", "created_at", "branch_id", "code"],
      by_branch: ["data_set_id", "branch_id", "created_at", "code"],
    },
  },
};
