import { BaseCommand } from "../../base.ts";
import { usageFailure } from "../../failures/failure.ts";
import { forgetProfile, readProfiles } from "../../service/profile.ts";

export default class AuthLogout extends BaseCommand<typeof AuthLogout> {
  static override summary = "remove the key of a profile from this machine";
  static override description =
    "The key stays valid. Ask the operators of the service to revoke it if others could have seen it.";
  static override examples = [
    "<%= config.bin %> auth logout",
    "<%= config.bin %> auth logout --profile live",
  ];

  async run(): Promise<void> {
    const file = await readProfiles();
    const name = this.flags.profile ?? process.env.TAXCTL_PROFILE ?? file.current;
    if (name === undefined)
      throw usageFailure(
        "No profile is current",
        "Name one with --profile: `taxctl profile list` shows them.",
      );
    await forgetProfile(name, file);
    this.conclude({
      data: { profile: name },
      sentence: `Signed out: profile ${name} is gone from this machine`,
    });
  }
}
