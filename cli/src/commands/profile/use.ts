// Responsible for `profile use`.
import { Args } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { readProfiles, unknownProfile, writeProfiles } from "../../profile.ts";

export default class ProfileUse extends BaseCommand<typeof ProfileUse> {
  static override summary = "make a profile the current one, and with --branch set its branch";
  static override examples = [
    "<%= config.bin %> profile use live",
    "<%= config.bin %> profile use sandbox --branch 01",
  ];
  static override args = { name: Args.string({ description: "name of the profile", required: true }) };

  async run(): Promise<void> {
    const file = await readProfiles();
    const { name } = this.args;
    const profile = file.profiles[name];
    if (!profile) throw unknownProfile(name, file);
    if (this.flags.branch) profile.branch = this.flags.branch;
    file.current = name;
    await writeProfiles(file);
    const { environment, base_url } = profile;
    this.conclude({
      data: { profile: name, environment, base_url, branch: profile.branch ?? null },
      text: `Now working with profile ${name}: ${environment}, ${base_url}${profile.branch ? `, branch ${profile.branch}` : ""}`,
    });
  }
}
