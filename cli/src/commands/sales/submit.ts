import { Args } from "@oclif/core";
import type { SaleInput, Taxctl } from "@taxctl/sdk";
import { BaseCommand } from "../../base.ts";
import { combineFailures, Failure, mostListed, usageFailure } from "../../failures/failure.ts";
import { type Reason, reasonText } from "../../failures/reasons.ts";
import { lockFile } from "../../files/file-lock.ts";
import { readBytes, readInput } from "../../input/read.ts";
import { linesFlag } from "../../input/shared-flags.ts";
import { clean } from "../../output/terminal.ts";
import { counted, fewOf } from "../../output/words.ts";
import {
  branchFailureAt,
  checkPaymentsAt,
  creditLimitsAt,
  previewAt,
  rememberedAt,
  type Service,
  tablesAt,
} from "../../sales-file/ask-service.ts";
import { inputWarnings, unusualTin } from "../../sales-file/buyers.ts";
import { priceUnusual } from "../../sales-file/checks.ts";
import { dryRun } from "../../sales-file/dry-run.ts";
import { joined } from "../../sales-file/earlier-results.ts";
import { mappingFlags, runFlags, sheetFlags } from "../../sales-file/flags.ts";
import { buildMapping, type Mapping } from "../../sales-file/mapping.ts";
import { documentOf, receiptOf, submissionFailure } from "../../sales-file/one-sale.ts";
import { openSource } from "../../sales-file/open-source.ts";
import { runSales } from "../../sales-file/run.ts";
import { pathsFor, type RunFiles, readRunFiles } from "../../sales-file/run-files.ts";
import { ServiceFacts } from "../../sales-file/service-facts.ts";
import type { Source } from "../../sales-file/source.ts";
import { State } from "../../sales-file/state.ts";
import { storedSalesAt } from "../../sales-file/stored-sales.ts";
import { dryRunText, summaryFailure, summaryText } from "../../sales-file/summary.ts";
import { type Today, todayFor } from "../../service/local-day.ts";
import { standardTaxType } from "../../service/tax-types.ts";
import { unlessStatus } from "../../service/unless-status.ts";
import { stopped } from "../../transactions/outcome.ts";
import { lostReceipt } from "../../transactions/text.ts";

export default class SalesSubmit extends BaseCommand<typeof SalesSubmit> {
  static override summary = "submit sales and credit notes: one, or a whole file";
  static override description =
    `FILE is JSON (one document, a list, or one document per line), or CSV or .xlsx with one row per line item, grouped by
invoice number. Columns named like the fields, or by usual names such as InvoiceNo and UnitPrice, need no mapping. Map
the others with --map or a --mapping file; the summary names the columns without a use.
unit_price includes tax, and discount_amount doesn't: map a discount with tax as a percentage, to discount_rate.
bill_discount_rate and bill_discount_amount (with tax) take a discount off the whole invoice. payments, such as
01=500; 06=660, replaces payment_type. sale_kind proforma, or --proforma, makes quotations. These have the same value in each row of an invoice.
Titles above the header and total rows are skipped and counted. The command detects how the file writes text, numbers
and dates, and shows it in the summary. If the file is ambiguous, the command asks, or you pass a flag.

A row that can't be a sale (no or negative price, no quantity, no description, unreadable date …) rejects its
whole invoice, because a receipt without that line would be wrong. --drop-bad-rows submits the other rows and marks
the dropped ones. Invoice numbers with the --credit-prefix, and invoices with only negative quantities, become
credit notes. Each credits the latest earlier accepted invoice in the file to the same customer that has all its
lines at the same price. Without such an invoice, the credit note is rejected with the reason.

The result file has every row with its outcome. You can correct it and submit it again: the command sends the
invoices without a receipt, under the same numbers, so nothing is submitted twice. If you change a row of an invoice
that has a receipt, the row is marked "differs" and isn't sent, because a second receipt would report the sale twice.
A result file with rows that FILE doesn't have is never overwritten: submit the result file instead. After Ctrl-C or a
crash, run the same command again. Exit codes: 0 all have receipts, 3 some have receipts or differ, 8 all others are
still pending.`;
  static override examples = [
    "<%= config.bin %> sales submit sale.json",
    "<%= config.bin %> sales submit march.csv --mapping shop.json --dry-run",
    "<%= config.bin %> sales submit march.csv --map invoice_no=InvoiceNo --map stock_code=StockCode --map quantity=Quantity --map unit_price=UnitPrice --map sale_date=InvoiceDate --date-format 'dd/mm/yyyy hh:mm' --dry-run",
    "<%= config.bin %> sales submit march.csv --mapping shop.json --register-items --item-class 5020230602",
    "<%= config.bin %> sales submit march.results.csv --mapping shop.json",
    "<%= config.bin %> sales submit - --json < sale.json",
    "<%= config.bin %> sales submit quotation.json --proforma",
    "<%= config.bin %> transactions submit --file backlog.csv --mapping shop.json --resume",
  ];
  static override aliases = ["transactions:submit"];
  static override args = {
    file: Args.string({ description: "file of sales, or - for standard input" }),
  };
  static override flags = {
    ...sheetFlags,
    ...runFlags,
    ...linesFlag,
  };

