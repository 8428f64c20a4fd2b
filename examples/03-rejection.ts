// Handles a rejected sale: shows who must act and how, then retries it. Set TAXCTL_API_KEY.
import { localDate, RejectedError, Taxctl } from "@taxctl/sdk";

const client = new Taxctl({ branch: process.env.TAXCTL_BRANCH ?? "00" });
const [item] = await client.items.list().toArray({ limit: 1 });
if (!item) throw new Error("There is no item yet: docs/developers/sales.md shows how to register one");

const today = localDate("Africa/Nairobi");
// "SIM-921x1" makes the simulated unit of a sandbox reject this sale once. Don't use it in numbers of real sales.
const invoiceNo = process.argv[2] ?? `DEMO-${Date.now()}-SIM-921x1`;
try {
  const sale = await client.sales.create({
    invoice_no: invoiceNo,
    sale_date: today,
    payment_type: "01",
    items: [{ item_code: item.item_code, quantity: 1, unit_price: 58 }],
  });
  console.log(`${invoiceNo}: receipt ${sale.receipt_no}`);
} catch (error) {
  // The table of errors in the SDK's README describes the other errors.
  if (!(error instanceof RejectedError) || !error.transactionId) throw error;
  console.log(`${invoiceNo}: rejected with ${error.code}, ${error.error}`);
  const { transaction_id, can_retry, response_data } = await client.transactions.get(error.transactionId);
  const { failure } = response_data;
  if (failure) console.log(`${failure.cause} The ${failure.actor} must act: ${failure.remedy}`);
  if (can_retry) {
    const retried = await client.transactions.retry(transaction_id, { reason: "The cause is removed" });
    console.log(`${invoiceNo}: ${retried.status} after the retry, receipt ${retried.receipt_no}`);
  }
}
