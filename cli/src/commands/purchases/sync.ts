import { Flags } from "@oclif/core";
import type { SupplierSale } from "@taxctl/sdk";
import { neutralProfile, sharedRulesOf } from "@taxctl/sdk/profiles";
import { type Failure, usageFailure } from "../../failures/failure.ts";
import { confirmFlag, linesFlag, waitFlags } from "../../input/shared-flags.ts";
import { duration } from "../../output/progress.ts";
import { counted } from "../../output/words.ts";
import { claimMonthOf } from "../../periods/claim-month.ts";
import { ReconcileCommand } from "../../reconcile/command.ts";
import { decideRound } from "../../reconcile/decide.ts";
import { booksFlags, decideCommand, matchFlags } from "../../reconcile/flags.ts";
import { makeReport } from "../../reconcile/make-report.ts";
import type { Reconciliation } from "../../reconcile/reconciliation.ts";
import { checkReportPath } from "../../reconcile/report-file.ts";
import { acceptedStatuses, countRows, openRows, rowColumns } from "../../reconcile/rows.ts";
import { countsText, readableRows } from "../../reconcile/show.ts";
import { readWaiting } from "../../reconcile/waiting.ts";
import { serviceToday } from "../../service/local-day.ts";
import { profileAt } from "../../service/unit-profile.ts";
import { chosenSales, decidedSales, salesOfDays } from "../../supplier-sales/decisions.ts";
import { registeringFlags } from "../../supplier-sales/flags.ts";
import { noItem } from "../../supplier-sales/items.ts";
import { registerSales } from "../../supplier-sales/register.ts";
import { checkFailure, statusText, syncFailure } from "../../supplier-sales/result.ts";
import { type Decide, isOlderThan, type SyncRow } from "../../supplier-sales/sync.ts";
import { registeredTable } from "../../supplier-sales/table.ts";

const columns = [
  "supplier_name",
  "supplier_invoice_no",
  "total_amount",
  "status",
  "invoice_no",
  "claim",
  "reason",
];

/** Statuses of rows whose tax is claimed. */
const registers: ReadonlySet<SyncRow["status"]> = new Set(["success", "pending", "would register"]);

type Work = { sales: SupplierSale[]; decide: Decide; reconciliation: Reconciliation | undefined };

export default class PurchasesSync extends ReconcileCommand<typeof PurchasesSync> {
  static override summary = "register suppliers' invoices after comparing them with your books";
  static override description =
    `Fetches supplier invoices that aren't registered yet, compares them with --books, and registers each accepted invoice as
a purchase with the supplier's figures. Without --books it registers every invoice. You can run it again after Ctrl-C or
a crash: nothing is registered twice. It works on one branch: --branch or the profile's.

The tax is claimed in the month of the books while that month is open, else in this month. --claim-month names another, and
--claim none claims nothing. Purchases that are older than the authority allows are registered without a claim. If it
granted you an extension, an owner can claim them with --claim-reason.

Decisions come from \`purchases decide\`, --accept or your answers. It rejects invoices that you decided to reject after a
confirmation (--yes, in live --confirm with their number).

Each line needs one of your items: from --item-map, an earlier decision, the supplier's code if the names agree, your
choice, or --register-items. An invoice with a line without item waits, with the reason.

Exit codes:

  0  all accepted invoices are registered
  1  none: a line has no item, or the service rejected them
  3  some are registered
  5  the authority rejected all
  8  outcomes are still pending
  9  differences (--check)`;
  static override examples = [
    "<%= config.bin %> purchases sync --books march.xlsx --accept exact --register-items",
    "<%= config.bin %> purchases sync --dry-run",
    "<%= config.bin %> purchases sync --books march.xlsx --accept exact --from 2026-03-01 --report march-vat.xlsx",
    "<%= config.bin %> purchases sync --books march.csv --check --json",
    "<%= config.bin %> purchases sync --books march.csv --accept exact --branch 01",
    "<%= config.bin %> purchases sync --register-items",
    "<%= config.bin %> purchases sync --item-map KE2NTXU0000044=KE2NTXU0000001 --item-map-file items.json",
  ];
  static override flags = {
    ...booksFlags,
    ...matchFlags,
    accept: Flags.string({
      summary: "accept all undecided matches with these statuses, such as exact,suggested",
      helpGroup: "DECISIONS",
    }),
    ...registeringFlags,
    report: Flags.string({ summary: "write the report: .xlsx, .csv or .json", helpValue: "file" }),
    "dry-run": Flags.boolean({ summary: "show the purchases without registering them" }),
    ...confirmFlag,
    check: Flags.boolean({ summary: "change nothing; exit code 9 if anything differs or waits" }),
    ...waitFlags,
    state: Flags.string({ summary: "file that stores items (default: next to the credentials)" }),
    ...linesFlag,
  };

