// Letters to suppliers: those whose invoices are in the books, and that reported none of them. To print, download or copy into a mail.
import { html, type SafeHtml } from "@remix-run/html-template";
import { capitalized, isProfile, neutralProfile, sharedRulesOf } from "@taxctl/sdk/rules/profiles";
import { type AskedInvoice, type Letter, lettersOf } from "@taxctl/sdk/rules/reconcile";
import { localDay } from "../../../../base/clock.ts";
import { copyable } from "../../copy.ts";
import { form, hiddenFields } from "../../form.ts";
import { type AccountPage, again, goTo, type PageResponse, show } from "../../page.ts";
import { amount, badge, day, money, plural, time, withDates } from "../../words.ts";
import {
  askedNote,
  askedOf,
  booksPath,
  monthName,
  monthOf,
  monthPath,
  type ReconciliationListRow,
} from "./words.ts";

/** Links to a mail with a longer text fail in some mail programs. */
const mostMailed = 1_800;

/** Whether a letter asks for the invoice: nobody set it aside, and it is no credit note. */
const isAsked = ({ books, decision }: ReconciliationListRow): boolean =>
  books !== null && books.kind !== "credit_note" && decision?.action !== "ignore";

type Missing = { invoice: AskedInvoice; row: ReconciliationListRow };

async function readMissing(page: AccountPage, day: string): Promise<Missing[]> {
  const params = { id: page.params.books ?? "" };
  const found: Missing[] = [];
  let cursor: string | null | undefined;
  do {
    const query = { status: "missing_at_authority", per_page: 100, ...(cursor && { cursor }) };
    const { data, meta } = await page.read("listReconciliationRows", { params, query });
    for (const row of data.filter(isAsked)) {
      const { books } = row;
      if (!books) continue;
      const { id, supplier_tin, supplier_name, number, date, tax, total } = books;
      const invoice = {
        ...{ id, supplier_tin, number, date, tax, total, asked_at: day, times: 1 },
        supplier_name: supplier_name ?? "",
      };
      found.push({ invoice, row });
    }
    cursor = meta.next_cursor;
  } while (cursor);
  return found;
}

type OpenLetter = Letter & { rows: ReconciliationListRow[] };

async function readLetters(page: AccountPage): Promise<OpenLetter[]> {
  const day = localDay(page.nowMs, page.timeZone);
  const [{ data: devices }, missing] = await Promise.all([page.read("listDevices"), readMissing(page, day)]);
  const [device] = devices;
  const profile = device && isProfile(device.profile) ? device.profile : neutralProfile;
  const sender = { name: page.account.name, tin: device?.tin, day, profile: sharedRulesOf(profile) };
  const letters = lettersOf(
    missing.map(({ invoice }) => invoice),
    sender,
  );
  const rowOf = new Map(missing.map(({ invoice, row }) => [invoice.id, row]));
  return letters.map((letter) => ({
    ...letter,
    rows: letter.invoices.flatMap(({ id }) => rowOf.get(id) ?? []),
  }));
}

/** A mail with the letter; without an address, which nobody here knows. */
function mailLink(text: string, isOnly: boolean): SafeHtml | "" {
  if (text.length > mostMailed) return "";
  const subject = /^Subject: (.*)$/m.exec(text)?.[1] ?? "";
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return html`<a class="button${isOnly ? " primary" : ""}" href="mailto:?${query}">Write a mail</a>`;
}

/** The letter as a paper: paragraphs, and the invoices as a table. */
function paper(page: AccountPage, { text, invoices }: Letter): SafeHtml {
  const { currency } = page;
  const inCurrency = (title: string) => (currency === null ? title : `${title}, ${currency}`);
  const rows = invoices.map(
    (one) =>
      html`<tr><th scope="row">${one.number}</th><td>${day(one.date)}</td><td class="figure">${amount(one.tax)}</td><td class="figure">${amount(one.total)}</td></tr>`,
  );
  const table = html`<table><caption class="vh">Invoices</caption><thead><tr><th scope="col">Invoice</th><th scope="col">Date</th><th scope="col" class="figure">${inCurrency(capitalized(page.words.tax))}</th><th scope="col" class="figure">${inCurrency("Total")}</th></tr></thead><tbody>${rows}</tbody></table>`;
  const linesOf = (block: string): string[] => withDates(page, block).split("\n");
  return html`<div class="paper">${text
    .trim()
    .split("\n\n")
    .map((block) =>
      block.startsWith("  ")
        ? table
        : block.startsWith("Date: ")
          ? html`<p>${linesOf(block).map((line, index) => html`${index === 0 ? "" : html`<br>`}${line}`)}</p>`
          : linesOf(block).map((line) => html`<p>${line}</p>`),
    )}</div>`;
}

