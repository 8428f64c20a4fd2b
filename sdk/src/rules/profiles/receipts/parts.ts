// The parts of a receipt or a report, from top to bottom. A form makes the parts, and each paper draws them.
import type { components } from "../../openapi.ts";

export type Receipt = components["schemas"]["Receipt"];

export type Part =
  /** The authority's logo; null is an empty frame in its place. */
  | { kind: "logo"; image: Uint8Array | null }
  | {
      kind: "text";
      text: string;
      size?: "name" | "title" | "mark" | "small";
      bold?: boolean;
      isLeft?: boolean;
    }
  | { kind: "rule" }
  | { kind: "gap" }
  | ItemPart
  /** A label on the left, an amount on the right. */
  | { kind: "sum"; label: string; amount: string; bold?: boolean }
  /** The first column is on the left, the others on the right. */
  | { kind: "table"; head: string[]; rows: string[][] }
  /** The control unit's data, with the QR code next to it or below. */
  | { kind: "signed"; title: string | null; lines: string[]; qr: string | null };

export type ItemPart = {
  kind: "item";
  name: string;
  code: string | null;
  /** Unit price and quantity. */
  price: string;
  amount: string;
  /** The discount's rate and amount; the line's amount is after the discount. */
  discount: string | null;
  /** Unit price with quantity, and amount, in the sale's foreign currency. */
  foreign: { price: string; amount: string } | null;
};

/** The parts of a receipt, the titles of its item columns, and the texts of later pages and of each page's foot. */
export type Form = {
  title: string;
  columns: [name: string, price: string, amount: string];
  parts: Part[];
  runningTitle: string;
  /** Followed by the number of the page, `page 1 of 2`. */
  foot: { text: string; page: string; of: string };
};
