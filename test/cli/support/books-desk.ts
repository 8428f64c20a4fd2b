// A desk with three purchases in the books and three at the authority: one pair agrees, one differs, and one of each has no partner.

import { supplierSale } from "../../support/supplier-sales.ts";
import { signedInDesk } from "./command.ts";

export const HEAD = "Voucher,PIN,Supplier,Invoice No,Date,Net,VAT,Gross,Note\n";

/** A purchase of the books, as they export it. */
export const row = (voucher: string, no: string, net: number, tax: number, note = ""): string =>
  `${voucher},P059999999Q,Lakeside Wholesale Ltd,${no},2026-03-09,${net},${tax},${(net + tax).toFixed(2)},"${note}"\n`;

/** The desk of each test, whose books are `books.csv`, and `purchases` for a command about them. */
export function deskWithBooks() {
  const { service, desk } = signedInDesk();
  beforeEach(async () => {
    service.fake.setSupplierSales(["801", "802", "803"].map((no) => supplierSale(no)));
    await desk.write(
      "books.csv",
      HEAD +
        row("V1", "801", 3000, 480) +
        row("V2", "802", 3000, 580, "=HYPERLINK()") +
        row("V3", "77", 10, 1.6),
    );
  });
  const purchases = (verb: string, ...more: string[]) =>
    desk.run(["purchases", verb, "--books", desk.path("books.csv"), "--author", "Wanjiru", ...more]);
  return { service, desk, purchases };
}
