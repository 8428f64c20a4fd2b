// The lines of a sale in a correction form: the rest of each line after earlier credit notes, and the changed lines.
import { html, type SafeHtml } from "@remix-run/html-template";
import { portion } from "@taxctl/sdk/rules/amounts";
import { quantitiesLeft, statedLines } from "@taxctl/sdk/rules/validation";
import type { DataOf, Problem } from "../../call.ts";
import { field } from "../../form.ts";
import type { AccountPage } from "../../page.ts";
import { numberOf } from "../../sent-form.ts";

export type Sale = DataOf<"getSale">;
type Line = Sale["items"][number];
export type LineLeft = { line: Line; left: number };

const byItem = ({ item_code, quantity }: Line) => ({ item_code, qty: quantity });

/** The sale of the page's path, in the currency in which it was stated: corrections are in it too. */
export async function readSale(page: AccountPage): Promise<Sale> {
  const { data } = await page.read("getSale", { params: { id: page.params.id ?? "" } });
  const { foreign } = data;
  if (!foreign) return data;
  const { total_amount, payments } = foreign;
  return { ...data, total_amount, payments, items: statedLines(data.items) };
}

/** Each line with the quantity that no credit note has credited. A failed credit note credits nothing. */
export async function readLeft(page: AccountPage, { items, credited_by }: Sale): Promise<LineLeft[]> {
  const valid = credited_by.filter(({ status }) => status !== "failed");
  const notes = await Promise.all(
    valid.map(({ transaction_id }) => page.read("getSale", { params: { id: transaction_id } })),
  );
  const credited = notes.flatMap(({ data }) => data.items.map(byItem));
  const left = quantitiesLeft(items.map(byItem), credited);
  return items.map((line, index) => ({ line, left: left[index] ?? 0 }));
}

/** A figure as a person types it; NaN for anything else. */
export const figure = (text: string): number => numberOf(text) ?? Number.NaN;

/** The lines of a form, each with its fields. On phones each field shows its label. */
export function lineTable(heads: readonly string[], rows: readonly SafeHtml[][]): SafeHtml {
  const head = heads.map((label) => html`<th scope="col">${label}</th>`);
  const body = rows.map(
    ([first = html``, ...fields]) =>
      html`<tr><th scope="row">${first}</th>${fields.map((one, at) => (String(one) === "" ? html`<td></td>` : html`<td data-label="${heads[at + 1] ?? ""}"><div>${one}</div></td>`))}</tr>`,
  );
  return html`<table class="edit"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/**
 * A problem with its messages at the fields of a form: `items[1].quantity` is the quantity of the second line that was sent.
 * `lines` are the numbers of these lines in the form, and `names` the fields there.
 */
export function atLines(
  problem: Problem,
  lines: readonly number[],
  names: Readonly<Record<string, string>>,
): Problem {
  const fieldOf = (key: string): string => {
    const [, list, index = "", name = ""] = /^(items|payments)\[(\d+)\]\.(\w+)$/.exec(key) ?? [];
    const line = list === "payments" ? Number(index) + 1 : lines[Number(index)];
    const own = names[name];
    return list === undefined || line === undefined || own === undefined ? key : `${own}-${line}`;
  };
  const errors = Object.entries(problem.errors ?? {}).map(([key, texts]) => [fieldOf(key), texts] as const);
  return problem.errors ? { ...problem, errors: Object.fromEntries(errors) } : problem;
}

/** A field for the quantity of a line, or for its price. */
export function lineField(
  page: AccountPage,
  { item_seq }: Line,
  kind: "quantity" | "price",
  { label, value }: { label: string; value: number },
): SafeHtml {
  return field(page, {
    name: `${kind}-${item_seq}`,
    label,
    value:
      kind === "price"
        ? value.toFixed(Math.max(2, (String(value).split(".")[1] ?? "").length))
        : String(value),
    attributes: { inputmode: "decimal" },
  });
}

/** The line with another quantity or price, as it is submitted. A discount that is an amount stays in proportion to the quantity. */
export function correctedLine(line: Line, quantity: number, unit_price: number) {
  const { item_code, item_name, item_class_code, bcd, pkg_unit_code, qty_unit_code } = line;
  const { tax_type, tax_rate, discount_rate, discount_amount } = line;
  const discount =
    discount_rate > 0
      ? { discount_rate }
      : discount_amount > 0
        ? { discount_amount: portion(discount_amount, quantity, line.quantity) }
        : {};
  return {
    item_code,
    item_name,
    item_class_code,
    pkg_unit_code,
    qty_unit_code,
    unit_price,
    quantity,
    tax_type,
    tax_rate,
    ...(bcd !== null && { bcd }),
    ...discount,
  };
}
