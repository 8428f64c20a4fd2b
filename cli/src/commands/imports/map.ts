// Responsible for `imports map`.
import { Args, Flags } from "@oclif/core";
import type { ImportItem } from "@taxctl/sdk";
import { BaseCommand } from "../../base.ts";
import { Failure, usageFailure } from "../../failures/failure.ts";
import { reasonText } from "../../failures/reasons.ts";
import { type ApplyOptions, lookAhead } from "../../imports/apply.ts";
import { importContext } from "../../imports/context.ts";
import { fetchImports, namedImports, recordKey } from "../../imports/queue.ts";
import { type ImportRow, shownImport } from "../../imports/row.ts";
import { importFailure, runImports } from "../../imports/run.ts";
import { askWork, recordText } from "../../imports/wizard.ts";
import { equivalentCommand, type Work } from "../../imports/work.ts";
import type { Ask } from "../../input/ask.ts";
import { decimalFlag } from "../../input/decimal.ts";
import { clean } from "../../output/terminal.ts";
import { stopped } from "../../transactions/outcome.ts";

const COLUMNS = [
  "record",
  "import_item_name",
  "action",
  "status",
  "item_code",
  "qty_added",
  "new_qty",
  "reason",
];

export default class ImportsMap extends BaseCommand<typeof ImportsMap> {
  static override summary = "put customs records on your items: one by one, asked or by flags";
  static override description =
    `Without a record, goes through all that wait and asks for each, the nearest items first with the reason. Each is
stocked in under its item and its status set at the authority; in the end the same is printed as commands. Where a
record and its item are counted in different units, it warns, and asks unless --yes is given; it is refused where
nobody can be asked.
RECORD is task/date/sequence/HS code, as \`imports list\` shows it.`;
  static override examples = [
    "<%= config.bin %> imports map",
    "<%= config.bin %> imports map 2310001/20260301/1/84713000000 --item KE2NTXU0000007",
    "<%= config.bin %> imports map 2310001/20260301/1/84713000000 --create --class 5020230602 --name 'Cola 24x500ml'",
    "<%= config.bin %> imports map 2310001/20260301/1/84713000000 --cancel --item KE2NTXU0000007",
  ];
  static override args = { record: Args.string({ description: "task/date/sequence/HS code" }) };
  static override flags = {
    item: Flags.string({ summary: "your item; with --create the code of the new one" }),
    create: Flags.boolean({ summary: "register it as a new item", exclusive: ["cancel"] }),
    cancel: Flags.boolean({ summary: "set it cancelled at the authority, stock nothing in" }),
    class: Flags.string({ summary: "item class of the new item", dependsOn: ["create"] }),
    name: Flags.string({ summary: "name of the new item (default the record's)", dependsOn: ["create"] }),
    "tax-type": Flags.option({
      options: ["A", "B", "C", "D", "E"] as const,
      summary: "tax type of the new item (default A)",
      dependsOn: ["create"],
    })(),
    "qty-unit": Flags.string({
      summary: "quantity unit of the new item (default the record's, or U)",
      dependsOn: ["create"],
    }),
    "pkg-unit": Flags.string({ summary: "package unit of the new item (default NT)", dependsOn: ["create"] }),
    price: decimalFlag({ summary: "price of the new item (default what it cost)", dependsOn: ["create"] }),
    author: Flags.string({
      summary: "who decides (default your name on this machine)",
      env: "TAXCTL_AUTHOR",
    }),
    timeout: Flags.integer({ summary: "seconds to wait for one outcome", default: 120, min: 1 }),
    "dry-run": Flags.boolean({ summary: "show what would be done, change nothing" }),
  };

