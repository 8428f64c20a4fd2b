// What a person decides about rows of a reconciliation: the buttons of each row and of several, and what they send.
import { html, type SafeHtml } from "@remix-run/html-template";
import { field, hiddenFields } from "../../form.ts";
import { icon } from "../../icons.ts";
import { menu } from "../../menu.ts";
import type { AccountPage } from "../../page.ts";
import { badge, time } from "../../words.ts";
import { nameOf } from "./row-cells.ts";
import { askedOf, booksPath, claimPath, decisions, type ReconciliationListRow } from "./words.ts";

type Row = ReconciliationListRow;
type Choice = readonly [value: string, label: string];

/** The row that a decision is about, and the state in which the person saw it. */
type Key = { authority_id: string | null; books_id: string | null; seen: string; name: string };

export function keyOf(row: Row): string {
  const ids = { authority_id: row.authority?.id ?? null, books_id: row.books?.id ?? null, seen: row.seen };
  return JSON.stringify({ ...ids, name: nameOf(row) } satisfies Key);
}

/** Whether a person can decide about a row: a registered invoice is claimed, and only a difference to the books is left. */
export const isDecidable = (page: AccountPage, { registration, open, books }: Row): boolean =>
  page.may("decideReconciliation") && (!registration || (open && books !== null));

/** The possible decisions about a row, the likeliest first. */
function choicesOf({ authority, books, decision, candidates }: Row): Choice[] {
  const own: Choice[] =
    authority && books
      ? [
          ["accept", "Accept"],
          ["unlink", "Unlink"],
        ]
      : [
          ...candidates
            .filter(({ taken }) => !taken)
            .map(({ document }): Choice => [`link ${document.id}`, `Link with ${document.number}`]),
          ["ignore", "Ignore"],
          ...(authority ? [["reject", "Reject the supplier's invoice"] as const] : []),
        ];
  const back: Choice[] = decision ? [["clear", "Take the decision back"]] : [];
  // A decision that is made isn't offered again.
  return [...own, ["pending", "Mark as pending"] as const, ...back].filter(
    ([value]) => value !== decision?.action,
  );
}

/** A button of the form of all rows. `of` is the place of its row, or `ticked`. */
const button = (of: string, [value, label]: Choice, name: string | undefined, isPrimary = false): SafeHtml =>
  html`<button type="submit" name="decide" value="${`${of} ${value}`}"${isPrimary ? html.raw` class="primary"` : ""}>${label}${name === undefined ? "" : html`<span class="vh"> ${name}</span>`}</button>`;

/** The page that ends what is open: to claim what the books don't have, or to ask for what was not reported. */
function wayOut(page: AccountPage, { authority, books, status }: Row, name: string): SafeHtml | undefined {
  const link = (href: string, label: string) =>
    html`<a class="button" href="${href}">${label}<span class="vh"> ${name}</span></a>`;
  if (authority && !books)
    return page.may("createPurchase") ? link(claimPath(page, authority.id), "Claim") : undefined;
  return status === "missing_at_authority" ? link(`${booksPath(page)}/letters`, "Ask supplier") : undefined;
}

/** The buttons of a row: the likeliest one, and the others in a menu. */
function rowButtons(page: AccountPage, row: Row, at: string): SafeHtml {
  const name = nameOf(row);
  const choices = choicesOf(row);
  const isFinal = row.decision !== null && row.decision.action !== "pending";
  const way = isFinal || choices[0]?.[0].startsWith("link") ? undefined : wayOut(page, row, name);
  const first = way ?? (isFinal || !choices[0] ? "" : button(at, choices[0], name));
  const others = way !== undefined || isFinal ? choices : choices.slice(1);
  const rest = others.map((choice) => button(at, choice, name));
  const isLinkable = way === undefined && !isFinal && !row.books;
  const claim = isLinkable ? (wayOut(page, row, name) ?? "") : "";
  const label = html`${isFinal ? "Change" : icon("more")}<span class="vh">${isFinal ? "" : "More"} decisions about ${name}</span>`;
  return html`<div class="decide">${first}${menu(label, claim, ...rest)}</div>`;
}

/** The decision, with who made it, when and why. */
function givenDecision(page: AccountPage, row: Row): SafeHtml {
  const { decision, registration } = row;
  if (!decision) return html``;
  const asked = askedOf(row);
  if (asked)
    return html`<b>Asked</b> <small class="line">by ${asked.author}, ${time(page, asked.time)}</small>`;
  const { action, author, time: at, note } = decision;
  const word = decisions[action] ?? action;
  const by = html`by ${author}, ${time(page, at)}${note === null ? "" : `: ${note}`}`;
  return registration
    ? html`<small class="line">${word} ${by}</small>`
    : html`<b>${word}</b> <small class="line">${by}</small>`;
}

export function decisionCell(page: AccountPage, row: Row, index: number): SafeHtml {
  const given = givenDecision(page, row);
  const buttons = html`${hiddenFields([[`row-${index}`, keyOf(row)]])}${rowButtons(page, row, String(index))}`;
  if (row.registration) {
    const { rejected, transaction_id } = row.registration;
    const state = rejected ? badge("neutral", "Rejection sent") : html`<span class="dim">Registered</span>`;
    const document = html`${state} <a href="${page.base}/documents/${transaction_id}">Document<span class="vh"> of ${nameOf(row)}</span></a>${given}`;
    return isDecidable(page, row) ? html`${document}${buttons}` : document;
  }
  if (!isDecidable(page, row)) return given;
  return html`${given}${buttons}`;
}

/** One decision about all ticked rows; it is seen while rows are ticked. The reason counts for the button of a row too. */
export const bulkBar = (page: AccountPage): SafeHtml =>
  html`<p class="ticked">ticked</p>${field(page, { name: "note", label: "Reason", isOptional: true })}<div class="actions">${button("ticked", ["accept", "Accept"], "the ticked rows", true)}${button("ticked", ["pending", "Mark as pending"], undefined)}${menu(
    html`More<span class="vh"> decisions about the ticked rows</span>`,
    button("ticked", ["ignore", "Ignore"], undefined),
    button("ticked", ["reject", "Reject the suppliers' invoices"], undefined),
    button("ticked", ["clear", "Take the decisions back"], undefined),
  )}</div>`;

const actions = ["accept", "pending", "ignore", "reject", "link", "unlink", "clear"] as const;

/** What the pressed button decides: the rows, each with its decision. Nothing for ticked rows without a tick. */
export function decisionsOf({ form: sent }: AccountPage) {
  const [of = "", chosen, ...partner] = sent.text("decide").split(" ");
  const action = actions.find((one) => one === chosen);
  if (action === undefined) return [];
  const note = sent.text("note");
  const places = of === "ticked" ? sent.all("tick") : [of];
  const keys = places.map((place) => sent.text(`row-${Number(place)}`)).filter((key) => key !== "");
  return keys.map((key) => {
    const { seen, name, ...ids } = JSON.parse(key) as Key;
    const other = partner.join(" ");
    const pair = ids.authority_id === null ? { ...ids, authority_id: other } : { ...ids, books_id: other };
    const about = action === "link" ? pair : { ...ids, seen };
    return { row: name, decision: { ...about, action, ...(note !== "" && { note }) } };
  });
}
