// Gives a receipt to the customer: a link to send by messenger, text message or mail program, or an e-mail from the service.
import { html, type SafeHtml } from "@remix-run/html-template";
import type { DataOf } from "../../call.ts";
import { copyable } from "../../copy.ts";
import { field, form } from "../../form.ts";
import { type AccountPage, again, goAfter, type PageResponse, show } from "../../page.ts";
import { shareable } from "../../share.ts";
import { table } from "../../table.ts";
import { badge, type Tone, time } from "../../words.ts";
import { pathOf } from "./path.ts";

type Link = DataOf<"listReceiptLinks">[number];

const idOf = ({ params }: AccountPage): { id: string } => ({ id: params.id ?? "" });
const hereOf = (page: AccountPage): string => `${pathOf(page, idOf(page).id)}/share`;

function revokeButton(page: AccountPage, { id }: Link): SafeHtml {
  return form(page, {
    action: `${hereOf(page)}/${encodeURIComponent(id)}/revoke`,
    label: "Revoke",
  });
}

const mailStates: Record<"pending" | "sent" | "failed", [Tone, string]> = {
  pending: ["wait", "Waits to be sent"],
  sent: ["good", "Sent"],
  failed: ["bad", "Not sent"],
};

function mailCell({ mail }: Link): SafeHtml | string {
  if (mail === null) return "–";
  return html`${mail.email}${mail.status === null ? "" : html` ${badge(...mailStates[mail.status])}`}`;
}

export async function showShare(opened: AccountPage): Promise<PageResponse> {
  const params = idOf(opened);
  const [sale, links] = await Promise.all([
    opened.read("getSale", { params }),
    opened.read("listReceiptLinks", { params }),
  ]);
  const page = await opened.inBranch(sale.data.branch_id);
  const here = hereOf(page);
  return show(
    `Send ${sale.data.invoice_no} to the customer`,
    html`<div class="pair-of-cards"><section class="card" aria-labelledby="by-mail"><header><h2 id="by-mail">By e-mail</h2></header><div class="rest">
${form(
  page,
  { action: `${here}/mail`, label: "Send the e-mail", isPrimary: true },
  field(page, {
    name: "email",
    label: "E-mail address of the customer",
    type: "email",
    hint: "The service sends the link in the language of the receipt.",
  }),
)}
</div></section><section class="card" aria-labelledby="by-link"><header><h2 id="by-link">By messenger or text message</h2></header><div class="rest"><p>You get a link to send on.</p>
${form(page, { action: here, label: "Create a link" })}</div></section></div>
${table(page, {
  title: "Links",
  end: html`<p>Their URLs are not shown again.</p>`,
  caption: "Links to this receipt",
  rows: links.data,
  empty: html`<p>There is no link to this receipt.</p>`,
  columns: [
    { label: "Created", cell: ({ created_at }) => time(page, created_at) },
    {
      label: "Works until",
      isNamed: true,
      cell: ({ expires_at, is_expired }) =>
        html`${time(page, expires_at)}${is_expired ? html` ${badge("neutral", "Expired")}` : ""}`,
    },
    { label: "By", isNamed: true, cell: ({ created_by }) => created_by.name ?? "–" },
    { label: "Mailed to", cell: mailCell },
    {
      label: "",
      head: html`<span class="vh">Revoke</span>`,
      isAction: true,
      cell: (link) => revokeButton(page, link),
    },
  ],
})}`,
    {
      back: [pathOf(page, params.id), "Back to the document"],
      lead: "Anyone who has the link sees the receipt and downloads it as PDF, without signing in.",
    },
  );
}

/** Links that open the programs of the phone or computer with the text filled in. */
function shareLinks(text: string, subject: string): SafeHtml {
  const encoded = encodeURIComponent(text);
  const targets = [
    ["WhatsApp", `https://wa.me/?text=${encoded}`],
    ["Text message", `sms:?body=${encoded}`],
    ["Your mail program", `mailto:?subject=${encodeURIComponent(subject)}&body=${encoded}`],
  ];
  return html`<div class="inline">${targets.map(([label, href]) => html`<a class="button" href="${href}" rel="noreferrer">${label}</a> `)}</div>`;
}

export async function createLink(page: AccountPage): Promise<PageResponse> {
  const params = idOf(page);
  const result = await page.call("createReceiptLink", { params });
  if (!result.ok) return again(result.problem);
  const { url, expires_at } = result.body.data;
  const sale = (await page.read("getSale", { params })).data;
  const subject = `Receipt ${sale.invoice_no} from ${page.account.name}`;
  return show(
    "Share the receipt",
    html`${copyable(url)}
<h2>Send it</h2>
${shareable({ title: subject, text: subject, url }, shareLinks(`${subject}: ${url}`, subject))}
<p><a href="${url}">Open the receipt as the customer sees it</a></p>
<p><a href="${hereOf(page)}">Links to this receipt</a></p>`,
    {
      back: [pathOf(page, params.id), "Back to the document"],
      lead: html`The link works until ${time(page, expires_at)}. It is not shown again.`,
    },
  );
}

export async function mailReceipt(page: AccountPage): Promise<PageResponse> {
  const body = { email: page.form.text("email") };
  return goAfter(page.call("mailReceipt", { params: idOf(page), body }), hereOf(page), "mailed");
}

export async function revokeLink(page: AccountPage): Promise<PageResponse> {
  const params = { ...idOf(page), link_id: page.params.link ?? "" };
  return goAfter(page.call("deleteReceiptLink", { params }), hereOf(page), "revoked");
}