  #asked: Service | undefined;

  async run(): Promise<void> {
    const path = this.#path;
    const bytes = await readBytes(path);
    const file = this.flags.mapping === undefined ? undefined : await readInput(this.flags.mapping);
    const mapping = buildMapping(file, mappingFlags(this.flags));
    if (this.flags["register-items"])
      mapping.item.tax_type_code ??= await standardTaxType(() => this.client());
    const today = await todayFor(() => this.client());
    const facts = new ServiceFacts(
      () => this.#service,
      today,
      (why) => this.caution(`Items, codes and taxes were not checked: ${why}`),
    );
    const source = await openSource(bytes, path, {
      flags: this.flags,
      mapping,
      today,
      facts: (documents) => facts.of(documents),
      ask: () => this.ask(),
    });
    const isOne = source.extension === "jsonl" && source.rowsIn === 1;
    if (isOne && !this.flags.results) {
      const document = documentOf(source);
      if (!this.flags["dry-run"]) return this.#submitOne(document, source);
    }
    const paths = pathsFor(path, source.extension, this.flags, source.isResultFile);
    const readFiles = () => readRunFiles(path, source, paths, this.flags.resume);
    if (this.flags["dry-run"]) return this.#dryRun(source, mapping, facts, await readFiles());
    // Before anything is read that another run may be writing.
    const lock = paths.state === undefined ? undefined : await lockFile(paths.state);
    try {
      await this.#submit(source, mapping, today, await readFiles());
    } finally {
      await lock?.release();
    }
  }

