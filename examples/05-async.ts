// Submits sales without waiting for the control unit, and collects the outcomes later. Set TAXCTL_API_KEY.
import { localDate, Taxctl } from "@taxctl/sdk";

const client = new Taxctl({ branch: process.env.TAXCTL_BRANCH ?? "00" });
const [item] = await client.items.list().toArray({ limit: 1 });
if (!item) throw new Error("There is no item yet: docs/developers/sales.md shows how to register one");

const today = localDate("Africa/Nairobi");
const sales = Array.from({ length: 5 }, (_, index) => ({
  invoice_no: `ASYNC-${Date.now()}-${index + 1}`,
  sale_date: today,
  payment_type: "01",
  items: [{ item_code: item.item_code, quantity: index + 1, unit_price: 58 }],
}));

// The client keeps to the key's rate limit: submit as many at once as there are.
const accepted = await Promise.all(sales.map((sale) => client.sales.create(sale, { async: true })));
console.log(`${accepted.length} sales are stored and can't be lost`);

const outcomes = await Promise.all(
  accepted.map(({ transaction_id }) => client.transactions.waitFor(transaction_id, { timeoutMs: 60_000 })),
);
for (const { invoice_no, status, receipt_no } of outcomes) console.log(invoice_no, status, receipt_no ?? "-");
