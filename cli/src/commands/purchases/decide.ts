import { Args, Flags } from "@oclif/core";
import { type Decision, decisionsFor } from "@taxctl/sdk/reconcile";
import { usageFailure } from "../../failures/failure.ts";
import { counted } from "../../output/words.ts";
import { ReconcileCommand } from "../../reconcile/command.ts";
import { decideRound } from "../../reconcile/decide.ts";
import { actions, namedDecisions } from "../../reconcile/decide-named.ts";
import { booksFlags, matchFlags } from "../../reconcile/flags.ts";
import type { Reconciliation } from "../../reconcile/reconciliation.ts";
import { acceptedStatuses, countRows, openRows } from "../../reconcile/rows.ts";
import { countsText } from "../../reconcile/show.ts";

export default class PurchasesDecide extends ReconcileCommand<typeof PurchasesDecide> {
  static override summary = "decide about matches and differences: in bulk, by number, or one by one";
  static override description =
    `Stores each decision with its author and time on the service. Several people can decide at the same time: the decisions of others
stay, and contradictions are listed.

ACTION is one of:

  accept   the two documents are one purchase
  pending  not decided yet
  ignore   the document needs no partner; nothing is sent
  reject   the supplier's invoice isn't yours: \`purchases sync\` rejects it at the authority, with --note as the remark
  link     match two documents (name the supplier's document first)
  unlink   separate a match

Name documents by number or id; pending, ignore and reject take several. Without ACTION and --accept, the command asks about every open document.
When a figure of a document changes, its decision no longer applies and is listed.`;
  static override examples = [
    "<%= config.bin %> purchases decide --books march.xlsx",
    "<%= config.bin %> purchases decide --books march.xlsx --accept exact,suggested",
    '<%= config.bin %> purchases decide link 801 INV-0108 --books march.xlsx --note "digits swapped when keyed"',
  ];
  static override strict = false;
  static override args = {
    action: Args.string({ description: "accept, pending, ignore, reject, link or unlink" }),
    documents: Args.string({ description: "numbers or ids" }),
  };
  static override flags = {
    ...booksFlags,
    ...matchFlags,
    accept: Flags.string({
      summary: "accept all undecided matches with these statuses, separated by commas",
    }),
    note: Flags.string({ summary: "note on the decision" }),
    "dry-run": Flags.boolean({ summary: "show the decisions without storing them" }),
  };

  async run(): Promise<void> {
    const [given, ...names] = this.positional;
    const action = actions.find((one) => one === given);
    if (action !== given) throw usageFailure(`Unknown action: ${given}`, `Use ${actions.join(", ")}.`);
    const keep = !this.flags["dry-run"];
    const { accept } = this.flags;
    if (action !== undefined && accept !== undefined)
      throw usageFailure("An action and --accept are two ways to decide", "Use one of them.");
    const isSaid = action !== undefined || accept !== undefined;
    const ask = isSaid ? undefined : await this.ask();
    if (!isSaid && !ask)
      throw usageFailure(
        "There is no terminal to ask in",
        "Give an action and documents, or --accept STATUSES.",
      );
    const signal = this.stopSignal(() =>
      ask && keep
        ? "Your decisions are kept. Run the same command again for the rest."
        : "Nothing was changed.",
    );
    const reconciliation = await this.openReconciliation(this.flags, signal);
    if (action) reconciliation.decide(namedDecisions(reconciliation, action, names, this.flags.note));
    if (accept !== undefined) {
      const stamp = { author: reconciliation.author, time: new Date().toISOString(), note: this.flags.note };
      reconciliation.decide(decisionsFor(reconciliation.decided, acceptedStatuses(accept), stamp));
    }
    await decideRound(reconciliation, { accept: undefined, ask, note: (line) => this.note(line), keep });
    await this.#conclude(reconciliation);
  }

  async #conclude(reconciliation: Reconciliation): Promise<void> {
    const rows = reconciliation.rows();
    this.cautionLapsed(reconciliation);
    const counts = countRows(rows);
    const open = openRows(rows).length;
    const { added } = reconciliation;
    const data = { added, open, counts };
    const done = this.flags["dry-run"] ? "would be added" : "added to the service";
    const pending = rows.filter(({ decision }) => decision === "pending").length;
    const still = `${counted(open, "document")} still open${pending > 0 ? `, ${pending} of them pending` : ""}`;
    const text = `${await countsText(counts, process.stdout)}\n${counted(decidedPairs(added), "decision")} ${done}; ${still}.`;
    this.conclude({ data, text });
  }
}

/** A link is accepted by a decision of its own: both decisions about the same documents are one for people. */
function decidedPairs(added: readonly Decision[]): number {
  return new Set(added.map(({ authority, books }) => `${authority}\n${books}`)).size;
}
