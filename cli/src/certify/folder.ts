// The folder that is handed in: every file is made again from the service's records at each run.
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Item } from "@taxctl/sdk";
import { writeAtomically } from "../files/atomic-file.ts";
import { toCsv } from "../output/csv.ts";
import { checkPapers } from "./check-papers.ts";
import { forbiddenWords } from "./clean-words.ts";
import { heading, link, list, page, paragraph, row, table, text } from "./html.ts";
import { legend } from "./legend.ts";
import { showsLogo, unitText } from "./papers.ts";
import { type CertifyRow, failed, passed, rowColumns, statusWords } from "./rows.ts";
import type { Evidence, Files, Message, Script } from "./script.ts";

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
const kinds: Record<string, string> = { 1: "raw material", 2: "item with stock", 3: "service" };
const itemColumns = ["code", "name", "class", "kind", "tax_letter", "tax", "unit", "price_with_tax"];
const wordsHeading = "Names and numbers checked";

/** Writes the folder. Returns the given rows, and those about papers and words. */
export async function writeFolder(path: string, evidence: Evidence): Promise<CertifyRow[]> {
  const { script } = evidence;
  const rows = [...evidence.rows, ...(await checkPapers(evidence))];
  const concluded = { ...evidence, rows };
  rows.push(...(script.conclude?.(concluded) ?? []));
  const files = filesOf(concluded);
  addSummary(files, concluded);
  // The last row is about all files, so it is in the summary that overwrites the first one.
  rows.push(checkWords(files));
  addSummary(files, concluded);
  for (const [name, content] of files) {
    const file = join(path, name);
    await mkdir(dirname(file), { recursive: true });
    await writeAtomically(file, content);
  }
  return rows;
}

function addSummary(files: Files, evidence: Evidence): void {
  const cells = evidence.rows.map((one) => rowColumns.map((column) => one[column]));
  files.set("summary.csv", toCsv(rowColumns, cells));
  files.set("index.html", indexPage(evidence));
}

function filesOf(evidence: Evidence): Files {
  const { script, state, papers, messages, items, registrations, reports, log } = evidence;
  const files: Files = new Map([...script.pages(evidence), ...reports]);
  for (const { number, pdfs, receipt, copy } of papers) {
    for (const [end, bytes] of Object.entries(pdfs)) files.set(`documents/${number}${end}.pdf`, bytes);
    files.set(`documents/${number}.json`, json(copy ? { original: receipt, copy } : { original: receipt }));
  }
  const bodies = Object.fromEntries(Object.values(state.done).map(({ number, body }) => [number, body]));
  for (const [number, exchanged] of Object.entries(messages))
    files.set(`messages/${number}.json`, json({ document: bodies[number] ?? null, messages: exchanged }));
  files.set(registrationsFile, json(registrations));
  files.set("item-list.csv", toCsv(itemColumns, itemRows(items, script)));
  files.set(
    "item-list.json",
    json(
      itemRows(items, script).map((cells) =>
        Object.fromEntries(itemColumns.map((name, at) => [name, cells[at]])),
      ),
    ),
  );
  if (state.customs) files.set(customs, json(state.customs.record));
  files.set("log.txt", log);
  return files;
}

const registrationsFile = "item-registrations.json";
const customs = "customs-record.json";

function itemRows(items: readonly Item[], { letters, set }: Script): string[][] {
  return items.map((item) => {
    const { letter = "", meaning = "" } = letters.find(({ api }) => api === item.tax_type_code) ?? {};
    const { item_code, item_name, item_class_code, item_type, qty_unit_code, default_price } = item;
    const kind = kinds[item_type] ?? item_type;
    const price = default_price.toFixed(2);
    const tax = `${meaning}, ${set.rates[item.tax_type_code] ?? 0} %`;
    return [item_code, item_name, item_class_code, kind, letter, tax, qty_unit_code, price];
  });
}

/** Reviewers reject what reads as a trial run. PDFs have the same texts as their JSON. */
function checkWords(files: ReadonlyMap<string, string | Uint8Array>): CertifyRow {
  const found = [...files].flatMap(([name, content]) => {
    const words = forbiddenWords(typeof content === "string" ? `${name}\n${content}` : name);
    return words.length === 0 ? [] : [`${name}: ${words.join(", ")}`];
  });
  if (found.length === 0) return passed(wordsHeading, "", `${files.size} files`);
  return failed(
    wordsHeading,
    "",
    `rename what reads as a trial run, then use new numbers. ${found.join("; ")}`,
  );
}

