// Responsible for `account update`.
import { Flags } from "@oclif/core";
import type { AccountUpdate as AccountChanges } from "@taxctl/sdk";
import { accountFields } from "../../account/fields.ts";
import { BaseCommand } from "../../base.ts";
import { usageFailure } from "../../failures/failure.ts";
import { given } from "../../input/paging.ts";
import { readBytes } from "../../input/read.ts";
import { emptied, receiptData, receiptFlags } from "../../input/receipt-flags.ts";

const largestLogo = 128 * 1024;

export default class AccountUpdate extends BaseCommand<typeof AccountUpdate> {
  static override summary = "change the account's settings";
  static override description =
    `Changes the settings of the profile's environment: live and sandbox have settings of their own. An empty text
restores the default. A branch can have receipt texts of its own: see "branches update". Documents that were accepted
before keep what was sent with them.`;
  static override examples = [
    '<%= config.bin %> account update --walk-in-name "Cash customer"',
    '<%= config.bin %> account update --trade-name "Duka la Mama" --receipt-header "Karibu" --receipt-language sw',
    "<%= config.bin %> account update --receipt-logo authority.png",
    "<%= config.bin %> account update --no-vat-registered",
  ];
  static override flags = {
    ...receiptFlags,
    "receipt-logo": Flags.string({
      summary: "the authority's logo for receipts, a PNG or JPEG file of at most 128 KiB",
      helpValue: "file",
    }),
    "vat-registered": Flags.boolean({
      summary: "whether the business is registered for VAT",
      allowNo: true,
    }),
  };

  async run(): Promise<void> {
    const changes: AccountChanges = given({
      ...emptied(receiptData(this.flags)),
      receipt_logo: await logoOf(this.flags["receipt-logo"]),
      vat_registered: this.flags["vat-registered"],
    });
    if (Object.keys(changes).length === 0)
      throw usageFailure("No setting was given", "Name at least one, like --walk-in-name.");
    const client = await this.client();
    await this.showRecord(await client.account.update(changes), accountFields);
  }
}

/** The file as the API takes it; an empty name removes the logo. */
async function logoOf(path: string | undefined): Promise<string | null | undefined> {
  if (path === undefined) return undefined;
  if (path === "") return null;
  const file = await readBytes(path);
  if (file.length > largestLogo)
    throw usageFailure(
      `${path} has more than 128 KiB`,
      "Use a smaller image, such as one of 600 × 400 pixels.",
    );
  const type = file[0] === 0x89 ? "png" : "jpeg";
  return `data:image/${type};base64,${file.toString("base64")}`;
}
