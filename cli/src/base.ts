// What every command shares: global flags, the client, output in every format, errors and exit codes.
import { Command, type Interfaces, settings } from "@oclif/core";
import type { Taxctl } from "@taxctl/sdk";
import type { TaxWords } from "@taxctl/sdk/profiles";
import { withRemedy } from "./failures/catalogue-remedy.ts";
import { locatedFetch } from "./failures/connection.ts";
import { describe } from "./failures/describe.ts";
import {
  type Failure,
  interrupted,
  interruptedCode,
  readerGoneCode,
  usageFailure,
} from "./failures/failure.ts";
import { type Ask, terminalAsk } from "./input/ask.ts";
import { globalFlags } from "./input/global-flags.ts";
import { checkDays } from "./input/paging.ts";
import type { Conclusion, RowOptions } from "./output/conclusion.ts";
import { failureEnvelope, failureText, successEnvelope } from "./output/envelope.ts";
import { stopSignal } from "./output/stop-signal.ts";
import {
  details,
  fieldsIn,
  formatRows,
  hasTin,
  moreRows,
  pickFields,
  type TableRow,
} from "./output/table.ts";
import { clean, cleanLines, mayAsk, safeJson, streams, styled } from "./output/terminal.ts";
import { fitted } from "./output/wrap.ts";
import { openClient, traced } from "./service/client.ts";
import { withLocalTimes } from "./service/local-day.ts";
import { type ChosenProfile, chooseProfile } from "./service/profile.ts";
import { atBranch, masked, placeOf, profileMeta, withKeySource } from "./service/profile-failures.ts";
import { wordsFor } from "./service/unit-profile.ts";

type BaseFlags = Interfaces.InferredFlags<typeof globalFlags>;

/** The base of every command. `run` gets parsed `flags` and `args`; an error that it throws is shown and becomes the exit code. */
export abstract class BaseCommand<C extends typeof Command> extends Command {
  static override baseFlags = globalFlags;

  protected flags!: BaseFlags & Interfaces.InferredFlags<C["flags"]>;
  protected args!: Interfaces.InferredArgs<C["args"]>;
  /** All arguments as typed, for commands that take any number. */
  protected positional: string[] = [];
  /** The fields next to the data under `--json`, and next to an error. */
  protected readonly meta: Record<string, unknown> = {};
  readonly #warnings: string[] = [];
  #afterStop: (() => string) | undefined;
  readonly #startedAt = performance.now();
  #profile: ChosenProfile | undefined;
  #client: Taxctl | undefined;

  override async init(): Promise<void> {
    // oclif's own start is not needed: its trace, an agent for its own client, messages about deprecated aliases.
    const { args, flags, ...own } = this.ctor;
    const parsed = await this.parse({
      ...own,
      args,
      flags,
      baseFlags: globalFlags,
      strict: this.ctor.strict,
    });
    this.flags = parsed.flags as typeof this.flags;
    this.args = parsed.args as typeof this.args;
    this.positional = parsed.argv.map(String);
    // Signed out, the real run fails whatever the input is, and a dry run knows no items.
    if ("dry-run" in this.flags && this.flags["dry-run"] === true) await this.profile();
    checkDays(flags ?? {}, this.flags);
    settings.debug = this.flags.debug;
  }

  /** The profile of this run. A live one is announced on the error output. */
  protected async profile(): Promise<ChosenProfile> {
    if (this.#profile) return this.#profile;
    const { profile, branch, "base-url": baseUrl } = this.flags;
    const { branch: chosen, ...ofAll } = await chooseProfile({ profile, branch, baseUrl });
    const isOfAll =
      chosen === undefined || ("all-branches" in this.flags && this.flags["all-branches"] === true);
    this.#profile = isOfAll ? ofAll : { ...ofAll, branch: chosen };
    if (this.#profile.environment === "live") {
      const { name, base_url } = this.#profile;
      this.note(
        `${styled("yellow", "live:", process.stderr)} profile ${name}${atBranch(this.#branchOfRun)}, ${base_url}`,
      );
    }
    return this.#profile;
  }

  /** Codes of the service's warnings that the command gives itself, with more detail: the service's are not shown. */
  protected readonly warnedOf = new Set<string>();

  /** The SDK client of this run. */
  protected async client(): Promise<Taxctl> {
    this.#client ??= await this.clientFor(await this.profile());
    return this.#client;
  }

  /** A client for a profile that is not (yet) the chosen one. */
  protected clientFor(profile: ChosenProfile): Promise<Taxctl> {
    return openClient(profile, {
      version: this.config.version,
      trace: this.#trace(),
      warn: ({ code, message, field }) => {
        if (!this.warnedOf.has(code)) this.caution(field === undefined ? message : `${field}: ${message}`);
      },
    });
  }

  /** The platform's fetch, traced under `--debug`: for requests that the SDK has no method for. */
  protected async fetcher(): Promise<typeof fetch> {
    const trace = this.#trace();
    return trace ? traced(trace, (await this.profile()).api_key) : locatedFetch;
  }

  #trace(): ((line: string) => void) | undefined {
    return this.flags.debug ? (line) => this.note(styled("dim", line, process.stderr)) : undefined;
  }

