import { Args } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { forgetProfile, readProfiles, unknownProfile } from "../../service/profile.ts";

export default class ProfileRemove extends BaseCommand<typeof ProfileRemove> {
  static override summary = "remove a profile and its key from this machine";
  static override examples = ["<%= config.bin %> profile remove old --yes"];
  static override args = { name: Args.string({ description: "name of the profile", required: true }) };

  async run(): Promise<void> {
    const file = await readProfiles();
    const { name } = this.args;
    if (!file.profiles[name]) throw unknownProfile(name, file);
    if (!(await this.confirm(`Remove profile ${name} and its key from this machine?`)))
      return this.note("Kept.");
    await forgetProfile(name, file);
    this.conclude({ data: { profile: name, removed: true }, sentence: `Profile ${name} is removed` });
  }
}
