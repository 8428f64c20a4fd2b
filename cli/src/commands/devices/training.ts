import { Args } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { branchArg, namedBranch } from "../../branches/argument.ts";
import { requireValidBody } from "../../dry-run/check-body.ts";
import { confirmFlag, dryRunFlag } from "../../input/shared-flags.ts";

const fields = ["bhf_id", "training_since", "is_active"] as const;

export default class DevicesTraining extends BaseCommand<typeof DevicesTraining> {
  static override summary = "put the device of a branch into training, or end the training";
  static override description =
    `While a device is in training, sales and credit notes of its branch are stored as training documents. The control unit
doesn't get them, and they change no stock and no figure. What was accepted before stays what it is. In live, type the
branch identifier to begin, or pass it with --confirm.`;
  static override examples = [
    "<%= config.bin %> devices training on 01",
    "<%= config.bin %> devices training off 01",
  ];
  static override args = {
    mode: Args.string({ description: "on or off", options: ["on", "off"], required: true }),
    branch: branchArg,
  };
  static override flags = { ...confirmFlag, ...dryRunFlag };

  async run(): Promise<void> {
    const branch = namedBranch(this.args.branch, await this.branch());
    const training = this.args.mode === "on";
    const client = await this.client();
    if (this.flags["dry-run"]) {
      await requireValidBody("updateDevice", { training });
      const device = await client.devices.get(branch);
      const training_since = training ? (device.training_since ?? "now") : null;
      return this.showRecord({ ...device, training_since }, fields);
    }
    const question = `Put the device of branch ${branch} into training? Its sales are not signed then.`;
    if (training && !(await this.confirmSeverely(question, branch))) return this.note("Nothing was changed.");
    await this.showRecord(await client.devices.update(branch, { training }), fields);
  }
}
