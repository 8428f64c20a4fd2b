// What was acknowledged and what the unit has are what the caller submitted: items, quantities and totals.

import { contentOf } from "../asked.ts";
import { type AtUnit, describe, entriesOf, indexUnit } from "../at-unit.ts";
import { isCredit, itemsOf, linesOf } from "../content.ts";
import { listOf } from "../interface.ts";
import { nameOf, type Report, type Rule } from "../rule.ts";
import type { Document, Submission } from "../run.ts";

const cents = (amount: number): number => Math.round(amount * 100);

export const figures: Rule = {
  name: "figures",
  find(run, report) {
    const at = indexUnit(run);
    for (const document of run.documents.values()) {
      checkTotals(document, report);
      checkContents(document, report);
      if (document.status !== "success" || !run.devices.has(document.branch ?? "")) continue;
      const [entry, ...others] = entriesOf(at, document);
      if (!entry || others.length > 0) continue;
      checkEntry(document, entry, report);
      checkOriginal(at, document, entry, report);
    }
  },
};

/** All that was ever said about a document's totals is the same, and what the caller stated. */
function checkTotals(document: Document, report: Report): void {
  const what = nameOf(document);
  for (const name of ["total", "tax"] as const) {
    const said = document.sightings.filter((one) => one[name] !== undefined);
    const [first] = said;
    const other = said.find((one) => cents(one[name] ?? 0) !== cents(first?.[name] ?? 0));
    if (first && other)
      report(`${what} has the ${name} ${first[name]} and ${other[name]}`, ...first.lines, ...other.lines);
  }
  const total = document.sightings.find((one) => one.total !== undefined);
  for (const submission of document.submissions) {
    const { body, call, answer } = submission;
    const stated = body.total_amount;
    const isDiscounted = body.bill_discount_rate || body.bill_discount_amount;
    if (!answer || !total || submission.type !== "sales" || typeof stated !== "number" || isDiscounted)
      continue;
    if (cents(stated) !== cents(total.total ?? 0))
      report(
        `${what} was submitted with the total ${stated}, and has ${total.total}`,
        call.line,
        ...total.lines,
      );
  }
}

/** One number stands for one content: the same document never answers two contents. */
function checkContents(document: Document, report: Report): void {
  const [first, ...others] = document.submissions.filter(
    ({ answer, index }) => answer && index === undefined,
  );
  if (!first || others.length === 0 || first.call.path !== `/${pathOf(first)}`) return;
  const items = itemsOf(linesOf(first.body)).join(", ");
  for (const other of others) {
    const found = itemsOf(linesOf(other.body)).join(", ");
    if (found === items || other.call.path !== first.call.path) continue;
    const lines = [first.call.line, first.call.responseLine, other.call.line, other.call.responseLine];
    report(`${nameOf(document)} stands for two contents: ${items}; ${found}`, ...lines);
  }
}

const pathOf = ({ type }: Submission): string => (type === "purchase" ? "purchases" : type);

function checkEntry(document: Document, entry: ReturnType<typeof entriesOf>[number], report: Report): void {
  const what = `${describe(entry)}`;
  const total = document.sightings.find((one) => one.total !== undefined);
  const tax = document.sightings.find((one) => one.tax !== undefined);
  const compare = (
    name: string,
    found: unknown,
    said: Document["sightings"][number] | undefined,
    amount?: number,
  ) => {
    if (typeof found === "number" && said && amount !== undefined && cents(found) !== cents(amount))
      report(`${what} has the ${name} ${found}, acknowledged was ${amount}`, ...said.lines, entry.line);
  };
  compare("total", entry.body.totAmt, total, total?.total);
  compare("tax", entry.body.totTaxAmt, tax, tax?.tax);
  const signature = document.sightings.find((one) => one.signature !== undefined);
  if (signature && entry.signature !== undefined && signature.signature !== entry.signature)
    report(`${what} has another signature than the acknowledged one`, ...signature.lines, entry.line);
  const content = contentOf(document);
  const lines = listOf(entry.body.itemList);
  if (!content || lines.length === 0) return;
  checkPayments(what, content, entry, report);
  const asked = linesOf(content.body);
  const atUnit = lines.map(({ itemCd, qty }) => ({ code: String(itemCd), quantity: Number(qty) }));
  const proof = [...content.lines, entry.line];
  if (asked.every(({ code }) => code !== undefined) && asked.length > 0) {
    const [found, wanted] = [itemsOf(atUnit).join(", "), itemsOf(asked).join(", ")];
    if (found !== wanted) report(`${what} has ${found}; submitted was ${wanted}`, ...proof);
  }
}

/** Payments that a request states add up to what is signed. */
function checkPayments(
  what: string,
  { body, lines }: NonNullable<ReturnType<typeof contentOf>>,
  entry: ReturnType<typeof entriesOf>[number],
  report: Report,
): void {
  const payments = listOf(body.payments);
  const total = entry.body.totAmt;
  if (payments.length === 0 || typeof total !== "number") return;
  const paid = payments.reduce((sum, { amount }) => sum + cents(Number(amount)), 0);
  if (paid !== cents(total))
    report(`${what} has the total ${total}, its payments add up to ${paid / 100}`, ...lines, entry.line);
}

/** A credit note at the unit names the sale that it credits. */
function checkOriginal(
  at: AtUnit,
  document: Document,
  entry: ReturnType<typeof entriesOf>[number],
  report: Report,
): void {
  const content = contentOf(document);
  const named = Number(entry.body.orgInvcNo);
  if (!content || !isCredit(content.body) || !Number.isInteger(named) || document.type !== "sales") return;
  const originals = at.sales.get(`${document.branch} ${content.body.original_invoice_no}`) ?? [];
  if (originals.length === 0 || originals.some(({ number }) => number === named)) return;
  report(
    `${describe(entry)} credits the number ${named}; submitted was ${content.body.original_invoice_no}`,
    ...content.lines,
    entry.line,
    ...originals.map(({ line }) => line),
  );
}