  /** The branch that was named, by flag, environment or profile; for bodies that must name one. */
  protected async branch(): Promise<string | undefined> {
    return (await this.profile()).branch;
  }

  /** What people of the country of that branch, or of the account, call the tax and the TIN. */
  protected async words(): Promise<TaxWords> {
    return wordsFor(() => this.client(), await this.branch());
  }

  /** A line for people on the error output. */
  protected note(line: string): void {
    process.stderr.write(`${fitted(line, process.stderr)}\n`);
  }

  /** Commands for people to copy: no line of them is broken. */
  protected noteCommands(heading: string, commands: readonly string[]): void {
    process.stderr.write(`${heading}\n${commands.map((command) => `  ${clean(command)}\n`).join("")}`);
  }

  /** A warning: on the error output, and in the envelope. */
  protected caution(message: string): void {
    if (this.#warnings.includes(message)) return;
    this.#warnings.push(message);
    if (!this.wantsJson) this.note(`${styled("yellow", "Warning:", process.stderr)} ${clean(message)}`);
  }

  /** Whether a program reads the standard output: one envelope, or lines of JSON. */
  protected get wantsJson(): boolean {
    return this.#typed("--json") || this.wantsLines;
  }

  /** Whether each row comes as its own line of JSON as soon as it is there; the last line is the envelope. */
  protected get wantsLines(): boolean {
    return this.#typed("--json-lines");
  }

  #typed(flag: string): boolean {
    const end = this.argv.indexOf("--");
    return (end === -1 ? this.argv : this.argv.slice(0, end)).includes(flag);
  }

  /** One row of a long run, printed at once in line formats. */
  protected emit(row: TableRow): void {
    if (this.wantsLines) process.stdout.write(`${safeJson({ type: "row", data: row }, 0)}\n`);
  }

  /** Whether a person reads the standard output: a table, neither JSON nor CSV. */
  protected get isForPeople(): boolean {
    return !this.wantsJson && this.flags.format === "table";
  }

  /** Rows as people read them, with local times in these fields; unchanged for programs. */
  protected async forPeople(rows: readonly TableRow[], fields: readonly string[]): Promise<TableRow[]> {
    return this.isForPeople ? withLocalTimes(rows, fields, () => this.client()) : [...rows];
  }

  /** Questions, or `undefined` if no person is at the terminal. */
  protected async ask(): Promise<Ask | undefined> {
    if (this.wantsJson || !mayAsk(streams(), this.flags["no-input"])) return undefined;
    return terminalAsk();
  }

  /** A confirmation, or without a terminal a usage failure that names `--yes`. "No" is exit code 1. */
  protected async confirm(message: string): Promise<boolean> {
    if (this.flags.yes) return true;
    const ask = await this.ask();
    if (!ask) throw usageFailure(message, "This needs confirmation. Pass --yes to confirm.");
    return ask.confirm({ message });
  }

  /**
   * A confirmation of a step that can't be taken back. In live it must be typed out, or given with `--confirm`: `--yes` is for
   * steps that do no harm.
   */
  protected async confirmSeverely(message: string, word: string): Promise<boolean> {
    const { environment } = await this.profile();
    const typed = "confirm" in this.flags ? this.flags.confirm : undefined;
    if (typed === word) return true;
    if (typed !== undefined) throw usageFailure(`--confirm must be ${word}, not ${String(typed)}`);
    if (environment !== "live") return this.confirm(message);
    const ask = await this.ask();
    if (!ask) throw usageFailure(message, `This is the live environment: confirm it with --confirm ${word}.`);
    this.note(message);
    return (await ask.text({ message: `This is live. Type ${word} to go on` })).trim() === word;
  }

  /** Stops the following work on Ctrl-C; `remedy` says how to continue. See {@link stopSignal}. */
  protected stopSignal(remedy: () => string, { follows = false } = {}): AbortSignal {
    this.#afterStop = remedy;
    return stopSignal(remedy, follows);
  }

