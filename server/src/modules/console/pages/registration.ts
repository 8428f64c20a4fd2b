// A business registers itself, and confirms its e-mail address with the link of a mail.
import { html, type SafeHtml } from "@remix-run/html-template";
import { profileNames, sharedRulesOf } from "@taxctl/sdk/rules/profiles";
import { checkbox, field, form, hiddenFields, select } from "../form.ts";
import { brokenLink, tokenOf } from "../link.ts";
import { goAfter, type PageResponse, type PublicPage, type Route, show } from "../page.ts";
import { card } from "../parts.ts";
import { newPassword } from "./password.ts";
import { tinExamples, tinLabel } from "./tin-hint.ts";

/** The version that is stored if the operators name none. */
const unnamedTerms = "1";

function termsField(page: PublicPage): SafeHtml {
  const { version, url } = page.terms;
  const named = version === undefined ? "" : `, version ${version}`;
  const terms = "terms of the operators of this service";
  const shown =
    url === undefined
      ? terms
      : html`<a href="${url}" rel="noopener" target="_blank">${terms}<span class="vh"> (opens a new tab)</span></a>`;
  return checkbox(page, {
    name: "terms_version",
    label: html`I accept the ${shown}${named}.`,
    value: version ?? unnamedTerms,
  });
}

const group = (title: string, ...fields: SafeHtml[]): SafeHtml =>
  html`<fieldset class="group"><legend>${title}</legend>${fields}</fieldset>`;

/** For somebody who comes back to a link: the operators may have reviewed the registration meanwhile. */
const whatIsNext = html`<ul><li>Did you confirm it already? <a class="button primary" href="/console/sign-in">Sign in</a> You see what became of your registration; once it is approved, your account opens.</li>
<li>Forgot the password? <a href="/console/password-resets">Set a new password</a> once your registration is approved.</li>
<li>Not confirmed yet? You can <a href="/console/registrations">register again</a>, and you get a new link.</li></ul>`;

async function showForm(page: PublicPage): Promise<PageResponse> {
  if (page.query.get("done") === "sent")
    return show(
      "Check your inbox",
      card(
        "next",
        "What comes next",
        html`<div class="rest"><ol><li>Open the link in the mail. It works once, for 24 hours.</li>
<li>The operators of this service review your registration.</li>
<li>You get another mail, and sign in.</li></ol>
<p class="small dim">Approved already? <a href="/console/sign-in">Sign in</a>, or <a href="/console/password-resets">set a new password</a>.</p>
<p class="small dim">Several mails with other names? Open any of them: your password tells which registration is yours.</p>
<p class="small dim">No mail after some minutes? Check your spam folder, or <a href="/console/registrations">register again</a>.</p></div>`,
      ),
      { lead: "A mail to confirm your e-mail address is on its way." },
    );
  const countries = profileNames().flatMap((name) => Object.entries(sharedRulesOf(name).countries));
  return show(
    "Register your business",
    html`${form(
      page,
      { label: "Register" },
      group(
        "Your business",
        field(page, { name: "business", label: "Name of the business", autocomplete: "organization" }),
        select(page, {
          name: "country",
          label: "Country",
          options: countries,
          value: countries[0]?.[0] ?? "",
        }),
        field(page, {
          name: "tin",
          label: tinLabel(),
          hint: tinExamples(),
          attributes: { autocapitalize: "characters", spellcheck: "false" },
        }),
      ),
      group(
        "You",
        field(page, { name: "name", label: "Your name", autocomplete: "name" }),
        field(page, { name: "email", label: "Your e-mail address", type: "email", autocomplete: "username" }),
        newPassword(page, { label: "Password" }),
      ),
      termsField(page),
    )}<p>Registered already? <a href="/console/sign-in">Sign in</a></p>`,
    {
      lead: "You confirm your e-mail address with a mail. Then the operators of this service review the registration.",
    },
  );
}

async function register({ form: sent, call }: PublicPage): Promise<PageResponse> {
  const body = {
    business: sent.text("business"),
    tin: sent.text("tin"),
    country: sent.text("country"),
    name: sent.text("name"),
    email: sent.text("email"),
    password: sent.typed("password"),
    terms_version: sent.text("terms_version"),
  };
  return goAfter(call("createRegistration", { body }), "/console/registrations", "sent");
}

async function showVerify(page: PublicPage): Promise<PageResponse> {
  const broken = brokenLink(page);
  if (broken || page.problem?.code === "link_invalid")
    return show(
      "Confirm your e-mail address",
      card("next", "What comes next", html`<div class="rest">${whatIsNext}</div>`),
      { problem: broken, lead: broken ? undefined : "This link was used already, or it has ended." },
    );
  return show(
    "Confirm your e-mail address",
    html`<p>Type the password that you chose when you registered.</p>
${form(
  page,
  { action: "/console/registrations/verify", label: "Confirm" },
  ...hiddenFields([["token", tokenOf(page)]]),
  field(page, { name: "password", label: "Password", type: "password", autocomplete: "current-password" }),
)}`,
  );
}

async function verify({ form: sent, call }: PublicPage): Promise<PageResponse> {
  const body = { token: sent.text("token"), password: sent.typed("password") };
  return goAfter(call("verifyRegistration", { body }), "/console/sign-in", "confirmed");
}

export const registrationPages: Route[] = [
  { access: "public", path: "/registrations", get: showForm, post: register },
  { access: "public", path: "/registrations/verify", get: showVerify, post: verify },
];
