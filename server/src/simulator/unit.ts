// The control unit itself: memory, clock, seeded rows and violations, shared by all calls.
import type { Change } from "./changes.ts";
import { addSeconds, type Clock, createClock } from "./clock.ts";
import { type Codes, codesOf } from "./codes.ts";
import { type Memory, openMemory } from "./memory.ts";
import type { Settings } from "./options.ts";
import { makeImports, makeNotices, makeStockMoves, makeSupplierSales, sdcIdOf } from "./seed.ts";
import { type Body, type BranchState, branchOf, type Device, type FetchedRow } from "./state.ts";

/** Something a caller did that no caller should. */
export interface Violation {
  kind: "concurrent_saves" | "number_reused" | "signed_twice" | "supplier_invoice_twice";
  tin: string;
  bhfId: string;
  detail: string;
  at: string;
}

/** Kinds of rows that can be put in front of a caller. */
type RowKind = "supplierSales" | "imports" | "pendingMoves" | "notices";

/** The unit that all calls work on. */
export interface Unit {
  readonly settings: Settings;
  readonly codes: Codes;
  readonly clock: Clock;
  readonly memory: Memory;
  readonly violations: Violation[];
  /** Branches (`tin/bhfId`) whose device is busy by fault F7. */
  readonly held: Set<string>;
  /** A stamp for a row that changes now, always after every cursor handed out so far. */
  changeStamp(): string;
  /** The cursor of a select's response: now, or later if rows have later times. */
  cursor(): string;
  branch(tin: string, bhfId: string): BranchState;
  commit(change: Change): Promise<void>;
  report(violation: Omit<Violation, "at">): void;
  install(tin: string, bhfId: string, dvcSrlNo: string): Promise<Device>;
  /** Adds rows, or so many made-up ones; fields that a row leaves out are made up. */
  addRows(kind: RowKind, tin: string, bhfId: string, rows: Body[] | number): Promise<void>;
}

function digitsOf(tin: string, bhfId: string): string {
  let sum = 0;
  for (const character of `${tin}/${bhfId}`) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9999999;
  return String(sum + 1).padStart(7, "0");
}

function latestStamp(memory: Memory): string {
  let latest = "";
  const see = (rows: Iterable<FetchedRow>) => {
    for (const { changedAt } of rows) if (changedAt > latest) latest = changedAt;
  };
  see(memory.state.notices);
  for (const items of memory.state.items.values()) see(items.values());
  for (const branch of memory.state.branches.values()) {
    see(branch.supplierSales);
    see(branch.imports);
    see(branch.pendingMoves);
  }
  return latest;
}

/** Opens a unit: reads the kept state, installs the devices of the options, seeds notices. */
export async function openUnit(settings: Settings): Promise<Unit> {
  const clock = createClock(settings.now, settings.timeZone);
  const memory = await openMemory(settings);
  const { state } = memory;
  const violations: Violation[] = [];
  let issued = latestStamp(memory);
  let newest = issued;

  function makeRows(kind: RowKind, tin: string, bhfId: string, count: number, stamp: string): Body[] {
    const seeds = [settings.seed, tin, bhfId];
    if (kind === "notices") return makeNotices(count, state.notices.length + 1, stamp);
    const held = branchOf(state, tin, bhfId)[kind].length;
    // An invoice is reported to one branch: each branch has numbers of its own.
    const number = 801 + held + 1000 * (Number.parseInt(bhfId, 36) || 0);
    if (kind === "supplierSales")
      return makeSupplierSales(settings.country, seeds, count, number, stamp, settings.oddSales);
    if (kind === "imports") return makeImports(settings.country, seeds, count, held, stamp);
    return makeStockMoves(settings.country, tin, bhfId, count, 1 + held, stamp);
  }

  const unit: Unit = {
    settings,
    codes: codesOf(settings.country),
    clock,
    memory,
    violations,
    held: new Set(),
    changeStamp() {
      const now = clock.stamp();
      const stamp = now > issued ? now : addSeconds(issued, 1);
      if (stamp > newest) newest = stamp;
      return stamp;
    },
    cursor() {
      issued = clock.stamp();
      if (newest > issued) issued = newest;
      return issued;
    },
    branch: (tin, bhfId) => branchOf(state, tin, bhfId),
    commit: (change) => memory.commit(change),
    report: (violation) => {
      violations.push({ ...violation, at: clock.stamp() });
    },
    async install(tin, bhfId, dvcSrlNo) {
      const digits = digitsOf(tin, bhfId);
      const { marks } = settings.country;
      const device: Device = {
        dvcSrlNo,
        dvcId: `${tin}${digits.slice(-5)}`,
        sdcId: sdcIdOf(settings.country, `010${digits}`),
        mrcNo: `${marks.mrc}0${digits}`,
        installedAt: clock.stamp(),
      };
      const isNew = branchOf(state, tin, bhfId).device === null;
      await memory.commit({ op: "install", tin, bhfId, device });
      if (isNew) {
        await unit.addRows("supplierSales", tin, bhfId, settings.supplierSales);
        await unit.addRows("imports", tin, bhfId, settings.imports);
      }
      return device;
    },
    async addRows(kind, tin, bhfId, rows) {
      const changedAt = unit.changeStamp();
      const given = typeof rows === "number" ? [] : rows;
      const made = makeRows(kind, tin, bhfId, typeof rows === "number" ? rows : rows.length, changedAt);
      if (made.length === 0) return;
      const fetched = made.map((row, index) => ({ changedAt, row: { ...row, ...given[index] } }));
      if (kind === "notices") await memory.commit({ op: kind, rows: fetched });
      else await memory.commit({ op: kind, tin, bhfId, rows: fetched });
    },
  };

  for (const { tin, bhfId, dvcSrlNo } of settings.devices) {
    if (branchOf(state, tin, bhfId).device === null) await unit.install(tin, bhfId, dvcSrlNo);
  }
  if (state.notices.length === 0) await unit.addRows("notices", "", "", settings.notices);
  return unit;
}
