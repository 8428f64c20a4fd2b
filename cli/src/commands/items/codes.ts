import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { given, pageFlags, pageQuery, readPages } from "../../input/paging.ts";

export default class ItemsCodes extends BaseCommand<typeof ItemsCodes> {
  static override summary = "list codes of other systems and their items";
  static override description =
    `The service stores the item of each stock code of your shop and of each supplier's code. \`sales submit\` and
\`purchases sync\` use these codes and add new ones, so the next file registers no item twice.`;
  static override examples = [
    "<%= config.bin %> items codes",
    "<%= config.bin %> items codes --source supplier:P051234567Q",
    "<%= config.bin %> items codes --all --format csv",
  ];
  static override flags = {
    source: Flags.string({ summary: "system or supplier that the codes belong to" }),
    code: Flags.string({ summary: "code of the other system" }),
    item: Flags.string({ summary: "item code" }),
    ...pageFlags,
  };

  async run(): Promise<void> {
    const client = await this.client();
    const { source, code, item } = this.flags;
    const query = { ...given({ source, external_code: code, item_code: item }), ...pageQuery(this.flags) };
    const { rows, meta } = await readPages(client.items.externalCodes(query), this.flags);
    await this.showRows(rows, {
      columns: ["source", "external_code", "item_code", "description", "updated_at"],
      meta,
      empty: "There are no such codes.",
    });
  }
}
