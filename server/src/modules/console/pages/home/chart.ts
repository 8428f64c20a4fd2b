// Sales a day as bars, drawn on the server: signed sales, and above them the sales that wait.
import { html, type SafeHtml } from "@remix-run/html-template";
import { amount } from "../../words.ts";
import type { Overview } from "../branches/state.ts";
import type { Figures } from "./figures.ts";

const width = 680;
const height = 190;
const left = 44;
const top = 14;
const floor = 160;
/** Tops of the scale, each with the number of steps below it: the steps are short numbers. */
const tops = [
  [1, 4],
  [1.2, 4],
  [1.6, 4],
  [2, 4],
  [2.4, 4],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 3],
  [8, 4],
  [10, 5],
] as const;

/** The first top of the scale that is not below the value, and its steps. */
function niceTop(value: number): { most: number; steps: number } {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  const [top, steps] = tops.find(([one]) => one * power >= value) ?? [10, 5];
  return { most: top * power, steps };
}

const short = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

function dayOf(date: string): string {
  const options = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString("en-GB", options);
}

const fixed = (value: number): string => value.toFixed(1);

/** Days on which credit notes exceed the sales have no bar; their title has the sum. */
const barOf = (value: number): number => Math.max(value, 0);

function drawing(days: Figures["days"], label: string): SafeHtml {
  const { most, steps } = niceTop(
    Math.max(4, ...days.map((day) => barOf(day.total_amount) + barOf(day.waiting_amount))),
  );
  const y = (value: number): number => floor - (value / most) * (floor - top);
  const grid = Array.from({ length: steps + 1 }, (_, index) => (most / steps) * index).map(
    (value) =>
      html`<line x1="${left}" x2="${width}" y1="${fixed(y(value))}" y2="${fixed(y(value))}"/><text x="${left - 6}" y="${fixed(y(value) + 4)}" text-anchor="end">${short.format(value)}</text>`,
  );
  const room = (width - left) / days.length;
  const bars = days.map((day, index) => {
    const { date, total_amount, waiting_amount, waiting } = day;
    const x = left + index * room + room * 0.2;
    const barWidth = room * 0.6;
    const signed = y(barOf(total_amount));
    const open = y(barOf(total_amount) + barOf(waiting_amount));
    const isToday = index === days.length - 1;
    const words = `${dayOf(date)}: ${amount(total_amount)} signed${waiting === 0 ? "" : `, ${amount(waiting_amount)} waiting`}`;
    // Every other day has its name, counted from today.
    const isNamed = (days.length - 1 - index) % 2 === 0;
    return html`<g><title>${words}</title><rect class="signed" x="${fixed(x)}" y="${fixed(signed)}" width="${fixed(barWidth)}" height="${fixed(floor - signed)}" rx="3"/>${waiting_amount > 0 ? html`<rect class="waiting" x="${fixed(x)}" y="${fixed(open)}" width="${fixed(barWidth)}" height="${fixed(signed - open)}" rx="2"/>` : ""}${isNamed ? html`<text x="${fixed(x + barWidth / 2)}" y="177" text-anchor="middle"${index % 4 === 1 ? "" : html.raw` class="more"`}>${isToday ? "Today" : dayOf(date)}</text>` : ""}</g>`;
  });
  return html`<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">${grid}${bars}</svg>`;
}

export function chartCard({ currency }: Overview, { days }: Figures): SafeHtml {
  const totals = days.map(({ total_amount }) => total_amount);
  const isEmpty = days.every((day) => day.total_amount === 0 && day.waiting === 0);
  const label = `Sales a day of the last ${days.length} days: between ${amount(Math.min(...totals))} and ${amount(Math.max(...totals))}; today ${amount(totals.at(-1) ?? 0)}`;
  return html`<section class="card chart" aria-labelledby="days"><header><div><h2 id="days">Sales a day</h2><p>Last ${days.length} days${currency === null ? "" : `, ${currency}`}</p></div><p class="legend"><span class="signed">Signed</span> <span class="waiting">Waiting</span></p></header>${isEmpty ? html`<p class="rest">No sales in these days.</p>` : drawing(days, label)}</section>`;
}
