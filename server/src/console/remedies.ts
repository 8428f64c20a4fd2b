// The remedy of a problem, with a link to the page that carries it out.
import { html, type SafeHtml } from "@remix-run/html-template";
import type { AccountPage } from "./page.ts";
import { richText } from "./problem.ts";

/** The subject of the problem, if the page knows it. */
type About = { bhf_id?: string | undefined; transaction_id?: string | undefined };
type Link = { href: string; label: string };

const id = "[0-9a-f]{8}-[0-9a-f-]{27}";

/** The pages for operations and commands that a remedy names. */
const places: readonly [
  pattern: RegExp,
  link: (page: AccountPage, about: About, value: string) => Link | undefined,
][] = [
  [
    /the device's URL|URL of the device/,
    ({ base, may }, { bhf_id }) =>
      bhf_id !== undefined && may("updateDevice")
        ? { href: `${base}/branches/${encodeURIComponent(bhf_id)}/device`, label: "Change the device" }
        : undefined,
  ],
  [
    /^(?:POST \/devices|`taxctl devices setup[^`]*`)$/,
    ({ base, may }, { bhf_id }) =>
      bhf_id !== undefined && may("createDevice")
        ? { href: `${base}/branches/${encodeURIComponent(bhf_id)}/device`, label: "Add the device" }
        : undefined,
  ],
  [
    /\/devices\b|\/codes\b|taxctl (?:devices|codes)\b/,
    ({ base, may }, { bhf_id }) => {
      if (!may("listBranches")) return undefined;
      if (bhf_id === undefined) return { href: `${base}/branches`, label: "Open the branches" };
      return { href: `${base}/branches/${encodeURIComponent(bhf_id)}`, label: `Open branch ${bhf_id}` };
    },
  ],
  [
    new RegExp(`/transactions/(${id})`),
    ({ base }, _, value) => ({ href: `${base}/documents/${value}`, label: "Open the document" }),
  ],
  [
    /\/transactions\/\{id\}/,
    ({ base }, { transaction_id }) =>
      transaction_id === undefined
        ? undefined
        : { href: `${base}/documents/${transaction_id}`, label: "Open the document" },
  ],
  [
    /--without-receipt/,
    ({ base }) => ({ href: `${base}/documents?receipt=missing`, label: "List the documents" }),
  ],
  [
    /taxctl transactions (?:show|settle|retry) ([^\s`']+)/,
    ({ base }, _, value) => ({
      href: `${base}/documents?invoice_no=${encodeURIComponent(value)}`,
      label: "Find the document",
    }),
  ],
  [
    /\/transactions\?status=(\w+)/,
    ({ base }, _, value) => ({ href: `${base}/documents?status=${value}`, label: "List the documents" }),
  ],
  [
    /taxctl purchases\b/,
    ({ base, may }) =>
      may("createReconciliation") ? { href: `${base}/months`, label: "Open the months" } : undefined,
  ],
  [
    /\/relays\b|taxctl relays\b/,
    ({ base, may }) => (may("listRelays") ? { href: `${base}/relays`, label: "Open the relays" } : undefined),
  ],
  [
    /\/keys\b|new key/,
    ({ base, may }) => (may("listKeys") ? { href: `${base}/keys`, label: "Open the keys" } : undefined),
  ],
  [
    /PATCH \/account\b/,
    ({ base, may }) =>
      may("updateAccount") ? { href: `${base}/settings`, label: "Open the settings" } : undefined,
  ],
];

function linksIn(page: AccountPage, text: string, about: About): Link[] {
  const found = places.flatMap(([pattern, link]) => {
    const match = pattern.exec(text);
    return match ? [link(page, about, match[1] ?? "")] : [];
  });
  const links = found.filter((link) => link !== undefined).filter(({ href }) => href !== page.path);
  return links.filter(({ href }, index) => links.findIndex((one) => one.href === href) === index);
}

/** The remedy's text, then links to the pages that carry it out. */
export function remedyText(page: AccountPage, remedy: string, about: About = {}): SafeHtml {
  const links = linksIn(page, remedy, about).map(({ href, label }) => html` <a href="${href}">${label}</a>`);
  // A command alone is for a terminal: the links say the same.
  const isCommand = links.length > 0 && /^(?:[A-Z]+ \/\S+|`[^`]+`)$/.test(remedy);
  return html`<b>How to fix it:</b>${isCommand ? "" : html` ${richText(remedy)}`}${links}`;
}
