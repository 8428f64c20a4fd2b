// The text of a failure: what happened, why, how to fix it, and who must act.

import { html, type SafeHtml } from "@remix-run/html-template";
import { asCommands } from "@taxctl/sdk/commands";
import { type Actor, findEntry } from "../catalogue.ts";
import type { Problem } from "./call.ts";

const actors: Record<Actor, string> = {
  caller: "you, or the program that sent it",
  taxpayer: "your business",
  operator: "the operators of this service",
  authority: "the tax authority",
};

/** Who must act, in words. */
export const actorName = (actor: Actor): string => actors[actor];

/** Text of the service, in which backquotes mark code; operations of the API become commands that a person can run. */
export function richText(text: string): SafeHtml[] {
  return asCommands(text)
    .split("`")
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}

/** Remedies in the console for some problems; the catalogue's are for programs. */
const remedies: Record<string, string> = {
  validation_failed: "Correct the fields below and send the form again.",
  sign_in_failed: "Check the e-mail address and type the password again, or set a new password.",
  link_invalid: "Ask for a new link: each works once, for 24 hours.",
  rate_limited: "Wait a minute, then try again.",
  too_many_attempts: "Wait a little, then try again.",
  role_not_allowed: "Ask an owner of the account to do it, or to give you another role.",
  form_outdated: "Check the form below and send it again.",
  code_wrong:
    "Wait for the next code of your authenticator app. Check that the clock of your phone is set automatically.",
  two_factor_required:
    "Turn on two-factor sign-in: click your name, then Two-factor sign-in. Then open this page again.",
  challenge_expired: "Sign in again, and give the code within 5 minutes.",
};

/** The summary at the top of a page: it gets the focus, so that a screen reader reads it. */
export function problemBox({ code, message, errors }: Problem, requestId: string): SafeHtml {
  const entry = findEntry(code);
  const others = Object.entries(errors ?? {});
  const remedy = remedies[code] ?? entry?.remedy;
  return html`<section class="problem" role="alert" tabindex="-1" autofocus>
<h2>${entry ? richText(entry.title) : "This did not work"}</h2>
<p>${richText(message)}</p>
${others.length === 0 ? "" : html`<ul>${others.map(([name, texts]) => html`<li>${name}: ${texts.join("; ")}</li>`)}</ul>`}
${entry === undefined || remedies[code] !== undefined ? "" : html`<p><b>Why:</b> ${richText(entry.cause)}</p>`}
${remedy === undefined ? "" : html`<p><b>How to fix it:</b> ${richText(remedy)}</p>`}
${entry === undefined || entry.actor === "caller" ? "" : html`<p><b>Who must act:</b> ${actorName(entry.actor)}.</p>`}
<p class="small">Request ${requestId}</p>
</section>`;
}
