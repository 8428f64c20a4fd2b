// The app under test: a till that reports what it sells.
import { OutcomePendingError, RejectedError, type Taxctl } from "@taxctl/sdk";

export type Basket = {
  number: string;
  day: string;
  lines: { item_code: string; quantity: number; unit_price: number }[];
};

/** What the customer gets: a receipt, or a provisional slip while the outcome is unknown. */
export async function checkOut(client: Taxctl, { number, day, lines }: Basket): Promise<string> {
  const sale = { invoice_no: number, sale_date: day, payment_type: "01", items: lines };
  try {
    const { receipt_no, total_amount, tax_amount } = await client.sales.create(sale);
    return `Receipt ${receipt_no}: ${total_amount}, tax ${tax_amount}`;
  } catch (error) {
    if (error instanceof OutcomePendingError) return `${number}: the receipt follows`;
    if (error instanceof RejectedError) return `${number}: ask a manager, ${error.code}`;
    throw error;
  }
}

/** The total of all signed sales of a day (`2026-03-10`), less its credit notes. */
export async function closeDay(client: Taxctl, day: string): Promise<number> {
  let total = 0;
  const signed = client.sales.search({ from_date: day, to_date: day, status: "success" });
  for await (const { sign, total_amount } of signed) total += sign * total_amount; // -1 for a credit note
  return total;
}
