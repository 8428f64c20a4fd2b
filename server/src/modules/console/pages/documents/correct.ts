// Corrects a signed sale: a credit note of what is left of it, and the corrected sale.
import { html, type SafeHtml } from "@remix-run/html-template";
import { round2 } from "@taxctl/sdk/rules/amounts";
import { capitalized, defaultProfile } from "@taxctl/sdk/rules/profiles";
import { normalTin, tinProblem } from "@taxctl/sdk/rules/tins";
import { checkbox, field, form, given } from "../../form.ts";
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
import { reasonField, today } from "./refund-reason.ts";

/** The initial lines of a reissue: the rest of the sale, or the whole sale if an earlier reissue has credited the rest. */
async function readReissued(page: AccountPage, sale: Sale): Promise<LineLeft[]> {
  const left = await readLeft(page, sale);
  return left.some((line) => line.left > 0) ? left : left.map(({ line }) => ({ line, left: line.quantity }));
}

const inCurrency = (label: string, currency: string | null): string =>
  currency === null ? label : `${label}, ${currency}`;

type ReissueSums = { credited: number; total_amount: number };

/** What a reissue credits, the new sale, and how far they are apart: of the sale as it is, or as the service worked them out. */
function reissueSums(currency: string | null, of: ReissueSums | undefined): SafeHtml {
  if (of === undefined) return html``;
  const rows = [
    ["Credit note", -of.credited || 0],
    ["New sale", of.total_amount],
  ] as const;
  return html`<div role="status"><dl class="amounts">${rows.map(([label, value]) => html`<dt>${label}</dt><dd>${amount(value)}</dd>`)}<dt class="sum">Difference</dt><dd class="sum">${money({ currency }, amount(round2(of.total_amount - of.credited)))}</dd></dl></div>`;
}

export async function showReissue(page: AccountPage, checked?: ReissueSums): Promise<PageResponse> {
  const sale = await readSale(page);
  const { form: sent } = page;
  const left = await readReissued(page, sale);
  const path = pathOf(page, sale.transaction_id);
  const lines = left.map(({ line, left }) => [
    html`${line.item_name}`,
    lineField(page, line, "quantity", { label: "Quantity", value: left }),
    lineField(page, line, "price", { label: `Price with ${page.words.tax}`, value: line.unit_price }),
  ]);
  const isOpen = page.problem !== undefined || sale.payments.length > 1;
  const currency = sale.foreign?.currency ?? page.currency;
  const isUntouched = !sent.has("csrf") && left.every((one) => one.left === one.line.quantity);
  return show(
    `Correct and reissue ${sale.invoice_no}`,
    html`${form(
      page,
      {
        action: `${path}/reissue`,
        label: "Credit and reissue",
        isPrimary: true,
        others: [{ name: "check", value: "yes", label: "Check the sums" }],
        cancel: path,
      },
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
      lineTable(["Item", "Quantity", inCurrency(`Price with ${page.words.tax}`, currency)], lines),
      reissueSums(
        currency,
        checked ??
          (isUntouched ? { credited: sale.total_amount, total_amount: sale.total_amount } : undefined),
      ),
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

/** What the service works out for lines of the sale. */
const preview = async (page: AccountPage, sale: Sale, items: CorrectedLines["items"]) =>
  page.call("previewSale", {
    branch: sale.branch_id,
    body: {
      invoice_no: sale.invoice_no,
      sale_date: await today(page, sale),
      payment_type: sale.payment_type,
      ...(sale.foreign && {
        currency: sale.foreign.currency,
        exchange_rate: sale.foreign.exchange_rate,
      }),
      items: items ?? [],
    },
  });

const allOf = (left: readonly LineLeft[]) =>
  left.filter((one) => one.left !== 0).map(({ line, left }) => correctedLine(line, left, line.unit_price));

/** The sums of the credit note and of the corrected sale, without sending them. */
async function checkSums(page: AccountPage, sale: Sale, left: readonly LineLeft[], lines: CorrectedLines) {
  const [credited, corrected] = await Promise.all([
    preview(page, sale, allOf(left)),
    preview(page, sale, lines.items ?? allOf(left)),
  ]);
  if (!credited.ok) return again(credited.problem);
  if (!corrected.ok) return again(corrected.problem);
  const totalOf = ({ foreign, total_amount }: typeof credited.body.data): number =>
    foreign?.total_amount ?? total_amount;
  return showReissue(page, {
    credited: totalOf(credited.body.data),
    total_amount: totalOf(corrected.body.data),
  });
}

/** The warning of unusual prices in corrected lines, unless the person said that just these are right. */
async function unconfirmedPrices(
  page: AccountPage,
  sale: Sale,
  lines: CorrectedLines,
): Promise<string | undefined> {
  const { items } = lines;
  if (!items || page.form.all("unusual_prices").includes(pricesIn(lines))) return undefined;
  const previewed = await preview(page, sale, items);
  // What is wrong with the lines, the submission says.
  if (!previewed.ok) return undefined;
  return previewed.body.meta.warnings?.find(({ code }) => code === unusualPrices)?.message;
}

export async function reissue(page: AccountPage): Promise<PageResponse> {
  const sale = await readSale(page);
  const params = { id: sale.transaction_id };
  const left = await readReissued(page, sale);
  const lines = correctedLines(page, left);
  if (page.form.has("check")) return checkSums(page, sale, left, lines);
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
