// A forgotten password: request a link by mail, and set a new password with it.
import { html, type SafeHtml } from "@remix-run/html-template";
import { type FieldOptions, field, form, hiddenFields } from "../form.ts";
import { brokenLink, tokenOf } from "../link.ts";
import { goAfter, type PageResponse, type PublicPage, type Route, show } from "../page.ts";

export const passwordHint = "At least 12 characters. Several unrelated words are easy to remember.";

/** A field for a password that the person chooses now. */
export function newPassword(page: PublicPage, options: Partial<FieldOptions> = {}): SafeHtml {
  const usual = { name: "password", label: "New password", hint: passwordHint };
  return field(page, { ...usual, type: "password", autocomplete: "new-password", ...options });
}

async function showRequest(page: PublicPage): Promise<PageResponse> {
  return show(
    "Set a new password",
    form(
      page,
      { label: "Send the link" },
      field(page, { name: "email", label: "E-mail address", type: "email", autocomplete: "username" }),
    ),
    {
      back: ["/console/sign-in", "Sign in"],
      lead: page.sendsMail
        ? "We send a link to your e-mail address. It works once, for 24 hours."
        : "You get a link for your e-mail address. It works once, for 24 hours.",
    },
  );
}

async function request({ form: sent, call }: PublicPage): Promise<PageResponse> {
  const body = { email: sent.text("email") };
  return goAfter(call("requestPasswordReset", { body }), "/console/password-resets", "sent");
}

async function showNew(page: PublicPage): Promise<PageResponse> {
  const broken = brokenLink(page);
  const anew = html`<p><a href="/console/password-resets">Ask for a new link</a></p>`;
  if (broken || page.problem?.code === "link_invalid")
    return show("Choose a new password", anew, { problem: broken });
  return show(
    "Choose a new password",
    html`${form(
      page,
      { action: "/console/password-resets/confirm", label: "Set the password" },
      ...hiddenFields([["token", tokenOf(page)]]),
      newPassword(page),
    )}${anew}`,
  );
}

async function setNew({ form: sent, call }: PublicPage): Promise<PageResponse> {
  const body = { token: sent.text("token"), password: sent.typed("password") };
  return goAfter(call("resetPassword", { body }), "/console/sign-in", "password");
}

export const passwordPages: Route[] = [
  {
    access: "public",
    path: "/password-resets",
    get: showRequest,
    post: request,
    done: { sent: "If a person has this e-mail address, a mail with a link is on its way." },
  },
  { access: "public", path: "/password-resets/confirm", get: showNew, post: setNew },
];
