// A credit note of some or all of a signed sale.
import { html, type SafeHtml } from "@remix-run/html-template";
import { capitalized } from "@taxctl/sdk/rules/profiles";
import { field, form } from "../../form.ts";
import { type AccountPage, again, goTo, type PageResponse, show } from "../../page.ts";
import { amount, money } from "../../words.ts";
import { correctedLine, figure, lineField, lineTable, readLeft, readSale, type Sale } from "./lines.ts";
import { pathOf } from "./path.ts";
import { reasonField, today } from "./refund-reason.ts";

type Sums = { total_amount: number; tax_amount: number };

/** The form of a credit note; `checked` is what the service works out for what was typed. */
export async function showCredit(page: AccountPage, checked?: Sums): Promise<PageResponse> {
  const sale = await readSale(page);
  const left = await readLeft(page, sale);
  const path = pathOf(page, sale.transaction_id);
  const back = [path, "Back to the document"] as const;
  if (left.every((line) => line.left === 0))
    return show(`Credit ${sale.invoice_no}`, html``, {
      back,
      lead: "Nothing is left to credit: credit notes cover the whole sale.",
    });
  const lines = left.map(({ line, left: quantity }) => [
    html`${line.item_name}<br><span class="small">${String(quantity)} of ${String(line.quantity)} left to credit, ${amount(line.unit_price)} each</span>`,
    lineField(page, line, "quantity", { label: "Quantity", value: quantity }),
  ]);
  const currency = sale.foreign?.currency ?? page.currency;
  return show(
    `Credit ${sale.invoice_no}`,
    html`${form(
      page,
      {
        action: `${path}/credit`,
        label: "Send the credit note",
        isPrimary: true,
        others: [{ name: "check", value: "yes", label: "Check the sum" }],
        cancel: path,
      },
      html`<p class="hint">The quantities credit everything that is left of the sale of ${money({ currency }, amount(sale.total_amount))}. Lower them to credit a part; 0 leaves a line out.</p>`,
      lineTable(["Item", "Quantity"], lines),
      await reasonField(page, false),
      field(page, { name: "invoice_no", label: "Number of the credit note", value: creditNumber(sale) }),
      creditSum(
        page,
        currency,
        checked ?? (sale.credited_by.length === 0 && !page.form.has("csrf") ? sale : undefined),
      ),
    )}`,
    { back, lead: "The control unit signs a credit note. It can't be taken back." },
  );
}

/** What the credit note credits: of the whole sale, or as the service worked it out. */
const creditSum = (page: AccountPage, currency: string | null, of: Sums | undefined): SafeHtml =>
  of === undefined
    ? html``
    : html`<p class="total-row" role="status"><span>You credit</span> <b>${money({ currency }, amount(of.total_amount))}</b> <span class="dim">${capitalized(page.words.tax)} ${amount(of.tax_amount)}</span></p>`;

/** A number for the next credit note. A reissue uses …-CN for its own. */
const creditNumber = ({ invoice_no, credited_by }: Sale): string =>
  `${invoice_no}-CN${credited_by.length + 1}`;

/** The lines of a credit note, with the quantities of the form. */
function creditedLines({ form: sent }: AccountPage, { items }: Sale) {
  return items.flatMap((line) => {
    const quantity = figure(sent.text(`quantity-${line.item_seq}`));
    return quantity === 0 ? [] : [correctedLine(line, quantity, line.unit_price)];
  });
}

export async function credit(page: AccountPage): Promise<PageResponse> {
  const sale = await readSale(page);
  const request = {
    branch: sale.branch_id,
    body: {
      invoice_no: page.form.text("invoice_no"),
      receipt_type: "R" as const,
      original_invoice_no: sale.invoice_no,
      refund_reason_code: page.form.text("refund_reason_code"),
      sale_date: await today(page, sale),
      payment_type: sale.payment_type,
      items: creditedLines(page, sale),
    },
  };
  if (page.form.has("check")) {
    const checked = await page.call("previewSale", request);
    return checked.ok ? showCredit(page, checked.body.data) : again(checked.problem);
  }
  const result = await page.call("createSale", request);
  if (result.ok) return goTo(pathOf(page, result.body.data.transaction_id), "credited");
  // The sale is stored, whatever the unit responds. Its own page shows the reason and the remedy.
  const { transaction_id } = result.problem;
  return transaction_id === undefined ? again(result.problem) : goTo(pathOf(page, transaction_id));
}
