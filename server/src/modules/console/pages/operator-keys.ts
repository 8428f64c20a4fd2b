// The keys, and the tokens of relays, that wait for an operator's approval.
import { html } from "@remix-run/html-template";
import { again, goAfter, type PageResponse, type PersonPage, type Route, show } from "../page.ts";
import { table } from "../table.ts";
import { badge, time } from "../words.ts";
import { decision, facts, root, tabs } from "./operator-registrations.ts";

const list = `${root}/keys`;

async function showKeys(page: PersonPage): Promise<PageResponse> {
  const { data } = await page.read("listWaitingKeys");
  return show(
    "Keys to approve",
    html`${await tabs(page)}
${table(page, {
  caption: "Keys and relays that wait for approval",
  rows: data,
  link: ({ id }) => `${list}/${encodeURIComponent(id)}`,
  empty: html`<p>No key waits for approval.</p>`,
  columns: [
    {
      label: "Key",
      cell: (key) => html`<code>${key.prefix}…</code>${key.name === null ? "" : ` of relay ${key.name}`}`,
    },
    { label: "Account", cell: ({ account }) => `${account.id} ${account.name}` },
    { label: "Belongs to", cell: ({ user }) => `${user.name}, ${user.role}` },
    { label: "Works from", cell: ({ address_ranges }) => address_ranges.join(", ") || "any address" },
    { label: "Created", cell: ({ created_at }) => time(page, created_at) },
  ],
})}`,
  );
}

async function showKey(page: PersonPage): Promise<PageResponse> {
  const key = (await page.read("listWaitingKeys")).data.find(({ id }) => id === page.params.key);
  if (!key) return again({ status: 404, code: "not_found", message: "No such key waits for approval" });
  const here = `${list}/${encodeURIComponent(key.id)}`;
  const { account, user } = key;
  return show(
    key.name === null ? `Key ${key.prefix}…` : `Relay ${key.name}`,
    html`<div class="operators"><dl>${facts(
      ["Account", html`<a href="${root}/accounts/${account.id}">${account.id} ${account.name}</a>`],
      ["Belongs to", `${user.name}, ${user.role}`],
      ["Works from", key.address_ranges.join(", ") || "any address"],
      ["Created", time(page, key.created_at)],
      ["Ends", key.expires_at === null ? "never" : time(page, key.expires_at)],
    )}</dl>
${decision(page, here, {
  approved: `${key.kind === "key" ? "The key works for live data within a second" : "The relay can call the control units of its branches"}, and its user gets a mail.`,
  rejected: `The ${key.kind} is revoked, and its user reads the reason in a mail.`,
})}</div>`,
    { back: [list, "Keys to approve"], state: badge("wait", "Waiting for approval") },
  );
}

const keyOf = ({ params }: PersonPage) => ({ key: params.key ?? "" });

const approve = (page: PersonPage) =>
  goAfter(page.call("approveKey", { params: keyOf(page) }), list, "approved");

async function reject(page: PersonPage): Promise<PageResponse> {
  const body = { reason: page.form.text("reason") };
  return goAfter(page.call("rejectKey", { params: keyOf(page), body }), list, "rejected");
}

export const keyReviewPages: Route[] = [
  {
    access: "person",
    path: "/operators/keys",
    get: showKeys,
    done: {
      approved: "It is approved, and its user gets a mail.",
      rejected: "It is revoked, and its user gets a mail with the reason.",
    },
  },
  { access: "person", path: "/operators/keys/:key", get: showKey },
  { access: "person", path: "/operators/keys/:key/approve", get: showKey, post: approve },
  { access: "person", path: "/operators/keys/:key/reject", get: showKey, post: reject },
];
