// The unit's ledger compared with the rows: numbers without a gap, receipts that rise, one receipt an invoice.
import type { LedgerEntry } from "../../../server/src/simulator/index.ts";
import type { Lane, Row } from "./evidence.ts";

const kinds: Record<LedgerEntry["kind"], string | null> = { sale: "sales", purchase: "purchase", move: null };

export function checkReceipts(
  rows: readonly Row[],
  lanes: readonly Lane[],
  ledger: readonly LedgerEntry[],
  isRestored = false,
): string[] {
  const problems: string[] = [];
  for (const lane of lanes) {
    const device = `${lane.tin}/${lane.bhf_id}`;
    const own = ledger.filter(({ tin, bhfId }) => tin === lane.tin && bhfId === lane.bhf_id);
    for (const kind of ["sale", "purchase", "move"] as const) {
      const entries = own.filter((entry) => entry.kind === kind);
      entries.forEach(({ number }, index) => {
        if (number !== index + 1) problems.push(`${kind} ${index + 1} of ${device} has the number ${number}`);
      });
      const type = kinds[kind];
      if (type === null) continue;
      const invoices = entries.flatMap(({ trdInvcNo }) => trdInvcNo ?? []);
      if (new Set(invoices).size !== invoices.length)
        problems.push(`an invoice of ${device} is in the ledger twice`);
      const successes = rows.filter(
        (row) => row.lane_id === lane.id && row.type === type && row.status === "success",
      );
      const isMissing = isRestored ? successes.length > entries.length : successes.length !== entries.length;
      if (isMissing) {
        problems.push(
          `${device} has ${successes.length} ${type} that succeeded, its ledger has ${entries.length}`,
        );
      }
    }
    // Credit notes are counted apart from sales.
    const notes = new Set(rows.filter((row) => row.receipt_type === "R").map(({ invoice_no }) => invoice_no));
    const last = { sale: 0, note: 0 };
    const receipts = new Map<string, string>();
    for (const { kind, rcptNo, trdInvcNo } of own) {
      if (kind !== "sale" || rcptNo === null) continue;
      const series = notes.has(String(trdInvcNo)) ? "note" : "sale";
      if (rcptNo !== last[series] + 1)
        problems.push(`receipt ${rcptNo} of ${device} follows ${last[series]}`);
      last[series] = rcptNo;
      receipts.set(String(trdInvcNo), String(rcptNo));
    }
    for (const row of rows) {
      if (row.lane_id !== lane.id || row.type !== "sales") continue;
      const signed = receipts.get(row.invoice_no);
      if (row.status === "success" && signed === undefined)
        problems.push(`${row.invoice_no} of ${device} was never signed`);
      if (row.status !== "success" && signed !== undefined) {
        problems.push(`${row.invoice_no} of ${device} is ${row.status}, and has receipt ${signed}`);
      }
      if (row.receipt_no !== null && row.receipt_no !== signed) {
        problems.push(
          `${row.invoice_no} of ${device} has receipt ${row.receipt_no}, the unit gave ${signed}`,
        );
      }
    }
  }
  return problems;
}
