// A menu of further actions, folded behind a button. It needs no script.
import { html, type SafeHtml } from "@remix-run/html-template";

export const menu = (label: string | SafeHtml, ...entries: (SafeHtml | "")[]): SafeHtml =>
  html`<details class="fold"><summary class="button">${label}</summary><div>${entries}</div></details>`;
