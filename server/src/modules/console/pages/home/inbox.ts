// What needs a person: one sentence, one reason and one button for each thing. Things of one kind at several branches are one.
import { html, type SafeHtml } from "@remix-run/html-template";
import type { AccountPage } from "../../page.ts";
import { plainText } from "../../plain-text.ts";
import { remedyParts } from "../../remedies.ts";
import { badge, withAmounts, withBranchNames } from "../../words.ts";
import type { Overview } from "../branches/state.ts";
import { monthName, monthPath } from "../month/words.ts";

export type Thing = Overview["attention"][number];

/** The page where the thing is done, if it is no link of the remedy. */
function placeOf(page: AccountPage, { kind, transaction_id, month, bhf_id }: Thing) {
  if (transaction_id !== null)
    return { href: `${page.base}/documents/${transaction_id}`, label: "Open the document" };
  if (kind === "month" && month !== null && page.may("listPeriods"))
    return { href: monthPath(page, month), label: "Open the month" };
  if (kind === "imports" && page.may("listImports"))
    return {
      href: `${page.base}/imports?${new URLSearchParams({ branch_id: bhf_id ?? "" })}`,
      label: "Decide",
    };
  return undefined;
}

const tablesText = "code tables: Never refreshed";

/** The branches whose code tables nobody fetched, as one thing: their sales go on. */
function withoutRepetition(all: readonly Thing[]): Thing[] {
  const [first, ...others] = all.filter(({ kind, title }) => kind === "codes" && title.includes(tablesText));
  if (!first || others.length === 0) return [...all];
  const title = `The code tables of ${others.length + 1} branches were never fetched`;
  const one = { ...first, title, bhf_id: null };
  return all.flatMap((thing) => (thing === first ? one : others.includes(thing) ? [] : thing));
}

/** `has been paused since 19:00 (3 minutes): Stock taking` without how long that is. */
const withoutAge = (title: string): string => title.replace(/(Z) \([^()]*\): /, "$1: ");

type Names = ReadonlyMap<string, string>;

/** One thing; `own` is a button of the page that does it. On the page of a branch, the remedy has a name. */
export function entry(
  page: AccountPage,
  thing: Thing,
  { own, names }: { own?: SafeHtml | undefined; names?: Names | undefined } = {},
): SafeHtml {
  const { kind, level, title, reason, remedy, bhf_id, transaction_id, month } = thing;
  const branch = bhf_id === null ? undefined : names?.get(bhf_id);
  const named = { bhf_id: bhf_id ?? undefined, branch, transaction_id: transaction_id ?? undefined };
  const { words, links } =
    remedy === null || kind === "imports" || own !== undefined
      ? { words: undefined, links: [] }
      : remedyParts(page, remedy, named);
  const place = placeOf(page, thing);
  const [button, ...others] = place ? [place, ...links.filter(({ href }) => href !== place.href)] : links;
  const sentence = withBranchNames(
    month === null ? withoutAge(title) : title.replace(month, monthName(month)),
    names ?? new Map(),
  );
  const [said = "", ...rest] = sentence.replace(/^(.+?): The branch (is|has) /, "$1 $2 ").split(". ");
  const reasons = [
    ...(rest.length === 0 ? [] : [`${rest.join(". ")}.`]),
    ...(reason === null ? [] : [reason]),
  ];
  const more = others.map(({ href, label }) => html` <a href="${href}">${label}</a>`);
  return html`<li class="${level}"><div><b>${plainText(page, withAmounts(said))}</b>${
    reasons.length === 0 ? "" : html`<p>${plainText(page, withAmounts(reasons.join(" ")))}</p>`
  }${
    words === undefined ? "" : html`<p>${names ? "" : html`<b>How to fix it:</b> `}${words}${more}</p>`
  }</div>${own ?? (button === undefined ? "" : html`<a class="button" href="${button.href}">${button.label}</a>`)}</li>`;
}

