// Actions that need a recent confirmation: a page asks for the password or a code, then continues with the form.
import { html } from "@remix-run/html-template";
import type { Problem } from "./call.ts";
import { field, form, hiddenFields } from "./form.ts";
import { type PageResponse, type PersonPage, type PublicPage, show } from "./page.ts";

/** Confirms the session if the form has a password or code for it; why that failed, if it did. */
export async function takeConfirmation({ form: sent, call }: PublicPage): Promise<Problem | undefined> {
  const password = sent.typed("confirm_password");
  const code = sent.text("confirm_code");
  if (password === "" && code === "") return undefined;
  const result = await call("confirmSession", { body: password === "" ? { code } : { password } });
  return result.ok ? undefined : result.problem;
}

/** Asks for the password or a code, and includes the fields of the waiting form. */
export function confirmPage(
  page: PersonPage,
  carried: [string, string][],
): { page: PersonPage; reply: PageResponse } {
  const isFirst = page.problem?.code === "confirmation_required";
  const asked = { ...page, problem: isFirst ? undefined : page.problem };
  const reply = show(
    "Confirm that it is you",
    html`<p>Give your password${page.me.two_factor ? " or a code" : ""} to go on. Your entries are not lost.</p>
${form(
  asked,
  { label: "Confirm and go on" },
  ...hiddenFields(carried),
  field(asked, {
    name: "confirm_password",
    label: "Password",
    type: "password",
    autocomplete: "current-password",
    isOptional: page.me.two_factor,
  }),
  page.me.two_factor
    ? field(asked, {
        name: "confirm_code",
        label: "Or a code of your authenticator app",
        autocomplete: "one-time-code",
        isOptional: true,
      })
    : html``,
)}
<p><a href="${page.path}">Cancel</a></p>`,
  );
  return { page: asked, reply };
}
