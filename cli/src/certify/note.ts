// Responsible for the covering note: page 8 (normal invoice) and page 10 (credit note) of the specification, field by field.
import type { Account } from "@taxctl/sdk";
import { fieldsOfPaper } from "./check-papers.ts";
import type { Paper } from "./collect.ts";
import type { Field } from "./fields.ts";
import { heading, link, page, paragraph, table } from "./html.ts";

/** The fields that the form itself prints, before and between those of the wire. */
function withForm(paper: Paper, fields: readonly Field[], account: Account): Field[] {
  const { seller, sale_time } = paper.receipt;
  const logo = account.receipt_logo ? "the authority's logo" : "an empty frame, the logo is left to do";
  const form = (name: string, printed: string): Field => ({
    name,
    printed,
    source: "form",
    expected: printed,
    agrees: true,
  });
  return fields.flatMap((field) => {
    if (field.name === "Trade name")
      return [
        { ...form("Logo", logo), source: "setting receipt_logo", agrees: account.receipt_logo !== null },
        field,
        { ...form("Registered name", seller.name), source: "account, not sent" },
      ];
    if (field.name === "Original, not printed")
      return [form("Sentence", "CREDIT NOTE IS APPROVED ONLY FOR ORIGINAL SALES RECEIPT"), field];
    if (field.name === "SCU: date and time") return [form("Heading", "SCU INFORMATION"), field];
    if (field.name === "TIS: receipt number") return [form("Heading", "TIS INFORMATION"), field];
    if (field.name === "TIS: date")
      return [
        field,
        {
          ...form("TIS: time", sale_time.replace(/(..)(..)(..)/, "$1:$2:$3")),
          source: "time of the document",
        },
      ];
    return [field];
  });
}

function part(title: string, paper: Paper | undefined, papers: readonly Paper[], account: Account) {
  if (!paper) return [heading(title), paragraph("There is no accepted document yet.")];
  const fields = withForm(paper, fieldsOfPaper(paper, papers), account);
  return [
    heading(`${title}: ${paper.number}`),
    paragraph(link(`documents/${paper.number}.pdf`)),
    table(
      ["No.", "Field", "On the receipt", "Sent or received", "Source", "Agrees"],
      fields.map(({ name, printed, expected, source, agrees }, at) => [
        at + 1,
        name,
        printed || "–",
        source === "form" ? "–" : expected || "–",
        source,
        agrees ? "yes" : "NO",
      ]),
    ),
  ];
}

/** The note as a page. An invoice with a discount follows, since the mixed one has none. */
export function coveringNote(papers: readonly Paper[], account: Account): string {
  const of = (key: string) => papers.find(({ document }) => document.key === key);
  const { seller } = papers[0]?.receipt ?? {};
  return page("Covering note", [
    paragraph(`Taxpayer: ${account.name}${seller ? `, PIN ${seller.tin}, branch ${seller.branch_id}` : ""}.`),
    paragraph(
      "This note follows the specification of trader invoicing systems (TIS) for OSCU and VSCU, version 2.0. Each row compares one field of the receipt with the message that was sent to the control unit, or with its response.",
    ),
    ...part("Page 8, normal invoice (NS)", of("mixed"), papers, account),
    ...part("Page 8, normal invoice with a discount (NS)", of("discount"), papers, account),
    ...part("Page 10, credit note (NC)", of("credit"), papers, account),
  ]);
}
