// How a failure reads at the top of a page: what happened, why, how to fix it, who must act, and where.
import { html, type SafeHtml } from "@remix-run/html-template";
import { explain } from "@taxctl/sdk/rules/catalogue";
import type { TaxWords } from "@taxctl/sdk/rules/profiles";
import type { Problem } from "./call.ts";
import { idOf } from "./form.ts";
import { isAccountPage, type PublicPage, wordsOf } from "./page.ts";
import { inWords, nameInWords, plainText } from "./plain-text.ts";
import { actorName, richText } from "./problem.ts";
import { remedyText } from "./remedies.ts";

/** What a person of the console does about a problem, and where; the catalog speaks to programs. */
type Advice = {
  text: string | ((words: TaxWords) => string);
  message?: string;
  link?: (page: PublicPage) => [href: string, label: string] | undefined;
};

const at =
  (path: string, label: string): Advice["link"] =>
  (page) =>
    isAccountPage(page) ? [`${page.base}${path}`, label] : undefined;

const advice: Record<string, Advice> = {
  validation_failed: { text: "Correct the fields below and send the form again." },
  books_unreadable: {
    text: "Correct the file as the message says. Or write the names of its columns below, under “Name the columns”. Then upload it again.",
  },
  books_too_large: {
    text: "Export only this month, or save the file as a workbook (.xlsx). Then upload it again.",
  },
  prefilled_unreadable: {
    text: "Correct the file as the message says, or name its sheet or its decimals below. Then compare it again.",
  },
  imports_left: {
    text: "Read why at each record below, correct its item, and send the form again. Records that are done have left the list.",
  },
  nothing_ticked: { text: "Tick the boxes of the lines that you mean. Then press the button again." },
  sales_file_unreadable: {
    text: "Choose its columns and forms below, under “Columns of the file”, if the page has them, and read it again. Or correct the file as the message says, and upload it again.",
  },
  sales_file_too_large: {
    text: "Export fewer days, or save the file as a workbook (.xlsx). Then upload it again.",
  },
  sales_upload_state: {
    text: "Look at the upload again. To send more sales, upload the file again.",
    link: at("/sales-uploads", "Open the uploads"),
  },
  sales_upload_limit: {
    text: "Start or cancel one of the uploaded files.",
    link: at("/sales-uploads", "Open the uploads"),
  },
  sign_in_failed: {
    text: "Check the e-mail address and type the password again, or set a new password.",
    link: () => ["/console/password-resets", "Set a new password"],
  },
  link_invalid: { text: "Get a new link as this page says: each works once, for 24 hours." },
  too_many_mails: { text: "Check the spam folder of that address, or try again in an hour." },
  rate_limited: { text: "Wait a minute, then try again." },
  too_many_attempts: { text: "Wait a little, then try again." },
  role_not_allowed: { text: "Ask an owner of the account to do it, or to give you another role." },
  not_found: {
    text: "Check the address of the page. A record of live data is not in the sandbox, and the other way round.",
  },
  form_outdated: { text: "Check the form below and send it again." },
  code_wrong: {
    text: "Wait for the next code of your authenticator app. Check that the clock of your phone is set automatically.",
  },
  recovery_code_wrong: { text: "Type another of your recovery codes: each works once." },
  tin_form: {
    text: ({ tin }) =>
      `Compare the ${tin} with the customer's certificate. Correct it, or tick the box below if it is right.`,
  },
  price_unusual: {
    text: "Compare quantity and price: they may be swapped. Correct them, or tick the box below if they are right.",
  },
  two_factor_required: {
    message: "You need two-factor sign-in to open this page.",
    text: "Turn on two-factor sign-in. Then open this page again.",
    link: () => ["/console/me/two-factor", "Turn on two-factor sign-in"],
  },
  code_required: {
    text: "Type a code of your authenticator app, or a recovery code, next to the password. Then send the form again.",
  },
  challenge_expired: { text: "Sign in again, and give the code within 5 minutes." },
  last_owner: {
    text: "Make another person an owner first: open the person in the team, and change the role or hand the account over.",
    link: at("/team", "Open the team"),
  },
  user_without_access: {
    text: "Give the person access back, or wait until the person accepts the invitation.",
  },
  period_closed: {
    text: "For a sale: date it in an open month. For a purchase: claim it in an open month. Or ask the owner to reopen the month.",
    link: at("/months", "Open the months"),
  },
  tin_bound: {
    text: "Find out which account belongs to the taxpayer. Reject the registration, or open the account and take the TIN away.",
    link: () => ["/console/operators/accounts", "Open the accounts"],
  },
  registration_not_pending: {
    text: "Open the registrations: the list shows which ones wait for review.",
    link: () => ["/console/operators", "Open the registrations"],
  },
  key_ended: { text: "Create another key.", link: at("/keys", "Open the keys") },
  connection_test_failed: {
    text: "Check the URL of the device, the network and the control unit. Then test again.",
  },
};

