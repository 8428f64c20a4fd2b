// Accept an invitation into the team of an account.
import { html } from "@remix-run/html-template";
import { form, given, hiddenFields } from "../form.ts";
import { brokenLink, tokenOf } from "../link.ts";
import { goAfter, type PageResponse, type PublicPage, type Route, show } from "../page.ts";
import { newPassword } from "./password.ts";

async function showForm(page: PublicPage): Promise<PageResponse> {
  const token = tokenOf(page);
  const broken = brokenLink(page);
  const found = broken
    ? { ok: false as const, problem: broken }
    : await page.call("showInvitation", { body: { token } });
  if (!found.ok)
    return show(
      "Accept the invitation",
      html`<p>Did you accept it already? <a href="/console/sign-in">Sign in</a>. Otherwise ask the person who invited you for another invitation.</p>`,
      { problem: found.problem },
    );
  const { account, role } = found.body.data;
  return show(
    "Accept the invitation",
    html`<p>You are invited to work for <b>${account.name}</b> as ${role}.</p>
<p>If you have a password for taxctl already, leave the field empty: your password stays as it is.</p>
${form(
  page,
  { action: "/console/invitations/accept", label: "Accept" },
  ...hiddenFields([["token", token]]),
  newPassword(page, { label: "New password, if you have none yet", isOptional: true }),
)}`,
  );
}

async function accept({ form: sent, call }: PublicPage): Promise<PageResponse> {
  const password = given(sent.typed("password"));
  const body = { token: sent.text("token"), ...(password && { password }) };
  return goAfter(call("acceptInvitation", { body }), "/console/sign-in", "invited");
}

export const invitationPages: Route[] = [
  { access: "public", path: "/invitations/accept", get: showForm, post: accept },
];
