// Submits a sale and prints its receipt. Set TAXCTL_API_KEY, and TAXCTL_BASE_URL if the service is on another machine.
import { localDate, OutcomePendingError, Taxctl, ValidationError } from "@taxctl/sdk";
import { lineAmounts } from "@taxctl/sdk/amounts";

const client = new Taxctl({ branch: process.env.TAXCTL_BRANCH ?? "00" });
const [item] = await client.items.list().toArray({ limit: 1 });
if (!item) throw new Error("There is no item yet: docs/developers/sales.md shows how to register one");

const line = { item_code: item.item_code, quantity: 2, unit_price: 58 };
console.log("Tax at 16 %:", lineAmounts({ ...line, tax_rate: 16 }).tax_amount);

const today = localDate("Africa/Nairobi");
const invoiceNo = process.argv[2] ?? `DEMO-${Date.now()}`;
try {
  const sale = await client.sales.create({
    invoice_no: invoiceNo,
    sale_date: today,
    payment_type: "01",
    items: [line],
  });
  console.log(`${invoiceNo}: receipt ${sale.receipt_no}, total ${sale.total_amount}, tax ${sale.tax_amount}`);
} catch (error) {
  if (error instanceof ValidationError) console.error("Please correct:", error.errors);
  else if (error instanceof OutcomePendingError) {
    const { status, receipt_no } = await error.resolve();
    console.log(`${invoiceNo}: finally ${status}, receipt ${receipt_no}`);
  } else throw error;
}
