// Another e-mail address: request a code at the new address, and confirm it with the link of the mail.
import { html } from "@remix-run/html-template";
import { codeField } from "../confirm.ts";
import { field, form, hiddenFields } from "../form.ts";
import { brokenLink, tokenOf } from "../link.ts";
import { goAfter, type PageResponse, type PersonPage, type Route, show } from "../page.ts";

const here = "/console/me/email";

async function showRequest(page: PersonPage): Promise<PageResponse> {
  const { me } = page;
  return show(
    "Change your e-mail address",
    html`${form(
      page,
      { action: here, label: "Send the link" },
      field(page, { name: "email", label: "New e-mail address", type: "email", autocomplete: "email" }),
      field(page, {
        name: "current_password",
        label: "Current password",
        type: "password",
        autocomplete: "current-password",
      }),
      me.two_factor ? codeField(page, "Code of your authenticator app, or a recovery code", true) : html``,
    )}`,
    {
      back: ["/console/me", "You"],
      lead: `You sign in with ${me.email}. We send a link to the new address. Nothing changes until you open the link.`,
    },
  );
}

const request = ({ form: sent, call }: PersonPage) =>
  goAfter(
    call("requestEmailChange", {
      body: { email: sent.text("email"), current_password: sent.typed("current_password") },
    }),
    here,
    "sent",
  );

async function showConfirm(page: PersonPage): Promise<PageResponse> {
  const title = "Confirm your new e-mail address";
  const anew = html`<p><a href="${here}">Ask for a new link</a></p>`;
  const broken = brokenLink(page);
  if (broken || page.problem?.code === "link_invalid") return show(title, anew, { problem: broken });
  return show(
    title,
    html`<p>You sign in with ${page.me.email} now. From now on you sign in with the address that got the link, and your other sessions end.</p>
${form(page, { action: `${here}/confirm`, label: "Change the e-mail address" }, ...hiddenFields([["token", tokenOf(page)]]))}
${anew}`,
  );
}

const confirm = ({ form: sent, call }: PersonPage) =>
  goAfter(call("confirmEmailChange", { body: { token: sent.text("token") } }), "/console/me", "email");

export const emailPages: Route[] = [
  {
    access: "person",
    path: "/me/email",
    get: showRequest,
    post: request,
    done: { sent: "If no other person has this e-mail address, a mail with a link is on its way to it." },
  },
  { access: "person", path: "/me/email/confirm", get: showConfirm, post: confirm },
];
