// What reads and records show of a document is what was submitted: dates and times, payment, buyer or supplier, and lines.
import { contentOf } from "../asked.ts";
import { isCredit } from "../content.ts";
import type { Body, Json } from "../format.ts";
import { tinOf, trimmed } from "../header-values.ts";
import { bodyOf, listOf } from "../interface.ts";
import { nameOf, type Rule } from "../rule.ts";
import type { Document, Run } from "../run.ts";

/** Fields that a document is shown with as they were submitted. */
const shownFields = [
  "sale_date",
  "sale_time",
  "purchase_date",
  "purchase_time",
  "payment_type",
  "customer_tin",
  "customer_name",
  "customer_mobile",
  "original_invoice_no",
  "refund_reason_code",
  "supplier_tin",
  "supplier_name",
  "supplier_bhf_id",
  "supplier_invoice_no",
  "purchase_type",
  "remark",
];
/** Those of sales only. */
const shownOfSales = [...shownFields, "payments", "bill_discount_rate", "bill_discount_amount"];
const shownOfLines = ["unit_price", "discount_rate", "tax_type", "prc", "tax_ty_cd", "tot_amt"];

/** The lines of a transfer have names of their own. */
const otherNames: Readonly<Record<string, string>> = { prc: "unit_price" };

/** Types and amounts in one order. */
const paymentsIn = (list: Json): string =>
  listOf(list)
    .map(({ payment_type, amount }) => `${payment_type} ${amount}`)
    .sort()
    .join(", ");

const textIn = (value: Json): string => (Array.isArray(value) ? paymentsIn(value) : String(value));

function isShown(name: string, found: Json | undefined, due: Json): boolean {
  if (name === "payments") return paymentsIn(found ?? null) === paymentsIn(due);
  // No discount may be written as 0.
  if (/^bill_discount_/.test(name) && due === 0) return (found ?? 0) === 0;
  if (/_tin$/.test(name)) return tinOf(found) === tinOf(due);
  return typeof due === "number" ? found === due : trimmed(found) === trimmed(due);
}

type Shown = { where: string; body: Body; line: number };

/** What was read of each document, at the end and before. */
function shownOf(run: Run): Map<string, Shown[]> {
  const found = new Map<string, Shown[]>();
  const add = (where: string, { data }: Body, line: number): void => {
    const [, kind, id = ""] = /^\/(transactions|sales|purchases)\/([^/]+)$/.exec(where) ?? [];
    if (kind === undefined) return;
    const body = kind === "transactions" ? bodyOf(data).request_data : data;
    if (body !== undefined) found.set(id, [...(found.get(id) ?? []), { where, body: bodyOf(body), line }]);
  };
  for (const { bare, body, line } of run.records) add(bare, body, line);
  for (const { request, response, path, responseLine } of run.calls)
    if (request.method === "GET" && response?.status === 200) add(path, bodyOf(response.body), responseLine);
  return found;
}

/** Parts of a document: the fields, what was submitted, what is shown, and where that is. */
type Part = { fields: readonly string[]; due: Body; found: Body; of: string };

function partsOf(due: Body, found: Body, type: Document["type"]): Part[] {
  const fields = type === "sales" ? shownOfSales : shownFields;
  // A credit note has the customer of its original, and takes shares of its lines.
  if (isCredit(due))
    return [{ fields: fields.filter((name) => !name.startsWith("customer_")), due, found, of: "" }];
  const lines = listOf(found.items);
  const asked = listOf(due.items);
  const parts = [{ fields, due, found, of: "" }];
  if (asked.length !== lines.length) return parts;
  return [
    ...parts,
    ...asked.map((line, index) => ({
      fields: shownOfLines,
      due: line,
      found: lines[index] ?? {},
      of: ` of line ${index + 1}`,
    })),
  ];
}

export const records: Rule = {
  name: "records",
  find(run, report) {
    const shown = shownOf(run);
    for (const document of run.documents.values()) {
      const submitted = contentOf(document);
      // Of a document that the service made, the record is all that says what it is.
      if (!submitted || submitted.lines.length === 0) continue;
      for (const { where, body, line } of shown.get(document.id) ?? []) {
        for (const { fields, due, found, of } of partsOf(submitted.body, body, document.type)) {
          for (const name of fields) {
            const [value, said] = [due[name], found[name] ?? found[otherNames[name] ?? ""]];
            if (value === undefined || value === null || isShown(name, said, value)) continue;
            report(
              `${nameOf(document)} was submitted with the ${name}${of} ${textIn(value)}, ${where} shows ${textIn(said ?? "none")}`,
              ...submitted.lines,
              line,
            );
          }
        }
      }
    }
  },
};
