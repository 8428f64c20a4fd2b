// The team of an account: who has access, invitations, roles, and who owns it.
import { html, type SafeHtml } from "@remix-run/html-template";
import type { DataOf } from "../call.ts";
import { field, form, hiddenFields, select } from "../form.ts";
import { type AccountPage, again, goAfter, type PageResponse, type Route, show } from "../page.ts";
import { table } from "../table.ts";
import { badge, time } from "../words.ts";

type User = DataOf<"listUsers">[number];

const roles = [
  ["owner", "Owner: everything, team too"],
  ["admin", "Admin: everything but the team"],
  ["accountant", "Accountant: documents, stock, imports, the month"],
  ["cashier", "Cashier: sales and receipts"],
] as const;

const states = {
  active: badge("good", "Active"),
  invited: badge("wait", "Invited"),
  disabled: badge("neutral", "Disabled"),
} as const;

const roleIn = (text: string): User["role"] => roles.find(([role]) => role === text)?.[0] ?? "cashier";

async function showTeam(page: AccountPage): Promise<PageResponse> {
  const users = (await page.read("listUsers")).data;
  return show(
    "Team",
    html`${table(page, {
      caption: "Who has access to this account",
      rows: users,
      link: ({ id }) => `${page.base}/team/${id}`,
      empty: html`<p>Nobody has access.</p>`,
      columns: [
        { label: "Name", cell: ({ name }) => name },
        { label: "E-mail address", cell: ({ email }) => email },
        { label: "Role", cell: ({ role }) => role },
        { label: "Access", cell: ({ status }) => states[status] },
        { label: "Since", isNamed: true, cell: ({ created_at }) => time(page, created_at) },
      ],
    })}
${twoFactorForm(page)}
<h2>Invite somebody</h2>
<p class="hint">A mail with a link goes to the address. The person has access after opening it.</p>
${form(
  page,
  { action: `${page.base}/team`, label: "Send the invitation" },
  field(page, { name: "name", label: "Name" }),
  field(page, { name: "email", label: "E-mail address", type: "email" }),
  select(page, { name: "role", label: "Role", value: "cashier", options: roles }),
)}`,
  );
}

/** Whether everybody in the account needs two-factor sign-in. */
function twoFactorForm(page: AccountPage): SafeHtml {
  if (!page.may("requireTwoFactor")) return html``;
  const action = `${page.base}/team/two-factor`;
  if (page.account.two_factor_required)
    return html`<h2>Two-factor sign-in</h2><p>${badge("good", "Required")} Nobody opens this account with a password alone. API keys work as before.</p>
${form(page, { action, label: "No longer require it", isGrave: true }, ...hiddenFields([["required", "no"]]))}`;
  const text = html`<p>${badge("neutral", "Not required")} If you require it, people without it must turn it on before they can open this account. API keys work as before.</p>`;
  return page.me.two_factor
    ? html`<h2>Two-factor sign-in</h2>${text}${form(page, { action, label: "Require it" }, ...hiddenFields([["required", "yes"]]))}`
    : html`<h2>Two-factor sign-in</h2>${text}<p><a href="/console/me/two-factor">Turn it on for yourself first</a>.</p>`;
}

async function requireTwoFactor({ form: sent, call, base }: AccountPage): Promise<PageResponse> {
  const required = sent.text("required") === "yes";
  const done = required ? "two_factor" : "no_two_factor";
  return goAfter(call("requireTwoFactor", { body: { required } }), `${base}/team`, done);
}

async function invite({ form: sent, call, base }: AccountPage): Promise<PageResponse> {
  const body = { name: sent.text("name"), email: sent.text("email"), role: roleIn(sent.text("role")) };
  return goAfter(call("inviteUser", { body }), `${base}/team`, "invited");
}

