import { existsSync } from "node:fs";
import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { usageFailure } from "../../failures/failure.ts";
import { writeAtomically } from "../../files/atomic-file.ts";
import { fetchImports } from "../../imports/queue.ts";
import { worklistCsv, worklistOf } from "../../imports/worklist.ts";
import { MemoryFile, memoryPath } from "../../items/memory-file.ts";
import { OwnItems } from "../../items/registered-items.ts";
import { counted } from "../../output/words.ts";

export default class ImportsSuggest extends BaseCommand<typeof ImportsSuggest> {
  static override summary = "suggest your item for each customs record, and write a worklist";
  static override description =
    `Ranks your items by your earlier decisions, then by class and words of the name, then by unit and country, with the
reason. Fill in the worklist of --out (action: map, create or cancel) and process it with \`imports apply\`. The
command fills in the action only for a record that you decided before, with a score of at least --apply-above. It
never overwrites an existing file.`;
  static override examples = [
    "<%= config.bin %> imports suggest",
    "<%= config.bin %> imports suggest --out imports.csv",
  ];
  static override flags = {
    out: Flags.string({ summary: "worklist to write (CSV)", helpValue: "file" }),
    "apply-above": Flags.integer({
      summary: "lowest score for which the action is filled in",
      default: 90,
      min: 50,
      max: 101,
    }),
  };

  async run(): Promise<void> {
    const { out } = this.flags;
    if (out !== undefined) rejectExistingFile(out);
    const client = await this.client();
    const profile = await this.profile();
    const signal = this.stopSignal(() => "Nothing was changed.");
    const { records } = await fetchImports(client, profile, undefined, signal);
    const { memory } = await MemoryFile.open(memoryPath(profile.name), "");
    const items = await new OwnItems(client, signal).all();
    const rows = worklistOf(records, items, memory, this.flags["apply-above"]);
    if (out !== undefined) await writeAtomically(out, worklistCsv(rows));
    await this.showRows(rows, {
      columns: [
        "record",
        "import_item_name",
        "quantity",
        "quantity_unit_code",
        "action",
        "suggestion",
        "suggested_name",
        "score",
        "reasons",
      ],
      meta: { total: rows.length, ...(out === undefined ? {} : { file: out }) },
      empty: "No customs record waits.",
    });
    if (out !== undefined && !this.wantsJson)
      this.note(
        `${counted(rows.length, "record")} in ${out}: fill in the column action (map, create or cancel), then \`taxctl imports apply ${out}\`.`,
      );
  }
}

/** A worklist takes hours to fill in. */
function rejectExistingFile(out: string): void {
  if (!existsSync(out)) return;
  throw usageFailure(
    `${out} is there already, and may have been filled in`,
    `Apply it with \`taxctl imports apply ${out}\`, or name another file.`,
  );
}
