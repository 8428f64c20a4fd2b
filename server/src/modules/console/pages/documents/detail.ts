// One document: its content, why it waits or failed, how to fix it, and what happened to it.
import { html, type SafeHtml } from "@remix-run/html-template";
import { isoDay } from "@taxctl/sdk/rules/formats";
import { capitalized } from "@taxctl/sdk/rules/profiles";
import type { DataOf } from "../../call.ts";
import { field, form, hiddenFields, select, textarea } from "../../form.ts";
import { menu } from "../../menu.ts";
import { type AccountPage, type PageResponse, show } from "../../page.ts";
import { plainText } from "../../plain-text.ts";
import { actorName } from "../../problem.ts";
import { refreshFrom } from "../../refresh.ts";
import { remedyParts } from "../../remedies.ts";
import { table } from "../../table.ts";
import { endedWith, money, signedAmount, time, withBranchNames } from "../../words.ts";
import { claimForm, claimText } from "./claim.ts";
import { branchNames } from "./columns.ts";
import { type Copies, copyFacts, printButtons } from "./copies.ts";
import { readLeft } from "./lines.ts";
import { pathOf } from "./path.ts";
import { remarkOf } from "./remark.ts";
import { canResend } from "./resend.ts";
import { protocol, timeline } from "./timeline.ts";
import { calls, documentTime, isUnofficial, kindOf, stateBadge } from "./words.ts";

type Transaction = DataOf<"getTransaction">;
type Sale = DataOf<"getSale">;
type Purchase = DataOf<"getPurchase">;
type Linked = { transaction_id: string; invoice_no: string; status: Transaction["status"] };

const actionsId = "document-actions";
const refreshing = { everyS: 5, forS: 300 };
/** Stock changes usually reach the unit within this time after the document. */
const promptMs = 60_000;

function links(
  page: AccountPage,
  label: string,
  documents: readonly (Linked | null)[],
  type: Transaction["type"] = "sales",
): SafeHtml {
  const given = documents.filter((document) => document !== null);
  if (given.length === 0) return html``;
  return html`<dt>${label}</dt><dd>${given.map(
    (one) =>
      html`<a href="${pathOf(page, one.transaction_id)}">${one.invoice_no}</a> ${stateBadge({ status: one.status, type })} `,
  )}</dd>`;
}

const signed = (value: number, { receipt_type }: Sale): string => signedAmount(value, receipt_type);

function purchaseFacts(page: AccountPage, purchase: Purchase): SafeHtml {
  const { supplier_name, supplier_tin, supplier_invoice_no } = purchase;
  return html`<dt>Date</dt><dd>${documentTime(purchase.purchase_date, purchase.purchase_time)}</dd>
<dt>Supplier</dt><dd>${supplier_name}, ${supplier_tin}, invoice ${supplier_invoice_no}</dd>
<dt>${capitalized(page.words.tax)} claimed</dt><dd>${claimText(purchase)}</dd>`;
}

/** The totals in the sale's foreign currency, and the rate. */
function foreignFacts(page: AccountPage, sale: Sale): SafeHtml {
  const { foreign } = sale;
  if (!foreign) return html``;
  const { currency, exchange_rate, exchange_rate_source: source, exchange_rate_date: day } = foreign;
  const from = [source, day && isoDay(day)].filter((one) => one !== null).join(", ");
  return html`<dt>Total in ${currency}</dt><dd>${signed(foreign.total_amount, sale)}, including ${page.words.tax} ${signed(foreign.tax_amount, sale)}</dd>
<dt>Exchange rate</dt><dd>${String(exchange_rate)}${from === "" ? "" : ` (${from})`}</dd>`;
}

/** A figure of a line, below it the same in the sale's foreign currency. */
function inBoth(sale: Sale, local: number, foreign: number | undefined): SafeHtml | string {
  const currency = sale.foreign?.currency;
  if (currency === undefined || foreign === undefined) return signed(local, sale);
  return html`${signed(local, sale)}<br><span class="small">${currency} ${signed(foreign, sale)}</span>`;
}