  readonly #rows: SyncRow[] = [];
  #total = 0;
  #claimMonth: string | undefined;

  async run(): Promise<void> {
    const startedAt = performance.now();
    const { report, books, check, "dry-run": dryRun } = this.flags;
    if (report !== undefined) checkReportPath(report);
    if (books === undefined && (report !== undefined || this.flags.accept !== undefined))
      throw usageFailure("--report and --accept compare with books", "Name them with --books FILE.");
    const signal = this.stopSignal(
      () =>
        `${this.#total === 0 ? "Your decisions are kept." : `${this.#rows.length} of ${this.#total} done.`} Run the same command again for the rest.`,
    );
    const work = books === undefined ? await this.#all(signal) : await this.#compared(signal);
    if (check) return this.#concludeCheck(work);
    const items = await this.#register(work, signal);
    if (work.reconciliation) await this.#report(work.reconciliation);
    const took = duration((performance.now() - startedAt) / 1000);
    const failure = syncFailure(this.#rows);
    const itemsText = dryRun ? `${counted(items, "item")} would be registered` : counted(items, "new item");
    await this.#conclude(`${itemsText}, in ${took}`, failure, work.reconciliation);
  }

  /** Without books: all supplier sales that wait. */
  async #all(signal: AbortSignal): Promise<Work> {
    const branch = await this.branch();
    const waiting = await readWaiting(await this.client(), branch, signal);
    this.showAge(waiting);
    const sales = salesOfDays(waiting.sales, branch, this.flags);
    return { sales, decide: () => ({ register: true }), reconciliation: undefined };
  }

  /** With books: matched, decided, and the accepted pairs. */
  async #compared(signal: AbortSignal): Promise<Work> {
    const { accept, check, "dry-run": dryRun, yes } = this.flags;
    const statuses = accept === undefined ? undefined : acceptedStatuses(accept);
    const reconciliation = await this.openReconciliation(this.flags, signal);
    await decideRound(reconciliation, {
      accept: statuses,
      ask: check || dryRun || yes ? undefined : await this.ask(),
      note: (line) => this.note(line),
      keep: !check && !dryRun,
    });
    this.cautionLapsed(reconciliation);
    const rows = reconciliation.rows();
    const counts = countRows(rows);
    Object.assign(this.meta, { counts, open: openRows(rows).length });
    if (!this.wantsJson) this.note(await countsText(counts, process.stderr));
    return { ...decidedSales(reconciliation), reconciliation };
  }

