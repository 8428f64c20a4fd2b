import { Args, Flags } from "@oclif/core";
import type { Taxctl } from "@taxctl/sdk";
import { stockProblem } from "@taxctl/sdk/validation";
import { BaseCommand } from "../../base.ts";
import { isServiceFailure } from "../../failures/describe.ts";
import { usageFailure } from "../../failures/failure.ts";
import { decimal } from "../../input/decimal.ts";
import { given } from "../../input/paging.ts";
import { decimalCommaOf, readingFlags } from "../../input/shared-flags.ts";
import { table } from "../../output/table.ts";
import { counted } from "../../output/words.ts";
import { dayAtAll } from "../../service/local-day.ts";
import { transfer } from "../../stock/count-file.ts";
import { readItemFile } from "../../stock/file-items.ts";
import { findItems } from "../../stock/items.ts";
import {
  earlierTransfer,
  type Moved,
  quantitiesAt,
  rejectedTransfer,
  type TransferInput,
  transferErrors,
  transferReference,
} from "../../stock/transfer.ts";

const plan = ["item_code", "item_name", "quantity", "left"];
const done = ["movement", "branch_id", "sar_no", "item_count", "total_amount", "transaction_id"];

export default class StockTransfer extends BaseCommand<typeof StockTransfer> {
  static override summary = "move stock from one branch to another";
  static override description = `Records one movement at each branch, both under one reference.

Each movement goes to the control unit of its branch. The incoming one is sent after the outgoing one is accepted.
Give items and quantities as pairs, or --file with a column item_code or barcode and a column quantity (.xlsx or CSV).
You can run the same command again: nothing is transferred twice, because the reference is made from the day and the content. To repeat a transfer
on the same day, pass a new --reference.
Exit codes: 5 if a control unit rejects a movement, 8 if the outcome is still pending after --timeout.`;
  static override examples = [
    "<%= config.bin %> stock transfer --from 00 --to 01 KE2NTXU0000001 5",
    "<%= config.bin %> stock transfer --from 00 --to 01 KE2NTXU0000001 5 KE2NTXU0000002 12 --dry-run",
    "<%= config.bin %> stock transfer --from 00 --to 01 --file transfer.xlsx --reference TR-2026-0003 --yes",
  ];
  static override args = {
    // oclif sorts arguments of commands that are not strict, and moves a quantity that comes twice.
    items: Args.string({ description: "item code and quantity, for each item", multiple: true }),
  };
  static override flags = {
    from: Flags.string({ summary: "branch that the items leave", helpValue: "branch", required: true }),
    to: Flags.string({ summary: "branch that receives the items", helpValue: "branch", required: true }),
    file: Flags.string({ summary: "file with items and quantities: .xlsx or CSV", helpValue: "file" }),
    reference: Flags.string({
      summary: "your number of the transfer (default TRANSFER-…)",
    }),
    date: Flags.string({ summary: "day of the transfer (default today)", helpValue: "yyyy-mm-dd" }),
    remark: Flags.string({ summary: "remark on the record" }),
    ...readingFlags("SHEET"),
    delimiter: Flags.string({ summary: "column delimiter of CSV", helpGroup: "SHEET" }),
    sheet: Flags.string({ summary: "sheet of the workbook", helpGroup: "SHEET" }),
    "dry-run": Flags.boolean({ summary: "check and show the transfer without sending it" }),
    timeout: Flags.integer({ summary: "seconds to wait for the outcome", default: 120, min: 0 }),
  };

  async run(): Promise<void> {
    const client = await this.client();
    const moved = await this.#moved(client);
    const { input, rows, isDone } = await this.#plan(client, moved);
    if (isDone) this.caution(`Already transferred as ${input.reference}; this run transfers nothing.`);
    if (this.flags["dry-run"]) return this.showRows(rows, { columns: plan });
    process.stderr.write(await table(rows, plan, process.stderr));
    const { from, to } = this.flags;
    const question = `Transfer ${counted(moved.length, "item")} from branch ${from} to branch ${to}?`;
    if (!isDone && !(await this.confirm(question))) return this.note("Nothing was sent.");
    await this.showRows(await this.#send(client, input, isDone), { columns: done });
    const below = rows.filter(({ left }) => left < 0).map(({ item_code, left }) => `${item_code} (${left})`);
    if (below.length > 0 && !this.wantsJson)
      this.note(`Branch ${from} is below zero with ${below.join(", ")}. Count the stock of the branch.`);
  }

  /** The items that are named, by arguments or by a file. */
  async #moved(client: Taxctl): Promise<Moved[]> {
    const { file, sheet, delimiter, encoding } = this.flags;
    const named = this.args.items ?? [];
    if ((file === undefined) === (named.length === 0) || named.length % 2 !== 0)
      throw usageFailure(
        "Name what to transfer",
        "Give an item code and a quantity for each item, or --file.",
      );
    if (file !== undefined) {
      const io = { ask: () => this.ask(), note: (line: string) => this.note(line) };
      const written = { sheet, delimiter, encoding, decimalComma: decimalCommaOf(this.flags) };
      const found = await readItemFile(file, transfer, { client, ...io, ...written });
      if (found.length === 0)
        throw usageFailure(
          "The file has no quantities",
          "Fill the column quantity of each item to transfer.",
        );
      return found;
    }
    const pairs = Array.from({ length: named.length / 2 }, (_, index) => ({
      code: named[index * 2] ?? "",
      quantity: decimal(named[index * 2 + 1] ?? ""),
    }));
    const codes = [...new Set(pairs.map(({ code }) => code))];
    const { byCode } = await findItems(client, codes, false);
    return pairs.map(({ code, quantity }) => {
      const item = byCode.get(code);
      const problem = stockProblem(code, item);
      if (!item || problem) throw usageFailure(problem ?? `${code} is not a registered item`);
      return { item, quantity };
    });
  }

