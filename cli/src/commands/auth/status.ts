import { BaseCommand } from "../../base.ts";
import { branchProblem } from "../../branches/check.ts";
import { usageFailure } from "../../failures/failure.ts";
import { keySource, maskKey, profilePath } from "../../service/profile.ts";

export default class AuthStatus extends BaseCommand<typeof AuthStatus> {
  static override summary = "show your account, environment, branch and key";
  static override description =
    "Checks the key and the branch with the service. A key in TAXCTL_API_KEY overrides every profile.";
  static override examples = [
    "<%= config.bin %> auth status",
    "<%= config.bin %> auth status --profile live --json",
  ];

  async run(): Promise<void> {
    const profile = await this.profile();
    const client = await this.client();
    const { data, requestId } = await client.health.get().withResponse();
    const { account, user, key } = data.caller;
    const problem = await branchProblem(client, profile.branch);
    const record = {
      account,
      environment: data.environment,
      user: user.name,
      role: user.role,
      branch: profile.branch ?? null,
      profile: profile.name,
      base_url: profile.base_url,
      api_key: maskKey(profile.api_key),
      key_id: key?.id ?? null,
      key_from: profile.from === "file" ? profilePath() : keySource(profile),
      key_valid: true,
      key_expires_at: key?.expires_at ?? null,
      request_id: requestId,
    };
    if (problem?.isNew) this.caution(`${problem.message}: ${problem.remedy}`);
    const failure = problem && !problem.isNew ? usageFailure(problem.message, problem.remedy) : undefined;
    if (failure && this.wantsJson) throw Object.assign(failure, { data: record });
    await this.showRecord(record, Object.keys(record));
    if (failure) throw failure;
  }
}
