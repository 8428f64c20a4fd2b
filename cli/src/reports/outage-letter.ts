// The letter to the authority: the control units that were out of order, the times, and the documents that waited.
import { counted } from "../output/words.ts";
import type { OutageReport, WholeOutage } from "./outages.ts";

const reasons: Record<WholeOutage["reason"], string> = {
  unreachable: "The control unit could not be reached.",
  unanswered: "The control unit was called, and no valid result came back.",
  rejecting: "The control unit responded that it takes no documents.",
};

const kinds: Record<string, string> = {
  sales: "Invoice",
  purchase: "Purchase",
  stock: "Stock",
  import: "Import",
};

/**
 * The letter as lines of at most 96 characters, each document in one line.
 *
 * @param tinName What the authority calls the taxpayer's number.
 */
export function outageLetter(
  { from, to, branch, time_zone, written_at, outages }: OutageReport,
  tinName: string,
): string[] {
  const time = clockOf(time_zone);
  const tins = [...new Set(outages.map(({ tin }) => tin))];
  const days = from === null && to === null ? "all days" : `${from ?? "the beginning"} to ${to ?? "today"}`;
  return [
    "OUTAGE OF A CONTROL UNIT",
    "",
    `Date:     ${time(written_at)}`,
    `${`${tinName}:`.padEnd(9)} ${tins.join(", ") || "-"}`,
    `Branch:   ${branch ?? "all branches"}`,
    `Period:   ${days}`,
    "",
    ...(outages.length === 0
      ? ["No control unit was out of order in this period."]
      : [
          `In this period, ${counted(outages.length, "outage")} kept our control unit from signing documents.`,
          "Our system stored each document and sent it to the control unit as soon as it responded again.",
        ]),
    `All times are local (${time_zone}).`,
    ...outages.flatMap((outage, index) => ["", ...section(outage, index + 1, time)]),
    "",
    "",
    "Name, position: ________________________________",
    "",
    "Signature:      ________________________________",
  ];
}

function section(outage: WholeOutage, number: number, time: (text: string) => string): string[] {
  const { started_at, ended_at, counts } = outage;
  return [
    `Outage ${number}, branch ${outage.branch_id}`,
    `  Start:     ${time(started_at)}`,
    `  End:       ${ended_at === null ? "not over yet" : time(ended_at)}`,
    ...(ended_at === null ? [] : [`  Duration:  ${durationOf(started_at, ended_at)}`]),
    `  Cause:     ${reasons[outage.reason]}`,
    `  Waited:    ${counted(counts.waited, "document")}; signed: ${counts.signed}, rejected: ${counts.rejected}, still waiting: ${counts.waiting}`,
    "",
    ...(outage.documents.length === 0 ? [] : [row("Number", "Kind", "Total", "Stored", "Signed", "Receipt")]),
    ...outage.documents.map((document) =>
      row(
        document.invoice_no,
        document.receipt_type === "R" ? "Credit note" : (kinds[document.type] ?? document.type),
        (document.receipt_type === "R" ? -document.total_amount || 0 : document.total_amount).toFixed(2),
        time(document.accepted_at),
        document.signed_at === null
          ? document.status === "failed"
            ? "rejected"
            : "waiting"
          : time(document.signed_at),
        document.receipt_no ?? "-",
      ),
    ),
  ];
}

function row(
  number: string,
  kind: string,
  total: string,
  stored: string,
  signed: string,
  receipt: string,
): string {
  const cells = [
    number.padEnd(22),
    kind.padEnd(11),
    total.padStart(13),
    stored.padEnd(19),
    signed.padEnd(19),
    receipt,
  ];
  return `  ${cells.join(" ").trimEnd()}`;
}

/** A time of the service as `yyyy-mm-dd hh:mm:ss` in a zone. */
function clockOf(timeZone: string): (text: string) => string {
  const options = { dateStyle: "short", timeStyle: "medium", timeZone } as const;
  const format = new Intl.DateTimeFormat("sv-SE", options);
  return (text) => format.format(Date.parse(text));
}

function durationOf(from: string, to: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
  const parts = [
    [Math.floor(seconds / 86_400), "d"],
    [Math.floor(seconds / 3_600) % 24, "h"],
    [Math.floor(seconds / 60) % 60, "min"],
    [seconds % 60, "s"],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return shown.join(" ") || "0 s";
}