  /** The request, if the service would accept it, and the sending branch's rest of each item. */
  async #plan(client: Taxctl, moved: readonly Moved[]) {
    const { from, to, date, remark } = this.flags;
    const today = await dayAtAll(client, [from, to]);
    const content = {
      from_branch_id: from,
      to_branch_id: to,
      ...given({ transfer_date: date?.replaceAll("-", ""), remark }),
      items: moved.map(({ item, quantity }) => ({ item_code: item.item_code, quantity })),
    };
    const reference = this.flags.reference ?? transferReference(today.today, content);
    const input: TransferInput = { reference, ...content };
    const errors = transferErrors(input, moved, today);
    if (Object.keys(errors).length > 0)
      throw usageFailure(
        "The service would reject this",
        "Correct the named values. Nothing was sent.",
        errors,
      );
    await client.branches.get(to);
    const codes = [...new Set(moved.map(({ item }) => item.item_code))];
    const [held, earlier] = await Promise.all([
      quantitiesAt(client, from, codes),
      earlierTransfer(client, reference),
    ]);
    const taken = new Map<string, number>();
    const rows = moved.map(({ item: { item_code, item_name }, quantity }) => {
      // The items of a repeated transfer have left already.
      if (!earlier) taken.set(item_code, (taken.get(item_code) ?? 0) + quantity);
      const left = Math.round(((held.get(item_code) ?? 0) - (taken.get(item_code) ?? 0)) * 10_000) / 10_000;
      return { item_code, item_name, quantity, left };
    });
    for (const { item_code, left } of earlier ? [] : rows)
      if (left < 0) this.caution(`Branch ${from} would be left with ${left} of ${item_code}, below zero.`);
    return { input, rows, isDone: earlier !== undefined && earlier.transferred_to?.status !== "failed" };
  }

  /** Both movements. An outcome that was not there at once is waited for. */
  async #send(client: Taxctl, input: TransferInput, isDone: boolean) {
    const signal = this.stopSignal(() => "Run the same command again: nothing is transferred twice.");
    const timeoutMs = this.flags.timeout * 1000;
    const send = () => client.stock.transfer(input, { signal }).withResponse();
    let hasWaited = false;
    const { data, body } = await send().catch(async (error: unknown) => {
      const id = isServiceFailure(error) ? error.transactionId : undefined;
      if (!isServiceFailure(error) || !id || error.code === "invoice_conflict") throw error;
      const isOpen = error.code?.startsWith("outcome_");
      if (isOpen && timeoutMs === 0) throw error;
      const ended = isOpen
        ? await client.transactions.waitFor(id, { timeoutMs, signal })
        : await client.transactions.get(id);
      if (ended.status === "failed") throw rejectedTransfer(await rejected(client, ended), input);
      if (!isOpen) throw error;
      hasWaited = true;
      return send();
    });
    if (body.meta.duplicate && !hasWaited && !isDone)
      this.caution(`Already transferred as ${data.reference}; this run transferred nothing.`);
    const { outgoing, incoming } = data;
    return [
      { movement: "outgoing", ...outgoing },
      { movement: "incoming", ...incoming },
    ];
  }
}

/** The movement that a control unit rejected: an incoming one that was not sent fails with its outgoing one. */
async function rejected(client: Taxctl, movement: Awaited<ReturnType<Taxctl["transactions"]["get"]>>) {
  const { transferred_from: outgoing, response_data } = movement;
  if (!outgoing || response_data.failure?.code !== "outgoing_rejected") return movement;
  return client.transactions.get(outgoing.transaction_id);
}
