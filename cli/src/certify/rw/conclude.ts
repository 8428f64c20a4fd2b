// The authority's list, row by row: what the run has shown of each check.
import type { Item } from "@taxctl/sdk";
import { counted } from "../../output/words.ts";
import { type CertifyRow, failed, leftToDo, notOffered, passed } from "../rows.ts";
import type { Evidence, Paper } from "../script.ts";
import { type Check, checks, counters, gaps, itemCodes } from "./checks.ts";

/** `RRA 31 QR code` */
export const nameOf = ({ number, title }: Check): string => `RRA ${number} ${title}`;

type Concluding = Pick<Evidence, "papers" | "items" | "rows">;

export function conclude(evidence: Concluding): CertifyRow[] {
  const own = [countersRow(evidence.papers), codesRow(evidence.items)];
  const rows = [...evidence.rows, ...own];
  return [
    ...own,
    ...checks.map((check) => rowOf(check, { ...evidence, rows })),
    ...gaps.map(({ title, reason }) => notOffered(title, "", reason)),
  ];
}

function rowOf(check: Check, { papers, rows }: Concluding): CertifyRow {
  const name = nameOf(check);
  if (check.owner !== undefined) return leftToDo(name, "", check.owner);
  if (check.notOffered !== undefined) return notOffered(name, "", check.notOffered);
  const wanted = check.rows ?? [];
  const found = rows.filter(({ row }) => wanted.some((one) => row.startsWith(one)));
  const missing = wanted.filter((one) => !rows.some(({ row }) => row.startsWith(one)));
  const fields = papers.flatMap(({ number, fields: all }) =>
    all.filter(({ shows }) => shows?.includes(check.number)).map((field) => ({ ...field, paper: number })),
  );
  const problems = [
    ...found.flatMap(({ row, status, subject, detail }) =>
      status === "failed" ? [`${[row, subject].filter(Boolean).join(" ")}: ${detail.split("; ")[0]}`] : [],
    ),
    ...missing.map((one) => `nothing shows "${one.trim().replace(/:$/, "")}": see the steps that failed`),
    ...fields.flatMap(({ agrees, paper, name: field, printed, expected }) =>
      agrees ? [] : [`${paper}, ${field}: ${printed || "nothing"}, expected ${expected || "nothing"}`],
    ),
    ...(wanted.length === 0 && fields.length === 0 ? ["no paper shows it: see the steps that failed"] : []),
  ];
  if (problems.length > 0) return failed(name, "", shortened(problems));
  const open = found.find(({ status }) => status === "by_hand");
  if (open) return leftToDo(name, "", open.detail);
  const on = new Set(fields.map(({ paper }) => paper));
  const shown =
    fields.length === 0 ? [] : [`${counted(fields.length, "text")} of ${counted(on.size, "document")}`];
  const kinds = wanted.map((one) => {
    const count = found.filter(({ row }) => row.startsWith(one)).length;
    return `${one.trim().replace(/:$/, "")}${count > 1 ? ` (${count})` : ""}`;
  });
  return passed(name, "", [...shown, ...kinds].join("; "));
}

const shortened = (problems: readonly string[]): string =>
  problems.length <= 3
    ? problems.join("; ")
    : `${problems.slice(0, 3).join("; ")}; ${problems.length - 3} more`;

/** The unit's counters in the order of signing: the one of all receipts, and the one of each kind. */
function countersRow(papers: readonly Paper[]): CertifyRow {
  const signed = papers
    .filter(({ document }) => document.kind === undefined)
    .map(({ number, received, document }) => ({
      number,
      kind: document.credits ? "NR" : "NS",
      own: Number(received.rcptNo),
      all: Number(received.totRcptNo),
    }))
    .toSorted((one, other) => one.all - other.all);
  const problems = signed.flatMap((one, at) => {
    const before = signed[at - 1];
    const same = signed.slice(0, at).findLast(({ kind }) => kind === one.kind);
    return [
      ...(before && one.all !== before.all + 1
        ? [`${one.number}: total counter ${one.all} after ${before.all}`]
        : []),
      ...(same && one.own !== same.own + 1
        ? [`${one.number}: ${one.kind} ${one.own} after ${same.own}`]
        : []),
    ];
  });
  if (signed.length === 0) return failed(counters, "", "the unit signed nothing");
  if (problems.length > 0)
    return failed(
      counters,
      "",
      `${shortened(problems)}. Nothing else may sell at the branch during the run: begin again with another folder and --first. If nothing did, ask the maker of the unit`,
    );
  const [first, last] = [signed[0], signed.at(-1)];
  return passed(counters, "", `total counter ${first?.all} to ${last?.all}`);
}

/** Country, type, both units with an X behind one of two characters, and seven digits. */
function codesRow(items: readonly Item[]): CertifyRow {
  const padded = (unit: string) => (unit.length === 2 ? `${unit}X` : unit);
  const wrong = items.flatMap((item) => {
    const head = `${item.origin_nation_code}${item.item_type}${padded(item.pkg_unit_code)}${padded(item.qty_unit_code)}`;
    return item.item_code.startsWith(head) && /^\d{7}$/.test(item.item_code.slice(head.length))
      ? []
      : [`${item.item_code}, expected ${head} and seven digits`];
  });
  if (items.length > 0 && wrong.length === 0) return passed(itemCodes, "", counted(items.length, "item"));
  return failed(itemCodes, "", wrong.length > 0 ? shortened(wrong) : "no item is registered");
}
