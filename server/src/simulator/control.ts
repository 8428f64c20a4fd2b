// The control endpoints, for tests in other processes and for users at a prompt.
import { definitionOf, faultIds } from "./faults.ts";
import type { Control } from "./server.ts";
import type { Simulator } from "./simulator.ts";
import type { Body, Counters } from "./state.ts";
import type { FaultSwitch } from "./switches.ts";

interface RowsRequest {
  tin?: string;
  bhfId?: string;
  /** Rows as the unit would send them. */
  rows?: Body[];
  /** So many made-up rows instead. */
  count?: number;
}

async function read<Shape>(body: () => Promise<string>): Promise<Shape> {
  const text = await body();
  const value: Shape = JSON.parse(text || "{}");
  return value;
}

/** Makes the handler of `/_control/…`. */
export function createControl(simulator: Simulator): Control {
  const done = { ok: true };

  async function addRows(
    body: () => Promise<string>,
    add: (tin: string, bhfId: string, rows: Body[] | number) => Promise<void>,
  ): Promise<typeof done> {
    const { tin = "", bhfId = "", rows, count = 1 } = await read<RowsRequest>(body);
    await add(tin, bhfId, rows ?? count);
    return done;
  }

  return async (method, path, body) => {
    const route = `${method} ${path.slice("/_control/".length)}`;
    switch (route) {
      case "GET faults":
        return { faults: simulator.faults(), known: faultIds.map((id) => ({ id, ...definitionOf(id) })) };
      case "POST faults": {
        const fault = await read<FaultSwitch>(body);
        // The port closes after this response, and must open again without a request.
        const isListener = /^(F1|refused)$/.test(fault.fault) && fault.params?.how !== "reset";
        if (isListener) fault.params = { forMs: 5000, ...fault.params };
        await simulator.setFault(fault);
        return { faults: simulator.faults() };
      }
      case "DELETE faults":
        await simulator.clearFaults();
        return done;
      case "GET state":
        return { ...simulator.state, violations: simulator.violations };
      case "GET ledger":
        return { ledger: simulator.ledger() };
      case "GET violations":
        return { violations: simulator.violations };
      case "GET requests":
        return { requests: simulator.requests };
      case "POST supplier-sales":
        return addRows(body, simulator.addSupplierSales);
      case "POST imports":
        return addRows(body, simulator.addImports);
      case "POST stock-moves":
        return addRows(body, simulator.addStockMoves);
      case "POST notices":
        return addRows(body, (_tin, _bhfId, rows) => simulator.addNotices(rows));
      case "POST clock": {
        const { skewMs = 0 } = await read<{ skewMs?: number }>(body);
        await simulator.setClock(Number(skewMs));
        return done;
      }
      case "POST counters": {
        const {
          tin = "",
          bhfId = "",
          ...counters
        } = await read<{ tin?: string; bhfId?: string } & Partial<Counters>>(body);
        await simulator.setCounters(tin, bhfId, counters);
        return done;
      }
      case "POST reset":
        await simulator.reset();
        return done;
      default:
        return undefined;
    }
  };
}