/** The discount on the whole bill, and the payments of a sale that has several. */
function billFacts(sale: Sale, paymentNames: ReadonlyMap<string, string>): SafeHtml {
  const { bill_discount_rate: rate, bill_discount_amount: discount, payments } = sale;
  const paid = payments.map(
    ({ payment_type, amount }) => `${paymentNames.get(payment_type) ?? payment_type} ${signed(amount, sale)}`,
  );
  return html`${discount === null ? "" : html`<dt>Discount on the bill</dt><dd>${signed(discount, sale)}${rate === null ? "" : ` (${rate} %)`}</dd>`}
${paid.length > 1 ? html`<dt>Payments</dt><dd>${paid.join(", ")}</dd>` : ""}`;
}

/** A branch by its name, with a link for people who may open it. */
function branchName(page: AccountPage, code: string, branches: ReadonlyMap<string, string>) {
  const name = branches.get(code);
  if (name === undefined || !page.may("listBranches")) return name ?? code;
  return html`<a href="${page.base}/branches/${encodeURIComponent(code)}">${name}</a>${name === code ? "" : ` ${code}`}`;
}

function facts(
  page: AccountPage,
  document: Transaction,
  {
    sale,
    purchase,
    copies,
    paymentNames,
    branches,
  }: Pick<Open, "sale" | "purchase" | "copies"> & {
    paymentNames: ReadonlyMap<string, string>;
    branches: ReadonlyMap<string, string>;
  },
): SafeHtml {
  const { response_data: unit } = document;
  return html`<section class="card about" aria-label="About the document"><dl class="rest">
<dt>Kind</dt><dd>${kindOf(document)}</dd>
<dt>Branch</dt><dd>${branchName(page, document.branch_id, branches)}</dd>
${sale ? html`<dt>Date</dt><dd>${documentTime(sale.sale_date, sale.sale_time)}</dd>` : ""}
${sale?.purchase_code === undefined ? "" : html`<dt>Purchase code</dt><dd>${sale.purchase_code}</dd>`}
${sale ? foreignFacts(page, sale) : ""}
${sale ? billFacts(sale, paymentNames) : ""}
${purchase ? purchaseFacts(page, purchase) : ""}
${document.receipt_no === null ? "" : html`<dt>Receipt</dt><dd>${document.receipt_no}${unit.sdc_id ? `, signed by ${unit.sdc_id}` : ""}</dd>`}
${copyFacts(page, copies)}
${sale?.original_invoice_no ? html`<dt>Credits</dt><dd>${sale.original_invoice_no}</dd>` : ""}
${links(page, "Credited by", document.credited_by)}
${links(page, "Reissued as", [document.reissued_as])}
${links(page, "Reissue of", [document.reissue_of])}
${links(page, "Transferred to", [document.transferred_to], "stock")}
${links(page, "Transferred from", [document.transferred_from], "stock")}
${document.superseded_by === null ? "" : html`<dt>Corrected</dt><dd><a href="${pathOf(page, document.superseded_by)}">The document that replaced it</a></dd>`}
</dl></section>`;
}

type Cause = {
  title: SafeHtml | SafeHtml[] | string;
  texts: readonly string[];
  remedy?: string | undefined;
  /** Given where it is neither the person nor the program that sent it. */
  actor?: string | undefined;
  /** Nothing goes on until somebody acts. */
  blocks?: boolean;
  /** Its remedy is the one thing to do on the page. */
  isNext?: boolean;
  /** When it happened, and what the control unit said. */
  facts?: SafeHtml;
};

function causeBox(
  page: AccountPage,
  { branch_id: bhf_id }: Transaction,
  branches: ReadonlyMap<string, string>,
  { title, texts, remedy, actor, blocks, isNext, facts = html`` }: Cause,
  actions: SafeHtml | "",
): SafeHtml {
  const { words, links } =
    remedy === undefined
      ? { words: undefined, links: [] }
      : remedyParts(page, remedy, { bhf_id, branch: branches.get(bhf_id) });
  const said = texts.map((text) => plainText(page, withBranchNames(endedWith(text), branches)));
  const paragraphs = [...said, words ?? []].filter((text) => text.length > 0);
  const kind = isNext ? "button primary" : "button";
  const ways = links.map(({ href, label }) => html`<a class="${kind}" href="${href}">${label}</a>`);
  return html`<section class="note${blocks ? " bad" : ""}"><h2>${title}</h2>${facts}${paragraphs.map((text) => html`<p>${text}</p>`)}
${actor === undefined ? "" : html`<p class="small">Who must act: ${actor}.</p>`}${ways.length === 0 ? "" : html`<div class="inline">${ways}</div>`}${actions}</section>`;
}

