// Responsible for `devices init`.
import { BaseCommand } from "../../base.ts";
import { branchArg, namedBranch } from "../../branch-arg.ts";
import { credentialsFlag, readCredentials } from "../../credentials.ts";

export default class DevicesInit extends BaseCommand<typeof DevicesInit> {
  static override summary = "initialise the device of a branch and fetch the reference tables";
  static override description =
    "Repeating it is harmless: a unit that is initialised already fetches the tables again.";
  static override examples = ["<%= config.bin %> devices init 00"];
  static override args = { branch: branchArg };
  static override flags = { credentials: credentialsFlag };

  async run(): Promise<void> {
    const client = await this.client();
    const credentials = await readCredentials(this.flags.credentials);
    const branch = namedBranch(this.args.branch, await this.branch());
    const result = await client.devices.initialize(branch, credentials ? { credentials } : {});
    for (const warning of result.warnings ?? []) this.caution(warning);
    const { synced_data, ...rest } = result;
    await this.showRecord({ ...rest, ...synced_data }, [
      "bhf_id",
      "is_active",
      "last_initialized_at",
      ...Object.keys(synced_data),
    ]);
  }
}
