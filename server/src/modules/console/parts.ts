// Parts of pages that open without script: the form of a button in the heading, rarely needed actions in one card, and texts to read.
import { html, type SafeHtml } from "@remix-run/html-template";

/** A card with a heading; `end` stands at the right of it. */
export function card(
  id: string,
  title: string | SafeHtml,
  content: SafeHtml,
  { end = "", about }: { end?: SafeHtml | string | undefined; about?: SafeHtml | string | undefined } = {},
): SafeHtml {
  const heading = html`<h2 id="${id}">${title}</h2>`;
  return html`<section class="card" aria-labelledby="${id}"><header>${about === undefined ? heading : html`<div>${heading}<p>${about}</p></div>`}${end}</header>${content}</section>`;
}

/** The button that opens a sheet: its link leads there. */
export const opener = (id: string, label: string): SafeHtml =>
  html`<a class="button primary" href="#${id}">${label}</a>`;

/** A form that is out of sight until its button is pressed, or its problems are shown. */
export function sheet(id: string, title: string, content: SafeHtml, isOpen = false): SafeHtml {
  const close = isOpen ? "" : html`<a class="button" href="#main">Cancel</a>`;
  return html`<section class="card opened${isOpen ? " open" : ""}" id="${id}" tabindex="-1" aria-labelledby="${id}-title"><header><h2 id="${id}-title">${title}</h2>${close}</header><div class="rest">${content}</div></section>`;
}

/** The buttons of a card, below its content; nothing without any. */
export function foot(...buttons: readonly (SafeHtml | "")[]): SafeHtml {
  const shown = buttons.filter((button) => String(button) !== "");
  return shown.length === 0 ? html`` : html`<div class="foot">${shown}</div>`;
}

/** What an action does, and its button at the right. */
export const actionRow = (title: string, text: string | SafeHtml, button: SafeHtml): SafeHtml =>
  html`<li class="act"><div><b>${title}</b><p>${text}</p></div>${button}</li>`;

/** The same for an action that asks for something first: its form opens below. */
export function formRow(
  title: string,
  text: string | SafeHtml,
  content: SafeHtml,
  { label = title, isOpen = false, isGrave = false } = {},
): SafeHtml {
  return html`<li><details${isOpen ? html.raw` open` : ""}><summary class="act"><span><b>${title}</b><span>${text}</span></span><span class="button${isGrave ? " grave" : ""}" aria-hidden="true">${label}</span></summary><div class="rest">${content}</div></details></li>`;
}

/** Rows of actions in one card; nothing without rows. */
export function actions(rows: readonly (SafeHtml | "")[], title = "More"): SafeHtml {
  const shown = rows.filter((row) => String(row) !== "");
  return shown.length === 0 ? html`` : card("more", title, html`<ul class="acts">${shown}</ul>`);
}
