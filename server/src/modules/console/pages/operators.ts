// The operators' work: review registrations, and manage one account.
import { html, type SafeHtml } from "@remix-run/html-template";
import { checkbox, field, form, hiddenFields, inputOf } from "../form.ts";
import { goAfter, type PageResponse, type PersonPage, type Route, show } from "../page.ts";
import { actions, card, formRow } from "../parts.ts";
import { table } from "../table.ts";
import { ago, badge, count, time } from "../words.ts";
import { type Account, accountStates, showAccounts } from "./operator-accounts.ts";
import { healthOf } from "./operator-health.ts";
import { keyReviewPages } from "./operator-keys.ts";
import { facts, registrationReviewPages, root } from "./operator-registrations.ts";
import { tinLabel } from "./tin-hint.ts";

const features = [
  ["async", "Asynchronous submissions"],
  ["imports", "Customs imports"],
  ["webhooks", "Webhooks"],
  ["insurances", "Insurances"],
] as const;

async function showAccount(page: PersonPage): Promise<PageResponse> {
  const account = (await page.read("inspectAccount", { params: accountOf(page) })).data;
  const here = `${root}/accounts/${account.id}`;
  const plan = form(
    page,
    { action: `${here}/features`, label: "Change the plan" },
    ...features.map(([value, label]) =>
      checkbox(inputOf(page, `${here}/features`), {
        name: "features",
        value,
        label,
        isOptional: true,
        isTicked: account.features.includes(value),
      }),
    ),
  );
  const about = html`<dl>${facts(
    ["Reason", account.status_reason ?? ""],
    ["Number", String(account.id)],
    ["E-mail", account.email],
    ["Created", time(page, account.created_at)],
    ["Approved", time(page, account.approved_at)],
    ["Users", String(account.users)],
  )}</dl>`;
  return show(
    account.name,
    html`<div class="split facts-first"><div class="stack">${healthOf(page, account)}
${keyTable(page, here, account)}</div>
<div class="stack">${card("about", "Account", html`<div class="rest">${about}</div>`)}
${card("plan", "Plan", html`<div class="rest">${plan}</div>`)}
${card("tins", numbersLabel, html`<div class="rest">${tinForms(page, here, account)}</div>`)}</div></div>
${actions(statusRows(page, here, account), "Access")}`,
    { back: [`${root}/accounts`, "Accounts"], state: badge(...accountStates[account.status]) },
  );
}

/** What an account may report under; its country is not known here. */
const numbersLabel = "TINs";