/** In words of the page; before a sign-in and for operators as the service says it. */
export const textOf = (page: PublicPage, text: string): SafeHtml[] =>
  isAccountPage(page) ? plainText(page, text) : richText(text);

/** What to do, with links; `isAlone` where nothing else stands there. */
export function remedyOf(page: PublicPage, code: string, isAlone = false): SafeHtml {
  const known = advice[code];
  const own = typeof known?.text === "function" ? known.text(wordsOf(page)) : known?.text;
  const text = own ?? explain(code)?.remedy;
  if (text === undefined) return html``;
  const [href, label] = known?.link?.(page) ?? [];
  const link = href === undefined ? "" : html` <a href="${href}">${label}</a>`;
  const before = isAlone ? "" : html`<b>How to fix it:</b> `;
  if (!isAccountPage(page)) return html`<p>${before}${richText(text)}${link}</p>`;
  return html`<p>${before}${remedyText(page, text, { bhf_id: page.params.branch })}${link}</p>`;
}

/** The messages by field, each with a link to its field where the page has one. */
function fieldsOf(page: PublicPage, { errors = {} }: Problem): SafeHtml {
  const lines = Object.entries(errors).map(([name, texts]) => {
    const label = page.labels.get(name);
    const text = texts.map((one) => inWords(wordsOf(page), one)).join("; ");
    return label === undefined
      ? html`<li>${nameInWords(wordsOf(page), name)}: ${text}</li>`
      : html`<li><a href="#${idOf(name)}">${label}</a>: ${text}</li>`;
  });
  return lines.length === 0 ? html`` : html`<ul>${lines}</ul>`;
}

/** The summary at the top of a page: it gets the focus, so that a screen reader reads it. */
export function problemBox(page: PublicPage, problem: Problem, requestId: string): SafeHtml {
  const { code, message, detail, errors = {} } = problem;
  const entry = explain(code);
  const known = advice[code];
  const names = Object.keys(errors);
  // The fields say it already.
  const isRepeated =
    code === "validation_failed" && names.length > 0 && names.every((name) => page.labels.has(name));
  return html`<section class="problem" role="alert" tabindex="-1" autofocus>
<h2>${entry ? textOf(page, entry.title) : "This did not work"}</h2>
${isRepeated ? "" : html`<p>${textOf(page, known?.message ?? message)}</p>`}
${detail === undefined || message.includes(detail) ? "" : html`<p>${textOf(page, detail)}</p>`}
${fieldsOf(page, problem)}
${entry === undefined || known !== undefined ? "" : html`<p><b>Why:</b> ${textOf(page, entry.cause)}</p>`}
${remedyOf(page, code)}
${entry === undefined || entry.actor === "caller" ? "" : html`<p><b>Who must act:</b> ${actorName(entry.actor)}.</p>`}
<p class="small">Request ${requestId}</p>
</section>`;
}
