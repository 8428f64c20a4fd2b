// The return of the tax at the terminal: its notes, and the tables of a file.
import type { Result, Taxctl } from "@taxctl/sdk";
import type { TaxWords } from "@taxctl/sdk/profiles";
import type { Table } from "@taxctl/sdk/reconcile";
import { enteredFields, returnEntriesIn, returnRows } from "@taxctl/sdk/vat-return";
import { dayOfTime } from "../service/local-day.ts";
import { leftOutText } from "./show.ts";

export type VatReturn = Result<"getVatReturn">;

export const returnColumns = ["number", "title", "taxable_amount", "tax_amount"];

/** The rows that are calculated from other rows. */
function returnTotals({ boxes }: VatReturn, rows: readonly { box: string }[]): NonNullable<Table["totals"]> {
  const at = (...names: string[]) => rows.flatMap(({ box }, row) => (names.includes(box) ? [row] : []));
  const of = (...sides: string[]) =>
    at(...boxes.filter(({ side, on_return }) => on_return && sides.includes(side)).map(({ box }) => box));
  const both = ["taxable_amount", "tax_amount"];
  const total = (name: string, plus: number[], minus: number[] = []) => ({
    row: at(name)[0] ?? 0,
    keys: ["tax_amount"],
    plus,
    minus,
  });
  return [
    { ...total("output_tax", of("sales")), keys: both },
    { ...total("input_tax", [...of("purchases", "imports"), ...at("imported_services")]), keys: both },
    total("deductible_tax", at("input_tax"), at("non_deductible")),
    total("tax_due", at("output_tax"), at("deductible_tax")),
    total("net", at("tax_due", "refund_adjustment"), at("withheld", "brought_forward")),
  ];
}

/** Suppliers' documents can have tax under a letter without tax, such as an exempt line. */
const hasUnexpectedTax = ({ rate, tax_amount }: VatReturn["boxes"][number]): boolean =>
  rate !== "general" && rate !== "other" && tax_amount !== 0;

/** Notes for a reader before filing; the terminal also has the fields of amounts, to enter them. */
export async function returnNotes(
  client: Taxctl,
  filled: VatReturn,
  words: TaxWords,
  { isFile = false } = {},
): Promise<string[]> {
  const entries = returnEntriesIn(words);
  const { month, boxes, entered, left_out, late_documents, closed_at } = filled;
  const missing = enteredFields.filter((field) => entered[field] === null);
  const enter =
    closed_at === null && !isFile
      ? ` Enter an amount: \`taxctl periods enter ${month} --set withheld=1500\`.`
      : "";
  return [
    closed_at === null
      ? "The month is open: the figures change with each document."
      : `The month was closed on ${await dayOfTime(client, closed_at)}: the return doesn't change.`,
    ...(missing.length > 0
      ? [
          `Counted as 0, because nobody entered them: ${missing.map((field) => (isFile ? entries[field] : `${entries[field]} (${field})`)).join("; ")}.${enter}`,
        ]
      : []),
    ...leftOutText(left_out),
    ...boxes
      .filter(hasUnexpectedTax)
      .map(
        ({ title, tax_amount }) =>
          `${title}: these documents carry tax of ${tax_amount.toFixed(2)}, but the section has none. Check their tax types before you file.`,
      ),
    ...(late_documents > 0 ? [`Not included, signed after the close: ${late_documents}`] : []),
  ];
}

const column = (key: string, title: string, type: Table["columns"][number]["type"]) => ({ key, title, type });
const taxable = column("taxable_amount", "Taxable", "amount");
const tax = column("tax_amount", "Tax", "amount");

/** The tables of a file: the return, and its documents; sales to buyers without a TIN are one line of each section. */
export function returnTables(filled: VatReturn, words: TaxWords): Table[] {
  const side = (wanted: "sales" | "purchases", title: string): Table => {
    const own = filled.boxes.filter((box) => box.side === wanted);
    const titles = new Map(own.map((box) => [box.box, box.title]));
    const lines = (filled.lines ?? []).filter(({ box }) => titles.has(box));
    const rows = lines.map(({ box, is_credit_note, tin, name, date, ...line }) => ({
      section: titles.get(box) ?? box,
      kind: is_credit_note ? "credit note" : "invoice",
      tin,
      name,
      date: date.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3"),
      invoice_no: line.supplier_invoice_no ?? line.invoice_no,
      own_number: line.invoice_no,
      receipt_no: line.receipt_no,
      branch_id: line.branch_id,
      taxable_amount: line.taxable_amount,
      tax_amount: line.tax_amount,
    }));
    const lumped = own.flatMap(({ title: section, other_buyers }) =>
      other_buyers && (other_buyers.taxable_amount !== 0 || other_buyers.tax_amount !== 0)
        ? [{ section, kind: "all other sales", ...other_buyers }]
        : [],
    );
    const all = [...rows, ...lumped];
    return {
      name: wanted,
      title,
      columns: [
        column("section", "Section", "text"),
        column("kind", "Kind", "text"),
        column("tin", "TIN", "text"),
        column("name", "Name", "text"),
        column("date", "Date", "date"),
        column("invoice_no", "Invoice number", "text"),
        ...(wanted === "purchases" ? [column("own_number", "Your number", "text")] : []),
        column("receipt_no", "Receipt number", "text"),
        column("branch_id", "Branch", "text"),
        taxable,
        tax,
      ],
      rows: all,
      marks: all.map(() => []),
      sums: ["taxable_amount", "tax_amount"],
    };
  };
  const rows = returnRows(filled, words);
  return [
    {
      name: "return",
      title: "Return",
      columns: [
        column("number", "Box", "text"),
        column("title", "Section", "text"),
        taxable,
        tax,
        column("box", "Name", "text"),
      ],
      rows,
      marks: rows.map(() => []),
      totals: returnTotals(filled, rows),
    },
    side("sales", "Sales"),
    side("purchases", "Purchases"),
  ];
}
