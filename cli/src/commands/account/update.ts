// Responsible for `account update`.
import { Flags } from "@oclif/core";
import type { AccountUpdate as AccountChanges } from "@taxctl/sdk";
import { accountFields } from "../../account/fields.ts";
import { BaseCommand } from "../../base.ts";
import { usageFailure } from "../../failures/failure.ts";
import { given } from "../../input/paging.ts";
import { emptied, receiptData, receiptFlags } from "../../input/receipt-flags.ts";

export default class AccountUpdate extends BaseCommand<typeof AccountUpdate> {
  static override summary = "change the account's settings";
  static override description =
    `Changes the settings of the profile's environment: live and sandbox have settings of their own. An empty text
restores the default. A branch can have receipt texts of its own: see "branches update". Documents that were accepted
before keep what was sent with them.`;
  static override examples = [
    '<%= config.bin %> account update --walk-in-name "Cash customer"',
    '<%= config.bin %> account update --trade-name "Duka la Mama" --receipt-header "Karibu" --receipt-language sw',
    "<%= config.bin %> account update --no-vat-registered",
  ];
  static override flags = {
    ...receiptFlags,
    "vat-registered": Flags.boolean({
      summary: "whether the business is registered for VAT",
      allowNo: true,
    }),
  };

  async run(): Promise<void> {
    const changes: AccountChanges = given({
      ...emptied(receiptData(this.flags)),
      vat_registered: this.flags["vat-registered"],
    });
    if (Object.keys(changes).length === 0)
      throw usageFailure("No setting was given", "Name at least one, like --walk-in-name.");
    const client = await this.client();
    await this.showRecord(await client.account.update(changes), accountFields);
  }
}
