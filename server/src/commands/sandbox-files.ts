// Sample files of a new sandbox, dated today: a first sale, a day's sales as a till exports them, and the month's purchases in the books.
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** A first sale to submit, as `taxctl sales submit` reads it. */
export type ExampleSale = {
  invoice_no: string;
  sale_date: string;
  payment_type: string;
  customer_name: string;
  items: { item_code: string; quantity: number; unit_price: number }[];
};

/** Invoices of one day. `S-1004` has a row without a quantity, and `CN-1` credits one bottle of `S-1003`. */
const sales = [
  "Invoice,Date,Code,Description,Qty,Price,Customer PIN,Customer",
  "S-1001,DATE,COLA500,Cola 500 ml,6,80.00,,",
  "S-1001,DATE,BEANS400,Baked beans 400 g,2,185.00,,",
  "S-1002,DATE,MILK500,Fresh milk 500 ml,12,62.00,,",
  "S-1003,DATE,COLA500,Cola 500 ml,24,80.00,P051900007G,Baraka Cafe",
  "S-1004,DATE,BREAD400,Bread 400 g,,65.00,,",
  "CN-1,DATE,COLA500,Cola 500 ml,-1,80.00,P051900007G,Baraka Cafe",
];

/** An invoice that a supplier reported to the sandbox. */
export type SupplierSale = {
  spplrTin: string;
  spplrNm: string;
  spplrInvcNo: string;
  totTaxblAmt: number;
  totTaxAmt: number;
  totAmt: number;
};

/** How the books differ from a supplier's invoice: another number, or amounts that are added. */
const slips: Record<string, { number?: string; net?: number; tax?: number }> = {
  "802": { number: "YEAR/0802" },
  "804": { tax: 0.4 },
  "806": { net: 1000 },
  "808": { number: "880" },
};

/** Purchases in the books: those of the suppliers with some slips. Invoice 810 is missing, and no supplier reported 77. */
function purchasesOf(sales: readonly SupplierSale[]): string[] {
  const rows = sales
    .filter(({ spplrInvcNo }) => spplrInvcNo !== "810")
    .map(({ spplrInvcNo, spplrNm, spplrTin, totTaxblAmt, totTaxAmt, totAmt }) => {
      const { number = spplrInvcNo, net = 0, tax = 0 } = slips[spplrInvcNo] ?? {};
      const amounts = [totTaxblAmt + net, totTaxAmt + tax, totAmt + net + tax];
      return [number, "DATE", spplrNm, spplrTin, ...amounts.map((amount) => amount.toFixed(2))];
    });
  const unreported = ["77", "DATE", "Wholesale Masters Ltd", "P051900001A", "1000.00", "160.00", "1160.00"];
  return [
    "Voucher,Invoice No,Invoice Date,Supplier,Supplier PIN,Net,VAT,Gross",
    ...[...rows, unreported].map((cells, at) => [`V-${101 + at}`, ...cells].join(",")),
  ];
}

/** The file of the first sale in a data folder. */
export const firstSaleFile = (dataDir: string): string => join(dataDir, "first-sale.json");
export const purchasesFile = (dataDir: string): string => join(dataDir, "purchases.csv");

/** Writes the sample files into the data folder, with the date of the first sale. */
export function writeSampleFiles(
  dataDir: string,
  sale: ExampleSale,
  supplierSales: readonly SupplierSale[],
): void {
  const date = sale.sale_date.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");
  const text = (rows: readonly string[]) =>
    `${rows.join("\n").replaceAll("DATE", date).replaceAll("YEAR", date.slice(0, 4))}\n`;
  writeFileSync(firstSaleFile(dataDir), `${JSON.stringify(sale, null, 2)}\n`);
  writeFileSync(join(dataDir, "sales.csv"), text(sales));
  writeFileSync(purchasesFile(dataDir), text(purchasesOf(supplierSales)));
}
