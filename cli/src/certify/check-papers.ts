// The rows about papers: each field compared with the message, the total with the set, the file types with their content.
import { expectedTotal } from "./bodies.ts";
import { qrTextOf } from "./qr.ts";
import { type CertifyRow, failed, passed } from "./rows.ts";
import type { Evidence, Paper, Script } from "./script.ts";

export async function checkPapers(evidence: Pick<Evidence, "papers" | "script">): Promise<CertifyRow[]> {
  const rows: CertifyRow[] = [];
  for (const paper of evidence.papers) {
    const isSigned = paper.document.kind === undefined;
    rows.push(checkFields(paper));
    rows.push(checkTotal(paper, evidence.script));
    if (isSigned) rows.push(checkCopy(paper));
    rows.push(checkFiles(paper));
    if (isSigned) rows.push(await checkCodes(paper, evidence.script));
  }
  return rows;
}

function checkFields({ document, number, fields }: Paper): CertifyRow {
  const name = document.kind ? "Paper has what it must have" : "Receipt agrees with the messages";
  const used = fields.filter(({ printed, expected }) => printed !== "" || expected !== "");
  const differences = fields.flatMap(({ name: field, printed, expected, agrees }) =>
    agrees ? [] : [`${field}: printed ${printed || "nothing"}, expected ${expected || "nothing"}`],
  );
  if (differences.length === 0) return passed(name, number, `${used.length} fields`);
  return failed(name, number, differences.join("; "));
}

function checkTotal({ number, document, receipt }: Paper, { set }: Script): CertifyRow {
  const name = "Total is right";
  const sign = document.credits ? "-" : "";
  const [found, expected] = [receipt.total_amount, expectedTotal(document, set)].map(
    (total) => `${sign}${total.toFixed(2)}`,
  ) as [string, string];
  if (found === expected) return passed(name, number, found);
  return failed(name, number, `${found}, expected ${expected}`);
}

function checkCopy({ number, document, receipt, copy }: Paper): CertifyRow {
  const name = "Copy agrees with the original";
  const contentOf = ({ label: _, printed_label: _label, is_copy: _copy, ...content }: typeof receipt) =>
    JSON.stringify(content);
  const isCopy = copy?.is_copy === true && copy.label === (document.credits ? "CC" : "CS");
  if (copy && isCopy && contentOf(copy) === contentOf(receipt))
    return passed(name, number, copy.printed_label);
  return failed(name, number, `label ${copy?.printed_label ?? "missing"}, or another content`);
}

function checkFiles({ number, pdfs }: Paper): CertifyRow {
  const all = Object.values(pdfs);
  const bad = all.filter((bytes) => !isPdf(bytes));
  if (bad.length === 0) return passed("PDF files", number, `${all.length} files`);
  return failed("PDF files", number, `${bad.length} files are no PDF`);
}

/** The QR codes, read from the picture in each PDF: the text of this receipt. A link is not opened. */
async function checkCodes(paper: Paper, script: Script): Promise<CertifyRow> {
  const { number, pdfs } = paper;
  const row = `QR codes on the PDFs hold ${script.qrText}`;
  const texts = new Set<string>();
  const wrong: string[] = [];
  for (const [end, pdf] of Object.entries(pdfs)) {
    const read = await qrTextOf(pdf);
    texts.add(read ?? "");
    if (read === undefined || !script.isQrText(read, paper))
      wrong.push(`${number}${end}.pdf: ${read ?? "no code"}`);
  }
  if (wrong.length === 0)
    return passed(row, number, `${Object.keys(pdfs).length} codes read back: ${[...texts].join(", ")}`);
  return failed(row, number, wrong.join("; "));
}

function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder("latin1").decode(bytes.subarray(0, 5)) === "%PDF-" && bytes.length > 1000;
}
