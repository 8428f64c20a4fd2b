// Responsible for `imports fetch`.
import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { usageFailure } from "../../failure.ts";

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
    if (since !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(since))
      throw usageFailure(`--since ${since} is not a day like 2026-01-01`);
    const from = since === undefined ? undefined : `${since.replaceAll("-", "")}000000`;
    const { records, ...asked } = await fetchImports(await this.client(), await this.profile(), from);
    const text = `${records.length} customs records wait to be processed.${records.length > 0 ? " See `taxctl imports list` and `taxctl imports suggest`." : ""}`;
    this.conclude({ data: { waiting: records.length, ...asked }, text });
  }
}
