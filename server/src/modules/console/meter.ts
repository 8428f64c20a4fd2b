// One bar of several parts, and below it a line for each part that leads to what it counts.
import { html, type SafeHtml } from "@remix-run/html-template";
import { count } from "./words.ts";

export type MeterPart = {
  /** The class that gives its color. */
  kind: string;
  label: string;
  count: number;
  href: string;
  note?: SafeHtml | string;
};

/** Parts of nothing are left out. */
export function meter(all: readonly MeterPart[]): { bar: SafeHtml; links: SafeHtml } {
  const shown = all.filter((part) => part.count > 0);
  const words = shown.map((part) => `${part.label} ${count(part.count)}`).join(", ");
  let x = 0;
  const pieces = shown.map((part) => {
    const piece = html`<rect class="${part.kind}" x="${String(x)}" width="${String(part.count)}" height="1"/>`;
    x += part.count;
    return piece;
  });
  const lines = shown.map(
    (part) =>
      html`<li class="${part.kind}"><a href="${part.href}"><span>${part.label} <b>${count(part.count)}</b></span>${part.note ? html`<span class="dim">${part.note}</span>` : ""}</a></li>`,
  );
  return {
    bar: html`<svg class="meter" viewBox="0 0 ${String(Math.max(x, 1))} 1" preserveAspectRatio="none" role="img" aria-label="${words}">${pieces}</svg>`,
    links: html`<ul class="agreement">${lines}</ul>`,
  };
}
