import { BaseCommand } from "../../base.ts";
import { pageFlags, pageQuery, readPages } from "../../input/paging.ts";

export default class BranchesList extends BaseCommand<typeof BranchesList> {
  static override summary = "list branches";
  static override examples = ["<%= config.bin %> branches list"];
  static override flags = { ...pageFlags };

  async run(): Promise<void> {
    const client = await this.client();
    const { rows, meta } = await readPages(client.branches.list(pageQuery(this.flags)), this.flags);
    await this.showRows(rows, { columns: ["bhf_id", "name", "is_head_office", "city", "phone"], meta });
  }
}
