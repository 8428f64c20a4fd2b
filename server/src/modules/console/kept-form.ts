// A form that was sent after the session had ended: the sign-in carries what was typed, and the page then shows it again.
import type { IncomingMessage, ServerResponse } from "node:http";
import { html } from "@remix-run/html-template";
import { publicBodyLimit } from "../../http/body.ts";
import { form, hiddenFields } from "./form.ts";
import type { PageResponse, PublicPage } from "./page.ts";
import { readForm } from "./read-form.ts";
import type { Form } from "./sent-form.ts";

/** A field of a form that is shown again and not carried out. */
export const showAgain = "show_again";

/** Room for the other fields of the sign-in. */
const mostChars = publicBodyLimit / 4;

/** The input, for a hidden field of the sign-in; empty without input, or if it is too large. */
export async function keptOf(
  request: IncomingMessage,
  response: ServerResponse,
  read: Form,
): Promise<string> {
  const isText = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
  const isSmall = Number(request.headers["content-length"]) <= publicBodyLimit;
  if (!isText || !isSmall) return "";
  // A form that can't be read has nothing to keep.
  const unread = () => readForm(request, response, { access: "public" }).catch(() => read);
  const sent = request.readableEnded ? read : await unread();
  // Only a page of a session has its token: others fill in no form of the console.
  if (sent.text("csrf") === "") return "";
  const { typedFields } = sent;
  const kept = typedFields.length === 0 ? "" : JSON.stringify(typedFields);
  return kept.length <= mostChars ? kept : "";
}

function fieldsOf(kept: string): [string, string][] {
  try {
    const fields: unknown = JSON.parse(kept);
    if (!Array.isArray(fields)) return [];
    return fields.flatMap((field: unknown) => {
      const [name, value] = Array.isArray(field) ? (field as unknown[]) : [];
      return typeof name === "string" && typeof value === "string" ? [[name, value]] : [];
    });
  } catch {
    return [];
  }
}

/** After the sign-in: leads to the form, filled in as before. Nothing is sent until the person presses its button. */
export function resumePage(page: PublicPage, { path, kept }: { path: string; kept: string }): PageResponse {
  return {
    kind: "page",
    title: "You are signed in",
    body: html`<p>Your session had ended, so the form was not sent. Passwords and files are not kept.</p>
${form(page, { action: path, label: "Show the form again" }, ...hiddenFields([...fieldsOf(kept), [showAgain, "yes"]]))}
<p><a href="/console">Leave it</a></p>`,
  };
}
