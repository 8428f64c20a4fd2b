import { BaseCommand } from "../../base.ts";
import { maskKey, readProfiles } from "../../service/profile.ts";

export default class ProfileList extends BaseCommand<typeof ProfileList> {
  static override summary = "list profiles";
  static override examples = ["<%= config.bin %> profile list"];

  async run(): Promise<void> {
    const { current, profiles } = await readProfiles();
    const rows = Object.entries(profiles).map(([name, profile]) => ({
      current: name === current,
      name,
      environment: profile.environment,
      branch: profile.branch ?? null,
      base_url: profile.base_url,
      api_key: maskKey(profile.api_key),
    }));
    await this.showRows(rows, {
      columns: ["current", "name", "environment", "branch", "base_url", "api_key"],
      empty: "There are no profiles: run `taxctl auth login`.",
    });
  }
}
