// The team of an account: who has access, invitations, roles, and who owns it.
import { html, type SafeHtml } from "@remix-run/html-template";
import { capitalized } from "@taxctl/sdk/rules/profiles";
import { localDay } from "../../../base/clock.ts";
import type { DataOf } from "../call.ts";
import { field, form, hiddenFields, select } from "../form.ts";
import { type AccountPage, again, goAfter, type PageResponse, type Route, show } from "../page.ts";
import { actionRow, actions, card, formRow, opener, sheet } from "../parts.ts";
import { table } from "../table.ts";
import { badge, withDates } from "../words.ts";

type User = DataOf<"listUsers">[number];

const roles = [
  ["owner", "Owner: everything, team too"],
  ["admin", "Admin: everything but the team"],
  ["accountant", "Accountant: documents, stock, imports, the month"],
  ["cashier", "Cashier: sales and receipts"],
] as const;

const states = {
  invited: badge("wait", "Invited"),
  disabled: badge("neutral", "Disabled"),
} as const;

/** `Admin` */
const roleWord = (role: string): string => capitalized(role);

/** The day without its time. */
const since = (page: AccountPage, moment: string): string =>
  withDates(page, localDay(Date.parse(moment), page.timeZone));

const roleIn = (text: string): User["role"] => roles.find(([role]) => role === text)?.[0] ?? "cashier";

async function showTeam(page: AccountPage): Promise<PageResponse> {
  const users = (await page.read("listUsers")).data;
  return show(
    "Team",
    html`${sheet("invite", "Invite somebody", inviteForm(page), page.problem !== undefined && page.path.endsWith("/team"))}
${table(page, {
  caption: "Who has access to this account",
  rows: users,
  link: ({ id }) => `${page.base}/team/${id}`,
  empty: html`<p>Nobody has access.</p>`,
  columns: [
    {
      label: "Name",
      cell: ({ name, status }) => (status === "active" ? name : html`${name} ${states[status]}`),
    },
    { label: "E-mail address", cell: ({ email }) => email },
    { label: "Role", cell: ({ role }) => roleWord(role) },
    { label: "Since", isNamed: true, cell: ({ created_at }) => since(page, created_at) },
  ],
})}
${twoFactorForm(page)}`,
    { actions: opener("invite", "Invite somebody") },
  );
}

const inviteForm = (page: AccountPage): SafeHtml =>
  form(
    page,
    { action: `${page.base}/team`, label: "Send the invitation" },
    html`<p class="hint">A mail with a link goes to the address. The person has access after opening it.</p>`,
    html`<div class="columns">${field(page, { name: "name", label: "Name" })}${field(page, { name: "email", label: "E-mail address", type: "email" })}${select(page, { name: "role", label: "Role", value: "cashier", options: roles })}</div>`,
  );

/** Whether everybody in the account needs two-factor sign-in. */
function twoFactorForm(page: AccountPage): SafeHtml {
  if (!page.may("requireTwoFactor")) return html``;
  const action = `${page.base}/team/two-factor`;
  const shown = (state: SafeHtml, text: string, button: SafeHtml) =>
    html`<div class="team">${card("two-factor", "Two-factor sign-in", html`<div class="now"><p>${text} API keys work as before.</p>${button}</div>`, { end: state })}</div>`;
  if (page.account.two_factor_required)
    return shown(
      badge("good", "Required"),
      "Nobody opens this account with a password alone.",
      form(
        page,
        { action, label: "No longer require it", isGrave: true },
        ...hiddenFields([["required", "no"]]),
      ),
    );
  return shown(
    badge("neutral", "Not required"),
    "If you require it, people without it must turn it on before they can open this account.",
    page.me.two_factor
      ? form(page, { action, label: "Require it" }, ...hiddenFields([["required", "yes"]]))
      : html`<a class="button" href="/console/me/two-factor">Turn it on for yourself first</a>`,
  );
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
    html`${card(
      "role",
      "Role",
      html`<div class="rest row bare">${form(
        page,
        { action: `${here}/role`, label: "Change the role" },
        select(page, { name: "role", label: "Role", value: user.role, options: roles }),
      )}</div>`,
    )}
${actions(accessRows(page, here, user), "Access")}`,
    {
      back: [`${page.base}/team`, "Team"],
      state: user.status === "active" ? "" : states[user.status],
      lead: `${roleWord(user.role)} · ${user.email} · since ${since(page, user.created_at)}`,
    },
  );
}

/** What can be done about the person's access. */
function accessRows(page: AccountPage, here: string, { status, role, name, email }: User): SafeHtml[] {
  const access = (label: string, is_active: "yes" | "no") =>
    form(page, { action: `${here}/access`, label }, ...hiddenFields([["is_active", is_active]]));
  if (status === "invited")
    return [
      actionRow(
        "Invitation",
        "The person gets another mail with a new link.",
        form(
          page,
          { action: `${page.base}/team`, label: "Send the invitation again" },
          ...hiddenFields([
            ["name", name],
            ["email", email],
            ["role", role],
          ]),
        ),
      ),
      actionRow(
        "Withdrawal",
        "The link of the invitation no longer works.",
        form(page, { action: `${here}/remove`, label: "Withdraw the invitation", isGrave: true }),
      ),
    ];
  const isActive = status === "active";
  const handOver = formRow(
    "Hand the account over",
    "This person becomes an owner, and you an admin.",
    form(page, { action: `${here}/ownership`, label: "Hand the account over", isGrave: true }),
    { label: "Hand over" },
  );
  return [
    isActive
      ? actionRow(
          "Stop for a while",
          "Sessions and keys stop at once, and work again when you give access back.",
          access("Stop access", "no"),
        )
      : actionRow("Give back", "Sessions and keys work again.", access("Give access back", "yes")),
    ...(isActive && role !== "owner" ? [handOver] : []),
    formRow(
      "Remove from the team",
      "Sessions and keys of this person end at once, for good.",
      form(page, { action: `${here}/remove`, label: "Remove from the team", isGrave: true }),
      { label: "Remove", isGrave: true },
    ),
  ];
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
