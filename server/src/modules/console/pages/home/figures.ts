// The four figures of the home page. Each leads to the page that adds up to it.
import { html, type SafeHtml } from "@remix-run/html-template";
import { capitalized } from "@taxctl/sdk/rules/profiles";
import type { AccountPage } from "../../page.ts";
import { amount, plural } from "../../words.ts";
import type { Overview } from "../branches/state.ts";
import { monthName, monthPath } from "../month/words.ts";

export type Figures = NonNullable<Overview["figures"]>;

const dayMs = 24 * 60 * 60_000;

/** `+4.7 % on last Sat`: compared with the same weekday a week before; nothing without sales then. */
function change({ days, today }: Figures): SafeHtml | string {
  const before = days.at(-8);
  if (!before || before.total_amount <= 0) return "";
  const percent = ((today.total_amount - before.total_amount) / before.total_amount) * 100;
  const name = new Date(`${before.date}T00:00:00Z`).toLocaleDateString("en-GB", {
    weekday: "short",
    timeZone: "UTC",
  });
  return html`${percent < 0 ? "−" : "+"}${Math.abs(percent).toFixed(1)} % on last ${name}`;
}

/** `20 Dec` */
const shortDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });

/** `due 20 Dec, in 22 days` */
function dueText(due: string, today: string): string {
  const date = shortDay(due);
  const days = Math.round((Date.parse(due) - Date.parse(today)) / dayMs);
  if (days === 0) return `due today, ${date}`;
  return days > 0 ? `due ${date}, in ${plural(days, "day")}` : `was due ${date}, ${plural(-days, "day")} ago`;
}

/** How many characters a sum has in the largest type. */
const shortest = 10;

type Card = {
  title: string;
  value: number;
  note: SafeHtml | string;
  href: string;
};

export function figureCards(
  page: AccountPage,
  { date, currency, other_currencies = [] }: Overview,
  figures: Figures,
): SafeHtml {
  const { today, month_so_far: month } = figures;
  const { tax } = page.words;
  const nameOf = (of: string): string => monthName(of).split(" ")[0] ?? of;
  // The month before comes first until its return is filed and paid. Until it is closed, its figure may change.
  const vat = figures.vat_due ?? figures.vat;
  const stage = figures.vat_due === null ? "so far · " : vat.is_closed ? "" : "preliminary · ";
  const sold = `${page.base}/documents?type=sales&status=success&document_from=${date}&document_to=${date}`;
  const isOwed = vat.payable === 0 && vat.carried_forward > 0;
  const changed = change(figures);
  const cards: Card[] = [
    {
      title: "Sales today",
      value: today.total_amount,
      note: html`${changed === "" ? "" : html`${changed} · `}${plural(today.documents, "receipt")}`,
      href: sold,
    },
    {
      title: `${capitalized(tax)} in today's sales`,
      value: today.tax_amount,
      note: `on ${amount(today.taxable_amount)} without ${tax}`,
      href: sold,
    },
    {
      title: `Sales in ${nameOf(figures.vat.month)}`,
      value: month.total_amount,
      note: `${plural(month.documents, "receipt")} · ${tax} ${amount(month.tax_amount)}`,
      href: monthPath(page, figures.vat.month),
    },
    {
      title: `${capitalized(tax)} ${isOwed ? "carried forward from" : "to pay for"} ${nameOf(vat.month)}`,
      value: isOwed ? vat.carried_forward : vat.payable,
      note: `${stage}${stage === "" ? dueText(vat.due_date, date) : `${vat.due_date < date ? "was " : ""}due ${shortDay(vat.due_date)}`}`,
      href: `${monthPath(page, vat.month)}/return`,
    },
  ];
  return html`<section class="figures" aria-label="Figures">${cards.map(
    ({ title, value, note, href }) =>
      html`<a class="card" href="${href}"><span class="name">${title}</span> <b${amount(value).length > shortest ? html.raw` class="long"` : ""}>${currency === null ? "" : html`<small>${currency}</small> `}${amount(value)}</b> <span>${note}</span></a>`,
  )}</section>${other_currencies.map(
    (other) =>
      html`<p class="rest">In ${other.currency}, not included: sales today ${amount(other.today.total_amount)}, this month ${amount(other.month_so_far.total_amount)}.</p>`,
  )}`;
}
