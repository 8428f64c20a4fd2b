import { Args } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { usageFailure } from "../../failures/failure.ts";
import { maskKey, profilePath, readProfiles, unknownProfile } from "../../service/profile.ts";

export default class ProfileShow extends BaseCommand<typeof ProfileShow> {
  static override summary = "show a profile (default: the current one) with a masked key";
  static override examples = ["<%= config.bin %> profile show", "<%= config.bin %> profile show live --json"];
  static override args = { name: Args.string({ description: "name of the profile" }) };

  async run(): Promise<void> {
    const file = await readProfiles();
    const name = this.args.name ?? this.flags.profile ?? process.env.TAXCTL_PROFILE ?? file.current;
    if (name === undefined) throw usageFailure("No profile is current", "`taxctl profile list` shows them.");
    const profile = file.profiles[name];
    if (!profile) throw unknownProfile(name, file);
    const record = {
      name,
      current: name === file.current,
      environment: profile.environment,
      base_url: profile.base_url,
      branch: profile.branch ?? null,
      api_key: maskKey(profile.api_key),
      stored_in: profilePath(),
    };
    await this.showRecord(record, Object.keys(record));
  }
}
