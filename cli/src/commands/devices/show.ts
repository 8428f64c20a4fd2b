import type { Device } from "@taxctl/sdk";
import { BaseCommand } from "../../base.ts";
import { branchArg, namedBranch } from "../../branches/argument.ts";

export default class DevicesShow extends BaseCommand<typeof DevicesShow> {
  static override summary = "show the device of a branch";
  static override examples = ["<%= config.bin %> devices show 00"];
  static override args = { branch: branchArg };

  async run(): Promise<void> {
    const client = await this.client();
    const device = await client.devices.get(namedBranch(this.args.branch, await this.branch()));
    await this.showRecord(this.isForPeople ? { ...device, ...forPeople(device) } : device, [
      "bhf_id",
      "tin",
      "dvc_srl_no",
      "vscu_url",
      "via",
      "profile",
      "wire",
      ...(this.isForPeople
        ? [
            "amounts",
            "unknown_item_classes",
            ...(device.settings.cmc_key_in ? ["cmc_key_in"] : []),
            "credentials",
          ]
        : []),
      "is_active",
      "training_since",
      "last_initialized_at",
      "last_error",
      "updated_at",
    ]);
  }
}

/** Settings and the names of credentials, each on a line of its own. */
function forPeople({ settings, credential_keys: { used, stored_only, missing = [] } }: Device) {
  const stored = stored_only.length > 0 ? [`stored only: ${stored_only.join(", ")}`] : [];
  const sent = used.length > 0 ? [`sent: ${used.join(", ")}`] : [];
  const lost = missing.length > 0 ? [`missing since the address changed: ${missing.join(", ")}`] : [];
  return { ...settings, credentials: [...lost, ...sent, ...stored].join("; ") || null };
}
