// The texts that a sale's receipt prints and its control unit gets: the branch's, else the account's.
import { languageOf, languageProblem } from "@taxctl/sdk/rules/profiles";
import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { longestTexts, receiptTextErrors } from "@taxctl/sdk/rules/validation";
import packageFile from "../../../package.json" with { type: "json" };
import { ValidationError } from "../../base/errors.ts";
import type { ProfileName, ReceiptTexts } from "../../control-unit/types.ts";
import type { BranchRow } from "../context/branch.ts";
import type { AccountSettings } from "./settings-store.ts";

type PostalAddress = Pick<BranchRow, "address_line" | "city" | "county">;

/** @throws ValidationError that names every text that the control unit has no room for. */
export function requireFittingTexts(
  given: Parameters<typeof receiptTextErrors>[0],
  problems: Record<string, string[]> = {},
): void {
  const errors = { ...problems, ...receiptTextErrors(given) };
  if (Object.keys(errors).length > 0) throw new ValidationError(errors);
}

/** The same for a branch. A branch without an address for receipts prints its postal address. */
export function requireFittingBranch(
  given: Parameters<typeof requireFittingTexts>[0],
  branch: PostalAddress & Pick<BranchRow, "receipt_address">,
): void {
  const isTooLong =
    branch.receipt_address === null && postalAddress(branch).length > longestTexts.receipt_address;
  const problem = `takes more than ${longestTexts.receipt_address} characters with city and county. Shorten it, or set receipt_address.`;
  requireFittingTexts(given, isTooLong ? { address_line: [problem] } : {});
}

/** @throws ValidationError for a language in which papers of the profile can't be printed. */
export function requireLanguage(
  profile: ProfileName,
  field: "language" | "receipt_language",
  language: BranchRow["receipt_language"] | undefined,
): void {
  const problem = language ? languageProblem(profile, language) : undefined;
  if (problem !== undefined) throw new ValidationError({ [field]: [problem] });
}

/** The texts that the receipts of a branch print now, in a language that its profile has. */
export function receiptTexts(
  account: { name: string; settings: AccountSettings },
  branch: BranchRow,
  profile: ProfileName,
): ReceiptTexts {
  const { settings } = account;
  const postal = fitting(postalAddress(branch), longestTexts.receipt_address);
  return {
    trade_name: branch.trade_name ?? settings.trade_name ?? fitting(account.name, longestTexts.trade_name),
    address:
      branch.receipt_address ?? (branch.address_line ? postal : null) ?? settings.receipt_address ?? postal,
    header: branch.receipt_header ?? settings.receipt_header,
    footer: branch.receipt_footer ?? settings.receipt_footer,
    language: languageOf(profile, branch.receipt_language ?? settings.receipt_language),
    logo: settings.receipt_logo,
    vat_registered: settings.vat_registered,
    branch_name: branch.name,
    phone: branch.phone,
    ...(rulesOf(profile).printsVersion ? { software_version: `taxctl ${packageFile.version}` } : {}),
  };
}

/** The customer name for a branch's sales without one. */
export function walkInName({ walk_in_customer_name }: AccountSettings, branch: BranchRow): string {
  return branch.walk_in_customer_name ?? walk_in_customer_name;
}

function postalAddress({ address_line, city, county }: PostalAddress): string {
  return [...new Set([address_line, city, county].filter((part) => part !== null && part !== ""))].join(", ");
}

/** A text is sent whole or not at all. */
function fitting(text: string, most: number): string | null {
  return text !== "" && text.length <= most ? text : null;
}
