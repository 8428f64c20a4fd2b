// Actions that need a recent confirmation: a page asks for the password or a code, then continues with the form.
import { html, type SafeHtml } from "@remix-run/html-template";
import type { Problem } from "./call.ts";
import { field, form, hiddenFields } from "./form.ts";
import { type PageResponse, type PersonPage, type PublicPage, show } from "./page.ts";

/** Confirms the session if the form has a password or code for it; why that failed, if it did. */
export async function takeConfirmation({ form: sent, call }: PublicPage): Promise<Problem | undefined> {
  const password = sent.typed("confirm_password");
  const code = sent.text("confirm_code");
  if (password === "" && code === "") return undefined;
  const result = await call("confirmSession", { body: password === "" ? { code } : { password } });
  if (result.ok || result.problem.status !== 422) return result.ok ? undefined : result.problem;
  // A text without the form of a code is a wrong code.
  return { status: 422, code: "confirmation_failed", message: "The password or the code is wrong" };
}

/** Whether a form waits for a confirmation. */
export function isUnconfirmed({ code }: Problem): boolean {
  return code === "confirmation_required" || code === "code_required" || code === "confirmation_failed";
}

/** The field of a code that confirms the form. */
export function codeField(page: PublicPage, label: string, isOptional: boolean): SafeHtml {
  return field(page, { name: "confirm_code", label, autocomplete: "one-time-code", isOptional });
}

/** Asks for the password or a code, and includes the fields of the waiting form. */
export function confirmPage(
  page: PersonPage,
  carried: [string, string][],
): { page: PersonPage; reply: PageResponse } {
  const hasFailed = page.problem?.code === "confirmation_failed";
  const asked = { ...page, problem: hasFailed ? page.problem : undefined };
  const { two_factor } = page.me;
  // After a wrong code, the same question again.
  const isCodeNeeded = hasFailed
    ? !page.form.has("confirm_password")
    : page.problem?.code === "code_required";
  const password = field(asked, {
    name: "confirm_password",
    label: "Password",
    type: "password",
    autocomplete: "current-password",
    isOptional: two_factor,
  });
  const fields = isCodeNeeded
    ? codeField(asked, "Code of your authenticator app, or a recovery code", false)
    : html`${password}${two_factor ? codeField(asked, "Or a code of your authenticator app", true) : ""}`;
  const wanted = isCodeNeeded ? "a code" : two_factor ? "your password or a code" : "your password";
  const reply = show(
    "Confirm that it is you",
    html`${form(asked, { label: "Confirm and go on" }, ...hiddenFields(carried), fields)}
<p><a href="${page.path}">Cancel</a></p>`,
    { lead: `Give ${wanted} to go on. Your entries are not lost.` },
  );
  return { page: asked, reply };
}
