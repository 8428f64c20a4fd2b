import { Args, Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { usageFailure } from "../../failures/failure.ts";
import { decimal, decimalFlag } from "../../input/decimal.ts";
import { confirmFlag, decimalCommaOf, readingFlags } from "../../input/shared-flags.ts";
import { table } from "../../output/table.ts";
import { counted } from "../../output/words.ts";
import {
  type Change,
  changeNumber,
  differenceOf,
  type MovementPlan,
  shownChange,
} from "../../stock/adjust.ts";
import { countFile } from "../../stock/count-file.ts";
import { readItemFile } from "../../stock/file-items.ts";
import { changeOf } from "../../stock/items.ts";
import { bookChanges, bookingFailure } from "../../stock/run-count.ts";
import { stopped } from "../../transactions/outcome.ts";

const adjustColumns = ["item_code", "item_name", "current_qty", "counted_qty", "change_qty", "total_amount"];

export default class StockAdjust extends BaseCommand<typeof StockAdjust> {
  static override summary = "change quantities of one item, or of all items after a stock take";
  static override description =
    `For one item: its code and the change, such as -3; use --type in or out for items that came or left without an invoice.
For a stock take: --count FILE (.xlsx or CSV) with a column item_code or barcode and a column counted_qty; empty cells
were not counted. The command shows the differences, asks, and books them as adjustments of at most 999 lines each.
You can run a count again: lines without a difference are skipped. The same change of one item is booked once a day,
under a number that begins with ADJUST-: a second run reports the first one. To book the same change again, pass a new
--number or another --remark.`;
  static override examples = [
    '<%= config.bin %> stock adjust KE2NTXU0000001 -3 --remark "broken bottles"',
    "<%= config.bin %> stock adjust --count count-march.xlsx --dry-run",
    '<%= config.bin %> stock adjust --count count-march.xlsx --yes --remark "count of 31 March"',
  ];
  static override args = {
    code: Args.string({ description: "item code" }),
    change: Args.string({ description: "the change, such as 5 or -3" }),
  };
  // Negative changes look like flags to the parser.
  static override strict = false;
  static override flags = {
    count: Flags.string({ summary: "file of a stock take: .xlsx or CSV", helpValue: "file" }),
    type: Flags.option({
      options: ["adjust", "in", "out"] as const,
      default: "adjust" as const,
      summary: "type of movement",
    })(),
    price: decimalFlag({ summary: "unit price, tax included (default: the item's)" }),
    date: Flags.string({ summary: "day of the movement (default today)", helpValue: "yyyy-mm-dd" }),
    number: Flags.string({
      summary: "your number of the movement (default ADJUST-… or COUNT-…)",
    }),
    remark: Flags.string({ summary: "remark on the record" }),
    ...readingFlags("SHEET"),
    delimiter: Flags.string({ summary: "column delimiter of CSV", helpGroup: "SHEET" }),
    sheet: Flags.string({ summary: "sheet of the workbook", helpGroup: "SHEET" }),
    "dry-run": Flags.boolean({ summary: "show the changes without booking them" }),
    timeout: Flags.integer({ summary: "seconds to wait for each outcome", default: 120, min: 1 }),
    ...confirmFlag,
  };

  async run(): Promise<void> {
    const { count, price } = this.flags;
    const [code, by, ...rest] = this.positional;
    if ((count === undefined) === (code === undefined) || rest.length > 0 || (code && by === undefined))
      throw usageFailure("There is nothing to adjust", "Give an item code and its change, or --count FILE.");
    const changes =
      count === undefined
        ? [await changeOf(await this.client(), code ?? "", decimal(by ?? ""))]
        : await this.#counted(count);
    const priced = changes.map((change) => ({ ...change, price }));
    const rows = priced.map(shownChange);
    for (const { item_code, counted_qty } of rows) {
      if (counted_qty < 0) this.caution(`${item_code} would be at ${counted_qty}, below zero.`);
    }
    const plan = await this.#plan(priced);
    const [first] = priced;
    const number =
      this.flags.number ?? (count === undefined && first ? changeNumber(first, plan) : undefined);
    if (this.flags["dry-run"] || rows.length === 0)
      return this.showRows(rows, {
        columns: adjustColumns,
        empty: "Every counted quantity agrees; nothing to book.",
      });
    process.stderr.write(await table(rows, adjustColumns, process.stderr));
    const question = `Book ${counted(rows.length, "change")} of quantity?`;
    const yes =
      count === undefined
        ? await this.confirm(question)
        : await this.confirmSeverely(question, String(rows.length));
    if (!yes) return this.note("Nothing was booked.");
    await this.#book(priced, number, plan);
  }

  /** How the changes are booked, once the service would take them. */
  async #plan(changes: readonly Change[]): Promise<MovementPlan> {
    const { planMovement } = await import("../../stock/check.ts");
    const { date, number, remark, type } = this.flags;
    const wish = { kind: type, date, remark, branch: await this.branch() };
    return planMovement(await this.client(), changes, number, wish);
  }

  async #counted(path: string): Promise<Change[]> {
    if (this.flags.type !== "adjust") throw usageFailure("A stock take is an adjustment", "Omit --type.");
    const found = await readItemFile(path, countFile, {
      client: await this.client(),
      ask: () => this.ask(),
      note: (line) => this.note(line),
      sheet: this.flags.sheet,
      delimiter: this.flags.delimiter,
      encoding: this.flags.encoding,
      decimalComma: decimalCommaOf(this.flags),
    });
    return found.flatMap(({ item, quantity, line }) => {
      const qty = differenceOf(quantity, item.current_qty);
      return qty === 0 ? [] : [{ item, qty, line }];
    });
  }

  async #book(changes: readonly Change[], number: string | undefined, plan: MovementPlan): Promise<void> {
    const client = await this.client();
    const goOn = "run the same command again: nothing is booked twice.";
    const warn = (message: string) => this.caution(message);
    const signal = this.stopSignal(() => `To go on, ${goOn}`);
    const waitMs = this.flags.timeout * 1000;
    const booked = await bookChanges({ client, changes, plan, number, waitMs, signal, warn }).catch(
      (error) => {
        throw signal.aborted ? signal.reason : stopped(error, goOn);
      },
    );
    const columns = ["sar_no", "items", "status", "transaction_id", "reason"];
    await this.showRows(booked, { columns, failure: bookingFailure(booked) });
  }
}
