import { BaseCommand } from "../../base.ts";
import { pageFlags, pageQuery, readPages } from "../../input/paging.ts";

export default class NoticesList extends BaseCommand<typeof NoticesList> {
  static override summary = "list notices of the authority, newest first";
  static override examples = [
    "<%= config.bin %> notices list",
    "<%= config.bin %> notices list --all --json",
  ];
  static override flags = { ...pageFlags };

  async run(): Promise<void> {
    const client = await this.client();
    const { rows, meta } = await readPages(client.notices.list(pageQuery(this.flags)), this.flags);
    await this.showRows(rows, {
      columns: ["notice_no", "date", "title", "author", "url"],
      meta,
      empty: "There are no notices: `taxctl notices sync` fetches them.",
    });
  }
}
