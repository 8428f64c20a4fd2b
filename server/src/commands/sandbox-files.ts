// Sample files of a new sandbox, dated today: a first sale, a day's sales as a till exports them, and the month's purchases in the books.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ExampleSale } from "./sandbox-data.ts";

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

/**
 * Purchases in the books, for the twelve invoices that the simulator's suppliers report. Seven agree. 804 differs by a rounding,
 * 802 is written otherwise, 806 has another figure, 808 was keyed as 880, 810 is missing, and no supplier reported 77.
 */
const purchases = [
  "Voucher,Invoice No,Invoice Date,Supplier,Supplier PIN,Net,VAT,Gross",
  "V-101,801,DATE,Pwani Cement Distributors,P051900004D,34592.50,5138.41,39730.91",
  "V-102,2026/0802,DATE,Ziwa Dairy Cooperative,P051900005E,115620.00,6528.00,122148.00",
  "V-103,803,DATE,Jiko Home Supplies,P051900006F,19900.00,0.00,19900.00",
  "V-104,804,DATE,Wholesale Masters Ltd,P051900001A,2254.17,180.73,2434.90",
  "V-105,805,DATE,Savannah Beverages Ltd,P051900002B,13200.00,2112.00,15312.00",
  "V-106,806,DATE,Mlima Stationers,P051900003C,63126.63,4965.49,68092.12",
  "V-107,807,DATE,Pwani Cement Distributors,P051900004D,4556.39,452.51,5008.90",
  "V-108,880,DATE,Ziwa Dairy Cooperative,P051900005E,13576.68,2172.27,15748.95",
  "V-109,809,DATE,Jiko Home Supplies,P051900006F,13920.00,0.00,13920.00",
  "V-110,77,DATE,Wholesale Masters Ltd,P051900001A,1000.00,160.00,1160.00",
  "V-111,811,DATE,Savannah Beverages Ltd,P051900002B,18179.44,2496.36,20675.80",
  "V-112,812,DATE,Mlima Stationers,P051900003C,11408.80,1200.80,12609.60",
];

/** The file of the first sale in a data folder. */
export const firstSaleFile = (dataDir: string): string => join(dataDir, "first-sale.json");

/** Writes the sample files into the data folder, with the date of the first sale. */
export function writeSampleFiles(dataDir: string, sale: ExampleSale): void {
  const date = sale.sale_date.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");
  const year = date.slice(0, 4);
  const text = (rows: readonly string[]) =>
    `${rows.join("\n").replaceAll("DATE", date).replace("2026/0802", `${year}/0802`)}\n`;
  writeFileSync(firstSaleFile(dataDir), `${JSON.stringify(sale, null, 2)}\n`);
  writeFileSync(join(dataDir, "sales.csv"), text(sales));
  writeFileSync(join(dataDir, "purchases.csv"), text(purchases));
}