function emptyText(page: AccountPage, { branches }: Overview): SafeHtml {
  if (branches.length > 0)
    return html`<p class="rest">${badge("good", "Nothing")}${page.may("listBranches") ? " Everything works." : ""}</p>`;
  return page.may("createBranch") ? setupSteps(page) : notSetUp(page);
}

/** For a person who can't set the account up: who does it, and where there is something to do meanwhile. */
function notSetUp(page: AccountPage): SafeHtml {
  const { me, account, environment } = page;
  const others = me.memberships.length - 1;
  const isLive = environment === "live";
  const steps: [title: string, text: SafeHtml | string, button?: SafeHtml][] = [
    [`${account.name} has no branch here yet`, "Ask the owner or an admin to set up the first branch."],
    ...(isLive
      ? [
          [
            "Try it in the sandbox",
            "Nothing there reaches the tax authority.",
            html`<a class="button" href="/console/${String(account.id)}/sandbox">Open the sandbox</a>`,
          ] as [string, string, SafeHtml],
        ]
      : []),
    ...(others > 0
      ? [
          [
            "Work for another client",
            `You have access to ${others === 1 ? "one other account" : `${others} other accounts`}.`,
            html`<a class="button" href="/console/accounts">All accounts</a>`,
          ] as [string, string, SafeHtml],
        ]
      : []),
    [
      "A client is missing?",
      html`Ask the client's owner to invite <b>${me.email}</b> under “Team” in the console. You get a mail with a link.`,
    ],
  ];
  return html`<ul class="set-up">${steps.map(
    ([title, text, button]) =>
      html`<li><span class="mark" aria-hidden="true">•</span><div><b>${title}</b><p>${text}</p></div>${button ?? ""}</li>`,
  )}</ul>`;
}

/** What an account without a branch does first; the button is that of the next step. */
function setupSteps(page: AccountPage): SafeHtml {
  const steps: [title: string, text: string, button?: SafeHtml][] = [
    [
      "Create the first branch",
      "With the identifier that the tax authority gave it: 00 for the head office.",
      html`<a class="button primary" href="${page.base}/branches">Set up the first branch</a>`,
    ],
    ["Add its control unit", "With the serial number of the device and the URL of the unit that signs."],
    ["Initialize the device", "This registers it with the tax authority, and fetches the code tables."],
    [
      "Send the first sale",
      "From your program with a key, or from a file. What you sold today appears here.",
    ],
  ];
  return html`<ol class="set-up">${steps.map(
    ([title, text, button], index) =>
      html`<li><span class="mark" aria-hidden="true">${String(index + 1)}</span><div><b>${title}</b><p>${text}</p></div>${button ?? ""}</li>`,
  )}</ol>`;
}

/** Things that a phone shows before the others are unfolded. */
const mostOnPhones = 3;

function folded(entries: readonly SafeHtml[]): SafeHtml {
  const [first, others] = [entries.slice(0, mostOnPhones), entries.slice(mostOnPhones)];
  const rest =
    others.length === 0
      ? ""
      : html`<details class="on-wide"><summary>${String(others.length)} more</summary><ul>${others}</ul></details>`;
  return html`<ul>${first}</ul>${rest}`;
}

export function inbox(page: AccountPage, overview: Overview): SafeHtml {
  const { branches } = overview;
  const names = new Map(branches.map(({ bhf_id, name }) => [bhf_id, name]));
  const attention = withoutRepetition(overview.attention);
  const urgent = attention.filter(({ level }) => level === "blocks").length;
  const isEmpty = branches.length === 0 && attention.length === 0;
  const start = page.may("createBranch") ? "Four steps to the first receipt" : "Nothing to do here yet";
  return html`<section class="card inbox" aria-labelledby="needs"><header><h2 id="needs">${isEmpty ? start : "What needs you"}</h2>${urgent === 0 ? "" : badge("bad", `${urgent} urgent`)}</header>
${attention.length === 0 ? emptyText(page, overview) : folded(attention.map((thing) => entry(page, thing, { names })))}</section>`;
}