  /** The file, named either way. */
  get #path(): string {
    const { file } = this.flags;
    if (file !== undefined && this.args.file !== undefined && file !== this.args.file)
      throw usageFailure("Two files are named", "Name one, as argument or with --file.");
    return file ?? this.args.file ?? "-";
  }

  /** The service for checks before anything is sent. */
  get #service(): Service {
    this.#asked ??= {
      client: () => this.client(),
      profile: () => this.profile(),
      signal: this.stopSignal(() => "Nothing was sent."),
    };
    return this.#asked;
  }

  async #dryRun(
    source: Source,
    mapping: Mapping,
    facts: ServiceFacts,
    { recalled, results }: RunFiles,
  ): Promise<void> {
    const service = this.#service;
    const noBranch = await branchFailureAt(service, (why) =>
      this.caution(`The branch was not checked: ${why}`),
    );
    const registerItems = this.flags["register-items"];
    await checkPaymentsAt(service, source, mapping);
    const unusual = await this.#cautionInput(source, service);
    const { summary, problems, unknownItems, unclassed } = await dryRun({
      source,
      mapping,
      creditLimits: source.jobs.some(({ kind }) => kind === "credit")
        ? await creditLimitsAt(service)
        : undefined,
      facts: (documents, isPlanned) => facts.of(documents, isPlanned),
      preview: (document) => previewAt(service, document),
      stored: (invoiceNos, documents) => storedSalesAt(service, invoiceNos, documents),
      tables: registerItems ? await tablesAt(service) : undefined,
      registerItems,
      recalled,
      remembered: await rememberedAt(service, source, mapping),
      known: joined(recalled.invoices, source.receipts, results?.receipts ?? new Map()),
      limit: this.flags.limit,
      acceptsPrices: this.#acceptsPrices,
      unusualTins: unusual,
    });
    const next = "Correct the file, or submit it as it is: invoices with a mistake are left out.";
    const failure = combineFailures([
      noBranch,
      unclassed,
      summaryFailure(summary, problems, next, "would get"),
    ]);
    const when = noBranch || unclassed ? "after the branch and the flags are corrected" : "now";
    const text = dryRunText(summary, unknownItems, when, await this.words(), process.stdout);
    this.conclude({ data: { dry_run: true, items_to_register: unknownItems, ...summary }, text, failure });
  }

  /** Warns of what can't be changed in a receipt. Returns the number of unusual TINs. */
  async #cautionInput(source: Source, service: Service): Promise<number> {
    this.warnedOf.add(unusualTin);
    const { warnings, count } = await inputWarnings(source, service);
    for (const warning of warnings) this.caution(warning);
    return count;
  }

  /** One document alone: its receipt is the result, its rejection the failure, and no files are written. */
  async #submitOne(document: SaleInput, source: Source): Promise<void> {
    await this.#cautionInput(source, this.#service);
    const signal = this.stopSignal(() => "Submit it again: a number is never signed twice.");
    const { async: isAsync, wait, timeout } = this.flags;
    const client = await this.client();
    await this.#confirmPrices(client, document);
    if (wait && process.stderr.isTTY)
      this.note(`Submitting ${clean(document.invoice_no)}; waiting up to ${timeout} s for its receipt …`);
    const timeoutMs = wait ? timeout * 1000 : 0;
    const sale = await receiptOf(client, document, { isAsync, timeoutMs, signal }).catch((error: unknown) => {
      throw submissionFailure(error);
    });
    if (sale.is_duplicate)
      this.caution("This sale was submitted before; this is its first receipt, no new one was made.");
    const lost = lostReceipt(sale);
    if (lost) this.caution(lost);
    await this.showRecord(sale, [
      "status",
      "invoice_no",
      ...(sale.sale_kind === undefined || sale.sale_kind === "normal" ? [] : ["sale_kind"]),
      "receipt_no",
      "receipt_date",
      "receipt_signature",
      "tax_amount",
      "total_amount",
      "transaction_id",
    ]);
  }

  /** Lists codes that will become new items although items of the same name exist; a person can stop here. */
  async #confirmDoubtful(codes: readonly string[]): Promise<void> {
    this.caution(
      `${counted(codes.length, "code")} will become new items, although items of the same name exist: ${fewOf(codes)}. If they are the same items, stop and set them with \`taxctl items map CODE=ITEM\`.`,
    );
    await this.#confirmAtTerminal(`Register ${counted(codes.length, "new item")}?`, [
      "Nothing was registered or sent",
      "Set the items with `taxctl items map CODE=ITEM`, then run the same command again.",
    ]);
  }

  get #acceptsPrices(): boolean {
    return this.flags["accept-unusual-prices"] || this.flags.yes;
  }

  /** Shows the first of the held sales, and asks a person; a script's stay held. */
  async #askAboutPrices(held: ReadonlyMap<string, readonly Reason[]>): Promise<boolean> {
    const ask = await this.ask();
    if (!ask) return false;
    for (const [invoiceNo, reasons] of [...held].slice(0, mostListed))
      this.caution(`${invoiceNo}: ${reasonText(reasons)}`);
    const message = `Send ${counted(held.size, "invoice")} at unusual prices? Otherwise, they are left out.`;
    return ask.confirm({ message });
  }

  /** Asks a person before one sale at unusual prices is signed. A script goes on: it has the service's warning. */
  async #confirmPrices(client: Taxctl, document: SaleInput): Promise<void> {
    const ask = this.#acceptsPrices || document.receipt_type === "R" ? undefined : await this.ask();
    if (!ask) return;
    // What else is wrong with it, the submission says.
    const asked = () => client.sales.preview(document).withResponse();
    const preview = await unlessStatus([400, 403, 404, 409, 422], asked);
    if (!preview?.warnings.some(({ code }) => code === priceUnusual)) return;
    if (!(await ask.confirm({ message: "Send it at these prices?" })))
      throw usageFailure(
        "Nothing was sent",
        "Correct the price in the input, then run the same command again.",
      );
  }

  /** A person can stop here. A script goes on: it has the warning. */
  async #confirmAtTerminal(message: string, [stop, remedy]: [string, string]): Promise<void> {
    const ask = this.flags.yes ? undefined : await this.ask();
    if (ask && !(await ask.confirm({ message }))) throw usageFailure(stop, remedy);
  }

  async #submit(
    source: Source,
    mapping: Mapping,
    today: Today,
    { paths, recalled, results }: RunFiles,
  ): Promise<void> {
    const client = await this.client();
    const state =
      paths.state === undefined ? undefined : await State.open(paths.state, recalled, await this.profile());
    const goOn = `run the same command again: finished steps are not repeated${paths.results ? ` (results so far: ${paths.results})` : ""}.`;
    const signal = this.stopSignal(() => `To go on, ${goOn}`);
    try {
      const service = { client: () => this.client(), profile: () => this.profile(), signal };
      const unusual = await this.#cautionInput(source, service);
      const facts = new ServiceFacts(() => service, today);
      const { async: isAsync, wait, timeout, concurrency, limit } = this.flags;
      const { summary, problems } = await runSales({
        client,
        source,
        mapping,
        state,
        kept: recalled.invoices,
        results,
        registerItems: this.flags["register-items"],
        isAsync,
        waitMs: wait ? timeout * 1000 : 0,
        concurrency,
        limit,
        facts: (documents) => facts.of(documents),
        acceptsPrices: this.#acceptsPrices ? undefined : (held) => this.#askAboutPrices(held),
        unusualTins: unusual,
        signal,
        screen: process.stderr,
        onOutcome: (invoiceNo, { status, transaction_id, receipt_no, reasons }) =>
          this.emit({
            invoice_no: invoiceNo,
            status,
            transaction_id,
            receipt_no,
            reason: reasonText(reasons),
          }),
        onUncertain: (codes) => this.#confirmDoubtful(codes),
        onLeft: () =>
          this.caution(
            `${paths.results} was saved by someone else during this run and was left unchanged. Submit it to bring it up to date: invoices with a receipt are not sent again.`,
          ),
      });
      const next = paths.results
        ? `See ${paths.results}; correct it and submit it again.`
        : "See the reasons above.";
      const failure = summaryFailure(summary, problems, next);
      const data = { ...summary, results: paths.results ?? null };
      this.conclude({
        data,
        text: summaryText(summary, paths.results, await this.words(), process.stdout),
        failure,
      });
    } catch (error) {
      if (error instanceof Failure && !signal.aborted) throw error;
      throw signal.aborted ? signal.reason : stopped(error, goOn);
    } finally {
      await state?.close();
    }
  }
}
