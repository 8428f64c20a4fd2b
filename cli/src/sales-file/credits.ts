// What credit notes of an input sign in a dry run: each line's share of its sale, less what earlier notes took.
import type { SaleInput } from "@taxctl/sdk";
import type { ProfileName } from "@taxctl/sdk/profiles";
import {
  creditCurrencyErrors,
  Problems,
  type SignedLine,
  signCreditLines,
  sumLines,
} from "@taxctl/sdk/validation";
import { fieldReasons } from "../failures/reasons.ts";
import type { Checked } from "./checks.ts";
import type { Job, JobOutcome } from "./jobs.ts";

/** The credit notes of sales that are in the input themselves: the service may have neither those nor their earlier notes. */
export class Credits {
  readonly #sales: ReadonlyMap<string, Job>;
  readonly #outcomes: ReadonlyMap<string, JobOutcome>;
  readonly #check: (document: SaleInput) => Checked;
  readonly #profile: ProfileName | undefined;
  /** The lines of the notes that were checked, by their sale. */
  readonly #earlier = new Map<string, SignedLine[]>();

  /** @param outcomes notes that have a receipt are entered as earlier ones */
  constructor(
    jobs: readonly Job[],
    outcomes: ReadonlyMap<string, JobOutcome>,
    check: (document: SaleInput) => Checked,
    profile: ProfileName | undefined,
  ) {
    this.#profile = profile;
    this.#sales = new Map(jobs.filter(({ kind }) => kind === "sale").map((job) => [job.invoiceNo, job]));
    this.#outcomes = outcomes;
    this.#check = check;
    for (const job of jobs) {
      if (job.kind === "sale" || outcomes.get(job.invoiceNo)?.status !== "success") continue;
      const signed = job.prepare(outcomes);
      if ("document" in signed) this.check(signed.document, signed.original, check(signed.document));
    }
  }

  hasSale(invoiceNo: string): boolean {
    return this.#sales.has(invoiceNo);
  }

  /** The note as it would be signed after those that were checked before it. */
  check(note: SaleInput, original: string, checked: Checked): Checked {
    const prepared = this.#sales.get(original)?.prepare(this.#outcomes);
    const sale = prepared && "document" in prepared ? this.#check(prepared.document) : undefined;
    const sold = sale?.lines;
    if (!sold || !checked.lines) return { ...checked, amounts: undefined };
    const otherwise = creditCurrencyErrors(original, sale.exchange, note, this.#profile);
    if (Object.keys(otherwise).length > 0)
      return { ...checked, reasons: fieldReasons(otherwise), amounts: undefined };
    const exchange_rate = sale.exchange?.exchange_rate;
    const earlier = this.#earlier.get(original) ?? [];
    const problems = new Problems(note.items);
    const credited = { sold, earlier, exchange_rate, profile: this.#profile };
    const lines = signCreditLines(credited, checked.lines, note, problems);
    if (problems.any) return { ...checked, reasons: fieldReasons(problems.errors), amounts: undefined };
    this.#earlier.set(original, [...earlier, ...lines]);
    return { ...checked, lines, amounts: sumLines(lines) };
  }
}
