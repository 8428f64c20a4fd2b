import { join } from "node:path";
import { Args, Flags } from "@oclif/core";
import { BaseCommand } from "../base.ts";
import { type Failure, usageFailure } from "../failures/failure.ts";
import { runFailure } from "../failures/run-failure.ts";
import { lockFile } from "../files/file-lock.ts";
import { readInput } from "../input/read.ts";
import { linesFlag } from "../input/shared-flags.ts";
import { counted } from "../output/words.ts";
import { mappingFlags, sheetReadingFlags } from "../sales-file/flags.ts";
import { buildMapping } from "../sales-file/mapping.ts";
import { FolderAccount, keyName } from "../watch/account.ts";
import { printedMsFor } from "../watch/cleanup.ts";
import { type Event, eventLine, type Say } from "../watch/events.ts";
import { openPlaces, type Places } from "../watch/folder.ts";
import { keepMsOf } from "../watch/keep.ts";
import { PrintJournal } from "../watch/printing/journal.ts";
import { PrintRun } from "../watch/printing/run.ts";
import { targetOf } from "../watch/printing/target.ts";
import { type ReceiptFormat, receiptFormats } from "../watch/receipts.ts";
import { dayKeptFor } from "../watch/report.ts";
import { Watcher, type WatchSummary } from "../watch/watcher.ts";

export default class Watch extends BaseCommand<typeof Watch> {
  static override summary = "report the sales that a till writes into a folder, and write its receipts there";
  static override description =
    `A till writes a file of sales into FOLDER: JSON like the body of POST /sales, or any file that \`taxctl sales submit\`
takes. It writes under a name that ends in .tmp, and renames the file when it is complete. For 1001.json, the receipt
comes as out/1001.txt, .pdf, .png (the QR code) and, last, .json. If the sale is wrong, out/1001.error.txt says what to
do. If the outcome takes more than 30 seconds, out/1001.waiting says why, and the receipt follows. Files that are done
are moved to done/, and rejected ones to failed/.

A sale is identified by its number and content. It is reported once, whatever crashes, and however often it is written.
Only the owner may use the folder. One command watches a folder at a time. The folder remembers the account and the
environment of its sales, and the command starts with no others: name the profile with --profile.

Each event is one line: time, name, and fields. --json-lines prints them as JSON. The command ends on SIGTERM or Ctrl-C
with exit code 0; files that are open are finished by the next run. With --once it works on the files that are there and
ends. Exit codes then: 0 all have receipts, 1 or 3 some were rejected, 8 the others are still open, 2 another command
watches the folder, or it is of another account.`;
  static override examples = [
    "<%= config.bin %> watch /srv/till --profile live",
    "<%= config.bin %> watch /srv/till --print tcp://192.168.1.50:9100",
    "<%= config.bin %> watch /srv/till --receipts json,txt --keep 30d",
    "<%= config.bin %> watch /srv/till --once",
  ];
  static override args = { folder: Args.string({ description: "folder of the till", required: true }) };
  static override flags = {
    once: Flags.boolean({ summary: "work on the files that are there, then end" }),
    receipts: Flags.string({
      summary: "forms of the receipt to write; json is always written",
      default: receiptFormats.join(","),
      helpValue: "json,txt,pdf,png",
    }),
    paper: Flags.option({
      options: ["a4", "80mm"] as const,
      default: "80mm" as const,
      summary: "paper of the PDF",
    })(),
    language: Flags.option({
      options: ["en", "sw"] as const,
      summary: "English or Kiswahili (default: the language of the sale)",
    })(),
    keep: Flags.string({
      summary: "how long to keep finished files and results",
      default: "7d",
      helpValue: "7d",
    }),
    print: Flags.string({
      summary: "ESC/POS printer: tcp://HOST:9100, or the path of a device",
      helpValue: "printer",
    }),
    "print-columns": Flags.integer({
      summary: "letters in a line of the printer",
      default: 48,
      min: 24,
      max: 80,
    }),
    every: Flags.integer({ summary: "seconds between looks at the folder", default: 1, min: 1 }),
    concurrency: Flags.integer({
      summary: "files to work on at a time; 1 keeps their order",
      default: 4,
      min: 1,
      max: 16,
    }),
    "accept-unusual-prices": Flags.boolean({
      summary: "report sales of sheets at prices far from their items' own; without it, they are rejected",
    }),
    ...sheetReadingFlags,
    ...linesFlag,
  };