/** Who asked for the invoices of a letter last; with a button for those that nobody asked for yet. */
function asking(page: AccountPage, { rows, file }: OpenLetter): SafeHtml {
  const asked = rows
    .flatMap((row) => askedOf(row) ?? [])
    .toSorted((one, other) => (one.time < other.time ? 1 : -1));
  const [last] = asked;
  const by =
    last === undefined
      ? ""
      : html`<p>${badge("neutral", "Asked")} by ${last.author}, ${time(page, last.time)}${asked.length < rows.length ? `, for ${asked.length} of ${plural(rows.length, "invoice")}` : ""}</p>`;
  if (asked.length === rows.length || !page.may("decideReconciliation")) return html`${by}`;
  const options = {
    action: `${booksPath(page)}/letters`,
    label: "Mark as asked",
  };
  return html`${by}${form(page, options, ...hiddenFields([["letter", file]]))}`;
}

/** Decisions of one request. */
const mostNoted = 100;

/** Notes at the invoices of a letter that their supplier was asked: who did it and when, the decision has. */
export async function noteAsked(page: AccountPage): Promise<PageResponse> {
  const letters = await readLetters(page);
  const letter = letters.find(({ file }) => file === page.form.text("letter"));
  const rows = (letter?.rows ?? []).filter((row) => askedOf(row) === undefined);
  for (let start = 0; start < rows.length; start += mostNoted) {
    const decisions = rows.slice(start, start + mostNoted).map(({ authority, books, seen }) => ({
      authority_id: authority?.id ?? null,
      books_id: books?.id ?? null,
      seen,
      action: "pending" as const,
      note: askedNote,
    }));
    const params = { id: page.params.books ?? "" };
    const result = await page.call("decideReconciliation", { params, body: { decisions } });
    if (!result.ok) return again(result.problem);
  }
  return goTo(`${booksPath(page)}/letters`, "asked");
}

function letterCard(page: AccountPage, letter: OpenLetter, isOnly: boolean): SafeHtml {
  const { supplier_name, supplier_tin, invoices, text, file } = letter;
  const total = invoices.reduce((sum, one) => sum + one.total, 0);
  const name = supplier_name || supplier_tin;
  return html`<section class="card letter" aria-label="${name}"><header><div><h2>${name}</h2><p>${plural(invoices.length, "invoice")}, ${money(page, amount(total))}</p></div><div class="actions"><a class="button" href="${booksPath(page)}/letters?file=${encodeURIComponent(file)}">Download</a>${mailLink(text, isOnly)}</div></header>
<div class="rest">${paper(page, letter)}<details><summary>Text for a mail</summary>${copyable(text)}</details><div class="inline">${asking(page, letter)}</div></div></section>`;
}

export async function showLetters(page: AccountPage): Promise<PageResponse> {
  const letters = await readLetters(page);
  const asked = letters.find(({ file }) => file === page.query.get("file"));
  if (asked)
    return {
      kind: "file",
      type: "text/plain; charset=utf-8",
      bytes: Buffer.from(asked.text),
      name: asked.file,
    };
  const { month } = monthOf(page);
  const none =
    "No letter is needed: suppliers reported every invoice that your books have, or you ignored it.";
  const lead =
    "You can claim only what suppliers report. Ask these to report the invoices that your books have. Print the page for one sheet each.";
  return show(
    `Letters to suppliers, ${monthName(month)}`,
    letters.length === 0
      ? html`<div class="empty"><p>${none}</p></div>`
      : html`<div class="letters">${letters.map((letter) => letterCard(page, letter, letters.length === 1))}</div>`,
    {
      back: [monthPath(page, month), monthName(month)],
      lead: letters.length === 0 ? undefined : lead,
    },
  );
}