/** The steps that a person must do. */
export function byHand(evidence: Evidence, rows: readonly CertifyRow[]): string[] {
  const { account, papers, isSimulated, script } = evidence;
  const again =
    "Receipts keep what they were issued with, so run the command again with another folder and --first.";
  const logo = papers.every((paper) => !script.hasLogo(paper.document) || showsLogo(paper))
    ? "Compare the logo on the receipts with the file that the authority gave you."
    : account.receipt_logo
      ? `Some receipts have an empty frame: they were issued before you set the logo. ${again}`
      : `Ask the authority for its logo and set it: taxctl account update --receipt-logo FILE. ${again}`;
  return [
    ...(isSimulated
      ? [
          "A simulated control unit signed these documents. Run the command with the authority's own sandbox unit, and hand in the folder of that run.",
        ]
      : []),
    logo,
    `Print one invoice and one ${script.credit}, on A4 and 80 mm paper, and scan the QR codes.`,
    ...script.byHand(evidence),
    ...rows
      .filter(({ status }) => status === "by_hand")
      .map(({ row: name, detail }) => `${name}: ${detail}.`),
  ];
}

/** That a call had no usable response and the document was sent again; empty where it was not. */
function retryText(messages: readonly Message[] = []): string {
  const sales = messages.filter(({ path }) => /\/(saveSales|saveTrnsSalesOsdc)$/.test(path ?? ""));
  const lost = sales.filter(({ outcome }) => outcome === "unknown");
  if (lost.length === 0) return "";
  const accepted = sales.filter(({ outcome }) => outcome === "accepted").length;
  const status = lost[0]?.http_status;
  return `; time-out${status ? ` (HTTP ${status})` : ""}, then sent again, accepted ${accepted === 1 ? "once" : `${accepted} times`}`;
}

/** The subject of a number. */
function subjectOf(number: string, { state: { done }, script }: Evidence): string {
  const [key = ""] = Object.entries(done).find(([, one]) => one.number === number) ?? [];
  const document = script.set.documents.find((one) => one.key === key);
  if (document) return `${document.credits ? script.credit : "invoice"}: ${document.shows}`;
  return subjects[key] ?? key;
}

const subjects: Readonly<Record<string, string>> = {
  opening: "opening stock",
  purchase: "purchase",
  adjustment: "stock adjustment",
  import: "customs record",
};

function indexPage(evidence: Evidence): string {
  const { account, state, papers, messages, items, script, rows, reports } = evidence;
  const count = (status: CertifyRow["status"]) => rows.filter((one) => one.status === status).length;
  const day = state.day.replace(/(....)(..)(..)/, "$3/$2/$1");
  const { trade_name = account.trade_name } = papers[0]?.receipt.seller ?? {};
  return page(`Electronic invoices of ${trade_name ?? account.name}`, [
    paragraph(
      `${account.name}, branch ${state.branch}, documents of ${day}. ${count("passed")} rows passed, ${count("failed")} failed.`,
    ),
    paragraph(unitText(evidence)),
    paragraph(
      row(
        [
          ...[...script.pages(evidence).keys()].map((name) => link(name)),
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
      papers.map(({ number, document, receipt }) => [
        number,
        document.shows + retryText(messages[number]),
        `${receipt.sdc_id ? `${receipt.sdc_id}/` : ""}${receipt.receipt_no} ${receipt.printed_label}`,
        (receipt.sign * receipt.total_amount).toLocaleString("en-GB", { minimumFractionDigits: 2 }),
        row(
          [
            ...script.prints(document).map(({ end, title }) => link(`documents/${number}${end}.pdf`, title)),
            link(`documents/${number}.json`, "receipt"),
            ...(messages[number] ? [link(`messages/${number}.json`, "messages")] : []),
          ],
          ", ",
        ),
      ]),
    ),
    heading("Items"),
    table(
      ["Code", "Name", "Class", "Kind", "Tax type", "Tax", "Unit", "Price with tax"],
      itemRows(items, script),
    ),
    ...legend(evidence),
    heading("Messages with the control unit"),
    list([
      ...Object.keys(messages).map((number) =>
        row([link(`messages/${number}.json`), text(subjectOf(number, evidence))]),
      ),
    ]),
    ...(reports.size === 0 ? [] : [heading("Reports"), list([...reports.keys()].map((name) => link(name)))]),
    heading("Records of the service"),
    list([
      row([
        link(registrationsFile),
        text(
          "requests to the service that registered the items, and its responses; the control unit accepted each item at last_synced_at. Items marked earlier were registered before this set was made: their requests are not repeated. Tax types are those of requests.",
        ),
      ]),
      ...(state.customs
        ? [
            row([
              link(customs),
              text("the customs record that the control unit returned, with the service's own field names"),
            ]),
          ]
        : []),
    ]),
    heading("Checks"),
    table(
      ["Result", "Check", "Subject", "Detail"],
      rows.map((one) => [statusWords[one.status], one.row, one.subject, one.detail]),
    ),
  ]);
}
