// The covering note: page 8 (normal invoice) and page 10 (credit note) of the specification, field by field.
import type { Account } from "@taxctl/sdk";
import type { Field } from "../fields.ts";
import { type Html, heading, link, list, page, paragraph, table } from "../html.ts";
import { legend } from "../legend.ts";
import { showsLogo, unitText } from "../papers.ts";
import type { Evidence, Paper } from "../script.ts";
import { notPrintedDifferences, originalNumber, receiptNumberOf } from "./compare.ts";
import { copyInKiswahili, rollInKiswahili } from "./copies.ts";

/** A row of the note: the field, the printed value, the value sent or received, its source, and the result. */
type NoteRow = [name: string, printed: string, sent: string, source: string, result: string];

function compared({ name, printed, expected, sent, source, agrees }: Field): NoteRow {
  const isUsed = printed !== "" || expected !== "";
  const unused = discounts.includes(name) ? "not printed without a discount" : "not used";
  const onPaper = printed || (isUsed && notPrintedDifferences.includes(name) ? "not printed" : unused);
  const result = isUsed ? (agrees ? "agrees" : "DIFFERS") : unused;
  return [name, onPaper, sent || "not used", source, result];
}

const discounts: readonly string[] = ["TOTAL BEFORE DISCOUNT", "TOTAL DISCOUNT AWARDED"];

const printedBy = (name: string, printed: string, source: string): NoteRow => [
  name,
  printed,
  "not sent",
  source,
  "printed",
];

/** The fields of the wire, with those that the form itself prints before and between them. */
function rowsOf(paper: Paper, account: Account): NoteRow[] {
  const { seller } = paper.receipt;
  const setting = `setting receipt_logo, ${account.receipt_logo ? "set after this document" : "not set"}`;
  const logo: NoteRow = showsLogo(paper)
    ? printedBy("Logo", "the authority's logo", "setting receipt_logo")
    : ["Logo", "an empty frame", "not sent", setting, "left to do"];
  return paper.fields.flatMap((field): NoteRow[] => {
    const row = compared(field);
    if (field.name === "Trade name")
      return [logo, row, printedBy("Registered name", seller.name, "name of the account")];
    if (field.name === originalNumber)
      return [
        row,
        printedBy(
          "Sentence",
          "CREDIT NOTE IS APPROVED ONLY FOR ORIGINAL SALES RECEIPT",
          "template of the receipt",
        ),
      ];
    if (field.name === "SCU: date and time")
      return [printedBy("Heading", "SCU INFORMATION", "template of the receipt"), row];
    if (field.name === "TIS: receipt number")
      return [printedBy("Heading", "TIS INFORMATION", "template of the receipt"), row];
    return [row];
  });
}

function part(title: string, paper: Paper | undefined, account: Account): Html[] {
  if (!paper) return [heading(title), paragraph("There is no accepted document yet.")];
  return [
    heading(`${title}: ${paper.number}`),
    paragraph(link(`documents/${paper.number}.pdf`)),
    table(
      ["No.", "Field", "On the receipt", "In the message", "Source", "Result"],
      rowsOf(paper, account).map((row, at) => [at + 1, ...row]),
    ),
  ];
}

/** The number of an original at the unit can equal its receipt number, and then proves little. */
function originalText(papers: readonly Paper[]): string {
  const same = papers.filter(
    ({ document, sent, received }) =>
      papers.some((other) => other.document.credits === document.key) &&
      String(sent.invcNo) === String(receiptNumberOf(received)),
  );
  const numbers =
    "Originals: the receipt names the original by the unit's receipt number (rcptNo, of an online unit curRcptNo), and the message by its invoice number (orgInvcNo, the invcNo of the original).";
  if (same.length === 0) return numbers;
  return `${numbers} For ${same.map(({ number }) => number).join(" and ")} both are equal, because the unit signed nothing else for the branch before.`;
}

