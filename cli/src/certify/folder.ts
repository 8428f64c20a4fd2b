// Responsible for the folder that is handed in: every file is made again from the service's records at each run.
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Account, Item } from "@taxctl/sdk";
import { writeAtomically } from "../files/atomic-file.ts";
import { toCsv } from "../spreadsheets/csv.ts";
import { checkPapers } from "./check-papers.ts";
import { forbiddenWords } from "./clean-words.ts";
import type { Message, Paper } from "./collect.ts";
import { heading, link, list, page, paragraph, row, table } from "./html.ts";
import { coveringNote } from "./note.ts";
import { type CertifyRow, failed, passed, ROW_COLUMNS } from "./rows.ts";
import { items } from "./set.ts";
import type { CertifyState } from "./state.ts";

export type Evidence = {
  account: Account;
  state: CertifyState;
  papers: readonly Paper[];
  messages: Readonly<Record<string, readonly Message[]>>;
  items: readonly Item[];
  rows: readonly CertifyRow[];
  log: string;
};

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
const KINDS: Record<string, string> = { 2: "item with stock", 3: "service" };
/** Letters of the authority for those of the API. */
const LETTERS: Record<string, string> = {
  A: "B, 16 %",
  B: "A, exempt",
  C: "C, 0 %",
  D: "D, non-VAT",
  E: "E, 8 %",
};

/** Writes the folder. The rows that it returns are those given and those about papers and words. */
export async function writeFolder(path: string, evidence: Evidence): Promise<CertifyRow[]> {
  const files = filesOf(evidence);
  const rows = [...evidence.rows, ...checkPapers(evidence.papers), checkWords(files)];
  files.set(
    "summary.csv",
    toCsv(
      ROW_COLUMNS,
      rows.map((one) => ROW_COLUMNS.map((column) => one[column])),
    ),
  );
  files.set("index.html", indexPage(evidence, rows, byHand(evidence, rows)));
  for (const [name, content] of files) {
    const file = join(path, name);
    await mkdir(dirname(file), { recursive: true });
    await writeAtomically(file, content);
  }
  return rows;
}

function filesOf({
  account,
  state,
  papers,
  messages,
  items: registered,
  log,
}: Evidence): Map<string, string | Uint8Array> {
  const files = new Map<string, string | Uint8Array>();
  for (const { number, pdfs, receipt, copy } of papers) {
    for (const [end, bytes] of Object.entries(pdfs)) files.set(`documents/${number}${end}.pdf`, bytes);
    files.set(`documents/${number}.json`, json({ original: receipt, copy }));
  }
  const bodies = Object.fromEntries(Object.values(state.done).map(({ number, body }) => [number, body]));
  for (const [number, exchanged] of Object.entries(messages))
    files.set(`messages/${number}.json`, json({ document: bodies[number] ?? null, messages: exchanged }));
  files.set(
    "item-list.csv",
    toCsv(["code", "name", "class", "kind", "tax", "unit", "price"], itemRows(state)),
  );
  files.set("item-list.json", json(registered));
  files.set("covering-note.html", coveringNote(papers, account));
  files.set("log.txt", log);
  return files;
}

function itemRows(state: CertifyState): string[][] {
  return items.flatMap(({ key, name, type, tax, unit, price }) => {
    const own = state.items[key];
    if (!own) return [];
    return [
      [own.code, name, own.item_class, KINDS[type] ?? type, LETTERS[tax] ?? tax, unit, price.toFixed(2)],
    ];
  });
}

/** Reviewers reject what reads as a trial run. PDFs print what their JSON has. */
function checkWords(files: ReadonlyMap<string, string | Uint8Array>): CertifyRow {
  const found = [...files].flatMap(([name, content]) => {
    const words = forbiddenWords(typeof content === "string" ? `${name}\n${content}` : name);
    return words.length === 0 ? [] : [`${name}: ${words.join(", ")}`];
  });
  const row = "Names and numbers are a trader's";
  if (found.length === 0) return passed(row, "", `${files.size} files`);
  return failed(row, "", `rename what reads as a trial run, then use new numbers. ${found.join("; ")}`);
}

/** What no program can do. */
export function byHand(
  { account, papers }: Pick<Evidence, "account" | "papers">,
  rows: readonly CertifyRow[],
): string[] {
  const logo = account.receipt_logo
    ? "Compare the logo on the receipts with the file that the authority gave you."
    : "Ask the authority for its logo and set it: taxctl account update --receipt-logo FILE. Receipts keep what they were issued with, so run the command again with another folder and --first.";
  // The one that the covering note goes through.
  const first = papers.find(({ document }) => document.key === "mixed");
  return [
    logo,
    "Print one invoice and one credit note, on A4 and 80 mm paper, and scan the QR codes.",
    `Upload item-list.csv, an accepted invoice${first ? ` (${first.number}.pdf)` : ""}, the credit note's PDF and covering-note.html to the authority's portal.`,
    ...rows
      .filter(({ status }) => status === "by_hand")
      .map(({ row: name, detail }) => `${name}: ${detail}.`),
  ];
}

const STATUS: Record<CertifyRow["status"], string> = {
  passed: "passed",
  failed: "FAILED",
  by_hand: "left to do",
};

function indexPage(
  { account, state, papers, messages }: Evidence,
  rows: readonly CertifyRow[],
  hand: readonly string[],
): string {
  const count = (status: CertifyRow["status"]) => rows.filter((one) => one.status === status).length;
  const day = state.day.replace(/(....)(..)(..)/, "$3/$2/$1");
  return page(`Electronic invoices of ${account.trade_name ?? account.name}`, [
    paragraph(
      `${account.name}, branch ${state.branch}, documents of ${day}. ${count("passed")} rows passed, ${count("failed")} failed.`,
    ),
    paragraph(
      row(
        [
          link("covering-note.html"),
          link("item-list.csv"),
          link("item-list.json"),
          link("summary.csv"),
          link("log.txt"),
        ],
        " · ",
      ),
    ),
    heading("Documents"),
    table(
      ["Number", "Shows", "Receipt", "Total", "Files"],
      papers.map(({ number, document, receipt, pdfs }) => [
        number,
        document.shows,
        `${receipt.sdc_id ?? ""}/${receipt.receipt_no} ${receipt.label}`,
        (receipt.sign * receipt.total_amount).toLocaleString("en-GB", { minimumFractionDigits: 2 }),
        row(
          [
            ...Object.keys(pdfs).map((end) =>
              link(`documents/${number}${end}.pdf`, `${end.slice(1) || "A4"}`),
            ),
            link(`documents/${number}.json`, "receipt"),
            link(`messages/${number}.json`, "messages"),
          ],
          ", ",
        ),
      ]),
    ),
    heading("Items"),
    table(["Code", "Name", "Class", "Kind", "Tax", "Unit", "Price"], itemRows(state)),
    heading("Messages with the control unit"),
    list(Object.keys(messages).map((number) => link(`messages/${number}.json`))),
    heading("Left to do by hand"),
    list(hand),
    heading("Checks"),
    table(
      ["Result", "Check", "Subject", "Detail"],
      rows.map((one) => [STATUS[one.status], one.row, one.subject, one.detail]),
    ),
  ]);
}
