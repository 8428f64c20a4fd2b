// The health of an account as operators read it: what is wrong, and who can put it right.
import { html, type SafeHtml } from "@remix-run/html-template";
import { asCommands } from "@taxctl/sdk/rules/commands";
import type { PersonPage } from "../page.ts";
import { richText } from "../problem.ts";
import { badge, checkBadge, plural, withDates } from "../words.ts";
import { monthName } from "./month/words.ts";
import { type Account, waitingIn } from "./operator-accounts.ts";

type Check = Account["health"][number]["checks"][number];
type Found = Check & { codes: string[] };

/** Checks of several branches that say the same, as one; `codes` are the branches. */
function together(checks: readonly Check[]): Found[] {
  const found = new Map<string, Found>();
  for (const check of checks) {
    const same = `${check.name} ${check.status} ${check.message}`;
    const one = found.get(same) ?? { ...check, codes: [] };
    if (check.bhf_id !== undefined) one.codes.push(check.bhf_id);
    found.set(same, one);
  }
  return [...found.values()].map((one) =>
    one.message === "Never refreshed" ? { ...one, message: "The code tables were never fetched" } : one,
  );
}

/** `November 2026: 34 purchases`, of `2026-11: 34 purchases` */
const withMonths = (text: string): string =>
  text.replaceAll(/\b\d{4}-(?:0[1-9]|1[0-2])\b(?!-)/g, (month) => monthName(month));

/** What the account has to do, where its people have commands for it. */
const accountWork: Readonly<Record<string, string>> = {
  pause: "Its documents are stored and not sent. The account can resume it.",
  month: "The account decides and closes it.",
  training: "The account can end it.",
};

/** How to fix it. Commands of the account's people don't help operators. */
function remedyOf({ name, remedy }: Found): SafeHtml | string {
  if (remedy === undefined) return "";
  const isOfAccount = asCommands(remedy).includes("`taxctl ") && !remedy.includes("`taxd ");
  return html`<p>${isOfAccount ? (accountWork[name] ?? "The account can fix it.") : richText(remedy)}</p>`;
}

/** What is wrong, and at which branch. */
function titleOf(page: PersonPage, { message, codes }: Found): string {
  const branches = `${codes.length === 1 ? "Branch" : "Branches"} ${codes.join(", ")}`;
  // A moment says how long ago it was, and a paused branch has the rest as its remedy.
  const short = message
    .replace(/(Z) \([^()]*\): /, "$1: ")
    .replace(/\. Submissions are stored and not sent$/, "");
  const text = withMonths(withDates(page, short));
  if (codes.length === 0) return text;
  return codes.length === 1 && text.startsWith("The branch ")
    ? text.replace("The branch", branches)
    : `${branches}: ${text}`;
}

const entry = (page: PersonPage, found: Found): SafeHtml =>
  html`<li class="${found.status === "fail" ? "blocks" : "look"}"><div><b>${richText(titleOf(page, found))}</b>${remedyOf(found)}</div></li>`;

/** The health of each environment: what is wrong, most urgent first, and what helps. */
export function healthOf(page: PersonPage, { health }: Account): SafeHtml[] {
  return health.map((one) => {
    const { environment, status, checks, lanes } = one;
    const open = together(checks.filter((check) => check.status !== "pass")).toSorted(
      (left, right) => Number(right.status === "fail") - Number(left.status === "fail"),
    );
    // Without a device nothing can go wrong, and nothing works.
    const isEmpty = lanes.length === 0 && status === "pass";
    const name = environment === "live" ? "Live" : "Sandbox";
    return html`<section class="card inbox" aria-labelledby="${environment}"><header><div><h2 id="${environment}">${name}</h2><p>${plural(lanes.length, "device")}, ${plural(waitingIn(one), "document")} waiting</p></div>${isEmpty ? badge("neutral", "No device yet") : checkBadge(status)}</header>${
      open.length === 0
        ? html`<p class="rest">${isEmpty ? "No device yet." : "Nothing is wrong."}</p>`
        : html`<ul>${open.map((found) => entry(page, found))}</ul>`
    }</section>`;
  });
}