type Earlier = DataOf<"listTransactions">[number];

/** The attempts under the same number that this document corrects. Each of them failed. */
async function readEarlier(page: AccountPage, document: Transaction): Promise<Earlier[]> {
  const { transaction_id, type, status, invoice_no } = document;
  if (type !== "sales" || status !== "failed") return [];
  const query = { invoice_no, status: "failed" as const, per_page: 20 };
  const { data } = await page.read("listTransactions", { query });
  return data.filter(
    (one) =>
      one.transaction_id !== transaction_id &&
      one.branch_id === document.branch_id &&
      one.created_at < document.created_at,
  );
}

/** When a document failed, and which attempts failed before it. */
function rejectedAt(
  page: AccountPage,
  { processed_at, retries }: Transaction,
  earlier: readonly Earlier[],
): SafeHtml | "" {
  if (processed_at === null) return "";
  const isAgain = earlier.length > 0 || retries.length > 0;
  const before = earlier.map(
    ({ transaction_id, created_at }, index) =>
      html`${index === 0 ? "" : ", "}<a href="${pathOf(page, transaction_id)}">${time(page, created_at)}</a>`,
  );
  return html`<p><b>${isAgain ? "Failed again" : "Failed"} ${time(page, processed_at, "medium")}.</b>${before.length === 0 ? "" : html` This is the corrected document. It was sent before: ${before}.`}</p>`;
}

/** Why the document is not as it should be. What a failure needs stands in its box. */
function causes(
  page: AccountPage,
  document: Transaction,
  {
    branches,
    earlier,
    actions,
  }: {
    branches: ReadonlyMap<string, string>;
    earlier: readonly Earlier[];
    actions: SafeHtml;
  },
): SafeHtml[] {
  const { blocked, doubt, follow_ups, response_data: unit, warnings = [] } = document;
  const found: Cause[] = [];
  if (doubt)
    found.push({
      title: "The outcome is unknown",
      texts: [doubt.message ?? "The control unit gave no response that says what happened."],
      remedy: page.may("settleTransaction")
        ? "The service looks for the outcome automatically. If it stays unknown, look at the control unit's journal and record the outcome below."
        : "The service looks for the outcome automatically. If it stays unknown, ask an admin or the owner to record it.",
    });
  if (blocked)
    found.push({ title: "Not sent yet", texts: [blocked.message], remedy: blocked.remedy, isNext: true });
  for (const problem of [unit.failure, unit.warning]) {
    if (!problem) continue;
    const { message, cause, remedy, actor } = problem;
    const isTheirs = actor === "operator" || actor === "authority";
    found.push({
      title: plainText(page, message),
      texts: [cause],
      remedy,
      actor: isTheirs ? actorName(actor) : undefined,
      blocks: problem === unit.failure,
      facts: html`${problem === unit.failure ? rejectedAt(page, document, earlier) : ""}${remarkOf(unit.result_message, message)}`,
    });
  }
  for (const { message } of warnings) found.push({ title: "Look at this", texts: [message] });
  const late = follow_ups.filter(({ created_at }) => Date.parse(created_at) < page.nowMs - promptMs);
  for (const { kind, reason, remedy } of late)
    found.push({ title: `The control unit doesn't have the ${calls[kind]} yet`, texts: [reason], remedy });
  return found.map((one) => causeBox(page, document, branches, one, one.blocks ? actions : ""));
}

/** The total, the tax in it, the state and whose document it is, on top. */
function headline(page: AccountPage, document: Transaction): SafeHtml {
  const { type, total_amount, tax_amount, receipt_type, counterparty_name, counterparty_tin } = document;
  const isTaxed = type !== "import" && type !== "stock";
  const tax = isTaxed
    ? html` <span class="dim">${capitalized(page.words.tax)} ${signedAmount(tax_amount, receipt_type)}</span>`
    : "";
  const whose = [counterparty_name, counterparty_tin].filter((one) => one !== null).join(", ");
  return html`<p class="headline"><b>${money(page, signedAmount(total_amount, receipt_type))}</b>${tax} ${stateBadge(document, document.in_doubt)} <span>${whose}</span></p>`;
}

