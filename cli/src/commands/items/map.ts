import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { requireValidBody } from "../../dry-run/check-body.ts";
import { encodingFlag } from "../../input/shared-flags.ts";
import { readCodePairs, readCodeSheet } from "../../items/code-file.ts";
import { ownSource } from "../../items/external-codes.ts";
import { counted } from "../../output/words.ts";

/** As many as the service takes in one request. */
const batch = 1000;

export default class ItemsMap extends BaseCommand<typeof ItemsMap> {
  static override summary = "map the codes of your shop or another system to items";
  static override description =
    `Give CODE=ITEM as arguments, or --file with a CSV file or workbook that has the columns external_code and item_code
and optionally description. A code that already exists gets the new item.`;
  static override examples = [
    "<%= config.bin %> items map 85123A=KE2NTXU0000001",
    "<%= config.bin %> items map --file codes.csv --source till",
    "<%= config.bin %> items map SUP-1=KE2NTXU0000001 --source supplier:P051234567Q",
  ];
  static override strict = false;
  static override flags = {
    source: Flags.string({ summary: "system or supplier that the codes belong to", default: ownSource }),
    file: Flags.string({
      summary: "file of codes: .xlsx or CSV, or - for standard input",
      helpValue: "file",
    }),
    encoding: encodingFlag(),
    "dry-run": Flags.boolean({ summary: "show the changes without making them" }),
  };

  async run(): Promise<void> {
    const { source, file, encoding, "dry-run": dryRun } = this.flags;
    const codes = [
      ...readCodePairs(this.positional),
      ...(file === undefined ? [] : await readCodeSheet(file, encoding)),
    ];
    const parts = Array.from({ length: Math.ceil(codes.length / batch) }, (_, at) => ({
      source,
      codes: codes.slice(at * batch, (at + 1) * batch),
    }));
    if (dryRun) {
      for (const part of parts) await requireValidBody("setExternalCodes", part);
      return this.showRows(
        codes.map((code) => ({ source, ...code })),
        {
          columns: ["source", "external_code", "item_code", "description"],
          empty: "There is no code to set.",
        },
      );
    }
    const client = await this.client();
    const done = { source, added: 0, changed: 0, unchanged: 0 };
    for (const part of parts) {
      const { added, changed, unchanged } = await client.items.setExternalCodes(part);
      done.added += added;
      done.changed += changed;
      done.unchanged += unchanged;
    }
    const { added, changed, unchanged } = done;
    const sentence = `${counted(added, "code")} added, ${changed} changed, ${unchanged} unchanged (source ${source}).`;
    this.conclude({ data: done, sentence });
  }
}
