// Transfers of stock between branches, one row for each reference: the movement out of one branch, and the one into the other.

import { char, flag, int, optional, string, time, uuid } from "../sql/schema.ts";
import { createTable, type Migration } from "./migration.ts";

export const transfers: Migration[] = [
  createTable("5501", "stock_transfers", {
    columns: {
      data_set_id: int(),
      reference: string(50),
      out_id: uuid(),
      in_id: uuid(),
      to_branch_id: int(),
      /** Of the unit's TIN, branch and number of the outgoing movement, once it is accepted. */
      shipment: optional(char(64)),
      /** 1 until the unit of the receiving branch has accepted the incoming movement. */
      open: optional(flag()),
      /** Of the request: the same one finds its result. */
      content_hash: char(64),
      created_at: time(),
    },
    primary: ["data_set_id", "reference"],
    index: {
      by_out: ["out_id"],
      by_in: ["in_id"],
      by_shipment: ["shipment"],
      not_arrived: ["data_set_id", "open"],
    },
  }),
];
