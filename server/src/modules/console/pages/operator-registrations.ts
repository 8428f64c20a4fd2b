// The registrations that operators review.
import { html, type SafeHtml } from "@remix-run/html-template";
import type { DataOf } from "../call.ts";
import { form, textarea } from "../form.ts";
import { again, goAfter, goTo, type PageResponse, type PersonPage, type Route, show } from "../page.ts";
import { actionRow, actions, formRow } from "../parts.ts";
import { table } from "../table.ts";
import { badge, count, time } from "../words.ts";
import { countryWords } from "./tin-hint.ts";

type Registration = DataOf<"listRegistrations">[number];

/** Where the operators' pages stand. */
export const root = "/console/operators";

/** Leads from each of the operators' lists to the others, and counts what waits for them. */
export async function tabs({ path, read }: PersonPage): Promise<SafeHtml> {
  const [registrations, keys] = await Promise.all([
    read("listRegistrations", { query: { status: "pending" } }),
    read("listWaitingKeys"),
  ]);
  const lists: [list: string, label: string, waiting: number][] = [
    [root, "Registrations", registrations.meta.total],
    [`${root}/keys`, "Keys to approve", keys.data.length],
    [`${root}/accounts`, "Accounts", 0],
  ];
  const links = lists.map(
    ([list, label, waiting]) =>
      html`<a href="${list}"${path === list ? html.raw` aria-current="page"` : ""}>${label}${waiting === 0 ? "" : html` <span>${count(waiting)}</span>`}</a>`,
  );
  return html`<nav class="tabs" aria-label="Operators' lists">${links}</nav>`;
}

const statuses = ["pending", "unverified", "approved", "rejected"] as const;
type Status = (typeof statuses)[number];
const statusIn = (text: string) => statuses.find((status) => status === text) ?? "pending";

const statusWords: Record<Status, string> = {
  pending: "Waiting for review",
  unverified: "E-mail address not confirmed",
  approved: "Approved",
  rejected: "Rejected",
};

/** Chooses among the states of registrations. */
function statusChips(chosen: Status): SafeHtml {
  const chips = statuses.map(
    (status) =>
      html`<li><a href="${root}?status=${status}"${status === chosen ? html.raw` aria-current="true"` : ""}>${statusWords[status]}</a></li>`,
  );
  return html`<nav class="shortcuts" aria-label="States of registrations"><ul>${chips}</ul></nav>`;
}

function hints({ status, tin_account_id, same_tin, country }: Registration): SafeHtml | string {
  const words = countryWords(country);
  if (tin_account_id !== null) {
    // The account of an approved registration has the TIN by the approval.
    const warning = status === "approved" ? "" : html`${badge("bad", `${words.tin} in use`)} `;
    return html`${warning}<a href="${root}/accounts/${tin_account_id}">Account ${tin_account_id}</a> has this ${words.tin}`;
  }
  return same_tin > 0 ? badge("wait", `${same_tin} more with this ${words.tin}`) : "–";
}

async function showRegistrations(page: PersonPage): Promise<PageResponse> {
  const status = statusIn(page.query.get("status") ?? "");
  const { data } = await page.read("listRegistrations", { query: { status } });
  return show(
    "Registrations",
    html`${await tabs(page)}${statusChips(status)}
${table(page, {
  caption: `Registrations: ${statusWords[status].toLowerCase()}`,
  rows: data,
  link: ({ id }) => `${root}/registrations/${encodeURIComponent(id)}?status=${status}`,
  empty: html`<p>No registration waits for review.</p>`,
  columns: [
    { label: "Business", cell: ({ business }) => business },
    { label: "Number", cell: ({ tin, country }) => `${countryWords(country).tin} ${tin}` },
    { label: "Contact", cell: ({ name, email }) => `${name}, ${email}` },
    { label: "Sent", cell: ({ created_at }) => time(page, created_at) },
    { label: "Notes", cell: hints },
  ],
})}`,
  );
}

async function showRegistration(page: PersonPage): Promise<PageResponse> {
  const status = statusIn(page.query.get("status") ?? "");
  const { data } = await page.read("listRegistrations", { query: { status } });
  const found = data.find(({ id }) => id === page.params.registration);
  if (!found) return again({ status: 404, code: "not_found", message: "There is no such registration" });
  const here = `${root}/registrations/${encodeURIComponent(found.id)}`;
  const isPending = found.status === "pending";
  const { country, tin } = countryWords(found.country);
  return show(
    found.business,
    html`<div class="operators"><dl>${facts(
      [tin, found.tin],
      ["Country", country],
      ["Contact", `${found.name}, ${found.email}`],
      ["Terms accepted", found.terms_version],
      ["Sent", time(page, found.created_at)],
      ["E-mail confirmed", time(page, found.verified_at)],
      ["Reviewed", time(page, found.reviewed_at)],
      ["Reason", found.reason ?? ""],
      ["Notes", hints(found)],
    )}</dl>
${
  isPending
    ? decision(page, here, {
        approved: `Creates the account with its owner, binds the ${tin} to it, and sends the owner a mail.`,
        rejected: "The applicant reads the reason in a mail.",
      })
    : ""
}</div>`,
    {
      back: [root, "Registrations"],
      state: badge(isPending ? "wait" : "neutral", statusWords[found.status]),
    },
  );
}

type Fact = readonly [label: string, value: SafeHtml | string];

/** Facts with their labels, without those that are empty. */
export const facts = (...all: readonly Fact[]): SafeHtml[] =>
  all
    .filter(([, value]) => !["", "–"].includes(String(value)))
    .map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`);

/** Approve, or reject with a reason; each says what it does. */
export function decision(
  page: PersonPage,
  here: string,
  { approved, rejected }: { approved: string; rejected: string },
): SafeHtml {
  const approve = form(page, { action: `${here}/approve`, label: "Approve", isPrimary: true });
  const reject = form(
    page,
    { action: `${here}/reject`, label: "Reject", isGrave: true },
    textarea(page, { name: "reason", label: "Reason" }),
  );
  return actions(
    [
      actionRow("Approve", approved, approve),
      formRow("Reject", rejected, reject, {
        isOpen: page.problem?.errors?.reason !== undefined,
        isGrave: true,
      }),
    ],
    "Decide",
  );
}

const registrationOf = ({ params }: PersonPage) => ({ id: params.registration ?? "" });

async function approve(page: PersonPage): Promise<PageResponse> {
  const result = await page.call("approveRegistration", { params: registrationOf(page) });
  return result.ok ? goTo(`${root}/accounts/${result.body.data.id}`, "approved") : again(result.problem);
}

async function reject(page: PersonPage): Promise<PageResponse> {
  const body = { reason: page.form.text("reason") };
  return goAfter(page.call("rejectRegistration", { params: registrationOf(page), body }), root, "rejected");
}

export const registrationReviewPages: Route[] = [
  {
    access: "person",
    path: "/operators",
    get: showRegistrations,
    done: { rejected: "The registration is rejected, and the applicant gets a mail with the reason." },
  },
  { access: "person", path: "/operators/registrations/:registration", get: showRegistration },
  {
    access: "person",
    path: "/operators/registrations/:registration/approve",
    get: showRegistration,
    post: approve,
  },
  {
    access: "person",
    path: "/operators/registrations/:registration/reject",
    get: showRegistration,
    post: reject,
  },
];
