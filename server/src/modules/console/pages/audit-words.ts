// Entries of the audit as sentences: who did what to which record.
import { html, type SafeHtml } from "@remix-run/html-template";
import { isoDay } from "@taxctl/sdk/rules/formats";
import type { TaxWords } from "@taxctl/sdk/rules/profiles";
import { localDay } from "../../../base/clock.ts";
import type { DataOf } from "../call.ts";
import type { AccountPage } from "../page.ts";
import { pathOf } from "./documents/path.ts";
import { itemPath } from "./items/words.ts";
import { dayName, monthName } from "./month/words.ts";

type Entry = DataOf<"listAudit">[number];

/** What each action did. */
const verbs: Record<string, string> = {
  "account.update": "changed the settings of",
  "account.two_factor": "changed whether two-factor sign-in is required in",
  "accounts.approve": "approved",
  "accounts.reactivate": "reactivated",
  "accounts.cancel": "cancelled",
  "accounts.suspend": "suspended",
  "accounts.features": "changed the features of",
  "accounts.register": "registered",
  "branches.create": "added",
  "branches.update": "changed",
  "branches.delete": "deleted",
  "branches.pause": "paused",
  "branches.resume": "resumed",
  "devices.create": "added",
  "devices.update": "changed",
  "devices.delete": "deleted",
  "devices.deactivate": "deactivated",
  "devices.initialize": "initialized",
  "devices.reencrypt": "encrypted again the credentials of",
  "exports.create": "started",
  "exports.delete": "deleted",
  "external_codes.set": "set the external codes of",
  "external_codes.delete": "deleted an external code of",
  "imports.update": "changed",
  "insurances.create": "added",
  "insurances.update": "changed",
  "items.create": "registered",
  "items.update": "changed",
  "keys.issue": "issued",
  "keys.approve": "approved",
  "keys.reject": "rejected",
  "keys.revoke": "revoked",
  "keys.rotate": "rotated",
  "keys.limits": "changed the limits of",
  "keys.wait": "put under approval",
  "numbers.hold": "stopped the numbers of",
  "numbers.set": "set the next number of",
  "people.email": "changed the e-mail address of",
  "people.password": "changed the password of",
  "people.password_reset": "set a new password for",
  "people.reencrypt": "encrypted again the second factor of",
  "people.recovery_codes": "renewed the recovery codes of",
  "people.two_factor_on": "turned on two-factor sign-in for",
  "people.two_factor_off": "turned off two-factor sign-in for",
  "people.update": "changed",
  "periods.close": "closed",
  "periods.file": "recorded the filing of",
  "periods.reopen": "reopened",
  "purchases.claim_late": "claimed the tax later than the authority allows for",
  "purchases.set_claim": "changed the claim of",
  "receipt_copies.create": "printed",
  "receipt_links.create": "created",
  "receipt_links.delete": "revoked",
  "receipt_links.mail": "mailed",
  "reconciliations.upload": "uploaded",
  "reconciliations.decide": "decided rows of",
  "mails.reencrypt": "encrypted again",
  "registrations.approve": "approved",
  "registrations.reject": "rejected",
  "registrations.verify": "confirmed the e-mail address of",
  "relays.approve": "approved",
  "relays.create": "added",
  "relays.delete": "deleted",
  "relays.reject": "rejected",
  "reports.z": "made the Z report of",
  "sales_uploads.cancel": "canceled",
  "sales_uploads.create": "uploaded",
  "sales_uploads.start": "sent",
  "sales_uploads.update": "changed how to read",
  "sessions.create": "signed in:",
  "sessions.delete": "signed out:",
  "sessions.delete_all": "signed out everywhere:",
  "stock.count": "recorded a stock take of",
  "stock.transfer": "transferred stock:",
  "transactions.retry": "retried",
  "transactions.settle": "recorded the outcome of",
  "transactions.submit": "submitted",
  "users.accept": "accepted the invitation:",
  "users.add": "added",
  "users.disable": "removed the access of",
  "users.enable": "gave access again to",
  "users.invite": "invited",
  "users.remove": "removed",
  "users.role": "changed the role of",
  "webhooks.create": "added",
  "webhooks.delete": "deleted",
  "webhooks.disable": "disabled",
  "webhooks.enable": "enabled",
  "webhooks.reencrypt": "encrypted again the secret of",
  "webhooks.resend": "resent",
  "webhooks.rotate_secret": "rotated the secret of",
  "webhooks.update": "changed",
};

