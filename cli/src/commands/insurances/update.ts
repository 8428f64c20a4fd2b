import { Args, Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { requireValidBody } from "../../dry-run/check-body.ts";
import { requireChange } from "../../input/changes.ts";
import { decimalFlag } from "../../input/decimal.ts";
import { given } from "../../input/paging.ts";
import { dryRunFlag } from "../../input/shared-flags.ts";

export default class InsurancesUpdate extends BaseCommand<typeof InsurancesUpdate> {
  static override summary = "change an insurance's name, rate or status";
  static override description =
    "The change is sent to the control unit first. The code never changes, and accepted sales keep the old name and rate. " +
    "The service rejects an inactive insurance in new sales.";
  static override examples = [
    "<%= config.bin %> insurances update NHIF01 --rate 75",
    "<%= config.bin %> insurances update NHIF01 --no-active",
  ];
  static override args = { code: Args.string({ description: "code of the insurer", required: true }) };
  static override flags = {
    name: Flags.string({ summary: "name of the insurer" }),
    rate: decimalFlag({ summary: "percent that the insurer pays" }),
    active: Flags.boolean({ summary: "whether new sales can name the insurance", allowNo: true }),
    ...dryRunFlag,
  };

  async run(): Promise<void> {
    const { name, rate, active } = this.flags;
    const changes = given({ name, rate, is_active: active });
    requireChange(changes, InsurancesUpdate.flags);
    const { code } = this.args;
    const branch = await this.branch();
    const columns = ["code", "name", "rate", "is_active", "branch_id"];
    if (this.flags["dry-run"]) {
      await requireValidBody("updateInsurance", changes);
      return this.showRecord({ code, ...changes, ...(branch ? { branch_id: branch } : {}) }, columns);
    }
    const body = { ...changes, ...(branch ? { branch_id: branch } : {}) };
    await this.showRecord(await (await this.client()).insurances.update(code, body), columns);
  }
}
