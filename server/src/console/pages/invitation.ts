// Accept an invitation into the team of an account.
import { html } from "@remix-run/html-template";
import { field, form, given, hiddenFields } from "../form.ts";
import { again, goTo, type PageResponse, type PublicPage, type Route, show } from "../page.ts";
import { passwordHint } from "./password.ts";

async function showForm(page: PublicPage): Promise<PageResponse> {
  if (page.problem?.code === "link_invalid")
    return show(
      "Accept the invitation",
      html`<p>Did you accept it already? <a href="/console/sign-in">Sign in</a>. Otherwise ask the person who invited you for another invitation.</p>`,
    );
  const token = page.form.text("token") || (page.query.get("token") ?? "");
  const found = await page.call("showInvitation", { body: { token } });
  // A code that is not valid is named once the form is sent.
  const invitation = found.ok
    ? html`<p>You are invited to work for <b>${found.body.data.account.name}</b> as ${found.body.data.role}.</p>`
    : "";
  return show(
    "Accept the invitation",
    html`${invitation}<p>If you have a password for taxctl already, leave the field empty: your password stays as it is.</p>
${form(
  page,
  { action: "/console/invitations/accept", label: "Accept" },
  ...hiddenFields([["token", token]]),
  field(page, {
    name: "password",
    label: "New password",
    type: "password",
    autocomplete: "new-password",
    hint: passwordHint,
    isOptional: true,
  }),
)}`,
  );
}

async function accept({ form: sent, call }: PublicPage): Promise<PageResponse> {
  const password = given(sent.typed("password"));
  const body = { token: sent.text("token"), ...(password && { password }) };
  const result = await call("acceptInvitation", { body });
  return result.ok ? goTo("/console/sign-in", "invited") : again(result.problem);
}

export const invitationPages: Route[] = [
  { access: "public", path: "/invitations/accept", get: showForm, post: accept },
];
