// Responsible for `auth status`.
import { BaseCommand } from "../../base.ts";
import { maskKey, profilePath } from "../../profile.ts";

export default class AuthStatus extends BaseCommand<typeof AuthStatus> {
  static override summary =
    "show which account, environment and branch you work with, and whether the key is valid";
  static override examples = [
    "<%= config.bin %> auth status",
    "<%= config.bin %> auth status --profile live --json",
  ];

  async run(): Promise<void> {
    const profile = await this.profile();
    const client = await this.client();
    const { requestId } = await client.codes.taxTypes().withResponse();
    const record = {
      profile: profile.name,
      environment: profile.environment,
      base_url: profile.base_url,
      branch: profile.branch ?? null,
      api_key: maskKey(profile.api_key),
      key_from: profile.from === "file" ? profilePath() : "TAXCTL_API_KEY",
      key_valid: true,
      request_id: requestId,
    };
    await this.showRecord(record, Object.keys(record));
  }
}
