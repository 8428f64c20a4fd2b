// A desk at a real service, with three purchases in the books and three at the authority: one pair agrees, one differs, and one of each has no partner.
import type { SupplierSale } from "@taxctl/sdk";
import { openBranch, type TestBranch } from "../../support/branch.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite, latest } from "../../support/suite.ts";
import { supplierSale } from "../../support/supplier-sales.ts";
import { Desk } from "./command.ts";

export const head = "Voucher,PIN,Supplier,Invoice No,Date,Net,VAT,Gross,Note\n";

const start = "2026-03-10T07:15:01.412Z";

/** A purchase of the books, as they export it. */
export const row = (voucher: string, no: string, net: number, tax: number, note = ""): string =>
  `${voucher},P059999999Q,Lakeside Wholesale Ltd,${no},2026-03-09,${net},${tax},${(net + tax).toFixed(2)},"${note}"\n`;

/** A supplier's sale of an item that the account has under the same code and name. */
export const ownItemSale = (no: string, more: object = {}): SupplierSale =>
  supplierSale(no, "KE2NTXU0000001", more, { itemNm: "Cola 500ml" });

/**
 * The desk of each test, whose books are `books.csv`, and `purchases` for a command about them. Suppliers reported `reported`.
 * `at` sets the service's clock.
 */
export function deskWithBooks(reported = ["801", "802", "803"].map((no) => ownItemSale(no))) {
  let aheadMs = 0;
  const clock = { now: () => Date.now() + aheadMs };
  const at = (time: string) => {
    aheadMs = Date.parse(time) - Date.now();
  };
  const test = forSuite(() => {
    at(start);
    return startTestService({ clock, simulator: { supplierSales: 0 } });
  });
  let desk: Desk | undefined;
  let branch: TestBranch | undefined;
  let key = "";
  /** Suppliers report sales. */
  const report = async (...sales: SupplierSale[]) => {
    const rows = sales.map(({ regDt, sale_date, ...sale }) => ({
      ...sale,
      cfmDt: regDt,
      salesDt: sale_date ?? regDt.slice(0, 8),
    }));
    await test.simulator.addSupplierSales(branch?.tin ?? "", "00", rows);
  };
  /** Signs the desk in to a branch of this environment, to which suppliers reported their sales. */
  const open = async (environment: "sandbox" | "live") => {
    branch = await openBranch(test, { environment });
    key = test.account.keys[environment === "live" ? "live" : "owner"];
    await desk?.signIn(test.url, key);
    if (reported.length > 0) await report(...reported);
  };
  beforeEach(async () => {
    at(start);
    Object.assign(test.account, await test.openAccount());
    desk = await Desk.open();
    await open("sandbox");
    await desk.write(
      "books.csv",
      head +
        row("V1", "801", 3000, 480) +
        row("V2", "802", 3000, 580, "=HYPERLINK()") +
        row("V3", "77", 10, 1.6),
    );
  });
  afterEach(() => desk?.clear());
  const client = latest(() => test.clientFor(key));
  const own = latest(() => desk);
  /** Purchases that were submitted, with their bodies. */
  const registered = async () => {
    const all = await client.purchases.search({ per_page: 100 }).toArray();
    return Promise.all(
      all.toReversed().map(async ({ transaction_id }) => client.purchases.get(transaction_id)),
    );
  };
  const purchases = (verb: string, ...more: string[]) =>
    own.run(["purchases", verb, "--books", own.path("books.csv"), ...more]);
  const tin = () => branch?.tin ?? "";
  return { client, desk: own, tin, purchases, registered, report, open, at };
}