function tinForms(page: PersonPage, here: string, { tins }: Account): SafeHtml {
  const bound = tins.map(
    ({ tin, bound_at }) =>
      html`<li>${tin}, since ${time(page, bound_at)} ${form(page, { action: `${here}/tins/${tin}/unbind`, label: `Unbind ${tin}`, isGrave: true })}</li>`,
  );
  return html`${tins.length === 0 ? html`<p>None: the account can't send live documents.</p>` : html`<ul>${bound}</ul>`}
${form(page, { action: `${here}/tins`, label: "Bind" }, field(page, { name: "tin", label: tinLabel() }))}`;
}

/** The keys with their limits; each opens the form that changes them. */
function keyTable(page: PersonPage, here: string, { keys }: Account): SafeHtml {
  return table(page, {
    title: "Keys",
    end: html`<p>${count(keys.length)}</p>`,
    caption: "Keys of the account",
    rows: keys,
    empty: html`<p>The account has no key.</p>`,
    columns: [
      {
        label: "Belongs to",
        cell: (key) =>
          html`${key.user.name}<small class="line"><code>${key.prefix}…</code> ${key.environment === "live" ? "live" : "sandbox"}</small>`,
      },
      { label: "State", cell: (key) => keyState(page, key) },
      { label: "Last use", isNamed: true, cell: ({ last_used_at }) => ago(page, last_used_at) },
      { label: "Limits", cell: (key) => limitsForm(page, here, key) },
    ],
  });
}

function keyState(
  page: PersonPage,
  { id, is_approved, expires_at }: Account["keys"][number],
): SafeHtml | string {
  if (!is_approved)
    return html`${badge("wait", "Waits for approval")} <a href="${root}/keys/${id}">Approve or reject it</a>`;
  return expires_at === null ? badge("good", "Approved") : html`until ${time(page, expires_at)}`;
}

function limitsForm(page: PersonPage, here: string, key: Account["keys"][number]): SafeHtml {
  const isOpen = page.problem !== undefined && page.params.key === key.id;
  return html`<details${isOpen ? html.raw` open` : ""}><summary>${count(key.rate_per_minute)} a minute</summary>${form(
    page,
    { action: `${here}/keys/${key.id}`, label: "Change the limits" },
    limitField(page, key.id, "rate_per_minute", "Requests a minute", key.rate_per_minute),
    limitField(page, key.id, "burst", "Requests at once", key.burst),
  )}</details>`;
}

/** Several forms of the page have this field, so each has its own id. */
function limitField(page: PersonPage, key: string, name: string, label: string, value: number): SafeHtml {
  const id = `${name}-${key}`;
  const shown = page.params.key === key && page.form.has(name) ? page.form.typed(name) : String(value);
  return html`<div class="field"><label for="${id}">${label}</label><input type="number" min="1" id="${id}" name="${name}" value="${shown}"></div>`;
}

const moves = {
  suspend: ["Suspend the account", "Nobody has access, and nothing is sent until it is reactivated."],
  reactivate: ["Reactivate the account", "Users and keys have access again."],
  cancel: ["Cancel the account", "Nobody has access any more. The records are kept."],
} as const;

const possible: Record<Account["status"], readonly (keyof typeof moves)[]> = {
  active: ["suspend", "cancel"],
  suspended: ["reactivate", "cancel"],
  pending_approval: [],
  cancelled: [],
};

function statusRows(page: PersonPage, here: string, { status }: Account): SafeHtml[] {
  return possible[status].map((move) => {
    const [label, text] = moves[move];
    const isGrave = move !== "reactivate";
    const reason = html`<div class="field"><label for="reason-${move}">Reason</label><p class="hint">Kept in the audit. The owners of the account get it by mail.</p>
<input id="reason-${move}" name="reason" required value="${page.form.text("move") === move ? page.form.typed("reason") : ""}"></div>`;
    return formRow(
      label,
      text,
      form(page, { action: `${here}/status`, label, isGrave }, ...hiddenFields([["move", move]]), reason),
      {
        label: move === "cancel" ? "Cancel account" : label.replace(" the account", ""),
        isGrave,
        isOpen: page.problem !== undefined && page.form.text("move") === move,
      },
    );
  });
}

const accountOf = ({ params }: PersonPage) => ({ id: params.account ?? "" });
const homeOf = ({ params }: PersonPage) => `${root}/accounts/${params.account ?? ""}`;

async function changePlan(page: PersonPage): Promise<PageResponse> {
  const chosen = features.map(([name]) => name).filter((name) => page.form.all("features").includes(name));
  const call = page.call("changeAccountFeatures", {
    params: accountOf(page),
    body: { features: chosen },
  });
  return goAfter(call, homeOf(page), "plan");
}

async function bind(page: PersonPage): Promise<PageResponse> {
  const body = { tin: page.form.text("tin") };
  return goAfter(page.call("bindTin", { params: accountOf(page), body }), homeOf(page), "bound");
}

async function unbind(page: PersonPage): Promise<PageResponse> {
  const params = { ...accountOf(page), tin: page.params.tin ?? "" };
  return goAfter(page.call("unbindTin", { params }), homeOf(page), "unbound");
}

async function changeLimits(page: PersonPage): Promise<PageResponse> {
  const body = {
    rate_per_minute: Number(page.form.text("rate_per_minute")),
    burst: Number(page.form.text("burst")),
  };
  const params = { ...accountOf(page), key: page.params.key ?? "" };
  return goAfter(page.call("changeKeyLimits", { params, body }), homeOf(page), "limits");
}

async function changeStatus(page: PersonPage): Promise<PageResponse> {
  const move = (["suspend", "reactivate", "cancel"] as const).find((name) => name === page.form.text("move"));
  const body = { ...(move && { move }), reason: page.form.text("reason") };
  return goAfter(page.call("changeAccountStatus", { params: accountOf(page), body }), homeOf(page), move);
}

export const operatorPages: Route[] = [
  ...registrationReviewPages,
  ...keyReviewPages,
  { access: "person", path: "/operators/accounts", get: showAccounts },
  {
    access: "person",
    path: "/operators/accounts/:account",
    get: showAccount,
    done: {
      approved: "The account is active, and its owner gets a mail.",
      plan: "The plan is changed.",
      bound: "The TIN is bound to the account.",
      unbound: "The TIN is no longer bound to the account.",
      limits: "The limits are changed.",
      suspend: "The account is suspended.",
      reactivate: "The account is active again.",
      cancel: "The account is cancelled.",
    },
  },
  { access: "person", path: "/operators/accounts/:account/features", get: showAccount, post: changePlan },
  { access: "person", path: "/operators/accounts/:account/tins", get: showAccount, post: bind },
  { access: "person", path: "/operators/accounts/:account/tins/:tin/unbind", get: showAccount, post: unbind },
  { access: "person", path: "/operators/accounts/:account/keys/:key", get: showAccount, post: changeLimits },
  { access: "person", path: "/operators/accounts/:account/status", get: showAccount, post: changeStatus },
];
