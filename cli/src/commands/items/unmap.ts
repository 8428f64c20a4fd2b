import { Args, Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { Failure } from "../../failures/failure.ts";
import { dryRunFlag } from "../../input/shared-flags.ts";
import { ownSource } from "../../items/external-codes.ts";

export default class ItemsUnmap extends BaseCommand<typeof ItemsUnmap> {
  static override summary = "delete the code of another system";
  static override examples = [
    "<%= config.bin %> items unmap 85123A",
    "<%= config.bin %> items unmap SUP-1 --source supplier:P051234567Q",
  ];
  static override args = { code: Args.string({ description: "code of the other system", required: true }) };
  static override flags = {
    source: Flags.string({ summary: "system or supplier that the code belongs to", default: ownSource }),
    ...dryRunFlag,
  };

  async run(): Promise<void> {
    const { code } = this.args;
    const { source } = this.flags;
    const client = await this.client();
    if (this.flags["dry-run"]) {
      const [found] = await client.items.externalCodes({ source, external_code: code }).toArray();
      if (!found)
        throw new Failure(`There is no code ${code} of the source ${source}`, {
          code: "not_found",
          remedy: "`taxctl items codes` shows the codes that are known.",
        });
      const data = { source, external_code: code, deleted: false };
      const sentence = `Would be deleted: ${code} (source ${source}), which maps to ${found.item_code}.`;
      return this.conclude({ data, sentence });
    }
    await client.items.deleteExternalCode(source, code);
    const data = { source, external_code: code, deleted: true };
    this.conclude({ data, sentence: `Deleted: ${code} (source ${source}).` });
  }
}