async function showUser(page: AccountPage): Promise<PageResponse> {
  const user = (await page.read("listUsers")).data.find(({ id }) => String(id) === page.params.user);
  if (!user) return again({ status: 404, code: "not_found", message: "There is no such user" });
  const here = `${page.base}/team/${user.id}`;
  return show(
    user.name,
    html`<dl><dt>E-mail address</dt><dd>${user.email}</dd><dt>Role</dt><dd>${user.role}</dd>
<dt>Access</dt><dd>${states[user.status]}</dd><dt>Since</dt><dd>${time(page, user.created_at)}</dd></dl>
<h2>Role</h2>
${form(
  page,
  { action: `${here}/role`, label: "Change the role" },
  select(page, { name: "role", label: "Role", value: user.role, options: roles }),
)}
${accessForms(page, here, user)}`,
    { back: [`${page.base}/team`, "Back to the team"] },
  );
}

function accessForms(page: AccountPage, here: string, { status, role, name, email }: User): SafeHtml {
  if (status === "invited")
    return html`<h2>Invite again</h2><p>The person gets another mail with a new link.</p>
${form(
  page,
  { action: `${page.base}/team`, label: "Send the invitation again" },
  ...hiddenFields([
    ["name", name],
    ["email", email],
    ["role", role],
  ]),
)}
<h2>Withdraw the invitation</h2>${form(page, { action: `${here}/remove`, label: "Withdraw the invitation", isGrave: true })}`;
  const access =
    status === "active"
      ? html`<h2>Stop access for a while</h2><p>Sessions and keys stop at once, and work again when you give access back.</p>
${form(page, { action: `${here}/access`, label: "Stop access", isGrave: true }, ...hiddenFields([["is_active", "no"]]))}`
      : html`<h2>Give access back</h2>${form(page, { action: `${here}/access`, label: "Give access back" }, ...hiddenFields([["is_active", "yes"]]))}`;
  const ownership =
    role === "owner" || status !== "active"
      ? html``
      : html`<h2>Hand the account over</h2><p>This person becomes an owner, and you an admin.</p>
<details><summary>Hand the account over</summary>${form(page, { action: `${here}/ownership`, label: "Hand the account over", isGrave: true })}</details>`;
  return html`${access}${ownership}<h2>Remove from the team</h2><p>Sessions and keys of this person end at once, for good.</p>
<details><summary>Remove from the team</summary>${form(page, { action: `${here}/remove`, label: "Remove from the team", isGrave: true })}</details>`;
}

const userOf = ({ params }: AccountPage) => ({ id: params.user ?? "" });

async function changeRole(page: AccountPage): Promise<PageResponse> {
  const body = { role: roleIn(page.form.text("role")) };
  return goAfter(page.call("updateUser", { params: userOf(page), body }), `${page.base}/team`, "role");
}

async function changeAccess(page: AccountPage): Promise<PageResponse> {
  const body = { is_active: page.form.text("is_active") === "yes" };
  const done = body.is_active ? "access" : "no_access";
  return goAfter(page.call("updateUser", { params: userOf(page), body }), `${page.base}/team`, done);
}

const remove = (page: AccountPage) =>
  goAfter(page.call("deleteUser", { params: userOf(page) }), `${page.base}/team`, "removed");

async function handOver(page: AccountPage): Promise<PageResponse> {
  // The person is no owner any more, and may not see the team.
  return goAfter(page.call("transferOwnership", { params: userOf(page) }), page.base, "handed_over");
}

export const teamPages: Route[] = [
  {
    access: "account",
    path: "/team",
    menu: { label: "Team", icon: "team", group: "setup", order: 50, needs: "listUsers" },
    get: showTeam,
    post: invite,
    done: {
      invited: "The invitation is on its way.",
      role: "The role is changed.",
      access: "The person has access again.",
      no_access: "The person has no access any more.",
      removed: "The person is removed. Access has ended, and keys are revoked.",
      two_factor: "Two-factor sign-in is required now.",
      no_two_factor: "Two-factor sign-in is no longer required.",
    },
  },
  { access: "account", path: "/team/two-factor", get: showTeam, post: requireTwoFactor },
  { access: "account", path: "/team/:user", get: showUser },
  { access: "account", path: "/team/:user/role", get: showUser, post: changeRole },
  { access: "account", path: "/team/:user/access", get: showUser, post: changeAccess },
  { access: "account", path: "/team/:user/remove", get: showUser, post: remove },
  { access: "account", path: "/team/:user/ownership", get: showUser, post: handOver },
];
