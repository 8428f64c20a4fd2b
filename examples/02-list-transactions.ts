// Lists today's submissions and their outcomes, page by page. Set TAXCTL_API_KEY.
import { Taxctl } from "@taxctl/sdk";

const client = new Taxctl();
const today = new Date().toLocaleDateString("sv", { timeZone: "Africa/Nairobi" });

let rows = 0;
for await (const transaction of client.transactions.list({ from_date: today, per_page: 100 })) {
  const { created_at, type, invoice_no, status, receipt_no } = transaction;
  console.log(created_at, type.padEnd(8), invoice_no.padEnd(20), status.padEnd(10), receipt_no ?? "-");
  rows += 1;
}

const stats = await client.transactions.stats({ from_date: today, to_date: today });
console.log(`${rows} listed, ${stats.total} counted, ${stats.success_rate} % successful`);
