// Responsible for `stock adjust`.
import { Args, Flags } from "@oclif/core";
import type { Item } from "@taxctl/sdk";
import { stockProblem } from "@taxctl/sdk/validation";
import { BaseCommand } from "../../base.ts";
import { exitCodes } from "../../failures/exit-codes.ts";
import { Failure, usageFailure } from "../../failures/failure.ts";
import { decimal, decimalFlag } from "../../input/decimal.ts";
import { confirmFlag, decimalCommaOf, readingFlags } from "../../input/shared-flags.ts";
import { table } from "../../output/table.ts";
import { counted } from "../../output/words.ts";
import { dayAtService } from "../../service/local-day.ts";
import { type Change, changeNumber, differenceOf, type MovementPlan } from "../../stock/adjust.ts";
import { COUNT } from "../../stock/count-file.ts";
import { readItemFile } from "../../stock/file-items.ts";
import { findItems } from "../../stock/items.ts";
import { type Booked, bookChanges } from "../../stock/run-count.ts";
import { stopped } from "../../transactions/outcome.ts";

const COLUMNS = ["item_code", "item_name", "current_qty", "counted_qty", "change_qty", "total_amount"];

type Shown = {
  item_code: string;
  item_name: string;
  current_qty: number;
  counted_qty: number;
  change_qty: number;
};

export default class StockAdjust extends BaseCommand<typeof StockAdjust> {
  static override summary = "change quantities: one item, or all that a physical count found different";
  static override description =
    `For one item: its code and the change, like -3; --type in or out for goods that came or left without invoice.
For a count: --count FILE (.xlsx or CSV) with a column item_code or barcode and a column counted_qty; empty cells were
not counted. The differences are shown first; after yes they are booked as adjustments, at most 999 lines each.
A count that is run again books nothing twice: lines that agree are left alone. The same change of one item is booked
once a day, under a number that begins with ADJUST-: a second run reports the first one. To book the same change again,
give it a new --number or another --remark.`;
  static override examples = [
    '<%= config.bin %> stock adjust KE2NTXU0000001 -3 --remark "broken bottles"',
    "<%= config.bin %> stock adjust --count count-march.xlsx --dry-run",
    '<%= config.bin %> stock adjust --count count-march.xlsx --yes --remark "count of 31 March"',
  ];
  static override args = {
    code: Args.string({ description: "item code" }),
    change: Args.string({ description: "the change, like 5 or -3" }),
  };
  // Negative changes look like flags to the parser.
  static override strict = false;
  static override flags = {
    count: Flags.string({ summary: "file of a physical count: .xlsx or CSV", helpValue: "file" }),
    type: Flags.option({
      options: ["adjust", "in", "out"] as const,
      default: "adjust" as const,
      summary: "kind of movement",
    })(),
    price: decimalFlag({ summary: "price of a piece, tax included (default the item's)" }),
    date: Flags.string({ summary: "day of the movement (default today)", helpValue: "yyyy-mm-dd" }),
    number: Flags.string({
      summary: "your number of the movement (default ADJUST-… or COUNT-…, made from its content)",
    }),
    remark: Flags.string({ summary: "why, kept with the record" }),
    ...readingFlags("COUNT"),
    delimiter: Flags.string({ summary: "column delimiter of CSV" }),
    sheet: Flags.string({ summary: "sheet of the workbook" }),
    "dry-run": Flags.boolean({
      summary:
        "show what would be booked, change nothing; whether the unit takes so many decimals, the service checks",
    }),
    timeout: Flags.integer({ summary: "seconds to wait for one outcome", default: 120, min: 1 }),
    ...confirmFlag,
  };

