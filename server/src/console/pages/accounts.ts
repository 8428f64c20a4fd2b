// The start page: leads to the person's account, or shows the accounts to choose from.
import { html } from "@remix-run/html-template";
import { goTo, type Me, type PersonPage, type Reply, type Route, show } from "../page.ts";

type Membership = Me["memberships"][number];

const states: Record<Membership["account"]["status"], string> = {
  active: "",
  pending_approval: "This account is not approved yet. You get a mail once it is reviewed.",
  suspended: "This account is suspended. Ask the operators of this service to reactivate it.",
  cancelled: "This account was cancelled.",
};

function entry({ account, role }: Membership) {
  if (account.status !== "active") return html`<li><b>${account.name}</b><br>${states[account.status]}</li>`;
  return html`<li><b>${account.name}</b>, as ${role}<br>
<a href="/console/${account.id}/live">Live data</a> · <a href="/console/${account.id}/sandbox">Sandbox</a></li>`;
}

async function choose({ me }: PersonPage): Promise<Reply> {
  if (me.memberships.length === 0)
    return show(
      "You belong to no account",
      html`<p>If you registered a business, its registration is being reviewed: you get a mail when it is approved or rejected.</p>
<p>If somebody invited you, open the link in the mail that you got.</p>
<p><a href="/console/registrations">Register a business</a></p>`,
    );
  return show("Your accounts", html`<ul class="accounts">${me.memberships.map(entry)}</ul>`);
}

async function start(page: PersonPage): Promise<Reply> {
  const [only, ...others] = page.me.memberships;
  const isReady = only?.account.status === "active" && others.length === 0;
  return isReady ? goTo(`/console/${only.account.id}/live`) : goTo("/console/accounts");
}

export const accountPages: Route[] = [
  { access: "person", path: "", get: start },
  { access: "person", path: "/accounts", get: choose },
];
