import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { fetchImports } from "../../imports/queue.ts";
import { counted } from "../../output/words.ts";

export default class ImportsFetch extends BaseCommand<typeof ImportsFetch> {
  static override summary = "fetch new customs records from the authority";
  static override examples = [
    "<%= config.bin %> imports fetch",
    "<%= config.bin %> imports fetch --from 2026-01-01",
  ];
  static override flags = {
    from: Flags.string({
      summary: "first day (default: the last fetch)",
      helpValue: "yyyy-mm-dd",
      aliases: ["since"],
    }),
  };

  async run(): Promise<void> {
    const { from } = this.flags;
    const since = from === undefined ? undefined : `${from.replaceAll("-", "")}000000`;
    const { records, ...asked } = await fetchImports(await this.client(), await this.profile(), since);
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
