// The families of flags that many commands share: each is explained once, by `taxctl help NAME`.

type FlagOfFamily = { name: string; helpGroup?: string | undefined };

type HelpFamily = { summary: string; text: string; has(flag: FlagOfFamily): boolean };

const inGroup =
  (...groups: string[]) =>
  ({ helpGroup }: FlagOfFamily) =>
    helpGroup !== undefined && groups.includes(helpGroup);
const output = ["json", "json-lines", "format", "fields"];

/** Help topics by name. A flag belongs to the first family that has it. */
export const helpFamilies: Readonly<Record<string, HelpFamily>> = {
  spreadsheets: {
    summary: "how a spreadsheet or CSV file is read: columns, dates, numbers",
    text: `taxctl reads .xlsx and CSV files. It detects columns, encoding and the format of
numbers. Name a column with --map FIELD=COLUMN if it is not detected, and add
--date-format if dates are ambiguous. A mapping file keeps such answers for the
next file.`,
    has: inGroup("BOOKS", "SHEET"),
  },
  matching: {
    summary: "how your books are compared with suppliers' invoices, and who decides",
    text: `taxctl compares the invoices in your books with the invoices that suppliers
reported. Amounts may differ by --tolerance, and dates of possible matches by
--max-days. Accept certain matches with --accept, and decide the rest with
purchases decide.`,
    has: inGroup("MATCHING", "DECISIONS"),
  },
  registering: {
    summary: "how items and purchases are registered",
    text: `Each line needs one of your items. Name the item with a flag, or let taxctl
register unknown items with --register-items.`,
    has: inGroup("REGISTERING", "NEW ITEMS"),
  },
  runs: {
    summary: "how a run over a file goes on, and which files it writes",
    text: `A run writes a result file with the outcome of each row. Correct that file and
submit it again: invoices with a receipt are not sent again. After Ctrl-C or a
crash, run the same command again.`,
    has: inGroup("RUN"),
  },
  lists: {
    summary: "pages of lists",
    text: `A list prints one page. The line below the table says how many pages there are.
Choose a page with --page, or print all pages with --all.`,
    has: inGroup("PAGE"),
  },
  output: {
    summary: "tables, JSON and CSV",
    text: `Commands print tables for people. Scripts read --json or --json-lines: their
fields and values stay the same from version to version.`,
    has: ({ name }) => output.includes(name),
  },
  waiting: {
    summary: "how long a command waits for the authority's outcome",
    text: `A command ends with exit code 8 if the outcome is still pending. Commands that
write exports wait 600 seconds for the file, unless --timeout says otherwise.`,
    has: ({ name }) => name === "wait" || name === "timeout",
  },
  connection: {
    summary: "profile, branch, URL of the service, and confirmations",
    text: `A profile has the account, the environment and the branch. Commands ask before
they do lasting harm. Scripts pass --yes, and in live --confirm.`,
    has: ({ name, helpGroup }) => name === "confirm" || helpGroup === "GLOBAL",
  },
  "exit-codes": {
    summary: "what the exit code of a command means",
    text: `  0    done
  1    failed
  2    wrong usage, or input is missing
  3    partly done: the results say which
  4    not signed in, or not permitted
  5    rejected by the authority
  8    still pending when the wait ended
  9    differences were found
  127  unknown command
  130  interrupted`,
    has: () => false,
  },
};

/** The name of the family that explains a flag. */
export function familyOf(flag: FlagOfFamily): string | undefined {
  return Object.keys(helpFamilies).find((name) => helpFamilies[name]?.has(flag));
}
