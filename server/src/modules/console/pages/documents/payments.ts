// How the corrected sale was paid: its payment type, or the amount of each of several payments.
import { html, type SafeHtml } from "@remix-run/html-template";
import { field, select } from "../../form.ts";
import type { AccountPage } from "../../page.ts";
import { figure, type Sale } from "./lines.ts";

const nameOf = (payment_type: string): string => `paid-${payment_type}`;

/** A choice of the payment type, or a field for each payment of a sale that has several. */
export async function paymentFields(page: AccountPage, sale: Sale): Promise<SafeHtml> {
  const types = (await page.read("listPaymentTypes")).data;
  if (sale.payments.length === 1) {
    const options = types.map(({ code, name }) => [code, name] as const);
    return select(page, { name: "payment_type", label: "Paid by", value: sale.payment_type, options });
  }
  const fields = sale.payments.map(({ payment_type, amount }) =>
    field(page, {
      name: nameOf(payment_type),
      label: types.find(({ code }) => code === payment_type)?.name ?? payment_type,
      value: String(amount),
      attributes: { inputmode: "decimal" },
    }),
  );
  return html`<fieldset><legend>Payments</legend>
<p>They add up to the total of the corrected sale. 0 leaves a payment out.</p>${fields}</fieldset>`;
}

/** The payments of the form where it changes them, and where changed lines have another total to pay. */
export function correctedPayments({ form: sent }: AccountPage, sale: Sale, hasNewLines: boolean) {
  if (sale.payments.length === 1) {
    const payment_type = sent.text("payment_type");
    return payment_type === "" || payment_type === sale.payment_type ? {} : { payment_type };
  }
  const payments = sale.payments.map(({ payment_type }) => ({
    payment_type,
    amount: figure(sent.text(nameOf(payment_type))),
  }));
  const isChanged = payments.some(({ amount }, index) => amount !== sale.payments[index]?.amount);
  return isChanged || hasNewLines ? { payments: payments.filter(({ amount }) => amount !== 0) } : {};
}
