// The pages that a reviewer reads first: the authority's list with results, and the papers compared with their messages.
import { toCsv } from "../../output/csv.ts";
import { type Html, heading, link, page, paragraph, table } from "../html.ts";
import { legend } from "../legend.ts";
import { unitText } from "../papers.ts";
import { statusWords } from "../rows.ts";
import type { Evidence, Files, Paper } from "../script.ts";
import { checks } from "./checks.ts";
import { nameOf } from "./conclude.ts";

export function pagesOf(evidence: Evidence): Files {
  const list = checks.map((check) => {
    const row = evidence.rows.find((one) => one.row === nameOf(check));
    const result = row ? statusWords[row.status] : "";
    return [String(check.number), check.title, result, row?.detail ?? ""] as const;
  });
  return new Map([
    ["checklist.html", checklist(evidence, list)],
    ["checklist.csv", toCsv(columns, list)],
    ["comparison.html", comparison(evidence)],
  ]);
}

const columns = ["number", "check", "result", "shown_by"] as const;

function checklist(evidence: Evidence, list: readonly (readonly string[])[]): string {
  const { account, device, system } = evidence;
  const count = (word: string) => list.filter(([, , result]) => result === word).length;
  const { passed, failed, by_hand, not_offered } = statusWords;
  return page("The authority's checks", [
    paragraph(`Taxpayer: ${account.name}, TIN ${device.tin}, branch ${device.bhf_id}.`),
    paragraph(`Date: ${system.date}. Invoicing system (CIS): ${system.name}, version ${system.version}.`),
    paragraph(unitText(evidence)),
    paragraph(
      `${count(passed)} of ${list.length} checks passed, ${count(failed)} failed, ${count(by_hand)} are left to do, ${count(not_offered)} not offered.`,
    ),
    table(["No.", "Check", "Result", "Shown by"], list),
    heading("How the checks are made"),
    paragraph(
      "The text of each PDF was read back and compared with the message that was sent to the unit, and with its response: every text must stand on the paper, in the authority's order. The counters of receipts are the unit's.",
    ),
    paragraph(
      "Copies are printed from the stored original with its counters. Training and proforma receipts are made without the unit. A message has the tax inside its taxable amounts.",
    ),
    ...legend(evidence),
  ]);
}

const titles: Readonly<Record<string, string>> = {
  mixed: "Sale (NS)",
  discount: "Sale with a discount (NS)",
  refund: "Refund (NR)",
  quotation: "Quotation (PS)",
};

function comparison({ papers }: Evidence): string {
  return page(
    "Papers and messages",
    Object.entries(titles).flatMap(([key, title]) => {
      const paper = papers.find(({ document }) => document.key === key);
      return paper ? part(title, paper) : [];
    }),
  );
}

function part(title: string, { number, fields }: Paper): Html[] {
  const rows = fields.map(({ name, printed, expected, source, agrees }, at) => [
    at + 1,
    name,
    printed || "nothing",
    expected || "nothing",
    source,
    agrees ? "agrees" : "DIFFERS",
  ]);
  return [
    heading(`${title}: ${number}`),
    paragraph(link(`documents/${number}.pdf`)),
    table(["No.", "Field", "On the paper", "By the message", "Source", "Result"], rows),
  ];
}
