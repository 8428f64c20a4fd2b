// Corrects a signed sale: a credit note of some or all of it, or a credit note and the corrected sale.
import { html, type SafeHtml } from "@remix-run/html-template";
import { capitalized, defaultProfile } from "@taxctl/sdk/rules/profiles";
import { normalTin, tinProblem } from "@taxctl/sdk/rules/tins";
import { localDate } from "../../../../base/clock.ts";
import { checkbox, field, form, given, select } from "../../form.ts";
import { type AccountPage, again, goTo, type PageResponse, show } from "../../page.ts";
import { richText } from "../../problem.ts";
import { amount, money } from "../../words.ts";
import {
  atLines,
  correctedLine,
  figure,
  type LineLeft,
  lineField,
  lineTable,
  readLeft,
  readSale,
  type Sale,
} from "./lines.ts";
import { pathOf } from "./path.ts";
import { correctedPayments, paymentFields } from "./payments.ts";
import { purchaseCodeField } from "./purchase-code.ts";

/** The class of refund reasons in the authority's code tables. */
const reasonClass = "32";

async function reasonField(page: AccountPage, isOptional: boolean): Promise<SafeHtml> {
  const { data } = await page.read("listCodes", { query: { code_class: reasonClass, per_page: 100 } });
  const label = "Reason";
  const options = data.map(({ code, name }) => [code, `${code} ${name}`] as const);
  if (options.length === 0)
    return field(page, {
      name: "refund_reason_code",
      label,
      hint: "The authority's code, such as 06 for a return.",
      isOptional,
    });
  const first = ["", isOptional ? "As the corrections say" : "Choose a reason"] as const;
  return select(page, { name: "refund_reason_code", label, options: [first, ...options], isOptional });
}

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
    html`${line.item_name}<br><span class="small">${String(quantity)} of ${String(line.quantity)} left to credit</span>`,
    html`<span class="on-phone">Price with tax </span>${amount(line.unit_price)}`,
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
      lineTable(["Item", "Price with tax", "Quantity"], lines),
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

/** The day at the branch of the sale. */
async function today(page: AccountPage, { branch_id }: Sale): Promise<string> {
  const { nowMs, timeZone } = await page.inBranch(branch_id);
  return localDate(nowMs, timeZone);
}

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

/** The initial lines of a reissue: the rest of the sale, or the whole sale if an earlier reissue has credited the rest. */
async function readReissued(page: AccountPage, sale: Sale): Promise<LineLeft[]> {
  const left = await readLeft(page, sale);
  return left.some((line) => line.left > 0) ? left : left.map(({ line }) => ({ line, left: line.quantity }));
}

export async function showReissue(page: AccountPage): Promise<PageResponse> {
  const sale = await readSale(page);
  const { form: sent } = page;
  const left = await readReissued(page, sale);
  const path = pathOf(page, sale.transaction_id);
  const lines = left.map(({ line, left }) => [
    html`${line.item_name}`,
    lineField(page, line, "quantity", { label: "Quantity", value: left }),
    lineField(page, line, "price", { label: "Price with tax", value: line.unit_price }),
  ]);
  const isOpen = page.problem !== undefined || sale.payments.length > 1;
  return show(
    `Correct and reissue ${sale.invoice_no}`,
    html`${form(
      page,
      { action: `${path}/reissue`, label: "Credit and reissue", isPrimary: true, cancel: path },
      field(page, {
        name: "customer_tin",
        label: `${capitalized(page.words.tin)} of the customer`,
        value: sale.customer_tin ?? "",
        isOptional: true,
      }),
      page.problem?.code === unusualTin
        ? checkbox(page, {
            name: "unusual_tin",
            label: `The ${page.words.tin} ${sent.text("customer_tin")} is right although it looks unusual`,
            value: sent.text("customer_tin"),
            isOptional: true,
          })
        : html``,
      page.problem?.code === unusualPrices
        ? checkbox(page, {
            name: "unusual_prices",
            label: "The prices are right: send them as they are.",
            value: pricesIn(correctedLines(page, left)),
            isOptional: true,
          })
        : html``,
      field(page, {
        name: "customer_name",
        label: "Name of the customer",
        value: sale.customer_name ?? "",
        isOptional: true,
      }),
      checkbox(page, {
        name: "walk_in",
        label: `The customer has no ${page.words.tin}: issue it to a walk-in customer.`,
        isOptional: true,
      }),
      await purchaseCodeField(page, sale.branch_id),
      html`<h2>Lines of the corrected sale</h2><p class="hint">A quantity of 0 leaves the line out.</p>`,
      lineTable(["Item", "Quantity", "Price with tax"], lines),
      html`<details${isOpen ? html.raw` open` : ""}><summary>Payment, reason and remark</summary>
${await paymentFields(page, sale)}${await reasonField(page, true)}
${field(page, { name: "remark", label: "Remark", value: sale.remark ?? "", isOptional: true })}</details>`,
    )}`,
    {
      back: [path, "Back to the document"],
      lead: "The control unit signs a credit note for the rest of the sale, then the corrected sale, both with today's date. You can't undo this.",
    },
  );
}

