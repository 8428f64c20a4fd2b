// The document of an import, which is stored as its transaction's.
import type { Author, DocumentLine } from "../../control-unit/types.ts";
import type { ItemContent } from "./store.ts";

/** An import as it is processed. */
export type ImportDocument = {
  task_code: string;
  /** `YYYYMMDD`, or the eight digits as they were given. */
  declaration_date: string;
  unit_declaration_date: string;
  declaration_number: string;
  item_sequence: number;
  hs_code: string;
  /** Registered at the unit before any other call; null if the item exists. */
  new_item: { item_code: string; content: ItemContent } | null;
  /** The booking and the message. */
  line: DocumentLine;
  remark: string;
  by: Author;
};