function resolveForm(page: AccountPage, id: string): SafeHtml {
  return html`<details${page.problem ? html.raw` open` : ""}><summary>Record the outcome</summary>
<p>Look at the control unit's journal, or ask the authority. You can't change a recorded outcome.</p>
${form(
  page,
  { action: `${pathOf(page, id)}/settle`, label: "Record the outcome", isGrave: true },
  select(page, {
    name: "outcome",
    label: "The control unit",
    options: [
      ["accepted", "accepted it"],
      ["rejected", "did not accept it"],
    ],
  }),
  textarea(page, { name: "reason", label: "How do you know?", hint: "Kept in the audit." }),
  field(page, { name: "receipt_no", label: "Receipt number, if accepted", isOptional: true }),
  field(page, {
    name: "receipt_date",
    label: "Time of the receipt",
    hint: "As the unit's journal says it: year, month, day, hour, minute, second, such as 20260310101501.",
    isOptional: true,
  }),
  field(page, { name: "receipt_signature", label: "Signature", isOptional: true }),
  field(page, { name: "internal_data", label: "Internal data", isOptional: true }),
)}</details>`;
}

type Open = {
  sale: Sale | undefined;
  purchase: Purchase | undefined;
  copies: Copies | undefined;
  isCredited: boolean;
};

/** Whether the page says at its top why the document failed. */
const isFailed = ({ response_data: unit }: Transaction): boolean => Boolean(unit.failure);

/** The ways to send it again; the first of them leads on. */
function sending(page: AccountPage, document: Transaction): SafeHtml {
  const path = pathOf(page, document.transaction_id);
  const isCorrectable = canResend(page, document);
  const retry =
    document.can_retry && page.may("retryTransaction")
      ? form(
          page,
          {
            action: `${path}/retry`,
            label: `Send again unchanged (${document.retries_left} left)`,
            isPrimary: !isCorrectable,
          },
          ...hiddenFields([["left", String(document.retries_left)]]),
        )
      : "";
  return html`${isCorrectable ? html`<a class="button primary" href="${path}/resend">Correct and send again</a>` : ""}${retry}`;
}

/** What can be done with the document, beside the heading. It follows the state of the page. */
function actions(page: AccountPage, document: Transaction, { sale, copies, isCredited }: Open): SafeHtml {
  const { transaction_id: id, status } = document;
  const path = pathOf(page, id);
  const isSigned = sale !== undefined && status === "success";
  const isOriginal = isSigned && sale.receipt_type === "S" && !isUnofficial(document);
  // What no unit has signed yet is no receipt to send.
  const isShared =
    sale !== undefined && (status === "success" || isUnofficial(document)) && page.may("createReceiptLink");
  const print =
    isSigned && page.may("getReceipt") ? printButtons(page, id, copies) : { first: "" as const, others: [] };
  const more = [
    isOriginal && document.reissued_as === null && page.may("reissueSale")
      ? [html`<a class="button neutral" href="${path}/reissue">Correct and reissue</a>`]
      : [],
    isOriginal && !isCredited && page.may("createSale")
      ? [html`<a class="button neutral" href="${path}/credit">Credit</a>`]
      : [],
    print.others,
  ].flat();
  return html`<div id="${actionsId}" class="inline">${isShared ? html`<a class="button primary" href="${path}/share">Send to the customer</a>` : ""}
${isFailed(document) ? "" : sending(page, document)}${print.first}${more.length === 0 ? "" : menu("More", ...more)}</div>`;
}

