// Responsible for `purchases decide`.
import { Args, Flags } from "@oclif/core";
import { type Decision, decisionsFor } from "@taxctl/sdk/reconcile";
import { usageFailure } from "../../failures/failure.ts";
import { counted } from "../../output/words.ts";
import { ReconcileCommand } from "../../reconcile/command.ts";
import { decideRound } from "../../reconcile/decide.ts";
import { ACTIONS, namedDecisions } from "../../reconcile/decide-named.ts";
import { booksFlags, decisionFlags, matchFlags } from "../../reconcile/flags.ts";
import { loadMerged } from "../../reconcile/merge-file.ts";
import type { Reconciliation } from "../../reconcile/reconciliation.ts";
import { acceptedStatuses, countRows, openRows } from "../../reconcile/rows.ts";
import { countsText } from "../../reconcile/show.ts";

export default class PurchasesDecide extends ReconcileCommand<typeof PurchasesDecide> {
  static override summary = "decide what matched and what did not: in bulk, by name, or one by one";
  static override description =
    `Writes each decision with its author and time into a file beside the books, which several people can work on: what
others wrote meanwhile is kept, what contradicts is listed, and --merge brings another copy in.

ACTION is accept (the pair is one purchase), pending (to find out), ignore (none of ours), reject (the supplier's invoice is to be
rejected at the authority: \`purchases sync\` does it, with --note as the remark), link (these two are one
purchase: the supplier's document first), unlink (this pair is two). Documents are named by number or id. Without
an action, and without --accept and --merge, everything open is asked in the terminal.
A decision no longer holds when a figure of its documents changes; it is listed then.`;
  static override examples = [
    "<%= config.bin %> purchases decide --books march.xlsx",
    "<%= config.bin %> purchases decide --books march.xlsx --accept exact,suggested",
    '<%= config.bin %> purchases decide link 801 INV-0108 --books march.xlsx --note "digits swapped when keyed"',
    "<%= config.bin %> purchases decide --books march.xlsx --merge otieno.decisions.json",
  ];
  static override strict = false;
  static override args = {
    action: Args.string({ description: "accept, pending, ignore, reject, link or unlink" }),
    documents: Args.string({ description: "numbers or ids" }),
  };
  static override flags = {
    ...booksFlags,
    ...matchFlags,
    ...decisionFlags,
    accept: Flags.string({ summary: "accept all undecided pairs of these statuses, separated by commas" }),
    note: Flags.string({ summary: "why, kept with the decision" }),
    merge: Flags.string({ summary: "bring in the decisions of another file", helpValue: "file" }),
    base: Flags.string({
      summary: "with --merge, the file that both began from",
      dependsOn: ["merge"],
      helpValue: "file",
    }),
    "dry-run": Flags.boolean({ summary: "show what would be decided, write nothing" }),
  };

  async run(): Promise<void> {
    const [action, ...names] = this.positional;
    const keep = !this.flags["dry-run"];
    const ways = [action !== undefined, this.flags.accept !== undefined, this.flags.merge !== undefined];
    if (ways.filter(Boolean).length > 1)
      throw usageFailure("An action, --accept and --merge are three ways to decide", "Use one of them.");
    const ask = ways.includes(true) ? undefined : await this.ask();
    if (!ways.includes(true) && !ask)
      throw usageFailure(
        "Nobody can be asked here",
        "Give an action and documents, --accept STATUSES, or --merge FILE.",
      );
    const signal = this.stopSignal(() =>
      ask && keep
        ? "What was decided is kept: run the same command again for the rest."
        : "Nothing was changed.",
    );
    const reconciliation = await this.openReconciliation(this.flags, signal);
    const before = reconciliation.decisions;
    if (!ask) await this.#decide(reconciliation, action, names);
    await decideRound(reconciliation, { accept: undefined, ask, note: (line) => this.note(line), keep });
    const added = reconciliation.decisions.filter((decision) => !before.includes(decision));
    await this.#conclude(reconciliation, added);
  }

  async #decide(reconciliation: Reconciliation, action: string | undefined, names: string[]): Promise<void> {
    const { note, accept, merge, base } = this.flags;
    if (merge !== undefined) {
      return reconciliation.decide(await loadMerged(reconciliation, merge, base));
    }
    if (accept !== undefined) {
      const stamp = { author: reconciliation.author, time: new Date().toISOString(), note };
      return reconciliation.decide(decisionsFor(reconciliation.decided, acceptedStatuses(accept), stamp));
    }
    const known = ACTIONS.find((one) => one === action);
    if (!known) throw usageFailure(`There is no action ${action}`, `Actions: ${ACTIONS.join(", ")}.`);
    reconciliation.decide(namedDecisions(reconciliation, known, names, note));
  }

  async #conclude(reconciliation: Reconciliation, added: readonly Decision[]): Promise<void> {
    const rows = reconciliation.rows();
    this.cautionLapsed(reconciliation);
    const counts = countRows(rows);
    const open = openRows(rows).length;
    const data = { file: reconciliation.path ?? null, added, open, counts };
    const done = this.flags["dry-run"] ? "would be added" : `added to ${reconciliation.path}`;
    const text = `${await countsText(counts, process.stdout)}\n${counted(decidedPairs(added), "decision")} ${done}; ${counted(open, "document")} still open.`;
    this.conclude({ data, text });
  }
}

/** A link is accepted by a decision of its own: both decisions about the same documents are one for people. */
function decidedPairs(added: readonly Decision[]): number {
  return new Set(added.map(({ authority, books }) => `${authority}\n${books}`)).size;
}
