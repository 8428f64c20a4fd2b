// Responsible for the fake service's state: records, transactions, quantities, numbers, and its clock.

import { add } from "../../amounts.ts";
import type {
  Item,
  Movement,
  Purchase,
  ResponseWarning,
  Sale,
  SaleLineInput,
  StockTransferInput,
  SupplierSale,
  Transaction,
} from "../../openapi.ts";
import { isObject, type JsonObject, requireOperation } from "../operations.ts";
import { fileFields } from "./export-file.ts";
import { exampleOf, exampleRecord } from "./responses.ts";

/** Requests that name no branch are about it. */
export const HEAD_OFFICE = "00";

/** A stored submission and its outcome. */
export type Stored = {
  /** As `getTransaction` shows it. */
  shown: Transaction;
  /** The body that was submitted, to recognize it again. */
  content: string;
  /** The operation that submitted it. */
  operation: string;
  /** As `getSale` or `getPurchase` shows it. */
  document: Sale | Purchase | undefined;
  warnings: ResponseWarning[];
  /** The `data` of the success. */
  result: () => JsonObject;
  /** Its effect on quantities when it succeeds. */
  movements: Movement[];
  /** While it waits: how often it is read before it has its outcome, and which. */
  polls: number;
  outcome: "success" | "failed" | "receipt_unrecovered";
  rejection: { code: string; message: string; canRetry: boolean };
};

/** Collections of plain records, by the resource in the path. */
export type Records = Map<string, JsonObject[]>;

export type StateOptions = { now?: (() => number) | undefined; timeZone?: string | undefined };

export class State {
  readonly transactions: Stored[] = [];
  readonly movements: Movement[] = [];
  /** Reissues by their original, each with its request, and the day and lines of its credit note. */
  readonly reissues = new Map<
    Stored,
    { content: string; note: Stored; sale: Stored; today: string; items: SaleLineInput[] }
  >();
  /** Transfers between branches by their reference, each with its request. */
  readonly transfers = new Map<
    string,
    { content: string; input: StockTransferInput; outgoing: Stored; incoming: Stored }
  >();
  readonly records: Records = new Map();
  readonly account: JsonObject = exampleRecord("getAccount");
  /** What suppliers reported, if the test says it. */
  supplierSales: readonly SupplierSale[] | undefined;
  /** The authority's. */
  readonly timeZone: string;
  readonly #now: () => number;
  readonly #numbers = new Map<string, number>();
  /** Quantities of other branches than the head office, by branch and item code. */
  readonly #quantities = new Map<string, Map<string, number>>();

  constructor({ now = Date.now, timeZone = String(exampleRecord("getHealth").time_zone) }: StateOptions) {
    this.#now = now;
    this.timeZone = timeZone;
    for (const [resource, list] of Object.entries(LISTS)) {
      const { data } = exampleOf(requireOperation(list));
      this.records.set(resource, Array.isArray(data) ? data.filter(isObject) : []);
    }
    for (const one of this.collection("exports")) Object.assign(one, fileFields);
    // The items of the document's own sale, so that its examples can be submitted.
    for (const line of (exampleRecord("getSale") as Sale).items) {
      const { item_name, item_class_code, pkg_unit_code, qty_unit_code, unit_price, tax_type } = line;
      const units = { item_class_code, pkg_unit_code, qty_unit_code };
      this.item(line.item_code, { item_name, ...units, default_price: unit_price, tax_type_code: tax_type });
    }
  }

  timestamp(): string {
    return new Date(this.#now()).toISOString();
  }

  /** `YYYYMMDDHHmmss` in the authority's time zone. */
  localTime(): string {
    return new Date(this.#now()).toLocaleString("sv", { timeZone: this.timeZone }).replace(/\D/g, "");
  }

  /** The local day of a timestamp, `YYYY-MM-DD`. */
  localDay(timestamp: string): string {
    return new Date(timestamp).toLocaleDateString("sv", { timeZone: this.timeZone });
  }

  /** Gap-free from 1, for each name. */
  nextNumber(name: string): number {
    const number = (this.#numbers.get(name) ?? 0) + 1;
    this.#numbers.set(name, number);
    return number;
  }

  collection(resource: string): JsonObject[] {
    const rows = this.records.get(resource) ?? [];
    this.records.set(resource, rows);
    return rows;
  }

  get items(): Item[] {
    return this.collection("items") as Item[];
  }

  /** Unregistered codes count as known, so that a test need not set up what it doesn't test. */
  item(code: string, known: Partial<Item> = {}): Item {
    const item = this.itemAs(code, known);
    if (!this.items.includes(item)) this.items.push(item);
    return item;
  }

  /** The item of a code. An unregistered one is not kept. */
  itemAs(code: string, known: Partial<Item> = {}): Item {
    const found = this.items.find((item) => item.item_code === code);
    if (found) return found;
    const example = exampleRecord("listItems") as Item;
    const now = this.timestamp();
    const fields = { ...example, item_name: `Item ${code}`, ...known };
    const id = this.items.length + 100;
    return { ...fields, id, item_code: code, current_qty: 0, created_at: now, updated_at: now };
  }

  /** A branch's quantity of an item. The head office has the rest. */
  quantityAt(branch: string, code: string): number {
    if (branch !== HEAD_OFFICE) return this.#quantities.get(branch)?.get(code) ?? 0;
    const others = [...this.#quantities.values()].map((ofBranch) => ofBranch.get(code) ?? 0);
    return add(this.item(code).current_qty, ...others.map((quantity) => -quantity));
  }

  /** Changes a branch's quantity of an item, and the item's total. */
  move(branch: string, code: string, quantity: number): void {
    const item = this.item(code);
    item.current_qty = add(item.current_qty, quantity);
    if (branch === HEAD_OFFICE) return;
    const ofBranch = this.#quantities.get(branch) ?? new Map<string, number>();
    ofBranch.set(code, add(ofBranch.get(code) ?? 0, quantity));
    this.#quantities.set(branch, ofBranch);
  }

  /** The local day, to compare documents with. */
  today(): { today: string; timeZone: string } {
    return { today: this.localTime().slice(0, 8), timeZone: this.timeZone };
  }

  /** The tax types of the document's example. */
  taxTypes(): ReadonlyMap<string, { rate: number; name: string }> {
    const { data } = exampleOf(requireOperation("listTaxTypes"));
    const rows = Array.isArray(data) ? data.filter(isObject) : [];
    return new Map(rows.map((row) => [String(row.code), { rate: Number(row.rate), name: String(row.name) }]));
  }

  /** Percent. */
  rateOf(taxType: string): number {
    return this.taxTypes().get(taxType)?.rate ?? 0;
  }
}

const LISTS = {
  branches: "listBranches",
  devices: "listDevices",
  relays: "listRelays",
  exports: "listExports",
  items: "listItems",
  "external-codes": "listExternalCodes",
  webhooks: "listWebhooks",
} as const;
