import { accountFields } from "../../account/fields.ts";
import { BaseCommand } from "../../base.ts";

export default class AccountShow extends BaseCommand<typeof AccountShow> {
  static override summary = "show the account and its settings";
  static override description = "Live and sandbox have separate settings.";
  static override examples = ["<%= config.bin %> account show"];

  async run(): Promise<void> {
    const client = await this.client();
    await this.showRecord(await client.account.get(), accountFields);
  }
}
