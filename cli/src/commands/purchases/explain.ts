import { Args } from "@oclif/core";
import { type Explanation, explain } from "@taxctl/sdk/reconcile";
import { ReconcileCommand } from "../../reconcile/command.ts";
import { namedDocuments } from "../../reconcile/find-document.ts";
import { booksFlags, matchFlags, trialFlags } from "../../reconcile/flags.ts";
import { type ExplainedRow, explanationText } from "../../reconcile/show.ts";
import { localTimes } from "../../service/local-day.ts";

export default class PurchasesExplain extends ReconcileCommand<typeof PurchasesExplain> {
  static override summary = "explain why a document matched or not";
  static override description =
    `Shows the matching document or the three most similar ones, with both invoice numbers as compared and the days
between them. Then it shows every rule in order, with the first field that didn't match. It also shows who decided about the
document, when and why, and whether it is registered. A duplicate has the entry that it repeats.`;
  static override examples = [
    "<%= config.bin %> purchases explain INV-0801 --books march.xlsx",
    "<%= config.bin %> purchases explain P051900004D/01/801/20260320141614 --books march.xlsx",
  ];
  static override args = {
    document: Args.string({ description: "invoice number, or the id of a document", required: true }),
  };
  static override flags = { ...booksFlags, ...matchFlags, ...trialFlags };

  async run(): Promise<void> {
    const reconciliation = await this.openReconciliation(this.flags);
    const { result } = reconciliation;
    const found = namedDocuments(result, this.args.document);
    const rows = reconciliation.rows();
    const explanations = found.flatMap(({ side, id }): ExplainedRow[] => {
      const explanation = explain(result, side, id);
      const row = rows.find((one) => one[`${side}_id`] === id);
      if (!explanation || !row) return [];
      const { decision, decided_by, decided_at, note, registration } = row;
      return [{ ...explanation, decision, decided_by, decided_at, note, registration }];
    });
    const hasTimes = explanations.some((one) => one.decided_at !== "");
    const local = hasTimes ? await localTimes(await this.client()) : (time: string) => time;
    this.conclude({
      data: explanations,
      text: explanations
        .filter((one) => !isSecondOfPair(one, explanations))
        .map((one) => explanationText({ ...one, decided_at: local(one.decided_at) }, process.stdout))
        .join("\n"),
    });
  }
}

/** The name fits both documents of a pair, and one explanation covers both. */
function isSecondOfPair({ document, pair, compared }: Explanation, all: readonly Explanation[]): boolean {
  const [partner] = compared;
  return document.side === "books" && pair !== null && all.some((one) => one.document === partner?.document);
}