/** What the topics of actions are about, in the order in which people look for them. */
export const topics: readonly (readonly [topic: string, label: string])[] = [
  ["transactions", "Documents"],
  ["sales_uploads", "Uploads of sales"],
  ["receipt_copies", "Printed copies"],
  ["receipt_links", "Links and mails of receipts"],
  ["purchases", "Purchases"],
  ["reconciliations", "Books"],
  ["periods", "Months and returns"],
  ["reports", "Z reports"],
  ["items", "Items"],
  ["stock", "Stock"],
  ["imports", "Imports"],
  ["external_codes", "External codes"],
  ["insurances", "Insurances"],
  ["exports", "Exports"],
  ["branches", "Branches"],
  ["devices", "Devices"],
  ["numbers", "Numbers of documents"],
  ["relays", "Relays"],
  ["users", "Team"],
  ["people", "Passwords and second factors"],
  ["sessions", "Sign-ins and sign-outs"],
  ["keys", "Keys"],
  ["webhooks", "Webhooks"],
  ["mails", "Mails"],
  ["account", "Settings of the account"],
  ["accounts", "The account, by operators"],
  ["registrations", "Registration"],
];
/** Those that name the tax or the TIN. */
const verbsIn = ({ tax, tin }: TaxWords): Record<string, string> => ({
  "accounts.bind_tin": `bound a ${tin} to`,
  "accounts.unbind_tin": `removed a ${tin} from`,
  "periods.update_return": `changed the ${tax} return of`,
});

const actors = { user: "A user", operator: "An operator", service: "The service" } as const;

function actorOf({ actor, user_name, detail }: Entry): string {
  const name = user_name ?? (typeof detail?.operator === "string" ? detail.operator : undefined);
  return name ?? actors[actor];
}

/** What people know a record by, in the values of its entry. */
const labels = ["invoice_no", "item_name", "name", "email", "file_name", "url"] as const;

export function labelOf({ old, new: after, detail }: Entry): string | undefined {
  for (const name of labels)
    for (const value of [after?.[name], old?.[name], detail?.[name]])
      if (typeof value === "string" && value !== "") return value;
  return undefined;
}

/** What people call the records of entries: branches and items by code, people by id. */
export type Names = {
  branches: ReadonlyMap<string, string>;
  items: ReadonlyMap<string, string>;
  users: ReadonlyMap<string, string>;
};

/** Kinds of records of which the id says nothing to people. */
const unnamed =
  /^(account|delivery|export|mail|person|receipt copy|receipt link|reconciliation|registration|relay|sales upload|session|user|webhook) [\w-]+$/;

/** What people call such records. */
const nouns: Readonly<Record<string, string>> = {
  account: "the account",
  delivery: "a delivery",
  export: "an export",
  mail: "a mail",
  person: "a person",
  "receipt copy": "a copy of the receipt",
  "receipt link": "a link to the receipt",
  reconciliation: "the books",
  registration: "the registration",
  relay: "the relay",
  "sales upload": "a file of sales",
  session: "a session",
  user: "a person",
  webhook: "a webhook",
};

/** What is said with the name of a record. */
const named: Readonly<Record<string, string>> = {
  ...nouns,
  "sales upload": "the file of sales",
  person: "",
  user: "",
};

/** Records of a document, which they lead to. */
const onDocuments = new Set(["receipt copy", "receipt link"]);

const environments: Readonly<Record<string, string>> = { live: "the live data", sandbox: "the sandbox" };

/** A branch by its name. */
const branchOf = ({ base }: AccountPage, code: string, names: Names): SafeHtml => {
  const name = names.branches.get(code);
  return name === undefined
    ? html`${code}`
    : html`<a href="${base}/branches/${encodeURIComponent(code)}">${name}</a>`;
};

