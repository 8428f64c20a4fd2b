// What to do when the control unit refuses: learn who must act and how, then retry. Needs TAXCTL_API_KEY.
import { RefusedError, Taxctl } from "@taxctl/sdk";

const client = new Taxctl({ branch: process.env.TAXCTL_BRANCH ?? "00" });
const [item] = await client.items.list().toArray({ limit: 1 });
if (!item) throw new Error("There is no item yet: register one with client.items.create()");

const today = new Date().toLocaleDateString("sv", { timeZone: "Africa/Nairobi" }).replaceAll("-", "");
// "SIM-921x1" makes the simulated unit of a sandbox refuse this sale once. Numbers of real sales have no such end.
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
  // Everything else is another matter: see the table of errors in the SDK's README.
  if (!(error instanceof RefusedError) || !error.transactionId) throw error;
  console.log(`${invoiceNo}: refused with ${error.code}, ${error.error}`);
  const { transaction_id, can_retry, response_data } = await client.transactions.get(error.transactionId);
  const { failure } = response_data;
  if (failure) console.log(`${failure.cause} The ${failure.actor} must act: ${failure.remedy}`);
  if (can_retry) {
    const retried = await client.transactions.retry(transaction_id, { reason: "The cause is removed" });
    console.log(`${invoiceNo}: ${retried.status} on retry, receipt ${retried.receipt_no}`);
  }
}
