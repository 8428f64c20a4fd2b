// The overview at the terminal: the figures, the branches, and what needs attention.
import type { Result } from "@taxctl/sdk";
import { capitalized, type TaxWords } from "@taxctl/sdk/profiles";
import { clean, hasUnicode, styled } from "../output/terminal.ts";
import { counted } from "../output/words.ts";
import { hanging } from "../output/wrap.ts";

type Overview = Result<"getOverview">;

const amountWidth = 16;

/** A line for each figure; empty for a cashier, who has none. */
export function figureText(
  { date, currency, figures, past_month, other_currencies = [] }: Overview,
  { tax }: TaxWords,
): string {
  if (figures === null) return "";
  const { today, month_so_far: month, vat, vat_due, days } = figures;
  const forward = `${capitalized(tax)} carried forward`;
  const nameWidth = Math.max(22, forward.length + 2);
  const line = (name: string, amount: number, note: string): string =>
    `${name.padEnd(nameWidth)}${amount.toFixed(2).padStart(amountWidth)}  ${note}`.trimEnd();
  const waiting = days.reduce((sum, day) => sum + day.waiting, 0);
  const toPay = ({ payable, carried_forward, due_date }: typeof vat, when: string): string =>
    payable === 0 && carried_forward > 0
      ? line(forward, carried_forward, when.replace(/, $/, ""))
      : line(`${capitalized(tax)} to pay`, payable, `${when}due ${due_date}`);
  return [
    `${date}, all branches${currency === null ? "" : `, in ${currency}`}`,
    line("Sales today", today.total_amount, counted(today.documents, "document")),
    line(`${capitalized(tax)} in them`, today.tax_amount, ""),
    line(
      `Sales in ${vat.month}`,
      month.total_amount,
      `${counted(month.documents, "document")}, ${tax} ${month.tax_amount.toFixed(2)}`,
    ),
    ...(vat_due ? [toPay(vat_due, `${vat_due.month}, `)] : []),
    toPay(vat, "so far, "),
    ...(past_month === null
      ? []
      : [`${past_month.month.padEnd(nameWidth)}${past_month.text}, due ${past_month.due_date}`]),
    ...(waiting === 0
      ? []
      : [
          line(
            "Waiting, not included",
            days.reduce((sum, day) => sum + day.waiting_amount, 0),
            counted(waiting, "document"),
          ),
        ]),
    ...other_currencies.flatMap((other) => [
      `In ${other.currency}, not included:`,
      line("Sales today", other.today.total_amount, counted(other.today.documents, "document")),
      line(
        `Sales in ${vat.month}`,
        other.month_so_far.total_amount,
        counted(other.month_so_far.documents, "document"),
      ),
    ]),
  ].join("\n");
}

/** The columns of the branches. */
export const branchColumns = ({ figures }: Overview): string[] => [
  "bhf_id",
  "name",
  "state",
  ...(figures === null ? [] : ["total_amount"]),
  "waiting",
  "last_receipt_no",
];

export const branchRows = ({ branches }: Overview) =>
  branches.map((branch) => ({ ...branch, state: branch.state.replace("_", " ") }));

/** What needs attention, the most urgent first, with how to fix it. */
export function attentionText(
  { attention }: Overview,
  commandsIn: (remedy: string, bhf_id: string | undefined) => string,
): string {
  if (attention.length === 0) return "Nothing needs your attention.";
  const lines = attention.map(({ level, title, reason, remedy, bhf_id }) => {
    const isBlocking = level === "blocks";
    const sign = `${hasUnicode() ? `${isBlocking ? "✗" : "!"} ` : ""}${isBlocking ? "blocks" : "look"}`;
    const column = `${sign}  `.length;
    const below = (text: string) => hanging(text, column, process.stdout);
    const more = [reason, remedy === null ? null : commandsIn(remedy, bhf_id ?? undefined)]
      .filter((text) => text !== null)
      .map((text) => `\n${" ".repeat(column)}${below(clean(text))}`);
    return `${styled(isBlocking ? "red" : "yellow", sign, process.stdout)}  ${below(clean(title))}${more.join("")}`;
  });
  return `Needs you\n${lines.join("\n")}`;
}
