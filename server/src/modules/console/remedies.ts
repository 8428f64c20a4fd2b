// The remedy of a problem, with a link to the page that carries it out.
import { html, type SafeHtml } from "@remix-run/html-template";
import { withoutOperations } from "@taxctl/sdk/rules/commands";
import type { OperationId } from "../../core/context/operations.ts";
import type { AccountPage } from "./page.ts";
import { plainText } from "./plain-text.ts";

/** The subject of the problem, if the page knows it. */
type About = {
  bhf_id?: string | undefined;
  /** The name of that branch. */
  branch?: string | undefined;
  transaction_id?: string | undefined;
};
type Link = { href: string; label: string };

const id = "[0-9a-f]{8}-[0-9a-f-]{27}";

const branchPath = (bhf_id: string): string => `/branches/${encodeURIComponent(bhf_id)}`;

const deviceLink = ({ bhf_id }: About, label: string): [string, string] | undefined =>
  bhf_id === undefined ? undefined : [`${branchPath(bhf_id)}/device`, label];

/** The pages of an account for operations and commands that a remedy names; `needs` is an operation that the person must be able to call. */
const places: readonly [
  pattern: RegExp,
  needs: OperationId | undefined,
  link: (about: About, value: string) => [path: string, label: string] | undefined,
][] = [
  [/the device's URL|URL of the device/, "updateDevice", (about) => deviceLink(about, "Change the device")],
  [
    /^(?:POST \/devices|`taxctl devices setup[^`]*`)$/,
    "createDevice",
    (about) => deviceLink(about, "Add the device"),
  ],
  [
    /\/devices\b|\/codes\b|taxctl (?:devices|codes)\b/,
    "listBranches",
    ({ bhf_id, branch = `branch ${bhf_id}` }) =>
      bhf_id === undefined ? ["/branches", "Open the branches"] : [branchPath(bhf_id), `Open ${branch}`],
  ],
  [
    new RegExp(`/transactions/(${id})`),
    undefined,
    (_, value) => [`/documents/${value}`, "Open the document"],
  ],
  [
    /\/transactions\/\{id\}/,
    undefined,
    ({ transaction_id }) =>
      transaction_id === undefined ? undefined : [`/documents/${transaction_id}`, "Open the document"],
  ],
  [
    /branches resume\b|\/branches\/[^/\s]+\/resume\b/,
    "resumeBranch",
    ({ bhf_id, branch = `branch ${bhf_id}` }) =>
      bhf_id === undefined ? undefined : [branchPath(bhf_id), `Resume ${branch}`],
  ],
  [/--without-receipt/, undefined, () => ["/documents?receipt=missing", "List the documents"]],
  [
    /taxctl transactions (?:show|settle|retry) ([^\s`']+)/,
    undefined,
    (_, value) => [`/documents?invoice_no=${encodeURIComponent(value)}`, "Find the document"],
  ],
  [
    /\/transactions\?status=(\w+)/,
    undefined,
    (_, value) => [`/documents?status=${value}`, "List the documents"],
  ],
  [/\/imports\b|taxctl imports\b/, "listImports", () => ["/imports", "Open the imports"]],
  [/taxctl purchases\b/, "createReconciliation", () => ["/months", "Open the months"]],
  [/\/relays\b|taxctl relays\b/, "listRelays", () => ["/relays", "Open the relays"]],
  [/\/keys\b|new key/, "listKeys", () => ["/keys", "Open the keys"]],
  [/PATCH \/account\b/, "updateAccount", () => ["/settings", "Open the settings"]],
];

function linksIn({ base, may, path }: AccountPage, text: string, about: About): Link[] {
  const found = places.flatMap(([pattern, needs, link]) => {
    const match = needs === undefined || may(needs) ? pattern.exec(text) : null;
    const place = match && link(about, match[1] ?? "");
    return place ? [{ href: `${base}${place[0]}`, label: place[1] }] : [];
  });
  const links = found.filter(({ href }) => href !== path);
  return links.filter(({ href }, index) => links.findIndex((one) => one.href === href) === index);
}

/** What to do in words, and the pages that carry it out. */
export function remedyParts(page: AccountPage, text: string, about: About = {}) {
  const remedy = withoutOperations(text);
  const links = linksIn(page, remedy, about);
  // A command alone is for a terminal: the links say the same.
  const isCommand = links.length > 0 && /^(?:[A-Z][a-z]+ it: )?(?:[A-Z]+ \/\S+|`[^`]+`)$/.test(remedy);
  return { words: isCommand ? undefined : plainText(page, remedy), links };
}

/** The remedy's text, then links to the pages that carry it out. */
export function remedyText(page: AccountPage, text: string, about: About = {}): SafeHtml {
  const { words, links } = remedyParts(page, text, about);
  const shown = links.map(({ href, label }) => html` <a href="${href}">${label}</a>`);
  return html`${words ?? ""}${shown}`;
}
