// Relays, the programs at branches that forward calls to control units: create with a token shown once, state, revoke.
import { html, type SafeHtml } from "@remix-run/html-template";
import type { DataOf } from "../../call.ts";
import { copyable } from "../../copy.ts";
import { checkbox, field, form } from "../../form.ts";
import { type AccountPage, again, goAfter, type PageResponse, show } from "../../page.ts";
import { actions, card, formRow, opener, sheet } from "../../parts.ts";
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
        label: html`${name} <small class="dim">${bhf_id}</small>`,
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
    html`${mayCreate ? sheet("new", "Create a relay", create, page.problem !== undefined) : ""}
${table(page, {
  caption: "Relays, newest first",
  rows: relays.data,
  link: ({ id }) => `${page.base}/relays/${id}`,
  empty: html`<p>There is no relay.</p><p>You need one only if this service can't reach a control unit. ${mayCreate ? "Create it, and start it at the branch." : "Ask the owner or an admin to create it."}</p>`,
  columns: [
    { label: "Name", cell: ({ name }) => name },
    { label: "Branches", cell: (relay) => namesOf(branches.data, relay) },
    { label: "State", cell: (relay) => relayState(page, relay) },
    ...(relays.data.some(({ version }) => version !== null)
      ? [
          {
            label: "From",
            cell: ({ remote_address }: Relay) => remote_address ?? "–",
          },
          { label: "Version", cell: ({ version }: Relay) => version ?? "–" },
        ]
      : []),
  ],
})}`,
    {
      back: [`${page.base}/branches`, "Branches"],
      lead: "A program at a branch that calls control units which this service can't reach.",
      actions: mayCreate ? opener("new", "Create a relay") : "",
    },
  );
}

type Relay = DataOf<"listRelays">[number];

const namesOf = (known: DataOf<"listBranches">, { branches }: Relay): string =>
  branches.map((code) => known.find(({ bhf_id }) => bhf_id === code)?.name ?? code).join(", ");

/** How it is started, with examples of the addresses. */
const start = copyable(
  "npx taxd relay --service https://tax.example.com --token-file relay.token --allow 192.168.1.20:8088",
);

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
${start}
<p>When it is connected, set the branch's device to go through the relay.</p>
<p><a class="button" href="${base}/relays">I have saved it</a></p>`,
  );
}

export async function showRelay(page: AccountPage): Promise<PageResponse> {
  const [{ data: relays }, { data: branches }] = await Promise.all([
    page.read("listRelays"),
    page.read("listBranches", { query: { per_page: 100 } }),
  ]);
  const relay = relays.find(({ id }) => id === page.params.relay);
  if (!relay) return again({ status: 404, code: "not_found", message: "There is no such relay" });
  const known: (readonly [label: string, value: SafeHtml | string | null])[] = [
    ["Branches", namesOf(branches, relay)],
    ["Token", html`<code>${relay.token_prefix}…</code>`],
    ["Connected from", relay.remote_address],
    ["Version", relay.version],
    ["May call", relay.allowed.join(", ")],
    ["Created", time(page, relay.created_at)],
  ];
  const neverConnected = relay.connected_at === null && relay.disconnected_at === null;
  const revokeForm = form(page, {
    action: `${page.base}/relays/${relay.id}/revoke`,
    label: "Revoke the relay",
    isGrave: true,
  });
  const text =
    "Its connection ends at once, and its token is no longer valid. Documents of branches that need it wait.";
  return show(
    relay.name,
    html`<dl>${known.filter(([, value]) => value).map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
${
  neverConnected
    ? card(
        "start",
        "Start it at the branch",
        html`<div class="rest"><p>Save its token in a file there. Then start it with the address of this service and of the control unit:</p>${start}</div>`,
      )
    : ""
}
${actions([page.may("deleteRelay") ? formRow("Revoke the relay", text, revokeForm, { label: "Revoke", isGrave: true }) : ""])}`,
    { back: [`${page.base}/relays`, "Relays"], state: relayState(page, relay) },
  );
}

export const revoke = (page: AccountPage) =>
  goAfter(
    page.call("deleteRelay", { params: { id: page.params.relay ?? "" } }),
    `${page.base}/relays`,
    "revoked",
  );
