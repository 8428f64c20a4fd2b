// The person who is signed in: name, password, two-factor sign-in, sessions.
import { html, type SafeHtml } from "@remix-run/html-template";
import { codeField } from "../confirm.ts";
import { checkbox, field, form } from "../form.ts";
import { goAfter, type PageResponse, type PersonPage, type Route, show } from "../page.ts";
import { card } from "../parts.ts";
import { table } from "../table.ts";
import { badge, plural, time } from "../words.ts";
import { newPassword, passwordHint } from "./password.ts";

// The first match counts: Edge and Opera name Chrome, Chrome names Safari, and Android names Linux.
const browsers = ["Edg", "OPR", "Firefox", "Chrome", "Safari"];
const systems = ["Android", "iPhone", "iPad", "Windows", "Macintosh", "Linux"];
const names: Record<string, string> = { Edg: "Edge", OPR: "Opera", Macintosh: "Mac" };

/** `Chrome on Linux`, or the text of a program that is no browser. */
function programOf(userAgent: string | null): string {
  const [browser, system] = [
    browsers.find((one) => userAgent?.includes(`${one}/`)),
    systems.find((one) => userAgent?.includes(one)),
  ];
  if (!browser || !system) return userAgent || "not known";
  return `${names[browser] ?? browser} on ${names[system] ?? system}`;
}

async function showMe(page: PersonPage): Promise<PageResponse> {
  const { me, read } = page;
  const sessions = await read("listSessions");
  const factor = me.two_factor
    ? html`<p>${plural(me.recovery_codes_left, "recovery code")} left.</p><a class="button" href="/console/me/two-factor">Change</a>`
    : html`<p>With it, a stolen password alone opens nothing.</p><a class="button primary" href="/console/me/two-factor">Turn on</a>`;
  const name = form(
    page,
    { action: "/console/me", label: "Change the name" },
    field(page, { name: "name", label: "Name", value: me.name, autocomplete: "name" }),
  );
  const password = form(
    page,
    { action: "/console/me/password", label: "Change the password" },
    field(page, {
      name: "current_password",
      label: "Current password",
      type: "password",
      autocomplete: "current-password",
    }),
    me.two_factor ? codeField(page, "Code of your authenticator app, or a recovery code", true) : html``,
    newPassword(page, { hint: `${passwordHint} Your other sessions end.` }),
  );
  const everywhere = form(page, {
    action: "/console/me/sessions",
    label: "Sign out everywhere",
    isGrave: true,
  });
  return show(
    "You",
    html`<div class="own stack">${card("name", "Name and address", html`<div class="rest row">${name}</div><div class="now"><p>You sign in with ${me.email}.</p><a class="button" href="/console/me/email">Change<span class="vh"> the address</span></a></div>`)}
${card("factor", "Two-factor sign-in", html`<div class="now">${factor}</div>`, {
  end: me.two_factor ? badge("good", "On") : badge("wait", "Off"),
})}
${alerts(page)}
${card("password", "Password", html`<div class="rest">${password}</div>`)}
${table(page, {
  title: "Sessions",
  end: everywhere,
  caption: "Where you are signed in",
  rows: sessions.data,
  empty: html``,
  columns: [
    { label: "Browser or program", cell: ({ user_agent }) => programOf(user_agent) },
    { label: "IP address", cell: ({ address }) => address },
    {
      label: "Last use",
      cell: ({ last_used_at, is_current }) => (is_current ? "this session" : time(page, last_used_at)),
    },
  ],
})}</div>`,
    { heading: me.name },
  );
}

/** Only owners get these mails. */
function alerts(page: PersonPage): SafeHtml {
  if (!page.me.memberships.some(({ role }) => role === "owner")) return html``;
  const choice = form(
    page,
    { action: "/console/me/alerts", label: "Save" },
    checkbox(page, {
      name: "alerts",
      label: "Send me e-mail about problems of the accounts that I own.",
      isOptional: true,
      isTicked: page.me.alerts,
    }),
  );
  return card(
    "alerts",
    "E-mail about problems",
    html`<div class="rest"><p class="hint">One mail when a control unit is unreachable, an outcome stays unknown for an hour, a document has no retries left or a webhook is disabled. For live data, at most once an hour.</p>${choice}</div>`,
  );
}

const changeAlerts = ({ form: sent, call }: PersonPage) =>
  goAfter(call("updateMe", { body: { alerts: sent.has("alerts") } }), "/console/me", "alerts");

const rename = ({ form: sent, call }: PersonPage) =>
  goAfter(call("updateMe", { body: { name: sent.text("name") } }), "/console/me", "name");

const changePassword = ({ form: sent, call }: PersonPage) =>
  goAfter(
    call("changePassword", {
      body: { current_password: sent.typed("current_password"), password: sent.typed("password") },
    }),
    "/console/me",
    "password",
  );

const endAll = ({ call }: PersonPage) => goAfter(call("deleteAllSessions"), "/console/sign-in", "out");

export const mePages: Route[] = [
  {
    access: "person",
    path: "/me",
    get: showMe,
    post: rename,
    done: {
      name: "The name is changed.",
      alerts: "Your choice is saved.",
      password: "The password is changed, and your other sessions have ended.",
      email: "The e-mail address is changed, and your other sessions have ended.",
      two_factor: "Two-factor sign-in is off.",
    },
  },
  { access: "person", path: "/me/alerts", get: showMe, post: changeAlerts },
  { access: "person", path: "/me/password", get: showMe, post: changePassword },
  { access: "person", path: "/me/sessions", get: showMe, post: endAll },
];