  async run(): Promise<void> {
    const { count, price } = this.flags;
    const [code, by, ...rest] = this.positional;
    if ((count === undefined) === (code === undefined) || rest.length > 0 || (code && by === undefined))
      throw usageFailure("Say what to adjust", "Give an item code and its change, or --count FILE.");
    const changes = count === undefined ? await this.#one(code ?? "", by ?? "") : await this.#counted(count);
    const priced = changes.map((change) => ({ ...change, price }));
    const rows = priced.map(shownChange);
    for (const { item_code, counted_qty } of rows) {
      if (counted_qty < 0) this.caution(`${item_code} would be at ${counted_qty}: less than nothing.`);
    }
    const plan = await this.#plan(priced);
    const number = this.flags.number ?? (count === undefined ? await defaultNumber(priced, plan) : undefined);
    if (this.flags["dry-run"] || rows.length === 0)
      return this.showRows(rows, {
        columns: COLUMNS,
        empty: "Every counted quantity agrees; nothing to book.",
      });
    process.stderr.write(await table(rows, COLUMNS, process.stderr));
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
    const { movementErrors } = await import("../../stock/check.ts");
    const client = await this.client();
    const { date, number, remark, type } = this.flags;
    const day = await dayAtService(client);
    const taxTypes = await client.codes.taxTypes();
    const plan = {
      kind: type,
      date: (date ?? day.today).replaceAll("-", ""),
      remark,
      rates: new Map(taxTypes.map(({ code, rate }) => [code, rate])),
      branch: await this.branch(),
    };
    const errors = movementErrors(changes, number, plan, day);
    if (Object.keys(errors).length === 0) return plan;
    throw usageFailure(
      "The service would reject this",
      "Correct the named values; nothing was booked.",
      errors,
    );
  }

  async #one(code: string, by: string): Promise<Change[]> {
    const qty = decimal(by);
    const item = await (await this.client()).items.get(code);
    const problem = stockProblem(code, item);
    if (problem) throw usageFailure(problem);
    return [{ item, qty }];
  }

  async #counted(path: string): Promise<Change[]> {
    if (this.flags.type !== "adjust") throw usageFailure("A count is an adjustment", "Leave --type away.");
    const found = await readItemFile(path, COUNT, {
      ...{ client: await this.client(), ask: () => this.ask(), note: (line) => this.note(line) },
      ...{ sheet: this.flags.sheet, delimiter: this.flags.delimiter, encoding: this.flags.encoding },
      decimalComma: decimalCommaOf(this.flags),
    });
    return found.flatMap(({ item, quantity, line }) => {
      const qty = differenceOf(quantity, item.current_qty);
      return qty === 0 ? [] : [{ item, qty, line }];
    });
  }

  async #book(changes: readonly Change[], number: string | undefined, plan: MovementPlan): Promise<void> {
    const client = await this.client();
    const booked: Booked[] = [];
    const goOn = "run the same command again: what is booked already is not booked twice.";
    const warn = (message: string) => this.caution(message);
    const signal = this.stopSignal(() => `To go on, ${goOn}`);
    const reread = async (items: readonly Item[]) => {
      const codes = items.map(({ item_code }) => item_code);
      const { byCode } = await findItems(client, codes, false);
      return new Map([...byCode].map(([code, item]) => [code, item.current_qty]));
    };
    try {
      const waitMs = this.flags.timeout * 1000;
      await bookChanges({ client, changes, plan, number, reread, waitMs, signal, warn, booked });
    } catch (error) {
      throw signal.aborted ? signal.reason : stopped(error, goOn);
    }
    const failure = verdict(booked);
    if (failure && this.wantsJson) throw Object.assign(failure, { data: booked });
    await this.showRows(booked, { columns: ["sar_no", "items", "status", "transaction_id", "reason"] });
    if (failure) throw failure;
  }
}

/** A command that is run again has the same number. */
async function defaultNumber([change]: readonly Change[], plan: MovementPlan): Promise<string | undefined> {
  return change && changeNumber(change, plan);
}

function shownChange({ item, qty, price }: Change): Shown & { total_amount: number } {
  const counted = Math.round((item.current_qty + qty) * 10_000) / 10_000;
  const { item_code, item_name, current_qty, default_price } = item;
  const total = Math.round(qty * (price ?? default_price) * 100) / 100;
  return { item_code, item_name, current_qty, counted_qty: counted, change_qty: qty, total_amount: total };
}

function verdict(booked: readonly Booked[]): Failure | undefined {
  const count = (status: Booked["status"]) => booked.filter((one) => one.status === status).length;
  const good = count("success");
  if (good === booked.length) return undefined;
  const left = booked.length - good;
  const message = `${left} of ${counted(booked.length, "movement")} ${left === 1 ? "is" : "are"} not booked`;
  if (count("pending") === left)
    return new Failure(message, { code: "still_pending", exitCode: exitCodes.pending });
  if (good > 0) return new Failure(message, { code: "partly_done", exitCode: exitCodes.partly });
  if (count("failed") > 0) return new Failure(message, { code: "refused", exitCode: exitCodes.refused });
  return new Failure(message, { code: "nothing_done" });
}
