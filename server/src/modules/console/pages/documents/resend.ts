// Corrects a sale or credit note that failed, and sends it under its number: no control unit has signed it.
import { html } from "@remix-run/html-template";
import { capitalized } from "@taxctl/sdk/rules/profiles";
import type { DataOf, Input } from "../../call.ts";
import { checkbox, field, form, given } from "../../form.ts";
import { type AccountPage, again, goTo, type PageResponse, show } from "../../page.ts";
import { plainText } from "../../plain-text.ts";
import { atLines, lineTable } from "./lines.ts";
import { pathOf } from "./path.ts";
import { purchaseCodeField } from "./purchase-code.ts";
import { remarkOf } from "./remark.ts";

type Document = DataOf<"getTransaction">;
type Body = NonNullable<Input<"createSale">["body"]>;
type Line = NonNullable<Body["items"]>[number];

/** Figures that follow from others: the service works them out again where something is corrected. */
const derived = ["supply_amount", "taxable_amount", "tax_amount", "total_amount"];

const without = <Of extends object>(of: Of, names: readonly string[]): Of =>
  Object.fromEntries(Object.entries(of).filter(([name]) => !names.includes(name))) as Of;

/** Whether the document can be corrected: a failed sale that no later one has replaced. */
export const canResend = (page: AccountPage, { type, status, superseded_by }: Document): boolean =>
  type === "sales" && status === "failed" && superseded_by === null && page.may("createSale");

async function readFailed(page: AccountPage): Promise<{ document: Document; body: Body } | undefined> {
  const { data } = await page.read("getTransaction", { params: { id: page.params.id ?? "" } });
  return canResend(page, data) ? { document: data, body: data.request_data as Body } : undefined;
}

const iso = (day = ""): string => day.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");

const figures = { inputmode: "decimal" };

function lineFields(page: AccountPage, line: Line, index: number) {
  const at = (name: string) => `${name}-${index + 1}`;
  const value = (of: number | undefined) => String(of ?? "");
  return [
    html`${line.item_name ?? `Line ${index + 1}`}`,
    field(page, { name: at("item_code"), label: "Item code", value: line.item_code ?? "" }),
    field(page, {
      name: at("quantity"),
      label: "Quantity",
      value: value(line.quantity),
      attributes: figures,
    }),
    field(page, {
      name: at("unit_price"),
      label: `Price with ${page.words.tax}`,
      value: value(line.unit_price),
      attributes: figures,
    }),
  ];
}

export async function showResend(page: AccountPage): Promise<PageResponse> {
  const failed = await readFailed(page);
  if (!failed) return goTo(pathOf(page, page.params.id ?? ""));
  const { document, body } = failed;
  const { items = [], payments = [] } = body;
  const path = pathOf(page, document.transaction_id);
  const tin = page.form.text("customer_tin");
  const { failure, result_message } = document.response_data;
  return show(
    `Correct and send ${document.invoice_no}`,
    html`${failure ? html`<div class="note bad"><p><b>${plainText(page, failure.message)}</b></p><p>${plainText(page, `${failure.cause} ${failure.remedy}`)}</p>${remarkOf(result_message, failure.message)}</div>` : ""}
${form(
  page,
  { action: `${path}/resend`, label: `Send ${document.invoice_no} again`, isPrimary: true, cancel: path },
  field(page, {
    name: "customer_tin",
    label: `${capitalized(page.words.tin)} of the customer`,
    value: body.customer_tin ?? "",
    isOptional: true,
  }),
  page.problem?.errors?.customer_tin && tin !== ""
    ? checkbox(page, {
        name: "unusual_tin",
        label: `The ${page.words.tin} ${tin} is right although it looks unusual`,
        value: tin,
        isOptional: true,
      })
    : html``,
  field(page, {
    name: "customer_name",
    label: "Name of the customer",
    value: body.customer_name ?? "",
    isOptional: true,
  }),
  await purchaseCodeField(page, document.branch_id, body.purchase_code),
  ...payments.map(({ amount }, index) =>
    field(page, {
      name: `payment-${index + 1}`,
      label: `Payment ${index + 1}`,
      value: String(amount),
      attributes: figures,
    }),
  ),
  html`<h2>Lines</h2><p class="hint">A quantity of 0 leaves the line out.</p>`,
  lineTable(
    ["Item", "Item code", "Quantity", `Price with ${page.words.tax}`],
    items.map((line, index) => lineFields(page, line, index)),
  ),
  html`<details${page.problem ? html.raw` open` : ""}><summary>Date and remark</summary>
${field(page, { name: "sale_date", label: "Date", type: "date", value: iso(body.sale_date) })}
${field(page, { name: "remark", label: "Remark", value: body.remark ?? "", isOptional: true })}</details>`,
)}`,
    {
      back: [path, "Back to the document"],
      lead: "Nothing was signed. The document is sent again under its number, with what you correct here.",
    },
  );
}

