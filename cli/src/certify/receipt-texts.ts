// The texts that receipts print, before anything is sent: receipts keep what they were issued with.
import type { Account, Branch, Taxctl } from "@taxctl/sdk";
import { usageFailure } from "../failures/failure.ts";
import { unlessStatus } from "../service/unless-status.ts";
import { forbiddenWords } from "./clean-words.ts";
import type { Script } from "./script.ts";

/** @throws Failure that names the settings without which no document is accepted. */
export function requireReceiptTexts(account: Account, own: Branch, script: Script): void {
  if (!account.vat_registered)
    throw usageFailure(
      "The account is not registered for the tax, and the set has every rate",
      "Certify with an account that is registered: `taxctl account update --vat-registered`.",
    );
  const { problem, remedy, missing } = script.missingTexts(account, own);
  if (missing.length === 0) return;
  throw usageFailure(
    problem,
    `${remedy}, then run the command again.`,
    Object.fromEntries(missing.map((name) => [name, ["is missing"]])),
  );
}

/** Whether receipts of the branch have an address. */
export function hasAddress(account: Account, own: Branch): boolean {
  return Boolean(own.receipt_address || own.address_line || own.city || account.receipt_address);
}

/**
 * Sets the header and footer message of the account if neither account nor branch has one, so that documents show them.
 *
 * @returns The texts that were set. Without the right to change settings it sets none: then the covering note says that the fields are not used.
 */
export async function setMessages(
  client: Taxctl,
  account: Account,
  own: Branch,
  { messages }: Script,
): Promise<Partial<Script["messages"]>> {
  const names = ["receipt_header", "receipt_footer"] as const;
  const missing = names.filter((name) => account[name] === null && own[name] === null);
  if (missing.length === 0) return {};
  const changes = Object.fromEntries(missing.map((name) => [name, messages[name]]));
  const changed = await unlessStatus([403], () => client.account.update(changes));
  return changed ? changes : {};
}

/** How to change a text: a command, or the flag of this one. */
type Named = { text: string | null | undefined; name: string; fix: string };

const accountText =
  "An account keeps its name. Use an account with the business's registered name: `taxd accounts register`; for `npm start`, begin with another data folder";

/** @throws Failure that names each text with such a word, and the setting to change. */
export function requireTradersNames(
  account: Account,
  branch: Branch,
  parties: Record<string, string | undefined>,
): void {
  const setting = (name: "trade_name" | "receipt_address" | "receipt_header" | "receipt_footer"): Named => {
    const ofBranch = branch[name];
    const flag = name.replaceAll("_", "-");
    const command = ofBranch === null ? "account update" : `branches update ${branch.bhf_id}`;
    return { text: ofBranch ?? account[name], name, fix: `\`taxctl ${command} --${flag} TEXT\`` };
  };
  const texts: Named[] = [
    { text: account.name, name: "name of the account", fix: accountText },
    setting("trade_name"),
    setting("receipt_address"),
    setting("receipt_header"),
    setting("receipt_footer"),
    {
      text: [branch.address_line, branch.city].join(" "),
      name: "address of the branch",
      fix: `\`taxctl branches update ${branch.bhf_id}\``,
    },
    ...Object.entries(parties).map(([flag, text]) => ({ text, name: `--${flag}`, fix: "give another name" })),
  ];
  const wrong = texts.filter(({ text }) => text && forbiddenWords(text).length > 0);
  if (wrong.length === 0) return;
  throw usageFailure(
    "Names read as a trial run, and reviewers reject them",
    wrong.map(({ name, fix }) => `${name}: ${fix}`).join(". "),
    Object.fromEntries(wrong.map(({ name, text }) => [name, [`is ${text}`]])),
  );
}