  /**
   * Ends with rows: a table of the columns, CSV that begins with them, or JSON. CSV and JSON have all fields. With a failure, it ends
   * with that after the rows; as JSON, the failure has the rows as its data.
   */
  protected async showRows(
    rows: readonly TableRow[],
    { failure, ...options }: RowOptions & { failure?: Failure | undefined },
  ): Promise<void> {
    if (failure && this.wantsJson) throw Object.assign(failure, { data: rows });
    await this.#showRows(rows, options);
    if (failure) throw failure;
  }

  async #showRows(rows: readonly TableRow[], options: RowOptions): Promise<void> {
    const fields = fieldsIn(this.flags.fields);
    if (this.wantsJson) return this.conclude({ data: pickFields(rows, fields), meta: options.meta ?? {} });
    const { format } = this.flags;
    if (rows.length === 0 && format === "table") return this.note(options.empty ?? "There are none.");
    const { columns } = options;
    const shown = await this.forPeople(rows, fields ?? columns);
    const tin = format === "table" && hasTin(fields ?? columns) ? (await this.words()).tin : undefined;
    process.stdout.write(await formatRows(shown, { format, columns, fields, screen: process.stdout, tin }));
    const more = moreRows(rows.length, options.meta);
    if (format === "table" && more) this.note(more);
  }

  /** Ends with one record: lines of field and value. */
  protected async showRecord(record: TableRow, fields: readonly string[], text = ""): Promise<void> {
    const chosen = fieldsIn(this.flags.fields);
    const [picked = record] = chosen ? pickFields([record], chosen) : [record];
    if (!this.wantsJson && this.flags.format === "csv") return this.showRows([record], { columns: fields });
    if (text || !this.isForPeople) return this.conclude({ data: picked, text });
    const [shown = picked] = await this.forPeople([picked], chosen ?? fields);
    this.conclude({ data: picked, text: details(shown, chosen ?? fields, process.stdout) });
  }

  /** Ends with a result that contains rows; `--format csv` prints only the rows. */
  protected async concludeRows(
    rows: readonly TableRow[],
    columns: readonly string[],
    conclusion: Conclusion,
  ): Promise<void> {
    if (this.wantsJson || this.flags.format !== "csv") return this.conclude(conclusion);
    await this.showRows(rows, { columns, failure: conclusion.failure });
  }

  /** Ends with data and text, and with a failure's exit code where only part was done. */
  protected conclude({ data, sentence = "", text, meta = {}, failure }: Conclusion): void {
    if (this.wantsJson) {
      if (failure) throw Object.assign(failure, { data });
      process.stdout.write(successEnvelope(data, this.#warnings, this.#meta(meta), this.wantsLines));
      return;
    }
    if (this.flags.format === "json") process.stdout.write(`${safeJson(data)}\n`);
    else {
      const shown = text ?? fitted(sentence, process.stdout);
      if (shown) process.stdout.write(shown.endsWith("\n") ? shown : `${shown}\n`);
    }
    if (failure) throw failure;
  }

  /** Shows whatever was thrown; the process ends with its exit code. */
  override async catch(error: Error): Promise<void> {
    const failure = await withRemedy(withKeySource(this.#withWayOn(describe(error)), this.#profile));
    process.exitCode = failure.exitCode;
    if (failure.code === readerGoneCode) return;
    if (this.wantsJson)
      process.stdout.write(failureEnvelope(failure, this.#warnings, this.#meta({}), this.wantsLines));
    else
      process.stderr.write(
        failureText(failure, placeOf(failure, this.#profile, this.#branchOfRun), process.stderr),
      );
    if (this.flags?.debug && failure.cause instanceof Error)
      this.note(cleanLines(masked(failure.cause.stack ?? String(failure.cause), this.#profile)));
  }

  /** Ctrl-C at a question says how to continue, as it does elsewhere. */
  #withWayOn(failure: Failure): Failure {
    if (failure.code !== interruptedCode || failure.remedy || !this.#afterStop) return failure;
    return interrupted(this.#afterStop());
  }

  /** The branch that this run is about: the argument of commands that take one, else the profile's. */
  get #branchOfRun(): string | undefined {
    // There are no arguments either before they are read.
    if (!this.#profile) return undefined;
    const { args } = this;
    return "branch" in args && typeof args.branch === "string" ? args.branch : this.#profile.branch;
  }

  #meta(more: Record<string, unknown>): Record<string, unknown> {
    const profile = this.#profile;
    return {
      command: this.id?.replaceAll(":", " "),
      ...profileMeta(profile),
      took_ms: Math.round(performance.now() - this.#startedAt),
      ...this.meta,
      ...more,
    };
  }
}