function lines(page: AccountPage, sale: Sale): SafeHtml {
  const isDiscounted = sale.items.some(({ discount_amount }) => discount_amount !== 0);
  const total = html`<p class="total-row"><span>Total</span> <b>${money(page, signed(sale.total_amount, sale))}</b></p>`;
  return html`<section class="card" aria-labelledby="lines"><header><h2 id="lines">Lines</h2></header>${table(
    page,
    {
      caption: "Lines of the document",
      currency: page.currency,
      rows: sale.items,
      empty: html``,
      columns: [
        {
          label: "Item",
          cell: ({ item_name, item_code }) => html`${item_name}<br><span class="small">${item_code}</span>`,
        },
        { label: "Quantity", cell: ({ quantity }) => String(quantity), isFigure: true },
        {
          label: "Price",
          cell: ({ unit_price, foreign }) => inBoth(sale, unit_price, foreign?.unit_price),
          isMoney: true,
        },
        ...(isDiscounted
          ? [
              {
                label: "Discount",
                cell: ({ discount_amount }: Sale["items"][number]) => signed(discount_amount, sale),
                isMoney: true,
              },
            ]
          : []),
        {
          label: capitalized(page.words.tax),
          // Without the letter, which on paper is that of the unit. Only untaxed lines need it.
          cell: ({ tax_amount, tax_type, tax_rate }) =>
            `${signed(tax_amount, sale)} (${tax_rate > 0 ? "" : `${tax_type} `}${tax_rate} %)`,
          isMoney: true,
        },
        {
          label: "Total",
          cell: ({ total_amount, foreign }) => inBoth(sale, total_amount, foreign?.total_amount),
          isMoney: true,
        },
      ],
    },
  )}${total}</section>`;
}

export async function showDocument(opened: AccountPage): Promise<PageResponse> {
  const params = { id: opened.params.id ?? "" };
  const document = (await opened.read("getTransaction", { params })).data;
  const page = await opened.inBranch(document.branch_id);
  const isSigned = document.type === "sales" && document.status === "success";
  const [branches, earlier, sale, purchase, copies, attempts] = await Promise.all([
    branchNames(page),
    readEarlier(page, document),
    document.type === "sales" || isUnofficial(document) ? page.read("getSale", { params }) : undefined,
    document.type === "purchase" && page.may("getPurchase")
      ? page.read("getPurchase", { params: { transaction_id: params.id } })
      : undefined,
    isSigned && page.may("listReceiptCopies")
      ? page.read("listReceiptCopies", { params, query: { per_page: 20 } })
      : undefined,
    page.may("listTransactionAttempts")
      ? page.read("listTransactionAttempts", { params, query: { per_page: 50 } })
      : undefined,
  ]);
  const paymentTypes =
    sale !== undefined && sale.data.payments.length > 1 ? (await page.read("listPaymentTypes")).data : [];
  const paymentNames = new Map(paymentTypes.map(({ code, name }) => [code, name]));
  const isCredited =
    sale !== undefined &&
    document.credited_by.length > 0 &&
    (await readLeft(page, sale.data)).every(({ left }) => left === 0);
  const isOpen = document.status === "pending" || document.status === "processing";
  // A form that a person fills in is not replaced.
  const isRefreshed = isOpen && !document.doubt && !page.problem;
  const refresh = isRefreshed
    ? refreshFrom(page, pathOf(page, document.transaction_id), refreshing, ["lead", actionsId])
    : "";
  const open = { sale: sale?.data, purchase: purchase?.data, copies, isCredited };
  const about = facts(page, document, { ...open, paymentNames, branches });
  const story = await timeline(page, document, { attempts, copies });
  return show(
    document.invoice_no,
    html`<div id="state"${refresh}>
${causes(page, document, { branches, earlier, actions: html`<div class="inline">${sending(page, document)}</div>` })}
${sale ? "" : about}
${purchase ? claimForm(page, purchase.data) : ""}
${document.doubt && page.may("settleTransaction") ? resolveForm(page, document.transaction_id) : ""}
${sale ? html`<div class="split"><div class="stack">${lines(page, sale.data)}${about}</div>${story}</div>` : story}
${protocol(page, document, attempts)}
</div>`,
    {
      // The first sale was sent from the page of its branch.
      back:
        page.query.get("done") === "tried" && page.may("listBranches")
          ? [
              `${page.base}/branches/${encodeURIComponent(document.branch_id)}`,
              branches.get(document.branch_id) ?? document.branch_id,
            ]
          : [`${page.base}/documents`, "All documents"],
      lead: headline(page, document),
      actions: actions(page, document, open),
    },
  );
}
