import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { given, pageFlags, pageQuery, readPages } from "../../input/paging.ts";

export default class CodesList extends BaseCommand<typeof CodesList> {
  static override summary = "list reference codes";
  static override description =
    `Classes: 04 tax type, 05 country, 07 payment type, 10 quantity unit, 12 stock in/out, 17 packaging unit,
24 item type, 26 import status, 32 credit-note reason, item_class, and other classes that the authority publishes.`;
  static override examples = [
    "<%= config.bin %> codes list --class 17",
    "<%= config.bin %> codes list --class item_class --search drinks",
  ];
  static override flags = {
    class: Flags.string({ summary: "only this class" }),
    search: Flags.string({ char: "q", summary: "part of code or name" }),
    ...pageFlags,
  };

  async run(): Promise<void> {
    const client = await this.client();
    const query = {
      ...given({ code_class: this.flags.class, q: this.flags.search }),
      ...pageQuery(this.flags),
    };
    const { rows, meta } = await readPages(client.codes.list(query), this.flags);
    await this.showRows(rows, {
      columns: ["code_class", "class_name", "code", "unit_code", "name"],
      meta,
      empty: "No code matches; if none were fetched yet, `taxctl codes sync` fetches them.",
    });
  }
}
