import { BaseCommand } from "../../base.ts";
import { exitCodes } from "../../failures/exit-codes.ts";
import { Failure } from "../../failures/failure.ts";
import { pageFlags, pageQuery, readPages } from "../../input/paging.ts";

export default class StockDrift extends BaseCommand<typeof StockDrift> {
  static override summary = "list items whose stock differs from the control unit's";
  static override description = "Exit code 9 if there are any.";
  static override examples = [
    "<%= config.bin %> stock drift",
    "<%= config.bin %> stock drift --all --format csv",
  ];
  static override flags = { ...pageFlags };

  async run(): Promise<void> {
    const client = await this.client();
    const { rows, meta } = await readPages(client.stock.drift(pageQuery(this.flags)), this.flags);
    const total = typeof meta.total === "number" ? meta.total : rows.length;
    const failure =
      total > 0
        ? new Failure(`${total} items differ from the control unit's quantities`, {
            code: "differences_found",
            exitCode: exitCodes.differences,
            remedy:
              "Unsent movements are sent automatically once unblocked (--json shows the remedy of each). After an error, correct its cause, then run `taxctl stock master ITEM QTY`.",
          })
        : undefined;
    const described = rows.map((row) => ({ ...row, waits_for: row.follow_ups[0]?.reason ?? row.sync_error }));
    await this.showRows(this.wantsJson ? rows : described, {
      columns: [
        "item_code",
        "item_name",
        "current_qty",
        "acknowledged_qty",
        "master_qty",
        "difference",
        "pending_movements",
        "waits_for",
      ],
      meta,
      empty: "The control unit knows every quantity.",
      failure,
    });
  }
}
