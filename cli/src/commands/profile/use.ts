import { Args } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { branchProblem } from "../../branches/check.ts";
import { describe, isServiceFailure } from "../../failures/describe.ts";
import { usageFailure } from "../../failures/failure.ts";
import { chooseProfile, readProfiles, unknownProfile, writeProfiles } from "../../service/profile.ts";

export default class ProfileUse extends BaseCommand<typeof ProfileUse> {
  static override summary = "switch to a profile, and with --branch set its branch";
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
    if (this.flags.branch) {
      await this.#checkBranch(this.flags.branch);
      profile.branch = this.flags.branch;
    }
    file.current = name;
    await writeProfiles(file);
    const { environment, base_url } = profile;
    this.conclude({
      data: { profile: name, environment, base_url, branch: profile.branch ?? null },
      sentence: `Now working with profile ${name}: ${environment}, ${base_url}${profile.branch ? `, branch ${profile.branch}` : ""}`,
    });
  }

  /** A branch that the account does not have is rejected; if the service can't be reached, it is accepted with a warning. */
  async #checkBranch(branch: string): Promise<void> {
    try {
      const client = await this.clientFor(await chooseProfile({ profile: this.args.name }));
      const problem = await branchProblem(client, branch);
      if (problem && !problem.isNew) throw usageFailure(problem.message, problem.remedy);
      if (problem) this.caution(`${problem.message}: ${problem.remedy}`);
    } catch (error) {
      if (!isServiceFailure(error)) throw error;
      this.caution(`The branch was not checked: ${describe(error).message}`);
    }
  }
}
