// Mapping customs records to items one by one, from answers or flags.
import type { ImportItem, Taxctl } from "@taxctl/sdk";
import { recordKey } from "@taxctl/sdk/reconcile";
import { Failure } from "../failures/failure.ts";
import { reasonText } from "../failures/reasons.ts";
import type { Ask } from "../input/ask.ts";
import { clean } from "../output/terminal.ts";
import type { ChosenProfile } from "../service/profile.ts";
import { stopped } from "../transactions/outcome.ts";
import { type ApplyOptions, lookAhead } from "./apply.ts";
import { fetchImports, namedImports } from "./queue.ts";
import type { ImportRow } from "./row.ts";
import { runImports } from "./run.ts";
import { askWork, recordText } from "./wizard.ts";
import { equivalentCommand, type Work } from "./work.ts";

/** The context of mapping: the known facts, and the person at the terminal. */
export type Desk = {
  apply: ApplyOptions;
  dryRun: boolean;
  note: (text: string) => void;
  caution: (text: string) => void;
  confirm: (question: string) => Promise<boolean>;
};

/** The waiting records: all, or the named one. @throws Failure that explains why that one doesn't wait */
export async function waitingImports(
  client: Taxctl,
  profile: ChosenProfile,
  wanted: string | undefined,
  signal: AbortSignal,
): Promise<ImportItem[]> {
  const { records, until } = await fetchImports(client, profile, undefined, signal);
  if (wanted === undefined) return records;
  const named = records.filter((record) => recordKey(record) === wanted);
  if (named.length > 0) return named;
  // A record that is processed already is another thing than one that never was.
  const known = await namedImports(client, [wanted], { branch: profile.branch, since: until, signal });
  const remedy = "`taxctl imports list` shows those that wait.";
  const message = known.has(wanted)
    ? `Record ${wanted} does not wait: it is processed or cancelled already`
    : `There is no record ${wanted}`;
  throw new Failure(message, { code: "not_found", remedy });
}

/** Does the same with each record. */
export async function mapRecords(
  records: readonly ImportItem[],
  work: Work,
  desk: Desk,
): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  for (const record of records)
    if (await isMeant(record, work, desk)) rows.push(...(await mapRecord(record, work, desk)));
  return rows;
}

/** Asks about each and applies it at once; also prints the same as commands. */
export async function mapAsked(
  ask: Ask,
  records: readonly ImportItem[],
  desk: Desk,
): Promise<{ rows: ImportRow[]; commands: string[] }> {
  const rows: ImportRow[] = [];
  const commands: string[] = [];
  for (const [index, record] of records.entries()) {
    desk.note(`\n${index + 1} of ${records.length}  ${recordText(record)}`);
    const work = await askOne(ask, record, desk);
    if (work === "stop") break;
    if (!work) continue;
    const { unitsDiffer } = await lookAhead(record, work, desk.apply);
    const mapped = await mapRecord(record, work, desk);
    rows.push(...mapped);
    for (const row of mapped) desk.note(doneText(row));
    commands.push(equivalentCommand(record, work, unitsDiffer));
  }
  return { rows, commands };
}

/** The decision about it. Asks again if the person doesn't accept different units. */
async function askOne(ask: Ask, record: ImportItem, desk: Desk): Promise<Work | "stop" | undefined> {
  const { own, memory, client } = desk.apply;
  for (;;) {
    const work = await askWork(ask, record, own, memory.memory, client);
    if (!work || work === "stop" || (await isMeant(record, work, desk))) return work;
  }
}

/** Warns of units that differ, and has it confirmed before anything is stocked in. */
async function isMeant(record: ImportItem, work: Work, desk: Desk): Promise<boolean> {
  const { warning, unitsDiffer } = await lookAhead(record, work, desk.apply);
  if (warning) desk.caution(warning);
  return !unitsDiffer || desk.dryRun || desk.confirm("The units differ. Stock it in like that?");
}

async function mapRecord(record: ImportItem, work: Work, { apply, dryRun }: Desk): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  try {
    await runImports({
      records: [record],
      former: new Map(),
      tasks: [{ line: 0, record: recordKey(record), work }],
      apply,
      dryRun,
      screen: { write: () => true },
      rows,
      onRow: async () => undefined,
    });
    return rows;
  } catch (error) {
    throw apply.signal.aborted ? apply.signal.reason : stopped(error, "run it again for the rest.");
  }
}

/** The result of a record, printed at once. */
function doneText({ status, reasons, qty_added, new_qty, item_code }: ImportRow): string {
  const stocked = new_qty === null ? "" : `: ${qty_added} more of ${item_code}, now ${new_qty}`;
  return clean(`${status}${stocked}${reasons.length > 0 ? `: ${reasonText(reasons)}` : ""}`);
}
