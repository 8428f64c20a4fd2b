import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { branchArg, namedBranch } from "../../branches/argument.ts";
import { credentialsFlag, readCredentials } from "../../devices/credentials.ts";

export default class DevicesInit extends BaseCommand<typeof DevicesInit> {
  static override summary = "initialize the device of a branch and fetch the reference tables";
  static override description =
    "If the device is already initialized, the command only fetches the tables again. --force also registers it at the control unit.";
  static override examples = [
    "<%= config.bin %> devices init 00",
    "<%= config.bin %> devices init 00 --force",
  ];
  static override args = { branch: branchArg };
  static override flags = {
    credentials: credentialsFlag,
    force: Flags.boolean({ summary: "register the device at the control unit again" }),
  };

  async run(): Promise<void> {
    const client = await this.client();
    const credentials = await readCredentials(this.flags.credentials);
    const branch = namedBranch(this.args.branch, await this.branch());
    const { force } = this.flags;
    const result = await client.devices.initialize(branch, {
      ...(credentials ? { credentials } : {}),
      ...(force ? { force } : {}),
    });
    for (const warning of result.warnings ?? []) this.caution(warning);
    const { synced_data, ...rest } = result;
    await this.showRecord({ ...rest, ...synced_data }, [
      "bhf_id",
      "is_active",
      "registered",
      "last_initialized_at",
      ...Object.keys(synced_data),
    ]);
  }
}
