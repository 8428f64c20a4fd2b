import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Flags } from "@oclif/core";
import { neutralProfile, sharedRulesOf } from "@taxctl/sdk/profiles";
import {
  type DecidedUnmatched,
  dayOf,
  type Letter,
  lettersOf,
  repeatedBy,
  type Sender,
} from "@taxctl/sdk/reconcile";
import { writeAtomically } from "../../files/atomic-file.ts";
import { readAsked, writeAsked } from "../../letters/asked-file.ts";
import { followUp, withdrawnText } from "../../letters/letter.ts";
import { counted } from "../../output/words.ts";
import { ReconcileCommand } from "../../reconcile/command.ts";
import { namesOf } from "../../reconcile/find-document.ts";
import { booksFlags, matchFlags } from "../../reconcile/flags.ts";
import { dayIn, serviceToday } from "../../service/local-day.ts";
import { deviceAt, knownProfile } from "../../service/unit-profile.ts";
import { whenOnline } from "../../service/when-online.ts";

const columns = ["supplier_tin", "supplier_name", "number", "date", "total", "state", "times"];

export default class PurchasesLetters extends ReconcileCommand<typeof PurchasesLetters> {
  static override summary = "write letters to suppliers whose invoices are missing at the authority";
  static override description =
    `Compares your books with what suppliers reported, and writes one text file for each supplier with the invoices that the authority
doesn't have and the request to transmit them. Ignored invoices, duplicates in your books and credit notes are skipped. The folder
stores the requested invoices: a run on a later day shows which have arrived since, and marks those that you requested
before. If you ignored an invoice since, its state is withdrawn, and a letter without another invoice is marked as withdrawn.`;
  static override examples = [
    "<%= config.bin %> purchases letters --books march.xlsx --sender 'Acacia Hotel Ltd' --out letters",
    "<%= config.bin %> purchases letters --books march.xlsx --authority portal.csv --sender 'Acacia Hotel Ltd' --out letters",
  ];
  static override flags = {
    ...booksFlags,
    ...matchFlags,
    sender: Flags.string({ summary: "your business, as the letters name it", required: true }),
    out: Flags.string({ summary: "folder of the letters", helpValue: "folder", default: "letters" }),
    "dry-run": Flags.boolean({ summary: "show missing and arrived invoices without writing letters" }),
  };

  async run(): Promise<void> {
    const { out, sender, "dry-run": dryRun } = this.flags;
    const path = join(out, "asked.json");
    const asked = await readAsked(path);
    const reconciliation = await this.openReconciliation(this.flags);
    this.cautionLapsed(reconciliation);
    const { decided, matched } = reconciliation;
    const byReason = Object.groupBy(decided.missing_at_authority, reasonOf);
    const missing = (byReason.missing ?? []).map(
      ({ document: { id, supplier_tin, supplier_name = "", number, date, tax, total } }) => ({
        id,
        supplier_tin,
        supplier_name,
        number,
        date,
        tax,
        total,
      }),
    );
    // Only the books of this comparison can show that an invoice has arrived.
    const paired = new Set(decided.pairs.map(({ books }) => books.id));
    const from = await this.#sender(sender);
    const dropped = [...(byReason.ignored ?? []), ...(byReason.duplicate ?? [])];
    const { invoices, arrived, withdrawn, kept } = followUp(asked, missing, {
      day: from.day,
      paired,
      dropped: new Set(dropped.map(({ document }) => document.id)),
    });
    const letters = lettersOf(invoices, from);
    const isStillAsked = ({ supplier_tin, supplier_name }: Letter) =>
      [...invoices, ...kept].some(
        (one) => one.supplier_tin === supplier_tin && one.supplier_name === supplier_name,
      );
    const old = lettersOf(withdrawn, from).filter((letter) => !isStillAsked(letter));
    const files = letters.map(({ file }) => join(out, file));
    if (!dryRun) {
      await mkdir(out, { recursive: true });
      for (const { file, text } of letters) await writeAtomically(join(out, file), text);
      for (const { file } of old) await withdraw(join(out, file), from.day);
      await writeAsked(path, [...invoices, ...kept]);
    }
    const rows = [
      ...invoices.map((one) => ({ ...one, state: "missing" })),
      ...arrived.map((one) => ({ ...one, state: "arrived" })),
      ...withdrawn.map((one) => ({ ...one, state: "withdrawn" })),
      ...kept.map((one) => ({ ...one, state: "not compared" })),
    ].map(({ id: _, ...row }) => ({ ...row, date: dayOf({ date: row.date }) }));
    // People read money with its cents.
    const shown = this.isForPeople ? rows.map((row) => ({ ...row, total: row.total.toFixed(2) })) : rows;
    await this.showRows(shown, {
      columns: columns,
      meta: { files: dryRun ? [] : files, books: matched.documents },
      empty: "No invoice is missing at the authority.",
    });
    if (arrived.length > 0)
      this.note(`Arrived since the last letters: ${counted(arrived.length, "invoice")}`);
    if (withdrawn.length > 0)
      this.note(
        `No longer asked for: ${counted(withdrawn.length, "invoice")}. If you sent the letter, tell the supplier.`,
      );
    if (byReason.duplicate)
      this.note(`In your books twice, so no letter asks for: ${namesOf(byReason.duplicate)}`);
    if (byReason.credit_note)
      this.note(
        `Credit notes that no supplier reported, ask for them yourself: ${namesOf(byReason.credit_note)}`,
      );
    if (letters.length > 0)
      this.note(`${dryRun ? "Would write" : "Written"}: ${counted(letters.length, "letter")} to ${out}`);
  }

  /** The business with its TIN, and the day, by the service; if it can't be reached, as far as this machine knows. */
  async #sender(name: string): Promise<Sender> {
    const today = dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, Date.now()).today;
    const unknown = {
      name,
      tin: undefined,
      day: dayOf({ date: today }),
      profile: sharedRulesOf(neutralProfile),
    };
    return whenOnline(
      async () => {
        const client = await this.client();
        const { branch } = await this.profile();
        const device = await deviceAt(client, branch);
        const day = await serviceToday(client);
        return {
          name,
          tin: device?.tin,
          day,
          profile: sharedRulesOf(knownProfile(device) ?? neutralProfile),
        };
      },
      () => unknown,
    );
  }
}

/** Why a letter asks for a document that the authority doesn't have, or why none does. */
function reasonOf(one: DecidedUnmatched): "missing" | "ignored" | "duplicate" | "credit_note" {
  if (one.decision?.action === "ignore") return "ignored";
  if (repeatedBy(one)) return "duplicate";
  return one.kind === "invoice" ? "missing" : "credit_note";
}

/** Marks a letter of an earlier run as withdrawn, if it is there. */
async function withdraw(path: string, day: string): Promise<void> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text !== undefined) await writeAtomically(path, withdrawnText(text, day));
}
