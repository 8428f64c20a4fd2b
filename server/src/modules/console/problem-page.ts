// A page that can't be shown: what happened is its heading, then what to do, and a button that leads on.
import { html } from "@remix-run/html-template";
import { explain } from "@taxctl/sdk/rules/catalogue";
import type { Problem } from "./call.ts";
import { isAccountPage, type PageResponse, type PublicPage } from "./page.ts";
import { actorName } from "./problem.ts";
import { remedyOf, textOf } from "./problem-box.ts";

/** `an owner or an admin`, of `owner, admin` */
function anyOf(roles: readonly string[]): string {
  const named = roles.map((role) => `${/^[aeiou]/.test(role) ? "an" : "a"} ${role}`);
  return named.length < 2 ? named.join("") : `${named.slice(0, -1).join(", ")} or ${String(named.at(-1))}`;
}

/** What happened, for problems that people meet at pages; others as the catalog names them. */
function titleOf({ status, code, message }: Problem, isRead: boolean): string {
  const [, roles] = /allowed: (.+)$/.exec(message) ?? [];
  if (code === "role_not_allowed" && roles !== undefined)
    return `Only ${anyOf(roles.split(", "))} can ${isRead ? "open this page" : "do this"}`;
  if (code === "rate_limited") return "Too many pages in a short time";
  if (status === 404) return "Not found";
  return explain(code)?.title.replaceAll("`", "") ?? "This did not work";
}

/** Titles that say it all. */
const isSaid = ({ code }: Problem): boolean => code === "role_not_allowed";

export function problemPage(
  page: PublicPage,
  problem: Problem,
  { requestId, isRead }: { requestId: string; isRead: boolean },
): PageResponse {
  const { code, status, message, detail } = problem;
  const entry = explain(code);
  const canRetry = isRead && (status === 429 || status >= 500);
  const buttons: [href: string, label: string][] = [
    ...(canRetry
      ? [
          [`${page.path}${page.query.size > 0 ? "?" : ""}${page.query.toString()}`, "Try again"] as [
            string,
            string,
          ],
        ]
      : []),
    ...(isAccountPage(page)
      ? ([
          [page.base, "Home"],
          [`${page.base}/documents`, "Documents"],
        ] as [string, string][])
      : [["/console", "Go to the start page"] as [string, string]]),
  ];
  const links = buttons.map(
    ([href, label], index) =>
      html`<a class="button${index === 0 ? " primary" : ""}" href="${href}">${label}</a> `,
  );
  const actor =
    entry === undefined || status < 500 ? "" : html`<p>Who must act: ${actorName(entry.actor)}.</p>`;
  const body = html`<section class="failure" role="alert">
${isSaid(problem) ? "" : html`<p>${textOf(page, message)}${/[.!?]$/.test(message) ? "" : "."}</p>`}
${detail === undefined || message.includes(detail) ? "" : html`<p>${textOf(page, detail)}</p>`}
${remedyOf(page, code, true)}
<div class="actions">${links}</div>
<details><summary>Details</summary>${actor}<p class="small">Request ${requestId}</p></details></section>`;
  return { kind: "page", title: titleOf(problem, isRead), body, status };
}
