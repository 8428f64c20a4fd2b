import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { requireValidBody } from "../../dry-run/check-body.ts";
import { usageFailure } from "../../failures/failure.ts";
import { decimalFlag } from "../../input/decimal.ts";

export default class InsurancesCreate extends BaseCommand<typeof InsurancesCreate> {
  static override summary = "register an insurance with the authority";
  static override examples = [
    "<%= config.bin %> insurances create --code NHIF01 --name 'National Hospital Fund' --rate 80",
  ];
  static override flags = {
    code: Flags.string({ summary: "code of the insurer", required: true }),
    name: Flags.string({ summary: "name of the insurer", required: true }),
    rate: decimalFlag({ summary: "percent that the insurer pays", required: true }),
    inactive: Flags.boolean({ summary: "create it inactive" }),
    "dry-run": Flags.boolean({ summary: "show the request without sending it" }),
  };

  async run(): Promise<void> {
    const { code, name, rate, inactive } = this.flags;
    if (rate > 100) throw usageFailure(`--rate ${rate} is more than 100 percent`);
    const branch = await this.branch();
    const body = { code, name, rate, is_active: !inactive, ...(branch ? { branch_id: branch } : {}) };
    const fields = ["code", "name", "rate", "is_active", "branch_id"];
    if (this.flags["dry-run"]) {
      await requireValidBody("createInsurance", body);
      return this.showRecord(body, fields);
    }
    await this.showRecord(await (await this.client()).insurances.create(body), fields);
  }
}
