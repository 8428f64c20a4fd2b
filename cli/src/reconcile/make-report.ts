// The report of a reconciliation: the reconciliation statement, and the file with every table.
import { type Bridge, bridge, reportTables, type Status, type Table } from "@taxctl/sdk/reconcile";
import { Failure } from "../failures/failure.ts";
import type { DrawnReport, Reconciliation } from "./reconciliation.ts";
import { writeReport } from "./report-file.ts";

type ReportOptions = {
  /** File to write; without one, only the reconciliation statement is made. */
  out: string | undefined;
  claimWithoutDecision: readonly Status[];
  /** Further tables of the file, after those of the engine. */
  more?: readonly Table[];
};

/** Makes the reconciliation statement and writes the file. A statement that doesn't add up is never written. */
export async function makeReport(
  reconciliation: Reconciliation,
  { out, claimWithoutDecision, more = [] }: ReportOptions,
): Promise<{ bridge: Bridge; files: string[] }> {
  const { bridge, tables, head } = await drawReport(reconciliation, claimWithoutDecision);
  const files = out === undefined ? [] : await writeReport(out, [...tables, ...more], head);
  return { bridge, files };
}

/** The service makes the report of its stored decisions. With decisions of a trial, it is made here. */
async function drawReport(
  { result, decisions, author, matched, store, isChanged }: Reconciliation,
  claimWithoutDecision: readonly Status[],
): Promise<DrawnReport> {
  if (store.report && !isChanged) return store.report(claimWithoutDecision);
  const options = { claimWithoutDecision };
  const drawn = bridge(result, decisions, options);
  const rest = Object.values(drawn.checks).flatMap(({ taxable, tax, total }) => [taxable, tax, total]);
  if (rest.some((amount) => amount !== 0))
    throw new Failure("The reconciliation statement does not add up", {
      code: "bridge_open",
      remedy: "This is a defect of taxctl: report it with the output of --json.",
      data: drawn,
    });
  const period = `${matched.period.since} to ${matched.period.until}`;
  const head = { made_at: new Date().toISOString(), made_by: author, period };
  return { bridge: drawn, tables: reportTables(result, decisions, options), head };
}
