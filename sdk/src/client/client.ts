// The client that users construct and call.

import type { Transaction } from "../rules/openapi.ts";
import {
  type CreateManyItems,
  type CreateManySales,
  createManyItems,
  createManySales,
} from "./create-many.ts";
import { ConfigurationError } from "./errors.ts";
import { Exchange } from "./exchange.ts";
import { requireBaseUrl, requireOptions, type TaxctlOptions } from "./options.ts";
import { type ReadExport, readExport } from "./read-export.ts";
import { bindResources } from "./resources.ts";
import type { Resources } from "./routes.ts";
import type { RawClient } from "./transport.ts";
import type { WaitOptions } from "./wait.ts";

/**
 * A client of the service. Create one for each API key and keep it: it keeps its requests within the rate limit of the key.
 *
 * @example
 * const client = new Taxctl({ apiKey: process.env.TAXCTL_API_KEY, branch: "00" });
 * const sale = await client.sales.create({ invoice_no: "INV-1", sale_date: "20260310", payment_type: "01", items });
 * console.log(sale.receipt_no);
 */
export class Taxctl {
  readonly baseUrl: string;
  declare readonly sales: Resources["sales"] & {
    /**
     * Stores any number of sales and credit notes, up to 500 in a request, and yields one result for each. It sends requests
     * while you loop over it. Put credit notes after their originals. A sale that was submitted before is a `duplicate`,
     * so you can make a call that failed midway again.
     *
     * @example
     * for await (const { invoice_no, result, message } of client.sales.createMany(sales)) console.log(invoice_no, result, message);
     */
    createMany: CreateManySales;
  };
  declare readonly purchases: Resources["purchases"];
  declare readonly transactions: Resources["transactions"] & {
    /** Waits until a transaction is `success` or `failed`, and returns it. Throws `TimeoutError` if that takes too long. */
    waitFor(transactionId: string, options?: WaitOptions): Promise<Transaction>;
  };
  declare readonly devices: Resources["devices"];
  declare readonly account: Resources["account"];
  declare readonly branches: Resources["branches"];
  declare readonly codes: Resources["codes"];
  declare readonly items: Resources["items"] & {
    /**
     * Registers any number of items, up to 100 in a request, and yields one result for each. It sends requests while you loop
     * over it. Give each item an `idempotency_key` of your own: if a call failed midway, make it again, and no item is registered twice.
     *
     * @example
     * for await (const { index, item_code, message } of client.items.createMany(items)) console.log(index, item_code, message);
     */
    createMany: CreateManyItems;
  };
  declare readonly stock: Resources["stock"];
  declare readonly imports: Resources["imports"];
  declare readonly webhooks: Resources["webhooks"];
  declare readonly relays: Resources["relays"];
  declare readonly notices: Resources["notices"];
  declare readonly taxpayers: Resources["taxpayers"];
  declare readonly insurances: Resources["insurances"];
  declare readonly audit: Resources["audit"];
  declare readonly reports: Resources["reports"];
  declare readonly keys: Resources["keys"];
  declare readonly users: Resources["users"];
  declare readonly registrations: Resources["registrations"];
  declare readonly operators: Resources["operators"];
  declare readonly sessions: Resources["sessions"];
  declare readonly me: Resources["me"];
  declare readonly passwords: Resources["passwords"];
  declare readonly periods: Resources["periods"];
  declare readonly exports: Resources["exports"] & {
    /**
     * Reads the file of a finished export in parts. To continue an interrupted download, pass its size as `from`, and compare the
     * checksum of the whole file with `sha256`.
     *
     * @example
     * for await (const part of client.exports.read(id)) await file.write(part);
     */
    read: ReadExport;
  };
  declare readonly reconciliations: Resources["reconciliations"];
  declare readonly uploads: Resources["uploads"];
  declare readonly health: Resources["health"];
  readonly #exchange: Exchange;

  /** Throws one `ConfigurationError` that names every problem of the options, such as a missing API key. */
  constructor(options: TaxctlOptions = {}) {
    if (typeof options !== "object" || options === null)
      throw new ConfigurationError("options must be an object");
    requireOptions(options);
    this.baseUrl = requireBaseUrl(options.baseUrl);
    const exchange = new Exchange(options, this.baseUrl);
    const resources = bindResources((invocation) => exchange.invoke(invocation));
    this.#exchange = exchange;
    const waitFor: Taxctl["transactions"]["waitFor"] = exchange.waitFor.bind(exchange);
    const { sales, items, exports } = resources;
    const manySales: CreateManySales = createManySales.bind(null, sales.createBulk);
    const manyItems: CreateManyItems = createManyItems.bind(null, items.createBulk);
    const read: ReadExport = readExport.bind(null, exports);
    Object.assign(sales, { createMany: manySales });
    Object.assign(items, { createMany: manyItems });
    Object.assign(exports, { read });
    Object.assign(resources.transactions, { waitFor });
    Object.assign(this, resources);
  }

  /**
   * An openapi-fetch client for calls without a method. It uses the same key, pace and retries. It retries a POST only
   * with an `Idempotency-Key`, and it returns failures instead of throwing them.
   */
  get raw(): RawClient {
    return this.#exchange.transport.raw;
  }

  /** Shows the URL, never the API key. */
  toString(): string {
    return `Taxctl(${this.baseUrl})`;
  }

  toJSON(): { baseUrl: string } {
    return { baseUrl: this.baseUrl };
  }

  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return this.toString();
  }
}
