// Sign in with password and, where it is on, a code; sign out.
import { html } from "@remix-run/html-template";
import { field, form, hiddenFields } from "../form.ts";
import { again, goAfter, goTo, type PageResponse, type PublicPage, type Route, show } from "../page.ts";

/** A page of the console that a link may lead to; anything else is the start page. */
export function nextOf(text: string): string {
  if (!/^\/console(\/[\w./?=&%~-]*)?$/.test(text) || text.includes("//")) return "/console";
  // As a browser reads it: `..`, also encoded, leads out of the console.
  const { pathname, search } = new URL(text, "http://console.invalid");
  return /^\/console(\/|$)/.test(pathname) ? `${pathname}${search}` : "/console";
}

/** Where the person goes on, and the form that waits there. */
type Onward = { next: string; kept: string };

const onwardOf = ({ form: sent, query }: PublicPage): Onward => ({
  next: nextOf(sent.text("next") || (query.get("next") ?? "")),
  kept: sent.text("kept"),
});

const fieldsOf = ({ next, kept }: Onward): [string, string][] => [
  ["next", next],
  ...(kept === "" ? [] : [["kept", kept] as [string, string]]),
];

const onward = ({ next, kept }: Onward): PageResponse =>
  kept === "" ? goTo(next) : { kind: "resume", path: next, kept };

/** Asks to sign in, and keeps a form's input until then. */
export function askToSignIn(page: PublicPage, waiting: Onward): PageResponse {
  const { kept } = waiting;
  return show(
    "Sign in",
    html`${kept === "" ? "" : html`<p class="note" role="status">Your session has ended. Sign in again: your entries are kept.</p>`}
${form(
  page,
  { action: "/console/sign-in", label: "Sign in" },
  ...hiddenFields(fieldsOf(waiting)),
  field(page, { name: "email", label: "E-mail address", type: "email", autocomplete: "username" }),
  field(page, {
    name: "password",
    label: "Password",
    type: "password",
    autocomplete: "current-password",
  }),
)}
<p><a href="/console/password-resets">Set a new password</a> if you have none, or forgot it.</p>
<p>New here? <a href="/console/registrations">Register your business</a></p>`,
  );
}

const showSignIn = async (page: PublicPage): Promise<PageResponse> => askToSignIn(page, onwardOf(page));

async function signIn(page: PublicPage): Promise<PageResponse> {
  const { form: sent, call } = page;
  const body = { email: sent.text("email"), password: sent.typed("password") };
  const result = await call("createSession", { body });
  if (!result.ok) return again(result.problem);
  const { data } = result.body;
  return "challenge" in data ? askForCode(page, data.challenge) : onward(onwardOf(page));
}

function askForCode(page: PublicPage, challenge: string): PageResponse {
  const fields: [string, string][] = [["challenge", challenge], ...fieldsOf(onwardOf(page))];
  return show(
    "Enter your code",
    html`<p>Open your authenticator app and type the code that it shows for taxctl. If you lost your phone, type one of your recovery codes. If you lost the codes too, ask the operators of this service to turn two-factor sign-in off for you.</p>
${form(
  page,
  { action: "/console/sign-in/code", label: "Sign in" },
  ...hiddenFields(fields),
  field(page, {
    name: "code",
    label: "Code",
    autocomplete: "one-time-code",
    attributes: { inputmode: "text" },
  }),
)}
<p><a href="/console/sign-in">Start over</a></p>`,
  );
}

async function complete(page: PublicPage): Promise<PageResponse> {
  const { form: sent, call } = page;
  const body = { challenge: sent.text("challenge"), code: sent.text("code") };
  const result = await call("completeSession", { body });
  const waiting = onwardOf(page);
  const isRecovery = !/^\d{6}$/.test(body.code.replaceAll(/[\s-]/g, ""));
  if (result.ok)
    return isRecovery && waiting.kept === ""
      ? goTo(`/console/me/two-factor?next=${encodeURIComponent(waiting.next)}`, "recovery")
      : onward(waiting);
  const { problem } = result;
  // The password was right, or there would be no challenge.
  if (problem.code !== "sign_in_failed") return again(problem);
  return again(
    isRecovery
      ? { ...problem, code: "recovery_code_wrong", message: "The recovery code is wrong or was used." }
      : { ...problem, code: "code_wrong", message: "The code is wrong." },
  );
}

async function showCode(page: PublicPage): Promise<PageResponse> {
  const challenge = page.form.text("challenge");
  if (challenge === "" || page.problem?.code === "challenge_expired") return showSignIn(page);
  return askForCode(page, challenge);
}

export const signInPages: Route[] = [
  {
    access: "public",
    path: "/sign-in",
    get: showSignIn,
    post: signIn,
    done: {
      out: "You are signed out.",
      ended: "Your session has ended. Sign in again.",
      password: "The password is set. Sign in with it.",
      confirmed: "Your e-mail address is confirmed, and your registration is being reviewed. You get a mail.",
      invited: "You belong to the account now. Sign in.",
    },
  },
  { access: "public", path: "/sign-in/code", get: showCode, post: complete },
  {
    access: "person",
    path: "/sign-out",
    get: async () => goTo("/console"),
    async post({ call }) {
      return goAfter(call("deleteSession", { params: { id: "current" } }), "/console/sign-in", "out");
    },
  },
];