  readonly #rows: ImportRow[] = [];

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
    const signal = this.stopSignal(() => "What was answered is done; run it again for the rest.");
    const client = await this.client();
    const profile = await this.profile();
    const { records: waiting, until } = await fetchImports(client, profile, undefined, signal);
    const records = wanted === undefined ? waiting : waiting.filter((record) => recordKey(record) === wanted);
    if (wanted !== undefined && records.length === 0) throw await this.#notWaiting(wanted, until, signal);
    const { author, timeout } = this.flags;
    // Each is asked about below.
    const unitsAreMeant = true;
    const waitMs = timeout * 1000;
    const apply = await importContext({ client, profile, author, unitsAreMeant, waitMs, signal });
    const commands = ask ? await this.#askAll(ask, records, apply) : [];
    for (const record of work ? records : [])
      if (work && (await this.#isMeant(record, work, apply))) await this.#do(record, work, apply);
    const failure = importFailure(this.#rows);
    const shown = this.#rows.map(shownImport);
    if (failure && this.wantsJson) throw Object.assign(failure, { data: shown });
    await this.showRows(shown, { columns: COLUMNS, empty: "Nothing was done." });
    if (commands.length > 0) this.noteCommands("\nThe same as commands:", commands);
    if (failure) throw failure;
  }

  /** A record that is processed already is another thing than one that never was. */
  async #notWaiting(wanted: string, since: string, signal: AbortSignal): Promise<Failure> {
    const branch = await this.branch();
    const known = await namedImports(await this.client(), [wanted], { branch, since, signal });
    const remedy = "`taxctl imports list` shows those that wait.";
    const message = known.has(wanted)
      ? `Record ${wanted} does not wait: it is processed or cancelled already`
      : `There is no record ${wanted}`;
    return new Failure(message, { code: "not_found", remedy });
  }

  /** Asks about each and does it at once; gives the same as commands. */
  async #askAll(ask: Ask, records: readonly ImportItem[], apply: ApplyOptions): Promise<string[]> {
    const commands: string[] = [];
    for (const [index, record] of records.entries()) {
      this.note(`\n${index + 1} of ${records.length}  ${recordText(record)}`);
      const work = await this.#askOne(ask, record, apply);
      if (work === "stop") break;
      if (!work) continue;
      const { unitsDiffer } = await lookAhead(record, work, apply);
      this.note(doneText(await this.#do(record, work, apply)));
      commands.push(equivalentCommand(record, work, unitsDiffer));
    }
    return commands;
  }

  /** What is to be done with it. Asked again where the units turn out not to be meant. */
  async #askOne(ask: Ask, record: ImportItem, apply: ApplyOptions): Promise<Work | "stop" | undefined> {
    for (;;) {
      const work = await askWork(ask, record, apply.own, apply.memory.memory, apply.client);
      if (!work || work === "stop" || (await this.#isMeant(record, work, apply))) return work;
    }
  }

  /** Warns of units that differ, and has it confirmed before anything is stocked in. */
  async #isMeant(record: ImportItem, work: Work, apply: ApplyOptions): Promise<boolean> {
    const { warning, unitsDiffer } = await lookAhead(record, work, apply);
    if (warning) this.caution(warning);
    return !unitsDiffer || this.flags["dry-run"] || this.confirm("The units differ. Stock it in like that?");
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

  async #do(record: ImportItem, work: Work, apply: ApplyOptions): Promise<ImportRow | undefined> {
    try {
      await runImports({
        records: [record],
        former: new Map(),
        tasks: [{ line: 0, record: recordKey(record), work }],
        apply,
        dryRun: this.flags["dry-run"],
        screen: { write: () => true },
        rows: this.#rows,
        onRow: async () => undefined,
      });
      return this.#rows.at(-1);
    } catch (error) {
      throw apply.signal.aborted ? apply.signal.reason : stopped(error, "run it again for the rest.");
    }
  }
}

/** What became of a record, told at once. */
function doneText(row: ImportRow | undefined): string {
  if (!row) return "";
  const { status, reasons, qty_added, new_qty, item_code } = row;
  const stocked = new_qty === null ? "" : `: ${qty_added} more of ${item_code}, now ${new_qty}`;
  return clean(`${status}${stocked}${reasons.length > 0 ? `: ${reasonText(reasons)}` : ""}`);
}
