// The registrations that operators review.
import { html, type SafeHtml } from "@remix-run/html-template";
import type { DataOf } from "../call.ts";
import { form, textarea } from "../form.ts";
import { again, goAfter, goTo, type PageResponse, type PersonPage, type Route, show } from "../page.ts";
import { type Filter, filterForm, table } from "../table.ts";
import { badge, time } from "../words.ts";

type Registration = DataOf<"listRegistrations">[number];

/** Where the operators' pages stand. */
export const root = "/console/operators";

/** Leads from each of the operators' lists to the others. */
export const tabs: SafeHtml = html`<p><a href="${root}">Registrations</a> · <a href="${root}/keys">Keys to approve</a> · <a href="${root}/accounts">Accounts</a></p>`;

const statuses = ["pending", "unverified", "approved", "rejected"] as const;
const statusIn = (text: string) => statuses.find((status) => status === text) ?? "pending";

const statusWords: Record<(typeof statuses)[number], string> = {
  pending: "Waiting for review",
  unverified: "E-mail address not confirmed",
  approved: "Approved",
  rejected: "Rejected",
};

const registrationFilters: readonly Filter[] = [
  {
    name: "status",
    label: "Status",
    initial: "pending",
    options: statuses.map((status) => [status, statusWords[status]] as const),
  },
];

function hints({ status, tin_account_id, same_tin }: Registration): SafeHtml | string {
  if (tin_account_id !== null) {
    // The account of an approved registration has the TIN by the approval.
    const warning = status === "approved" ? "" : html`${badge("bad", "TIN in use")} `;
    return html`${warning}<a href="${root}/accounts/${tin_account_id}">Account ${tin_account_id}</a> has this TIN`;
  }
  return same_tin > 0 ? badge("wait", `${same_tin} more with this TIN`) : "–";
}

async function showRegistrations(page: PersonPage): Promise<PageResponse> {
  const status = statusIn(page.query.get("status") ?? "");
  const { data } = await page.read("listRegistrations", { query: { status } });
  return show(
    "Registrations",
    html`${tabs}${filterForm(page, registrationFilters)}
${table(page, {
  caption: `Registrations: ${statusWords[status].toLowerCase()}`,
  rows: data,
  link: ({ id }) => `${root}/registrations/${encodeURIComponent(id)}?status=${status}`,
  empty: html`<p>No registration waits for review.</p>`,
  columns: [
    { label: "Business", cell: ({ business }) => business },
    { label: "TIN", cell: ({ tin }) => tin },
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
  return show(
    found.business,
    html`<dl><dt>TIN</dt><dd>${found.tin}</dd><dt>Country</dt><dd>${found.country}</dd>
<dt>Contact</dt><dd>${found.name}, ${found.email}</dd><dt>Terms accepted</dt><dd>${found.terms_version}</dd>
<dt>Sent</dt><dd>${time(page, found.created_at)}</dd><dt>E-mail confirmed</dt><dd>${time(page, found.verified_at)}</dd>
<dt>Reviewed</dt><dd>${time(page, found.reviewed_at)}</dd>
${found.reason === null ? "" : html`<dt>Reason</dt><dd>${found.reason}</dd>`}<dt>Notes</dt><dd>${hints(found)}</dd></dl>
${found.status === "pending" ? reviewForms(page, here) : ""}`,
    { back: [root, "Back to the registrations"] },
  );
}

function reviewForms(page: PersonPage, here: string): SafeHtml {
  return html`<h2>Approve</h2><p>Creates the account with its owner, binds the TIN to it, and sends the owner a mail.</p>
${form(page, { action: `${here}/approve`, label: "Approve" })}
<h2>Reject</h2>
${form(
  page,
  { action: `${here}/reject`, label: "Reject", isGrave: true },
  textarea(page, { name: "reason", label: "Reason", hint: "The applicant reads it." }),
)}`;
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