/** The line as the form has it; figures that followed from it are left out where it changed. */
function correctedLine({ form: sent }: AccountPage, line: Line, index: number): Line[] {
  const at = (name: string) => `${name}-${index + 1}`;
  const item_code = sent.text(at("item_code"));
  const quantity = sent.number(at("quantity")) ?? Number.NaN;
  const unit_price = sent.number(at("unit_price")) ?? Number.NaN;
  if (quantity === 0) return [];
  const isSame = quantity === line.quantity && unit_price === line.unit_price;
  return [{ ...(isSame ? line : without(line, derived)), item_code, quantity, unit_price }];
}

/** The numbers of the lines that are sent. */
const sentLines = ({ form: sent }: AccountPage, { items = [] }: Body): number[] =>
  items.map((_, index) => index + 1).filter((number) => sent.number(`quantity-${number}`) !== 0);

function correctedBody(page: AccountPage, body: Body): Body {
  const { form: sent } = page;
  const { items = [], payments = [] } = body;
  const lines = items.flatMap((line, index) => correctedLine(page, line, index));
  const isSame =
    lines.length === items.length &&
    lines.every(
      (line, at) => line.quantity === items[at]?.quantity && line.unit_price === items[at]?.unit_price,
    );
  const customer_tin = given(sent.text("customer_tin"));
  const customer_name = given(sent.text("customer_name"));
  const purchase_code = given(sent.text("purchase_code"));
  const remark = given(sent.text("remark"));
  return {
    ...without(isSame ? body : without(body, derived), [
      "customer_tin",
      "customer_name",
      "purchase_code",
      "remark",
      "accept_unusual_tin",
    ]),
    sale_date: sent.text("sale_date").replaceAll("-", ""),
    ...(customer_tin !== undefined && { customer_tin }),
    ...(customer_tin !== undefined &&
      sent.all("unusual_tin").includes(customer_tin) && { accept_unusual_tin: true }),
    ...(customer_name !== undefined && { customer_name }),
    ...(purchase_code !== undefined && { purchase_code }),
    ...(remark !== undefined && { remark }),
    ...(payments.length > 0 && {
      payments: payments.map((payment, index) => ({
        ...payment,
        amount: sent.number(`payment-${index + 1}`) ?? Number.NaN,
      })),
    }),
    items: lines,
  };
}

export async function resend(page: AccountPage): Promise<PageResponse> {
  const failed = await readFailed(page);
  if (!failed) return goTo(pathOf(page, page.params.id ?? ""));
  const { document, body } = failed;
  const result = await page.call("createSale", {
    branch: document.branch_id,
    body: correctedBody(page, body),
  });
  if (result.ok) return goTo(pathOf(page, result.body.data.transaction_id), "resent");
  // A stored document has a page of its own, with the reason and the remedy.
  const { transaction_id } = result.problem;
  if (transaction_id === document.transaction_id)
    return again({
      status: 422,
      code: "validation_failed",
      message:
        "Nothing was changed: the document was not sent. Correct what the reason above names. To send it as it is, go back to the document and choose Send again unchanged.",
    });
  if (transaction_id !== undefined) return goTo(pathOf(page, transaction_id));
  const names = {
    item_code: "item_code",
    quantity: "quantity",
    unit_price: "unit_price",
    amount: "payment",
  };
  return again(atLines(result.problem, sentLines(page, body), names));
}