  async #register(work: Work, signal: AbortSignal): Promise<number> {
    const { "dry-run": dryRun, yes } = this.flags;
    const sales = chosenSales(work, this.flags);
    const accepted = sales.filter((sale) => work.decide(sale).register).length;
    const { inputTaxMonths } = await this.#claims(sales, work.decide);
    const ask = work.reconciliation && accepted > 0 && !dryRun && !yes ? await this.ask() : undefined;
    if (
      ask &&
      !(await ask.confirm({ message: `Register ${counted(accepted, "purchase")}?`, initial: false }))
    ) {
      this.note("Nothing was registered; the decisions are kept.");
      return 0;
    }
    const decide = await this.#confirmRejections(sales, work.decide);
    if (sales.length === 0) return 0;
    this.#total = sales.length;
    const client = await this.client();
    const branch = await this.branch();
    const booksMonth = work.reconciliation && (await claimMonthOf(client, work.reconciliation.matched.month));
    this.#claimMonth = this.flags["claim-month"] ?? booksMonth;
    return registerSales({
      client,
      profile: await this.profile(),
      branch,
      booksMonth,
      inputTaxMonths,
      flags: this.flags,
      sales,
      decide,
      ask: yes ? undefined : await this.ask(),
      signal,
      screen: process.stderr,
      rows: this.#rows,
      onRow: (row) => this.emit(row),
    });
  }

  /**
   * The authority lets a buyer deduct input tax for some months only, in whichever month it is claimed: cautions of older purchases.
   * Returns how many months that are, and how many of the purchases have no claim.
   */
  async #claims(
    sales: readonly SupplierSale[],
    decide: Decide,
  ): Promise<{ inputTaxMonths: number | undefined; unclaimed: number }> {
    const accepted = sales.flatMap((sale) => {
      const decision = decide(sale);
      return decision.register ? [{ sale, claim: this.flags.claim ?? decision.claim }] : [];
    });
    if (accepted.length === 0) return { inputTaxMonths: undefined, unclaimed: 0 };
    const { "claim-month": month, "claim-reason": reason } = this.flags;
    const client = await this.client();
    const profile = (await profileAt(client, await this.branch())) ?? neutralProfile;
    const { authority, inputTaxMonths: months } = sharedRulesOf(profile);
    const inputTaxMonths = months ?? undefined;
    const wanted = accepted.filter(({ claim }) => claim !== "none").map(({ sale }) => sale);
    const claimed = [(await serviceToday(client)).slice(0, 7), month ?? ""].toSorted().at(-1) ?? "";
    const late = wanted.filter((sale) => isOlderThan(sale, claimed, inputTaxMonths));
    const outcome =
      reason === undefined
        ? `${authority} does not accept the deduction, so the tax is not claimed.`
        : `${authority} may reject the deduction.`;
    if (late.length > 0)
      this.caution(
        `${counted(late.length, "purchase is", "purchases are")} more than ${inputTaxMonths} months old: ${outcome} Invoices: ${late.map(({ spplrInvcNo }) => spplrInvcNo).join(", ")}.`,
      );
    const barred = reason === undefined ? late.length : 0;
    return { inputTaxMonths, unclaimed: accepted.length - wanted.length + barred };
  }

  /** A rejection can't always be taken back: without a yes the sales to be rejected wait. */
  async #confirmRejections(sales: readonly SupplierSale[], decide: Decide): Promise<Decide> {
    const rejects = (sale: SupplierSale) => {
      const decision = decide(sale);
      return !decision.register && decision.reject !== undefined;
    };
    const count = sales.filter(rejects).length;
    if (count === 0 || this.flags["dry-run"]) return decide;
    const question = `Reject ${counted(count, "supplier invoice")} at the authority?`;
    if (await this.confirmSeverely(question, String(count))) return decide;
    return (sale) =>
      rejects(sale) ? { register: false, reason: "to be rejected, not confirmed" } : decide(sale);
  }

  async #report(reconciliation: Reconciliation): Promise<void> {
    const { report } = this.flags;
    if (report === undefined) return;
    const { bridge, files } = await makeReport(reconciliation, {
      out: report,
      claimWithoutDecision: ["exact"],
      more: [registeredTable(this.#rows)],
    });
    Object.assign(this.meta, { bridge: bridge.lines, files });
    if (!this.wantsJson) this.note(`Report: ${files.join(", ")}`);
  }

  /** Counts the invoices that the same command without --check registers and rejects. */
  async #concludeCheck(work: Work): Promise<void> {
    const { decide, reconciliation } = work;
    if (reconciliation) await this.#report(reconciliation);
    const sales = chosenSales(work, this.flags);
    const { unclaimed } = await this.#claims(sales, decide);
    const rows = reconciliation ? openRows(reconciliation.rows()) : [];
    const decisions = sales.map(decide);
    const register = decisions.filter((decision) => decision.register).length;
    const reject = decisions.filter((decision) => !decision.register && decision.reject !== undefined).length;
    const waiting = { register, unclaimed, reject };
    Object.assign(this.meta, { waiting });
    await this.showRows(this.isForPeople ? readableRows(rows) : rows, {
      columns: rowColumns,
      empty: "Nothing differs.",
      failure: checkFailure(rows.length, waiting),
    });
  }

  async #conclude(
    done: string,
    failure: Failure | undefined,
    reconciliation: Reconciliation | undefined,
  ): Promise<void> {
    const rows = this.#rows;
    // An envelope has its warnings in it; people read the remedy below the table.
    if (this.wantsJson) await this.#sayWhatLacks();
    if (failure && this.wantsJson) throw Object.assign(failure, { data: rows });
    await this.showRows(rows, { columns: columns, empty: "No supplier invoice is waiting." });
    if (!this.wantsJson) await this.#sayWhatLacks();
    if (rows.length > 0)
      this.note(`${counted(rows.length, "supplier invoice")}: ${statusText(rows)}; ${done}`);
    const registered = rows.filter(({ status }) => registers.has(status));
    const unclaimed = registered.filter(({ claim }) => claim === "none").length;
    if (this.#claimMonth !== undefined && registered.length > unclaimed)
      this.note(`The tax is claimed in ${this.#claimMonth}.`);
    if (unclaimed > 0) this.note(`Registered without a claim: ${counted(unclaimed, "purchase")}.`);
    // What somebody decided to ignore waits for nobody.
    const isWaiting = rows.some(({ status }) => status === "waiting");
    if (isWaiting && reconciliation && openRows(reconciliation.rows()).length > 0)
      this.note(`Decide the open ones: \`${decideCommand(this.flags)}\`.`);
    if (failure) throw failure;
  }

  /** How many sales have lines without an item. The failure has the remedy. */
  async #sayWhatLacks(): Promise<void> {
    const lacking = this.#rows.filter(({ reason }) => reason.startsWith(noItem)).length;
    if (lacking > 0)
      this.caution(
        `${counted(lacking, "supplier invoice has", "supplier invoices have")} a line without an item of yours.`,
      );
  }
}
