// Responsible for `imports fetch`.
import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { counted } from "../../words.ts";

export default class ImportsFetch extends BaseCommand<typeof ImportsFetch> {
  static override summary = "fetch customs records that are new at the authority";
  static override examples = [
    "<%= config.bin %> imports fetch",
    "<%= config.bin %> imports fetch --since 2026-01-01",
  ];
  static override flags = {
    since: Flags.string({
      summary: "from this day on (default since the last fetch)",
      helpValue: "yyyy-mm-dd",
    }),
  };

  async run(): Promise<void> {
    const { fetchImports } = await import("../../imports/queue.ts");
    const { since } = this.flags;
    const from = since === undefined ? undefined : `${since.replaceAll("-", "")}000000`;
    const { records, ...asked } = await fetchImports(await this.client(), await this.profile(), from);
    const { length } = records;
    this.conclude({
      data: { waiting: length, ...asked },
      sentence:
        length === 0
          ? "No customs record waits to be processed."
          : `${counted(length, "customs record")} ${length === 1 ? "waits" : "wait"} to be processed. See \`taxctl imports list\` and \`taxctl imports suggest\`.`,
    });
  }
}