  async run(): Promise<void> {
    const formats = this.#formats();
    const keepMs = keepMsOf(this.flags.keep);
    const target = this.flags.print === undefined ? undefined : targetOf(this.flags.print);
    const file = this.flags.mapping === undefined ? undefined : await readInput(this.flags.mapping);
    const mapping = buildMapping(file, mappingFlags(this.flags));
    const profile = await this.profile();
    const places = await openPlaces(this.args.folder);
    const signal = this.stopSignal(() => "");
    const { language, paper, every, concurrency, once } = this.flags;
    const lock = await lockFile(join(places.own, "watch"));
    try {
      const folderAccount = new FolderAccount(places, profile, () => this.client());
      const account = await folderAccount.atStart();
      const { client } = folderAccount;
      const journal = target && new PrintJournal(places);
      const columns = this.flags["print-columns"];
      const prints =
        target &&
        journal &&
        new PrintRun({ target, journal, client, columns, language, say: this.#say, signal });
      const acceptsPrices = this.flags["accept-unusual-prices"];
      this.#say("started", {
        folder: places.root,
        service: profile.base_url,
        environment: profile.environment,
        account,
        profile: keyName(profile),
        process: process.pid,
      });
      const summary = await new Watcher({
        places,
        report: {
          client,
          profile: () => this.profile(),
          today: dayKeptFor(client),
          flags: this.flags,
          mapping,
          acceptsPrices,
          signal,
        },
        receipts: { formats, paper, language },
        journal,
        printedMs: printedMsFor(keepMs),
        say: this.#say,
        everyMs: every * 1000,
        concurrency,
        keepMs,
        isOnce: once,
        prints,
      }).run();
      this.#say("stopped", summary);
      this.conclude({ data: summary, failure: once ? failureOf(summary, places) : undefined });
    } finally {
      await lock.release();
    }
  }

  /** A warning of the service is an event too: a long run would collect them. */
  protected override caution(message: string): void {
    this.#say("warning", { reason: message });
  }

  readonly #say: Say = (event, fields = {}) => {
    const said: Event = { time: new Date().toISOString(), event, ...fields };
    if (this.wantsLines) this.emit(said);
    else if (!this.wantsJson) process.stdout.write(`${eventLine(said)}\n`);
  };

  #formats(): ReceiptFormat[] {
    const named = this.flags.receipts.split(",").map((name) => name.trim().toLowerCase());
    const unknown = named.filter((name) => !receiptFormats.some((format) => format === name));
    if (unknown.length > 0)
      throw usageFailure(
        `--receipts ${this.flags.receipts} has unknown forms: ${unknown.join(", ")}`,
        `Use ${receiptFormats.join(", ")}, separated by commas.`,
      );
    return receiptFormats.filter((format) => named.includes(format));
  }
}

/** How a run over the files that were there ended. */
function failureOf(
  { receipts, rejected, waiting, unprinted }: WatchSummary,
  { root }: Places,
): Failure | undefined {
  const pending = waiting + unprinted;
  const open = unprinted > 0 ? `, and ${counted(unprinted, "receipt")} not printed` : "";
  const message = `${counted(rejected, "file")} rejected, ${waiting} without an outcome${open}`;
  const remedy = `The texts in ${root}/out say what to do. Open files are finished by the next run.`;
  return runFailure(
    { all: receipts + rejected + pending, good: receipts, pending, failed: 0 },
    message,
    remedy,
  );
}