/** The note as a page. An invoice with a discount follows, because the mixed one has none. */
export function coveringNote(evidence: Evidence): string {
  const { papers, account, system } = evidence;
  const of = (key: string) => papers.find(({ document }) => document.key === key);
  const { seller } = papers[0]?.receipt ?? {};
  const kiswahili = papers.filter(({ pdfs }) => pdfs[copyInKiswahili]);
  return page("Covering note", [
    paragraph(`Taxpayer: ${account.name}${seller ? `, PIN ${seller.tin}, branch ${seller.branch_id}` : ""}.`),
    paragraph(`Date: ${system.date}. Invoicing system: ${system.name}, version ${system.version}.`),
    paragraph(unitText(evidence)),
    paragraph(
      "This note follows the specification of trader invoicing systems (TIS) for OSCU and VSCU, version 2.0. Each row compares one field of the receipt with the message that was sent to the control unit, or with its response.",
    ),
    list([
      "Values of messages are shown in the form of the receipt: codes in groups of four, dates as day/month/year, amounts with thousands separators. The files in messages/ have them as they were sent.",
      "Signs: a credit note is sent with positive figures (rcptTyCd R), as the control unit requires. The receipt prints all amounts negative, unit prices included; quantities stay positive. The data of receipts (documents/*.json) has positive figures and the sign next to them.",
      "Sums: all prices, line amounts and TOTAL include VAT. SUB TOTAL and VAT are the two parts of TOTAL, as signed: the taxable amount (totTaxblAmt) and the tax in it (totTaxAmt). Nothing is added on top.",
      "Buyers without a name: the message needs a buyer name (custNm), because a credit note must repeat it. A sale without a name is sent with the account's walk-in name, and the receipt prints it as sent.",
      originalText(papers),
      "“Not used”: the document has no such value, so no value is sent or printed. The two totals of discounts are sums of the lines (splyAmt, dcAmt): the message has no field for them, and they are printed only where there is a discount.",
      "QR code: the authority's link has the PIN, the branch and the receipt signature. The code of every PDF was read back and compared with the messages.",
      "Copies: a reprint says COPY and has the label CS, or CC for a credit note. It makes no new call to the control unit. Each document has an original and a copy, on A4 and on 80 mm paper; originals have no mark.",
      "Training (TS) and proforma (PS): this system issues none. Every sale that it signs is a normal one (salesTyCd N).",
      `Languages: receipts are printed in English or Kiswahili.${kiswahili.map(({ number }) => ` ${number}${copyInKiswahili}.pdf and ${number}${rollInKiswahili}.pdf are copies in Kiswahili.`).join("")}${kiswahili.length > 0 ? " Their mark NAKALA means COPY." : ""}`,
      "Discounts: the amount of a line is what is left after its discount, so the column of amounts adds up to TOTAL. The discount stands on the line below, in brackets on an invoice and negative on a credit note.",
      "Customs record: the stock message has the invoice value in shillings as its total. Its tax (totTaxAmt) is calculated from that value, as for every stock movement. It is not the VAT that customs charged, which is on the customs entry.",
      "Packages: the stock messages of sales, credit notes and customs records count each line as one package (pkg 1). Opening stock, purchases and adjustments name their number of packages.",
      "Stock levels: when several documents move an item within seconds, one message (saveStockMaster) can give the level after all of them.",
      "Stock documents: opening stock has the code 11 in the request and sarTyCd 06 in the message, the adjustment 13 and 16. A request that takes stock out has negative quantities and amounts; the message has positive ones, and its sarTyCd gives the direction. sply_amt of a request is without tax, splyAmt of a message with tax.",
      "Numbers: item codes, sarNo and invcNo continue the numbers of the branch, so they begin at 1 only at a new branch. Sales and purchases have stock movements with a sarNo too.",
      "Item classes: the authority's table has classes of 8 digits, and of 10 digits at the fifth level.",
      `Times: the log, and the time when each message was sent (sent_at), are UTC (Z). Receipts, and the times in messages, are local time, ${system.timeZone}. Each sale and credit note has the time at which it was submitted. Purchases and stock documents have a date.`,
    ]),
    ...part("Page 8, normal invoice (NS)", of("mixed"), account),
    ...part("Page 8, normal invoice with a discount (NS)", of("discount"), account),
    ...part("Page 10, credit note (NC)", of("credit"), account),
    ...part("Page 10, credit note with a discount (NC)", of("credit-discount"), account),
    ...legend(evidence),
  ]);
}