/** The fields that the form changes; a walk-in customer has neither TIN nor name. */
function corrections({ form: sent }: AccountPage, sale: Sale) {
  const reason = given(sent.text("refund_reason_code"));
  const remark = given(sent.text("remark"));
  const code = given(sent.text("purchase_code"));
  const tin = given(sent.text("customer_tin"));
  const name = given(sent.text("customer_name"));
  const customer = sent.has("walk_in")
    ? { customer_tin: null, customer_name: null }
    : {
        ...(tin !== undefined && tin !== sale.customer_tin && { customer_tin: tin }),
        ...(tin !== undefined && sent.all("unusual_tin").includes(tin) && { accept_unusual_tin: true }),
        ...(name !== undefined && name !== sale.customer_name && { customer_name: name }),
      };
  return {
    ...customer,
    ...(code !== undefined && { purchase_code: code }),
    ...(remark !== undefined && remark !== sale.remark && { remark }),
    ...(reason !== undefined && { refund_reason_code: reason }),
  };
}

/** All lines where the form changes one; nothing where they stay as they are. */
function correctedLines({ form: sent }: AccountPage, lines: readonly LineLeft[]) {
  const wanted = lines.map(({ line, left }) => {
    const quantity = figure(sent.text(`quantity-${line.item_seq}`));
    const price = figure(sent.text(`price-${line.item_seq}`));
    return { line, quantity, price, isChanged: quantity !== left || price !== line.unit_price };
  });
  if (!wanted.some(({ isChanged }) => isChanged)) return {};
  const kept = wanted.filter(({ quantity }) => quantity !== 0);
  return { items: kept.map(({ line, quantity, price }) => correctedLine(line, quantity, price)) };
}

/** The code of the service's rejection of such a TIN. */
const unusualTin = "tin_form";

/** The problem of a TIN with an unusual form, unless the person said that it is right. */
async function unconfirmedTin(page: AccountPage, sale: Sale, tin: string): Promise<string | undefined> {
  const devices = page.may("listDevices") ? (await page.read("listDevices")).data : [];
  const profile = devices.find(({ bhf_id }) => bhf_id === sale.branch_id)?.profile ?? defaultProfile;
  return page.form.all("unusual_tin").includes(tin) ? undefined : tinProblem(normalTin(tin), profile);
}

/** The code of the service's warning of prices far from the items' own. */
const unusualPrices = "price_unusual";

type CorrectedLines = ReturnType<typeof correctedLines>;

const pricesIn = ({ items = [] }: CorrectedLines): string =>
  items.map(({ quantity, unit_price }) => `${quantity}x${unit_price}`).join("_");

/** The warning of unusual prices in corrected lines, unless the person said that just these are right. */
async function unconfirmedPrices(
  page: AccountPage,
  sale: Sale,
  lines: CorrectedLines,
): Promise<string | undefined> {
  const { items } = lines;
  if (!items || page.form.all("unusual_prices").includes(pricesIn(lines))) return undefined;
  const preview = await page.call("previewSale", {
    branch: sale.branch_id,
    body: {
      invoice_no: sale.invoice_no,
      sale_date: await today(page, sale),
      payment_type: sale.payment_type,
      ...(sale.foreign && {
        currency: sale.foreign.currency,
        exchange_rate: sale.foreign.exchange_rate,
      }),
      items,
    },
  });
  // What is wrong with the lines, the submission says.
  if (!preview.ok) return undefined;
  return preview.body.meta.warnings?.find(({ code }) => code === unusualPrices)?.message;
}

export async function reissue(page: AccountPage): Promise<PageResponse> {
  const sale = await readSale(page);
  const params = { id: sale.transaction_id };
  const left = await readReissued(page, sale);
  const lines = correctedLines(page, left);
  const paid = correctedPayments(page, sale, lines.items !== undefined);
  const body = { ...corrections(page, sale), ...lines, ...paid };
  if (Object.keys(body).every((name) => name === "refund_reason_code"))
    return again({
      status: 400,
      code: "validation_failed",
      message: "Nothing is corrected yet: change the customer, the remark, a payment or a line",
    });
  const wrong = body.customer_tin ? await unconfirmedTin(page, sale, body.customer_tin) : undefined;
  if (wrong !== undefined)
    return again({
      status: 400,
      code: unusualTin,
      message: `Nothing was sent yet: look at the ${page.words.tin} of the customer`,
      errors: { customer_tin: [`${wrong}`] },
    });
  const unusual = await unconfirmedPrices(page, sale, lines);
  if (unusual !== undefined)
    return again({
      status: 400,
      code: unusualPrices,
      message: `Nothing was sent yet: look at the prices. ${unusual}`,
    });
  const result = await page.call("reissueSale", { params, body });
  if (!result.ok) {
    const sent = left
      .map(({ line }) => line.item_seq)
      .filter((seq) => figure(page.form.text(`quantity-${seq}`)) !== 0);
    return again(atLines(result.problem, sent, { quantity: "quantity", unit_price: "price" }));
  }
  const { data, meta } = result.body;
  const reissued = pathOf(page, "sale" in data ? data.sale.transaction_id : data.transaction_id);
  const { warnings = [] } = meta;
  if (warnings.length === 0) return goTo(reissued, "reissued");
  return show(
    "The sale was credited and reissued",
    html`<div class="note"><h2>Look at this</h2><ul>${warnings.map(({ message }) => html`<li>${richText(message)}</li>`)}</ul></div>
<p>If something is wrong, reissue the corrected sale.</p>
<p><a class="button" href="${reissued}">Open the corrected sale</a></p>`,
  );
}
