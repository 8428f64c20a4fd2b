import { Flags } from "@oclif/core";
import { shellWord } from "@taxctl/sdk/commands";
import { BaseCommand } from "../../base.ts";
import { namedBranch } from "../../branches/argument.ts";
import { requireValidBody } from "../../dry-run/check-body.ts";
import { keepingSecret, requireNewFile } from "../../files/secret-file.ts";
import { dryRunFlag } from "../../input/shared-flags.ts";

export default class RelaysCreate extends BaseCommand<typeof RelaysCreate> {
  static override summary = "create a relay and its token";
  static override description =
    `A relay runs at a branch and calls the control unit there for the service (\`taxd relay\`). The token is shown once: it is
printed, or written to --token-file, which only you can read. Then let the device use the relay: \`taxctl devices setup --via relay\`.`;
  static override examples = [
    "<%= config.bin %> relays create --name Westlands --branch 00 --token-file relay.token",
    '<%= config.bin %> relays create --name "Mombasa Road" --branches 01,02',
  ];
  static override flags = {
    name: Flags.string({ summary: "name of the relay", required: true }),
    branches: Flags.string({
      summary: "branches that it serves, separated by commas (default --branch)",
      helpValue: "id,id",
      exclusive: ["branch"],
    }),
    "token-file": Flags.string({ summary: "new file for the token", helpValue: "file" }),
    ...dryRunFlag,
  };

  async run(): Promise<void> {
    const { name, branches, "token-file": file } = this.flags;
    const named = branches?.split(",").map((branch) => branch.trim());
    const body = { name, branches: named ?? [namedBranch(undefined, await this.branch())] };
    if (this.flags["dry-run"]) {
      await requireNewFile(file);
      await requireValidBody("createRelay", body);
      return this.showRecord(body, ["name", "branches"]);
    }
    const client = await this.client();
    const shown = await keepingSecret(file, "token", () => client.relays.create(body));
    await this.showRecord(shown, ["id", "name", "branches", "token", "token_file"]);
    if (this.wantsJson) return;
    if (file === undefined) this.note("Keep the token: it is not shown again.");
    const { base_url } = await this.profile();
    const service = shellWord(base_url.replace(/\/api\/v1$/, ""));
    const tokenFile = shellWord(file ?? "relay.token");
    this.noteCommands("Start the relay at the branch, with the address of its control unit:", [
      `taxd relay --service ${service} --token-file ${tokenFile} --allow HOST:PORT`,
    ]);
  }
}
