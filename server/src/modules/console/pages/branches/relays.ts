// Relays, the programs at branches that forward calls to control units: create with a token shown once, state, revoke.
import { html } from "@remix-run/html-template";
import { copyable } from "../../copy.ts";
import { checkbox, field, form } from "../../form.ts";
import { type AccountPage, again, goAfter, type PageResponse, show } from "../../page.ts";
import { table } from "../../table.ts";
import { time } from "../../words.ts";
import { relayState } from "./words.ts";

export async function showRelays(page: AccountPage): Promise<PageResponse> {
  const [relays, branches] = await Promise.all([
    page.read("listRelays"),
    page.read("listBranches", { query: { per_page: 100 } }),
  ]);
  const mayCreate = page.may("createRelay");
  const boxes = branches.data
    .toSorted((left, right) => (left.bhf_id < right.bhf_id ? -1 : 1))
    .map(({ bhf_id, name }) =>
      checkbox(page, {
        name: "branches",
        value: bhf_id,
        label: `${bhf_id} ${name}`,
        isOptional: true,
        isTicked: branches.data.length === 1,
      }),
    );
  const create =
    boxes.length === 0
      ? html`<p>A relay belongs to a branch. <a href="${page.base}/branches">Create a branch first</a>.</p>`
      : form(
          page,
          { action: `${page.base}/relays`, label: "Create the relay" },
          field(page, { name: "name", label: "Name", hint: "Such as the place where it runs." }),
          html`<fieldset><legend>Branches whose control units it may call</legend>${page.problem?.errors?.branches ? html`<p class="error">${page.problem.errors.branches.join("; ")}</p>` : ""}${boxes}</fieldset>`,
        );
  return show(
    "Relays",
    html`<p>A relay is a program at a branch. It connects to this service and calls control units that the service can't reach.</p>
${table(page, {
  caption: "Relays, newest first",
  rows: relays.data,
  link: ({ id }) => `${page.base}/relays/${id}`,
  empty: html`<p>There is no relay.</p><p>You need one only if this service can't reach a control unit. ${mayCreate ? "Create it below, and start it at the branch." : "Ask the owner or an admin to create it."}</p>`,
  columns: [
    { label: "Name", cell: ({ name }) => name },
    { label: "Branches", cell: (relay) => relay.branches.join(", ") },
    { label: "State", cell: (relay) => relayState(page, relay) },
    { label: "From", cell: ({ remote_address }) => remote_address ?? "–" },
    { label: "Version", cell: ({ version }) => version ?? "–" },
  ],
})}
${mayCreate ? html`<h2>Create a relay</h2>${create}` : ""}`,
    { back: [`${page.base}/branches`, "Back to the branches"] },
  );
}

export async function createRelay(page: AccountPage): Promise<PageResponse> {
  const { form: sent, base } = page;
  const body = { name: sent.text("name"), branches: sent.all("branches") };
  const result = await page.call("createRelay", { body });
  if (!result.ok) return again(result.problem);
  const { data, message } = result.body;
  return show(
    "Save the relay's token",
    html`<p>${message}.</p>
${copyable(data.token)}
<p>On a computer at the branch, save the token in a file that only the relay's user can read. Then start the relay with the address of this service and of the control unit:</p>
<pre tabindex="0">npx taxd relay --service https://tax.example.com --token-file relay.token --allow 192.168.1.20:8088</pre>
<p>When it is connected, set the branch's device to go through the relay.</p>
<p><a class="button" href="${base}/relays">I have saved it</a></p>`,
  );
}

export async function showRelay(page: AccountPage): Promise<PageResponse> {
  const relay = (await page.read("listRelays")).data.find(({ id }) => id === page.params.relay);
  if (!relay) return again({ status: 404, code: "not_found", message: "There is no such relay" });
  const revokeForm = html`<h2>Revoke the relay</h2><p>Its connection ends at once and its token is no longer valid. Documents of branches that need it wait.</p>
${form(page, { action: `${page.base}/relays/${relay.id}/revoke`, label: "Revoke the relay", isGrave: true })}`;
  return show(
    relay.name,
    html`<dl><dt>State</dt><dd>${relayState(page, relay)}</dd><dt>Branches</dt><dd>${relay.branches.join(", ")}</dd>
<dt>Token</dt><dd><code>${relay.token_prefix}…</code></dd>
<dt>Connected from</dt><dd>${relay.remote_address ?? "–"}</dd><dt>Version</dt><dd>${relay.version ?? "–"}</dd>
<dt>May call</dt><dd>${relay.allowed.join(", ") || "–"}</dd><dt>Created</dt><dd>${time(page, relay.created_at)}</dd></dl>
${page.may("deleteRelay") ? revokeForm : ""}`,
    { back: [`${page.base}/relays`, "All relays"] },
  );
}

export const revoke = (page: AccountPage) =>
  goAfter(
    page.call("deleteRelay", { params: { id: page.params.relay ?? "" } }),
    `${page.base}/relays`,
    "revoked",
  );
