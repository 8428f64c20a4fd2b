// The unit's memory with its files: applies a change, keeps it on disk if configured, and records accepted saves.
import { join } from "node:path";
import { applyChange, type Change } from "./changes.ts";
import type { LedgerEntry } from "./ledger.ts";
import { emptyState, type UnitState } from "./state.ts";
import { type LineFile, openLines, readSnapshot, readValues, writeSnapshot } from "./storage.ts";

/** The memory of a unit. */
export interface Memory {
  readonly state: UnitState;
  readonly ledger: LedgerEntry[];
  /** Applies a change at once, before the first await; resolves when it is on disk. */
  commit(change: Change): Promise<void>;
  close(): Promise<void>;
}

interface JournalLine {
  seq: number;
  change: Change;
}

/**
 * Opens the memory. With `stateDir`, snapshot and journal are read back and folded into a new snapshot; ledger lines
 * that a crash kept from the ledger file are added to it.
 */
export async function openMemory(files: { stateDir?: string; ledgerFile?: string }): Promise<Memory> {
  const snapshotFile = files.stateDir && join(files.stateDir, "state.json");
  const journalFile = files.stateDir && join(files.stateDir, "journal.jsonl");
  const state = snapshotFile ? await readSnapshot(snapshotFile) : emptyState();
  const ledger: LedgerEntry[] = files.ledgerFile ? await readValues(files.ledgerFile) : [];
  // Without kept state the numbering of entries continues after the file's last entry.
  let witnessed = ledger.at(-1)?.seq ?? 0;
  const missing: LedgerEntry[] = [];
  if (journalFile) {
    for (const line of await readValues<JournalLine>(journalFile)) {
      if (line.seq > state.seq) {
        applyChange(state, line.change);
        state.seq = line.seq;
      }
      if ("entry" in line.change && line.change.entry.seq > witnessed) missing.push(line.change.entry);
    }
  }
  state.seq = Math.max(state.seq, witnessed);
  const journal: LineFile | undefined = journalFile ? await openLines(journalFile) : undefined;
  const witness: LineFile | undefined = files.ledgerFile ? await openLines(files.ledgerFile) : undefined;

  async function testify(entry: LedgerEntry): Promise<void> {
    ledger.push(entry);
    witnessed = entry.seq;
    await witness?.append(JSON.stringify(entry));
  }
  for (const entry of missing) await testify(entry);

  if (snapshotFile && journal) {
    await writeSnapshot(snapshotFile, state);
    await journal.clear();
  }

  async function keep(change: Change, seq: number): Promise<void> {
    await journal?.append(JSON.stringify({ seq, change }));
    if ("entry" in change) await testify(change.entry);
  }

  const pending = new Set<Promise<void>>();
  return {
    state,
    ledger,
    async commit(change) {
      state.seq += 1;
      if ("entry" in change) change.entry.seq = state.seq;
      applyChange(state, change);
      const kept = keep(change, state.seq);
      pending.add(kept);
      try {
        await kept;
      } finally {
        pending.delete(kept);
      }
    },
    async close() {
      await Promise.allSettled(pending);
      if (snapshotFile && journal) {
        await writeSnapshot(snapshotFile, state);
        await journal.clear();
      }
      await journal?.close();
      await witness?.close();
    },
  };
}
