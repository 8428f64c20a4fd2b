// Responsible for `auth logout`.
import { BaseCommand } from "../../base.ts";
import { usageFailure } from "../../failure.ts";
import { readProfiles, unknownProfile, writeProfiles } from "../../profile.ts";

export default class AuthLogout extends BaseCommand<typeof AuthLogout> {
  static override summary = "forget the key of a profile on this machine";
  static override description =
    "The key stays valid: ask the operators of the service to revoke it if others may have seen it.";
  static override examples = [
    "<%= config.bin %> auth logout",
    "<%= config.bin %> auth logout --profile live",
  ];

  async run(): Promise<void> {
    const file = await readProfiles();
    const name = this.flags.profile ?? process.env.TAXCTL_PROFILE ?? file.current;
    if (name === undefined)
      throw usageFailure("No profile is signed in", "`taxctl profile list` shows them.");
    if (!file.profiles[name]) throw unknownProfile(name, file);
    delete file.profiles[name];
    if (file.current === name) delete file.current;
    await writeProfiles(file);
    this.conclude({ data: { profile: name }, text: `Signed out: profile ${name} is gone from this machine` });
  }
}