/** The record: a document leads to its page, and others are named as people know them. */
function subjectOf(page: AccountPage, entry: Entry, names: Names): SafeHtml {
  const { subject } = entry;
  const label = labelOf(entry);
  const [, kind = "", key = ""] = /^(\S+) (.+)$/s.exec(subject) ?? [];
  switch (kind) {
    case "transaction":
      return html`<a href="${pathOf(page, key)}">${label ?? "a document"}</a>`;
    case "branch":
      return html`branch ${branchOf(page, key, names)}`;
    case "device":
      return html`the device of branch ${branchOf(page, key, names)}`;
    case "item":
      return html`<a href="${itemPath(page, key)}">${label ?? names.items.get(key) ?? `item ${key}`}</a>`;
    case "month":
    case "return":
      return html`${/^\d{4}-\d\d$/.test(key) ? monthName(key) : key}`;
    case "settings":
      return html`${environments[key] ?? key}`;
    case "tin":
      return html`${key}`;
  }
  const [, noun = ""] = unnamed.exec(subject) ?? [];
  if (noun === "")
    return label === undefined || subject.includes(label) ? html`${subject}` : html`${subject} “${label}”`;
  const known = (noun === "user" ? names.users.get(key) : undefined) ?? label;
  if (known === undefined) return html`${nouns[noun] ?? noun}`;
  const document = entry.new?.transaction_id;
  if (typeof document === "string" && onDocuments.has(noun))
    return html`${nouns[noun] ?? noun} <a href="${pathOf(page, document)}">${known}</a>`;
  return named[noun] === "" ? html`<b>${known}</b>` : html`${named[noun] ?? noun} “${known}”`;
}

/** Who did it; a user leads to everything that the user did. */
function byWhom(page: AccountPage, entry: Entry): SafeHtml {
  const name = html`<b>${actorOf(entry)}</b>`;
  return entry.user_id ? html`<a href="${page.base}/audit?user_id=${entry.user_id}">${name}</a>` : name;
}

/** Fields of an action that its sentence says, or that say nothing more than it. */
const saidFields: Readonly<Record<string, readonly string[]>> = {
  "keys.issue": ["is_approved"],
  "receipt_copies.create": ["label"],
  "receipt_links.create": ["expires_at"],
  "receipt_links.mail": ["email", "expires_at"],
  "relays.create": ["is_approved"],
  "reports.z": ["number", "business_day"],
};

export const isInSentence = ({ action }: Entry, field: string): boolean =>
  saidFields[action]?.includes(field) ?? false;

/** Actions whose state before and after is in their verb. */
export const isPlain = ({ action }: Entry): boolean => action === "transactions.retry";

/** What follows the sentence: where, to whom or until when. */
export function endOf(
  page: AccountPage,
  { action, new: after, detail }: Entry,
  names: Names,
): SafeHtml | string {
  const day = (value: unknown) => dayName(localDay(Date.parse(String(value)), page.timeZone));
  switch (action) {
    case "receipt_links.create":
      return `, until ${day(after?.expires_at)}`;
    case "receipt_links.mail":
      return ` to ${String(after?.email)}, until ${day(after?.expires_at)}`;
    case "reports.z":
      return `: Z ${String(after?.number)}, ${dayName(isoDay(String(after?.business_day)))}`;
    case "stock.count":
      return typeof detail?.bhf_id === "string" ? html` at ${branchOf(page, detail.bhf_id, names)}` : "";
    default:
      return "";
  }
}

/** `Wanjiru paused branch 00`; an action without words is named as the API has it. */
export function sentence(
  page: AccountPage,
  entry: Entry,
  names: Names = { branches: new Map(), items: new Map(), users: new Map() },
): SafeHtml {
  const verb = { ...verbs, ...verbsIn(page.words) }[entry.action];
  const words = verb ?? `did ${entry.action} to`;
  return html`${byWhom(page, entry)} ${words} ${subjectOf(page, entry, names)}`;
}
