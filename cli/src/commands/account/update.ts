// Responsible for `account update`.
import { Flags } from "@oclif/core";
import type { AccountUpdate as AccountChanges } from "@taxctl/sdk";
import { accountFields } from "../../account/fields.ts";
import { BaseCommand } from "../../base.ts";
import { usageFailure } from "../../failures/failure.ts";
import { given } from "../../input/paging.ts";

export default class AccountUpdate extends BaseCommand<typeof AccountUpdate> {
  static override summary = "change the account's settings";
  static override description =
    `Changes the settings of the profile's environment: live and sandbox have settings of their own. An empty text
restores the default. Documents that were accepted before keep what was sent with them.`;
  static override examples = ['<%= config.bin %> account update --walk-in-name "Cash customer"'];
  static override flags = {
    "walk-in-name": Flags.string({ summary: "customer name of sales without one, at most 60 characters" }),
  };

  async run(): Promise<void> {
    const { "walk-in-name": walkInName } = this.flags;
    const changes: AccountChanges = given({
      walk_in_customer_name: walkInName === "" ? null : walkInName,
    });
    if (Object.keys(changes).length === 0)
      throw usageFailure("No setting was given", "Name at least one, like --walk-in-name.");
    const client = await this.client();
    await this.showRecord(await client.account.update(changes), accountFields);
  }
}
