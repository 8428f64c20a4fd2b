import { BaseCommand } from "../../base.ts";
import { pageFlags, pageQuery, readPages } from "../../input/paging.ts";

export default class InsurancesList extends BaseCommand<typeof InsurancesList> {
  static override summary = "list the insurances of the branch";
  static override examples = ["<%= config.bin %> insurances list"];
  static override flags = { ...pageFlags };

  async run(): Promise<void> {
    const client = await this.client();
    const { rows, meta } = await readPages(client.insurances.list(pageQuery(this.flags)), this.flags);
    await this.showRows(rows, {
      columns: ["code", "name", "rate", "is_active", "branch_id", "updated_at"],
      meta,
      empty: "There are no insurers.",
    });
  }
}
