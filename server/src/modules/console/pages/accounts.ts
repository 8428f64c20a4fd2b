// The start page: leads to the person's account, or shows the accounts to choose from.
import { html, type SafeHtml } from "@remix-run/html-template";
import { profileOfCountry, taxWordsOf } from "@taxctl/sdk/rules/profiles";
import {
  goTo,
  type Me,
  operatorsPath,
  type PageResponse,
  type PersonPage,
  type Route,
  show,
} from "../page.ts";
import { badge, time } from "../words.ts";

type Membership = Me["memberships"][number];

const states: Record<Membership["account"]["status"], string> = {
  active: "",
  pending_approval: "This account is not approved yet. You get a mail once it is reviewed.",
  suspended: "This account is suspended. Ask the operators of this service to reactivate it.",
  cancelled: "This account was cancelled.",
};

function entry({ account, role }: Membership) {
  if (account.status !== "active")
    return html`<li><b>${account.name}</b><br>${states[account.status]}${account.status_reason === null ? "" : html`<br>Reason: ${account.status_reason}`}</li>`;
  return html`<li><b>${account.name}</b>, as ${role}<br>
<a href="/console/${account.id}/live">Live data</a> · <a href="/console/${account.id}/sandbox">Sandbox</a></li>`;
}

/** The results of registrations without an account: the latest of each TIN. */
function registrations(page: PersonPage): SafeHtml {
  const latest = new Map<string, Me["registrations"][number]>();
  for (const one of page.me.registrations) if (!latest.has(one.tin)) latest.set(one.tin, one);
  const open = [...latest.values()].filter(({ status }) => status !== "approved");
  if (open.length === 0) return html``;
  const entries = open.map(({ business, tin, country, status, reason, created_at }) => {
    const name = html`<b>${business}</b>, ${taxWordsOf(profileOfCountry(country)).tin} ${tin}, registered ${time(page, created_at)}`;
    return status === "pending"
      ? html`<li>${name}<br>${badge("wait", "In review")} The operators are reviewing the registration. You get a mail with the result.</li>`
      : html`<li>${name}<br>${badge("bad", "Rejected")} Reason: ${reason}<br><a href="/console/registrations">Register again</a> with corrected details.</li>`;
  });
  return html`<h2>Your registrations</h2><ul class="accounts">${entries}</ul>`;
}

async function choose(page: PersonPage): Promise<PageResponse> {
  const { memberships } = page.me;
  const isWaiting = page.me.registrations.some(({ status }) => status === "pending");
  if (memberships.length === 0)
    return show(
      isWaiting ? "Your registration is being reviewed" : "You belong to no account",
      html`${registrations(page)}
<p>If somebody invited you, open the link in the mail that you got.</p>
<p><a href="/console/registrations">Register a business</a></p>`,
    );
  return show(
    "Your accounts",
    html`<ul class="accounts">${memberships.map(entry)}</ul>${registrations(page)}`,
  );
}

/** The sandbox while it alone has a device: live data has nothing to look at then. */
async function placeOf({ within }: PersonPage, account: number): Promise<"live" | "sandbox"> {
  const hasDevice = async (environment: "live" | "sandbox"): Promise<boolean> => {
    const health = await within({ account, environment }).call("getHealth");
    return health.ok && health.body.data.lanes.length > 0;
  };
  const [live, sandbox] = await Promise.all([hasDevice("live"), hasDevice("sandbox")]);
  return sandbox && !live ? "sandbox" : "live";
}

async function start(page: PersonPage): Promise<PageResponse> {
  const { memberships, is_operator } = page.me;
  const [only, ...others] = memberships;
  if (!only && is_operator) return goTo(operatorsPath(page.me));
  const isReady = only?.account.status === "active" && others.length === 0;
  if (!isReady) return goTo("/console/accounts");
  return goTo(`/console/${only.account.id}/${await placeOf(page, only.account.id)}`);
}

export const accountPages: Route[] = [
  { access: "person", path: "", get: start },
  { access: "person", path: "/accounts", get: choose },
];
