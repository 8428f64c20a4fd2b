// API keys of an environment: create, rotate, revoke. A key is shown once.
import { html, type SafeHtml } from "@remix-run/html-template";
import { isCalendarTime } from "@taxctl/sdk/rules/formats";
import { capitalized } from "@taxctl/sdk/rules/profiles";
import { instantOf, iso } from "../../../base/clock.ts";
import type { DataOf, Result } from "../call.ts";
import { copyable } from "../copy.ts";
import { field, form, given, textarea } from "../form.ts";
import { type AccountPage, again, goAfter, type PageResponse, type Route, show } from "../page.ts";
import { actions, formRow, opener, sheet } from "../parts.ts";
import { table } from "../table.ts";
import { ago, badge, count, time, withTimes } from "../words.ts";

type Key = DataOf<"listKeys">[number];

const placeOf = ({ environment }: AccountPage): string =>
  environment === "live" ? "live data" : "the sandbox";

function stateOf(page: AccountPage, { is_expired, is_approved, expires_at, replaced_by }: Key): SafeHtml {
  if (is_expired) return badge("neutral", "Ended");
  if (!is_approved) return badge("wait", "Waits for the operators' approval");
  if (replaced_by !== null) return html`${badge("wait", "Replaced")} ends ${time(page, expires_at)}`;
  return expires_at === null
    ? badge("good", "Works")
    : html`${badge("good", "Works")} until ${time(page, expires_at)}`;
}

async function showKeys(page: AccountPage): Promise<PageResponse> {
  const keys = (await page.read("listKeys")).data;
  return show(
    "API keys",
    html`${sheet("new", "Create a key", createForm(page), page.problem !== undefined)}
${table(page, {
  caption: `Keys for ${placeOf(page)}`,
  rows: keys,
  link: ({ id }) => `${page.base}/keys/${encodeURIComponent(id)}`,
  empty: html`<p>There is no key yet. Create one for the program that sends your sales.</p>`,
  columns: [
    {
      label: "Belongs to",
      cell: ({ user, prefix }) => html`${user.name}<small class="line"><code>${prefix}…</code></small>`,
    },
    { label: "Role", cell: ({ user }) => capitalized(user.role) },
    {
      label: "Works from",
      isNamed: true,
      cell: ({ address_ranges }) => address_ranges.join(", ") || "any address",
    },
    { label: "State", cell: (key) => stateOf(page, key) },
    {
      label: "Last use",
      isNamed: true,
      cell: ({ last_used_at }) =>
        last_used_at === null ? html`<span class="dim">never used</span>` : ago(page, last_used_at),
    },
  ],
})}`,
    {
      lead: `A program that sends documents needs a key. These keys work for ${placeOf(page)} only.`,
      actions: page.may("createKey") ? opener("new", "Create a key") : "",
    },
  );
}

const createForm = (page: AccountPage): SafeHtml =>
  form(
    page,
    { action: `${page.base}/keys`, label: "Create a key" },
    textarea(page, {
      name: "address_ranges",
      label: "IP addresses from which it works",
      hint: "One on each line, such as 203.0.113.7 or 203.0.113.0/24. Leave this empty for any address.",
      isOptional: true,
      attributes: { rows: "2" },
    }),
    field(page, {
      name: "expires_on",
      label: "Last day",
      type: "date",
      isOptional: true,
      hint: "Leave this empty for a key that never expires.",
    }),
  );

/** A new key, which is shown this one time. */
function showIssued(page: AccountPage, result: Result<"createKey" | "rotateKey">): PageResponse {
  if (!result.ok) return again(result.problem);
  const { data, message } = result.body;
  return show(
    "Save your new key",
    html`<p>${withTimes(page, message)}.</p>
${copyable(data.key)}
<p class="hint">Put it where your program reads its settings, for example as <code>TAXCTL_API_KEY</code>. Anyone who has the key can act in your name.</p>
<p><a class="button" href="${page.base}/keys">I have saved it</a></p>`,
  );
}

/** The end of a day that was chosen, as the end of the key; another text unchanged, for the operation to reject. */
function endOf({ timeZone }: AccountPage, day: string): string | undefined {
  const localTime = `${day.replaceAll("-", "")}235959`;
  const last = isCalendarTime(localTime) ? instantOf(localTime, timeZone) : undefined;
  return last === undefined ? given(day) : iso(last);
}

async function create(page: AccountPage): Promise<PageResponse> {
  const ranges = page.form
    .text("address_ranges")
    .split(/[\s,]+/)
    .filter((range) => range !== "");
  const expires_at = endOf(page, page.form.text("expires_on"));
  const body = { ...(ranges.length > 0 && { address_ranges: ranges }), ...(expires_at && { expires_at }) };
  return showIssued(page, await page.call("createKey", { body }));
}

async function showKey(page: AccountPage): Promise<PageResponse> {
  const key = (await page.read("listKeys")).data.find(({ id }) => id === page.params.key);
  if (!key) return again({ status: 404, code: "not_found", message: "There is no such key" });
  const here = `${page.base}/keys/${encodeURIComponent(key.id)}`;
  const isOver = key.is_expired || key.replaced_by !== null;
  const revoked = formRow(
    "Revoke the key",
    "It stops within a second, for good. Programs that use it are rejected.",
    form(page, { action: `${here}/revoke`, label: "Revoke the key", isGrave: true }),
    { label: "Revoke", isGrave: true },
  );
  return show(
    `Key ${key.prefix}…`,
    html`<dl><dt>Works from</dt><dd>${key.address_ranges.join(", ") || "any address"}</dd>
<dt>Requests</dt><dd>${count(key.rate_per_minute)} a minute, ${count(key.burst)} at once</dd>
<dt>Created</dt><dd>${time(page, key.created_at)}</dd><dt>Last use</dt><dd>${ago(page, key.last_used_at)}</dd></dl>
${actions([isOver ? "" : rotateForm(page, here), revoked])}`,
    {
      back: [`${page.base}/keys`, "API keys"],
      state: stateOf(page, key),
      lead: `Belongs to ${key.user.name}, ${key.user.role}`,
    },
  );
}

function rotateForm(page: AccountPage, here: string): SafeHtml {
  return formRow(
    "Rotate the key",
    "You get a second key with the same rights. Both work until the overlap ends, so that no sale is missed.",
    form(
      page,
      { action: `${here}/rotate`, label: "Rotate the key" },
      field(page, {
        name: "overlap_hours",
        label: "Hours in which both work",
        type: "number",
        value: "24",
        attributes: { min: "0", class: "short" },
      }),
    ),
    { label: "Rotate", isOpen: page.problem?.errors?.overlap_hours !== undefined },
  );
}

const keyOf = ({ params }: AccountPage) => ({ id: params.key ?? "" });

async function rotate(page: AccountPage): Promise<PageResponse> {
  const overlap_hours = Number(page.form.text("overlap_hours"));
  return showIssued(page, await page.call("rotateKey", { params: keyOf(page), body: { overlap_hours } }));
}

const revoke = (page: AccountPage) =>
  goAfter(page.call("deleteKey", { params: keyOf(page) }), `${page.base}/keys`, "revoked");

export const keyPages: Route[] = [
  {
    access: "account",
    path: "/keys",
    menu: { label: "API keys", icon: "keys", group: "setup", order: 60, needs: "listKeys" },
    get: showKeys,
    post: create,
    done: { revoked: "The key is revoked." },
  },
  { access: "account", path: "/keys/:key", get: showKey },
  { access: "account", path: "/keys/:key/rotate", get: showKey, post: rotate },
  { access: "account", path: "/keys/:key/revoke", get: showKey, post: revoke },
];
