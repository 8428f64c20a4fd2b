import { Args, Flags } from "@oclif/core";
import { taxLetters } from "@taxctl/sdk/profiles";
import { BaseCommand } from "../../base.ts";
import { usageFailure } from "../../failures/failure.ts";
import { importContext } from "../../imports/context.ts";
import { mapAsked, mapRecords, waitingImports } from "../../imports/map.ts";
import { importColumns, shownImport } from "../../imports/row.ts";
import { importFailure } from "../../imports/run.ts";
import type { Work } from "../../imports/work.ts";
import { decimalFlag } from "../../input/decimal.ts";
import { authorFlag } from "../../items/author.ts";

export default class ImportsMap extends BaseCommand<typeof ImportsMap> {
  static override summary = "map customs records to your items, one by one";
  static override description =
    `Without RECORD, asks about each waiting record and suggests the most similar items first, with the reason. It books
each record into stock, sets its status at the authority, and prints the same changes as commands at the end. If a
record and its item have different units, the command warns and asks, unless you pass --yes. Without a terminal, it
rejects such a record.
RECORD is task/date/sequence/HS code, as \`imports list\` shows it.`;
  static override examples = [
    "<%= config.bin %> imports map",
    "<%= config.bin %> imports map 2310001/20260301/1/84713000000 --item KE2NTXU0000007",
    "<%= config.bin %> imports map 2310001/20260301/1/84713000000 --create --class 5020230602 --name 'Cola 24x500ml'",
    "<%= config.bin %> imports map 2310001/20260301/1/84713000000 --cancel --item KE2NTXU0000007",
  ];
  static override args = { record: Args.string({ description: "task/date/sequence/HS code" }) };
  static override flags = {
    item: Flags.string({ summary: "code of your item; with --create the code of the new item" }),
    create: Flags.boolean({ summary: "register the record as a new item", exclusive: ["cancel"] }),
    cancel: Flags.boolean({ summary: "cancel the record at the authority, without booking stock" }),
    class: Flags.string({ summary: "item class of the new item", dependsOn: ["create"] }),
    name: Flags.string({ summary: "name of the new item (default the record's)", dependsOn: ["create"] }),
    "tax-type": Flags.option({
      options: taxLetters,
      summary: "tax type of the new item (default: the standard rate)",
      dependsOn: ["create"],
    })(),
    "qty-unit": Flags.string({
      summary: "quantity unit of the new item (default the record's)",
      dependsOn: ["create"],
    }),
    "pkg-unit": Flags.string({ summary: "package unit of the new item (default NT)", dependsOn: ["create"] }),
    price: decimalFlag({ summary: "price of the new item (default: its cost)", dependsOn: ["create"] }),
    author: authorFlag(),
    timeout: Flags.integer({ summary: "seconds to wait for each outcome", default: 120, min: 1 }),
    "dry-run": Flags.boolean({ summary: "show the changes without making them" }),
  };

  async run(): Promise<void> {
    const wanted = this.args.record;
    const { item, create, cancel } = this.flags;
    const isSaid = item !== undefined || create || cancel;
    const ask = isSaid ? undefined : await this.ask();
    if (wanted === undefined && !ask)
      throw usageFailure(
        "No record is named",
        "Name one with --item or --create, or use `imports apply FILE`.",
      );
    const work = ask ? undefined : this.#work();
    const signal = this.stopSignal(
      () => "Your answers are applied. Run the same command again for the rest.",
    );
    const client = await this.client();
    const profile = await this.profile();
    const records = await waitingImports(client, profile, wanted, signal);
    const { author, timeout, "dry-run": dryRun } = this.flags;
    // Each is asked for below.
    const unitsAreMeant = true;
    const waitMs = timeout * 1000;
    const desk = {
      apply: await importContext({ client, profile, author, unitsAreMeant, waitMs, signal }),
      dryRun,
      note: (text: string) => this.note(text),
      caution: (text: string) => this.caution(text),
      confirm: (question: string) => this.confirm(question),
    };
    const { rows, commands } = ask
      ? await mapAsked(ask, records, desk)
      : { rows: work ? await mapRecords(records, work, desk) : [], commands: [] };
    const failure = importFailure(rows);
    const shown = rows.map(shownImport);
    if (failure && this.wantsJson) throw Object.assign(failure, { data: shown });
    await this.showRows(shown, { columns: importColumns, empty: "Nothing was done." });
    if (commands.length > 0) this.noteCommands("\nThe same as commands:", commands);
    if (failure) throw failure;
  }

  #work(): Work {
    const { item, create, cancel, price } = this.flags;
    if (!item && !create)
      throw usageFailure("It is not said which item it is", undefined, {
        "--item": ["is missing"],
        "--create": ["or this, with --class"],
      });
    if (create && !this.flags.class)
      throw usageFailure("The new item has no class", "`taxctl codes list --class item_class` shows them.", {
        "--class": ["is missing"],
      });
    return {
      action: create ? "create" : cancel ? "cancel" : "map",
      item_code: item ?? "",
      item_name: this.flags.name,
      item_class_code: this.flags.class,
      tax_type: this.flags["tax-type"],
      qty_unit_code: this.flags["qty-unit"],
      pkg_unit_code: this.flags["pkg-unit"],
      default_price: price,
    };
  }
}
