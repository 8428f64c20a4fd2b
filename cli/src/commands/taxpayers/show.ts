import { Args, Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";

export default class TaxpayersShow extends BaseCommand<typeof TaxpayersShow> {
  static override summary = "show the authority's name for a TIN";
  static override description =
    "The service asks the branch's control unit and caches the response for a day. If the unit can't be reached, it shows an older response with its age.";
  static override examples = [
    "<%= config.bin %> taxpayers show A001234567B",
    "<%= config.bin %> taxpayers show A001234567B --cached",
  ];
  static override args = { tin: Args.string({ description: "TIN of the taxpayer", required: true }) };
  static override flags = {
    cached: Flags.boolean({ summary: "read only the cache, without a call to the control unit" }),
  };

  async run(): Promise<void> {
    const client = await this.client();
    const branch = await this.branch();
    const query = { cached: this.flags.cached, ...(branch ? { branch_id: branch } : {}) };
    const taxpayer = await client.taxpayers.get(this.args.tin, query);
    await this.showRecord(taxpayer, ["tin", "name", "status", "address", "source", "fetched_at", "age_s"]);
  }
}
