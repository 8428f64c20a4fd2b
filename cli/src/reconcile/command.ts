// The shared parts of reconciliation commands: both sides read, matched and decided.
import type { Command } from "@oclif/core";
import { BaseCommand } from "../base.ts";
import { booksReadAs, booksReadAsText, columnDoubts } from "../books/read-as.ts";
import { documentsOf } from "./find-document.ts";
import type { ReconcileFlags } from "./flags.ts";
import { monthDoubt } from "./period.ts";
import type { Reconciliation } from "./reconciliation.ts";
import { openReconciliation, type ReconcileContext } from "./service.ts";
import { ageText, type Waiting } from "./waiting.ts";

/** The base of commands that compare supplier sales with the books. */
export abstract class ReconcileCommand<C extends typeof Command> extends BaseCommand<C> {
  /** Reads both sides, shows how the books were read, and applies the stored decisions. */
  protected openReconciliation(
    flags: ReconcileFlags,
    signal = this.stopSignal(() => "Nothing was changed: run the same command again."),
  ): Promise<Reconciliation> {
    const context = this.context(signal);
    return openReconciliation(flags, {
      ...context,
      onBooks: (books) => {
        context.onBooks(books);
        const doubt = monthDoubt(books.documents, flags);
        if (doubt !== undefined) this.caution(doubt);
      },
    });
  }

  /** The parts of a command that reading, matching and deciding need. */
  protected context(signal: AbortSignal): ReconcileContext {
    return {
      client: () => this.client(),
      profile: () => this.profile(),
      signal,
      screen: process.stderr,
      ask: () => this.ask(),
      onBooks: (books) => {
        this.meta.books_read_as = booksReadAs(books);
        if (!this.wantsJson) this.note(booksReadAsText(books));
        for (const doubt of columnDoubts(books)) this.caution(doubt);
      },
      onWaiting: (waiting) => this.showAge(waiting),
      note: (line) => {
        if (!this.wantsJson) this.note(line);
      },
    };
  }

  /** Says how old the supplier sales are; warns if the control unit can't be reached. */
  protected showAge(waiting: Waiting): void {
    const { synced_at, age_s, unreachable } = waiting;
    Object.assign(this.meta, { synced_at, age_s });
    if (unreachable !== undefined) this.caution(ageText(waiting));
    else if (!this.wantsJson) this.note(ageText(waiting));
  }

  /** Warns of decisions that don't hold any more. */
  protected cautionLapsed({ decided, store }: Reconciliation): void {
    const numbers = new Map(documentsOf(decided).map(({ id, number }) => [id, number]));
    for (const { authority_id, books_id, action, author, reason } of store.lapsed) {
      const id = authority_id ?? books_id ?? "";
      this.caution(`${action} of ${numbers.get(id) || id} by ${author} does not hold: ${reason}`);
    }
  }
}
