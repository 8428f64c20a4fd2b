// The rows about papers: each field compared with the message, the total with the set, the file types with their content.
import { expectedTotal } from "./bodies.ts";
import type { Paper } from "./collect.ts";
import { fieldsOf } from "./compare.ts";
import { type Field, textOf } from "./fields.ts";
import { qrTextOf } from "./qr.ts";
import { type CertifyRow, failed, passed } from "./rows.ts";

/** The fields of a paper, compared with its own messages and, for a credit note, with those of its original. */
export function fieldsOfPaper(paper: Paper, papers: readonly Paper[]): Field[] {
  return fieldsOf(paper, originalOf(paper, papers));
}

function originalOf({ document }: Paper, papers: readonly Paper[]): Paper | undefined {
  return papers.find((other) => other.document.key === document.credits);
}

export async function checkPapers(papers: readonly Paper[]): Promise<CertifyRow[]> {
  const rows: CertifyRow[] = [];
  for (const paper of papers) rows.push(...checkPaper(paper, papers), await checkCodes(paper));
  return rows;
}

function checkPaper(paper: Paper, papers: readonly Paper[]): CertifyRow[] {
  const { number, document, receipt, copy, pdfs } = paper;
  const fields = fieldsOfPaper(paper, papers);
  const used = fields.filter(({ printed, expected }) => printed !== "" || expected !== "");
  const wrong = fields.filter(({ agrees }) => !agrees);
  const differences = wrong.map(
    ({ name, printed, expected }) =>
      `${name}: printed ${printed || "nothing"}, expected ${expected || "nothing"}`,
  );
  const total = expectedTotal(document);
  const sign = document.credits ? "-" : "";
  const bad = Object.entries(pdfs).filter(([, bytes]) => !isPdf(bytes));
  const { label: _label, printed_label: _printed, is_copy: _copy, ...original } = receipt;
  const { label, printed_label: _again, is_copy, ...again } = copy;
  const isCopy = is_copy && label === (document.credits ? "CC" : "CS");
  const isSame = JSON.stringify(original) === JSON.stringify(again);
  const row = (isTrue: boolean, name: string, detail: string, problem: string) =>
    isTrue ? passed(name, number, detail) : failed(name, number, problem);
  return [
    row(
      wrong.length === 0,
      "Receipt agrees with the messages",
      `${used.length} fields`,
      differences.join("; "),
    ),
    row(
      receipt.total_amount === total,
      "Total is right",
      `${sign}${total.toFixed(2)}`,
      `${sign}${receipt.total_amount.toFixed(2)}, expected ${sign}${total.toFixed(2)}`,
    ),
    row(isCopy && isSame, "Copy agrees with the original", label, `label ${label}, or another content`),
    row(bad.length === 0, "PDF files", `${Object.keys(pdfs).length} files`, `${bad.length} files are no PDF`),
  ];
}

/** The QR codes, read from the picture in each PDF: the link of this receipt. The link is not opened. */
async function checkCodes({ number, receipt, sent, received, pdfs }: Paper): Promise<CertifyRow> {
  const row = "QR codes on the PDFs hold the link of the receipt";
  const link = receipt.verification_url ?? "";
  const data = `${textOf(sent.tin)}${textOf(sent.bhfId)}${textOf(received.rcptSign)}`;
  const wrong: string[] = [];
  for (const [end, pdf] of Object.entries(pdfs)) {
    const read = await qrTextOf(pdf);
    if (read === undefined || read !== link || !read.endsWith(data))
      wrong.push(`${number}${end}.pdf: ${read ?? "no code"}`);
  }
  if (wrong.length === 0) return passed(row, number, `${Object.keys(pdfs).length} codes read back: ${link}`);
  return failed(row, number, wrong.join("; "));
}

function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder("latin1").decode(bytes.subarray(0, 5)) === "%PDF-" && bytes.length > 1000;
}
