// Pages that look like a terminal and like a sheet of a spreadsheet program: a browser shows neither, and takes the pictures.
import { readFile } from "node:fs/promises";
import { sheetsOf } from "../support/workbooks.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A command, and the text that it printed. */
export function terminalPage(command: string, printed: string): string {
  return `<style>
    body { margin: 0; background: #16202a; }
    pre { margin: 0; padding: 20px 24px; color: #dce3ea; font: 14px/1.45 monospace; }
    b { color: #8fd3a5; }
  </style><pre><b>$</b> ${escaped(command)}\n${escaped(printed)}</pre>`;
}

const amount = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Amounts have two decimals; counts of documents have none. */
function cellOf(value: unknown, heading: unknown): string {
  if (typeof value !== "number") return `<td>${escaped(String(value ?? ""))}</td>`;
  return `<td class=number>${heading === "Documents" ? value : amount.format(value)}</td>`;
}

/** One sheet of a workbook with its rows, and the tabs of all sheets. */
export async function sheetPage(file: string, name: string): Promise<string> {
  const sheets = await sheetsOf(await readFile(file));
  const rows = sheets.find(({ sheet }) => sheet === name)?.data;
  if (!rows) throw new Error(`${file} has no sheet ${name}`);
  const [headings = []] = rows;
  const letters = headings.map((_, column) => `<th>${String.fromCharCode(65 + column)}</th>`);
  const lines = rows.map((row, index) => {
    const cells = row.map((value, column) => cellOf(value, headings[column]));
    return `<tr><th>${index + 1}</th>${cells.join("")}</tr>`;
  });
  const tabs = sheets.map(
    ({ sheet }) => `<span${sheet === name ? " class=open" : ""}>${escaped(sheet)}</span>`,
  );
  return `<style>
    body { margin: 0; font: 14px sans-serif; color: #222; background: #fff; }
    table { border-collapse: collapse; width: 100%; }
    td, th { border: 1px solid #d4d9de; padding: 4px 8px; text-align: left; white-space: nowrap; }
    th { background: #f1f3f5; color: #66707a; font-weight: normal; text-align: center; }
    tr:nth-child(2) td { font-weight: bold; }
    .number { text-align: right; font-variant-numeric: tabular-nums; }
    p { margin: 0; padding: 8px; background: #f1f3f5; }
    span { padding: 6px 12px; color: #66707a; }
    .open { background: #fff; color: #222; }
  </style><table><tr><th></th>${letters.join("")}</tr>${lines.join("")}</table><p>${tabs.join("")}</p>`;
}
