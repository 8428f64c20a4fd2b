// Starts a simulated control unit: in-process for tests, or as a program of its own.

import { createControl } from "./control.ts";
import { type SimulatorOptions, settle } from "./options.ts";
import { createHttp, type RecordedRequest } from "./server.ts";
import type { Simulator } from "./simulator.ts";
import { openSockets, type Sockets } from "./sockets.ts";
import { createSwitches } from "./switches.ts";
import { openUnit } from "./unit.ts";
import { viewOf } from "./view.ts";

export { faultIds, renderFaultTable } from "./faults.ts";
export type { LedgerEntry } from "./ledger.ts";
export type { SimulatorOptions } from "./options.ts";
export type { RecordedRequest } from "./server.ts";
export type { Simulator } from "./simulator.ts";
export type { ActiveFault, FaultSwitch } from "./switches.ts";
export type { Violation } from "./unit.ts";
export type { BranchView, UnitView } from "./view.ts";
export type { WireName } from "./wire-name.ts";

/** Starts a simulator and resolves when it listens. Rejects when the port is taken or a file cannot be opened. */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const settings = settle(options);
  const unit = await openUnit(settings);
  const switches = createSwitches(() => unit.clock.ms());
  const requests: RecordedRequest[] = [];
  let sockets: Sockets | undefined;
  let relisten: NodeJS.Timeout | undefined;
  let closed: Promise<void> | undefined;

  async function closeAll(): Promise<void> {
    clearTimeout(relisten);
    await sockets?.close();
    await unit.memory.close();
  }

  const simulator: Simulator = {
    get url() {
      const host = settings.host.includes(":") ? `[${settings.host}]` : settings.host;
      return `http://${host}:${simulator.port}`;
    },
    get port() {
      return sockets?.port ?? settings.port;
    },
    get state() {
      return viewOf(unit.memory.state);
    },
    violations: unit.violations,
    requests,
    ledger: () => [...unit.memory.ledger],
    async setFault(fault) {
      const active = switches.set(fault);
      if (active.fault === "F1" && active.params.how !== "reset") {
        await sockets?.refuse();
        const forMs = Number(active.params.forMs);
        const accept = () => {
          active.timesLeft = 0;
          void sockets?.listen();
        };
        if (forMs > 0) relisten = setTimeout(accept, forMs);
      } else if (active.fault === "F1" || active.fault === "T6") sockets?.dropIdle();
    },
    async clearFaults() {
      clearTimeout(relisten);
      switches.clear();
      await sockets?.listen();
    },
    faults: () => switches.list(),
    setCounters: (tin, bhfId, counters) => unit.commit({ op: "counters", tin, bhfId, counters }),
    addSupplierSales: (tin, bhfId, rows) => unit.addRows("supplierSales", tin, bhfId, rows),
    addImports: (tin, bhfId, rows) => unit.addRows("imports", tin, bhfId, rows),
    addStockMoves: (tin, bhfId, rows) => unit.addRows("pendingMoves", tin, bhfId, rows),
    addNotices: (rows) => unit.addRows("notices", "", "", rows),
    async setClock(skewMs) {
      unit.clock.skewMs = skewMs;
    },
    async reset() {
      await simulator.clearFaults();
      await unit.commit({ op: "reset" });
      unit.clock.skewMs = 0;
      unit.violations.length = 0;
      requests.length = 0;
      for (const { tin, bhfId, dvcSrlNo } of settings.devices) await unit.install(tin, bhfId, dvcSrlNo);
      await unit.addRows("notices", "", "", settings.notices);
    },
    close() {
      closed ??= closeAll();
      return closed;
    },
  };

  const control = createControl(simulator);
  const http = createHttp({
    unit,
    switches,
    requests,
    control,
    setBusy: (request, isBusy) => sockets?.setBusy(request.socket, isBusy),
  });
  try {
    sockets = await openSockets(http, settings, () => {
      const scope = {
        functionName: "echoTest",
        tin: "",
        bhfId: "",
        identity: "",
        isFollowUp: false,
        raw: "",
      } as const;
      const faults = switches.forCall(scope);
      if (faults.take("F1", ({ how }) => how === "reset")) return "reset";
      return faults.take("T6") ? "hang" : "serve";
    });
  } catch (error) {
    await unit.memory.close();
    throw error;
  }
  return simulator;
}
