// Two-factor sign-in: turn it on with a QR code, get recovery codes, renew them, turn it off.
import { html, type SafeHtml } from "@remix-run/html-template";
import { field, form, hiddenFields } from "../form.ts";
import { again, goAfter, type PageResponse, type PersonPage, type Route, show } from "../page.ts";
import { actionRow, actions, card } from "../parts.ts";
import { badge, plural } from "../words.ts";
import { nextOf } from "./sign-in.ts";

const here = "/console/me/two-factor";

async function qrOf(text: string): Promise<SafeHtml> {
  // Loaded at the first set-up: most processes never draw a QR code.
  const qrcode = await import("qrcode");
  return html.raw`${await qrcode.toString(text, { type: "svg", margin: 2 })}`;
}

async function showState(page: PersonPage): Promise<PageResponse> {
  const { me } = page;
  const next = page.query.get("next");
  const onward = next === null ? "" : html`<a class="button" href="${nextOf(next)}">Go on</a>`;
  if (!me.two_factor)
    return show(
      "Two-factor sign-in",
      card(
        "begin",
        "Turn it on",
        html`<div class="rest"><ol>
<li>Install an authenticator app, such as Aegis, 2FAS or Google Authenticator.</li>
<li>Scan the code that this page shows next.</li>
<li>Type the code that the app shows.</li>
</ol>
${form(page, { action: `${here}/begin`, label: "Turn on", isPrimary: true })}</div>`,
        { end: badge("wait", "Off") },
      ),
      { lead: "You then need your password and a code from your phone to sign in.", actions: onward },
    );
  return show(
    "Two-factor sign-in",
    actions([
      actionRow(
        "Recovery codes",
        "New codes replace the old ones, which stop working.",
        form(page, { action: `${here}/codes`, label: "Make new recovery codes" }),
      ),
      actionRow(
        "Turn it off",
        "Your password alone then opens your accounts.",
        form(page, { action: `${here}/off`, label: "Turn off", isGrave: true }),
      ),
    ]),
    {
      state: badge("good", "On"),
      lead: `You have ${plural(me.recovery_codes_left, "recovery code")} left.`,
      actions: onward,
    },
  );
}

async function showSecret(page: PersonPage, secret: string, uri: string): Promise<PageResponse> {
  const fields: [string, string][] = [
    ["secret", secret],
    ["uri", uri],
  ];
  return show(
    "Turn on two-factor sign-in",
    html`<section class="card"><div class="rest"><ol>
<li><p>Scan this code with your authenticator app.</p><div class="qr" role="img" aria-label="QR code for your authenticator app">${await qrOf(uri)}</div>
<p>Or type this key into it: <span class="code">${secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</span></p></li>
<li>Type the code that the app shows.</li>
</ol>
${form(
  page,
  { action: `${here}/confirm`, label: "Turn on", isPrimary: true },
  ...hiddenFields(fields),
  field(page, {
    name: "code",
    label: "Code",
    autocomplete: "one-time-code",
    attributes: { inputmode: "numeric" },
  }),
)}</div></section>`,
  );
}

async function begin(page: PersonPage): Promise<PageResponse> {
  const result = await page.call("beginTwoFactor");
  if (!result.ok) return again(result.problem);
  return showSecret(page, result.body.data.secret, result.body.data.uri);
}

function showCodes(codes: readonly string[]): PageResponse {
  return show(
    "Save your recovery codes",
    html`<p>If you lose your phone, each of these codes signs you in once instead of a code from the app. Print them or write them down: they are not shown again.</p>
<ul class="codes code">${codes.map((code) => html`<li>${code}</li>`)}</ul>
<p><a class="button" href="/console">I have saved them</a></p>`,
  );
}

async function confirm({ form: sent, call, me }: PersonPage): Promise<PageResponse> {
  const result = await call("confirmTwoFactor", { body: { code: sent.text("code") } });
  if (!result.ok) return again(result.problem);
  // The frame of this page leads operators to their work.
  me.two_factor = true;
  return showCodes(result.body.data.recovery_codes);
}

async function renew({ call }: PersonPage): Promise<PageResponse> {
  const result = await call("renewRecoveryCodes");
  return result.ok ? showCodes(result.body.data.recovery_codes) : again(result.problem);
}

const turnOff = ({ call }: PersonPage) => goAfter(call("disableTwoFactor"), "/console/me", "two_factor");

/** After a wrong code: the same secret again, from the form. */
async function showAgain(page: PersonPage): Promise<PageResponse> {
  const secret = page.form.text("secret");
  const uri = page.form.text("uri");
  const isWhole = secret !== "" && uri.startsWith("otpauth://totp/");
  return isWhole && !page.me.two_factor ? showSecret(page, secret, uri) : showState(page);
}

export const twoFactorPages: Route[] = [
  {
    access: "person",
    path: "/me/two-factor",
    get: showState,
    done: {
      required: "The account requires two-factor sign-in. Turn it on here, then open the account.",
      recovery:
        "You signed in with a recovery code. It doesn't work again. If you have a new phone, turn two-factor sign-in off, then on again.",
      operator: "Operators need two-factor sign-in. Turn it on here, then you see the registrations.",
    },
  },
  { access: "person", path: "/me/two-factor/begin", get: showState, post: begin },
  { access: "person", path: "/me/two-factor/confirm", get: showAgain, post: confirm },
  { access: "person", path: "/me/two-factor/codes", get: showState, post: renew },
  { access: "person", path: "/me/two-factor/off", get: showState, post: turnOff },
];
