// The columns of documents, in every list of them.
import { html } from "@remix-run/html-template";
import { isoDay } from "@taxctl/sdk/rules/formats";
import { capitalized } from "@taxctl/sdk/rules/profiles";
import { localDay } from "../../../../base/clock.ts";
import type { DataOf } from "../../call.ts";
import type { AccountPage } from "../../page.ts";
import type { Column } from "../../table.ts";
import { badge, signedAmount } from "../../words.ts";
import { readBranches } from "../items/words.ts";
import { pathOf } from "./path.ts";
import { kindOf, stateBadge } from "./words.ts";

export type DocumentRow = DataOf<"listTransactions">[number];

const dayFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

const dayInYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** `10 Mar`; of another year `10 Mar 2025` */
function shortDay({ nowMs, timeZone }: Pick<AccountPage, "nowMs" | "timeZone">, date: string): string {
  const isThisYear = localDay(nowMs, timeZone).slice(0, 4) === date.slice(0, 4);
  return isThisYear ? dayInYear.format(Date.parse(isoDay(date))) : day(date);
}

/** `20260310` as `10 Mar 2026` */
export const day = (date: string): string => dayFormat.format(Date.parse(isoDay(date)));

/** The names of the account's branches by their codes. */
export const branchNames = async (page: AccountPage): Promise<Map<string, string>> =>
  new Map((await readBranches(page)).map(({ bhf_id, name }) => [bhf_id, name]));

/** The columns of some documents; their kind stands there if they are of several kinds, or `hasKind`. */
export function documentColumns(
  page: Pick<AccountPage, "base" | "words" | "nowMs" | "timeZone" | "currency" | "may">,
  branches: ReadonlyMap<string, string>,
  rows: readonly DocumentRow[],
  hasKind = new Set(rows.map(kindOf)).size > 1,
): Column<DocumentRow>[] {
  const inCurrency = (label: string) => (page.currency === null ? label : `${label}, ${page.currency}`);
  const branchCell = ({ branch_id }: DocumentRow) => {
    const name = branches.get(branch_id);
    return name === undefined || name === branch_id
      ? branch_id
      : html`<span class="branch" title="${name}"><span class="one-line">${name}</span>${page.may("listBranches") ? html` <small class="dim">${branch_id}</small>` : ""}</span>`;
  };
  return [
    { label: "Number", cell: ({ invoice_no }) => invoice_no },
    ...(hasKind ? [{ label: "Kind", isMinor: true, cell: kindOf }] : []),
    {
      label: "Date",
      cell: ({ document_date: date, document_time: at }) =>
        html`<span class="day">${shortDay(page, date)}${at === null ? "" : html` <small class="dim">${at.slice(0, 2)}:${at.slice(2, 4)}</small>`}</span>`,
    },
    { label: "Receipt", isMinor: true, cell: ({ receipt_no }) => receipt_no ?? "–" },
    {
      label: "Customer or supplier",
      cell: ({ counterparty_name: name }) =>
        name === null ? "–" : html`<span class="one-line" title="${name}">${name}</span>`,
    },
    { label: "Branch", isMinor: true, cell: branchCell },
    {
      label: "State",
      cell: (row) =>
        row.superseded_by == null
          ? stateBadge(row, row.in_doubt)
          : html`${badge("neutral", "Corrected")} <a href="${pathOf(page, row.superseded_by)}">New one<span class="vh"> of ${row.invoice_no}</span></a>`,
    },
    {
      label: inCurrency(capitalized(page.words.tax)),
      isFigure: true,
      isMinor: true,
      // That of an import is on its customs entry.
      cell: ({ type, tax_amount, receipt_type }) =>
        type === "import" ? "–" : signedAmount(tax_amount, receipt_type),
    },
    {
      label: inCurrency("Total"),
      isFigure: true,
      cell: ({ total_amount, receipt_type }) => signedAmount(total_amount, receipt_type),
    },
  ];
}
