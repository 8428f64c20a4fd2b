import { Args, Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { requireValidBody } from "../../dry-run/check-body.ts";
import { usageFailure } from "../../failures/failure.ts";
import { decimal } from "../../input/decimal.ts";
import { given } from "../../input/paging.ts";

export default class StockMaster extends BaseCommand<typeof StockMaster> {
  static override summary = "set an item's quantity after a stock take, and report it to the authority";
  static override examples = [
    "<%= config.bin %> stock master KE2NTXU0000001 47",
    '<%= config.bin %> stock master KE2NTXU0000001 47 --remark "counted on 31 March" --dry-run',
  ];
  static override args = {
    code: Args.string({ description: "item code", required: true }),
    quantity: Args.string({ description: "counted quantity", required: true }),
  };
  static override flags = {
    remark: Flags.string({ summary: "remark on the record" }),
    "dry-run": Flags.boolean({ summary: "show the difference without booking it" }),
  };

  async run(): Promise<void> {
    const quantity = decimal(this.args.quantity);
    if (quantity < 0) throw usageFailure(`${quantity} is not a quantity that can remain`);
    const client = await this.client();
    const branch = await this.branch();
    const { item } = await client.stock.item(this.args.code);
    const change = { item_code: item.item_code, current_qty: item.current_qty, remaining_qty: quantity };
    const { remark } = this.flags;
    const body = {
      item_code: item.item_code,
      remaining_qty: quantity,
      ...given({ branch_id: branch, remark }),
    };
    if (this.flags["dry-run"]) {
      await requireValidBody("saveStockMaster", body);
      return this.showRecord(change, Object.keys(change));
    }
    const question = `Set ${item.item_name} from ${item.current_qty} to ${quantity}?`;
    if (!(await this.confirm(question))) return this.note("Nothing was changed.");
    const result = await client.stock.saveMaster(body);
    if (!result.synced_to_authority)
      this.caution(
        `The control unit has not accepted it yet: ${result.sync_error ?? "it is retried automatically"}. \`taxctl stock drift\` shows it.`,
      );
    await this.showRecord(result, ["item_code", "remaining_qty", "synced_to_authority", "transaction_id"]);
  }
}
