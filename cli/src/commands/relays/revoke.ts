import { Args } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { Failure } from "../../failures/failure.ts";
import { dryRunFlag } from "../../input/shared-flags.ts";
import { clean } from "../../output/terminal.ts";

export default class RelaysRevoke extends BaseCommand<typeof RelaysRevoke> {
  static override summary = "revoke a relay's token and end its connection";
  static override description =
    "Submissions of the relay's branches wait until another relay of the branch connects, or until the device is called directly.";
  static override examples = [
    "<%= config.bin %> relays revoke 0199c166-0000-7a00-8b00-00000000ee01",
    "<%= config.bin %> relays revoke 0199c166-0000-7a00-8b00-00000000ee01 --yes",
  ];
  static override args = {
    id: Args.string({ description: "id of the relay: `taxctl relays list`", required: true }),
  };
  static override flags = { ...dryRunFlag };

  async run(): Promise<void> {
    const client = await this.client();
    const relay = (await client.relays.list()).find(({ id }) => id === this.args.id);
    if (!relay)
      throw new Failure(`There is no relay ${this.args.id}`, {
        code: "not_found",
        remedy: "`taxctl relays list` shows the relays that are not revoked.",
      });
    const { id, name, branches } = relay;
    const what = `relay ${clean(name)} of ${branches.length === 1 ? "branch" : "branches"} ${branches.join(", ")}`;
    if (this.flags["dry-run"])
      return this.conclude({ data: { id, name, revoked: false }, sentence: `Would be revoked: ${what}` });
    if (!(await this.confirm(`Revoke ${what}?`))) return this.note("Nothing was revoked.");
    await client.relays.delete(id);
    this.conclude({ data: { id, name, revoked: true }, sentence: `Revoked: ${what}` });
  }
}
